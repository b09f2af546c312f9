"""The API is as it describes itself: schemathesis sends what the description allows and what it forbids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode, checks

from tests.generators import LONG
from tests.server.running import running, set_up

EXAMPLES = 300 if LONG else 25

TABLE = "/api/tables/{table_id}"
ROUTES = [
    ("POST", "/api/tables"),
    ("GET", "/api/games"),
    ("GET", "/healthz"),
    ("GET", TABLE),
    ("GET", TABLE + "/record"),
    *(("POST", f"{TABLE}/{what}") for what in ("steps", "undo", "seat", "plan", "rematch", "next", "sit")),
    *(("POST", f"/api/{what}") for what in ("records", "records/tables", "analysis", "score")),
    *(("GET", f"{TABLE}/{what}") for what in ("sheet", "outlook", "advice")),
]
# What a description allows, a game may still forbid; and a wrong id that we replace by a right one is wrong no more.
# That a key is needed is tested by hand: the check would take away a header that it had put there itself.
NOT_MEANT = [checks.positive_data_acceptance, checks.ignored_auth]
NOT_MEANT_IF_KNOWN = [*NOT_MEANT, checks.negative_data_rejection]
TOO_LONG = 413
ENDLESS = TABLE + "/events"  # tested by hand


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(str(tmp_path_factory.mktemp("described") / "tables.sqlite")) as address:
        yield address


@pytest.fixture(scope="module")
def table(server: str) -> dict[str, Any]:
    return set_up(server, "human", "human")


@pytest.fixture(scope="module")
def described(server: str) -> Any:
    return schemathesis.openapi.from_url(server + "/api/openapi.json")


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_every_answer_is_one_that_the_description_has(
    described: Any, table: dict[str, Any], method: str, path: str, mode: GenerationMode
) -> None:
    if mode == GenerationMode.NEGATIVE and path in ("/api/games", "/healthz"):
        pytest.skip("it takes nothing, so nothing can be wrong with it")
    keys = [place["key"] for place in [*table["seats"], table["spectator"]]]

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(described[path][method].as_strategy(generation_mode=mode), st.booleans(), st.sampled_from(keys))
    def sent(case: Any, known: bool, key: str) -> None:
        excluded = NOT_MEANT
        if "{table_id}" in path and known:  # a table that exists, so that the request gets past the door
            case.path_parameters["table_id"] = table["id"]
            excluded = NOT_MEANT_IF_KNOWN
        answer = case.call(headers={"authorization": f"Bearer {key}"}, timeout=30)
        if answer.status_code == TOO_LONG:  # refused before it was read, which the check does not count as refused
            excluded = NOT_MEANT_IF_KNOWN
        case.validate_response(answer, excluded_checks=excluded)

    sent()


def test_the_description_names_every_route_of_the_api(server: str) -> None:
    paths = httpx.get(server + "/api/openapi.json").json()["paths"]
    assert set(paths) == {ENDLESS, *(path for _, path in ROUTES)}
