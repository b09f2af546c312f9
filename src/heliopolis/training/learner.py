"""What is learnt from lessons: the weights of a network, moved by Adam, and their running average, which plays.

The network is small enough for NumPy alone: a first layer that looks at every seat with the same weights and at the
table, and a few layers that put them together. Their slopes are written out below.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import numpy as np
import numpy.typing as npt

from heliopolis.training.course import Course

Rows = npt.NDArray[np.float32]
Weights = dict[str, "array[float]"]
LAYERS = ("second", "third", "fourth")  # after the first, which looks at seats and table
SMALL = 0.1  # the outputs begin near "everybody is as good as everybody else"
MOMENTUM, SECOND_MOMENTUM, TINY = 0.9, 0.999, 1e-8  # of Adam
EDGE = 0.02  # of a chance: who is so near to 0 or 1 is nearly sure
WARM_UP = 10  # steps after which the average begins to be long


class Learner:
    """Weights being learnt, the moments of Adam, and the running average."""

    def __init__(self, course: Course, shapes: Mapping[str, tuple[int, ...]]) -> None:
        self.course = course
        self.luck = np.random.default_rng(course.seed)
        self.weights = {name: self._begin(name, shape) for name, shape in shapes.items()}
        self.average = {name: weight.copy() for name, weight in self.weights.items()}
        self.first_moment = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.second_moment = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def begin_with(self, start: Weights) -> None:
        """Learn on from these weights instead of some drawn at random."""
        for name, numbers in start.items():
            for rows in (self.weights[name], self.average[name]):
                rows[...] = np.array(numbers, np.float32).reshape(rows.shape)

    def _begin(self, name: str, shape: tuple[int, ...]) -> Rows:
        if len(shape) == 1:
            return np.zeros(shape, np.float32)
        scale: float = (2 / shape[0]) ** 0.5 * (SMALL if name.startswith(LAYERS[-1]) else 1)
        return (self.luck.standard_normal(shape) * scale).astype(np.float32)

    def learn(self, number: int, rows: Rows, targets: Rows) -> tuple[float, float]:
        """Go through the lessons of one round; the mean errors in chances to win and in points."""
        course = self.course
        rate = course.at(course.rate, number)
        errors = []
        for _ in range(course.passes):
            order = self.luck.permutation(len(rows))
            for chosen in np.array_split(order, max(1, len(rows) // course.batch)):
                slopes, *found = self.slopes(rows[chosen], targets[chosen])
                self._step(slopes, rate)
                errors.append(found)
        chances, points = np.mean(errors, axis=0)
        return float(chances), float(points)

    def slopes(self, rows: Rows, targets: Rows) -> tuple[dict[str, Rows], float, float]:
        """How the error changes with each weight, and the errors in chances to win and in points."""
        players = targets.shape[1] // 2
        inputs = [self._first_layer(rows, players)]
        for layer in LAYERS:
            sums = inputs[-1] @ self.weights[f"{layer}.weight"] + self.weights[f"{layer}.bias"]
            inputs.append(sums if layer == LAYERS[-1] else np.maximum(sums, 0))
        outputs = inputs.pop()
        spoken = _log_softmax(outputs[:, :players])
        off = outputs[:, players:] - targets[:, players:]
        told = _sayable(targets[:, :players], np.exp(spoken))
        chances = -float((told * spoken).sum(1).mean())
        points = float(np.square(off).sum(1).mean())
        share = told.sum(1, keepdims=True)
        blames = [np.exp(spoken) * share - told, 2 * self.course.points_weight * off]
        blame = (np.concatenate(blames, axis=1) / len(rows)).astype(rows.dtype)
        found = self._backwards(inputs, blame)
        return found | self._first_slopes(rows, found.pop("first"), players), chances, points

    def _first_layer(self, rows: Rows, players: int) -> Rows:
        """Every seat by the same weights, and the table beside them."""
        seats, table = self._parts(rows, players)
        around = table @ self.weights["around.weight"] + self.weights["seat.bias"]
        looked = (seats @ self.weights["seat.weight"]).reshape(len(rows), players, -1) + around[:, None]
        beside = table @ self.weights["table.weight"] + self.weights["table.bias"]
        found: Rows = np.maximum(np.concatenate([looked.reshape(len(rows), -1), beside], axis=1), 0)
        return found

    def _first_slopes(self, rows: Rows, blame: Rows, players: int) -> dict[str, Rows]:
        seats, table = self._parts(rows, players)
        width = self.weights["seat.bias"].size
        by_seat = blame[:, : players * width].reshape(-1, width)
        of_all = by_seat.reshape(len(rows), players, width).sum(1)
        beside = blame[:, players * width :]
        return {
            "seat.weight": seats.T @ by_seat,
            "around.weight": table.T @ of_all,
            "seat.bias": of_all.sum(0),
            "table.weight": table.T @ beside,
            "table.bias": beside.sum(0),
        }

    def _parts(self, rows: Rows, players: int) -> tuple[Rows, Rows]:
        """The features of each seat, one below the other, and those of the table."""
        of_seat = len(self.weights["seat.weight"])
        seats = rows[:, : players * of_seat].reshape(len(rows) * players, of_seat)
        return seats, rows[:, players * of_seat :]

    def _backwards(self, inputs: list[Rows], blame: Rows) -> dict[str, Rows]:
        """From the outputs back to the first layer: what each layer's weights have to do with the error."""
        found: dict[str, Rows] = {}
        for layer in reversed(LAYERS):
            taken = inputs.pop()
            found[f"{layer}.weight"] = taken.T @ blame
            found[f"{layer}.bias"] = blame.sum(0)
            blame = (blame @ self.weights[f"{layer}.weight"].T) * (taken > 0)
        found["first"] = blame
        return found

    def _step(self, slopes: Mapping[str, Rows], rate: float) -> None:
        """One step of Adam, and of the average behind it."""
        self.steps += 1
        first_bias, second_bias = 1 - MOMENTUM**self.steps, 1 - SECOND_MOMENTUM**self.steps
        new = 1 - min(self.course.averaged, self.steps / (self.steps + WARM_UP))
        for name, slope in slopes.items():
            first, second, weight = self.first_moment[name], self.second_moment[name], self.weights[name]
            first += (1 - MOMENTUM) * (slope - first)
            second += (1 - SECOND_MOMENTUM) * (slope * slope - second)
            weight -= (rate / first_bias) * first / (np.sqrt(second / second_bias) + TINY)
            self.average[name] += new * (weight - self.average[name])

    def numbers(self) -> Weights:
        """The averaged weights, as the network of a player takes them."""
        return {name: array("f", weight.tobytes()) for name, weight in self.average.items()}

    def state(self) -> tuple[dict[str, Rows], dict[str, Any]]:
        """All that is needed to go on: arrays, and plain data for JSON."""
        parts = {"weights": self.weights, "average": self.average}
        moments = {"first_moment": self.first_moment, "second_moment": self.second_moment}
        arrays = {f"{part}/{name}": rows for part, all_ in {**parts, **moments}.items() for name, rows in all_.items()}
        return arrays, {"steps": self.steps, "luck": self.luck.bit_generator.state}

    def restore(self, arrays: Mapping[str, Rows], plain: Mapping[str, Any]) -> None:
        """Go on from what ``state`` gave."""
        for key, rows in arrays.items():
            part, name = key.split("/")
            getattr(self, part)[name][...] = rows
        self.steps = plain["steps"]
        self.luck.bit_generator.state = plain["luck"]


def _sayable(told: Rows, spoken: Rows) -> Rows:
    """Chances to learn from, where what is told may lie below 0 or above 1 as long as its mean does not.

    Where the network is nearly sure, what lies outside is the edge itself: it would push without end.
    """
    sure = (spoken < EDGE) | (spoken > 1 - EDGE)
    found: Rows = np.where(sure, np.clip(told, 0, 1), told)
    return found


def digest(weights: Weights) -> str:
    """A short name for these weights and no others."""
    whole = sha256()
    for name in sorted(weights):
        whole.update(name.encode() + weights[name].tobytes())
    return whole.hexdigest()[:16]


def _log_softmax(outputs: Rows) -> Rows:
    shifted = outputs - outputs.max(1, keepdims=True)
    found: Rows = shifted - np.log(np.exp(shifted).sum(1, keepdims=True))
    return found
