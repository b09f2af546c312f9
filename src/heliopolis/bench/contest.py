"""Contests: all play a short lap in turn, round after round, so that the machine's noise hits everybody alike."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

LONGEST_GROWTH = 16  # times more games from one trial lap to the next


@dataclass(frozen=True, slots=True)
class Lap:
    """What one contestant did at one go."""

    games: int
    decisions: float  # steps of a player who had more than one
    seconds: float  # of CPU time


@dataclass(frozen=True, slots=True)
class Contestant:
    """Somebody who can play so many games and time them, once made ready."""

    name: str
    players: int
    make: Callable[[], Callable[[int], Lap]]


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a contest may take."""

    rounds: int
    seconds: float  # of CPU time, about, for one lap


@dataclass(frozen=True, slots=True)
class Spread:
    """A figure measured once a round: the middle one, the lowest and the highest."""

    middle: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Standing:
    """The laps of one contestant, one a round."""

    name: str
    players: int
    laps: tuple[Lap, ...]

    def decisions_per_second(self) -> Spread:
        """Over the rounds, in CPU time."""
        return spread([lap.decisions / lap.seconds for lap in self.laps])

    def games_per_second(self) -> Spread:
        """Over the rounds, in CPU time."""
        return spread([lap.games / lap.seconds for lap in self.laps])

    def decisions_per_game(self) -> float:
        """The mean over all laps."""
        return sum(lap.decisions for lap in self.laps) / sum(lap.games for lap in self.laps)

    def times(self, other: Standing) -> Spread:
        """How many times as many decisions a second as another made, round by round."""
        pairs = zip(self.laps, other.laps, strict=True)
        return spread([a.decisions / a.seconds / (b.decisions / b.seconds) for a, b in pairs])


def spread(figures: Sequence[float]) -> Spread:
    """The middle one of the figures, the lowest and the highest."""
    return Spread(median(figures), min(figures), max(figures))


def timed(play: Callable[[int], float]) -> Callable[[int], Lap]:
    """Laps of ``play``, which plays so many games and says how many decisions they took."""

    def lap(games: int) -> Lap:
        begun = time.process_time()
        decisions = play(games)
        return Lap(games, decisions, time.process_time() - begun)

    return lap


def clocked(make: Callable[..., Callable[[int], float]], *facts: str | int) -> Callable[[], Callable[[int], Lap]]:
    """What makes a contestant of ``make``, which is told these facts and gives something to be timed."""
    return lambda: timed(make(*facts))


def contest(contestants: Sequence[Contestant], budget: Budget, advance: Callable[[int], None]) -> list[Standing]:
    """Let all play as many rounds as the budget has; ``advance`` hears of every lap, trial laps included."""
    plays, sizes = [], []
    for contestant in contestants:
        plays.append(contestant.make())
        sizes.append(games_in_lap(plays[-1], budget.seconds))
        advance(1)
    gc.collect()
    laps: list[list[Lap]] = [[] for _ in contestants]
    for _ in range(budget.rounds):
        for play, size, own in zip(plays, sizes, laps, strict=True):
            own.append(play(size))
            advance(1)
    return [Standing(each.name, each.players, tuple(own)) for each, own in zip(contestants, laps, strict=True)]


def games_in_lap(play: Callable[[int], Lap], seconds: float) -> int:
    """How many games take about so long: tried out, which also warms everything up."""
    games = 1
    while (lap := play(games)).seconds < seconds / 4:
        games *= LONGEST_GROWTH if lap.seconds * LONGEST_GROWTH < seconds else 2
    return max(1, round(games * seconds / lap.seconds))
