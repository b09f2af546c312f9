"""Every bot plays every game to its end: all numbers of players, all options, thousands of games, no illegal step."""

from __future__ import annotations

import itertools
import os

import pytest

from heliopolis.arena import Contest, play_game
from heliopolis.chance import stream
from heliopolis.ra import GAME

BOTS = ("pupil", "greedy", "champion:1", "search:2", "patient", "champion:2")
GAMES = 4000 if os.environ.get("HELIOPOLIS_LONG") else 520  # for each number of players
PARTS = 4


def any_setup(players: int, number: int) -> tuple[str, dict[str, str]]:
    """One of the editions with any of its options, another one for every number."""
    luck = stream(players, number)
    editions = [name for name, offered in GAME.editions.items() if players in offered]
    options = {name: values[luck.below(len(values))] for name, values in GAME.options(players).items()}
    return editions[luck.below(len(editions))], options


def any_seating(players: int, number: int) -> tuple[str, ...]:
    seatings = list(itertools.permutations(BOTS, players))
    return seatings[stream(players + 10, number).below(len(seatings))]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_bot_ever_fails_or_takes_an_illegal_step(players: int, part: int) -> None:
    decisions = dict.fromkeys(BOTS, 0)
    for number in range(part, GAMES, PARTS):
        seating = any_seating(players, number)
        contest = Contest("ra", seating, 1, number, *any_setup(players, number))
        for seat in play_game(contest, seating, 0):
            assert seat.crashes == 0, (contest, seat)
            decisions[seat.spec] += seat.decisions
    assert all(decisions.values())
