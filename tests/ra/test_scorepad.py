"""The scoring pad over a whole game: what stays for the next epoch, and which suns there are."""

from __future__ import annotations

import pytest

from heliopolis.ra import scorepad
from heliopolis.ra.ending import ending
from heliopolis.ra.pieces import EPOCHS
from heliopolis.ra.state import State
from tests.generators import choose, plans


def holdings(state: State) -> list[scorepad.Holding]:
    """What everybody has in front of them."""
    return [
        scorepad.Holding({tile: count for tile, count in enumerate(held) if count})
        for held in state.held[: state.players]
    ]


def test_E3_what_the_pad_keeps_is_what_the_rules_leave() -> None:
    ends = 0
    for record, way, luck in plans(20):
        state = record.start()
        while state.epoch < EPOCHS:
            before = state.copy()
            step = choose(state, way, luck)
            state.apply(step)
            last = ending(before, step, state)
            if last is not None:
                scored = scorepad.score(holdings(last), before.epoch)
                assert scored.kept == [holding.tiles for holding in holdings(state)]
                ends += 1
    assert ends >= 40


def test_E4_after_the_last_epoch_nothing_is_kept() -> None:
    last = [scorepad.parse("nile:2 suns:9-6-5-2"), scorepad.parse("suns:8-7-4-3")]
    assert scorepad.score(last, EPOCHS).kept == []


@pytest.mark.parametrize(("players", "highest", "each"), [(2, 9, 4), (3, 13, 4), (4, 13, 3), (5, 16, 3)])
def test_S1_the_pad_tells_which_suns_there_are(players: int, highest: int, each: int) -> None:
    told = scorepad.score([scorepad.Holding()] * players, 1).as_dict()
    assert (told["suns"], told["suns_each"]) == (list(range(1, highest + 1)), each)
