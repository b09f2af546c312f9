"""The champion's judgement: a small network over the features of a turn, without any library.

The first layer looks at every seat with the same weights, beside the table; two more layers put them together; the
outputs are each seat's chance to win (after softmax) and its points to come. The positions of one look ahead differ
in few features, so the first layer only adds what has changed since the last of them.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from math import exp, prod
from typing import Any

from heliopolis.ra.features import write_features
from heliopolis.ra.judge import Judge
from heliopolis.ra.measures import (
    DEPTH,
    DOUBT,
    EQUALS,
    LAST,
    POINT_SCALE,
    SEAT_FEATURES,
    SEAT_WIDTH,
    TABLE_FEATURES,
    TABLE_WIDTH,
)
from heliopolis.ra.pieces import MOST_SEATS
from heliopolis.ra.position import Position, row

CLEAR = 0.3  # of a chance to win: see Judge


def shapes(players: int) -> dict[str, tuple[int, ...]]:
    """The weights of a network for so many players by name, with their shapes; a row for every input."""
    width = players * SEAT_WIDTH + TABLE_WIDTH
    return {
        "seat.weight": (SEAT_FEATURES, SEAT_WIDTH),
        "around.weight": (TABLE_FEATURES, SEAT_WIDTH),  # what the table means to each seat
        "seat.bias": (SEAT_WIDTH,),
        "table.weight": (TABLE_FEATURES, TABLE_WIDTH),
        "table.bias": (TABLE_WIDTH,),
        "second.weight": (width, DEPTH),
        "second.bias": (DEPTH,),
        "third.weight": (DEPTH, LAST),
        "third.bias": (LAST,),
        "fourth.weight": (LAST, 2 * players),
        "fourth.bias": (2 * players,),
    }


class Network(Judge):
    """Weights, and room for what is being worked out with them."""

    def __init__(self, players: int, weights: Mapping[str, array[float]]) -> None:
        """``weights`` has the numbers of ``shapes(players)``, row after row."""
        super().__init__()
        for name, shape in shapes(players).items():
            if len(weights[name]) != prod(shape):
                raise ValueError(f"{name} must have {prod(shape)} numbers, not {len(weights[name])}")
        self.players = players
        self.doubt = DOUBT
        self.clear = CLEAR
        self.width = players * SEAT_WIDTH + TABLE_WIDTH
        self.row = array("f", bytes(4 * (players * SEAT_FEATURES + TABLE_FEATURES)))  # of the position asked about
        self._make_room()
        _fill(self.seat, weights["seat.weight"])
        _fill(self.seat_bias, weights["seat.bias"])
        _fill(self.around, weights["around.weight"])
        _fill(self.table, weights["table.weight"])
        _fill(self.table_bias, weights["table.bias"])
        _fill(self.second, weights["second.weight"])
        _fill(self.second_bias, weights["second.bias"])
        _fill(self.third, weights["third.weight"])
        _fill(self.third_bias, weights["third.bias"])
        _fill(self.fourth, weights["fourth.weight"])
        _fill(self.fourth_bias, weights["fourth.bias"])
        self.begin(array("d", [EQUALS] * MOST_SEATS))

    def _make_room(self) -> None:
        """Rows of numbers; compiled, they are arrays inside the network."""
        width, outputs = MOST_SEATS * SEAT_WIDTH + TABLE_WIDTH, 2 * MOST_SEATS
        self.seat = row(0.0, SEAT_FEATURES * SEAT_WIDTH)
        self.seat_bias = row(0.0, SEAT_WIDTH)
        self.around = row(0.0, TABLE_FEATURES * SEAT_WIDTH)
        self.table = row(0.0, TABLE_FEATURES * TABLE_WIDTH)
        self.table_bias = row(0.0, TABLE_WIDTH)
        self.second = row(0.0, width * DEPTH)
        self.second_bias = row(0.0, DEPTH)
        self.third = row(0.0, DEPTH * LAST)
        self.third_bias = row(0.0, LAST)
        self.fourth = row(0.0, LAST * outputs)
        self.fourth_bias = row(0.0, outputs)
        self.known = row(0.0, MOST_SEATS * SEAT_FEATURES + TABLE_FEATURES)  # the features that ``sums`` are for
        self.sums = row(0.0, width)  # of the first layer, seat by seat, then the table
        self.deep = row(0.0, DEPTH)
        self.last = row(0.0, LAST)
        self.outputs = row(0.0, outputs)
        self.active = row(0, width + 1)

    def begin(self, alike: array[float]) -> None:
        """Begin with the sums of no features at all, so that rounding never depends on older questions."""
        self.alike = alike
        for i in range(self.players * SEAT_FEATURES + TABLE_FEATURES):
            self.known[i] = 0
        for place in range(self.players):
            for k in range(SEAT_WIDTH):
                self.sums[place * SEAT_WIDTH + k] = self.seat_bias[k]
        for k in range(TABLE_WIDTH):
            self.sums[self.players * SEAT_WIDTH + k] = self.table_bias[k]

    def value(self, position: Position) -> None:
        """What the network thinks of a position at the beginning of a turn."""
        write_features(position, position.seat, self.alike, self.row)
        for place in range(self.players):
            self._look_at_seat(place)
        self._look_at_table()
        _layer(self.deep, self.second_bias, self.second, self.sums, self.active, self.width, DEPTH)
        _layer(self.last, self.third_bias, self.third, self.deep, self.active, DEPTH, LAST)
        _layer(self.outputs, self.fourth_bias, self.fourth, self.last, self.active, LAST, 2 * self.players)
        self._answer(position)

    def _look_at_seat(self, place: int) -> None:
        """Add what has changed at a seat since the last position."""
        first = place * SEAT_FEATURES
        for i in range(SEAT_FEATURES):
            change = self.row[first + i] - self.known[first + i]
            if change != 0:
                self.known[first + i] = self.row[first + i]
                _add(self.sums, place * SEAT_WIDTH, self.seat, i * SEAT_WIDTH, change, SEAT_WIDTH)

    def _look_at_table(self) -> None:
        """Add what has changed on the table, for the seats and for itself."""
        first = self.players * SEAT_FEATURES
        for i in range(TABLE_FEATURES):
            change = self.row[first + i] - self.known[first + i]
            if change != 0:
                self.known[first + i] = self.row[first + i]
                for place in range(self.players):
                    _add(self.sums, place * SEAT_WIDTH, self.around, i * SEAT_WIDTH, change, SEAT_WIDTH)
                _add(self.sums, self.players * SEAT_WIDTH, self.table, i * TABLE_WIDTH, change, TABLE_WIDTH)

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


def _layer(sums: Any, biases: Any, weights: Any, inputs: Any, active: Any, width: int, count: int) -> None:
    """What the next layer sums up from those inputs that are above 0, four at a time; ``active`` is room for them."""
    for k in range(count):
        sums[k] = biases[k]
    found = 0
    for i in range(width):
        active[found] = i
        found += inputs[i] > 0  # no branch: which inputs are above 0 is hard to predict
    for j in range(0, found - 3, 4):
        a = active[j]
        b = active[j + 1]
        c = active[j + 2]
        d = active[j + 3]
        _add_four(sums, weights, a * count, b * count, c * count, d * count, inputs, a, b, c, d, count)
    for j in range(found - found % 4, found):
        _add(sums, 0, weights, active[j] * count, inputs[active[j]], count)


def _add_four(
    sums: Any,
    weights: Any,
    at_a: int,
    at_b: int,
    at_c: int,
    at_d: int,
    inputs: Any,
    a: int,
    b: int,
    c: int,
    d: int,
    count: int,
) -> None:
    """Add the weights of four inputs at once, so that the sums are fetched and put back only once."""
    share_a = inputs[a]
    share_b = inputs[b]
    share_c = inputs[c]
    share_d = inputs[d]
    for k in range(count):
        sums[k] += (share_a * weights[at_a + k] + share_b * weights[at_b + k]) + (
            share_c * weights[at_c + k] + share_d * weights[at_d + k]
        )


def _add(sums: Any, at: int, weights: Any, first: int, share: float, count: int) -> None:
    """Add a share of so many weights from ``first`` on to the sums from ``at`` on."""
    for k in range(count):
        sums[at + k] += share * weights[first + k]


def _fill(room: Any, numbers: array[float]) -> None:
    for i in range(len(numbers)):
        room[i] = numbers[i]
