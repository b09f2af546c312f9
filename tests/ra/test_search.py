"""The tree search against brute force: end positions small enough to be played out in every way there is."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from heliopolis.chance import Seeded
from heliopolis.game import CHANCE, Limits
from heliopolis.ra import GAME
from heliopolis.ra.branches import Branches
from heliopolis.ra.judge import Judge
from heliopolis.ra.lookahead import Lookahead
from heliopolis.ra.measures import MARGIN, MOST_LEAVES
from heliopolis.ra.pieces import (
    END_CIVILIZATION,
    EPOCHS,
    FIRST_CIVILIZATION,
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
)
from heliopolis.ra.position import TURN, Position
from heliopolis.ra.prospects import Prospects
from heliopolis.ra.search import Search
from heliopolis.ra.state import State, fields
from heliopolis.ra.thinking import think
from tests.ra.test_lookahead import Whim, opinion

Values = tuple[tuple[float, ...], tuple[float, ...]]  # chance to win and final score, by seat
POSITIONS = 10  # for each number of players
PLAIN_TILES = (GOLD, PHARAOH, NILE, FLOOD, *range(FIRST_CIVILIZATION, END_CIVILIZATION), FUNERAL)


class Ignorant(Judge):
    """Thinks that everybody is as likely to win and that nobody will get any more points."""

    def value(self, position: Position) -> None:
        self.wins = [1 / position.players] * MOST_SEATS
        self.scores = [float(score) for score in position.scores_now]


def small_end(players: int, luck: Seeded) -> State:
    """A turn shortly before the end of a game: a handful of tiles in the bag, one or two suns for some players."""
    state = GAME.start(players)
    while state.epoch < EPOCHS or state.phase != TURN:
        legal = state.legal()
        quiet = luck.below(10) < 7
        chance = state.actor == CHANCE
        state.apply(luck.pick(state.odds()) if chance else legal[0 if quiet else luck.below(len(legal))])
    lot = [PLAIN_TILES[luck.below(len(PLAIN_TILES))] for _ in range(luck.below(4))]
    ras = 1 + luck.below(2)
    bag = [0] * KINDS
    bag[RA] = ras
    for _ in range(4 - ras):
        bag[PLAIN_TILES[luck.below(len(PLAIN_TILES))]] += 1
    state.bag, state.bag_size = bag, sum(bag)
    state.ra_track = state.ras - ras
    state.auction_track, state.track_size = lot + [NO_TILE] * (SPACES - len(lot)), len(lot)
    held = state.held
    for seat in range(players):
        held[seat][GOD] = int(luck.below(4) == 0)
    state.held = held
    _leave_suns(state, luck)
    return state


def _leave_suns(state: State, luck: Seeded) -> None:
    """Turn most suns face down: two seats keep one or two."""
    first = luck.below(state.players)
    second = (first + 1 + luck.below(state.players - 1)) % state.players
    kept = {first: 1, second: 1}
    if state.bag[RA] == 1:
        kept[first] += luck.below(2)
    face_up = [0] * (MOST_SEATS * MOST_SUNS)
    for seat, count in kept.items():
        place = seat * MOST_SUNS
        face_up[place : place + count] = state.suns[place : place + count]
    state.face_up = face_up
    state.face_up_count = [kept.get(seat, 0) for seat in range(MOST_SEATS)]
    state.face_up_total = sum(kept.values())
    state.seat = first


class BruteForce:
    """Plays a position out in every way: chance averaged, every seat choosing what is best for itself.

    Who has two equally good steps takes the first, or the last: that may matter to the others.
    """

    def __init__(self, first: bool) -> None:
        self.order = 1 if first else -1
        self.known: dict[str, Values] = {}

    def value(self, state: State) -> Values:
        key = repr(fields(state))
        if key not in self.known:
            self.known[key] = self._value(state)
        return self.known[key]

    def _value(self, state: State) -> Values:
        if state.actor is None:
            return tuple(float(seat in state.winners()) for seat in range(state.players)), tuple(
                float(score) for score in state.scores()
            )
        if state.actor == CHANCE:
            odds = state.odds()
            total = sum(weight for _, weight in odds)
            parts = [(weight / total, self.after(state, outcome)) for outcome, weight in odds]
            return _mean(parts, 0), _mean(parts, 1)
        seat = state.actor
        found = [self.after(state, step) for step in state.legal()[:: self.order]]
        return max(found, key=lambda values: round(utility(values, seat), 9))

    def after(self, state: State, step: int) -> Values:
        then = state.copy()
        then.apply(step)
        return self.value(then)


def _mean(parts: list[tuple[float, Values]], which: int) -> tuple[float, ...]:
    count = len(parts[0][1][which])
    return tuple(sum(share * values[which][seat] for share, values in parts) for seat in range(count))


def utility(values: Values, seat: int) -> float:
    wins, scores = values
    others = (sum(scores) - scores[seat]) / (len(scores) - 1)
    return wins[seat] + MARGIN * (scores[seat] - others)


@cache
def solved(players: int) -> list[tuple[State, dict[int, float]]]:
    """Small end positions where the choice matters and nobody's whim decides, with the exact worth of every step."""
    luck = Seeded(100 + players)
    found: list[tuple[State, dict[int, float]]] = []
    while len(found) < POSITIONS:
        state = small_end(players, luck)
        worths, others = (_worths(state, BruteForce(first)) for first in (True, False))
        if max(worths.values()) - min(worths.values()) > 0.004 and worths == pytest.approx(others, abs=1e-9):
            found.append((state, worths))
    return found


