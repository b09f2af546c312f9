"""Seats: several of one key, handed to bots and taken back, and taken along to a rematch."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from heliopolis.chance import Scripted
from heliopolis.game import BadSetup
from heliopolis.players import HUMAN
from heliopolis.ra import GAME
from heliopolis.server.errors import Forbidden, Stale
from heliopolis.server.keys import hashed, viewers
from heliopolis.server.store import Store
from heliopolis.server.table import Table
from heliopolis.server.tables import Tables
from tests.server.live import NoBots, header, play_on, run, script, texts

BOTH = [0, 1]
PATIENCE = 20.0


async def until(done: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.01)


async def never(*_: Any) -> str:
    await asyncio.sleep(60)
    raise AssertionError


def tiles(outcomes: str) -> Scripted:
    return Scripted(map(GAME.parse, outcomes.split()))


# A hot seat


def test_a_hot_seat_sees_the_table_as_whoever_has_the_move(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        seen = []
        for _ in range(3):
            position = table.position(BOTH)
            seen.append((position.seat, position.mine, bool(position.legal)))
            await play_on(tables, table, "draw")
        assert seen == [(0, BOTH, True), (1, BOTH, True), (0, BOTH, False)]

    run(file, play, script("=nile =god =gold"))


def test_a_hot_seat_takes_the_steps_of_all_its_seats_and_of_no_other(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await tables.step(table, BOTH, 3, "draw")
        await tables.step(table, BOTH, 5, "draw")
        await tables.step(table, BOTH, 3, "draw")  # sent again
        with pytest.raises(Forbidden):
            await tables.step(table, BOTH, 7, "draw")
        assert texts(table.entries[3:]) == "draw =nile draw =god"

    run(file, play, script("=nile =god"))


def test_at_a_hot_seat_only_the_score_of_the_seat_that_is_seen_is_shown(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header((HUMAN, HUMAN, "random"), open_scores=False))
        scored = 0
        while not table.play.over:
            at = table.at
            if table.play.state.actor in BOTH:
                await tables.step(table, BOTH, at, _quiet(table))
            else:
                await until(lambda: table.play.over or table.play.state.actor in BOTH)
            scored += _check(table, at)
        assert scored > 0

    run(file, play)


def _quiet(table: Table) -> str:
    return table.position([table.play.state.actor]).legal[0]


def _check(table: Table, since: int) -> int:
    """Only one seat's points are told; how often any were."""
    news = table.news(BOTH, since)
    if table.play.over:
        return 0
    assert [seat for seat, area in enumerate(news.table.view["seats"]) if area["score"] is not None] == [
        news.table.seat
    ]
    scorings = [event for entry in news.entries for event in entry.happened if event.get("points")]
    for event in scorings:
        assert [seat for seat, row in enumerate(event["points"]) if row is not None] == [news.table.seat]
    return len(scorings)


