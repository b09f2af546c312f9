"""Whole games played at random inside the compiled core: for simulation, statistics and search.

Uniform random play invokes Ra on an almost empty track and hardly ever meets a God or a Disaster. A patient
player takes the quiet step (draw, pass, done) most of the time and sees the whole game.
"""

from __future__ import annotations

from heliopolis.chance import Seeded
from heliopolis.ra.pieces import KINDS
from heliopolis.ra.position import DEAL, DRAWING, OVER, Position, blank
from heliopolis.ra.rules import apply, list_legal
from heliopolis.ra.steps import DRAWN
from heliopolis.tally import Tally

CERTAIN = 256  # patience is a chance out of so many


def random_outcome(position: Position, luck: Seeded) -> int:
    """What chance gives in this position: a group of suns or a tile from the bag."""
    if position.phase == DEAL:
        return position.choices[luck.below(list_legal(position))]
    place = luck.below(position.bag_size)
    tile = 0
    while tile < KINDS - 1:  # T2: every tile in the bag is as likely as every other
        place -= position.bag[tile]
        if place < 0:
            break
        tile += 1
    return DRAWN + tile


def random_step(position: Position, luck: Seeded, patience: int, count: int) -> int:
    """One of the ``count`` legal steps just listed; the quiet one with at least the chance ``patience`` / 256."""
    return position.choices[random_place(luck, patience, count)]


def random_place(luck: Seeded, patience: int, count: int) -> int:
    """Which of so many listed steps to take: the first, or any."""
    if count == 1 or (patience and luck.below(CERTAIN) < patience):
        return 0
    return luck.below(count)


def playout(position: Position, luck: Seeded, patience: int, tally: Tally) -> None:
    """Play on to the end at random, and count what happened."""
    steps = 0
    decisions = 0
    phase = position.phase
    while phase != OVER:
        if phase in (DRAWING, DEAL):
            apply(position, random_outcome(position, luck))
        else:
            count = list_legal(position)
            steps += 1
            decisions += count > 1
            apply(position, random_step(position, luck, patience, count))
        phase = position.phase
    tally.add_game(steps, decisions)
    for seat in range(position.players):
        tally.add_score(position.scores_now[seat])


def playouts(start: Position, luck: Seeded, patience: int, games: int, tally: Tally) -> None:
    """Play so many games from ``start``, which stays as it is."""
    position = blank()
    for _ in range(games):
        position.take_from(start)
        playout(position, luck, patience, tally)
