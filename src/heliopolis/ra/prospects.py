"""What a position promises by hand-written values: the judge of the tree search that needs no network.

Every seat's final score is foreseen as a sum: points it has, points that its tiles will bring, lots that its suns can
still win, and its part of the lot on the auction track. The scores foreseen give the chances to win.
"""

from __future__ import annotations

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

GROUPS = (
    ("GOD_CHOICE", 3, (1.5,) * 3),
    ("FLOOD_SOON", 3, (0.6,) * 3),
    ("FLOOD_LATER", 2, (0.65, 1.3)),
    ("CIVILIZATION_OPEN", 6, (-2.0, 2.0, 4.5, 8.0, 11.5, 15.0)),
    ("MOST_OPEN", 7, (0.1, 0.18, 0.3, 0.45, 0.6, 0.72, 0.8)),
    ("FEWEST_OPEN", 7, (0.85, 0.75, 0.6, 0.4, 0.25, 0.15, 0.08)),
    ("MOST_LATER", 7, (0.1, 0.18, 0.3, 0.45, 0.6, 0.72, 0.8)),
    ("FEWEST_LATER", 7, (0.85, 0.75, 0.6, 0.4, 0.25, 0.15, 0.08)),
    ("DIVERSITY_OPEN", 27, (0.0, 1.1, 2.2, 3.3, 4.5, 5.8, 7.1, 10.6, 15,
                            0.0, 1.2, 2.4, 3.6, 5.0, 6.6, 8.3, 11.3, 15,
                            0.0, 1.3, 2.6, 4.0, 5.5, 7.5, 9.5, 12.0, 15)),
    ("MULTIPLICITY_OPEN", 18, (0, 0.2, 0.7, 5.2, 10, 15, 0, 0.4, 1.4, 5.4, 10, 15, 0, 0.5, 2.0, 5.5, 10, 15)),
    ("LOT_SIZE", 1, (4.0,)),
    ("LOTS_TO_HOPE_FOR", 1, (1.5,)),
    ("LOTS_TO_SETTLE", 1, (3.0,)),
    ("SUN", 3, (5.0, 5.0, 5.0)),
    ("SUN_RANK", 3, (4.0, 4.0, 4.0)),
    ("SUN_TOP", 3, (0.0, 0.0, 0.0)),
    ("SUN_ALONE", 3, (6.0, 6.0, 6.0)),
    ("NEXT_DOWN", 2, (5.0, 7.0)),
    ("NEXT_UP", 2, (3.0, 5.0)),
    ("NEXT_SQUARE", 2, (0.0, 0.0)),
    ("SUMS_SPREAD", 2, (1.0, 0.5)),
    ("LOT_SHARE", 3, (0.7, 0.7, 0.7)),
    ("LOT_BAD", 1, (0.5,)),
    ("LOT_LAST", 1, (0.7,)),
    ("TAKE_WORTH", 1, (0.15,)),
    ("TAKE_SUN", 1, (1.0,)),
    ("TAKE_TURN", 1, (0.3,)),
    ("TAKE_SUNS", 1, (0.1,)),
    ("SPREAD", 3, (2.0, 6.0, 8.0)),
    ("SPREAD_OPEN", 3, (4.0, 2.0, 2.0)),
)


def _place(name: str) -> int:
    at = 0
    for group, size, _ in GROUPS:
        if group == name:
            return at
        at += size
    raise KeyError(name)


