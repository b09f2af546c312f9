"""Where somebody who reads a record may want to stop: where a turn, an auction or an epoch begins."""

from __future__ import annotations

from heliopolis.ra.position import AUCTION, DEAL, TURN
from heliopolis.ra.state import State

KINDS = ("turns", "auctions", "epochs")


def begun(before: State, after: State) -> list[str]:
    """What begins with the step between two states, as ``KINDS`` names it."""
    turn = after.phase == TURN
    auction = after.phase == AUCTION != before.phase
    epoch = turn and (before.phase == DEAL or after.epoch != before.epoch)
    return [kind for kind, begins in zip(KINDS, (turn, auction, epoch), strict=True) if begins]
