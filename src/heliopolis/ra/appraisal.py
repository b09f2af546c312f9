"""What a lot and a sun are worth to every seat by simple values, and so where it pays to bid.

This is how ``greedy`` decides, and how the stronger players suppose that somebody bids who does not see what they see.
"""

from __future__ import annotations

from typing import Any

from heliopolis.ra.estimate import Outlook, pace_of
from heliopolis.ra.lot import draws_left, hold_with_lot
from heliopolis.ra.measures import TILE
from heliopolis.ra.pieces import (
    END_CIVILIZATION,
    END_MONUMENT,
    EPOCHS,
    FIRST_CIVILIZATION,
    FIRST_MONUMENT,
    FLOOD,
    GOD,
    GOLD,
    MOST_SEATS,
    MOST_SUNS,
    NILE,
    PHARAOH,
    RA,
)
from heliopolis.ra.points import PER_GOLD
from heliopolis.ra.position import Position, blank, row
from heliopolis.ra.scoring import highest_sun

MOST_TILES = 6.0  # that one sun can win on average, however long the epoch lasts
ALONE = 0.4  # of the draws left: what the only player with suns gets of them; the last Ra takes the rest
WEAK, STRONG = 0.6, 1.4  # how much the lowest and the highest sun will win, compared with an average one
KEEP = 0.7  # of what a lot would bring a seat now, left for it when it stays on the track for others to take
SUN_RANGE = 5.0  # the highest sun is worth so much more than none in the next epoch, or in the sums at last


class Appraisal:
    """Weighs what is on the auction track of a position against the suns that can be offered for it."""

    __slots__ = ("after", "draws", "highest", "outlook", "pace", "position", "worths")

    def __init__(self) -> None:
        self.position = blank()
        self.outlook = Outlook(0, 0, 0, 0, 0, 0)
        self.after = blank()  # what the seats would hold with the lot
        self.worths = row(0.0, MOST_SEATS)  # of the lot, to each seat
        self.draws = 0.0  # left in this epoch, on average
        self.pace = 0.0
        self.highest = 0  # sun of all

    def begin(self, position: Position) -> None:
        """Look at this position from now on."""
        self.position.take_from(position)
        self.draws = draws_left(position)
        self.pace = pace_of(self.draws, position.face_up_total)
        self.highest = position.centre
        for seat in range(position.players):
            self.highest = max(self.highest, highest_sun(position, seat))
        for seat in range(position.players):
            self.worths[seat] = self._lot(seat) if position.track_size else 0.0

    def _lot(self, seat: int) -> float:
        """What the tiles of the lot are worth to a seat that spends a sun on them."""
        hold_with_lot(self.position, seat, self.after)
        self._expect(seat)
        return self._tiles(self.after.held[seat]) - self._tiles(self.position.held[seat])

    def _expect(self, seat: int) -> None:
        """Look from this seat at what is still to come when it has spent one more sun."""
        position = self.position
        most = 0
        fewest = 99
        for other in range(position.players):
            if other != seat:
                most = max(most, position.held[other][PHARAOH])
                fewest = min(fewest, position.held[other][PHARAOH])
        suns = max(0, position.face_up_count[seat] - 1)
        self.outlook.expect(suns, self.pace, EPOCHS - position.epoch, most, fewest)

    def god(self, seat: int) -> float:
        """What a God is worth to a seat."""
        self._expect(seat)
        return self.outlook.god()

    def tile(self, seat: int, tile: int) -> float:
        """What one tile more, which is no Disaster, is worth to a seat."""
        self._expect(seat)
        held = self.position.held[seat]
        before = self._tiles(held)
        held[tile] += 1
        after = self._tiles(held)
        held[tile] -= 1
        return after - before

    def _tiles(self, held: Any) -> float:
        outlook = self.outlook
        worth: float = held[GOLD] * PER_GOLD + held[GOD] * outlook.god()
        worth += outlook.pharaohs(held[PHARAOH]) + outlook.river(held[FLOOD], held[NILE])
        kinds = 0
        for tile in range(FIRST_CIVILIZATION, END_CIVILIZATION):
            if held[tile]:
                kinds += 1
        worth += outlook.civilization(kinds)
        kinds = 0
        for tile in range(FIRST_MONUMENT, END_MONUMENT):
            if held[tile]:
                kinds += 1
                worth += outlook.multiplicity(held[tile])
        return worth + outlook.diversity(kinds)

    def gain(self, seat: int, sun: int) -> float:
        """What a seat gains if it wins the lot with this sun."""
        later = SUN_RANGE * (self.position.centre - sun) / self.highest
        return self.worths[seat] - self.price(seat, sun) + later

    def price(self, seat: int, sun: int) -> float:
        """What a seat's sun could win in the rest of the epoch if it is not spent on this lot."""
        position = self.position
        own = 1.0 * position.face_up_count[seat]  # compiled, int / int would be whole
        total = position.face_up_total
        if position.face_up_count[seat] == total:
            return self.alone(own)
        # Every sun gets an equal share of the draws, so with one sun fewer a seat gets so many tiles fewer:
        fewer = self.draws * (own / total - (own - 1) / (total - 1))
        lower = 0.0
        for i in range(position.players * MOST_SUNS):
            if 0 < position.face_up[i] < sun:
                lower += 1
        return TILE * min(MOST_TILES, fewer) * (WEAK + (STRONG - WEAK) * lower / (total - 1))

    def alone(self, suns: float) -> float:
        """What each of so many suns could win in the rest of the epoch if nobody else has any."""
        return TILE * min(MOST_TILES, ALONE * self.draws / suns)

    def staying(self, seat: int, gain: float) -> float:
        """What it means to a seat that the lot, which would bring it ``gain`` now, stays and a tile is drawn."""
        position = self.position
        gain = max(0.0, gain)
        own = 1.0 * position.face_up_count[seat]
        keep = 1.0 if own == position.face_up_total else KEEP
        share = own / position.face_up_total
        chance = 1.0 * position.bag[RA] / position.bag_size
        longer = gain * keep + TILE * share
        if position.ra_track + 1 < position.ras:
            return (1 - chance) * longer + chance * gain
        # E1: the last Ra takes the lot, and the chance to win anything more in this epoch.
        return (1 - chance) * longer - chance * self.alone(1) * share
