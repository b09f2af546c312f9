"""The learner: its slopes are those of the error, its steps are Adam's, and it learns what there is to learn."""

from __future__ import annotations

import json
from array import array
from itertools import islice
from typing import Any

import numpy as np
import pytest

from heliopolis.chance import Seeded
from heliopolis.ra.features import feature_count, write_features
from heliopolis.ra.measures import EQUALS, POINT_SCALE, STRANGER
from heliopolis.ra.network import Network, shapes
from heliopolis.ra.position import TURN
from heliopolis.training.course import Course
from heliopolis.training.learner import Learner, _sayable
from tests.generators import god_lover, set_up, walk

# Two seats with two features each, and one feature of the table.
SMALL = {
    "seat.weight": (2, 16),
    "around.weight": (1, 16),
    "seat.bias": (16,),
    "table.weight": (1, 8),
    "table.bias": (8,),
    "second.weight": (40, 16),
    "second.bias": (16,),
    "third.weight": (16, 8),
    "third.bias": (8,),
    "fourth.weight": (8, 4),
    "fourth.bias": (4,),
}


def learner(**settings: Any) -> Learner:
    return Learner(Course("ra", 2, 400 * 40, seed=3, **settings), SMALL)


def lessons(count: int, seed: int) -> tuple[Any, Any]:
    """Five features; the first seat wins if the first is set, and two others are the points."""
    rows = np.random.default_rng(seed).integers(0, 2, (count, 5)).astype(np.float32)
    targets = np.stack([rows[:, 0], 1 - rows[:, 0], rows[:, 1] - rows[:, 2], rows[:, 3]], axis=1)
    return rows, targets


# Slopes


def exact(learner: Learner) -> Any:
    """Weights with 64 bits, none of them nothing: so small differences can be seen."""
    luck = np.random.default_rng(8)
    for name, weight in learner.weights.items():
        learner.weights[name] = luck.normal(0, 0.5, weight.shape)  # type: ignore[assignment]
    return learner


