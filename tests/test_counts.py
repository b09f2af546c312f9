"""How many ways a game can go on from a position: numbers that change with the slightest change of a rule.

The small ones are counted by hand. The large ones were counted by the rules themselves; a change that alters them
on purpose must alter them here, and say why.
"""

from __future__ import annotations

import marshal

import pytest

from heliopolis.chance import Seeded
from heliopolis.ra.playout import playouts
from heliopolis.ra.state import State, fields
from heliopolis.record import replay
from heliopolis.tally import Tally
from tests.generators import RECORDS, set_up

PLAIN = 2  # of marshal's formats: equal values give equal bytes


def sequences(state: State, depth: int) -> int:
    """How many sequences of so many steps there are, outcomes of chance by kind."""
    legal = state.legal()
    if depth == 1:
        return len(legal)
    return sum(sequences(_after(state, step), depth - 1) for step in legal)


def different_positions(state: State, depth: int) -> int:
    """To how many different positions they lead."""
    found = {marshal.dumps(fields(state), PLAIN): state}
    for _ in range(depth):
        after = [_after(before, step) for before in found.values() for step in before.legal()]
        found = {marshal.dumps(fields(position), PLAIN): position for position in after}
    return len(found)


def _after(state: State, step: int) -> State:
    twin = state.copy()
    twin.apply(step)
    return twin


def _dealt(players: int) -> State:
    """The first turn, every seat with the group of suns that the rules name in its place."""
    state: State = set_up(players).start()
    for _ in range(players):
        state.apply(state.legal()[0])
    return state


@pytest.mark.parametrize(("players", "deals"), [(2, 2), (3, 6), (4, 24), (5, 120)])
def test_the_groups_of_suns_can_be_dealt_in_every_order(players: int, deals: int) -> None:
    state = set_up(players).start()
    assert sequences(state, players) == deals
    assert different_positions(state, players) == deals


@pytest.mark.parametrize(("players", "suns"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_two_steps_into_the_game_counted_by_hand(players: int, suns: int) -> None:
    """A draw has 23 outcomes; a call is answered by a pass or one of the suns."""
    assert sequences(_dealt(players), 2) == 23 + 1 + suns


def test_three_steps_into_a_game_of_two_counted_by_hand() -> None:
    """After 22 tiles the next player draws or calls; after a Ra that player passes or offers one of four suns. A call
    is answered with 8, 7, 4, 3 or a pass, which leave the 9 6 5 2 of the caller two, two, four, four and four steps."""
    assert sequences(_dealt(2), 3) == 22 * 2 + (1 + 4) + (2 + 2 + 4 + 4 + 4)


@pytest.mark.parametrize(
    ("players", "ways", "positions"),
    [
        (2, 16_079, 14_769),
        (3, 16_254, 14_523),
        (4, 14_184, 14_004),
        (5, 14_289, 14_128),
    ],
)
def test_six_steps_into_the_game(players: int, ways: int, positions: int) -> None:
    state = _dealt(players)
    assert (sequences(state, 6), different_positions(state, 6)) == (ways, positions)


@pytest.mark.parametrize(
    ("game", "at", "depth", "ways", "positions"),
    [
        ("three-god-lovers", 155, 5, 1_704, 1_605),  # Gods may be spent, also on a War
        ("three-god-lovers", 156, 4, 114, 114),  # one has been spent
        ("three-god-lovers", 258, 4, 644, 364),  # an Earthquake takes two of five kinds
        ("two-god-lovers", 66, 4, 168, 84),  # the same, and the epoch ends
        ("two-bgg-seven-ras-mild", 298, 6, 752, 603),  # the track is full; a God may take a War
        ("four-classic-mild", 140, 4, 162, 27),  # a War takes two of three kinds, and the epoch ends
        ("four-ways", 338, 5, 336, 168),  # a War and then an Earthquake
        ("five-ways", 95, 4, 618, 618),  # a God may take a Funeral
        ("five-uniform-two-ras", 300, 6, 1_056, 1_056),  # the last auctions of a game
    ],
)
def test_some_steps_into_the_middle_of_a_game(game: str, at: int, depth: int, ways: int, positions: int) -> None:
    state = replay((RECORDS / f"{game}.record").read_bytes(), at).state
    assert (sequences(state, depth), different_positions(state, depth)) == (ways, positions)


@pytest.mark.parametrize(
    ("players", "patience", "sums"),
    [
        (2, 0, (8519, 7736, 1873, 33457)),
        (3, 0, (15636, 13598, 2767, 49471)),
        (4, 0, (18189, 14865, 2708, 41768)),
        (5, 0, (26117, 20336, 2926, 43218)),
        (2, 205, (17355, 16594, 4762, 155738)),
        (3, 205, (27692, 26436, 7483, 260343)),
        (4, 205, (33894, 31866, 8497, 250703)),
        (5, 205, (42383, 39554, 9585, 271137)),
    ],
)
def test_a_hundred_games_come_to_the_same_sums(players: int, patience: int, sums: tuple[int, ...]) -> None:
    """Steps, steps with a choice, points, and their squares."""
    tally = Tally()
    playouts(set_up(players).start(), Seeded(players), patience, 100, tally)
    assert (tally.steps, tally.decisions, tally.score_sum, tally.score_squares) == sums
