"""One look ahead over everything that can happen: the turns that each legal step may lead to, valued by a judge."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from heliopolis.ra.branches import Bidding, Branches
from heliopolis.ra.judge import Judge
from heliopolis.ra.measures import EQUALS, MOST_LEAVES, NO_LEAF
from heliopolis.ra.pieces import KINDS, MOST_SEATS, RA
from heliopolis.ra.position import AUCTION, DISCARDING, GODS, OVER, Position, blank, row
from heliopolis.ra.rules import apply, list_legal
from heliopolis.ra.sale import Sale
from heliopolis.ra.scoring import civilization_points, monument_points, winner
from heliopolis.ra.simple import Simple
from heliopolis.ra.steps import DISCARD, DONE, DRAW, DRAWN, INVOKE, PASS


class Lookahead:
    """Follows every legal step to the turns after it; used again and again without new memory."""

    __slots__ = ("alike", "bidding", "glancer", "judge", "opened", "scores", "scratch", "simple", "strangers", "wins")

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.glancer = judge.at_a_glance()
        self.wins = row(0.0, MOST_LEAVES * MOST_SEATS)  # of the leaves, as the judge sees them and not at a glance
        self.scores = row(0.0, MOST_LEAVES * MOST_SEATS)
        self.bidding = Bidding(judge.doubt)
        self.alike = array("d", [EQUALS] * MOST_SEATS)  # how much each seat is taken to play as the judge would
        self.simple = Simple()  # how a seat decides that does not
        self.scratch = blank()  # the position being followed
        self.strangers = False  # whether somebody is not quite alike
        self.opened = blank()  # the auction whose outcomes are being followed

    def suppose(self, own: int, alike: Sequence[float]) -> None:
        """Think for the seat ``own`` from now on, and take each of the others to be so much alike."""
        self.bidding.own = own
        for seat in range(MOST_SEATS):
            self.alike[seat] = EQUALS if seat == own else alike[seat]

    def look(self, position: Position, branches: Branches) -> None:
        """Write all that may come of ``position`` and what it is worth, as the seat to move sees it."""
        self.bidding.own = position.seat
        self.look_on(position, branches)

    def look_on(self, position: Position, branches: Branches) -> None:
        """The same, as the seat sees it that thought last."""
        self.judge.begin(self.alike)
        self._suppose_bids(position.players)
        branches.players = position.players
        branches.leaves = 0
        branches.count = list_legal(position)
        for i in range(branches.count):
            branches.steps[i] = position.choices[i]
            branches.step_leaves[i] = NO_LEAF
        if position.phase == AUCTION:
            self._open(position)
            self._list_outcomes(branches, branches.invoked)
        else:
            self._follow_steps(position, branches)
        branches.glance(self.bidding, position.seat)
        if self.glancer is not self.judge:
            self._look_closely(branches)
        branches.weigh(self.bidding)

    def _suppose_bids(self, players: int) -> None:
        """Who may bid by simple values, and how often."""
        self.strangers = False
        for seat in range(players):
            self.bidding.simply[seat] = EQUALS - self.alike[seat]
            if self.alike[seat] < EQUALS:
                self.strangers = True

    def _follow_steps(self, position: Position, branches: Branches) -> None:
        for i in range(branches.count):
            if branches.steps[i] == DRAW:
                self._follow_draw(position, branches)
            elif branches.steps[i] == INVOKE:
                self._invoke(position)
                self._list_outcomes(branches, branches.invoked)
            else:
                self._reach_step(position, branches.steps[i])
                branches.step_leaves[i] = self._add_leaf(branches)

    def _follow_draw(self, position: Position, branches: Branches) -> None:
        branches.total_weight = position.bag_size
        for tile in range(KINDS):
            branches.draw_weights[tile] = position.bag[tile]
            branches.draw_leaves[tile] = NO_LEAF
            if position.bag[tile] == 0:
                continue
            self._reach_draw(position, tile)
            if self.scratch.phase == AUCTION:
                self._open(self.scratch)
                self._list_outcomes(branches, branches.drawn)
            else:
                branches.draw_leaves[tile] = self._add_leaf(branches)

    def _list_outcomes(self, branches: Branches, sale: Sale) -> None:
        """Every way in which the opened auction can end."""
        sale.open(self.opened, self.scratch)
        for outcome in range(sale.outcomes):
            if sale.suns[outcome] or not sale.must_offer:
                self._reach_outcome(sale.seats[outcome], sale.suns[outcome])
                sale.leaves[outcome] = self._add_leaf(branches)
        if self.strangers:
            self.simple.foresee(self.opened, sale)

    def _add_leaf(self, branches: Branches) -> int:
        """Note what the scratch position is worth."""
        scratch = self.scratch
        leaf = branches.leaves
        branches.leaves += 1
        branches.known[leaf] = scratch.phase == OVER
        at = leaf * MOST_SEATS
        if scratch.phase == OVER:
            for seat in range(scratch.players):
                branches.leaf_wins[at + seat] = 0.0
                branches.leaf_scores[at + seat] = scratch.scores_now[seat]
            branches.leaf_wins[at + winner(scratch)] = 1.0
            return leaf
        self.judge.value(scratch)
        for seat in range(scratch.players):
            branches.leaf_wins[at + seat] = self.glancer.wins[seat]
            branches.leaf_scores[at + seat] = self.glancer.scores[seat]
            self.wins[at + seat] = self.judge.wins[seat]
            self.scores[at + seat] = self.judge.scores[seat]
        return leaf

    def _look_closely(self, branches: Branches) -> None:
        """From now on the leaves are worth what the judge says of them, and not what they seem to be at a glance."""
        for leaf in range(branches.leaves):
            if branches.known[leaf]:
                continue
            for at in range(leaf * MOST_SEATS, leaf * MOST_SEATS + branches.players):
                branches.leaf_wins[at] = self.wins[at]
                branches.leaf_scores[at] = self.scores[at]

    def reach(self, position: Position, branches: Branches, leaf: int) -> None:
        """Make the scratch position that of a leaf which ``look`` found for ``position``."""
        for i in range(branches.count):
            if branches.step_leaves[i] == leaf:
                self._reach_step(position, branches.steps[i])
                return
        if branches.has_draw():
            for tile in range(KINDS):
                if branches.draw_weights[tile] and branches.draw_leaves[tile] == leaf:
                    self._reach_draw(position, tile)
                    return
            if branches.draw_weights[RA] and self._reach_end(position, branches.drawn, leaf, True):
                return
        self._reach_end(position, branches.invoked, leaf, False)

    def _reach_end(self, position: Position, sale: Sale, leaf: int, drawn: bool) -> bool:
        """Reach the leaf if it is one of this auction's."""
        for outcome in range(sale.outcomes):
            if sale.leaves[outcome] == leaf:
                if position.phase == AUCTION:
                    self._open(position)
                elif drawn:
                    self._reach_draw(position, RA)
                    self._open(self.scratch)
                else:
                    self._invoke(position)
                self._reach_outcome(sale.seats[outcome], sale.suns[outcome])
                return True
        return False

    def _reach_step(self, position: Position, step: int) -> None:
        self.scratch.take_from(position)
        apply(self.scratch, step)
        self._settle()

    def _reach_draw(self, position: Position, tile: int) -> None:
        self.scratch.take_from(position)
        apply(self.scratch, DRAW)
        apply(self.scratch, DRAWN + tile)

    def _invoke(self, position: Position) -> None:
        self.scratch.take_from(position)
        apply(self.scratch, INVOKE)
        self._open(self.scratch)

    def _open(self, auction: Position) -> None:
        self.opened.take_from(auction)

    def _reach_outcome(self, seat: int, sun: int) -> None:
        """End the opened auction: everybody but the winner has passed."""
        self.scratch.take_from(self.opened)
        self.scratch.best = sun
        self.scratch.best_seat = seat
        self.scratch.seat = self.opened.ra_player
        apply(self.scratch, PASS)
        self._settle()

    def _settle(self) -> None:
        """Go on to the beginning of a turn: no more Gods are spent, Disasters take what is least missed."""
        scratch = self.scratch
        while scratch.phase in (GODS, DISCARDING):
            if scratch.phase == GODS:
                apply(scratch, DONE)
            else:
                apply(scratch, likely_discard(scratch))


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
