"""Lessons of self-play: what a turn should have been worth, who it is told to, and which games are played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest

from heliopolis import compiled
from heliopolis.chance import stream
from heliopolis.game import CHANCE, Limits
from heliopolis.ra import school
from heliopolis.ra.branches import Branches
from heliopolis.ra.editions import DEFAULT_EDITION, EDITIONS, Setup, option_values, options_of, setup
from heliopolis.ra.features import feature_count, write_features
from heliopolis.ra.lessons import Lessons
from heliopolis.ra.lookahead import Lookahead
from heliopolis.ra.measures import EQUALS, EXPLORE_SCALE, MOST_TURNS, POINT_SCALE, SEAT_FEATURES, STRANGER
from heliopolis.ra.network import Network, shapes
from heliopolis.ra.pieces import MOST_SEATS
from heliopolis.ra.playout import random_outcome
from heliopolis.ra.position import DRAWING, TURN
from heliopolis.ra.steps import DRAWN
from heliopolis.ra.weights import network as trained
from heliopolis.training.course import Course
from heliopolis.training.learner import Learner, Weights

pytestmark = pytest.mark.skipif(not compiled(), reason="interpreted, a game of a network takes seconds")

SEED = 11
COUNTS = (2, 3, 4, 5)


def weights(players: int) -> Weights:
    return Learner(Course("ra", players, 1, seed=1), shapes(players)).numbers()


def lessons(
    players: int, games: range, explore: float = 0.0, trust: float = 1.0, sparring: float = 0.0
) -> tuple[school.Rows, school.Rows]:
    return school.lessons(players, weights(players), SEED, games, explore, trust, sparring)


@dataclass(frozen=True)
class Told:
    """A game of a network against itself: each turn as it began, and the end."""

    features: list[school.Rows]
    movers: list[int]
    scores: list[list[int]]
    foreseen: list[list[float]]  # everybody's chance to win, by the look ahead
    surprise: list[list[float]]  # by how much the turn's tile was better for a seat than the look ahead
    surprise_in_points: list[list[float]]
    final: list[int]
    winner: int


def told(
    players: int, number: int, network: Network | None = None, stubborn: bool = False, explore: bool = False
) -> Told:
    """The game of this number, played step by step through the contract.

    A stubborn one has the first seat, or every step is tried at random.
    """
    luck = stream(SEED, number)
    state = school._start(players, luck)
    lookahead, branches = Lookahead(network or Network(players, weights(players))), Branches()
    lookahead.alike[0] = STRANGER if stubborn else EQUALS
    game = Told([], [], [], [], [], [], [], -1)

    while state.actor is not None:
        if state.actor == CHANCE:
            outcome = random_outcome(state, luck)
            if state.phase == DRAWING:
                tile = outcome - DRAWN
                for seat in range(players):  # to draw is the first of the legal steps
                    game.surprise[-1][seat] += branches.tile_wins(tile, seat) - branches.step_wins[seat]
                    game.surprise_in_points[-1][seat] += branches.tile_scores(tile, seat) - branches.step_scores[seat]
            state.apply(outcome)
            continue
        lookahead.look(state, branches)
        best = branches.best(state.seat)
        if state.phase == TURN:
            game.features.append(np.zeros(feature_count(players), np.float32))
            write_features(state, state.seat, lookahead.alike, game.features[-1])
            game.movers.append(state.seat)
            game.scores.append(state.scores())
            game.surprise.append([0.0] * players)
            game.surprise_in_points.append([0.0] * players)
        legal, taken = state.legal(), best
        if stubborn and state.seat == 0:
            taken = len(legal) - 1
        elif len(legal) > 1:
            luck.below(EXPLORE_SCALE)  # to try something else, or not
            if explore:
                taken = luck.below(len(legal))
                _add_surprise(game, branches, taken, best)
        if state.phase == TURN:
            foreseen = taken if stubborn else best
            game.foreseen.append(branches.step_wins[foreseen * MOST_SEATS : foreseen * MOST_SEATS + players])
        state.apply(legal[taken])
    (winner,) = state.winners()
    game.final.extend(state.scores())
    return replace(game, winner=winner)


def _add_surprise(game: Told, branches: Branches, taken: int, best: int) -> None:
    for seat in range(branches.players):
        here, there = taken * MOST_SEATS + seat, best * MOST_SEATS + seat
        game.surprise[-1][seat] += branches.step_wins[here] - branches.step_wins[there]
        game.surprise_in_points[-1][seat] += branches.step_scores[here] - branches.step_scores[there]


class Stubborn:
    """Takes the last legal step, and notes who was asked."""

    def __init__(self) -> None:
        self.asked: set[int | None] = set()

    def choose(self, view: Any, legal: list[int], limits: Limits) -> int:
        self.asked.add(view.seat if view else None)
        return legal[-1]


def spar(
    players: int, partners: Sequence[Stubborn | None], number: int, trust: float = 1.0, explore: int = 0
) -> tuple[school.Rows, school.Rows]:
    """The lessons of one game with these partners."""
    luck = stream(SEED, number)
    teacher = Lessons(Network(players, weights(players)))
    rows = np.zeros((MOST_TURNS, feature_count(players)), np.float32)
    targets = np.zeros((MOST_TURNS, 2 * players), np.float32)
    turns = teacher.play(school._start(players, luck), tuple(partners), luck, explore, trust, rows, targets)
    return rows[:turns], targets[:turns]


# What a turn should have been worth


@pytest.mark.parametrize("players", COUNTS)
def test_there_is_a_lesson_for_every_turn_as_its_player_saw_it(players: int) -> None:
    rows, _ = lessons(players, range(3, 4))
    assert np.array_equal(rows, told(players, 3).features)


@pytest.mark.parametrize("players", COUNTS)
def test_with_full_trust_every_turn_is_told_how_the_game_ended_less_the_luck_from_then_on(players: int) -> None:
    _check(told(players, 4), spar(players, [None] * players, 4)[1])


@pytest.mark.parametrize("players", COUNTS)
def test_a_partner_is_told_apart_and_what_it_does_is_no_luck(players: int) -> None:
    rows, targets = spar(players, (Stubborn(), *[None] * (players - 1)), 4)
    game = told(players, 4, stubborn=True)
    assert {row[SEAT_FEATURES - 1] for row, mover in zip(rows, game.movers, strict=True) if mover == 0} == {STRANGER}
    assert {row[SEAT_FEATURES - 1] for row, mover in zip(rows, game.movers, strict=True) if mover} == {EQUALS}
    assert np.array_equal(rows, game.features)
    _check(game, targets)


@pytest.mark.parametrize("players", COUNTS)
def test_what_a_step_that_was_tried_brings_is_taken_off_too(players: int) -> None:
    rows, targets = spar(players, [None] * players, 3, explore=EXPLORE_SCALE)
    game = told(players, 3, explore=True)
    assert np.array_equal(rows, game.features)
    _check(game, targets)


def _check(game: Told, targets: school.Rows) -> None:
    """With full trust a target is the end of the game less all surprises from this turn on."""
    players = len(game.final)
    surprise, points = (list(np.sum(turns, axis=0)) for turns in (game.surprise, game.surprise_in_points))
    assert max(map(abs, surprise)) > 0.01
    for turn, (mover, scores, target) in enumerate(zip(game.movers, game.scores, targets, strict=True)):
        seats = [(mover + place) % players for place in range(players)]
        chances = [float(seat == game.winner) - surprise[seat] for seat in seats]
        assert list(target[:players]) == pytest.approx(chances, abs=1e-4)
        final = [scores[seat] + POINT_SCALE * target[players + place] for place, seat in enumerate(seats)]
        assert final == pytest.approx([game.final[seat] - points[seat] for seat in seats], abs=1e-3)
        for seat in seats:
            surprise[seat] -= game.surprise[turn][seat]
            points[seat] -= game.surprise_in_points[turn][seat]


def test_without_the_luck_the_same_games_scatter_less_around_what_was_foreseen() -> None:
    bare, adjusted = [], []
    for number in range(30):
        game = told(3, number, trained(3))
        for seat in range(3):
            ended = float(seat == game.winner)
            bare.append(ended - game.foreseen[0][seat])
            adjusted.append(ended - sum(turn[seat] for turn in game.surprise) - game.foreseen[0][seat])
    assert np.std(adjusted) < 0.9 * np.std(bare)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("stubborn", [False, True])
def test_with_less_trust_a_turn_is_told_more_of_what_the_next_one_foresaw(players: int, stubborn: bool) -> None:
    game, trust = told(players, 3, stubborn=stubborn), 0.75
    _, targets = spar(players, (Stubborn() if stubborn else None, *[None] * (players - 1)), 3, trust)
    for turn in range(len(targets) - 1):
        here, there = game.movers[turn], game.movers[turn + 1]
        for seat in range(players):
            after = targets[turn + 1, (seat - there) % players]
            blend = trust * after + (1 - trust) * game.foreseen[turn + 1][seat] - game.surprise[turn][seat]
            assert targets[turn, (seat - here) % players] == pytest.approx(blend, abs=1e-5)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize(("explore", "trust"), [(0.0, 1.0), (0.1, 0.9), (1.0, 0.5)])
def test_the_chances_of_all_seats_are_one_together(players: int, explore: float, trust: float) -> None:
    _, targets = lessons(players, range(2), explore, trust)
    assert targets[:, :players].sum(1) == pytest.approx(1, abs=1e-4)


def test_exploration_leads_to_other_turns() -> None:
    assert not np.array_equal(lessons(3, range(1))[0], lessons(3, range(1), explore=0.3)[0])


# Sparring partners


@pytest.mark.parametrize("players", COUNTS)
def test_a_partner_plays_its_own_seat_and_no_other(players: int) -> None:
    partners = [Stubborn() for _ in range(players - 1)]
    spar(players, (*partners, None), 1)
    assert [partner.asked for partner in partners] == [{seat} for seat in range(players - 1)]


@pytest.mark.parametrize("players", COUNTS)
def test_in_a_sparring_game_some_seats_but_never_all_have_a_partner(players: int) -> None:
    numbers = [
        sum(partner is not None for partner in school._partners(players, 1.0, stream(SEED, number)))
        for number in range(60)
    ]
    assert set(numbers) == set(range(1, players))


def test_sparring_happens_in_its_share_of_the_games() -> None:
    met = [any(school._partners(3, 0.25, stream(SEED, number))) for number in range(400)]
    assert sum(met) == pytest.approx(100, abs=30)


def test_sparring_leads_to_other_turns() -> None:
    assert not np.array_equal(lessons(3, range(1))[0], lessons(3, range(1), sparring=1.0)[0])


# Which games


def test_the_lessons_of_a_game_do_not_depend_on_those_before_it() -> None:
    together = lessons(2, range(4), explore=0.1, trust=0.9)
    parts = [lessons(2, games, explore=0.1, trust=0.9) for games in (range(1), range(1, 4))]
    for whole, *halves in zip(together, *parts, strict=True):
        assert np.array_equal(whole, np.concatenate(halves))


@pytest.mark.parametrize("players", COUNTS)
def test_one_game_in_eight_is_of_any_edition_with_any_options(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    setups: list[Setup] = []

    def noted(*chosen: Any) -> Setup:
        setups.append(setup(*chosen))
        return setups[-1]

    monkeypatch.setattr(school, "setup", noted)
    for number in range(1600):
        school._start(players, stream(SEED, number))
    seen = {(name, value) for one in setups for name, value in options_of(one).items()}
    assert seen == {(name, value) for name, values in option_values(players).items() for value in values[1:]}
    assert {one.edition for one in setups} == {name for name, one in EDITIONS.items() if players in one.players}
    usual = sum(one.edition == DEFAULT_EDITION and not options_of(one) for one in setups)
    assert usual / len(setups) == pytest.approx(7 / 8, abs=0.04)
