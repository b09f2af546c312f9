"""Over HTTP: hot seats, going on from a record, handing over, planning, playing again; and how much one may ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from heliopolis.locales import LANGUAGES, Catalogue
from heliopolis.server.service import Service, serve
from heliopolis.server.settings import Settings
from heliopolis.server.store import Entry, Store
from tests.generators import ROOT
from tests.server.running import Guest, guests, running, set_up

RECORD = (ROOT / "docs/pictures/game.record").read_text(encoding="utf-8")
LENGTH = 320  # steps that the tests go on from
SEATS = [{"player": "human"}] * 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(str(tmp_path_factory.mktemp("server") / "tables.sqlite")) as address:
        yield address


def post(guest: Guest, what: str, **body: Any) -> httpx.Response:
    return guest.client.post(f"{guest.path}/{what}", json=body)


# One key for all people


def test_at_a_hot_seat_all_people_have_one_key(server: str) -> None:
    created = set_up(server, "human", "random", "human", hot_seat=True)
    assert [place["seat"] for place in created["seats"]] == [0, 2]
    assert len({place["key"] for place in created["seats"]}) == 1
    assert created["spectator"]["key"] != created["seats"][0]["key"]
    everybody, _, spectator = guests(server, created)
    assert everybody.see()["table"]["mine"] == [0, 2]
    assert spectator.see()["table"]["mine"] == []
    assert spectator.see()["table"]["seat"] is None


def test_a_hot_seat_plays_for_everybody_and_follows_the_one_to_move(server: str) -> None:
    everybody = guests(server, set_up(server, "human", "human", hot_seat=True))[0]
    with everybody.client.stream("GET", everybody.path + "/events", headers={"accept": "application/x-ndjson"}) as told:
        lines = (httpx.Response(200, text=line).json() for line in told.iter_lines() if line)
        for _ in range(6):
            news = next(lines)
            assert news["table"]["seat"] == news["table"]["actor"]
            assert everybody.step(news["at"], news["table"]["legal"][0]).status_code == 200


@pytest.mark.parametrize(
    ("players", "more", "hints"),
    [
        (("human", "random"), {}, True),
        (("human", "human"), {}, False),
        (("human", "human"), {"hot_seat": True}, False),
        (("human", "human"), {"hints": True}, True),
        (("human", "random"), {"hints": False}, False),
    ],
)
def test_hints_are_given_where_one_person_plays_unless_somebody_says_otherwise(
    server: str, players: tuple[str, ...], more: dict[str, bool], hints: bool
) -> None:
    spectator = guests(server, set_up(server, *players, **more))[-1]
    assert spectator.see()["table"]["hints"] is hints


# Playing on from a record


def play_on(server: str, **wish: Any) -> httpx.Response:
    return httpx.post(server + "/api/records/tables", json={"record": RECORD, "at": LENGTH, "seats": SEATS, **wish})


def test_a_table_goes_on_from_a_position_of_a_record(server: str) -> None:
    answer = play_on(server)
    assert answer.status_code == 201, answer.text
    first, *_, spectator = guests(server, answer.json())
    news = spectator.see(at=0)
    record = spectator.client.get(spectator.path + "/record").text.split()
    assert news["table"]["steps"] == news["at"] >= LENGTH
    kept = [entry["entry"] for entry in news["entries"]][:LENGTH]
    assert kept == RECORD.split("\n\n", 1)[1].split()[:LENGTH]
    assert record[record.index(kept[0]) :][:LENGTH] == kept
    actor = news["table"]["actor"]
    me = guests(server, answer.json())[actor]
    assert me.step(news["at"], me.see()["table"]["legal"][0]).status_code == 200
    assert first.see()["table"]["undo"]


def test_seats_keep_the_names_of_the_record_unless_they_get_others(server: str) -> None:
    seats = [{"player": "human"}, {"player": "random", "name": "Robot"}, {"player": "human"}]
    names = [
        player["name"] for player in guests(server, play_on(server, seats=seats).json())[-1].see()["table"]["players"]
    ]
    given = RECORD.split("players: ")[1].split("\n")[0].split(", ")
    assert names == [given[0], "Robot", given[2]]


@pytest.mark.parametrize(
    ("wish", "status", "error"),
    [
        ({"at": None}, 422, "error-record-over"),
        ({"at": 100_000}, 422, "error-record-short"),
        ({"seats": SEATS[:2]}, 422, "error-record-seats"),
        ({"seats": [{"player": "search:1h"}] * 3}, 422, "error-player"),
        ({"seats": [{"player": "human", "name": "A, B"}] * 3}, 422, "error-name"),
        ({"record": "nonsense"}, 422, "error-record-no-header"),
        ({"record": RECORD.replace("draw", "jump", 1)}, 422, "error-record-step"),
        ({"record": ""}, 422, "error-record-key-missing"),
        ({"at": -1}, 400, "error-body"),
    ],
)
def test_what_cannot_be_played_on_is_refused_with_the_reason(
    server: str, wish: dict[str, Any], status: int, error: str
) -> None:
    answer = play_on(server, **wish)
    assert (answer.status_code, answer.json()["error"]) == (status, error)


def test_a_record_may_be_broken_after_the_position_that_is_played_on(server: str) -> None:
    header, steps = RECORD.split("\n\n", 1)
    kept = " ".join(steps.split()[:10])
    assert play_on(server, record=f"{header}\n\n{kept} jump", at=10).status_code == 201


# Bots, plans, rematch


def test_a_seat_is_handed_over_and_taken_back(server: str) -> None:
    me, other, spectator = guests(server, set_up(server, "human", "human"))
    at = me.see()["at"]
    news = post(me, "seat", at=at, seat=0, player="random").json()
    assert news["entries"][0]["entry"] == "seat 0 random"
    assert news["table"]["players"][0] == {"name": "Player 1", "player": "random", "person": False}
    assert post(other, "seat", at=at, seat=1, player="random").status_code == 409
    assert post(spectator, "seat", at=at, seat=1, player="random").json()["error"] == "error-spectator"
    at = me.see()["at"]
    while post(me, "seat", at=at, seat=0, player="human").status_code == 409:
        at = me.see()["at"]
    assert spectator.see()["table"]["players"][0]["person"]


def test_a_plan_is_seen_by_its_owner_alone(server: str) -> None:
    me, other, spectator = guests(server, set_up(server, "human", "human"))
    assert post(me, "plan", plan="bid:9").json()["table"]["plan"] == "bid:9"
    assert me.see()["table"]["plan"] == "bid:9"
    assert {guest.see()["table"]["plan"] for guest in (other, spectator)} == {None}
    assert post(me, "plan", plan="jump").json()["error"] == "error-plan"
    assert post(spectator, "plan", plan="pass").status_code == 403
    assert post(me, "plan", plan="").json()["table"]["plan"] is None


@pytest.fixture(scope="module")
def over(server: str) -> dict[str, Any]:
    """A table of three people whose game is over."""
    return played_to_the_end(server)


def played_to_the_end(server: str) -> dict[str, Any]:
    steps = RECORD.split("\n\n", 1)[1].split()
    created: dict[str, Any] = play_on(server, at=len(steps) - 1).json()
    while not (table := (news := guests(server, created)[-1].see())["table"])["over"]:
        me = guests(server, created)[table["actor"]]
        me.step(news["at"], me.see()["table"]["legal"][0])
    return created


def test_a_rematch_is_opened_by_the_same_keys(server: str, over: dict[str, Any]) -> None:
    people = guests(server, over)
    assert post(people[-1], "rematch", at=0).status_code == 403
    answers = [post(guest, "rematch", at=guest.see()["at"]) for guest in people[:-1]]
    tables = {answer.json()["table"]["next"] for answer in answers}
    assert [answer.status_code for answer in answers] == [200] * 3
    assert len(tables) == 1
    again = guests(server, {**over, "id": tables.pop()})
    assert [guest.see()["table"]["seat"] for guest in again] == [0, 1, 2, None]


def test_a_browser_goes_to_the_rematch_with_the_cookie_it_has(server: str, over: dict[str, Any]) -> None:
    post(guests(server, over)[0], "rematch", at=guests(server, over)[0].see()["at"])
    path = f"/api/tables/{over['id']}"
    with httpx.Client(base_url=server) as browser:
        assert browser.post(path + "/next").status_code == 401
        browser.post(path + "/sit", json={"key": over["seats"][1]["key"]})
        answer = browser.post(path + "/next")
        next_id = answer.json()["table"]["id"]
        assert answer.status_code == 200
        assert f"path=/api/tables/{next_id}" in answer.headers["set-cookie"].lower()
        assert "httponly" in answer.headers["set-cookie"].lower()
        assert browser.get(f"/api/tables/{next_id}").json()["table"]["seat"] == 1


def test_before_a_rematch_there_is_no_next_table(server: str) -> None:
    me = guests(server, set_up(server, "human", "human"))[0]
    assert post(me, "rematch", at=me.see()["at"]).json()["error"] == "error-not-over"
    answer = me.client.post(me.path + "/next")
    assert (answer.status_code, answer.json()["error"]) == (404, "error-no-rematch")


# Who may ask for how much


def test_without_a_key_of_it_no_table_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = str(tmp_path / "tables.sqlite")
    with running(db) as address:
        created = set_up(address, "human", "human")
    read: list[str] = []
    log = Store.log

    def noted(store: Store, table_id: str, after: int = 0) -> list[Entry]:
        read.append(table_id)
        return log(store, table_id, after)

    monkeypatch.setattr(Store, "log", noted)
    with running(db) as address:
        assert Guest(address, created["id"]).client.get(f"/api/tables/{created['id']}").status_code == 401
        assert Guest(address, key="wrong").client.get(f"/api/tables/{created['id']}").status_code == 403
        assert read == []
        guests(address, created)[0].see()
        assert read == [created["id"]]


def test_who_keeps_bots_busy_at_many_tables_must_wait_before_setting_up_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.routes.MOST_BUSY", 2)
    monkeypatch.setattr("heliopolis.server.tables.Tables._go_on", lambda *_: None)  # the bots never come to an end
    bots, people = [{"player": "random"}] * 3, SEATS
    with running(str(tmp_path / "tables.sqlite"), rate=1000.0) as address:

        def status(seats: list[dict[str, str]]) -> int:
            return httpx.post(address + "/api/tables", json={"game": "ra", "seats": seats}).status_code

        assert [status(bots) for _ in range(3)] == [201, 201, 429]
        assert status(people) == 201


def test_a_rematch_counts_as_a_new_table_for_whoever_asks_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cost = "heliopolis.server.routes.TABLE_COST"
    monkeypatch.setattr(cost, 600.0)
    with running(str(tmp_path / "tables.sqlite"), rate=0.1, burst=1000.0) as address:
        over = played_to_the_end(address)
        first, second, *_ = guests(address, over)
        at = first.see()["at"]
        refused = post(first, "rematch", at=at)
        assert (refused.status_code, refused.json()["error"]) == (429, "error-too-many")
        assert int(refused.headers["retry-after"]) > 60
        assert first.see()["at"] == at
        monkeypatch.setattr(cost, 300.0)
        assert post(first, "rematch", at=at).status_code == 200
        assert post(second, "rematch", at=at).status_code == 200


def test_all_languages_are_read_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from heliopolis.locales import catalogue

    made: list[str] = []
    read = Catalogue.__init__

    def reading(self: Catalogue, language: str) -> None:
        made.append(language)
        read(self, language)

    catalogue.cache_clear()
    monkeypatch.setattr(Catalogue, "__init__", reading)
    with running(str(tmp_path / "tables.sqlite")):
        pass
    assert set(made) == set(LANGUAGES)


def test_a_server_searches_for_garbage_only_among_what_came_after_its_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[set[str]] = []
    made: list[str] = []
    monkeypatch.setattr("heliopolis.server.app.warm", lambda: made.extend(LANGUAGES))
    monkeypatch.setattr("gc.freeze", lambda: read.append(set(made)))
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr(Service, "run", lambda service: asyncio.run(_lived(service)))
    monkeypatch.setattr("heliopolis.server.logs.begin", lambda _: None)
    serve(Settings(db=str(tmp_path / "tables.sqlite"), port=0), lambda _: None)
    assert read == [set(LANGUAGES)]


async def _lived(service: Service) -> None:
    async with service.application.api.router.lifespan_context(service.application.api):
        pass
