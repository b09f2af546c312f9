"""The champion's judgement: a small network over the features of a turn, without any library.

Two hidden layers; the outputs are each seat's chance to win (after softmax) and its points to come. The positions
of one look ahead differ in few features, so the first layer only adds what has changed since the last of them.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from math import exp
from typing import Any

from heliopolis.ra.features import feature_count, write_features
from heliopolis.ra.judge import Judge
from heliopolis.ra.measures import DEPTH, POINT_SCALE, WIDTH
from heliopolis.ra.pieces import MOST_SEATS
from heliopolis.ra.position import Position, row

LAYERS = ("first", "second", "third")


def shapes(players: int) -> dict[str, tuple[int, ...]]:
    """The weights of a network for so many players by name, with their shapes; a row for every input."""
    sizes = (feature_count(players), WIDTH, DEPTH, 2 * players)
    found: dict[str, tuple[int, ...]] = {}
    for i, layer in enumerate(LAYERS):
        found[f"{layer}.weight"] = (sizes[i], sizes[i + 1])
        found[f"{layer}.bias"] = (sizes[i + 1],)
    return found


class Network(Judge):
    """Weights, and room for what is being worked out with them."""

    def __init__(self, players: int, weights: Mapping[str, array[float]]) -> None:
        """``weights`` has the numbers of ``shapes(players)``, row after row."""
        super().__init__()
        for name, shape in shapes(players).items():
            size = shape[0] * shape[1] if len(shape) == 2 else shape[0]
            if len(weights[name]) != size:
                raise ValueError(f"{name} must have {size} numbers, not {len(weights[name])}")
        self.players = players
        self.features = feature_count(players)
        self.row = array("f", bytes(4 * self.features))  # the features of the position asked about
        self._make_room()
        _fill(self.first, weights["first.weight"])
        _fill(self.first_bias, weights["first.bias"])
        _fill(self.second, weights["second.weight"])
        _fill(self.second_bias, weights["second.bias"])
        _fill(self.third, weights["third.weight"])
        _fill(self.third_bias, weights["third.bias"])
        self.begin()

    def _make_room(self) -> None:
        """Rows of numbers; compiled, they are arrays inside the network."""
        most, outputs = feature_count(MOST_SEATS), 2 * MOST_SEATS
        self.first = row(0.0, most * WIDTH)
        self.first_bias = row(0.0, WIDTH)
        self.second = row(0.0, WIDTH * DEPTH)
        self.second_bias = row(0.0, DEPTH)
        self.third = row(0.0, DEPTH * outputs)
        self.third_bias = row(0.0, outputs)
        self.known = row(0.0, most)  # the features that ``sums`` are for
        self.sums = row(0.0, WIDTH)  # of the first layer
        self.deep = row(0.0, DEPTH)
        self.outputs = row(0.0, outputs)

    def begin(self) -> None:
        """Begin with the sums of no features at all, so that rounding never depends on older questions."""
        for i in range(self.features):
            self.known[i] = 0
        for k in range(WIDTH):
            self.sums[k] = self.first_bias[k]

    def value(self, position: Position) -> None:
        """What the network thinks of a position at the beginning of a turn."""
        write_features(position, position.seat, self.row)
        self._first_layer()
        self._second_layer()
        self._third_layer()
        self._answer(position)

    def _first_layer(self) -> None:
        """Add what has changed since the last position."""
        for i in range(self.features):
            change = self.row[i] - self.known[i]
            if change != 0:
                self.known[i] = self.row[i]
                _add(self.sums, self.first, i * WIDTH, change, WIDTH)

    def _second_layer(self) -> None:
        for k in range(DEPTH):
            self.deep[k] = self.second_bias[k]
        for i in range(WIDTH):
            if self.sums[i] > 0:
                _add(self.deep, self.second, i * DEPTH, self.sums[i], DEPTH)

    def _third_layer(self) -> None:
        count = 2 * self.players
        for k in range(count):
            self.outputs[k] = self.third_bias[k]
        for i in range(DEPTH):
            if self.deep[i] > 0:
                _add(self.outputs, self.third, i * count, self.deep[i], count)

    def _answer(self, position: Position) -> None:
        """Turn the outputs into chances and final scores, by seat and no longer from the mover on."""
        players = self.players
        highest = self.outputs[0]
        for place in range(1, players):
            highest = max(highest, self.outputs[place])
        total = 0.0
        for place in range(players):
            self.outputs[place] = exp(self.outputs[place] - highest)
            total += self.outputs[place]
        seat = position.seat
        for place in range(players):
            self.wins[seat] = self.outputs[place] / total
            self.scores[seat] = position.scores_now[seat] + POINT_SCALE * self.outputs[players + place]
            seat += 1
            if seat == players:
                seat = 0


def _add(sums: Any, weights: Any, first: int, share: float, count: int) -> None:
    """Add a share of so many weights from ``first`` on to the sums."""
    for k in range(count):
        sums[k] += share * weights[first + k]


def _fill(room: Any, numbers: array[float]) -> None:
    for i in range(len(numbers)):
        room[i] = numbers[i]
