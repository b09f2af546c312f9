"""The champion: a network that has learnt by playing against itself, with or without a search before each step."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from heliopolis.game import BadSetup, Limits
from heliopolis.players.budget import budget
from heliopolis.ra.judge import Judge
from heliopolis.ra.measures import EQUALS, EVEN
from heliopolis.ra.thinking import AT_ONCE, best_step, is_glance
from heliopolis.ra.view import View
from heliopolis.ra.watching import Watch
from heliopolis.ra.weights import network, panel

HOW = re.compile(r"(?P<file>.+\.safetensors)?(?:(?:^|:)(?P<budget>[^:]+))?")
FOLLOWING = Limits(nodes=5)  # still under a millisecond: where what somebody will do can be reckoned, it pays to follow
REHEARSED = 2  # players: with more, a rehearsal takes longer and depends on more that others do


class Champion:
    """Takes the step that leads to the best turns, as the network sees them; searches if it is given time or looks.

    With neither it looks once, and a few turns further at a table with somebody who goes by simple values.
    """

    def __init__(self, seed: int, how: str = "") -> None:
        """The seed changes nothing: this player rolls no dice."""
        found = HOW.fullmatch(how)
        if found is None:
            raise BadSetup("error-player-how", player="champion", found=how)
        self.path = Path(found["file"]) if found["file"] else None
        self.given = budget(found["budget"]) if found["budget"] else None
        self.watch = Watch()

    def choose(self, view: View, legal: list[int], limits: Limits) -> int:
        """The best step."""
        players = len(view.seats)
        alike = self.watch.alike(view.past)
        limits = (self.given or _instant(view, alike)).within(limits)
        return best_step(self._judge(players, limits), view, legal, limits, alike, players == REHEARSED)

    def _judge(self, players: int, limits: Limits) -> Judge:
        """One network at once, several together for a search; that of a file is alone."""
        alone = self.path or self.given is None or is_glance(limits)
        return network(players, self.path) if alone else panel(players)


def _instant(view: View, alike: Sequence[float]) -> Limits:
    """How far to look without being given time: further where another seat most likely goes by simple values."""
    others = (alike[seat] for seat in range(len(view.seats)) if seat != view.seat)
    return FOLLOWING if min(others) < EQUALS - EVEN else AT_ONCE
