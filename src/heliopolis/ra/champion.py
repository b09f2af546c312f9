"""The champion: a network that has learnt by playing against itself, with or without a search before each step."""

from __future__ import annotations

import re
from pathlib import Path

from heliopolis.game import BadSetup, Limits
from heliopolis.players.budget import budget
from heliopolis.ra.judge import Judge
from heliopolis.ra.thinking import AT_ONCE, best_step, is_glance
from heliopolis.ra.view import View
from heliopolis.ra.watching import Watch
from heliopolis.ra.weights import network, panel

HOW = re.compile(r"(?P<file>.+\.safetensors)?(?:(?:^|:)(?P<budget>[^:]+))?")
REHEARSED = 2  # players: with more, a rehearsal takes longer and depends on more that others do


class Champion:
    """Takes the step that leads to the best turns, as the network sees them; searches if it is given time or looks."""

    def __init__(self, seed: int, how: str = "") -> None:
        """The seed changes nothing: this player rolls no dice."""
        found = HOW.fullmatch(how)
        if found is None:
            raise BadSetup("error-player-how", player="champion", found=how)
        self.path = Path(found["file"]) if found["file"] else None
        self.limits = budget(found["budget"]) if found["budget"] else AT_ONCE
        self.watch = Watch()

    def choose(self, view: View, legal: list[int], limits: Limits) -> int:
        """The best step."""
        players = len(view.seats)
        limits = self.limits.within(limits)
        alike = self.watch.alike(view.past)
        return best_step(self._judge(players, limits), view, legal, limits, alike, players == REHEARSED)

    def _judge(self, players: int, limits: Limits) -> Judge:
        """One network at a glance, several together for a search; that of a file is alone."""
        return network(players, self.path) if self.path or is_glance(limits) else panel(players)
