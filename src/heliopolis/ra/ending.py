"""How the table stood when an epoch ended: before it was scored, and before what has scored was discarded (E3)."""

from __future__ import annotations

from heliopolis.ra.position import DRAWING, OVER
from heliopolis.ra.state import State


def ending(before: State, step: int, after: State) -> State | None:
    """The table at the end of the epoch that ``step`` has ended; None where it has ended none."""
    if after.epoch == before.epoch and after.phase != OVER:
        return None
    return before if before.phase == DRAWING else without_epoch_end(before, step)  # E1: nobody gets anything


def without_epoch_end(before: State, step: int) -> State:
    """The state after the step if somebody still had a sun: what was won and lost, without what E3 discards."""
    twin = before.copy()
    counts = list(twin.face_up_count)
    counts[0] += 1
    twin.face_up_count = counts
    twin.face_up_total += 1
    twin.apply(step)
    return twin
