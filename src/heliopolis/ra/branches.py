"""All that the legal steps of one position can lead to, with what it is worth to each seat.

A leaf is a position at the beginning of a turn, or at the end of the game. ``weigh`` puts the values of the leaves
together: a draw is averaged over all tiles in the bag, and an auction is solved backwards from its last bidder. The
seat that thinks knows its own mind and takes what is best for itself. The others mostly do what looks best for them,
but they may see it differently, so an offer that seems nearly as good is likely too: how near is the ``doubt`` of the
judge. Whoever looks further than a glance reckons with others who do not. And as often as a seat is taken to, it bids
by simple values. Where everything is known to the end of the game there is no doubt of any kind.

There are no rules in here: ``lookahead.py`` writes down what the rules allow.
"""

from __future__ import annotations

from typing import Any

from heliopolis.ra.measures import CAUTION, EVEN, MARGIN, MOST_LEAVES, MOST_OUTCOMES, MOST_STEPS, NO_LEAF
from heliopolis.ra.pieces import KINDS, MOST_SEATS, RA
from heliopolis.ra.position import NOBODY, row
from heliopolis.ra.sale import Sale
from heliopolis.ra.steps import BID, DRAW, INVOKE


class Bidding:
    """Solves auctions; used again and again without new memory.

    ``wins`` and ``scores`` have what the sale solved last is worth to every seat, by bidder to come and outcome so
    far: ``worth_at`` says where.
    """

    __slots__ = ("doubt", "glances", "options", "own", "players", "scores", "simply", "wins")

    def __init__(self, doubt: float) -> None:
        self.doubt = doubt
        self.own = NOBODY  # the seat that thinks
        self.simply = row(0.0, MOST_SEATS)  # how often each seat is taken to bid by simple values
        self.glances = 0.0  # how often others are taken to do what seems best at a glance
        self.options = row(0, MOST_SEATS * MOST_OUTCOMES)  # the best for each bidder, by outcome so far
        self.players = 0
        self.wins = row(0.0, (MOST_SEATS + 1) * MOST_OUTCOMES * MOST_SEATS)
        self.scores = row(0.0, (MOST_SEATS + 1) * MOST_OUTCOMES * MOST_SEATS)

    def solve(self, sale: Sale, players: int, leaf_wins: Any, leaf_scores: Any, known: Any) -> None:
        """Backwards from the last bidder, from what the leaves are worth and whether that is known for sure."""
        self.players = players
        doubt = 0.0
        for outcome in range(sale.outcomes):
            sale.ends[sale.count * MOST_OUTCOMES + outcome] = outcome
            leaf = sale.leaves[outcome]
            if leaf == NO_LEAF:
                continue
            if not known[leaf]:
                doubt = self.doubt
            at = worth_at(sale.count, outcome)
            for seat in range(players):
                self.wins[at + seat] = leaf_wins[leaf * MOST_SEATS + seat]
                self.scores[at + seat] = leaf_scores[leaf * MOST_SEATS + seat]
        for k in range(sale.count - 1, -1, -1):
            for outcome in range(sale.outcomes):
                best = self._best_option(sale, k, outcome)
                self.options[k * MOST_OUTCOMES + outcome] = best
                if doubt > 0 and sale.bidders[k] != self.own:
                    self._choose(sale, k, outcome, best, doubt)
                    self._blend(k, outcome, sale.glance[k * MOST_OUTCOMES + outcome], self.glances)
                    self._blend(k, outcome, sale.simple[k * MOST_OUTCOMES + outcome], self.simply[sale.bidders[k]])
                    best = self.likeliest(sale, k, outcome, best)
                else:
                    self._choose(sale, k, outcome, best, 0.0)
                sale.ends[k * MOST_OUTCOMES + outcome] = sale.ends[(k + 1) * MOST_OUTCOMES + best]

    def likeliest(self, sale: Sale, k: int, outcome: int, best: int) -> int:
        """What bidder ``k``, one of the others, most likely makes of how it stands; ``best`` if it looks further."""
        if self.simply[sale.bidders[k]] > EVEN:
            return sale.simple[k * MOST_OUTCOMES + outcome]
        return sale.glance[k * MOST_OUTCOMES + outcome] if self.glances > EVEN else best

    def _best_option(self, sale: Sale, k: int, outcome: int) -> int:
        """What is best for bidder ``k`` when ``outcome`` is how it stands."""
        seat = sale.bidders[k]
        best = -1
        most = 0.0
        for option in range(sale.outcomes):
            if sale.may_offer(k, outcome, option):
                worth = utility(self.wins, self.scores, worth_at(k + 1, option), seat, self.players)
                if best < 0 or worth > most:
                    best = option
                    most = worth
        return best

    def _choose(self, sale: Sale, k: int, outcome: int, best: int, doubt: float) -> None:
        """What it is worth to everybody that bidder ``k`` decides: the best option, and with doubt others beside it."""
        at = worth_at(k, outcome)
        there = worth_at(k + 1, best)
        for seat in range(self.players):
            self.wins[at + seat] = self.wins[there + seat]
            self.scores[at + seat] = self.scores[there + seat]
        if doubt == 0:
            return
        most = utility(self.wins, self.scores, there, sale.bidders[k], self.players)
        total = 1.0
        for option in range(sale.outcomes):
            if option == best or not sale.may_offer(k, outcome, option):
                continue
            there = worth_at(k + 1, option)
            worse = most - utility(self.wins, self.scores, there, sale.bidders[k], self.players)
            if worse < doubt:
                likely = (1 - worse / doubt) * (1 - worse / doubt)
                total += likely
                self._add(at, there, likely)
        for seat in range(self.players):
            self.wins[at + seat] /= total
            self.scores[at + seat] /= total

    def _blend(self, k: int, outcome: int, option: int, share: float) -> None:
        """Blend what bidder ``k`` decides with what it does in such a share of cases."""
        if share == 0:
            return
        at = worth_at(k, outcome)
        there = worth_at(k + 1, option)
        for seat in range(self.players):
            self.wins[at + seat] += share * (self.wins[there + seat] - self.wins[at + seat])
            self.scores[at + seat] += share * (self.scores[there + seat] - self.scores[at + seat])

    def glance(self, sale: Sale, players: int, leaf_wins: Any, leaf_scores: Any, known: Any) -> None:
        """Note what seems best now to each of the others, who reckons with the rest as the seat does that thinks."""
        thinker = self.own
        glances = self.glances
        self.glances = 0.0
        for k in range(sale.count):
            if sale.bidders[k] != thinker:
                self.own = sale.bidders[k]
                self.solve(sale, players, leaf_wins, leaf_scores, known)
                for outcome in range(sale.outcomes):
                    sale.glance[k * MOST_OUTCOMES + outcome] = self.options[k * MOST_OUTCOMES + outcome]
        self.own = thinker
        self.glances = glances

    def _add(self, at: int, there: int, likely: float) -> None:
        for seat in range(self.players):
            self.wins[at + seat] += likely * self.wins[there + seat]
            self.scores[at + seat] += likely * self.scores[there + seat]