START = [float(x) for g in GROUPS for x in g[2]]
SIZE = len(START)
GOD_CHOICE = _place("GOD_CHOICE")
FLOOD_SOON = _place("FLOOD_SOON")
FLOOD_LATER = _place("FLOOD_LATER")
CIVILIZATION_OPEN = _place("CIVILIZATION_OPEN")
MOST_OPEN = _place("MOST_OPEN")
FEWEST_OPEN = _place("FEWEST_OPEN")
MOST_LATER = _place("MOST_LATER")
FEWEST_LATER = _place("FEWEST_LATER")
DIVERSITY_OPEN = _place("DIVERSITY_OPEN")
MULTIPLICITY_OPEN = _place("MULTIPLICITY_OPEN")
LOT_SIZE = _place("LOT_SIZE")
LOTS_TO_HOPE_FOR = _place("LOTS_TO_HOPE_FOR")
LOTS_TO_SETTLE = _place("LOTS_TO_SETTLE")
SUN = _place("SUN")
SUN_RANK = _place("SUN_RANK")
SUN_TOP = _place("SUN_TOP")
SUN_ALONE = _place("SUN_ALONE")
NEXT_DOWN = _place("NEXT_DOWN")
NEXT_UP = _place("NEXT_UP")
NEXT_SQUARE = _place("NEXT_SQUARE")
SUMS_SPREAD = _place("SUMS_SPREAD")
LOT_SHARE = _place("LOT_SHARE")
LOT_BAD = _place("LOT_BAD")
LOT_LAST = _place("LOT_LAST")
TAKE_WORTH = _place("TAKE_WORTH")
TAKE_SUN = _place("TAKE_SUN")
TAKE_TURN = _place("TAKE_TURN")
TAKE_SUNS = _place("TAKE_SUNS")
SPREAD = _place("SPREAD")
SPREAD_OPEN = _place("SPREAD_OPEN")

CIVILIZATION_NOW = [float(points) for points in CIVILIZATION]
DIVERSITY_NOW = [float(points) for points in DIVERSITY]
MULTIPLICITY_NOW = [float(points) for points in MULTIPLICITY]
CIVILIZATION_COST = list(CIVILIZATION_LOSS)
MONUMENT_COST = list(MONUMENT_LOSS)
DOUBLINGS = 12  # in _exp
STEPS_OF_EXP = 4096.0
LEAST_EXP = -60.0


