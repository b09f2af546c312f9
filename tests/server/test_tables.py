"""Live tables: saved before told, refused without harm, taken back by the rules, and the same after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from heliopolis.chance import Scripted, Seeded
from heliopolis.game import BadNotation, IllegalStep
from heliopolis.players import HUMAN
from heliopolis.ra import GAME
from heliopolis.record import Record
from heliopolis.server.errors import Forbidden, NotFound, Stale
from heliopolis.server.store import DatabaseTrouble, Entry, Store
from heliopolis.server.tables import Tables
from tests.server.live import DEAL, NoBots, header, play_on, run, script, texts


def test_a_new_table_has_its_deal_on_the_disk(db: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        assert texts(tables.store.log("abc")) == texts(table.entries) == DEAL
        assert table.play.state.actor == 0

    run(db, play, script(""))


def test_a_step_is_saved_together_with_what_chance_and_the_rules_add_to_it(db: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await tables.step(table, [0], 3, "draw")
        await play_on(tables, table, "ra pass bid:13")  # Bob, who invoked, has no sun above 13, so he must pass
        assert texts(tables.store.log("abc", after=3)) == "draw =nile ra pass bid:13 pass"
        assert [entry.seat for entry in table.entries[3:]] == [0, None, 1, 2, 0, 1]
        assert tables.store.log("abc") == table.entries

    run(db, play, script("=nile"))


def test_nothing_is_told_before_it_is_saved(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        seen: list[int] = []

        def append(table_id: str, entries: Sequence[Entry]) -> Any:
            seen.append(table.at)
            done = Store.append(tables.store, table_id, entries)
            done.result()
            seen.append(table.at)
            return done

        tables.store.append = append  # type: ignore[assignment,method-assign]
        await tables.step(table, [0], 3, "draw")
        assert seen == [3, 3]
        assert table.at == 5

    run(file, play, script("=nile"))


def test_two_posts_at_once_and_only_one_counts(db: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        both = await asyncio.gather(
            tables.step(table, [0], 3, "draw"), tables.step(table, [0], 3, "ra"), return_exceptions=True
        )
        assert [type(one) for one in both] == [type(None), Stale]
        assert texts(tables.store.log("abc", after=3)) == "draw =nile"

    run(db, play, script("=nile"))


def test_the_same_step_sent_again_is_no_new_one_however_late(db: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await tables.step(table, [0], 3, "draw")
        await tables.step(table, [0], 3, "draw")
        await tables.step(table, [1], 5, "draw")
        await tables.step(table, [0], 3, "draw")
        assert texts(tables.store.log("abc", after=3)) == "draw =nile draw =flood"
        with pytest.raises(Stale):
            await tables.step(table, [1], 3, "draw")

    run(db, play, script("=nile =flood"))


def test_what_is_refused_changes_nothing(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        for seat, at, step, reason in [
            (1, 3, "draw", Forbidden),
            (0, 2, "draw", Stale),
            (0, 9, "draw", Stale),
            (0, 3, "pass", IllegalStep),
            (0, 3, "=nile", IllegalStep),
            (0, 3, "undo 0", BadNotation),
            (0, 3, "jump", BadNotation),
        ]:
            with pytest.raises(reason):
                await tables.step(table, [seat], at, step)
        assert table.at == len(tables.store.log("abc")) == 3

    run(file, play, script(""))


def test_an_unknown_table_is_not_found(file: str) -> None:
    async def play(tables: Tables) -> None:
        with pytest.raises(NotFound):
            await tables.find("nowhere")

    run(file, play)


def test_a_table_is_the_same_after_a_restart(db: str) -> None:
    kept: list[Any] = []

    async def before(tables: Tables) -> None:
        table = await tables.create(header())
        await play_on(tables, table, "draw ra")
        await tables.undo(table, [1], table.at, "ask")
        await play_on(tables, table, "draw draw")
        kept.extend([table.play.state, table.play.record, table.at])

    async def after(tables: Tables) -> None:
        table = await tables.find("abc")
        assert [table.play.state, table.play.record, table.at] == kept

    run(db, before, script("=nile =flood =gold"))
    run(db, after)


def test_ones_own_step_is_taken_back_at_once_while_nothing_was_drawn_or_decided(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await play_on(tables, table, "ra bid:3")
        assert table.position([1]).undo.own
        assert not table.position([0]).undo.own
        await tables.undo(table, [1], 5, "ask")
        assert texts(table.entries[3:]) == "ra bid:3 undo 4"
        assert table.play.state.actor == 1
        await tables.undo(table, [1], 5, "ask")  # sent again
        assert table.at == 6

    run(file, play, script(""))


def test_after_a_draw_one_may_only_ask_and_all_people_must_agree(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await play_on(tables, table, "draw")
        assert not table.position([0]).undo.own
        await tables.undo(table, [0], 5, "ask")
        asked = table.position([2]).undo.asked
        assert asked is not None
        assert (asked.to, asked.seat, asked.agreed) == (3, 0, [0])
        await tables.undo(table, [1], 6, "agree")
        assert table.play.state.actor == 1
        await tables.undo(table, [2], 7, "agree")
        assert texts(table.entries[5:]) == "ask 3 agree agree undo 3"
        assert table.play.state.actor == 0
        assert table.proposal is None
        await play_on(tables, table, "draw")  # what was drawn comes again: the script has no second tile
        assert texts(table.entries[9:]) == "draw =nile"

    run(file, play, script("=nile"))


def test_luck_that_was_taken_back_comes_again_also_after_a_restart(file: str) -> None:
    async def before(tables: Tables) -> None:
        table = await tables.create(header((HUMAN, "random", "random")))
        tables.bots.choose = never  # type: ignore[assignment,method-assign]
        await play_on(tables, table, "draw")
        await tables.undo(table, [0], table.at, "ask")  # the only person agrees with themselves

    async def after(tables: Tables) -> None:
        tables.bots.choose = never  # type: ignore[assignment,method-assign]
        table = await tables.find("abc")
        await play_on(tables, table, "draw")
        assert texts(table.entries[3:]) == "draw =nile undo 3 draw =nile"

    async def never(*_: Any) -> str:
        await asyncio.sleep(60)
        raise AssertionError

    run(file, before, script("=nile"))
    run(file, after, Scripted([]))


def test_one_who_refuses_ends_the_asking_and_so_does_a_step(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await play_on(tables, table, "draw")
        await tables.undo(table, [0], 5, "ask")
        await tables.undo(table, [2], 6, "refuse")
        assert table.proposal is None
        with pytest.raises(Forbidden):
            await tables.undo(table, [1], 7, "agree")
        await tables.undo(table, [1], 7, "ask")
        await play_on(tables, table, "draw")
        assert table.proposal is None

    run(file, play, script("=nile =flood"))


def test_bots_wait_while_people_talk_about_taking_back(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header((HUMAN, HUMAN, "random")))
        tables.bots.choose = slowly  # type: ignore[method-assign]
        await play_on(tables, table, "draw draw")
        await tables.undo(table, [0], table.at, "ask")
        await asyncio.sleep(0.1)
        assert table.entries[-1].text == "ask 5"
        await tables.undo(table, [1], table.at, "refuse")
        await asyncio.sleep(0.1)
        assert texts(table.entries).endswith("refuse draw =gold")

    async def slowly(table_id: str, record: Record, legal: Sequence[str], spec: str) -> str:
        await asyncio.sleep(0.03)
        return legal[0]

    run(file, play, script("=nile =flood =gold"))


def test_a_table_of_bots_plays_to_its_end(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header(("pupil", "random", "patient")))
        async with asyncio.timeout(20):
            while not table.play.over:
                await asyncio.sleep(0.02)
        assert tables.store.log("abc") == table.entries
        assert table.entries[-1].turn is None

    run(file, play)


def test_after_a_restart_bots_go_on_by_themselves(file: str) -> None:
    async def before(tables: Tables) -> None:
        await tables.create(header(("pupil", "random", "patient")))

    async def after(tables: Tables) -> None:
        await tables.wake()
        table = await tables.find("abc")
        async with asyncio.timeout(20):
            while not table.play.over:
                await asyncio.sleep(0.02)

    run(file, before, Seeded(1))
    run(file, after, Seeded(2))


def test_when_the_disk_is_full_a_step_is_refused_and_a_bot_tries_again(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.tables.FIRST_PAUSE", 0.01)
    real = Store.append
    full = [True]

    async def play(tables: Tables) -> None:
        table = await tables.create(header((HUMAN, "random", "random")))
        monkeypatch.setattr(Store, "append", _refusing(full, real))
        with pytest.raises(DatabaseTrouble):
            await tables.step(table, [0], 3, "draw")
        assert table.at == 3
        full[0] = False
        await tables.step(table, [0], 3, "draw")
        full[0] = True
        await asyncio.sleep(0.05)
        at = table.at
        full[0] = False
        async with asyncio.timeout(5):
            while table.at == at and table.bot:
                await asyncio.sleep(0.01)

    run(file, play)


def _refusing(full: list[bool], real: Any) -> Any:
    def append(store: Store, table_id: str, entries: Sequence[Entry]) -> Any:
        if full[0]:
            raise DatabaseTrouble("error-db-write", reason="disk full")
        return real(store, table_id, entries)

    return append


def test_two_processes_on_one_database_never_write_the_same_place(db: str) -> None:
    if "sqlite" in db:
        pytest.skip("an embedded database serves one process")

    async def play(tables: Tables) -> None:
        other_store = Store(db)
        other = Tables(other_store, NoBots(), Seeded(2))
        mine = await tables.create(header())
        theirs = await other.find("abc")
        await tables.step(mine, [0], 3, "draw")
        with pytest.raises(Stale):
            await other.step(theirs, [0], 3, "ra")
        assert theirs.entries == mine.entries
        await other.step(theirs, [0], 3, "draw")  # the same step again, to another process
        await other.step(theirs, [1], theirs.at, "draw")
        await tables.reach(mine, theirs.at)  # a client comes from there, and has seen more
        assert mine.at == theirs.at
        await other.step(theirs, [theirs.play.state.actor], theirs.at, GAME.text(theirs.play.state.legal()[0]))
        await tables.heard("abc", theirs.at)
        assert theirs.entries == mine.entries == tables.store.log("abc")
        await other.stop()
        other_store.close()

    run(db, play)


def test_a_table_that_nobody_uses_is_forgotten_and_found_again(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await tables.step(table, [0], 3, "draw")
        tables.forget(before=1e12)
        assert len(tables) == 0
        again = await tables.find("abc")
        assert again is not table
        assert again.play.state == table.play.state

    run(file, play)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_hidden_scores_are_nowhere_in_the_news_until_the_end(file: str, viewer: int | None) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header(("random",) * 3))
        scored = at = 0
        table.watchers.add(changed := asyncio.Event())
        async with asyncio.timeout(20):
            while not table.play.over:
                for since in (at, at // 2):  # what was just told, and what somebody gets who comes back
                    scored += _check_hidden(table.news(own(viewer), since), viewer)
                at = table.at
                changed.clear()
                await changed.wait()
        assert scored > 0
        assert all(seat["score"] is not None for seat in table.news(own(viewer)).table.view["seats"])

    run(file, play)


def own(viewer: int | None) -> list[int]:
    return [] if viewer is None else [viewer]


def _check_hidden(news: Any, viewer: int | None) -> int:
    """Look at every place where points are told; how many scorings there were."""
    for seat, area in enumerate(news.table.view["seats"]):
        assert (area["score"] is None) == (area["points"] is None) == (seat != viewer)
    told = [event for entry in news.entries for event in entry.happened]
    scorings = [event for event in told if event.get("points")]
    for event in scorings:
        assert [seat for seat, row in enumerate(event["points"]) if row is not None] == [
            seat for seat in range(3) if seat == viewer
        ]
    assert not [event for event in told if "scores" in event]
    return len(scorings)


def test_with_open_scores_everybody_sees_everything(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header(open_scores=True))
        assert [area["score"] for area in table.position([]).view["seats"]] == [10, 10, 10]

    run(file, play)


def test_only_the_seat_that_has_the_move_is_told_what_is_legal(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        assert table.position([0]).legal == ["draw", "ra"]
        assert table.position([1]).legal == table.position([]).legal == []

    run(file, play, script(""))


def test_no_log_can_be_made_to_grow_for_ever(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heliopolis.server.tables.MOST_FOR_UNDO", 20)

    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        while table.at < 20:
            await tables.step(table, [0], table.at, "ra")
            if table.at < 20:
                await tables.undo(table, [0], table.at, "ask")
        with pytest.raises(Forbidden):
            await tables.undo(table, [0], table.at, "ask")
        await play_on(tables, table, "bid:3")

    run(file, play, script(""))
