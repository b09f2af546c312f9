"""Studying games over the API: records told, analysed and scored; a table's sheet, outlook and advice."""

# ruff: noqa: RUF001 - the Russian sentences are meant to be in Cyrillic

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import httpx
import pytest

from heliopolis.cli import main
from heliopolis.ra.position import ITEMS
from heliopolis.record import Record, read, write
from heliopolis.server.analysts import MOST_OF_ONE, Analysts, Closed
from heliopolis.server.app import Application
from heliopolis.server.bots import COMMAND, BotTrouble
from tests.generators import RECORDS, ROOT
from tests.server.running import PATIENCE, Guest, guests, running, set_up

GAME = (ROOT / "docs/pictures/game.record").read_text(encoding="utf-8")
LONGEST = 65536


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(str(tmp_path_factory.mktemp("study") / "tables.sqlite")) as address:
        yield address


@pytest.fixture(scope="module")
def client(server: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server, timeout=60) as client:
        yield client


def first(steps: int) -> str:
    """The beginning of the game."""
    record = read(GAME)
    return write(replace(record, steps=record.steps[:steps], result=None))


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.02)


# Records


def told(client: httpx.Client, record: str, **headers: str) -> dict[str, Any]:
    answer = client.post("/api/records", json={"record": record}, headers=headers)
    assert answer.status_code == 200, answer.text
    retold: dict[str, Any] = answer.json()
    return retold


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.record")), ids=lambda path: path.stem)
def test_a_record_is_told_position_by_position(client: httpx.Client, path: Any) -> None:
    record = read(path.read_bytes())
    answer = told(client, path.read_text(encoding="utf-8"))
    state = record.start()
    for step, position, actor, legal in zip(
        answer["steps"], answer["positions"], answer["actors"], answer["legal"], strict=False
    ):
        assert position == state.as_dict()
        assert step["step"] in legal
        assert step["actor"] == (None if actor == "chance" else actor)
        state.apply(record.steps[step["n"] - 1])
    assert answer["positions"][-1] == state.as_dict()
    assert (answer["actors"][-1], answer["legal"][-1]) == (None, [])
    assert len(answer["steps"]) + 1 == len(answer["positions"]) == len(answer["actors"]) == len(answer["legal"])
    assert (answer["over"], answer["winners"], answer["scores"]) == (True, state.winners(), state.scores())
    assert answer["players"] == list(record.players)
    assert answer["stopped"] is None


