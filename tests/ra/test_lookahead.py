"""One look ahead against the plain way to say the same: every bidder asked in turn, every tile drawn."""

from __future__ import annotations

import hashlib
from array import array
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from heliopolis.chance import Seeded
from heliopolis.game import CHANCE
from heliopolis.ra import GAME
from heliopolis.ra.appraisal import Appraisal
from heliopolis.ra.branches import Branches
from heliopolis.ra.features import feature_count, write_features
from heliopolis.ra.judge import Judge
from heliopolis.ra.lookahead import Lookahead, likely_discard
from heliopolis.ra.measures import EQUALS, MARGIN, MOST_LEAVES, STRANGER
from heliopolis.ra.pieces import MOST_SEATS
from heliopolis.ra.position import DISCARDING, GODS, NOBODY, OVER, TURN, Position
from heliopolis.ra.state import State
from heliopolis.ra.steps import BID, PASS

ENVY = 0.6  # as in simple.py
Values = tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]  # chance to win and final score, by seat


class Whim(Judge):
    """A judge without reason: its numbers follow from the position, but mean nothing."""

    def value(self, position: Position) -> None:
        wins, scores = opinion(position)
        spare = [0.0] * (MOST_SEATS - position.players)
        self.wins, self.scores = [*wins, *spare], [*scores, *spare]


def opinion(position: Position) -> Values:
    players = position.players
    row = np.zeros(feature_count(players), np.float32)
    write_features(position, position.seat, array("d", [EQUALS] * MOST_SEATS), row)
    numbers = np.frombuffer(hashlib.sha256(row.tobytes()).digest(), np.uint8) / 255
    scores = np.array(position.scores_now[:players]) + 20 * numbers[players : 2 * players]
    return numbers[:players] / numbers[:players].sum(), scores


def leaf_values(state: State) -> Values:
    if state.phase == OVER:
        wins = np.zeros(state.players)
        wins[state.winners()] = 1
        return wins, np.array(state.scores(), float)
    return opinion(state)


def utility(values: Values, seat: int) -> float:
    wins, scores = values
    others = (scores.sum() - scores[seat]) / (len(scores) - 1)
    return float(wins[seat] + MARGIN * (scores[seat] - others))


@dataclass(frozen=True)
class Mind:
    """The seat that thinks, how much it doubts that the others see things as it does, and how often they bid simply.

    Others may also do what seems best to them at a glance; ``equal`` is a seat that never bids simply.
    """

    own: int
    doubt: float
    simply: float = 0.0
    glances: float = 0.0
    equal: int = NOBODY

    def value(self, state: State, step: int) -> Values:
        """What a step leads to, by the rules alone: chance averaged, every bidder for itself."""
        after = state.copy()
        after.apply(step)
        if after.phase in (TURN, OVER):
            return leaf_values(after)
        if after.phase == GODS:
            return self.value(after, GAME.parse("done"))
        if after.phase == DISCARDING:
            return self.value(after, likely_discard(after))
        if after.actor == CHANCE:
            return mean([(weight, self.value(after, outcome)) for outcome, weight in after.odds()])
        return self.bid(after)

    def bid(self, auction: State) -> Values:
        """The bidder's best offer; if it is somebody else's, those that are nearly as good count too."""
        offers = [self.value(auction, offer) for offer in auction.legal()]
        worths = [utility(values, auction.seat) for values in offers]
        best = max(worths)
        if auction.seat == self.own or self.doubt == 0:
            return offers[worths.index(best)]
        likely = [max(0.0, 1 - (best - worth) / self.doubt) ** 2 for worth in worths]
        seen = mean(list(zip(likely, offers, strict=True)))
        if self.glances:
            seen = mean([(1 - self.glances, seen), (self.glances, offers[self.glance(auction)])])
        if auction.seat == self.equal:
            return seen
        simple = auction.legal().index(simple_offer(auction))
        return mean([(1 - self.simply, seen), (self.simply, offers[simple])])

    def glance(self, auction: State) -> int:
        """The number of the offer that seems best to the bidder, who doubts what the rest will do."""
        mind = Mind(auction.seat, self.doubt, self.simply, equal=self.own)
        worths = [utility(mind.value(auction, offer), auction.seat) for offer in auction.legal()]
        return worths.index(max(worths))


