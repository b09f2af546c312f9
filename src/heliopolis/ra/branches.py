"""All that the legal steps of one position can lead to, with what it is worth to each seat.

A leaf is a position at the beginning of a turn, or at the end of the game. ``weigh`` puts the values of the leaves
together: a draw is averaged over all tiles in the bag, and an auction is solved backwards, every bidder choosing
what is best for itself. There are no rules in here: ``lookahead.py`` writes down what the rules allow.
"""

from __future__ import annotations

from typing import Any

from heliopolis.ra.measures import MARGIN, MOST_LEAVES, MOST_OUTCOMES, MOST_STEPS, NO_LEAF
from heliopolis.ra.pieces import KINDS, MOST_SEATS
from heliopolis.ra.position import row
from heliopolis.ra.steps import BID, DRAW, INVOKE


class Sale:
    """An auction to be solved: who may still bid, and every way it can end."""

    __slots__ = ("bidders", "count", "ends", "leaves", "must_offer", "outcomes", "seats", "suns")

    def __init__(self) -> None:
        self.bidders = row(0, MOST_SEATS)  # the seats that still decide, in their order
        self.count = 0
        self.seats = row(0, MOST_OUTCOMES)  # who wins in each outcome; outcome 0 is how it stands now
        self.suns = row(0, MOST_OUTCOMES)  # with which sun
        self.leaves = row(0, MOST_OUTCOMES)  # and what it leads to
        self.outcomes = 0
        self.must_offer = False  # A4: the last bidder may not pass if nobody has offered
        self.ends = row(0, (MOST_SEATS + 1) * MOST_OUTCOMES)  # how it ends, by bidder to come and outcome so far

    def may_offer(self, k: int, outcome: int, option: int) -> bool:
        """Whether bidder ``k`` can make ``option`` of how it stands: ``outcome`` itself is to pass."""
        if option == outcome:
            return not (self.must_offer and k == self.count - 1 and self.suns[outcome] == 0)
        return option > 0 and self.seats[option] == self.bidders[k] and self.suns[option] > self.suns[outcome]


