"""The plan of a training: how many games, how everything that changes on the way changes, and what is measured."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Course:
    """What a run is to learn and how; the same course gives the same network, up to rounding."""

    game: str
    players: int
    games: int  # of the network against itself, in all
    seed: int
    start: str = ""  # the digest of the weights to begin with; "" for some drawn at random
    games_a_round: int = 250  # between two looks at the weights
    batch: int = 1024  # lessons for one step of learning
    passes: int = 2  # how often every lesson is used
    rate: tuple[float, float] = (1.5e-3, 2e-5)  # of learning, at the beginning and at the end
    explore: tuple[float, float] = (0.02, 0.002)  # how often a step is taken at random
    trust: tuple[float, float] = (0.97, 0.85)  # the share of a turn's value that comes from later turns
    sparring: float = 0.6  # the share of games in which some seats are played by the game's sparring partner
    points_weight: float = 0.5  # of the error in points beside the error in chances
    averaged: float = 0.998  # of the old weights in the average that plays

    @property
    def rounds(self) -> int:
        """How often games are played and learnt from."""
        return math.ceil(self.games / self.games_a_round)

    def games_until(self, number: int) -> int:
        """How many games there are before one round."""
        return min(number * self.games_a_round, self.games)

    def games_of(self, number: int) -> range:
        """The numbers of the games of one round."""
        return range(self.games_until(number), self.games_until(number + 1))

    def at(self, bounds: tuple[float, float], number: int) -> float:
        """Where something that changes from one bound to the other stands in a round: a half wave of a cosine."""
        share = number / max(1, self.rounds - 1)
        return bounds[1] + (bounds[0] - bounds[1]) * (1 + math.cos(math.pi * share)) / 2

    def as_dict(self) -> dict[str, Any]:
        """The course as plain data, for JSON."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Trial:
    """How the strength is measured on the way: against whom, in how many games, and after how many rounds."""

    opponents: tuple[str, ...] = ("greedy",)
    games: int = 200
    every: int = 25
