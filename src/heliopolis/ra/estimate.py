"""What tiles are worth by simple values: a guess at the points that they will bring by the end of the game.

Every set of tiles has two tables: its points if nothing more is won, and its worth while much may still be
won. The share of the epoch, or of the game, that is still to come blends the two.
"""

from __future__ import annotations

from heliopolis.ra import points
from heliopolis.ra.measures import FURTHEST
from heliopolis.ra.pieces import EPOCHS
from heliopolis.ra.points import FEWEST_PHARAOHS, MOST_PHARAOHS, PER_GOD

# Lists, because compiled these are C arrays.
CIVILIZATION_NOW = [float(given) for given in points.CIVILIZATION]
DIVERSITY_NOW = [float(given) for given in points.DIVERSITY]
MULTIPLICITY_NOW = [float(given) for given in points.MULTIPLICITY]

# What sets are worth while many tiles are still to come: a beginning is worth something, a lack costs less than now.
CIVILIZATION_OPEN = [-2.0, 2.0, 4.5, 8.0, 11.5, 15.0]
DIVERSITY_OPEN = [0.0, 1.3, 2.6, 4.0, 5.5, 7.5, 9.5, 12.0, 15.0]
MULTIPLICITY_OPEN = [0.0, 0.5, 2.0, 5.5, 10.0, 15.0]

# The chance to have the most Pharaohs at the end of an epoch, by the lead over the best of the others from -3
# to 3, and to have the fewest, by the lead over the last of them; as it stands, and while more are to come.
MOST_NOW = [0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0]
MOST_OPEN = [0.1, 0.18, 0.3, 0.45, 0.6, 0.72, 0.8]
FEWEST_NOW = [1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0]
FEWEST_OPEN = [0.85, 0.75, 0.6, 0.4, 0.25, 0.15, 0.08]

GOD_CHOICE = 1.5  # a God that can still be spent takes the best tile of a track, better than its 2 points
FLOOD_SOON = 0.6  # the chance of a first Flood in an epoch of which much is still to come
FLOOD_LATER = 0.65  # the chance of one in a later epoch
LOTS_TO_HOPE_FOR = 2.0  # who can win so many more lots can hope for anything
TILES_IN_LOT = 4.0  # a lot that is sold has about so many tiles


def pace_of(draws: float, suns: int) -> float:
    """Which share of so many face-up suns the draws left in an epoch will be enough for, at most 1."""
    return min(1.0, draws / (TILES_IN_LOT * suns)) if suns else 0.0


class Outlook:
    """What a seat can still expect, the Pharaohs it is compared with, and what its tiles are worth then."""

    __slots__ = ("epochs_after", "fewest", "game_hope", "hope", "most", "pace")

    def __init__(self, hope: float, game_hope: float, pace: float, epochs_after: int, most: int, fewest: int) -> None:
        self.hope = hope  # 1 when the seat can win many more lots in this epoch, 0 when it can win none
        self.game_hope = game_hope  # the same for the rest of the game
        self.pace = pace  # 1 when the suns of all seats will be spent in this epoch, 0 when it is over
        self.epochs_after = epochs_after  # this one
        self.most = most  # Pharaohs of that other seat which has most
        self.fewest = fewest  # and of that which has fewest

    def expect(self, suns: int, pace: float, epochs_after: int, most: int, fewest: int) -> None:
        """What a seat can expect with so many face-up suns left, when the others hold so many Pharaohs."""
        self.hope = min(1.0, suns * pace / LOTS_TO_HOPE_FOR)
        self.game_hope = (epochs_after + self.hope) / EPOCHS
        self.pace = pace
        self.epochs_after = epochs_after
        self.most = most
        self.fewest = fewest

    def god(self) -> float:
        """P1, T5: for one God, kept to the end of the epoch or spent on a tile before."""
        return PER_GOD + GOD_CHOICE * self.hope

    def pharaohs(self, pharaohs: int) -> float:
        """P4: for most and fewest Pharaohs, in this epoch and in those after it."""
        ahead = max(0, min(2 * FURTHEST, pharaohs - self.most + FURTHEST))
        behind = max(0, min(2 * FURTHEST, pharaohs - self.fewest + FURTHEST))
        now = 0.0
        if pharaohs != self.most or pharaohs != self.fewest:
            now = MOST_PHARAOHS * MOST_NOW[ahead] + FEWEST_PHARAOHS * FEWEST_NOW[behind]
        later = MOST_PHARAOHS * MOST_OPEN[ahead] + FEWEST_PHARAOHS * FEWEST_OPEN[behind]
        return now + (later - now) * self.pace + later * self.epochs_after

    def river(self, floods: int, niles: int) -> float:
        """P3: for Floods in this epoch, and for Niles in every epoch that has a Flood."""
        flooded = 1.0 if floods else FLOOD_SOON * self.hope
        return floods + niles * (flooded + FLOOD_LATER * self.epochs_after)

    def civilization(self, kinds: int) -> float:
        """P5: for so many different kinds, in this epoch."""
        now = CIVILIZATION_NOW[kinds]
        return now + (CIVILIZATION_OPEN[kinds] - now) * self.hope

    def diversity(self, kinds: int) -> float:
        """P6: for so many different kinds of Monuments, at the end of the game."""
        now = DIVERSITY_NOW[kinds]
        return now + (DIVERSITY_OPEN[kinds] - now) * self.game_hope

    def multiplicity(self, count: int) -> float:
        """P6: for so many Monuments of one kind, at the end of the game."""
        now = MULTIPLICITY_NOW[count]
        return now + (MULTIPLICITY_OPEN[count] - now) * self.game_hope
