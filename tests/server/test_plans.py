"""What people want done in advance: kept, done when it is time, and told to nobody."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import msgspec
import pytest

from heliopolis.game import BadNotation
from heliopolis.players import HUMAN
from heliopolis.record import write
from heliopolis.server.errors import Forbidden
from heliopolis.server.store import Plan, Store
from heliopolis.server.tables import Tables
from tests.server.live import NoBots, header, play_on, run, script, texts
from tests.server.running import Forked, guests, running, set_up

PATIENCE = 20.0


def test_a_plan_is_done_when_it_is_time_and_together_with_the_step_before(db: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await tables.plan(table, [1], "pass")
        await tables.plan(table, [2], "bid:7")
        await tables.step(table, [0], 3, "ra")
        assert texts(table.entries[3:]) == "ra pass bid:7"
        assert [entry.seat for entry in table.entries[3:]] == [0, 1, 2]
        assert table.play.state.actor == 0

    run(db, play, script(""))


def test_a_plan_made_at_ones_turn_is_done_at_once(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await play_on(tables, table, "ra")
        await tables.plan(table, [1], "bid:9")
        assert texts(table.entries[3:]) == "ra bid:9"

    run(file, play, script(""))


def test_a_plan_ends_with_the_auction_it_was_made_in(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await play_on(tables, table, "ra")
        await tables.plan(table, [2], "pass")
        assert table.position([2]).plan == "pass"
        await play_on(tables, table, "bid:3 bid:5")
        assert texts(table.entries[3:]) == "ra bid:3 pass bid:5"
        assert table.position([2]).plan is None
        await play_on(tables, table, "ra")
        assert table.play.state.actor == 2

    run(file, play, script(""))


def test_a_plan_made_between_auctions_is_for_the_next_one_only(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await tables.plan(table, [2], "pass")
        await play_on(tables, table, "draw ra")
        assert table.play.state.actor == 0
        await play_on(tables, table, "bid:8 bid:9")
        assert table.plans == {}

    run(file, play, script("=nile"))


def test_nothing_of_a_plan_is_told_to_anybody_else(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        before = {viewer: msgspec.json.encode(table.news(viewer, 0)) for viewer in ((), (0,), (2,))}
        woken = asyncio.Event()
        table.watchers.add(woken)
        await tables.plan(table, [1], "bid:9")
        assert {viewer: msgspec.json.encode(table.news(viewer, 0)) for viewer in before} == before
        assert table.position([1]).plan == "bid:9"
        assert not woken.is_set()
        assert "bid" not in write(table.play.record) + texts(tables.store.log("abc"))

    run(file, play, script(""))


def test_a_plan_can_be_changed_and_dropped(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        for text in ("pass", "bid:9", ""):
            await tables.plan(table, [1], text)
        assert table.position([1]).plan is None
        assert tables.store.plans("abc") == [Plan(1, "", 3)]
        await play_on(tables, table, "ra")
        assert table.play.state.actor == 1

    run(file, play, script(""))


def test_a_plan_is_there_after_a_restart(db: str) -> None:
    async def before(tables: Tables) -> None:
        table = await tables.create(header())
        await play_on(tables, table, "ra")
        await tables.plan(table, [2], "pass")
        await tables.plan(table, [0], "bid:5")

    async def after(tables: Tables) -> None:
        table = await tables.find("abc")
        assert table.plans == {2: "pass", 0: "bid:5"}
        await play_on(tables, table, "bid:3")
        assert texts(table.entries[3:]) == "ra bid:3 pass bid:5"

    async def later(tables: Tables) -> None:
        assert (await tables.find("abc")).plans == {}

    run(db, before, script(""))
    run(db, after)
    run(db, later)


def test_taking_back_ends_all_plans(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await play_on(tables, table, "ra")
        await tables.plan(table, [2], "pass")
        await tables.undo(table, [0], 4, "ask")
        assert table.plans == {}

    run(file, play, script(""))


def test_plans_wait_while_people_talk_about_taking_back(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await play_on(tables, table, "draw ra")
        await tables.undo(table, [0], table.at, "ask")
        await tables.plan(table, [2], "pass")
        assert table.entries[-1].text == "ask 5"
        await tables.undo(table, [1], table.at, "refuse")
        async with asyncio.timeout(PATIENCE):
            while table.entries[-1].text != "pass":
                await asyncio.sleep(0.01)

    run(file, play, script("=nile"))


def test_a_bot_that_plays_for_somebody_has_its_own_mind(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header())
        await tables.plan(table, [1], "bid:12")
        await tables.hand_over(table, [1], 3, 1, "random")
        assert table.plans == {}

    run(file, play, script(""))


def test_what_is_no_plan_is_refused_and_so_is_any_after_the_end(file: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(header(("random", "random", "random")))
        with pytest.raises(BadNotation):
            await tables.plan(table, [1], "draw")
        async with asyncio.timeout(PATIENCE):
            while not table.play.over:
                await asyncio.sleep(0.01)
        with pytest.raises(Forbidden):
            await tables.plan(table, [1], "pass")

    run(file, play)


def test_a_plan_made_at_another_process_is_done_as_well(db: str) -> None:
    if "sqlite" in db:
        pytest.skip("an embedded database serves one process")

    async def play(tables: Tables) -> None:
        other_store = Store(db)
        other = Tables(other_store, NoBots())
        here = await tables.create(header())
        there = await other.find("abc")
        await other.plan(there, [1], "pass")
        await tables.step(here, [0], 3, "ra")  # has not heard of the plan
        await other.heard("abc", here.at)
        async with asyncio.timeout(PATIENCE):
            while len(tables.store.log("abc")) < 5:
                await asyncio.sleep(0.01)
        assert texts(tables.store.log("abc", after=3)) == "ra pass"
        await tables.heard("abc", 5)
        await other.plan(there, [2], "pass")
        await tables.heard("abc", 0)
        assert here.at == there.at == 6
        await other.plan(there, [0], "bid:5")
        await other.stop()
        other_store.close()

    run(db, play, script(""))


def test_a_plan_that_was_dropped_at_another_process_is_not_done(db: str) -> None:
    if "sqlite" in db:
        pytest.skip("an embedded database serves one process")

    async def play(tables: Tables) -> None:
        other_store = Store(db)
        other = Tables(other_store, NoBots())
        here = await tables.create(header())
        await tables.plan(here, [1], "pass")
        await other.plan(await other.find("abc"), [1], "")
        await tables.step(here, [0], 3, "ra")
        assert texts(tables.store.log("abc", after=3)) == "ra"
        await other.stop()
        other_store.close()

    run(db, play, script(""))


def test_processes_tell_each_other_of_plans(postgresql: Any) -> None:
    db = postgresql.url()
    with running(db) as first, running(db) as second:
        created = set_up(first, *[HUMAN] * 3)
        here, there = guests(first, created), guests(second, created)
        actor = here[0].see()["table"]["actor"]
        later = (actor + 1) % 3
        there[later].see()
        assert here[later].client.post(here[later].path + "/plan", json={"plan": "pass"}).status_code == 200
        until = time.monotonic() + PATIENCE
        while there[later].see()["table"]["plan"] != "pass":
            assert time.monotonic() < until
            time.sleep(0.05)
        there[actor].step(3, "ra")
        entries = there[actor].see(at=3)["entries"]
        assert [entry["entry"] for entry in entries] == ["ra", "pass"]


def test_a_plan_over_http_survives_a_kill(tmp_path: Any) -> None:
    db = str(tmp_path / "tables.sqlite")
    server = Forked(db)
    created = set_up(server.address, *[HUMAN] * 3)
    everybody = guests(server.address, created)
    actor = everybody[0].see()["table"]["actor"]
    later = everybody[(actor + 1) % 3]
    answer = later.client.post(later.path + "/plan", json={"plan": "bid:16"})
    assert (answer.status_code, answer.json()["table"]["plan"]) == (200, "bid:16")
    server.kill()
    server = Forked(db, server.port)
    with httpx.Client(base_url=server.address, headers=everybody[actor].client.headers) as client:
        news = client.post(everybody[actor].path + "/steps", json={"at": 3, "step": "ra"}).json()
    assert news["entries"][1]["entry"].startswith("bid:")
    assert server.stop() == 0
