"""What a position promises by hand-written values: the judge of the tree search that needs no network.

Every seat's final score is foreseen as a sum: points it has, points that its tiles will bring, lots that its suns can
still win, and its part of the lot on the auction track. The scores foreseen give the chances to win.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from heliopolis.ra.judge import Judge
from heliopolis.ra.pieces import (
    DROUGHT,
    EARTHQUAKE,
    END_CIVILIZATION,
    END_MONUMENT,
    EPOCHS,
    FIRST_CIVILIZATION,
    FIRST_MONUMENT,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    KINDS,
    MOST_SEATS,
    MOST_SUNS,
    NILE,
    NO_TILE,
    PHARAOH,
    RA,
    SPACES,
    TAKEN_BY_DISASTER,
    WAR,
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
from heliopolis.ra.position import Position, row
from heliopolis.ra.scoring import sun_sum
from heliopolis.ra.worth import CIVILIZATION_LOSS, FURTHEST, MONUMENT_LOSS

# Worth in points, chances and the like: a row for 2, for 3, and for 4 or 5 players. Fitted to how games between this
# judge with one look ahead and the greedy player ended.
CONSTANTS: dict[str, tuple[tuple[float, ...], ...]] = {
    # T5: a God that can be spent, beyond its points; here and below, one for 0, 1 and 2 epochs after this one
    "GOD_CHOICE": ((0.55, 1.25, 2.53), (0.76, -0.16, 1.82), (1.54, 1.65, 1.93)),
    # P3: the chance of a first Flood in this epoch
    "FLOOD_SOON": ((0.92, 0.67, 0.6), (0.77, 0.96, 0.42), (0.71, 0.75, 0.68)),
    # and how many of the later epochs will have one, with 1 and 2 of them to come
    "FLOOD_LATER": ((0.65, 1.45), (0.47, 1.23), (0.39, 1.09)),
    # P5: by kinds, while many lots may be won
    "CIVILIZATION_OPEN": (
        (-1.39, -2.9, 0.43, 5.25, 11.43, 15.3),
        (-1.97, -2.08, 0.64, 2.31, 6.17, 13.68),
        (-1.5, -2.18, 2.34, 2.47, 9.29, 14.45),
    ),
    # P4: the chance to have most, by the lead over the best of the others from -3 to 3, while much is to come
    "MOST_OPEN": (
        (-0.06, 0.16, 0.26, 0.24, 0.24, 0.49, 0.85),
        (-0.08, 0.11, 0.17, 0.13, 0.13, 0.4, 0.73),
        (-0.2, 0.01, 0.2, 0.0, 0.29, 0.64, 0.75),
    ),
    # and to have fewest, by the lead over the last of them
    "FEWEST_OPEN": (
        (0.94, 0.77, 0.61, 0.49, 0.39, 0.24, 0.05),
        (1.07, 0.72, 0.7, 0.38, 0.54, 0.31, -0.02),
        (0.82, 0.83, 0.69, 0.52, 0.45, 0.21, 0.13),
    ),
    # the same for an epoch after this one
    "MOST_LATER": (
        (0.1, 0.13, 0.3, 0.31, 0.43, 0.66, 0.92),
        (0.2, 0.33, 0.42, 0.47, 0.69, 0.79, 0.82),
        (0.13, 0.22, 0.35, 0.47, 0.56, 0.62, 0.73),
    ),
    "FEWEST_LATER": (
        (0.85, 0.77, 0.6, 0.46, 0.32, 0.17, 0.03),
        (1.01, 0.82, 0.66, 0.45, 0.34, -0.09, -0.34),
        (0.83, 0.88, 0.75, 0.63, 0.46, 0.03, -0.47),
    ),
    # P6: by kinds, while nothing but the last epoch is to come, with two epochs to come, and with three
    "DIVERSITY_OPEN": (
        (-0.99, 0.34, 0.78, 1.95, 2.72, 5.1, 7.24, 9.5, 14.46),
        (-1.94, 0.74, 0.45, 0.6, 2.84, 4.51, 6.51, 8.3, 12.69),
        (-0.34, 0.17, 1.12, 2.18, 3.48, 5.94, 7.42, 9.42, 10.57),
    ),
    "DIVERSITY_TWO": (
        (-1.82, 0.23, 1.64, 2.88, 4.79, 6.86, 9.3, 12.37, 15.28),
        (1.21, 1.62, 2.96, 4.8, 6.68, 7.83, 8.4, 13.27, 14.93),
        (0.06, 1.72, 2.52, 3.84, 5.93, 7.45, 7.72, 11.05, 14.98),
    ),
    "DIVERSITY_THREE": (
        (-0.85, 0.0, 2.64, 4.55, 6.56, 8.03, 9.42, 12.08, 15.02),
        (-0.62, 1.3, 1.85, 4.0, 6.76, 6.73, 9.8, 12.02, 15.0),
        (0.01, -0.42, 3.44, 3.6, 5.66, 7.54, 9.4, 12.0, 15.0),
    ),
    # by tiles of one kind, the same
    "MULTIPLICITY_OPEN": (
        (0.0, 0.2, 1.41, 5.71, 9.79, 14.92),
        (0.0, 0.2, 2.01, 5.55, 7.99, 13.72),
        (0.0, 0.2, 1.54, 5.93, 11.79, 15.46),
    ),
    "MULTIPLICITY_TWO": (
        (0.0, 0.4, 2.59, 6.09, 10.55, 14.99),
        (0.0, 0.4, 1.67, 5.88, 9.51, 14.6),
        (0.0, 0.4, 2.19, 7.09, 10.5, 15.12),
    ),
    "MULTIPLICITY_THREE": (
        (0.0, 0.5, 2.8, 5.54, 10.02, 15.0),
        (0.0, 0.5, 1.24, 5.92, 9.89, 14.99),
        (0.0, 0.5, 2.71, 5.21, 10.0, 15.0),
    ),
    # tiles drawn for each lot that is sold
    "LOT_SIZE": ((6.29,), (6.23,), (5.53,)),
    # lots after which little more can be hoped for
    "LOTS_TO_HOPE_FOR": ((2.18,), (1.29,), (1.36,)),
    # lots of all seats after which Pharaohs are as open as ever
    "LOTS_TO_SETTLE": ((1.96,), (2.96,), (3.56,)),
    # what a face-up sun will win in this epoch
    "SUN": ((6.81, 9.24, 14.26), (7.77, 8.66, 11.34), (7.45, 7.36, 10.21)),
    # and more, by the share of the others' suns below it
    "SUN_RANK": ((-1.41, 0.8, -3.14), (-1.07, 0.54, -1.05), (-1.94, 0.9, -0.42)),
    # and more for the highest of all
    "SUN_TOP": ((1.04, 0.82, 3.83), (0.28, -0.06, 1.9), (0.26, -0.31, 1.78)),
    # what it will win when nobody else has a sun
    "SUN_ALONE": ((7.1, 11.15, 15.1), (7.04, 7.19, 10.39), (5.91, 7.37, 8.87)),
    # what a sun of the highest number is worth for the epochs to come, face down, with 1 and 2 of them
    "NEXT_DOWN": ((0.61, 6.04), (0.48, 5.68), (1.04, 5.89)),
    # the same, face up
    "NEXT_UP": ((-0.98, 4.45), (-0.52, 5.48), (1.04, 5.42)),
    # and more for all, by the square of their size
    "NEXT_SQUARE": ((3.14, -0.63), (4.11, -0.19), (2.98, -0.01)),
    # P7: how far sums will still move: in fifths of a point, and for each lot to come
    "SUMS_SPREAD": ((1.16, 1.13), (1.1, 1.4), (1.09, 1.05)),
    # of the lot on the track, what its likely winner can count on
    "LOT_SHARE": ((0.56, 0.61, 0.54), (0.55, 0.61, 0.5), (0.58, 0.51, 0.61)),
    # of a lot that costs points, what its likely winner suffers
    "LOT_BAD": ((0.52,), (0.84,), (0.66,)),
    # of all that, what remains when the next Ra takes the lot
    "LOT_LAST": ((0.71,), (0.89,), (0.72,)),
    # how much likelier a seat wins the lot: for each point it is worth to the seat
    "TAKE_WORTH": ((0.06,), (0.11,), (0.09,)),
    # for a sun above all others
    "TAKE_SUN": ((0.28,), (0.56,), (0.51,)),
    # for having the turn
    "TAKE_TURN": ((0.12,), (0.24,), (0.27,)),
    # for each face-up sun
    "TAKE_SUNS": ((0.66,), (0.65,), (0.69,)),
    # points by which a score can go astray when the epoch is decided
    "SPREAD": ((4.38, 9.07, 11.24), (3.0, 5.82, 7.79), (2.43, 4.39, 6.96)),
    # and more, for the suns still face up
    "SPREAD_OPEN": ((6.99, 2.73, 2.78), (5.98, 3.75, 2.24), (4.86, 4.56, 1.03)),
}
COLUMN = (0, 1, 2, 2)  # of the constants, for 2 to 5 players
FEWEST_PLAYERS = 2
TABLE = [number for column in COLUMN for columns in CONSTANTS.values() for number in columns[column]]

# Where the numbers of each name begin in the table, and how many there are for one number of players.
[
    GOD_CHOICE,
    FLOOD_SOON,
    FLOOD_LATER,
    CIVILIZATION_OPEN,
    MOST_OPEN,
    FEWEST_OPEN,
    MOST_LATER,
    FEWEST_LATER,
    DIVERSITY_OPEN,
    DIVERSITY_TWO,
    DIVERSITY_THREE,
    MULTIPLICITY_OPEN,
    MULTIPLICITY_TWO,
    MULTIPLICITY_THREE,
    LOT_SIZE,
    LOTS_TO_HOPE_FOR,
    LOTS_TO_SETTLE,
    SUN,
    SUN_RANK,
    SUN_TOP,
    SUN_ALONE,
    NEXT_DOWN,
    NEXT_UP,
    NEXT_SQUARE,
    SUMS_SPREAD,
    LOT_SHARE,
    LOT_BAD,
    LOT_LAST,
    TAKE_WORTH,
    TAKE_SUN,
    TAKE_TURN,
    TAKE_SUNS,
    SPREAD,
    SPREAD_OPEN,
    SIZE,
] = accumulate([len(columns[0]) for columns in CONSTANTS.values()], initial=0)
DIVERSITY_ROW = len(DIVERSITY)
MULTIPLICITY_ROW = len(MULTIPLICITY)

# Lists, because compiled these are C arrays.
CIVILIZATION_NOW = [float(given) for given in CIVILIZATION]
DIVERSITY_NOW = [float(given) for given in DIVERSITY]
MULTIPLICITY_NOW = [float(given) for given in MULTIPLICITY]
CIVILIZATION_COST = list(CIVILIZATION_LOSS)
MONUMENT_COST = list(MONUMENT_LOSS)
HIGHEST = [9.0, 13.0, 13.0, 16.0]  # S1: the highest sun, for 2 to 5 players

DOUBLINGS = 12  # of the power in _exp, which makes 4,096 steps of it
STEPS_OF_EXP = 4096.0
FAR = 60.0  # where _exp stops to grow
LEAST_WORTH, MOST_WORTH = -10.0, 25.0  # between these, what a lot is worth tells who takes it
LEAST_SPREAD = 0.3
LEAST_SUMS_SPREAD = 0.1
SUMS_UNIT = 0.2


class Prospects(Judge):
    """Foresees final scores by values written by hand and fitted to games."""

    def __init__(self) -> None:
        super().__init__()
        self._make_room()
        self.players = 0  # whose constants are at hand
        self.table = TABLE

    def _make_room(self) -> None:
        """Rows of numbers; compiled, they are arrays inside the judge."""
        self.constants = row(0.0, SIZE)
        self.hopes = row(0.0, MOST_SUNS + 1)  # 1 with many lots to come, 0 with none; by face-up suns
        self.after = row(0, KINDS)  # what a seat would hold with the lot
        self.lots = row(0.0, MOST_SEATS)  # what the lot on the track is worth to each seat
        self.top_rank = row(0.0, MOST_SEATS)  # the share of the others' suns below a seat's best one
        self.weights = row(0.0, MOST_SEATS)

    def begin(self) -> None:
        """Take the constants from the table again, which may be a new one."""
        self.players = 0

    def value(self, position: Position) -> None:
        """Foresee the final scores and the chances to win of a position at the beginning of a turn."""
        if position.players != self.players:
            self._take_constants(position.players)
        self._set_out(position)
        for seat in range(position.players):
            self._compare_pharaohs(position, seat)
            worth = self._tiles(position.held[seat], self.hopes[position.face_up_count[seat]])
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
        draws = (position.ras - position.ra_track) * (position.bag_size + 1.0) / (position.bag[RA] + 1)
        suns = position.face_up_total
        self.pace = 1.0 - _exp(-draws / (constants[LOT_SIZE] * max(1, suns)))
        self.openness = 1.0 - _exp(-self.pace * suns / constants[LOTS_TO_SETTLE])
        fade = _exp(-self.pace / constants[LOTS_TO_HOPE_FOR])
        left = 1.0
        for count in range(MOST_SUNS + 1):
            self.hopes[count] = 1.0 - left
            left *= fade

    # Tiles

    def _tiles(self, held: Any, hope: float) -> float:
        """What tiles will bring by the end of the game to a seat with so much hope of more."""
        constants = self.constants
        worth: float = PER_GOLD * held[GOLD] + held[GOD] * (PER_GOD + constants[GOD_CHOICE + self.epochs_after] * hope)
        flooded = 1.0
        if held[FLOOD] == 0:
            flooded = constants[FLOOD_SOON + self.epochs_after] * hope
        if self.epochs_after:
            flooded += constants[FLOOD_LATER + self.epochs_after - 1]
        worth += held[FLOOD] + held[NILE] * flooded
        worth += self._pharaohs(held[PHARAOH]) + self._civilization(held, hope) + self._monuments(held, hope)
        return worth

    def _civilization(self, held: Any, hope: float) -> float:
        """P5: for the different kinds, in this epoch."""
        kinds = 0
        for tile in range(FIRST_CIVILIZATION, END_CIVILIZATION):
            if held[tile]:
                kinds += 1
        now = CIVILIZATION_NOW[kinds]
        return now + (self.constants[CIVILIZATION_OPEN + kinds] - now) * hope

    def _monuments(self, held: Any, hope: float) -> float:
        """P6: for different kinds and for many of one kind, as the game stands and with all that is to come."""
        constants = self.constants
        farther = MULTIPLICITY_OPEN + MULTIPLICITY_ROW * self.epochs_after
        kinds = 0
        now = 0.0
        later = 0.0
        for tile in range(FIRST_MONUMENT, END_MONUMENT):
            count = held[tile]
            if count:
                kinds += 1
            if count > 1:
                later += constants[farther + count]
                now += constants[farther - MULTIPLICITY_ROW + count] if self.epochs_after else MULTIPLICITY_NOW[count]
        farther = DIVERSITY_OPEN + DIVERSITY_ROW * self.epochs_after
        later += constants[farther + kinds]
        now += constants[farther - DIVERSITY_ROW + kinds] if self.epochs_after else DIVERSITY_NOW[kinds]
        return now + (later - now) * hope

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
        now = 0.0
        if pharaohs != self.most or pharaohs != self.fewest:
            if pharaohs >= self.most:
                now = MOST_PHARAOHS
            elif pharaohs <= self.fewest:
                now = self.pharaohs_loss
        later = MOST_PHARAOHS * constants[MOST_OPEN + ahead] + self.pharaohs_loss * constants[FEWEST_OPEN + behind]
        worth = now + (later - now) * self.openness
        later = MOST_PHARAOHS * constants[MOST_LATER + ahead] + FEWEST_PHARAOHS * constants[FEWEST_LATER + behind]
        return worth + later * self.epochs_after

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
        return now * self.pace + later

    def _sun(self, position: Position, seat: int, sun: int, others: int) -> float:
        """What one face-up sun will win in this epoch if there are draws enough."""
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
        worth = constants[SUN + self.epochs_after] + constants[SUN_RANK + self.epochs_after] * rank
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
        self._win_lot(position, seat)
        hope = self.hopes[count - 1]
        return self._tiles(self.after, hope) - self._tiles(position.held[seat], hope)

    def _win_lot(self, position: Position, seat: int) -> None:
        """A6, D1: what a seat would hold with the lot added and its Disasters resolved."""
        after = self.after
        for tile in range(KINDS):
            after[tile] = position.held[seat][tile]
        for space in range(SPACES):
            if position.auction_track[space] != NO_TILE:
                after[position.auction_track[space]] += 1
        after[PHARAOH] = max(0, after[PHARAOH] - TAKEN_BY_DISASTER * after[FUNERAL])
        dried = TAKEN_BY_DISASTER * after[DROUGHT]
        after[NILE] = max(0, after[NILE] - max(0, dried - after[FLOOD]))
        after[FLOOD] = max(0, after[FLOOD] - dried)
        for _ in range(TAKEN_BY_DISASTER * after[WAR]):
            _lose(after, FIRST_CIVILIZATION, END_CIVILIZATION, CIVILIZATION_COST)
        for _ in range(TAKEN_BY_DISASTER * after[EARTHQUAKE]):
            _lose(after, FIRST_MONUMENT, END_MONUMENT, MONUMENT_COST)

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


def _lose(held: Any, first: int, end: int, costs: Any) -> None:
    """D4, D5: give away one of the tiles that are missed least."""
    least = first
    for tile in range(first + 1, end):
        if costs[held[tile]] < costs[held[least]]:
            least = tile
    held[least] = max(0, held[least] - 1)


def _exp(power: float) -> float:
    """About e to this power, by squaring: quick in both forms, and the same number in both."""
    result = 1.0 + max(-FAR, min(FAR, power)) / STEPS_OF_EXP
    for _ in range(DOUBLINGS):
        result *= result
    return result