class Prospects(Judge):
    """Foresees final scores by values written by hand and fitted to games."""

    def __init__(self) -> None:
        super().__init__()
        self.players = 0
        self._make_room()
        self.all_constants = START * 4

    def _make_room(self) -> None:
        """Rows of numbers; compiled, they are arrays inside the judge."""
        self.all_constants = row(0.0, 4 * SIZE)
        self.constants = row(0.0, SIZE)
        self.after = row(0, KINDS)
        self.hopes = row(0.0, MOST_SUNS + 1)
        self.best_rank = row(0.0, MOST_SEATS)
        self.lots = row(0.0, MOST_SEATS)
        self.weights = row(0.0, MOST_SEATS)

    def value(self, position: Position) -> None:
        """Foresee the final scores and the chances to win of a position at the beginning of a turn."""
        if position.players != self.players:
            self._begin_with(position.players)
        self._set_out(position)
        for seat in range(position.players):
            self._compare_pharaohs(position, seat)
            count = position.face_up_count[seat]
            worth = self._tiles(position.held[seat], self.hopes[count])
            self.scores[seat] = position.scores_now[seat] + worth + self._suns(position, seat)
            self.lots[seat] = 0.0
            if count and position.track_size:
                self._add_lot(position, seat)
                self.lots[seat] = self._tiles(self.after, self.hopes[count - 1]) - self._tiles(
                    position.held[seat], self.hopes[count - 1])
        if self.epochs_after == 0:
            self._sums(position)
        if position.track_size:
            self._share_lot(position)
        self._foresee_wins(position)

    def _begin_with(self, players: int) -> None:
        self.players = players
        for i in range(SIZE):
            self.constants[i] = self.all_constants[(players - 2) * SIZE + i]

    def _set_out(self, position: Position) -> None:
        """What all seats can still expect of this epoch."""
        constants = self.constants
        self.epochs_after = EPOCHS - position.epoch
        self.pharaohs_loss = 0.0 if position.mild_end and self.epochs_after == 0 else FEWEST_PHARAOHS
        draws = (position.ras - position.ra_track) * (position.bag_size + 1.0) / (position.bag[RA] + 1)
        suns = position.face_up_total
        self.pace = 1.0 - _exp(-draws / (constants[LOT_SIZE] * max(1, suns)))
        fade = _exp(-self.pace / constants[LOTS_TO_HOPE_FOR])
        left = 1.0
        for count in range(MOST_SUNS + 1):
            self.hopes[count] = 1.0 - left
            left *= fade
        self.openness = 1.0 - _exp(-self.pace * suns / constants[LOTS_TO_SETTLE])

    # Tiles

    def _tiles(self, held: Any, hope: float) -> float:
        """What tiles will bring by the end of the game."""
        constants = self.constants
        worth = PER_GOLD * held[GOLD] + held[GOD] * (PER_GOD + constants[GOD_CHOICE + self.epochs_after] * hope)
        flooded = 1.0 if held[FLOOD] else constants[FLOOD_SOON + self.epochs_after] * hope
        if self.epochs_after:
            flooded += constants[FLOOD_LATER + self.epochs_after - 1]
        worth += held[FLOOD] + held[NILE] * flooded
        worth += self._pharaohs(held[PHARAOH]) + self._civilization(held, hope) + self._monuments(held, hope)
        return worth

    def _civilization(self, held: Any, hope: float) -> float:
        kinds = 0
        for tile in range(FIRST_CIVILIZATION, END_CIVILIZATION):
            if held[tile]:
                kinds += 1
        now = CIVILIZATION_NOW[kinds]
        return now + (self.constants[CIVILIZATION_OPEN + kinds] - now) * hope

    def _monuments(self, held: Any, hope: float) -> float:
        """P6, as the points stand and with up to three epochs to come."""
        kinds = 0
        constants = self.constants
        now = 0.0
        later = 0.0
        nearer = MULTIPLICITY_OPEN + 6 * (self.epochs_after - 1)
        farther = MULTIPLICITY_OPEN + 6 * self.epochs_after
        for tile in range(FIRST_MONUMENT, END_MONUMENT):
            count = held[tile]
            if count:
                kinds += 1
                if count > 1:
                    now += constants[nearer + count] if self.epochs_after else MULTIPLICITY_NOW[count]
                    later += constants[farther + count]
        now += constants[DIVERSITY_OPEN + 9 * (self.epochs_after - 1) + kinds] if self.epochs_after else DIVERSITY_NOW[kinds]
        later += constants[DIVERSITY_OPEN + 9 * self.epochs_after + kinds]
        return now + (later - now) * hope

    def _compare_pharaohs(self, position: Position, seat: int) -> None:
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

    def _add_lot(self, position: Position, seat: int) -> None:
        """A6: what a seat would hold with the lot added and its Disasters resolved."""
        after = self.after
        for tile in range(KINDS):
            after[tile] = position.held[seat][tile]
        for space in range(SPACES):
            tile = position.auction_track[space]
            if tile >= 0:
                after[tile] += 1
        if after[FUNERAL] + after[DROUGHT] + after[WAR] + after[EARTHQUAKE] == 0:
            return
        after[PHARAOH] = max(0, after[PHARAOH] - TAKEN_BY_DISASTER * after[FUNERAL])
        dried = TAKEN_BY_DISASTER * after[DROUGHT]
        after[NILE] = max(0, after[NILE] - max(0, dried - after[FLOOD]))
        after[FLOOD] = max(0, after[FLOOD] - dried)
        for _ in range(TAKEN_BY_DISASTER * after[WAR]):
            _lose(after, FIRST_CIVILIZATION, END_CIVILIZATION, CIVILIZATION_COST)
        for _ in range(TAKEN_BY_DISASTER * after[EARTHQUAKE]):
            _lose(after, FIRST_MONUMENT, END_MONUMENT, MONUMENT_COST)

    # Suns

    def _suns(self, position: Position, seat: int) -> float:
        constants = self.constants
        first = seat * MOST_SUNS
        mine = position.face_up_count[seat]
        others = position.face_up_total - mine
        highest = 9.0 if position.players == 2 else 13.0 if position.players < 5 else 16.0
        epochs_after = self.epochs_after
        now = 0.0
        later = 0.0
        best = 0.0
        for i in range(first, first + MOST_SUNS):
            sun = position.suns[i]
            if sun == 0:
                continue
            size = sun / highest
            if position.face_up[i]:
                if others:
                    lower = 0
                    for k in range(position.players * MOST_SUNS):
                        if position.face_up[k] and position.face_up[k] < sun and (k < first or k >= first + MOST_SUNS):
                            lower += 1
                    rank = lower * (1.0 / others)
                    if rank > best:
                        best = rank
                    now += constants[SUN + epochs_after] + constants[SUN_RANK + epochs_after] * rank
                    if lower == others:
                        now += constants[SUN_TOP + epochs_after]
                else:
                    best = 1.0
                    now += constants[SUN_ALONE + epochs_after]
                if epochs_after:
                    later += constants[NEXT_UP + epochs_after - 1] * size
            elif epochs_after:
                later += constants[NEXT_DOWN + epochs_after - 1] * size
            if epochs_after:
                later += constants[NEXT_SQUARE + epochs_after - 1] * size * size
        self.best_rank[seat] = best
        return now * self.pace + later

    def _sums(self, position: Position) -> None:
        """P7: for the highest and the lowest sum of suns, as likely as they are now."""
        open_suns = self.pace * position.face_up_total
        spread = self.constants[SUMS_SPREAD] * 0.2 + max(0.0, self.constants[SUMS_SPREAD + 1]) * open_suns
        spread = max(0.1, spread)
        for seat in range(position.players):
            self.weights[seat] = sun_sum(position, seat)
        for seat in range(position.players):
            highest = 0.0
            lowest = 99.0
            for other in range(position.players):
                if other != seat:
                    highest = max(highest, self.weights[other])
                    lowest = min(lowest, self.weights[other])
            own = self.weights[seat]
            self.scores[seat] += HIGHEST_SUNS / (1.0 + _exp((highest - own) / spread))
            if not position.mild_end:
                self.scores[seat] += LOWEST_SUNS / (1.0 + _exp((own - lowest) / spread))

    # The lot

    def _share_lot(self, position: Position) -> None:
        """Give each seat that part of the lot on the track which it is likely to win."""
        constants = self.constants
        total = 0.0
        for seat in range(position.players):
            self.weights[seat] = 0.0
            if position.face_up_count[seat]:
                wish = constants[TAKE_WORTH] * max(-10.0, min(25.0, self.lots[seat]))
                wish += constants[TAKE_SUN] * self.best_rank[seat]
                wish += constants[TAKE_SUNS] * position.face_up_count[seat]
                if seat == position.seat:
                    wish += constants[TAKE_TURN]
                self.weights[seat] = _exp(wish)
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

    # Chances

    def _foresee_wins(self, position: Position) -> None:
        constants = self.constants
        all_suns = position.players * position.suns_each
        spread = constants[SPREAD + self.epochs_after]
        spread += constants[SPREAD_OPEN + self.epochs_after] * self.pace * position.face_up_total / all_suns
        spread = max(0.3, spread)
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
    """D4, D5: give away one of the tiles that cost least."""
    least = first
    for tile in range(first + 1, end):
        if costs[held[tile]] < costs[held[least]]:
            least = tile
    held[least] = max(0, held[least] - 1)


def _exp(power: float) -> float:
    """About e to this power, by squaring: quick in both forms, and the same in both."""
    power = 1.0 + max(LEAST_EXP, min(-LEAST_EXP, power)) / STEPS_OF_EXP
    for _ in range(DOUBLINGS):
        power *= power
    return power
