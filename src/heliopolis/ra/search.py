"""A tree of turns that grows where it matters: full width at every draw, every auction solved, a value for every seat.

Each growth looks ahead from one leaf more and carries what it finds back to the root. A step is looked into because
it is good or because it has been looked into little; among the tiles of a draw, the likeliest are looked into first and
more with time, in proportion to their odds, and what that changes is expected of the others too; in an auction, each
bidder's better offers get the looks. What the others are taken to do at a glance or by simple values gets its share, at
their turns as in auctions. What is known to the end of the game is settled and needs no more looks. Nothing is left to
chance: the same position grows the same tree.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from heliopolis.ra.branches import Branches
from heliopolis.ra.judge import Judge
from heliopolis.ra.lookahead import Lookahead
from heliopolis.ra.measures import CURIOSITY, EQUALS, MOST_LEAVES, MOST_OUTCOMES, MOST_STEPS, NO_LEAF, WIDTH
from heliopolis.ra.pieces import KINDS, MOST_SEATS
from heliopolis.ra.position import Position, blank, row
from heliopolis.ra.sale import Sale
from heliopolis.ra.steps import BID, DRAW, INVOKE


class Node:
    """A turn in the tree, and how often each of its branches has been looked into."""

    __slots__ = (
        "branches",
        "children",
        "glances",
        "leaf_visits",
        "position",
        "settled",
        "simple",
        "simply",
        "step_visits",
        "tile_visits",
        "visits",
    )

    def __init__(self) -> None:
        self.position = blank()
        self.branches = Branches()
        self.children: list[Node | None] = [None] * MOST_LEAVES
        self.visits = 0
        self.step_visits = row(0, MOST_STEPS)
        self.tile_visits = row(0, KINDS)
        self.leaf_visits = row(0, MOST_LEAVES)
        self.settled = False  # everything is known to the end of the game
        self.glances = 0.0  # how often its seat is taken to do what seems best to it at a glance
        self.simply = 0.0  # how often its seat is taken to go by simple values
        self.simple = 0  # the number of the step that it takes then

    def settle(self, leaf: int) -> None:
        """Note that a leaf is known to the end of the game."""
        self.branches.known[leaf] = 1
        self.settled = True
        for other in range(self.branches.leaves):
            if not self.branches.known[other]:
                self.settled = False

    def is_open(self, leaf: int) -> bool:
        """Whether there is more to find out about a leaf."""
        return leaf != NO_LEAF and not self.branches.known[leaf]

    def is_open_sale(self, sale: Sale) -> bool:
        """Whether there is more to find out about how an auction ends."""
        found = False
        for outcome in range(sale.outcomes):
            if self.is_open(sale.leaves[outcome]):
                found = True
        return found

    def is_open_tile(self, tile: int) -> bool:
        """Whether there is more to find out about the draw of a tile."""
        if self.branches.draw_weights[tile] == 0:
            return False
        leaf = self.branches.draw_leaves[tile]
        return self.is_open_sale(self.branches.drawn) if leaf == NO_LEAF else self.is_open(leaf)

    def is_open_step(self, i: int) -> bool:
        """Whether there is more to find out about the legal step number ``i``."""
        if self.branches.steps[i] == DRAW:
            return self._is_open_draw()
        leaf = self.branches.step_leaves[i]
        return self.is_open_sale(self.branches.invoked) if leaf == NO_LEAF else self.is_open(leaf)

    def _is_open_draw(self) -> bool:
        found = False
        for tile in range(KINDS):
            if self.is_open_tile(tile):
                found = True
        return found


ALL_EQUAL = (EQUALS,) * MOST_SEATS


class Search:
    """Grows a tree from a position; what a judge says of the leaves decides where."""

    __slots__ = ("alike", "glances", "judge", "lookahead", "nodes", "root")

    def __init__(self, judge: Judge, alike: Sequence[float] = ALL_EQUAL, glances: float = 0.0) -> None:
        """``alike`` says how much each of the others is taken to play like the seat that searches.

        ``glances`` is how often they do what seems best to them before anything is looked into.
        """
        self.judge = judge
        self.lookahead = Lookahead(judge)
        self.lookahead.bidding.glances = glances
        self.alike = alike
        self.glances = glances
        self.root = Node()
        self.nodes = 0

    def begin(self, position: Position) -> None:
        """Plant a new tree: one look ahead from this position."""
        self.nodes = 0
        self.lookahead.suppose(position.seat, self.alike)
        self.root = self._node(position)

    def grow(self, count: int) -> None:
        """Look ahead from so many leaves more, as long as there is anything left to find out."""
        for _ in range(count):
            if self.root.settled:
                return
            self._visit(self.root)

    def _node(self, position: Position) -> Node:
        node = Node()
        node.position.take_from(position)
        self.lookahead.look_on(node.position, node.branches)
        for leaf in range(node.branches.leaves):
            if node.branches.known[leaf]:
                node.branches.look_into(leaf)
                node.settle(leaf)
        self._foresee(node)
        self.nodes += 1
        return node

    def _foresee(self, node: Node) -> None:
        """How often the seat to move goes by a glance or by simple values, if it is one of the others."""
        seat = node.position.seat
        if seat == self.lookahead.bidding.own:
            return
        node.simply = EQUALS - self.lookahead.alike[seat]
        node.glances = self.glances * (1 - node.simply)
        if node.simply > 0:
            step = self.lookahead.simple.choose(node.position)
            while node.branches.steps[node.simple] != step:
                node.simple += 1

    def _visit(self, node: Node) -> None:
        """Go down to a leaf, look ahead from it, and take what was found into account on the way back."""
        leaf = self._choose_leaf(node)
        node.visits += 1
        node.leaf_visits[leaf] += 1
        child = node.children[leaf]
        if child is None:
            self.lookahead.reach(node.position, node.branches, leaf)
            child = self._node(self.lookahead.scratch)
            node.children[leaf] = child
            node.branches.look_into(leaf)
        else:
            self._visit(child)
        if child.settled:
            node.settle(leaf)
        self._take(node.branches, leaf, child)

    def _take(self, branches: Branches, leaf: int, child: Node) -> None:
        """A leaf is worth what the best step there is worth, or what others do by simple values or at a glance."""
        best = child.branches.best(child.position.seat) * MOST_SEATS
        simple = child.simple * MOST_SEATS
        glance = child.branches.glanced * MOST_SEATS
        simply = 0.0 if child.settled else child.simply
        glances = 0.0 if child.settled else child.glances
        rest = 1 - simply - glances
        wins = child.branches.step_wins
        scores = child.branches.step_scores
        weight = branches.tile_weight(leaf)
        for seat in range(branches.players):
            branches.revalue(
                leaf,
                weight,
                seat,
                rest * wins[best + seat] + simply * wins[simple + seat] + glances * wins[glance + seat],
                rest * scores[best + seat] + simply * scores[simple + seat] + glances * scores[glance + seat],
            )
        branches.weigh(self.lookahead.bidding)

    def _choose_leaf(self, node: Node) -> int:
        branches = node.branches
        i = self._choose_step(node)
        node.step_visits[i] += 1
        if branches.steps[i] == DRAW:
            return self._choose_draw(node)
        if branches.step_leaves[i] != NO_LEAF:
            return branches.step_leaves[i]
        return self._choose_outcome(node, branches.invoked, branches.steps[i])

    def _choose_step(self, node: Node) -> int:
        if node.step_visits[node.simple] < node.simply * node.visits and node.is_open_step(node.simple):
            return node.simple
        glance = node.branches.glanced
        if node.step_visits[glance] < node.glances * node.visits and node.is_open_step(glance):
            return glance
        best = -1
        best_hope = 0.0
        curiosity = _curiosity(node.visits)
        for i in range(node.branches.count):
            if not node.is_open_step(i):
                continue
            hope = node.branches.step_utility(i, node.position.seat) + curiosity / (1 + node.step_visits[i])
            if best < 0 or hope > best_hope:
                best = i
                best_hope = hope
        return best

    def _choose_draw(self, node: Node) -> int:
        """The tile that has been looked into least for its odds, of few at first and more with time."""
        branches = node.branches
        narrow = self._is_narrow(node)
        best = 0
        best_share = -1.0
        for tile in range(KINDS):
            if narrow and node.tile_visits[tile] == 0:
                continue
            share = branches.draw_weights[tile] * (1.0 / (1 + node.tile_visits[tile]))
            if share > best_share and node.is_open_tile(tile):
                best = tile
                best_share = share
        node.tile_visits[best] += 1
        if branches.draw_leaves[best] != NO_LEAF:
            return branches.draw_leaves[best]
        return self._choose_outcome(node, branches.drawn, INVOKE)

    def _is_narrow(self, node: Node) -> bool:
        """Whether to look further into the tiles that have been looked into, before any other."""
        visits = 1
        opened = 0
        for tile in range(KINDS):
            visits += node.tile_visits[tile]
            if node.tile_visits[tile] and node.is_open_tile(tile):
                opened += 1
        return opened > 0 and opened >= WIDTH * sqrt(visits)

    def _choose_outcome(self, node: Node, sale: Sale, step: int) -> int:
        """An end of the auction that the bidders may well bring about after this step."""
        visits = 0
        outcome = 0
        for option in range(sale.outcomes):
            if sale.leaves[option] != NO_LEAF:
                visits += node.leaf_visits[sale.leaves[option]]
            if option and sale.seats[option] == sale.bidders[0] and sale.suns[option] == step - BID:
                outcome = option
        first = 0 if step == INVOKE else 1
        curiosity = _curiosity(visits)
        for k in range(first, sale.count):
            outcome = self._choose_offer(node, sale, k, outcome, curiosity)
        if node.is_open(sale.leaves[outcome]):
            return sale.leaves[outcome]
        return self._least_visited(node, sale)

    def _least_visited(self, node: Node, sale: Sale) -> int:
        """The end of an auction that has been looked into least, of those that are still open."""
        best = NO_LEAF
        for outcome in range(sale.outcomes):
            leaf = sale.leaves[outcome]
            if node.is_open(leaf) and (best == NO_LEAF or node.leaf_visits[leaf] < node.leaf_visits[best]):
                best = leaf
        return best

    def _choose_offer(self, node: Node, sale: Sale, k: int, outcome: int, curiosity: float) -> int:
        """How the auction stands after bidder ``k`` has done something that is good or has been looked into little."""
        if sale.bidders[k] != self.lookahead.bidding.own:
            expected = self.lookahead.bidding.likeliest(sale, k, outcome, -1)
            if expected >= 0:
                return expected
        best = -1
        best_hope = 0.0
        for option in range(sale.outcomes):
            if not sale.may_offer(k, outcome, option):
                continue
            leaf = sale.leaves[sale.ends[(k + 1) * MOST_OUTCOMES + option]]
            hope = node.branches.leaf_utility(leaf, sale.bidders[k]) + curiosity / (1 + node.leaf_visits[leaf])
            if best < 0 or hope > best_hope:
                best = option
                best_hope = hope
        return best


def _curiosity(visits: int) -> float:
    """What it is worth to look into something that none of so many visits has gone to; less for each that has."""
    return CURIOSITY * sqrt(visits)
