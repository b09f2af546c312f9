"""Steps that a search finds nearly equal, played on from as everybody plays at a glance, again and again.

A tree is as good as what the judge says of its leaves, and a deeper one hardly better. A rehearsal goes on to the end
of the epoch, where there is less left to misjudge. The luck of its draws is taken off: how much more the tile was worth
than the bag on average, as the look ahead before it saw it. Every step is rehearsed with the same numbers for its luck,
so nothing is left to chance: the same position is rehearsed in the same way.
"""

from __future__ import annotations

from math import sqrt

from heliopolis.chance import Seeded
from heliopolis.ra.branches import Branches
from heliopolis.ra.lookahead import Lookahead
from heliopolis.ra.measures import EQUALS, EXPLORE_SCALE, LONG, MARGIN, MOST_STEPS, TREE_COUNTS, UNCLEAR
from heliopolis.ra.pieces import MOST_SEATS
from heliopolis.ra.playout import random_outcome
from heliopolis.ra.position import DRAWING, OVER, TURN, blank, row
from heliopolis.ra.rules import apply
from heliopolis.ra.scoring import winner
from heliopolis.ra.search import Search
from heliopolis.ra.steps import DRAWN


class Rehearsal:
    """Compares the steps at the root of a tree that are still in question."""

    __slots__ = (
        "branches",
        "count",
        "lookahead",
        "lucky_scores",
        "lucky_wins",
        "position",
        "search",
        "still",
        "totals",
        "worths",
    )

    def __init__(self, search: Search) -> None:
        """After the tree has grown."""
        self.search = search
        self.lookahead = Lookahead(search.judge.at_a_glance())
        self.branches = Branches()  # of the last look ahead
        self.position = blank()  # the table that is being played on
        self.count = 0  # how often every step in question has been rehearsed
        self.still = row(1, MOST_STEPS)  # whether a step is still in question
        self.totals = row(0.0, MOST_STEPS)  # what the rehearsals of a step have come to
        self.worths = row(0.0, MOST_STEPS)  # and what it is worth, with the tree
        self.lucky_wins = row(0.0, MOST_SEATS)
        self.lucky_scores = row(0.0, MOST_SEATS)
        self._compare()

    def is_clear(self) -> bool:
        """Whether a single step is left."""
        return self._in_question() == 1

    def looks(self) -> int:
        """How many looks ahead it takes to rehearse every step in question once more, at the beginning of an epoch."""
        return LONG * self._in_question()

    def _in_question(self) -> int:
        left = 0
        for i in range(self.search.root.branches.count):
            left += self.still[i]
        return left

    def again(self) -> None:
        """Rehearse every step in question once more."""
        for i in range(self.search.root.branches.count):
            if self.still[i]:
                self.totals[i] += self._play(self.search.root.branches.steps[i], Seeded(self.count))
        self.count += 1
        self._compare()

    def best(self) -> int:
        """The number of the step that is worth most."""
        best = -1
        for i in range(self.search.root.branches.count):
            if self.still[i] and (best < 0 or self.worths[i] > self.worths[best]):
                best = i
        return best

    def _compare(self) -> None:
        """Give up the steps that lag so far behind that more rehearsals would hardly bring them forward."""
        root = self.search.root
        for i in range(root.branches.count):
            tree = root.branches.step_utility(i, root.position.seat)
            self.worths[i] = (TREE_COUNTS * tree + self.totals[i]) / (TREE_COUNTS + self.count)
        lag = UNCLEAR / sqrt(TREE_COUNTS + self.count)
        most = self.worths[self.best()]
        for i in range(root.branches.count):
            if self.worths[i] < most - lag:
                self.still[i] = 0  # for good

    def _play(self, step: int, luck: Seeded) -> float:
        """What it is worth to take this step, as one rehearsal shows it."""
        position = self.position
        start = self.search.root.position
        position.take_from(start)
        self.lookahead.suppose(start.seat, self.search.alike)
        for seat in range(start.players):
            self.lucky_wins[seat] = 0.0
            self.lucky_scores[seat] = 0.0
        self.lookahead.look(position, self.branches)
        apply(position, step)
        while position.phase != OVER and (position.epoch == start.epoch or position.phase != TURN):
            if position.phase == DRAWING:
                self._draw(luck)
            else:
                apply(position, self._expected(luck))
        return self._outcome(start.seat)

    def _draw(self, luck: Seeded) -> None:
        """Draw a tile, and note how lucky it was for each seat."""
        outcome = random_outcome(self.position, luck)
        for seat in range(self.position.players):
            self.lucky_wins[seat] += self.branches.lucky_wins(outcome - DRAWN, seat)
            self.lucky_scores[seat] += self.branches.lucky_scores(outcome - DRAWN, seat)
        apply(self.position, outcome)

    def _expected(self, luck: Seeded) -> int:
        """What the seat to move does: what seems best at a glance, or in its share of steps what simple values say."""
        position = self.position
        self.lookahead.look(position, self.branches)
        simply = EQUALS - self.lookahead.alike[position.seat]
        if simply > 0 and luck.below(EXPLORE_SCALE) < simply * EXPLORE_SCALE:
            return self.lookahead.simple.choose(position)
        return self.branches.steps[self.branches.best(position.seat)]

    def _outcome(self, own: int) -> float:
        """What the table has come to for a seat, without its luck."""
        position = self.position
        judge = self.search.judge
        wins = 0.0
        lead = 0.0
        if position.phase == OVER:
            wins = 1.0 if winner(position) == own else 0.0
        else:
            judge.begin(self.lookahead.alike)
            judge.value(position)
            wins = judge.wins[own]
        for seat in range(position.players):
            score = position.scores_now[seat] if position.phase == OVER else judge.scores[seat]
            score -= self.lucky_scores[seat]
            lead += score if seat == own else -score / (position.players - 1)
        return wins - self.lucky_wins[own] + MARGIN * lead