def simple_offer(auction: State) -> int:
    """What the greedy player does: the offer that is worth most to it, of two as good ones the lower; a pass first."""
    appraisal = Appraisal()
    appraisal.begin(auction)
    return max(sorted(auction.legal()), key=lambda step: simple_value(auction, step, appraisal))


def simple_value(auction: State, step: int, appraisal: Appraisal) -> float:
    """What an offer is worth to its bidder by simple values: the others bid their lowest higher sun where that pays."""
    after, own, suns = auction.copy(), auction.seat, auction.view(None).seats[auction.seat].suns
    best, winner = auction.best, auction.best_seat
    while True:
        if step != PASS:
            best, winner = step - BID, after.seat
        last = after.seat == auction.ra_player
        after.apply(step)
        if last:
            break
        offers = [offer for offer in after.legal() if offer != PASS]
        pays = offers and appraisal.gain(after.seat, min(offers) - BID) > 0
        step = min(offers) if pays else PASS  # who must offer (A4) is asked last, and then it is too late to reckon
        if step not in after.legal():
            break
    if best:
        gain = appraisal.gain(winner, best)
        return gain if winner == own else -ENVY * gain / (auction.players - 1)
    return 0.0 if auction.invoked else appraisal.staying(own, max(appraisal.gain(own, sun) for sun in suns))


def mean(parts: list[tuple[float, Values]]) -> Values:
    weights, wins, scores = [w for w, _ in parts], [v[0] for _, v in parts], [v[1] for _, v in parts]
    return np.average(wins, axis=0, weights=weights), np.average(scores, axis=0, weights=weights)


@pytest.mark.parametrize(("doubt", "others"), [(0.0, EQUALS), (0.3, EQUALS), (0.3, 0.75), (0.3, STRANGER)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_step_is_worth_what_the_plain_way_says(players: int, doubt: float, others: float) -> None:
    _check(players, doubt, others, glances=0.0)


@pytest.mark.parametrize("others", [EQUALS, 0.75])
@pytest.mark.parametrize("players", [2, 3])
def test_others_may_do_what_seems_best_to_them_at_a_glance(players: int, others: float) -> None:
    _check(players, 0.3, others, glances=0.5)


def _check(players: int, doubt: float, others: float, glances: float) -> None:
    judge = Whim()
    judge.doubt = doubt
    luck, look = Seeded(players), Lookahead(judge)
    state = GAME.start(players)
    compared = 0
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(luck.pick(state.odds()))
            continue
        legal = state.legal()
        if luck.below(6) == 0 or len(legal) > 3:
            look.bidding.glances = glances
            look.suppose(state.seat, [others] * MOST_SEATS)
            _compare(state, look, Mind(state.seat, doubt, EQUALS - others, glances))
            compared += 1
        state.apply(legal[0] if luck.below(10) < 8 else legal[luck.below(len(legal))])
    assert compared > 20


def _compare(state: State, look: Lookahead, mind: Mind) -> None:
    players, seat, branches = state.players, state.seat, Branches()
    look.look(state, branches)
    legal = state.legal()
    assert branches.leaves <= MOST_LEAVES
    assert list(branches.steps[: branches.count]) == legal
    plain = [mind.value(state, step) for step in legal]
    for i, (wins, scores) in enumerate(plain):
        at = i * MOST_SEATS
        assert branches.step_wins[at : at + players] == pytest.approx(wins, abs=1e-5)
        assert branches.step_scores[at : at + players] == pytest.approx(scores, abs=1e-3)
    best = max(range(len(legal)), key=lambda i: utility(plain[i], seat))
    assert utility(plain[branches.best(seat)], seat) == pytest.approx(utility(plain[best], seat), abs=1e-5)