def error(learner: Learner, rows: Any, targets: Any) -> float:
    _, chances, points = learner.slopes(rows, targets)
    return chances + learner.course.points_weight * points


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("blended", [False, True], ids=["the end of the game", "chances in between"])
def test_slopes_are_differences_of_the_error(name: str, blended: bool) -> None:
    taught = exact(learner(points_weight=0.7))
    luck = np.random.default_rng(9)
    rows = luck.normal(size=(12, 5))
    targets = np.concatenate([luck.dirichlet([1, 1], 12) if blended else np.eye(2)[[0, 1] * 6], rows[:, :2]], axis=1)
    slopes = taught.slopes(rows, targets)[0][name]
    weight = taught.weights[name]
    for place in list(np.ndindex(weight.shape))[:: max(1, weight.size // 12)]:
        before, tiny = weight[place], 1e-5
        weight[place] = before + tiny
        above = error(taught, rows, targets)
        weight[place] = before - tiny
        below = error(taught, rows, targets)
        weight[place] = before
        assert slopes[place] == pytest.approx((above - below) / (2 * tiny), rel=1e-4, abs=1e-6)


# Steps


def test_two_steps_of_adam_and_of_the_average_are_those_worked_out_by_hand() -> None:
    taught = Learner(Course("ra", 2, 400, seed=1), {"only.bias": (1,)})
    taught.weights["only.bias"][:] = taught.average["only.bias"][:] = 1
    seen = []
    for slope in (0.5, -0.25):
        taught._step({"only.bias": np.array([slope], np.float32)}, rate=0.1)
        seen += [float(taught.weights["only.bias"][0]), float(taught.average["only.bias"][0])]
    # First: the moments without bias are 0.5 and 0.25, so the weight moves by the whole rate; the average takes 10/11.
    # Second: 0.02 / 0.19 over the root of 0.00031225 / 0.001999, times 0.1, is 0.0266336; the average takes 10/12.
    assert seen == pytest.approx([0.9, 1 - 1 / 11, 0.8733664, 0.8793205], abs=2e-7)


def test_after_many_steps_the_average_moves_slowly() -> None:
    taught = Learner(Course("ra", 2, 400, seed=1, averaged=0.998), {"only.bias": (1,)})
    taught.steps = 100_000
    taught.weights["only.bias"][:] = 1
    taught._step({"only.bias": np.zeros(1, np.float32)}, rate=0.1)
    assert float(taught.average["only.bias"][0]) == pytest.approx(0.002, abs=1e-6)


# Learning


def test_it_learns_a_small_known_function() -> None:
    taught = learner(rate=(2e-2, 1e-3), batch=64, averaged=0.9)
    for number in range(40):
        taught.learn(number, *lessons(256, seed=number))
    taught.weights = taught.average
    _, chances, points = taught.slopes(*lessons(500, seed=999))
    assert (chances, points) == pytest.approx((0, 0), abs=0.02)


def test_what_is_told_may_lie_outside_of_chances_if_its_mean_does_not() -> None:
    taught = learner()
    rows, targets = lessons(4000, seed=1)
    surprise = np.random.default_rng(2).choice([-0.5, 0.5], 4000).astype(np.float32)
    targets[:, 0] = 0.3 + 0.4 * rows[:, 0] + surprise
    targets[:, 1] = 1 - targets[:, 0]
    for number in range(40):
        taught.learn(number, rows, targets)
    told = targets.copy()
    told[:, 0] = 0.3 + 0.4 * rows[:, 0]
    told[:, 1] = 1 - told[:, 0]
    least = -(0.3 * np.log(0.3) + 0.7 * np.log(0.7))  # the error of whoever knows the means and nothing better
    assert taught.slopes(rows, told)[1] == pytest.approx(least, abs=0.01)


def test_whoever_is_nearly_sure_is_not_pushed_beyond() -> None:
    spoken = np.array([[0.99, 0.01], [0.9, 0.1], [0.005, 0.995]], np.float32)
    told = np.array([[1.25, -0.25], [1.25, -0.25], [0.25, 0.75]], np.float32)
    found = _sayable(told, spoken)
    assert found.tolist() == [[1, 0], [1.25, -0.25], [0.25, 0.75]]


def test_before_learning_everybody_is_as_good_as_everybody_else() -> None:
    _, chances, _ = learner().slopes(*lessons(500, seed=1))
    assert chances == pytest.approx(np.log(2), abs=0.1)


def test_every_lesson_is_used_as_often_as_the_course_says(monkeypatch: pytest.MonkeyPatch) -> None:
    taught = learner(passes=3, batch=10)
    used: list[float] = []
    real = taught.slopes

    def slopes(rows: Any, targets: Any) -> Any:
        used.extend(rows[:, 4])
        return real(rows, targets)

    monkeypatch.setattr(taught, "slopes", slopes)
    rows, targets = lessons(47, seed=1)
    rows[:, 4] = range(47)
    taught.learn(0, rows, targets)
    assert sorted(used) == sorted([*range(47)] * 3)
    assert used[:47] != sorted(used[:47])


def test_it_goes_on_from_its_state_as_if_nothing_had_happened() -> None:
    one, other = learner(batch=32), learner(batch=32)
    for number in range(3):
        one.learn(number, *lessons(100, seed=number))
    arrays, plain = one.state()
    other.restore({name: rows.copy() for name, rows in arrays.items()}, json.loads(json.dumps(plain)))
    for both in (one, other):
        both.learn(3, *lessons(100, seed=3))
    assert one.numbers() == other.numbers()
    assert one.state()[1] == other.state()[1]


# What it has learnt is what plays


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_player_works_out_the_same_as_the_learner(players: int) -> None:
    taught = Learner(Course("ra", players, 400, seed=1), shapes(players))
    game = walk(set_up(players).start(), god_lover, Seeded(1))
    turns = [state.copy() for state in islice(game, 80) if state.phase == TURN]
    rows = np.zeros((len(turns), feature_count(players)), np.float32)
    alike = array("d", [EQUALS, STRANGER, 0.5, EQUALS, STRANGER])
    for state, row in zip(turns, rows, strict=True):
        write_features(state, state.seat, alike, row)
    network = Network(players, taught.numbers())
    network.begin(alike)
    for state, outputs in zip(turns, _outputs(taught, rows), strict=True):
        network.value(state)
        chances = np.exp(outputs[:players]) / np.exp(outputs[:players]).sum()
        seats = [(state.seat + place) % players for place in range(players)]
        assert [network.wins[seat] for seat in seats] == pytest.approx(list(chances), abs=1e-5)
        points = [(network.scores[seat] - state.scores_now[seat]) / POINT_SCALE for seat in seats]
        assert points == pytest.approx(list(outputs[players:]), abs=1e-4)


def _outputs(taught: Learner, rows: Any) -> Any:
    """The plain way: seat after seat, then the table, then layer after layer."""
    weights = taught.weights
    size = len(weights["seat.weight"])
    table = rows[:, -len(weights["table.weight"]) :]
    seats = [rows[:, first : first + size] for first in range(0, rows.shape[1] - table.shape[1], size)]
    around = table @ weights["around.weight"] + weights["seat.bias"]
    looked = [seat @ weights["seat.weight"] + around for seat in seats]
    values = np.maximum(np.hstack([*looked, table @ weights["table.weight"] + weights["table.bias"]]), 0)
    for layer in ("second", "third"):
        values = np.maximum(values @ weights[f"{layer}.weight"] + weights[f"{layer}.bias"], 0)
    return values @ weights["fourth.weight"] + weights["fourth.bias"]
