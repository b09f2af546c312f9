"""Who says what a position is worth: the network, or values written by hand.

A judge is asked about positions at the beginning of a turn and leaves its answer in ``wins`` and ``scores``.
"""

from __future__ import annotations

from array import array

from heliopolis.ra.pieces import MOST_SEATS
from heliopolis.ra.position import Position, row


class Judge:
    """Gives every seat's chance to win and its final score as far as they can be foreseen."""

    def __init__(self) -> None:
        self.doubt = 0.0  # of a chance to win: so much worse may look best to another player (branches.py)
        self.clear = 0.0  # of a chance to win: a lead after one look that makes the choice clear (thinking.py)
        self.wins = row(0.0, MOST_SEATS)
        self.scores = row(0.0, MOST_SEATS)

    def begin(self, alike: array[float]) -> None:
        """Forget what was valued before: the answers that follow depend on nothing but what is asked from now on.

        ``alike`` says how much each seat is taken to play as the judge would (measures.py). A judge need not care.
        """

    def at_a_glance(self) -> Judge:
        """Who says what players see who do not look further."""
        return self

    def value(self, position: Position) -> None:
        """Write what the position is worth to each seat into ``wins`` and ``scores``."""
        raise NotImplementedError
