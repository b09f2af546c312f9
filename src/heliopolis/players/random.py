"""Players that choose by dice, in any game: one among all steps alike, one that prefers the quiet step."""

from __future__ import annotations

from zlib import crc32

from heliopolis.chance import Seeded, stream
from heliopolis.game import Limits, View

PATIENCE = 4, 5  # how often the patient player takes the quiet step without a look at the others


class Random:
    """Takes every legal step alike."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, legal: list[int], limits: Limits) -> int:
        """Any legal step; the same one for the same seed and view."""
        return legal[_luck(self.seed, view).below(len(legal))]


class Patient:
    """Takes the quietest step most of the time (in Ra: draws and passes), and any other one now and then."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, legal: list[int], limits: Limits) -> int:
        """The quietest step or any legal one; the same one for the same seed and view."""
        luck = _luck(self.seed, view)
        often, of = PATIENCE
        if luck.below(of) < often:
            return legal[0]
        return legal[luck.below(len(legal))]


def _luck(seed: int, view: View) -> Seeded:
    """Dice that seed and view determine: a player that is restarted in the middle of a game goes on alike.

    A view is plain values, so its text tells it from every other and is the same on every machine.
    """
    return stream(seed, crc32(repr(view).encode()))