def test_at_a_hot_seat_nobody_needs_to_be_asked_to_take_back(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        everybody = [0, 1, 2]
        await tables.step(table, everybody, 3, "ra")
        assert table.position(everybody).undo.own
        await tables.undo(table, everybody, 4, "ask")
        await tables.step(table, everybody, 5, "draw")
        await tables.undo(table, everybody, 7, "ask")
        assert texts(table.entries[3:]) == "ra undo 3 draw =nile undo 3"

    run(file, play, script("=nile"))


# Handing over


def test_ones_own_seat_goes_to_a_bot_at_once_and_comes_back(db: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await tables.hand_over(table, [0], 3, 0, "random")
        assert [player.person for player in table.position([0]).players] == [False, True, True]
        await until(lambda: table.play.state.actor == 1)
        assert texts(table.entries[3:]) == "seat 0 random draw =nile"
        await tables.hand_over(table, [0], 6, 0, HUMAN)
        await play_on(tables, table, "draw draw")
        assert table.position([0]).legal
        assert tables.store.log("abc") == table.entries

    run(db, play, script("=nile =god =gold"))


def test_sent_again_or_without_change_nothing_is_written(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await tables.hand_over(table, [1], 3, 1, "random")
        await tables.hand_over(table, [1], 3, 1, "random")
        await tables.hand_over(table, [1], 4, 1, "random")
        assert table.at == 4
        with pytest.raises(Stale):
            await tables.hand_over(table, [1], 3, 1, "patient")

    run(file, play, script(""))


def test_a_seat_that_a_bot_has_is_not_played_by_its_key_until_it_is_taken_back(file: str) -> None:
    async def play(tables: Tables) -> None:
        tables.bots.choose = never  # type: ignore[assignment,method-assign]
        table = await tables.create(header())
        await tables.hand_over(table, [0], 3, 0, "random")
        assert table.position([0]).legal == []
        for doing in (tables.step(table, [0], 4, "draw"), tables.undo(table, [0], 4, "ask")):
            with pytest.raises(Forbidden, match="bot plays for you"):
                await doing
        await tables.hand_over(table, [0], 4, 0, HUMAN)
        await tables.step(table, [0], 5, "draw")

    run(file, play, script("=nile"))


def test_what_a_bot_thought_before_the_seat_was_taken_back_does_not_count(file: str) -> None:
    async def play(tables: Tables) -> None:
        thought = asyncio.Event()

        async def slowly(table_id: str, record: Any, legal: Any, spec: str) -> str:
            await thought.wait()
            return str(legal[0])

        tables.bots.choose = slowly  # type: ignore[method-assign]
        table = await tables.create(header())
        await tables.hand_over(table, [0], 3, 0, "random")
        await asyncio.sleep(0.05)
        await tables.hand_over(table, [0], 4, 0, HUMAN)
        thought.set()
        await asyncio.sleep(0.05)
        assert table.at == 5

    run(file, play, script(""))


def test_somebody_elses_seat_goes_to_a_bot_only_when_they_have_had_the_move_for_long(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        with pytest.raises(Forbidden, match="10 minutes"):
            await tables.hand_over(table, [1], 3, 0, "random")
        table.moved -= 601
        with pytest.raises(Forbidden):  # it is not their move
            await tables.hand_over(table, [1], 3, 2, "random")
        await tables.hand_over(table, [1], 3, 0, "random")
        await until(lambda: table.at == 6)
        with pytest.raises(Forbidden):
            await tables.hand_over(table, [1], 6, 0, HUMAN)
        await tables.hand_over(table, [0], 6, 0, HUMAN)

    run(file, play, script("=nile"))


def test_who_has_come_back_has_all_the_time_again_and_talk_takes_none_away(file: str) -> None:
    async def play(tables: Tables) -> None:
        tables.bots.choose = never  # type: ignore[assignment,method-assign]
        table = await tables.create(header())
        table.moved -= 601
        await tables.hand_over(table, [2], 3, 2, "random")  # somebody else leaves: seat 0 is still late
        await tables.hand_over(table, [1], 4, 0, "random")
        await tables.hand_over(table, [0], 5, 0, HUMAN)
        with pytest.raises(Forbidden):
            await tables.hand_over(table, [1], 6, 0, "random")

    run(file, play, script(""))


@pytest.mark.parametrize(
    ("seat", "player", "reason"),
    [
        (0, "search:1h", BadSetup),
        (0, "", BadSetup),
        (2, "pupil", Forbidden),
        (2, HUMAN, Forbidden),
        (9, "pupil", Forbidden),
    ],
)
def test_no_other_player_and_no_seat_of_a_bot(file: str, seat: int, player: str, reason: type[Exception]) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header((HUMAN, HUMAN, "random")))
        with pytest.raises(reason):
            await tables.hand_over(table, [0], 3, seat, player)
        assert table.at == 3

    run(file, play, script(""))


def test_handing_over_ends_the_talk_about_taking_back_and_those_who_left_are_not_asked(file: str) -> None:
    async def play(tables: Tables) -> None:
        tables.bots.choose = never  # type: ignore[assignment,method-assign]
        table = await tables.create(header())
        await play_on(tables, table, "draw")
        await tables.undo(table, [0], 5, "ask")
        await tables.hand_over(table, [2], 6, 2, "random")
        assert table.proposal is None
        await tables.undo(table, [0], 7, "ask")
        await tables.undo(table, [1], 8, "agree")
        assert texts(table.entries[5:]) == "ask 3 seat 2 random ask 3 agree undo 3"

    run(file, play, script("=nile"))


def test_after_a_restart_the_bot_goes_on_for_who_has_handed_over(db: str) -> None:
    async def before(tables: Tables) -> None:
        tables.bots.choose = never  # type: ignore[assignment,method-assign]
        table = await tables.create(header())
        await tables.hand_over(table, [1], 3, 1, "random")
        await play_on(tables, table, "draw")  # the last entry says nothing of the seat, and yet a bot has the move

    async def after(tables: Tables) -> None:
        await tables.wake()
        assert len(tables) == 1
        table = await tables.find("abc")
        await until(lambda: table.play.state.actor == 2)

    async def taken_back(tables: Tables) -> None:
        table = await tables.find("abc")
        await tables.hand_over(table, [1], table.at, 1, HUMAN)
        await play_on(tables, table, "draw draw")

    async def at_last(tables: Tables) -> None:
        await tables.wake()
        assert len(tables) == 0

    run(db, before, script("=nile"))
    run(db, after, tiles("=god"))
    run(db, taken_back, tiles("=gold =art"))
    run(db, at_last)


# Once more


async def over(tables: Tables, specs: Any = (HUMAN, HUMAN, "random")) -> Table:
    table = await tables.create(replace(header(specs), options={"ras": "6"}))
    for seat in table.people:
        await tables.hand_over(table, [seat], table.at, seat, "random")
        await until(lambda: table.thinking is None or table.play.over)
    await until(lambda: table.play.over)
    return table


def test_a_rematch_has_the_same_seats_and_keys(db: str) -> None:
    async def play(tables: Tables) -> None:
        table = await over(tables)
        await tables.rematch(table, [0], table.at)
        assert table.next is not None
        assert table.entries[-1].text == f"rematch {table.next}"
        again = await tables.find(table.next)
        assert replace(again.header, id="abc", created=1.0) == table.header
        assert [player.player for player in again.position([0]).players] == [HUMAN, HUMAN, "random"]
        assert viewers(again.header, "1") == [1]
        assert tables.store.header(table.next) == again.header
        assert tables.store.log(table.next)[:3] == again.entries[:3]

    run(db, play)


def test_everybody_comes_to_the_same_rematch(db: str) -> None:
    async def play(tables: Tables) -> None:
        table = await over(tables)
        at = table.at
        await asyncio.gather(tables.rematch(table, [0], at), tables.rematch(table, [1], at))
        await tables.rematch(table, [1], 0)
        assert texts(table.entries[at:]).count("rematch") == 1

    run(db, play)


def test_everybody_comes_to_the_same_rematch_also_from_two_processes(db: str) -> None:
    if "sqlite" in db:
        pytest.skip("an embedded database serves one process")

    async def play(tables: Tables) -> None:
        other_store = Store(db)
        other = Tables(other_store, NoBots())
        here = await over(tables)
        there = await other.find("abc")
        await asyncio.gather(tables.rematch(here, [0], here.at), other.rematch(there, [1], there.at))
        assert here.next == there.next
        assert here.next is not None
        await other.find(here.next)
        await other.stop()
        other_store.close()

    run(db, play)


def test_a_rematch_comes_after_the_end_and_is_known_after_a_restart(file: str) -> None:
    found: list[str | None] = []

    async def before(tables: Tables) -> None:
        table = await tables.create(header())
        with pytest.raises(Forbidden):
            await tables.rematch(table, [0], table.at)

    async def then(tables: Tables) -> None:
        table = await over(tables)
        with pytest.raises(Stale):
            await tables.rematch(table, [0], table.at - 1)
        await tables.rematch(table, [0], table.at)
        found.append(table.next)

    async def after(tables: Tables) -> None:
        assert (await tables.find("abc")).position([]).next == found[0]

    run(file + "1", before)
    run(file, then)
    run(file, after)


def test_a_rematch_that_cannot_be_saved_leaves_nothing_behind(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(tables: Tables) -> None:
        table = await over(tables)
        at = table.at
        Store.append(tables.store, "abc", table.written([("rematch zzz", 1)], None)).result()  # another process
        await tables.rematch(table, [0], at)
        assert table.next == "zzz"
        assert len(tables) == 1

    run(file, play)


def test_the_key_of_a_hot_seat_opens_all_its_seats() -> None:
    shared = replace(header(), key_hashes=dict.fromkeys(range(3), hashed("one")))
    assert viewers(shared, "one") == [0, 1, 2]
