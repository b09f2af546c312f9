"""What players ask about the table, against plain counting."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from heliopolis.ra.outlook import (
    draws_left,
    draws_left_odds,
    last_ra_chance,
    ra_chance,
    tiles_in_bag,
    track_worth,
)
from heliopolis.ra.pieces import COUNTS, KINDS, RA, TILES
from heliopolis.ra.state import State
from heliopolis.ra.view import View
from tests.generators import positions
from tests.ra.games import SEAT_2_IS_ALONE, draws, play

QUIET_RA = "draw =ra pass pass pass "


def view(state: State) -> View:
    """What a spectator sees."""
    return state.view(None)


def with_bag(state: State, ras: int, others: int) -> State:
    """The same game with so many Ra tiles and so many Niles in the bag, and nothing else."""
    bag = [0] * KINDS
    bag[RA], bag[TILES.index("nile")] = ras, others
    state.bag, state.bag_size = bag, ras + others
    return state


def test_the_first_tile_is_a_ra_once_in_six() -> None:
    assert ra_chance(view(play(""))) == pytest.approx(30 / 180)


def test_the_chance_of_a_ra_grows_with_every_other_tile_that_is_drawn() -> None:
    assert ra_chance(view(play(draws("nile nile gold")))) == pytest.approx(30 / 177)


@pytest.mark.parametrize(("drawn", "chance"), [(0, 0), (6, 0), (7, 23 / 173)])
def test_E1_only_the_ra_for_the_last_space_can_end_the_epoch(drawn: int, chance: float) -> None:
    assert last_ra_chance(view(play(drawn * QUIET_RA))) == pytest.approx(chance)


@pytest.mark.parametrize(("ras", "others", "wanted"), [(3, 4, 1), (3, 4, 2), (2, 5, 2), (4, 3, 3), (1, 5, 1)])
def test_draws_left_have_the_odds_that_all_orders_of_a_small_bag_give(ras: int, others: int, wanted: int) -> None:
    bag = [1] * ras + [0] * others
    orders = list(permutations(bag))
    last = [next(n for n in range(1, len(bag) + 1) if sum(order[:n]) == wanted) for order in orders]
    counted = [Fraction(last.count(n), len(orders)) for n in range(others + wanted + 1)]
    asked = draws_left_odds(view(with_bag(play("", ras=str(wanted)), ras, others)))
    assert asked == pytest.approx([float(chance) for chance in counted])


def test_draws_left_have_odds_that_sum_to_one_and_the_known_mean_in_every_position() -> None:
    for number, state in enumerate(positions(8)):
        if number % 7 == 0 and state.actor is not None:
            odds = draws_left_odds(view(state))
            assert sum(odds) == pytest.approx(1)
            assert sum(n * chance for n, chance in enumerate(odds)) == pytest.approx(draws_left(view(state)))


def test_after_the_game_no_draws_are_left() -> None:
    assert draws_left_odds(view(play(3 * "draw =ra ", ras="1"))) == [1.0]


def test_when_every_tile_is_a_ra_the_number_of_draws_is_certain() -> None:
    assert draws_left_odds(view(with_bag(play("", ras="3"), 5, 0))) == [0, 0, 0, 1]


def test_the_bag_begins_with_every_tile_of_the_box() -> None:
    assert tiles_in_bag(view(play(""))) == dict(zip(TILES, COUNTS, strict=True))


def test_a_kind_of_which_nothing_is_left_is_still_named() -> None:
    left = tiles_in_bag(view(play(draws("gold gold gold gold gold"))))
    assert (left["gold"], left["nile"], sum(left.values())) == (0, 25, 175)


def test_the_same_answers_for_everybody_at_the_table() -> None:
    state = play(SEAT_2_IS_ALONE + draws("gold nile war"))
    asked = (ra_chance, last_ra_chance, draws_left_odds, tiles_in_bag, track_worth)
    for seat in range(3):
        assert [question(state.view(seat)) for question in asked] == [question(view(state)) for question in asked]
