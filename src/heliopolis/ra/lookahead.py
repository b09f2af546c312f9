"""One look ahead over everything that can happen: the turns that each legal step may lead to, and what it is worth.

``expand`` writes the features of every position that a step can lead to; somebody (a network) values them; ``weigh``
puts the values together: a draw is averaged over all tiles in the bag, and an auction is solved backwards, every
bidder choosing what is best for itself. So only positions at the beginning of a turn are ever valued.
"""

from __future__ import annotations

from typing import Any

from heliopolis.ra.features import write_features
from heliopolis.ra.pieces import KINDS, MOST_SEATS, MOST_SUNS
from heliopolis.ra.position import AUCTION, DISCARDING, GODS, OVER, Position, blank
from heliopolis.ra.rules import apply, list_legal
from heliopolis.ra.scoring import civilization_points, monument_points, winner
from heliopolis.ra.steps import BID, DISCARD, DONE, DRAW, DRAWN, INVOKE, PASS

MOST_LEAVES = 96
MOST_OUTCOMES = MOST_SEATS * MOST_SUNS + 1
MOST_STEPS = 32
NO_LEAF = -1
POINT_SCALE = 20.0  # the network speaks of points in this unit
MARGIN = 0.002  # of a chance to win: what a point more than the others is worth beside it


def _row(length: int) -> list[int]:
    return [0] * length


def _numbers(length: int) -> list[float]:
    return [0.0] * length


class Sale:
    """An auction to be solved: who may still bid, and every way it can end."""

    __slots__ = ("bidders", "count", "ends", "leaves", "must_offer", "outcomes", "seats", "suns")

    def __init__(self) -> None:
        self.bidders = _row(MOST_SEATS)  # the seats that still decide, in their order
        self.count = 0
        self.seats = _row(MOST_OUTCOMES)  # who wins in each outcome; outcome 0 is how it stands now
        self.suns = _row(MOST_OUTCOMES)  # with which sun
        self.leaves = _row(MOST_OUTCOMES)  # and what it leads to
        self.outcomes = 0
        self.must_offer = False  # A4: the last bidder may not pass if nobody has offered
        self.ends = _row((MOST_SEATS + 1) * MOST_OUTCOMES)  # how it ends, by bidder to come and outcome so far


