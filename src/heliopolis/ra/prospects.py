"""What a position promises by hand-written values: the judge of the tree search that needs no network.

Every seat's final score is foreseen as a sum: points it has, points that its tiles will bring, lots that its suns can
still win, and its part of the lot on the auction track. The scores foreseen give the chances to win.
"""

from __future__ import annotations

from array import array
from itertools import accumulate
from typing import Any

from heliopolis.ra.judge import Judge
from heliopolis.ra.lot import draws_left, hold_with_lot
from heliopolis.ra.measures import DOUBT, FURTHEST
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
)
from heliopolis.ra.points import (
    CIVILIZATION,
    DIVERSITY,
    FEWEST_PHARAOHS,
    HIGHEST_SUNS,
    LOWEST_SUNS,
    MOST_PHARAOHS,
    MULTIPLICITY,
    PER_GOD,
    PER_GOLD,
)
from heliopolis.ra.position import Position, blank, row
from heliopolis.ra.promises import CONSTANTS
from heliopolis.ra.scoring import sun_sum

FEWEST_PLAYERS = 2
SIZE = sum(len(rows[0]) for rows in CONSTANTS.values())  # for one number of players
TABLE = [number for column in range(4) for rows in CONSTANTS.values() for number in rows[column]]
PLACES = dict(zip(CONSTANTS, accumulate([len(rows[0]) for rows in CONSTANTS.values()], initial=0), strict=False))
GOD_CHOICE = PLACES["GOD_CHOICE"]
FLOOD_SOON = PLACES["FLOOD_SOON"]
FLOOD_LATER = PLACES["FLOOD_LATER"]
CIVILIZATION_OPEN = PLACES["CIVILIZATION_OPEN"]
MOST_OPEN = PLACES["MOST_OPEN"]
FEWEST_OPEN = PLACES["FEWEST_OPEN"]
MOST_LATER = PLACES["MOST_LATER"]
FEWEST_LATER = PLACES["FEWEST_LATER"]
DIVERSITY_OPEN = PLACES["DIVERSITY_OPEN"]
MULTIPLICITY_OPEN = PLACES["MULTIPLICITY_OPEN"]
LOT_SIZE = PLACES["LOT_SIZE"]
SUNS = PLACES["SUNS"]
SUN_TILES = PLACES["SUN_TILES"]
SUN_RANK = PLACES["SUN_RANK"]
SUN_TOP = PLACES["SUN_TOP"]
SUN_ALONE = PLACES["SUN_ALONE"]
NEXT_DOWN = PLACES["NEXT_DOWN"]
NEXT_UP = PLACES["NEXT_UP"]
NEXT_SQUARE = PLACES["NEXT_SQUARE"]
SUMS_SPREAD = PLACES["SUMS_SPREAD"]
LOT_SHARE = PLACES["LOT_SHARE"]
LOT_BAD = PLACES["LOT_BAD"]
LOT_LAST = PLACES["LOT_LAST"]
TAKE_WORTH = PLACES["TAKE_WORTH"]
TAKE_SUN = PLACES["TAKE_SUN"]
TAKE_TURN = PLACES["TAKE_TURN"]
TAKE_SUNS = PLACES["TAKE_SUNS"]
SPREAD = PLACES["SPREAD"]
SPREAD_OPEN = PLACES["SPREAD_OPEN"]
CIVILIZATION_ROW = len(CIVILIZATION)
DIVERSITY_ROW = len(DIVERSITY)
MULTIPLICITY_ROW = len(MULTIPLICITY)
PHARAOHS_ROW = 2 * FURTHEST + 1

# Lists, because compiled these are C arrays.
CIVILIZATION_NOW = [float(given) for given in CIVILIZATION]
DIVERSITY_NOW = [float(given) for given in DIVERSITY]
MULTIPLICITY_NOW = [float(given) for given in MULTIPLICITY]
HIGHEST = [9.0, 13.0, 13.0, 16.0]  # S1: the highest sun, for 2 to 5 players

CLEAR = 0.3  # of a chance to win: see Judge
DOUBLINGS = 12  # of the power in _exp, which makes 4,096 steps of it
STEPS_OF_EXP = 4096.0
FAR = 60.0  # where _exp stops to grow
LEAST_WORTH, MOST_WORTH = -10.0, 25.0  # between these, what a lot is worth tells who takes it
MANY_LOTS = 2.999  # more to come do not change what tiles are worth
MOST_LOTS = 3.999  # that a seat can still win: as many as it has suns
MOST_TILES = 8.0  # SPACES: that a sun can win
LEAST_SPREAD = 0.3
LEAST_SUMS_SPREAD = 0.1
SUMS_UNIT = 0.2