class Branches:
    """The legal steps of a position, their leaves, and what all of them are worth."""

    __slots__ = (
        "count",
        "draw_leaves",
        "draw_weights",
        "drawn",
        "invoked",
        "leaf_scores",
        "leaf_wins",
        "leaves",
        "over",
        "players",
        "step_leaves",
        "step_scores",
        "step_wins",
        "steps",
        "total_weight",
    )

    def __init__(self) -> None:
        self.players = 0
        self.drawn = Sale()  # the auction after a drawn Ra tile
        self.invoked = Sale()  # the auction after invoking, or the one under way
        self.steps = row(0, MOST_STEPS)
        self.count = 0
        self.step_leaves = row(0, MOST_STEPS)
        self.draw_weights = row(0, KINDS)
        self.draw_leaves = row(0, KINDS)
        self.total_weight = 0
        self.leaves = 0
        self.over = row(0, MOST_LEAVES)  # whether the game ends there
        self.leaf_wins = row(0.0, MOST_LEAVES * MOST_SEATS)
        self.leaf_scores = row(0.0, MOST_LEAVES * MOST_SEATS)
        self.step_wins = row(0.0, MOST_STEPS * MOST_SEATS)
        self.step_scores = row(0.0, MOST_STEPS * MOST_SEATS)

    def weigh(self) -> None:
        """Value every legal step from the values of the leaves."""
        if self._has_sale():
            self._solve(self.invoked)
        for i in range(self.count):
            if self.steps[i] == DRAW:
                self._weigh_draw(i)
            elif self.step_leaves[i] != NO_LEAF:
                self._take_step(i, self.step_leaves[i])
            else:
                self._take_step(i, self.invoked.leaves[self._end_of(self.invoked, self.steps[i])])

    def _has_sale(self) -> bool:
        """Whether some step leads into an auction; a draw has an auction of its own."""
        sold = False
        for i in range(self.count):
            if self.steps[i] != DRAW and self.step_leaves[i] == NO_LEAF:
                sold = True
        return sold

    def leaf_utility(self, leaf: int, seat: int) -> float:
        """What a leaf is worth to a seat."""
        return utility(self.leaf_wins, self.leaf_scores, leaf * MOST_SEATS, seat, self.players)

    def _solve(self, sale: Sale) -> None:
        """Backwards from the last bidder: each makes the auction end as it likes best."""
        for outcome in range(sale.outcomes):
            sale.ends[sale.count * MOST_OUTCOMES + outcome] = outcome
        for k in range(sale.count - 1, -1, -1):
            for outcome in range(sale.outcomes):
                sale.ends[k * MOST_OUTCOMES + outcome] = self._choose(sale, k, outcome)

    def _choose(self, sale: Sale, k: int, outcome: int) -> int:
        """How the auction ends when bidder ``k`` decides and ``outcome`` is how it stands."""
        seat = sale.bidders[k]
        after = (k + 1) * MOST_OUTCOMES
        best = -1
        best_utility = 0.0
        for option in range(sale.outcomes):
            if not sale.may_offer(k, outcome, option):
                continue
            end = sale.ends[after + option]
            worth = self.leaf_utility(sale.leaves[end], seat)
            if best < 0 or worth > best_utility:
                best = end
                best_utility = worth
        return best

    def _end_of(self, sale: Sale, step: int) -> int:
        """How the auction ends after this step: invoking opens it, pass and offers are the first bidder's."""
        if step == INVOKE:
            return sale.ends[0]
        for outcome in range(1, sale.outcomes):
            if sale.seats[outcome] == sale.bidders[0] and sale.suns[outcome] == step - BID:
                return sale.ends[MOST_OUTCOMES + outcome]
        return sale.ends[MOST_OUTCOMES]

    def _take_step(self, i: int, leaf: int) -> None:
        for seat in range(self.players):
            self.step_wins[i * MOST_SEATS + seat] = self.leaf_wins[leaf * MOST_SEATS + seat]
            self.step_scores[i * MOST_SEATS + seat] = self.leaf_scores[leaf * MOST_SEATS + seat]

    def _weigh_draw(self, i: int) -> None:
        at = i * MOST_SEATS
        for seat in range(self.players):
            self.step_wins[at + seat] = 0.0
            self.step_scores[at + seat] = 0.0
        for tile in range(KINDS):
            if self.draw_weights[tile] == 0:
                continue
            if self.draw_leaves[tile] == NO_LEAF:
                self._solve(self.drawn)
            leaf = self.leaf_of_draw(tile)
            share = self.draw_weights[tile] * (1.0 / self.total_weight)  # compiled, int / int would be whole
            for seat in range(self.players):
                self.step_wins[at + seat] += share * self.leaf_wins[leaf * MOST_SEATS + seat]
                self.step_scores[at + seat] += share * self.leaf_scores[leaf * MOST_SEATS + seat]

    def leaf_of_draw(self, tile: int) -> int:
        """What the draw of a tile leads to, at the end of the auction if it begins one."""
        leaf = self.draw_leaves[tile]
        return self.drawn.leaves[self.drawn.ends[0]] if leaf == NO_LEAF else leaf

    def step_utility(self, i: int, seat: int) -> float:
        """What the legal step number ``i`` is worth to a seat."""
        return utility(self.step_wins, self.step_scores, i * MOST_SEATS, seat, self.players)

    def best(self, seat: int) -> int:
        """The number of the legal step that is worth most to ``seat``."""
        best = 0
        for i in range(1, self.count):
            if self.step_utility(i, seat) > self.step_utility(best, seat):
                best = i
        return best


def utility(wins: Any, scores: Any, at: int, seat: int, players: int) -> float:
    """What the values from ``at`` on are worth to a seat: its chance to win, and a little for each point of margin."""
    others = 0.0
    for other in range(players):
        others += scores[at + other]
    own: float = scores[at + seat]
    others = (others - own) / (players - 1)
    win: float = wins[at + seat]
    return win + MARGIN * (own - others)