class Lookahead:
    """The legal steps of one position with all they can lead to; used again and again without new memory."""

    __slots__ = (
        "count",
        "draw_leaves",
        "draw_weights",
        "drawn",
        "final_scores",
        "invoked",
        "leaf_scores",
        "leaf_wins",
        "leaves",
        "movers",
        "opened",
        "over",
        "players",
        "scratch",
        "step_leaves",
        "step_scores",
        "step_wins",
        "steps",
        "total_weight",
    )

    def __init__(self) -> None:
        self.scratch = blank()
        self.opened = blank()
        self.players = 0
        self.drawn = Sale()  # the auction after a drawn Ra tile
        self.invoked = Sale()  # the auction after invoking, or the one under way
        self.steps = _row(MOST_STEPS)
        self.count = 0
        self.step_leaves = _row(MOST_STEPS)
        self.draw_weights = _row(KINDS)
        self.draw_leaves = _row(KINDS)
        self.total_weight = 0
        self.leaves = 0
        self.movers = _row(MOST_LEAVES)
        self.over = _row(MOST_LEAVES)
        self.final_scores = _row(MOST_LEAVES * MOST_SEATS)
        self.leaf_wins = _numbers(MOST_LEAVES * MOST_SEATS)
        self.leaf_scores = _numbers(MOST_LEAVES * MOST_SEATS)
        self.step_wins = _numbers(MOST_STEPS * MOST_SEATS)
        self.step_scores = _numbers(MOST_STEPS * MOST_SEATS)

    def expand(self, position: Position, rows: Any, first: int) -> int:
        """Write the features of all that may come into ``rows`` from ``first`` on; how many rows they take."""
        self.players = position.players
        self.leaves = 0
        self.count = list_legal(position)
        for i in range(self.count):
            self.steps[i] = position.choices[i]
            self.step_leaves[i] = NO_LEAF
        if position.phase == AUCTION:
            self._expand_sale(self.invoked, position, rows, first)
            return self.leaves
        for i in range(self.count):
            if self.steps[i] == DRAW:
                self._expand_draw(position, rows, first)
            elif self.steps[i] == INVOKE:
                self.scratch.take_from(position)
                apply(self.scratch, INVOKE)
                self._expand_sale(self.invoked, self.scratch, rows, first)
            else:
                self.scratch.take_from(position)
                apply(self.scratch, self.steps[i])
                self.step_leaves[i] = self._add_leaf(rows, first)
        return self.leaves

    def _expand_draw(self, position: Position, rows: Any, first: int) -> None:
        self.total_weight = position.bag_size
        for tile in range(KINDS):
            self.draw_weights[tile] = position.bag[tile]
            self.draw_leaves[tile] = NO_LEAF
            if position.bag[tile] == 0:
                continue
            self.scratch.take_from(position)
            apply(self.scratch, DRAW)
            apply(self.scratch, DRAWN + tile)
            if self.scratch.phase == AUCTION:
                self._expand_sale(self.drawn, self.scratch, rows, first)
            else:
                self.draw_leaves[tile] = self._add_leaf(rows, first)

    def _expand_sale(self, sale: Sale, auction: Position, rows: Any, first: int) -> None:
        """Every way in which an auction can end; ``auction`` may be the scratch position."""
        opened = self.opened
        opened.take_from(auction)
        self._list_bidders(sale, opened)
        sale.outcomes = 0
        self._add_outcome(sale, opened, opened.best_seat, opened.best, rows, first)
        for k in range(sale.count):
            for i in range(sale.bidders[k] * MOST_SUNS, (sale.bidders[k] + 1) * MOST_SUNS):
                if opened.face_up[i] > opened.best:
                    self._add_outcome(sale, opened, sale.bidders[k], opened.face_up[i], rows, first)

    def _list_bidders(self, sale: Sale, opened: Position) -> None:
        sale.count = 0
        seat = opened.seat
        while True:
            if opened.face_up_count[seat]:
                sale.bidders[sale.count] = seat
                sale.count += 1
            if seat == opened.ra_player:
                break
            seat += 1
            if seat == opened.players:
                seat = 0
        self.scratch.take_from(opened)
        self.scratch.seat = opened.ra_player
        self.scratch.best = 0
        list_legal(self.scratch)
        sale.must_offer = self.scratch.choices[0] != PASS

    def _add_outcome(self, sale: Sale, opened: Position, seat: int, sun: int, rows: Any, first: int) -> None:
        """The auction as it ends when ``seat`` wins with ``sun``, or when nobody does for sun 0."""
        leaf = NO_LEAF
        if sun or not sale.must_offer:
            self.scratch.take_from(opened)
            self.scratch.best = sun
            self.scratch.best_seat = seat
            self.scratch.seat = opened.ra_player
            apply(self.scratch, PASS)
            leaf = self._add_leaf(rows, first)
        sale.seats[sale.outcomes] = seat
        sale.suns[sale.outcomes] = sun
        sale.leaves[sale.outcomes] = leaf
        sale.outcomes += 1

    def _add_leaf(self, rows: Any, first: int) -> int:
        """Take the scratch position to the beginning of a turn or the end of the game, and note it."""
        scratch = self.scratch
        while scratch.phase in (GODS, DISCARDING):
            if scratch.phase == GODS:
                apply(scratch, DONE)
            else:
                apply(scratch, likely_discard(scratch))
        leaf = self.leaves
        self.leaves += 1
        self.movers[leaf] = scratch.seat
        self.over[leaf] = scratch.phase == OVER
        for seat in range(self.players):
            self.final_scores[leaf * MOST_SEATS + seat] = scratch.scores_now[seat]
        if scratch.phase == OVER:
            self.movers[leaf] = winner(scratch)
        else:
            write_features(scratch, scratch.seat, rows[first + leaf])
        return leaf

    def weigh(self, values: Any, first: int) -> None:
        """Value every legal step from the values of the rows that ``expand`` wrote.

        A row of values has each seat's chance to win and then its points to come, seats rotated as in the features.
        """
        for leaf in range(self.leaves):
            self._take_leaf(leaf, values[first + leaf])
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

    def _take_leaf(self, leaf: int, row: Any) -> None:
        players = self.players
        at = leaf * MOST_SEATS
        for place in range(players):
            if self.over[leaf]:
                self.leaf_wins[at + place] = 1.0 if self.movers[leaf] == place else 0.0
                self.leaf_scores[at + place] = self.final_scores[at + place]
            else:
                seat = (self.movers[leaf] + place) % players
                self.leaf_wins[at + seat] = row[place]
                self.leaf_scores[at + seat] = self.final_scores[at + seat] + POINT_SCALE * row[players + place]

    def _utility(self, leaf: int, seat: int) -> float:
        """What a leaf is worth to a seat."""
        return _utility_of(self.leaf_wins, self.leaf_scores, leaf * MOST_SEATS, seat, self.players)

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
            if option == outcome:
                if k == sale.count - 1 and sale.must_offer and sale.suns[outcome] == 0:
                    continue
            elif option == 0 or sale.seats[option] != seat or sale.suns[option] <= sale.suns[outcome]:
                continue
            end = sale.ends[after + option]
            utility = self._utility(sale.leaves[end], seat)
            if best < 0 or utility > best_utility:
                best = end
                best_utility = utility
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
            leaf = self.draw_leaves[tile]
            if leaf == NO_LEAF:
                self._solve(self.drawn)
                leaf = self.drawn.leaves[self.drawn.ends[0]]
            share = self.draw_weights[tile] * (1.0 / self.total_weight)  # compiled, int / int would be whole
            for seat in range(self.players):
                self.step_wins[at + seat] += share * self.leaf_wins[leaf * MOST_SEATS + seat]
                self.step_scores[at + seat] += share * self.leaf_scores[leaf * MOST_SEATS + seat]

    def step_utility(self, i: int, seat: int) -> float:
        """What the legal step number ``i`` is worth to a seat."""
        return _utility_of(self.step_wins, self.step_scores, i * MOST_SEATS, seat, self.players)

    def best(self, seat: int) -> int:
        """The number of the legal step that is worth most to ``seat``."""
        best = 0
        for i in range(1, self.count):
            if self.step_utility(i, seat) > self.step_utility(best, seat):
                best = i
        return best


def _utility_of(wins: Any, scores: Any, at: int, seat: int, players: int) -> float:
    """What the values from ``at`` on are worth to a seat: its chance to win, and a little for each point of margin."""
    others = 0.0
    for other in range(players):
        others += scores[at + other]
    own: float = scores[at + seat]
    others = (others - own) / (players - 1)
    win: float = wins[at + seat]
    return win + MARGIN * (own - others)


def likely_discard(position: Position) -> int:
    """The discard that keeps most points now: how we expect a Disaster to be resolved."""
    seat = position.seat
    best = 0
    best_points = -1000
    count = list_legal(position)
    for i in range(count):
        tile = position.choices[i] - DISCARD
        position.held[seat][tile] -= 1
        points = civilization_points(position, seat) + monument_points(position, seat)
        position.held[seat][tile] += 1
        if points > best_points:
            best = i
            best_points = points
    return position.choices[best]
