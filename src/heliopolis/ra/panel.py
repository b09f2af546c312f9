"""Several networks that judge together: each errs in its own way, so their mean errs less.

A search finds out which of several steps is best that seem nearly equal. There the errors of one network weigh more
than anything that a deeper tree would show.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from heliopolis.ra.judge import Judge
from heliopolis.ra.position import Position


class Panel(Judge):
    """Gives the mean of what its judges say; the first of them is what others see at a glance."""

    def __init__(self, judges: Sequence[Judge]) -> None:
        """The first also says how much doubt there is and when a choice is clear."""
        super().__init__()
        self.judges = list(judges)
        self.doubt = judges[0].doubt
        self.clear = judges[0].clear
        self.share = 1.0 / len(judges)  # compiled, int / int would be whole

    def begin(self, alike: array[float]) -> None:
        """Let all of them begin anew."""
        for judge in self.judges:
            judge.begin(alike)

    def at_a_glance(self) -> Judge:
        """The first alone."""
        return self.judges[0]

    def value(self, position: Position) -> None:
        """Ask all of them."""
        for seat in range(position.players):
            self.wins[seat] = 0.0
            self.scores[seat] = 0.0
        for judge in self.judges:
            judge.value(position)
            for seat in range(position.players):
                self.wins[seat] += self.share * judge.wins[seat]
                self.scores[seat] += self.share * judge.scores[seat]