class Branches:
    """The legal steps of a position, their leaves, and what all of them are worth."""

    __slots__ = (
        "changed_scores",
        "changed_wins",
        "count",
        "draw_leaves",
        "draw_weights",
        "drawn",
        "drawn_scores",
        "drawn_wins",
        "glanced",
        "invoked",
        "known",
        "leaf_scores",
        "leaf_wins",
        "leaves",
        "looked_into",
        "looked_weight",
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
        self.drawn_wins = row(0.0, MOST_SEATS)  # and what it is worth
        self.drawn_scores = row(0.0, MOST_SEATS)
        self.invoked = Sale()  # the auction after invoking, or the one under way
        self.steps = row(0, MOST_STEPS)
        self.count = 0
        self.glanced = 0  # the number of the step that the seat to move takes at a glance, if it is one of the others
        self.step_leaves = row(0, MOST_STEPS)
        self.draw_weights = row(0, KINDS)
        self.draw_leaves = row(0, KINDS)
        self.total_weight = 0
        self.looked_into = 0  # how many tiles but Ra have been looked into, and how many there are of them in the bag
        self.looked_weight = 0
        self.changed_wins = row(0.0, MOST_SEATS)  # by how much that has changed what they are worth, all together
        self.changed_scores = row(0.0, MOST_SEATS)
        self.leaves = 0
        self.known = row(0, MOST_LEAVES)  # 1 where everything is known to the end of the game
        self.leaf_wins = row(0.0, MOST_LEAVES * MOST_SEATS)
        self.leaf_scores = row(0.0, MOST_LEAVES * MOST_SEATS)
        self.step_wins = row(0.0, MOST_STEPS * MOST_SEATS)
        self.step_scores = row(0.0, MOST_STEPS * MOST_SEATS)

    def glance(self, bidding: Bidding, seat: int) -> None:
        """Note what seems best to the others before the leaves are looked into: to bidders, and to the seat to move."""
        if bidding.glances == 0:
            return
        if self._has_sale():
            bidding.glance(self.invoked, self.players, self.leaf_wins, self.leaf_scores, self.known)
        if self.has_draw() and self.draw_weights[RA] and self.draw_leaves[RA] == NO_LEAF:
            bidding.glance(self.drawn, self.players, self.leaf_wins, self.leaf_scores, self.known)
        if seat != bidding.own:
            self._glance_at_steps(bidding, seat)

    def _glance_at_steps(self, bidding: Bidding, seat: int) -> None:
        """Weigh them as ``seat`` does when it thinks for itself."""
        thinker = bidding.own
        glances = bidding.glances
        bidding.own = seat
        bidding.glances = 0.0
        self.weigh(bidding)
        self.glanced = self.best(seat)
        bidding.own = thinker
        bidding.glances = glances

    def weigh(self, bidding: Bidding) -> None:
        """Value every legal step from the values of the leaves."""
        if self._has_sale():
            bidding.solve(self.invoked, self.players, self.leaf_wins, self.leaf_scores, self.known)
        for i in range(self.count):
            if self.steps[i] == DRAW:
                continue
            if self.step_leaves[i] != NO_LEAF:
                self._take(i, self.leaf_wins, self.leaf_scores, self.step_leaves[i] * MOST_SEATS)
            else:
                self._take(i, bidding.wins, bidding.scores, self._worth_of(self.invoked, self.steps[i]))
        if self.has_draw():  # last, because it may have an auction of its own
            self._weigh_draw(bidding)

    def look_into(self, leaf: int) -> None:
        """Note that a leaf is looked into for the first time, or needs no look."""
        weight = self.tile_weight(leaf)
        if weight:
            self.looked_into += 1
            self.looked_weight += weight

    def revalue(self, leaf: int, weight: int, seat: int, wins: float, scores: float) -> None:
        """Now that it has been looked into, a leaf is worth this to a seat; ``weight`` is its ``tile_weight``."""
        at = leaf * MOST_SEATS + seat
        self.changed_wins[seat] += weight * (wins - self.leaf_wins[at])
        self.changed_scores[seat] += weight * (scores - self.leaf_scores[at])
        self.leaf_wins[at] = wins
        self.leaf_scores[at] = scores

    def tile_weight(self, leaf: int) -> int:
        """How many tiles in the bag lead to a leaf; Ra, which leads to something else altogether, does not count."""
        if self.has_draw():
            for tile in range(KINDS):
                if tile != RA and self.draw_weights[tile] and self.draw_leaves[tile] == leaf:
                    return self.draw_weights[tile]
        return 0

    def has_draw(self) -> bool:
        """Whether a tile can be drawn: that is the first of the legal steps."""
        return self.count > 0 and self.steps[0] == DRAW

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

    def _worth_of(self, sale: Sale, step: int) -> int:
        """Where the worth of the auction after this step lies: invoking opens it, pass and offers are the first's."""
        if step == INVOKE:
            return worth_at(0, 0)
        for outcome in range(1, sale.outcomes):
            if sale.seats[outcome] == sale.bidders[0] and sale.suns[outcome] == step - BID:
                return worth_at(1, outcome)
        return worth_at(1, 0)

    def _take(self, i: int, wins: Any, scores: Any, at: int) -> None:
        for seat in range(self.players):
            self.step_wins[i * MOST_SEATS + seat] = wins[at + seat]
            self.step_scores[i * MOST_SEATS + seat] = scores[at + seat]

    def _weigh_draw(self, bidding: Bidding) -> None:
        """To draw, the first of the legal steps, is worth the average over all tiles.

        What looking into some tiles has changed is expected of the others too, the more the more have shown it.
        """
        for seat in range(self.players):
            self.step_wins[seat] = 0.0
            self.step_scores[seat] = 0.0
        for tile in range(KINDS):
            if self.draw_weights[tile] == 0:
                continue
            if self.draw_leaves[tile] == NO_LEAF:
                bidding.solve(self.drawn, self.players, self.leaf_wins, self.leaf_scores, self.known)
                for seat in range(self.players):
                    self.drawn_wins[seat] = bidding.wins[seat]
                    self.drawn_scores[seat] = bidding.scores[seat]
            share = self.draw_weights[tile] * (1.0 / self.total_weight)  # compiled, int / int would be whole
            for seat in range(self.players):
                self.step_wins[seat] += share * self.tile_wins(tile, seat)
                self.step_scores[seat] += share * self.tile_scores(tile, seat)
        rest = self.total_weight - self.draw_weights[RA] - self.looked_weight
        if self.looked_into and rest:
            shown = self.looked_into / (self.looked_into + CAUTION)
            share = shown * rest / (1.0 * self.looked_weight * self.total_weight)
            for seat in range(self.players):
                self.step_wins[seat] += share * self.changed_wins[seat]
                self.step_scores[seat] += share * self.changed_scores[seat]

    def tile_wins(self, tile: int, seat: int) -> float:
        """A seat's chance to win when this tile is drawn."""
        leaf = self.draw_leaves[tile]
        found: float = self.drawn_wins[seat] if leaf == NO_LEAF else self.leaf_wins[leaf * MOST_SEATS + seat]
        return found

    def tile_scores(self, tile: int, seat: int) -> float:
        """A seat's final score when this tile is drawn."""
        leaf = self.draw_leaves[tile]
        found: float = self.drawn_scores[seat] if leaf == NO_LEAF else self.leaf_scores[leaf * MOST_SEATS + seat]
        return found

    def lucky_wins(self, tile: int, seat: int) -> float:
        """How much more this tile is worth to a seat's chance to win than to draw, the first of the legal steps."""
        return self.tile_wins(tile, seat) - self.step_wins[seat]

    def lucky_scores(self, tile: int, seat: int) -> float:
        """The same for its final score."""
        return self.tile_scores(tile, seat) - self.step_scores[seat]

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


def worth_at(k: int, outcome: int) -> int:
    """Where the worth of a sale begins when bidder ``k`` is to decide and ``outcome`` is how it stands."""
    return (k * MOST_OUTCOMES + outcome) * MOST_SEATS


def utility(wins: Any, scores: Any, at: int, seat: int, players: int) -> float:
    """What the values from ``at`` on are worth to a seat: its chance to win, and a little for each point of margin."""
    others = 0.0
    for other in range(players):
        others += scores[at + other]
    own: float = scores[at + seat]
    others = (others - own) / (players - 1)
    win: float = wins[at + seat]
    return win + MARGIN * (own - others)