def _worths(state: State, exact: BruteForce) -> dict[int, float]:
    return {step: utility(exact.after(state, step), state.seat) for step in state.legal()}


@pytest.mark.parametrize("judge", [Ignorant(), Prospects()], ids=["ignorant", "prospects"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_search_finds_the_right_step_in_small_end_positions(players: int, judge: Judge) -> None:
    for state, worths in solved(players):
        branches = think(judge, state, Limits(nodes=20_000))
        chosen = branches.steps[branches.best(state.seat)]
        assert worths[chosen] == pytest.approx(max(worths.values()), abs=1e-4)


@pytest.mark.parametrize("doubt", [0.0, 0.3])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_search_of_everything_knows_the_exact_worth_of_every_step(players: int, doubt: float) -> None:
    judge = Ignorant()
    judge.doubt = doubt
    for state, worths in solved(players)[:6]:
        search = Search(judge)
        search.begin(state)
        search.grow(50_000)
        assert search.root.settled
        for i, step in enumerate(state.legal()):
            assert search.root.branches.step_utility(i, state.seat) == pytest.approx(worths[step], abs=1e-4)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_leaf_can_be_reached_again(players: int) -> None:
    luck, look, branches = Seeded(players), Lookahead(Whim()), Branches()
    state = GAME.start(players)
    reached = 0
    while state.actor is not None:
        if state.actor != CHANCE and luck.below(8) == 0:
            look.look(state, branches)
            for leaf in range(branches.leaves):
                look.reach(state, branches, leaf)
                if look.scratch.phase == TURN:
                    wins = branches.leaf_wins[leaf * MOST_SEATS : leaf * MOST_SEATS + players]
                    assert wins == pytest.approx(opinion(look.scratch)[0], abs=1e-6)
                    reached += 1
        legal = state.legal()
        state.apply(luck.pick(state.odds()) if state.actor == CHANCE else legal[luck.below(len(legal)) // 2])
    assert reached > 100
    assert branches.leaves <= MOST_LEAVES


def test_the_same_position_grows_the_same_tree_whatever_was_searched_before() -> None:
    luck, used = Seeded(5), Search(Prospects())
    for players in (2, 3, 4, 5):
        state = small_end(players, luck)
        fresh = Search(Prospects())
        for search in (used, fresh):
            search.begin(state)
            search.grow(150)
        assert _numbers(used) == _numbers(fresh)
        assert used.nodes <= 151


def _numbers(search: Search) -> tuple[Any, ...]:
    branches = search.root.branches
    count = branches.count * MOST_SEATS
    return list(branches.step_wins[:count]), list(branches.step_scores[:count]), list(search.root.step_visits)


def test_more_nodes_bring_the_values_nearer_to_the_truth() -> None:
    """With an ignorant judge only the tree knows anything, so its error must fall as it grows."""
    errors = []
    for nodes in (1, 10, 2000):
        off = []
        for state, worths in solved(3):
            branches = think(Ignorant(), state, Limits(nodes=nodes))
            best = branches.best(state.seat)
            off.append(abs(branches.step_utility(best, state.seat) - max(worths.values())))
        errors.append(float(np.mean(off)))
    assert errors[0] > 2 * errors[2]
    assert errors[1] > errors[2]
    assert errors[2] < 0.001
