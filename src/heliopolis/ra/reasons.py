"""Why a step is not legal, in terms of the rule that forbids it."""

from __future__ import annotations

from heliopolis.game import IllegalStep
from heliopolis.ra.pieces import DISASTERS, GOD, MOST_SUNS, SPACES, TILES, WAR
from heliopolis.ra.position import AUCTION, DEAL, DISCARDING, DRAWING, GODS, OVER, TURN
from heliopolis.ra.state import State
from heliopolis.ra.steps import (
    BID,
    DEALT,
    DISCARD,
    DONE,
    DRAW,
    DRAWN,
    GOD_FOR,
    PASS,
    text,
    tile_of,
)

EXPECTED = {
    DEAL: "error-expected-suns",
    TURN: "error-expected-action",
    DRAWING: "error-expected-tile",
    AUCTION: "error-expected-offer",
    GODS: "error-expected-gods",
    DISCARDING: "error-expected-discard",
    OVER: "error-game-over",
}


def why_not(state: State, step: int) -> IllegalStep:
    """The reason why ``step``, which is not legal in ``state``, is not."""
    found = text(step)
    tile = TILES[tile_of(step)]
    if state.phase == TURN and step == DRAW:
        return IllegalStep("error-track-full", found=found, spaces=SPACES)
    if state.phase in (TURN, GODS) and GOD_FOR <= step < DONE:
        if step == GOD_FOR + GOD:
            return IllegalStep("error-god-for-god", found=found)
        if state.held[state.seat][GOD] == 0:
            return IllegalStep("error-no-god", found=found)
        return IllegalStep("error-not-on-track", found=found, tile=tile)
    if state.phase == AUCTION and PASS <= step < DISCARD:
        return _why_no_offer(state, step, found)
    if state.phase == DRAWING and DRAWN <= step < DEALT:
        return IllegalStep("error-not-in-bag", found=found, tile=tile)
    if state.phase == DEAL and step >= DEALT:
        return IllegalStep("error-group-dealt", found=found)
    if state.phase == DISCARDING and DISCARD <= step < DRAWN:
        disaster = WAR if state.held[state.seat][WAR] else DISASTERS[-1]
        return IllegalStep("error-no-such-discard", found=found, tile=tile, disaster=TILES[disaster])
    return IllegalStep(EXPECTED[state.phase], found=found)


def _why_no_offer(state: State, step: int, found: str) -> IllegalStep:
    if step == PASS:
        return IllegalStep("error-must-offer", found=found)
    sun = step - BID
    mine = state.face_up[state.seat * MOST_SUNS : (state.seat + 1) * MOST_SUNS]
    if sun not in mine:
        return IllegalStep("error-no-such-sun", found=found, sun=sun)
    return IllegalStep("error-too-low", found=found, sun=sun, best=state.best)
