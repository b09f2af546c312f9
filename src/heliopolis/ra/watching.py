"""How the others play, from what they have done so far: as a strong player would, or by simple values.

Whoever goes by simple values does what ``Simple`` does. Others often do the same, so one such step tells little and a
dozen tell much; a single other step tells that it was not so this time. For every seat there is a chance for each share
of its steps that may come from simple values; each step makes the shares likelier that had it likelier.
"""

from __future__ import annotations

from heliopolis.ra.measures import EQUALS
from heliopolis.ra.pieces import MOST_SEATS
from heliopolis.ra.position import AUCTION, TURN, Position, blank, row
from heliopolis.ra.rules import apply, list_legal
from heliopolis.ra.simple import Simple
from heliopolis.ra.steps import DRAW, INVOKE, PASS
from heliopolis.ra.view import Past

# Shares of a seat's steps that may come from simple values, and the chance of each before anything is seen.
SHARES = [0.0, 0.25, 0.5, 0.75, 1.0]
CHANCES = [0.6, 0.12, 0.08, 0.08, 0.12]
SHARE_COUNT = 5
# How often a strong player takes the step that simple values take, by what that is: measured among champions.
SAME_DRAW, SAME_INVOKE, SAME_GOD = 0.88, 0.6, 0.4
SAME_PASS, SAME_BID = 0.88, 0.5


class Watch:
    """Follows one game after the other, step by step, and remembers what each seat has done."""

    __slots__ = ("chances", "lost", "position", "seen", "setup", "simple")

    def __init__(self) -> None:
        self.simple = Simple()
        self.position = blank()
        self.chances = row(0.0, MOST_SEATS * SHARE_COUNT)
        self._begin(None)

    def alike(self, past: Past | None) -> list[float]:
        """How much each seat plays like a strong player, as far as its steps up to now have shown."""
        if past is None or past.setup != self.setup or not past.steps.startswith(self.seen):
            self._begin(past)
        if past is not None:
            self._follow(past.steps)
        return [EQUALS - self._simply(seat) for seat in range(MOST_SEATS)]

    def _begin(self, past: Past | None) -> None:
        """Nothing is known of anybody."""
        self.setup = past.setup if past else None
        if past:
            self.position = Position(past.setup)
        self.seen = b""
        self.lost = False  # whether the steps are not those that led to what lies on the table
        for i in range(MOST_SEATS * SHARE_COUNT):
            self.chances[i] = CHANCES[i % SHARE_COUNT]

    def _follow(self, steps: bytes) -> None:
        """Look at the steps that are new."""
        for i in range(len(self.seen), len(steps)):
            if not self.lost:
                self._see(steps[i])
        self.seen = steps

    def _see(self, step: int) -> None:
        """One more step; one that is not legal shows that somebody has changed the table by hand."""
        position = self.position
        count = list_legal(position)
        self.lost = True
        for i in range(count):
            if position.choices[i] == step:
                self.lost = False
        if self.lost:
            return
        if count > 1 and (position.phase == TURN or position.phase == AUCTION):
            self._note(position.seat, step, self.simple.choose(position))
        apply(position, step)

    def _note(self, seat: int, step: int, simple: int) -> None:
        """Make the shares likelier that had this step likelier."""
        same = _same(simple)
        total = 0.0
        at = seat * SHARE_COUNT
        for i in range(SHARE_COUNT):
            likely = (1 - SHARES[i]) * (1 - same)
            if step == simple:
                likely = SHARES[i] + (1 - SHARES[i]) * same
            self.chances[at + i] *= likely
            total += self.chances[at + i]
        for i in range(SHARE_COUNT):
            self.chances[at + i] /= total

    def _simply(self, seat: int) -> float:
        """How often a seat goes by simple values, on average over what may be so."""
        found = 0.0
        for i in range(SHARE_COUNT):
            found += SHARES[i] * self.chances[seat * SHARE_COUNT + i]
        return found


def _same(simple: int) -> float:
    """How often a strong player takes this step too, where simple values do."""
    if simple == DRAW:
        return SAME_DRAW
    if simple == INVOKE:
        return SAME_INVOKE
    if simple < PASS:
        return SAME_GOD
    return SAME_PASS if simple == PASS else SAME_BID
