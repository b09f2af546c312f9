"""Bots think in processes of their own; one that fails is replaced for that move, and the log says so."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from heliopolis.ra import GAME
from heliopolis.record import Record
from heliopolis.server.bots import COMMAND, Bots, lower, offered
from tests.generators import ROOT, set_up

DEAL = "=suns:13-8-5-2 =suns:12-9-6-3 =suns:11-10-7-4"

# A thinker for each way to fail: it answers by the table, and knows only some players.
FAKE = """
import json, os, sys, time
for line in sys.stdin:
    question = json.loads(line)
    how = {table}.get(question["spec"], "draw")
    if how == "crash":
        os.abort()
    if how == "sleep":
        time.sleep(60)
    if how == "think":
        time.sleep(1)
        how = "draw"
    answer = {{"trouble": "no idea"}} if how == "trouble" else {{"step": how}}
    print("{{" if how == "rubbish" else json.dumps(answer), flush=True)
"""


def position(steps: str = "") -> Record:
    record = set_up(3)
    return Record(record.game, record.edition, record.players, {}, tuple(map(GAME.parse, f"{DEAL} {steps}".split())))


def fake(**table: str) -> tuple[str, ...]:
    return (sys.executable, "-c", FAKE.format(table=table))


def choose(bots: Bots, spec: str, times: int = 1, legal: Sequence[str] = ("draw", "ra")) -> list[str]:
    async def asked() -> list[str]:
        try:
            return [await bots.choose("abc", position(), legal, spec) for _ in range(times)]
        finally:
            await bots.end()

    return asyncio.run(asked())


@pytest.mark.parametrize("spec", ["random", "patient", *GAME.levels])
def test_every_bot_that_is_offered_thinks_of_a_legal_step(spec: str) -> None:
    bots = Bots(1, 20.0, COMMAND)
    assert set(choose(bots, spec)) <= {"draw", "ra"}
    assert bots.replaced == 0


@pytest.mark.parametrize("failure", ["crash", "rubbish", "trouble", "bid:9", "sleep"])
def test_a_bot_that_fails_is_replaced_by_the_next_lower_level_for_this_move(
    failure: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.bots.START_SECONDS", 2.0)
    bots = Bots(1, 0.3, fake(vizier=failure, priest="ra"))
    with caplog.at_level(logging.ERROR):
        assert choose(bots, "vizier") == ["ra"]
    assert bots.replaced == 1
    (line,) = caplog.records
    assert line.getMessage() == "bot replaced"
    assert vars(line)["bot"] == "vizier"
    assert vars(line)["table"] == "abc"


def test_a_bot_that_failed_may_try_again_at_the_next_move() -> None:
    bots = Bots(1, 5.0, fake(vizier="trouble", priest="ra"))
    assert choose(bots, "vizier", times=3) == ["ra", "ra", "ra"]
    assert bots.replaced == 3


def test_when_all_fail_the_quietest_step_is_taken() -> None:
    bots = Bots(1, 5.0, fake(pupil="trouble", random="trouble"))
    assert choose(bots, "pupil") == ["draw"]


def test_when_no_process_can_be_started_the_game_goes_on() -> None:
    assert choose(Bots(1, 5.0, ("/nonexistent/python",)), "pupil") == ["draw"]


def test_the_levels_below_come_nearest_first() -> None:
    assert lower(GAME, "priest") == ["scribe", "pupil", "random"]
    assert lower(GAME, "patient") == ["random"]


def test_no_bot_is_offered_that_reads_a_file_or_thinks_as_long_as_a_client_likes() -> None:
    assert not [spec for spec in offered(GAME) if ":" in spec or spec in ("search", "champion")]


def test_a_thinker_ends_when_whoever_asks_is_gone() -> None:
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    assert process.wait(20) == 0
    process.stdout.close()


def test_the_event_loop_goes_on_while_a_bot_thinks(tmp_path: Path) -> None:
    async def asked() -> int:
        bots = Bots(1, 20.0, fake(pharaoh="think"))
        thinking = asyncio.create_task(bots.choose("abc", position(), ("draw", "ra"), "pharaoh"))
        ticks = 0
        while not thinking.done():
            await asyncio.sleep(0.01)
            ticks += 1
        await bots.end()
        return ticks

    assert asyncio.run(asked()) > 20
