"""A player that searches a tree of turns whose leaves are valued by hand: strong without having learnt anything."""

from __future__ import annotations

from heliopolis.game import Limits
from heliopolis.players.budget import budget
from heliopolis.ra.prospects import Prospects
from heliopolis.ra.thinking import best_step
from heliopolis.ra.view import View
from heliopolis.ra.watching import Watch

USUAL = Limits(seconds=0.2)  # what `search` alone means


class Searcher:
    """Takes the step that leads to the best turns, as far as it can see in its time."""

    def __init__(self, seed: int, how: str = "") -> None:
        """The seed changes nothing: this player rolls no dice."""
        self.judge = Prospects()
        self.limits = budget(how) if how else USUAL
        self.watch = Watch()

    def choose(self, view: View, legal: list[int], limits: Limits) -> int:
        """The best step that can be found in time."""
        return best_step(self.judge, view, legal, self.limits.within(limits), self.watch.alike(view.past))
