"""Whole games with every answer at every step: nothing changes without somebody reading what."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff
from itertools import islice

import pytest

from heliopolis.game import CHANCE
from heliopolis.ra import GAME
from heliopolis.ra.pieces import CIVILIZATION, MONUMENTS, TILES
from heliopolis.ra.position import AUCTION
from heliopolis.record import Record, read
from tests.generators import RECORDS
from tests.playthrough import GAMES, PLAYTHROUGHS, playthrough

RENEW = "\nIf this is meant: python -m tests.playthrough, and commit the files."


@pytest.mark.parametrize("name", GAMES)
def test_the_game_answers_as_it_always_did(name: str) -> None:
    then = (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    now = playthrough(_record(name)).splitlines()
    if then != now:
        difference = islice(unified_diff(then, now, "as it was", "as it is", lineterm="", n=8), 60)
        pytest.fail("\n".join(difference) + RENEW, pytrace=False)


def test_every_file_belongs_to_a_game() -> None:
    assert {path.stem for path in PLAYTHROUGHS.glob("*")} == set(GAMES)


def test_the_games_show_every_kind_of_step() -> None:
    steps = {GAME.text(step) for name in GAMES for step in _record(name).steps}
    assert {step.split(":")[0] for step in steps} >= {"draw", "ra", "bid", "pass", "god", "done", "discard"}
    assert {"=" + tile for tile in TILES} <= steps
    assert {"god:war", "god:funeral", "god:drought"} <= steps
    for chosen_from in (CIVILIZATION, MONUMENTS):
        assert steps & {"discard:" + TILES[tile] for tile in chosen_from}


def test_the_games_show_every_way_an_epoch_or_an_auction_can_end() -> None:
    met = {moment for name in GAMES for moment in _moments(name)}
    assert met == {
        "epoch ends by =ra",
        "epoch ends by bid",
        "epoch ends by discard",
        "forced ra",
        "forced bid",
        "forced pass",
        "nobody offers, tiles stay",
        "nobody offers, tiles go",
        "auction for the sun alone",
    }


def _moments(name: str) -> Iterator[str]:
    record = _record(name)
    state = record.start()
    for step in record.steps:
        text = GAME.text(step).split(":")[0]
        before = state.copy()
        state.apply(step)
        if len(before.legal()) == 1 and before.actor != CHANCE and text != "done":
            yield f"forced {text}"
        if state.epoch != before.epoch or state.actor is None:
            yield f"epoch ends by {text}"
        elif before.phase == AUCTION and state.phase != AUCTION and text == "pass" and not before.best:
            yield "nobody offers, tiles " + ("stay" if state.track_size == before.track_size else "go")
        if before.phase == AUCTION and text == "bid" and not before.track_size:
            yield "auction for the sun alone"


def _record(name: str) -> Record:
    return read((RECORDS / f"{name}.record").read_bytes())
