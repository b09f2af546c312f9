"""One look ahead against the plain way to say the same: every bidder asked in turn, every tile drawn."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest

from heliopolis.chance import Seeded
from heliopolis.game import CHANCE
from heliopolis.ra import GAME
from heliopolis.ra.features import feature_count, write_features
from heliopolis.ra.lookahead import Lookahead, likely_discard
from heliopolis.ra.pieces import MOST_SEATS
from heliopolis.ra.position import DISCARDING, GODS, OVER, TURN
from heliopolis.ra.state import State

MOST_ROWS = 96
MARGIN = 0.002  # as in lookahead.py, where it is a C number that Python does not see
Values = tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]  # chance to win and final score, by seat


def opinion(row: np.ndarray[Any, Any], players: int) -> np.ndarray[Any, Any]:
    """A network without reason: numbers that a row determines."""
    digest = hashlib.sha256(row.tobytes()).digest()
    numbers = np.frombuffer(digest, np.uint8)[: 2 * players].astype(np.float32) / 255
    numbers[:players] /= numbers[:players].sum()
    return numbers


def leaf_values(state: State) -> Values:
    if state.phase == OVER:
        wins = np.zeros(state.players)
        wins[state.winners()] = 1
        return wins, np.array(state.scores(), float)
    row = np.zeros(feature_count(state.players), np.float32)
    write_features(state, state.seat, row)
    numbers = opinion(row, state.players).astype(float)
    wins = np.roll(numbers[: state.players], state.seat)
    return wins, np.array(state.scores()) + 20 * np.roll(numbers[state.players :], state.seat)


def utility(values: Values, seat: int) -> float:
    wins, scores = values
    others = (scores.sum() - scores[seat]) / (len(scores) - 1)
    return float(wins[seat] + MARGIN * (scores[seat] - others))


def value(state: State, step: int) -> Values:
    """What a step leads to, by the rules alone: chance averaged, every bidder for itself."""
    after = state.copy()
    after.apply(step)
    if after.phase in (TURN, OVER):
        return leaf_values(after)
    if after.phase == GODS:
        return value(after, GAME.parse("done"))
    if after.phase == DISCARDING:
        return value(after, likely_discard(after))
    if after.actor == CHANCE:
        odds = after.odds()
        parts = [(weight / after.bag_size, value(after, outcome)) for outcome, weight in odds]
        wins = sum((share * part[0] for share, part in parts), np.zeros(state.players))
        scores = sum((share * part[1] for share, part in parts), np.zeros(state.players))
        return wins, scores
    bidder = after.seat
    return max((value(after, offer) for offer in after.legal()), key=lambda values: utility(values, bidder))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_step_is_worth_what_the_plain_way_says(players: int) -> None:
    luck, look = Seeded(players), Lookahead()
    rows = np.zeros((MOST_ROWS, feature_count(players)), np.float32)
    state = GAME.start(players)
    compared = 0
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(luck.pick(state.odds()))
            continue
        legal = state.legal()
        if luck.below(6) == 0 or len(legal) > 3:
            _compare(state, look, rows)
            compared += 1
        state.apply(legal[0] if luck.below(10) < 8 else legal[luck.below(len(legal))])
    assert compared > 20


def _compare(state: State, look: Lookahead, rows: np.ndarray[Any, Any]) -> None:
    players, seat = state.players, state.seat
    used = look.expand(state, rows, 0)
    values = np.array([opinion(row, players) for row in rows[:used]], np.float32)
    look.weigh(values, 0)
    legal = state.legal()
    assert list(look.steps[: look.count]) == legal
    plain = [value(state, step) for step in legal]
    for i, (wins, scores) in enumerate(plain):
        at = i * MOST_SEATS
        assert look.step_wins[at : at + players] == pytest.approx(wins, abs=1e-5)
        assert look.step_scores[at : at + players] == pytest.approx(scores, abs=1e-3)
    best = max(range(len(legal)), key=lambda i: utility(plain[i], seat))
    assert utility(plain[look.best(seat)], seat) == pytest.approx(utility(plain[best], seat), abs=1e-5)