class Prospects(Judge):
    """Foresees final scores by values written by hand and fitted to games."""

    def __init__(self) -> None:
        super().__init__()
        self.doubt = DOUBT
        self.clear = CLEAR
        self._make_room()
        self.players = 0  # whose constants are at hand
        self.table = TABLE

    def _make_room(self) -> None:
        """Rows of numbers; compiled, they are arrays inside the judge."""
        self.constants = row(0.0, SIZE)
        self.after = blank()  # what the seats would hold with the lot
        self.lots = row(0.0, MOST_SEATS)  # what the lot on the track is worth to each seat
        self.top_rank = row(0.0, MOST_SEATS)  # the share of the others' suns below a seat's best one
        self.weights = row(0.0, MOST_SEATS)

    def begin(self, alike: array[float]) -> None:
        """Take the constants from the table again, which may be a new one."""
        self.players = 0

    def value(self, position: Position) -> None:
        """Foresee the final scores and the chances to win of a position at the beginning of a turn."""
        if position.players != self.players:
            self._take_constants(position.players)
        self._set_out(position)
        for seat in range(position.players):
            self._compare_pharaohs(position, seat)
            worth = self._tiles(position.held[seat], position.face_up_count[seat])
            self.scores[seat] = position.scores_now[seat] + worth + self._suns(position, seat)
            self.lots[seat] = self._lot(position, seat)
        if self.epochs_after == 0:
            self._add_sums(position)
        if position.track_size:
            self._share_lot(position)
        self._foresee_wins(position)

    def _take_constants(self, players: int) -> None:
        self.players = players
        for i in range(SIZE):
            self.constants[i] = self.table[(players - FEWEST_PLAYERS) * SIZE + i]

    def _set_out(self, position: Position) -> None:
        """What all seats can still expect of this epoch."""
        constants = self.constants
        self.epochs_after = EPOCHS - position.epoch
        self.pharaohs_loss = 1.0 * FEWEST_PHARAOHS
        if position.mild_end and self.epochs_after == 0:
            self.pharaohs_loss = 0.0
        draws = draws_left(position)
        suns = position.face_up_total
        self.pace = 1.0 - _exp(-draws / (constants[LOT_SIZE] * max(1, suns)))
        self.openness = min(MANY_LOTS, self.pace * suns * (1.0 / position.players))
        self.tiles_each = min(MOST_TILES, draws / max(1, suns))

    # Tiles

    def _tiles(self, held: Any, suns: int) -> float:
        """What tiles will bring by the end of the game to a seat with so many face-up suns."""
        lots = min(MANY_LOTS, suns * self.pace)
        hope = lots / 3.0
        worth: float = PER_GOLD * held[GOLD]
        worth += held[GOD] * (PER_GOD + self.constants[GOD_CHOICE + self.epochs_after] * hope)
        worth += held[FLOOD] + held[NILE] * self._flooded(held[FLOOD], lots)
        worth += self._pharaohs(held[PHARAOH]) + self._civilization(held, lots)
        if self.epochs_after:
            return worth + self._monuments(held, 2.0 + self.epochs_after + hope)
        return worth + self._monuments(held, lots)

    def _flooded(self, floods: int, lots: float) -> float:
        """P3: in how many epochs a seat's Niles will count."""
        constants = self.constants
        flooded = 1.0
        if floods == 0:
            knot = int(lots)
            nearer = constants[FLOOD_SOON + knot - 1] if knot else 0.0
            flooded = nearer + (constants[FLOOD_SOON + knot] - nearer) * (lots - knot)
        if self.epochs_after:
            flooded += constants[FLOOD_LATER + self.epochs_after - 1]
        return flooded

    def _civilization(self, held: Any, lots: float) -> float:
        """P5: for the different kinds, in this epoch."""
        kinds = 0
        for tile in range(FIRST_CIVILIZATION, END_CIVILIZATION):
            if held[tile]:
                kinds += 1
        knot = int(lots)
        at = CIVILIZATION_OPEN + CIVILIZATION_ROW * knot + kinds
        nearer = self.constants[at - CIVILIZATION_ROW] if knot else CIVILIZATION_NOW[kinds]
        return nearer + (self.constants[at] - nearer) * (lots - knot)

    def _monuments(self, held: Any, time: float) -> float:
        """P6: for different kinds and for many of one kind; ``time`` goes from 0 at the end of the game to 5."""
        constants = self.constants
        knot = int(time)
        at = MULTIPLICITY_OPEN + MULTIPLICITY_ROW * knot
        kinds = 0
        nearer = 0.0
        farther = 0.0
        for tile in range(FIRST_MONUMENT, END_MONUMENT):
            count = held[tile]
            if count:
                kinds += 1
            if count > 1:
                nearer += constants[at - MULTIPLICITY_ROW + count] if knot else MULTIPLICITY_NOW[count]
                farther += constants[at + count]
        at = DIVERSITY_OPEN + DIVERSITY_ROW * knot + kinds
        nearer += constants[at - DIVERSITY_ROW] if knot else DIVERSITY_NOW[kinds]
        farther += constants[at]
        return nearer + (farther - nearer) * (time - knot)

    def _compare_pharaohs(self, position: Position, seat: int) -> None:
        """Note the most and the fewest Pharaohs of the other seats."""
        self.most = 0
        self.fewest = 99
        for other in range(position.players):
            if other != seat:
                self.most = max(self.most, position.held[other][PHARAOH])
                self.fewest = min(self.fewest, position.held[other][PHARAOH])

    def _pharaohs(self, pharaohs: int) -> float:
        """P4: for most and fewest, in this epoch and in those after it."""
        constants = self.constants
        ahead = max(0, min(2 * FURTHEST, pharaohs - self.most + FURTHEST))
        behind = max(0, min(2 * FURTHEST, pharaohs - self.fewest + FURTHEST))
        knot = int(self.openness)
        at = PHARAOHS_ROW * knot
        farther = MOST_PHARAOHS * constants[MOST_OPEN + at + ahead]
        farther += self.pharaohs_loss * constants[FEWEST_OPEN + at + behind]
        nearer = self._pharaohs_now(pharaohs)
        if knot:
            nearer = MOST_PHARAOHS * constants[MOST_OPEN + at - PHARAOHS_ROW + ahead]
            nearer += self.pharaohs_loss * constants[FEWEST_OPEN + at - PHARAOHS_ROW + behind]
        later = MOST_PHARAOHS * constants[MOST_LATER + ahead] + FEWEST_PHARAOHS * constants[FEWEST_LATER + behind]
        return nearer + (farther - nearer) * (self.openness - knot) + later * self.epochs_after

    def _pharaohs_now(self, pharaohs: int) -> float:
        """P4, if the epoch ended now."""
        if pharaohs == self.most and pharaohs == self.fewest:
            return 0.0
        if pharaohs >= self.most:
            return MOST_PHARAOHS
        return self.pharaohs_loss if pharaohs <= self.fewest else 0.0

    # Suns

    def _suns(self, position: Position, seat: int) -> float:
        """What a seat's suns will win in this epoch, and what they are worth for those after it."""
        constants = self.constants
        first = seat * MOST_SUNS
        others = position.face_up_total - position.face_up_count[seat]
        epochs_after = self.epochs_after
        now = 0.0
        later = 0.0
        self.top_rank[seat] = 0.0
        for i in range(first, first + MOST_SUNS):
            if position.face_up[i]:
                now += self._sun(position, seat, position.face_up[i], others)
            if epochs_after and position.suns[i]:
                size = position.suns[i] / HIGHEST[position.players - FEWEST_PLAYERS]
                per_size = constants[NEXT_UP + epochs_after - 1]
                if position.face_up[i] == 0:
                    per_size = constants[NEXT_DOWN + epochs_after - 1]
                later += size * (per_size + constants[NEXT_SQUARE + epochs_after - 1] * size)
        lots = min(MOST_LOTS, position.face_up_count[seat] * self.pace)
        knot = int(lots)
        at = SUNS + MOST_SUNS * epochs_after + knot
        fewer = constants[at - 1] if knot else 0.0
        return fewer + (constants[at] - fewer) * (lots - knot) + now * self.pace + later

    def _sun(self, position: Position, seat: int, sun: int, others: int) -> float:
        """What one face-up sun will win more than any sun does."""
        constants = self.constants
        if others == 0:
            self.top_rank[seat] = 1.0
            return constants[SUN_ALONE + self.epochs_after]
        first = seat * MOST_SUNS
        lower = 0
        for i in range(position.players * MOST_SUNS):
            if 0 < position.face_up[i] < sun and (i < first or i >= first + MOST_SUNS):
                lower += 1
        rank = lower * (1.0 / others)
        self.top_rank[seat] = max(self.top_rank[seat], rank)
        worth = (
            constants[SUN_TILES + self.epochs_after] * self.tiles_each + constants[SUN_RANK + self.epochs_after] * rank
        )
        if lower == others:
            worth += constants[SUN_TOP + self.epochs_after]
        return worth

    def _add_sums(self, position: Position) -> None:
        """P7: for the highest and the lowest sum of suns, as sure as there are few lots to come."""
        constants = self.constants
        lots = self.pace * position.face_up_total
        spread = constants[SUMS_SPREAD] * SUMS_UNIT + constants[SUMS_SPREAD + 1] * lots
        spread = max(LEAST_SUMS_SPREAD, spread)
        for seat in range(position.players):
            self.weights[seat] = sun_sum(position, seat)
        for seat in range(position.players):
            highest = 0.0
            lowest = 99.0
            for other in range(position.players):
                if other != seat:
                    highest = max(highest, self.weights[other])
                    lowest = min(lowest, self.weights[other])
            self.scores[seat] += HIGHEST_SUNS / (1.0 + _exp((highest - self.weights[seat]) / spread))
            if not position.mild_end:
                self.scores[seat] += LOWEST_SUNS / (1.0 + _exp((self.weights[seat] - lowest) / spread))

    # The lot on the auction track

    def _lot(self, position: Position, seat: int) -> float:
        """What the lot is worth to a seat that spends a sun on it; nothing without a sun."""
        count = position.face_up_count[seat]
        if count == 0 or position.track_size == 0:
            return 0.0
        hold_with_lot(position, seat, self.after)
        return self._tiles(self.after.held[seat], count - 1) - self._tiles(position.held[seat], count - 1)

    def _share_lot(self, position: Position) -> None:
        """Give each seat that part of the lot which it is likely to win."""
        constants = self.constants
        total = 0.0
        for seat in range(position.players):
            self.weights[seat] = self._likely(position, seat)
            total += self.weights[seat]
        if total == 0:
            return
        share = constants[LOT_SHARE + self.epochs_after]
        if position.ra_track + 1 >= position.ras:
            share *= constants[LOT_LAST]
        for seat in range(position.players):
            lot = self.lots[seat]
            if lot < 0:
                lot *= constants[LOT_BAD]
            self.scores[seat] += share * lot * self.weights[seat] / total

    def _likely(self, position: Position, seat: int) -> float:
        """How likely a seat is to win the lot, beside the other seats."""
        constants = self.constants
        count = position.face_up_count[seat]
        if count == 0:
            return 0.0
        wish = constants[TAKE_WORTH] * max(LEAST_WORTH, min(MOST_WORTH, self.lots[seat]))
        wish += constants[TAKE_SUN] * self.top_rank[seat] + constants[TAKE_SUNS] * count
        if seat == position.seat:
            wish += constants[TAKE_TURN]
        return _exp(wish)

    # Chances

    def _foresee_wins(self, position: Position) -> None:
        """The chances to win from the scores: the less is to come, the more a point decides."""
        constants = self.constants
        face_up = position.face_up_total * (1.0 / (position.players * position.suns_each))
        spread = constants[SPREAD_OPEN + self.epochs_after] * self.pace * face_up
        spread = max(LEAST_SPREAD, spread + constants[SPREAD + self.epochs_after])
        best = self.scores[0]
        for seat in range(1, position.players):
            best = max(best, self.scores[seat])
        total = 0.0
        for seat in range(position.players):
            self.wins[seat] = _exp((self.scores[seat] - best) / spread)
            total += self.wins[seat]
        for seat in range(position.players):
            self.wins[seat] /= total


def _exp(power: float) -> float:
    """About e to this power, by squaring: quick in both forms, and the same number in both."""
    result = 1.0 + max(-FAR, min(FAR, power)) / STEPS_OF_EXP
    for _ in range(DOUBLINGS):
        result *= result
    return result