def test_a_record_is_not_read_where_others_would_wait_for_it(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("heliopolis.server.retelling.retold")  # the server of these tests is a thread of ours
    monkeypatch.delattr("heliopolis.server.thinker.retold")
    assert told(client, GAME)["over"]


def test_a_record_that_nobody_can_read_now_is_refused(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heliopolis.server.service.Application", partial(Application, thinker=("no-such-program",)))
    with running(str(tmp_path / "tables.sqlite")) as address:
        answer = httpx.post(address + "/api/records", json={"record": GAME})
        assert (answer.status_code, answer.json()["error"]) == (503, "error-no-thought")


def test_a_record_is_told_with_what_happened_and_with_its_scoring_sheet(client: httpx.Client) -> None:
    answer = told(client, GAME)
    happened = [event["key"] for step in answer["steps"] for event in step["happened"]]
    assert happened.count("event-epoch-ra") + happened.count("event-epoch-suns") == 3
    assert [epoch["epoch"] for epoch in answer["sheet"]["epochs"]] == [1, 2, 3]
    last = answer["sheet"]["epochs"][-1]
    assert [row["score"] for row in last["rows"]] == answer["scores"]
    assert {"key", "facts"} == set(last["why"][0]["pharaohs"])


def test_the_places_to_stop_at_are_named(client: httpx.Client) -> None:
    answer = told(client, GAME)
    assert [answer["positions"][at]["epoch"] for at in answer["marks"]["epochs"]] == [1, 2, 3]
    assert {answer["positions"][at]["phase"] for at in answer["marks"]["turns"]} == {"turn"}
    assert {answer["positions"][at]["phase"] for at in answer["marks"]["auctions"]} == {"auction"}


def test_a_broken_record_is_told_up_to_what_is_wrong(client: httpx.Client) -> None:
    answer = told(client, first(20) + "bid:99\n", **{"accept-language": "pl"})
    assert len(answer["steps"]) == 20
    assert answer["stopped"]["step"] == 21
    assert answer["stopped"]["error"] == "error-record-step"
    assert "bid:99" in answer["stopped"]["message"]
    assert answer["stopped"]["line"] == first(20).count("\n") + 1
    assert answer["stopped"]["column"] == 1
    assert not answer["over"]


@pytest.mark.parametrize("record", ["", "nothing", "heliopolis: 2\n", GAME.replace("game: ra", "game: chess")])
@pytest.mark.parametrize("path", ["/api/records", "/api/analysis"])
def test_what_is_no_record_is_refused_with_the_reason(client: httpx.Client, path: str, record: str) -> None:
    answer = client.post(path, json={"record": record})
    assert answer.status_code == 422
    assert answer.json()["error"].startswith("error-record")


def test_a_long_answer_is_compressed_for_those_who_can_read_it(client: httpx.Client) -> None:
    plain = client.post("/api/records", json={"record": GAME}, headers={"accept-encoding": "gzip;q=0, identity"})
    packed = client.post("/api/records", json={"record": GAME}, headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 10
    assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"
    assert plain.json() == packed.json()


def test_only_where_a_record_belongs_a_body_may_be_long(client: httpx.Client) -> None:
    def status(path: str, length: int) -> int:
        body = b'{"record": "%b"}' % (b"x" * (length - 14))
        return client.post(path, content=body, headers={"content-type": "application/json"}).status_code

    assert [status(path, LONGEST) for path in ("/api/records", "/api/analysis")] == [422, 422]
    assert [status(path, LONGEST + 1) for path in ("/api/records", "/api/records/tables", "/api/analysis")] == [413] * 3
    assert [status(path, 4097) for path in ("/api/score", "/api/tables", "/api/recordsx")] == [413] * 3


# Analysis


def lines(client: httpx.Client, record: str, quality: str = "fast", **headers: str) -> list[dict[str, Any]]:
    with client.stream("POST", "/api/analysis", json={"record": record, "quality": quality}, headers=headers) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/x-ndjson"
        return [json.loads(line) for line in answer.iter_lines()]


def test_an_analysis_tells_how_far_it_is_and_then_what_the_command_tells(
    client: httpx.Client, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.record"
    record.write_text(first(60), encoding="utf-8")
    *progress, last = lines(client, first(60))
    main(["analyse", str(record), "--quality", "fast", "--json", "--lang", "en"])
    command = json.loads(capsys.readouterr().out)
    for step in command["steps"]:
        if "reasons" in step:
            step["reasons"] = [reason["text"] for reason in step["reasons"]]
    done = [line["done"] for line in progress]
    assert done == sorted(done)
    assert (done[0], done[-1]) == (0, 60)
    assert {line["of"] for line in progress} == {60}
    assert last["moments"] == command["steps"]
    assert last["sides"] == command["players"]
    assert last["turning_points"] == command["turning_points"]


def test_reasons_are_sentences_in_the_language_asked_for(client: httpx.Client) -> None:
    (*_, last) = lines(client, first(30), **{"accept-language": "ru"})
    said = [reason for moment in last["moments"] for reason in moment.get("reasons", [])]
    assert said
    assert all(re.search("[а-я]", reason) for reason in said)


def test_progress_reaches_the_client_at_once_also_when_compressed(client: httpx.Client) -> None:
    wish = {"record": GAME, "quality": "normal"}
    with client.stream("POST", "/api/analysis", json=wish, headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        line = next(answer.iter_lines())
    assert json.loads(line)["done"] == 0


def test_a_game_that_has_hardly_begun_and_a_broken_one_are_analysed_so_far(client: httpx.Client) -> None:
    assert lines(client, first(0))[-1]["moments"] == []
    assert len(lines(client, first(10) + "bid:99")[-1]["moments"]) == 10


def _analyses(client: httpx.Client) -> int:
    found = re.search(r"^heliopolis_analyses (\d+)", client.get("/metrics").text, re.MULTILINE)
    assert found
    return int(found[1])


def test_an_analysis_ends_when_its_client_goes_away_and_bots_play_on_meanwhile(
    server: str, client: httpx.Client
) -> None:
    wait_until(lambda: _analyses(client) == 0)
    with client.stream("POST", "/api/analysis", json={"record": GAME}) as answer:
        listening = answer.iter_lines()
        next(listening)
        assert _analyses(client) == 1
        created = set_up(server, "human", "random", "random")
        (person, _) = guests(server, created)
        wait_until(lambda: person.see()["table"]["actor"] == 0)
    wait_until(lambda: _analyses(client) == 0)


def test_one_address_may_have_only_a_few_analyses_under_way(client: httpx.Client) -> None:
    wait_until(lambda: _analyses(client) == 0)
    wish = {"record": GAME}
    with client.stream("POST", "/api/analysis", json=wish), client.stream("POST", "/api/analysis", json=wish) as last:
        listening = last.iter_lines()
        next(listening)
        assert _analyses(client) == MOST_OF_ONE == 2
        refused = client.post("/api/analysis", json=wish)
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) > 0


# The processes that analyse

# Tells of progress until it is killed, except for a game of one step.
FAKE = """
import json, sys, time
for line in sys.stdin:
    question = json.loads(line)
    steps = question["steps"].split()
    if {how!r} == "crash":
        sys.exit(1)
    if {how!r} == "trouble":
        print(json.dumps({{"trouble": "no idea"}}), flush=True)
        continue
    for done in range(1, 1000 if len(steps) > 1 else 2):
        print(json.dumps({{"done": done, "of": len(steps)}}), flush=True)
        time.sleep(0.01)
    print(json.dumps({{"moments": []}}), flush=True)
"""
ONE_STEP = replace(read(GAME), steps=read(GAME).steps[:1], result=None)
LONG_GAME = read(GAME)


def fake(how: str = "") -> tuple[str, ...]:
    return (sys.executable, "-c", FAKE.format(how=how))


async def all_of(analysts: Analysts, record: Record, who: str = "Ann") -> list[dict[str, Any]]:
    return [json.loads(line) async for line in analysts.analyse(who, record, "en", 1)]


def test_a_process_is_killed_when_nobody_listens_and_the_next_one_is_served() -> None:
    async def asked() -> None:
        analysts = Analysts(1, asyncio.Event(), fake())
        listening = analysts.analyse("Ann", LONG_GAME, "en", 1)
        for _ in range(3):
            await anext(listening)
        process = analysts._all[0]._process
        assert process is not None
        await listening.aclose()  # type: ignore[attr-defined]  # an async generator, as a response uses it
        assert len(analysts) == 0
        assert await process.wait() != 0
        assert (await all_of(analysts, ONE_STEP))[-1] == {"moments": []}
        await analysts.end()

    asyncio.run(asked())


def test_who_waits_for_a_process_gets_signs_of_life_and_then_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heliopolis.server.analysts.LIFE_SECONDS", 0.05)

    async def asked() -> list[dict[str, Any]]:
        analysts = Analysts(1, asyncio.Event(), fake())
        first = analysts.analyse("Ann", LONG_GAME, "en", 1)
        await anext(first)
        await anext(first)
        second = asyncio.create_task(all_of(analysts, ONE_STEP, "Bob"))
        await asyncio.sleep(0.3)
        await first.aclose()  # type: ignore[attr-defined]
        found = await second
        await analysts.end()
        return found

    found = asyncio.run(asked())
    assert found.count({"done": 0, "of": 1}) > 2
    assert found[-1] == {"moments": []}


def test_who_goes_away_while_waiting_takes_no_process_along() -> None:
    async def asked() -> None:
        analysts = Analysts(1, asyncio.Event(), fake())
        first = analysts.analyse("Ann", LONG_GAME, "en", 1)
        await anext(first)
        await anext(first)
        waiting = asyncio.create_task(all_of(analysts, ONE_STEP, "Bob"))
        await asyncio.sleep(0.1)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await first.aclose()  # type: ignore[attr-defined]
        assert (await all_of(analysts, ONE_STEP))[-1] == {"moments": []}
        await analysts.end()

    asyncio.run(asked())


@pytest.mark.parametrize("how", ["crash", "trouble"])
def test_a_process_that_fails_is_told_and_the_next_one_is_served(how: str) -> None:
    async def asked() -> None:
        analysts = Analysts(1, asyncio.Event(), fake(how))
        for _ in range(2):
            with pytest.raises(BotTrouble):
                await all_of(analysts, LONG_GAME)
        await analysts.end()

    asyncio.run(asked())


def test_all_analyses_end_when_the_server_is_about_to_stop() -> None:
    async def asked() -> None:
        closing = asyncio.Event()
        analysts = Analysts(1, closing, fake())
        under_way = [asyncio.create_task(all_of(analysts, LONG_GAME)) for _ in range(2)]
        await asyncio.sleep(0.3)
        closing.set()
        ends = await asyncio.gather(*under_way, return_exceptions=True)
        assert [type(end) for end in ends] == [Closed, Closed]
        await analysts.end()

    asyncio.run(asked())


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no priorities")
def test_a_process_that_analyses_lets_others_go_first() -> None:
    async def asked() -> int:
        analysts = Analysts(1, asyncio.Event(), COMMAND)
        await all_of(analysts, ONE_STEP)
        process = analysts._all[0]._process
        assert process is not None
        priority = os.getpriority(os.PRIO_PROCESS, process.pid)
        await analysts.end()
        return priority

    assert asyncio.run(asked()) > os.getpriority(os.PRIO_PROCESS, 0)


# The score pad


def score(client: httpx.Client, **wish: Any) -> httpx.Response:
    return client.post("/api/score", json={"game": "ra", **wish})


def test_a_real_table_is_scored_item_by_item_with_reasons(client: httpx.Client) -> None:
    holdings = [
        {"tiles": {"nile": 3, "flood": 1, "god": 2}, "suns": [9, 6, 2], "score": 21},
        {"tiles": {"pharaoh": 1}, "suns": [], "score": 10},
    ]
    answer = score(client, epoch=1, holdings=holdings).json()
    assert [tuple(row.values()) for row in answer["rows"]] == [
        (0, 4, 0, 4, -2, -5, 0, 0, 1, 22),
        (1, 0, 0, 0, 5, -5, 0, 0, 0, 10),
    ]
    assert list(answer["rows"][0]) == ["seat", *ITEMS, "total", "score"]
    assert answer["why"][0]["river"] == {"key": "why-river", "facts": {"floods": 1, "niles": 3, "points": 4}}
    assert answer["winners"] == []


def test_after_the_last_epoch_the_winner_is_told_and_a_mild_end_is_mild(client: httpx.Client) -> None:
    holdings = [{"tiles": {}, "suns": [9, 6, 5, 2]}, {"tiles": {"gold": 1}, "suns": [8, 7, 4, 1]}]
    hard, mild = (score(client, epoch=3, mild_end=end, holdings=holdings).json() for end in (False, True))
    assert [row["suns"] for row in hard["rows"]] == [5, -5]
    assert [row["suns"] for row in mild["rows"]] == [5, 0]
    assert hard["winners"] == mild["winners"] == [0]


@pytest.mark.parametrize(
    "wish",
    [
        {"epoch": 1, "holdings": [{"tiles": {}}]},
        {"epoch": 4, "holdings": [{"tiles": {}}, {"tiles": {}}]},
        {"epoch": 1, "holdings": [{"tiles": {"god": 9}}, {"tiles": {}}]},
        {"epoch": 1, "holdings": [{"tiles": {"war": 1}}, {"tiles": {}}]},
        {"epoch": 3, "holdings": [{"tiles": {}}, {"tiles": {}}]},
        {"epoch": 3, "holdings": [{"tiles": {}, "suns": [9, 6, 5, 2]}, {"tiles": {}, "suns": [9, 7, 4, 3]}]},
        {"epoch": 1, "holdings": [{"tiles": {}, "suns": [99]}, {"tiles": {}}]},
    ],
)
def test_what_no_table_can_show_is_refused_in_words(client: httpx.Client, wish: dict[str, Any]) -> None:
    answer = score(client, **wish)
    assert answer.status_code == 400
    assert answer.json()["message"]


def test_a_game_that_we_do_not_have_cannot_be_scored(client: httpx.Client) -> None:
    assert client.post("/api/score", json={"game": "go", "epoch": 1, "holdings": [{"tiles": {}}]}).status_code == 422


# At a table


def see(guest: Guest, what: str, status: int = 200, language: str = "en") -> dict[str, Any]:
    answer = guest.client.get(f"{guest.path}/{what}", headers={"accept-language": language})
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("what", ["sheet", "outlook", "advice"])
def test_nobody_studies_a_table_without_a_key_of_it(server: str, what: str) -> None:
    created = set_up(server, "human", "human")
    assert see(Guest(server, created["id"]), what, 401)["error"] == "error-key-missing"
    assert see(Guest(server, created["id"], "wrong"), what, 403)["error"] == "error-key"


def one_epoch(address: str, **more: Any) -> list[Guest]:
    """Everybody at a table of two at which the first epoch has just been scored."""
    created = set_up(address, "human", "human", options={"ras": "7"}, **more)
    *people, spectator = guests(address, created)
    while (table := spectator.see()["table"])["view"]["epoch"] == 1:
        seat, at = table["actor"], spectator.see()["at"]
        legal = people[seat].see()["table"]["legal"]
        people[seat].step(at, "ra" if "ra" in legal else max(legal))
    return [*people, spectator]


def test_a_sheet_shows_a_seat_its_own_points_and_a_spectator_none(server: str) -> None:
    ann, bob, spectator = one_epoch(server)
    for guest, shown in ((ann, [True, False]), (bob, [False, True]), (spectator, [False, False])):
        (epoch,) = see(guest, "sheet")["epochs"]
        assert [row is not None for row in epoch["rows"]] == shown
        assert [why is not None for why in epoch["why"]] == shown
    happened = [event for entry in ann.see(at=0)["entries"] for event in entry["happened"] if "points" in event]
    assert [[why is not None for why in event["why"]] for event in happened] == [[True, False]]


def test_at_a_hot_seat_a_sheet_shows_the_points_of_the_seat_that_looks_and_of_no_other(server: str) -> None:
    device, _, spectator = one_epoch(server, hot_seat=True)
    for seat, shown in ((0, [True, False]), (1, [False, True])):
        (epoch,) = see(device, f"sheet?seat={seat}")["epochs"]
        assert [row is not None for row in epoch["rows"]] == shown
    assert see(device, "sheet?seat=2", 403)["error"] == "error-seat-not-yours"
    assert see(spectator, "sheet?seat=0", 403)["error"] == "error-seat-not-yours"


def test_with_open_scores_a_sheet_shows_everything(server: str) -> None:
    (epoch,) = see(one_epoch(server, open_scores=True)[2], "sheet")["epochs"]
    assert None not in [*epoch["rows"], *epoch["why"]]
    assert epoch["rows"][0]["score"] == 10 + epoch["rows"][0]["total"]


def test_an_outlook_is_the_same_for_all_and_tells_what_is_in_the_bag(server: str) -> None:
    ann, bob, spectator = one_epoch(server)
    told = see(ann, "outlook")
    assert told == see(bob, "outlook") == see(spectator, "outlook")
    bag = spectator.see()["table"]["view"]["bag"]
    assert {tile: count for tile, count in told["bag"].items() if count} == bag
    assert told["ra_chance"] == pytest.approx(bag["ra"] / sum(bag.values()))
    assert len(told["track_worth"]) == 2


def to_move(address: str, **more: Any) -> tuple[Guest, Guest]:
    """A person who has the move against a bot, and a spectator."""
    created = set_up(address, "human", "random", **more)
    person, spectator = guests(address, created)
    wait_until(lambda: person.see()["table"]["actor"] == 0)
    return person, spectator


def test_who_has_the_move_gets_advice_with_reasons(server: str) -> None:
    person, _ = to_move(server)
    legal = person.see()["table"]["legal"]
    advice = see(person, "advice")
    assert advice["best"] in legal
    assert [choice["step"] for choice in advice["choices"]] == legal
    assert 0.5 <= advice["confidence"] <= 1
    assert sum(advice["choices"][0]["wins"]) == pytest.approx(1, abs=1e-3)
    russian = see(person, "advice", language="ru")
    assert [re.search("[а-я]", reason) is not None for reason in russian["reasons"]] == [True] * len(advice["reasons"])


def test_advice_tells_nothing_of_hidden_scores(server: str) -> None:
    hidden, shown = (to_move(server, open_scores=shown)[0] for shown in (False, True))
    assert {choice["scores"][1] for choice in see(hidden, "advice")["choices"]} == {None}
    assert None not in [score for choice in see(shown, "advice")["choices"] for score in choice["scores"]]


def test_nobody_but_who_has_the_move_gets_advice(server: str) -> None:
    _, spectator = to_move(server)
    assert see(spectator, "advice", 403)["error"] == "error-spectator"
    created = set_up(server, "human", "human", hints=True)
    *people, watching = guests(server, created)
    waiting = people[1 - watching.see()["table"]["actor"]]
    assert see(waiting, "advice", 403)["error"] == "error-not-your-turn"


def test_where_hints_are_not_allowed_there_is_no_advice(server: str) -> None:
    person, _ = to_move(server, hints=False)
    assert see(person, "advice", 403)["error"] == "error-no-hints"


# Limits


def test_what_costs_more_counts_more(tmp_path: Any) -> None:
    with (
        running(str(tmp_path / "tables.sqlite"), rate=1.0, burst=60.0) as address,
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        assert client.post("/api/analysis", json={"record": first(5), "quality": "fast"}).status_code == 200
        assert client.post("/api/analysis", json={"record": first(5), "quality": "fast"}).status_code == 429
        assert client.post("/api/records", json={"record": first(5)}).status_code == 200
        assert client.get("/api/games").status_code == 200


def test_the_answer_is_really_gzip(client: httpx.Client) -> None:
    with client.stream("POST", "/api/records", json={"record": GAME}) as answer:
        packed = b"".join(answer.iter_raw())
    assert json.loads(gzip.decompress(packed))["over"]
