"""The client in Python: what it sends again, when it gives up, and whole games through both of its forms."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from heliopolis.client import AsyncClient, Client, Late, News, Position, Refused, Unreachable
from heliopolis.client.work import Call, Choice, Cut, Line, Listen, Pause, Reply, Sitting, Visit
from heliopolis.record import read
from tests.generators import ROOT
from tests.server.running import Forked, running

RECORD = (ROOT / "docs/pictures/game.record").read_text(encoding="utf-8")
PATIENCE = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(str(tmp_path_factory.mktemp("server") / "tables.sqlite")) as address:
        yield address


@pytest.fixture
def client(server: str) -> Iterator[Client]:
    with Client(server) as client:
        yield client


def quiet(table: Position) -> str:
    return table.legal[0]


def by_dice(seed: int) -> Any:
    luck = random.Random(seed)
    return lambda table: table.legal[0] if luck.random() < 0.7 else luck.choice(table.legal)


# At a real server


def test_what_can_be_played_is_told(client: Client) -> None:
    (offer,) = client.games().games
    assert offer.name == "ra"


def test_a_table_is_set_up_seen_and_played_step_by_step(client: Client) -> None:
    created = client.create([("human", "Ann"), "human"], options={"ras": "7"}, hot_seat=True)
    table = client.table(created.id, created.seats[0].key)
    before = table.see()
    assert [player.name for player in before.table.players] == ["Ann", "Player 2"]
    after = table.step("ra")
    assert after.entries[0].entry == "ra"
    assert table.at == after.at == before.at + 1
    assert table.undo().entries[0].entry == f"undo {before.at}"
    assert read(table.record()).options == {"ras": "7"}


def test_a_step_without_a_look_before_is_looked_for(client: Client) -> None:
    created = client.create(["human", "human"], hot_seat=True)
    assert client.table(created.id, created.seats[0].key).step("draw").entries[0].entry == "draw"


def test_a_link_that_somebody_has_sent_is_enough(client: Client, server: str) -> None:
    place = client.create(["human", "human"]).seats[1]
    for link in (place.link, server + place.link):
        assert client.table(link).see().table.seat == 1


def test_who_comes_late_is_told_all_news_and_who_asks_for_nonsense_why_not(client: Client) -> None:
    created = client.create(["human", "human"], hot_seat=True)
    table = client.table(created.id, created.seats[0].key)
    at = table.see().at
    table.step("draw")
    with pytest.raises(Late) as late:
        table.step("ra", at)
    assert late.value.news.entries[0].entry == "draw"
    assert late.value.news.at == table.at
    with pytest.raises(Refused) as refused:
        table.step("jump")
    assert (refused.value.status, refused.value.key) == (422, "error-no-such-step")
    assert str(refused.value) == refused.value.message
    with pytest.raises(Refused, match="not one of this table"):
        client.table(created.id, "wrong").see()


def test_a_function_plays_a_seat_to_the_end(client: Client) -> None:
    created = client.create(["human", "random", "random"])
    table = client.table(created.id, created.seats[0].key)
    asked: list[Position] = []

    def choose(position: Position) -> str:
        asked.append(position)
        return by_dice(len(asked))(position)  # type: ignore[no-any-return]

    end = table.play(choose)
    assert end.over
    assert {position.seat for position in asked} == {position.actor for position in asked} == {0}
    mine = [entry.entry for entry in table.see(0).entries if entry.seat == 0]
    assert len(mine) >= len(asked) > 10
    assert table.play(choose) == table.see().table  # nothing is left to do


def test_people_and_bots_of_ones_own_play_at_one_table(client: Client, server: str) -> None:
    created = client.create(["human", "human", "human"])

    async def play(seat: int) -> Position:
        async with AsyncClient(server) as mine:
            return await mine.table(created.id, created.seats[seat].key).play(by_dice(seat))

    async def everybody() -> list[Position]:
        return await asyncio.wait_for(asyncio.gather(*map(play, range(3))), PATIENCE)

    assert {tuple(end.winners) for end in asyncio.run(everybody())} == {
        tuple(client.table(created.id, created.spectator.key).see().table.winners)
    }


def test_whoever_follows_hears_of_everything_once(client: Client) -> None:
    created = client.create(["random", "random"])
    heard = [entry.n for news in client.table(created.id, created.spectator.key).follow(0) for entry in news.entries]
    assert heard == list(range(1, len(heard) + 1))
    assert len(heard) > 50


def test_whoever_is_awaited_can_do_the_same(server: str) -> None:
    async def everything() -> None:
        async with AsyncClient(server) as client:
            assert (await client.games()).games
            created = await client.create(["human", "human"], hot_seat=True)
            table = client.table(created.id, created.seats[0].key)
            assert (table.id, table.at) == (created.id, None)
            await table.step("ra")
            await table.undo()
            assert (await table.plan("bid:3")).table.plan == "bid:3"
            assert (await table.see()).at == table.at
            assert "heliopolis: 1" in await table.record()
            told = [news async for news in _first(table.follow(0), 1)]
            assert told[0].at == table.at
            assert "seat 0 random" in [entry.entry for entry in (await table.hand_over(0, "random")).entries]

            async def slowly(position: Position) -> str:
                await asyncio.sleep(0)
                return position.legal[0]

            steps = RECORD.split("\n\n", 1)[1].split()
            created = await client.play_on(RECORD, ["human"] * 3, len(steps) - 1, hot_seat=True)
            table = client.table(created.seats[0].link)
            assert (await table.play(slowly)).over
            again = await table.rematch()
            assert again.id != table.id
            assert not (await again.see()).table.over

    asyncio.run(asyncio.wait_for(everything(), PATIENCE))


async def _first(told: Any, number: int) -> Any:
    async for news in told:
        yield news
        number -= 1
        if not number:
            return


def test_a_seat_is_handed_over_and_a_plan_made(client: Client) -> None:
    table = client.table(client.create(["human"] * 3, hot_seat=True).seats[0].link)
    waiting = ((table.see().table.actor or 0) + 1) % 3
    table.hand_over(waiting, "random")
    assert [player.person for player in table.hand_over(waiting, "human").table.players] == [True] * 3
    assert table.plan("pass").table.plan == "pass"
    assert table.plan("").table.plan is None


def test_the_same_people_play_once_more(client: Client) -> None:
    steps = RECORD.split("\n\n", 1)[1].split()
    table = client.table(client.play_on(RECORD, ["human"] * 3, len(steps) - 1, hot_seat=True).seats[0].link)
    table.play(quiet)
    again = table.rematch()
    assert again.see().table.mine == [0, 1, 2]


@pytest.mark.parametrize("form", ["plain", "awaited"])
def test_a_game_goes_on_through_kills_and_restarts(tmp_path: Path, form: str) -> None:
    db = str(tmp_path / "tables.sqlite")
    server = Forked(db)
    ends: list[Position] = []
    followed: list[int] = []
    with Client(server.address) as client:
        created = client.create(["human", "human", "random"], hot_seat=True)
        table = client.table(created.seats[0].link)

        def choose(position: Position) -> str:
            time.sleep(0.01)
            return quiet(position)

        def play() -> None:
            if form == "plain":
                ends.append(table.play(choose))
            else:
                ends.append(asyncio.run(_played(server.address, created.seats[0].link, choose)))

        def follow() -> None:
            watching = client.table(created.id, created.spectator.key)
            followed.extend(entry.n for news in watching.follow(0) for entry in news.entries)

        threads = [threading.Thread(target=work) for work in (play, follow)]
        for thread in threads:
            thread.start()
        for _ in range(2):
            time.sleep(0.5)
            server.kill()
            server = Forked(db, server.port)
        for thread in threads:
            thread.join(PATIENCE)
        last = table.see().at
    assert server.stop() == 0
    assert ends[0].over
    assert followed == list(range(1, last + 1))


async def _played(address: str, link: str, choose: Any) -> Position:
    async with AsyncClient(address) as client:
        return await client.table(link).play(choose)


# Without a server: what the work of a client needs, and what it gets


NEWS = b'{"at": 4, "entries": [], "table": %b}'
POSITION = {
    **{"id": "abc", "game": "ra", "edition": "sunboat", "options": {}, "players": [], "open_scores": False},
    **{"hints": False, "seat": 0, "mine": [0], "steps": 4, "actor": 0, "legal": ["draw"], "over": False},
    **{"winners": [], "undo": {"own": False, "ask": False, "asked": None}, "plan": None, "next": None, "view": {}},
}


def news(at: int, **more: Any) -> bytes:
    return json.encode({"at": at, "entries": [], "table": {**POSITION, **more}})


CUT = Cut("cut", sent=True)
UNSENT = Cut("nobody there", sent=False)


def driven(work: Any, *given: Any) -> tuple[list[Any], Any]:
    """What a work needs one after the other, pauses left out, and what came of it; each need gets what is given."""
    needs: list[Any] = []
    replies = iter(given)
    reply = None
    try:
        while True:
            need = work.send(reply)
            if isinstance(need, Pause):
                reply = None
                continue
            needs.append(need)
            reply = None if isinstance(need, News) else next(replies)
    except StopIteration as end:
        return needs, end.value
    except (Refused, Unreachable) as error:
        return needs, error


def test_a_step_whose_answer_was_lost_is_sent_again_as_it_was() -> None:
    needs, answer = driven(Sitting("abc", "key", 60).do("steps", 3, step="draw"), CUT, UNSENT, Reply(200, news(5)))
    assert needs == [Call("POST", "/api/tables/abc/steps", "key", {"at": 3, "step": "draw"})] * 3
    assert answer.at == 5


def test_a_table_is_not_set_up_twice_when_an_answer_is_lost() -> None:
    created = b'{"id": "abc", "seats": [], "spectator": {"key": "k", "link": "l"}}'
    needs, answer = driven(Visit(60).create(["human"]), UNSENT, Reply(503, b""), Reply(201, created))
    assert (len(needs), answer.id) == (3, "abc")
    needs, error = driven(Visit(60).create(["human"]), CUT)
    assert isinstance(error, Unreachable)


def test_patience_ends() -> None:
    needs, error = driven(Sitting("abc", "key", 2).see(), *[UNSENT] * 100)
    assert isinstance(error, Unreachable)
    assert 3 < len(needs) < 10
    needs, error = driven(Sitting("abc", "key", 2).see(), *[Reply(429, b'{"error": "e", "message": "m"}', 1)] * 100)
    assert isinstance(error, Refused)
    needs, error = driven(Sitting("abc", "key", 2).follow(), *[UNSENT] * 100)
    assert isinstance(error, Unreachable)


def test_the_server_says_how_long_to_wait() -> None:
    work = Sitting("abc", "key", 60).see()
    next(work)
    assert work.send(Reply(429, b"", 7)) == Pause(7)


def test_a_server_of_somebody_else_is_told_from_ours() -> None:
    for status in (404, 409, 502):
        _, error = driven(Sitting("abc", "key", 60).see(), Reply(status, b"<html>"))
        assert isinstance(error, Unreachable)


def test_a_stream_is_taken_up_where_it_was_cut_and_ends_with_the_game() -> None:
    lines = [news(4).decode(), "", None]
    needs, _ = driven(
        Sitting("abc", "key", 60).follow(),
        *(Reply(200, b""), *lines),
        *(UNSENT, Reply(503, b"")),
        *(Reply(200, b""), news(4).decode(), news(6, over=True).decode()),
    )
    assert [need.path for need in needs if isinstance(need, Listen)] == [
        "/api/tables/abc/events",
        *["/api/tables/abc/events?at=4"] * 3,
    ]
    assert [need.at for need in needs if isinstance(need, News)] == [4, 6]
    assert sum(isinstance(need, Line) for need in needs) == 5


def test_a_stream_that_is_refused_is_not_asked_for_again() -> None:
    needs, error = driven(Sitting("abc", "key", 60).follow(), Reply(403, b'{"error": "error-key", "message": "no"}'))
    assert (len(needs), error.key) == (1, "error-key")


def test_a_bot_is_asked_again_when_its_step_came_too_late() -> None:
    late = json.encode({"error": "error-stale", "message": "late", **json.decode(news(6, legal=["pass"]))})
    needs, end = driven(
        Sitting("abc", "key", 60).play(quiet),
        *(Reply(200, b""), news(4).decode()),
        *("draw", Reply(409, late)),
        *("pass", Reply(200, news(7, legal=[]))),
        news(6, legal=["pass"]).decode(),  # the stream is behind what is known already
        news(9, over=True, legal=[]).decode(),
        Reply(200, news(9, over=True)),
    )
    assert [need.table.legal for need in needs if isinstance(need, Choice)] == [["draw"], ["pass"]]
    assert [need.body for need in needs if isinstance(need, Call)] == [
        {"at": 4, "step": "draw"},
        {"at": 6, "step": "pass"},
        None,
    ]
    assert end.over
