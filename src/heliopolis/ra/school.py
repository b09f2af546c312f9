"""What the trainer needs to know of Ra: how large a network is, and lessons from games of one against itself."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from heliopolis.chance import Seeded, stream
from heliopolis.game import Player
from heliopolis.ra.editions import DEFAULT_EDITION, EDITIONS, option_values, setup
from heliopolis.ra.features import VERSION, feature_count
from heliopolis.ra.greedy import Greedy
from heliopolis.ra.lessons import Lessons
from heliopolis.ra.measures import EXPLORE_SCALE, MOST_TURNS
from heliopolis.ra.network import Network, shapes
from heliopolis.ra.state import State
from heliopolis.ra.weights import numbers

__all__ = ["VERSION", "Rows", "lessons", "numbers", "shapes"]

Rows = npt.NDArray[np.float32]
VARIED = 8  # one game in so many is of any edition with any options, so that the network knows them too


def lessons(
    players: int,
    weights: Mapping[str, array[float]],
    seed: int,
    games: range,
    explore: float,
    trust: float,
    sparring: float,
) -> tuple[Rows, Rows]:
    """The features of every turn of these games of the network against itself, and what they should be worth.

    In a share of ``sparring`` of them a few seats are played by the greedy player.
    """
    teacher = Lessons(Network(players, weights))
    rows = np.zeros((MOST_TURNS, feature_count(players)), np.float32)
    targets = np.zeros((MOST_TURNS, 2 * players), np.float32)
    seen: list[Rows] = []
    meant: list[Rows] = []
    for number in games:
        luck = stream(seed, number)
        start, partners = _start(players, luck), _partners(players, sparring, luck)
        turns = teacher.play(start, partners, luck, round(explore * EXPLORE_SCALE), trust, rows, targets)
        seen.append(rows[:turns].copy())
        meant.append(targets[:turns].copy())
    return np.concatenate(seen), np.concatenate(meant)


def _start(players: int, luck: Seeded) -> State:
    """A new game, most often by the rules that most people play by."""
    if luck.below(VARIED):
        return State(setup(players, DEFAULT_EDITION))
    editions = [name for name, edition in EDITIONS.items() if players in edition.players]
    values = option_values(players)
    options = {name: choices[luck.below(len(choices))] for name, choices in values.items()}
    return State(setup(players, editions[luck.below(len(editions))], options))


def _partners(players: int, sparring: float, luck: Seeded) -> tuple[Player | None, ...]:
    """Who plays each seat, None for the network: in so many games a few seats, never all, go to the greedy player.

    A network that has only ever met itself misjudges positions that others bring about.
    """
    partners: list[Player | None] = [None] * players
    if sparring and luck.below(EXPLORE_SCALE) < sparring * EXPLORE_SCALE:
        seats = list(range(players))
        for _ in range(1 + luck.below(players - 1)):
            partners[seats.pop(luck.below(len(seats)))] = Greedy(0)
    return tuple(partners)
