"""What tiles are worth to a seat."""

import pytest

from heliopolis.game import Limits
from heliopolis.ra.estimate import Outlook
from heliopolis.ra.greedy import Greedy
from heliopolis.ra.pieces import PHARAOH, TILES
from heliopolis.ra.position import DISCARDING
from heliopolis.ra.worth import (
    Tiles,
    after_winning,
    civilization_worth,
    draws_left,
    lot_worth,
    monuments_worth,
    outlook,
    pace,
    pharaohs_worth,
    river_worth,
    track_worth,
)
from tests.ra.games import draws, give, go_on, play, points

# The offers by which seat 0 of three wins an auction that seat 0, 1 or 2 has started.
OFFERS = ("pass pass bid:13", "pass bid:13 pass", "bid:13 pass pass")


def tiles(holding: str) -> Tiles:
    """A holding such as "3 pharaoh 1 flood" as numbers."""
    words = holding.split()
    counts = dict(zip(words[1::2], words[::2], strict=True))
    return tuple(int(counts.get(tile, 0)) for tile in TILES)


def at_the_end(*holdings: str) -> Outlook:
    """What the first seat can expect when nothing more is to come; the others hold these."""
    pharaohs = [tiles(holding)[PHARAOH] for holding in holdings[1:]]
    return Outlook(0, 0, 0, 0, max(pharaohs), min(pharaohs))


def worth(lot: str, holding: str = "") -> float:
    """What a lot is worth to seat 0 of three when it holds these tiles."""
    state = give(play(""), holding, "", "")
    view = state.view(0)
    return lot_worth(view.seats[0].tiles, [TILES.index(tile) for tile in lot.split()], outlook(view, 0, pace(view)))


# Where nothing more is to come, worth is what the rules score


@pytest.mark.parametrize("kinds", range(6))
def test_P5_civilization_is_worth_its_points_when_nothing_more_is_to_come(kinds: int) -> None:
    holding = " ".join("2 " + tile for tile in TILES[6 : 6 + kinds])
    assert civilization_worth(tiles(holding), at_the_end(holding, "")) == points("civilization", holding, "")[0]


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("kinds", range(9))
def test_P6_monuments_are_worth_their_points_when_nothing_more_is_to_come(kinds: int, count: int) -> None:
    holding = " ".join(f"{count} {tile}" for tile in TILES[11 : 11 + kinds])
    scored = points("monuments", holding, "", epoch=3)[0]
    assert monuments_worth(tiles(holding), at_the_end(holding, "")) == scored


@pytest.mark.parametrize("mine", range(6))
@pytest.mark.parametrize("others", [(0, 0), (2, 2), (1, 4), (5, 2)])
def test_P4_pharaohs_are_worth_their_points_when_nothing_more_is_to_come(mine: int, others: tuple[int, int]) -> None:
    holdings = [f"{count} pharaoh" for count in (mine, *others)]
    assert pharaohs_worth(tiles(holdings[0]), at_the_end(*holdings)) == points("pharaohs", *holdings)[0]


@pytest.mark.parametrize("holding", ["1 flood 3 nile", "2 flood", "4 nile", ""])
def test_P3_the_river_is_worth_its_points_when_nothing_more_is_to_come(holding: str) -> None:
    assert river_worth(tiles(holding), at_the_end(holding, "")) == points("river", holding, "")[0]


# While more is to come


@pytest.mark.parametrize(("better", "than"), [("god", "gold"), ("gold", "flood"), ("sphinx", "funeral")])
def test_at_the_start_one_tile_is_worth_more_than_another(better: str, than: str) -> None:
    assert worth(better) > worth(than)


def test_gold_is_worth_three_points_to_everybody() -> None:
    assert track_worth(play(draws("gold")).view(0)) == [3, 3, 3]


def test_a_flood_is_worth_more_to_the_owner_of_niles() -> None:
    state = give(play(draws("flood")), "1 nile", "4 nile", "")
    first, second, third = track_worth(state.view(0))
    assert second > first > third


def test_the_last_kind_of_civilization_is_worth_more_than_a_second_tile_of_one() -> None:
    holding = "1 art 1 religion"
    assert worth("writing", holding) > worth("art", holding) == 0


def test_a_monument_of_a_kind_held_twice_is_worth_more_than_a_single_one_of_another() -> None:
    assert worth("sphinx", "2 sphinx 1 temple") > worth("pyramid", "2 sphinx 1 temple")


@pytest.mark.parametrize(
    ("disaster", "holding"),
    [("funeral", "2 pharaoh"), ("drought", "1 flood 1 nile"), ("war", "1 art 1 writing"), ("earthquake", "2 temple")],
)
def test_D1_a_disaster_costs_points_only_where_it_takes_something(disaster: str, holding: str) -> None:
    assert worth(disaster, holding) < 0 == worth(disaster)


def test_an_empty_track_is_worth_nothing() -> None:
    assert track_worth(play("", players=5).view(None)) == [0] * 5


def test_a_spectator_sees_the_same_worth_as_a_player() -> None:
    state = play(draws("gold nile art war temple"))
    assert track_worth(state.view(None)) == track_worth(state.view(2))


# What a lot leaves, and what is left to draw


@pytest.mark.parametrize(
    ("holding", "lot"),
    [
        ("3 pharaoh", "pharaoh funeral gold"),
        ("1 pharaoh", "funeral funeral"),
        ("1 flood 4 nile", "nile drought"),
        ("3 flood 4 nile", "drought drought god"),
        ("2 art 1 writing 1 religion", "astronomy war"),
        ("2 art 2 writing 1 religion", "war war sphinx"),
        ("3 sphinx 2 temple 1 shrine 1 statue", "earthquake obelisk"),
        ("3 sphinx 1 shrine 1 statue", "earthquake earthquake art"),
        ("2 sphinx 2 art 1 shrine 1 writing 2 pharaoh", "earthquake war funeral"),
    ],
)
def test_A6_a_lot_leaves_what_the_rules_leave_when_greedy_chooses_the_discards(holding: str, lot: str) -> None:
    state = give(play(""), holding, "", "")
    before = tuple(state.held[0])
    go_on(state, draws(lot) + "ra " + OFFERS[len(lot.split()) % 3])
    while state.phase == DISCARDING:
        state.apply(Greedy(0).choose(state.view(0), state.legal(), Limits()))
    assert after_winning(before, [TILES.index(tile) for tile in lot.split()]) == tuple(state.held[0])


def test_E1_draws_left_is_the_mean_number_of_draws_up_to_the_last_ra() -> None:
    # With b tiles of which r are Ra the k-th Ra comes at draw k (b + 1) / (r + 1) on average.
    assert draws_left(play("", ras="5").view(None)) == 5 * 181 / 31
    assert draws_left(play("draw =ra pass pass pass", ras="5").view(None)) == 4 * 180 / 30
