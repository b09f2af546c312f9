"""The plan of a training: every game belongs to one round, and what changes goes from one bound to the other."""

from __future__ import annotations

import json
from itertools import chain, pairwise

import pytest

from heliopolis.training.course import Course


def course(games: int = 1000) -> Course:
    return Course("ra", 3, games, seed=1, games_a_round=400)


@pytest.mark.parametrize("games", [1, 399, 400, 401, 1000])
def test_every_game_belongs_to_one_round(games: int) -> None:
    plan = course(games)
    assert list(chain.from_iterable(plan.games_of(number) for number in range(plan.rounds))) == list(range(games))
    assert plan.games_of(plan.rounds - 1)
    assert not plan.games_of(plan.rounds)


def test_the_games_until_a_round_are_those_of_all_rounds_before() -> None:
    assert [course().games_until(number) for number in range(5)] == [0, 400, 800, 1000, 1000]


def test_what_changes_begins_at_the_first_bound_and_ends_at_the_second() -> None:
    plan = course(4000)
    rates = [plan.at(plan.rate, number) for number in range(plan.rounds)]
    assert (rates[0], rates[-1]) == pytest.approx(plan.rate)
    assert all(earlier > later for earlier, later in pairwise(rates))


def test_in_the_middle_it_stands_in_the_middle() -> None:
    assert course(401 + 400).at((1.0, 0.0), 1) == pytest.approx(0.5)


def test_a_course_of_one_round_stays_at_the_beginning() -> None:
    assert course(10).at((1.0, 0.0), 0) == 1.0


def test_courses_that_differ_in_anything_differ_as_json() -> None:
    plain = Course("ra", 3, 1000, seed=1)
    others = [Course("ra", 3, 1000, seed=2), Course("ra", 3, 1000, seed=1, explore=(0.1, 0.02))]
    assert len({json.dumps(plan.as_dict()) for plan in (plain, *others)}) == 3
