"""The greedy player: hand-written values of tiles and suns, one look ahead.

It works out what the track is worth to every seat and what each sun could still win for its owner, takes the
others to bid where that pays for them, and picks the step that leaves itself best off.
"""

from __future__ import annotations

from heliopolis.game import Limits
from heliopolis.ra.simple import Simple
from heliopolis.ra.state import imagined
from heliopolis.ra.view import View


class Greedy:
    """Takes the step that promises most points, from the tiles it wins and the suns it keeps."""

    def __init__(self, seed: int) -> None:
        """The seed changes nothing: this player rolls no dice."""
        self.simple = Simple()

    def choose(self, view: View, legal: list[int], limits: Limits) -> int:
        """The best step by hand-written values, long before any limit."""
        return legal[0] if len(legal) == 1 else self.simple.choose(imagined(view))
