"""P: points, with the worked examples of the rulebooks."""

import pytest

from heliopolis.ra.state import State
from tests.ra.games import give, go_on, items, play, points, scored, suns, used_suns

EVERY_EPOCH = pytest.mark.parametrize("epoch", [1, 2, 3])
TO_THE_LAST_EPOCH = "draw =ra draw =ra "  # with ras=1
ALL_MONUMENTS = ["sphinx", "pyramid", "obelisk", "statue", "mortuary", "shrine", "temple", "step-pyramid"]


def with_scores(state: State, *scores: int) -> State:
    """The same game with other scores."""
    state.scores_now = [*scores, *(5 - len(scores)) * [10]]
    return state


@EVERY_EPOCH
def test_P1_each_god_gives_2(epoch: int) -> None:
    assert points("god", "1 god", "3 god", "", epoch=epoch) == [2, 6, 0]


@EVERY_EPOCH
def test_P2_each_gold_gives_3(epoch: int) -> None:
    assert points("gold", "1 gold", "4 gold", "", epoch=epoch) == [3, 12, 0]


@EVERY_EPOCH
def test_P3_floods_and_niles_as_in_the_rulebooks_example(epoch: int) -> None:
    assert points("river", "1 flood 3 nile", "2 flood", "4 nile", epoch=epoch) == [4, 2, 0]


def test_P3_niles_kept_from_an_earlier_epoch_count_with_a_flood_of_this_one() -> None:
    state = scored("3 nile 1 flood", "5 nile", "")
    assert items(state, "river", 1) == [4, 0, 0]
    state = go_on(state, "draw =flood draw =flood ra pass bid:12 pass draw =ra")
    assert items(state, "river", 2) == [0, 7, 0]


@EVERY_EPOCH
def test_P4_most_and_fewest_pharaohs_as_in_the_rulebooks_example(epoch: int) -> None:
    assert points("pharaohs", "3 pharaoh", "2 pharaoh", "2 pharaoh", "3 pharaoh", epoch=epoch) == [5, -2, -2, 5]


@EVERY_EPOCH
def test_P4_who_has_neither_most_nor_fewest_gets_nothing(epoch: int) -> None:
    assert points("pharaohs", "2 pharaoh", "", "5 pharaoh", "1 pharaoh", epoch=epoch) == [0, -2, 5, 0]


@pytest.mark.parametrize("holding", ["", "1 pharaoh", "4 pharaoh"])
def test_P4_nothing_is_given_when_all_have_the_same_number(holding: str) -> None:
    assert points("pharaohs", holding, holding, holding) == [0, 0, 0]


def test_P4_all_tied_for_most_pharaohs_score_five() -> None:
    assert points("pharaohs", "2 pharaoh", "2 pharaoh", "2 pharaoh", "", "1 pharaoh") == [5, 5, 5, -2, 0]


def test_P4_all_tied_for_fewest_pharaohs_lose_two() -> None:
    assert points("pharaohs", "1 pharaoh", "", "", "", "2 pharaoh") == [0, -2, -2, -2, 5]


def test_P4_one_of_two_players_has_most_and_the_other_fewest() -> None:
    assert points("pharaohs", "1 pharaoh", "2 pharaoh") == [-2, 5]


@EVERY_EPOCH
def test_P5_three_kinds_of_civilization_as_in_the_rulebooks_example(epoch: int) -> None:
    assert points("civilization", "3 astronomy 2 agriculture 2 writing", "", "", epoch=epoch)[0] == 5
    assert points("civilization", "1 astronomy 1 agriculture 1 writing", "", "", epoch=epoch)[0] == 5


@pytest.mark.parametrize(
    ("holding", "expected"),
    [
        ("", -5),
        ("1 art", 0),
        ("5 art", 0),
        ("4 art 3 religion", 0),
        ("1 art 1 religion 1 astronomy", 5),
        ("1 art 1 religion 1 writing 1 agriculture", 10),
        ("1 art 1 religion 1 writing 1 agriculture 1 astronomy", 15),
        ("2 art 2 religion 2 writing 2 agriculture 2 astronomy", 15),
    ],
)
def test_P5_civilization_gives_points_by_the_number_of_kinds(holding: str, expected: int) -> None:
    assert points("civilization", holding, "1 astronomy") == [expected, 0]


def test_P6_monuments_as_in_the_rulebooks_example() -> None:
    holding = "4 pyramid 3 temple 2 mortuary 1 sphinx"
    assert points("monuments", holding, "", "", epoch=3) == [19, 0, 0]


@pytest.mark.parametrize(
    ("kinds", "expected"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 10), (8, 15)]
)
def test_P6_different_monuments_give_points_by_their_number(kinds: int, expected: int) -> None:
    some = " ".join("1 " + tile for tile in ALL_MONUMENTS[:kinds])
    others = " ".join("1 " + tile for tile in ALL_MONUMENTS[8 - kinds :])
    assert points("monuments", some, others, epoch=3) == [expected, expected]


@pytest.mark.parametrize("tile", ALL_MONUMENTS)
@pytest.mark.parametrize(("number", "expected"), [(1, 1), (2, 1), (3, 6), (4, 11), (5, 16)])
def test_P6_three_or_more_monuments_of_a_kind_give_points(tile: str, number: int, expected: int) -> None:
    assert points("monuments", f"{number} {tile}", "", epoch=3) == [expected, 0]


def test_P6_every_kind_held_three_times_counts() -> None:
    assert points("monuments", "3 sphinx 5 shrine 3 statue 4 temple", "", epoch=3) == [4 + 5 + 15 + 5 + 10, 0]


@pytest.mark.parametrize("epoch", [1, 2])
def test_P6_monuments_give_nothing_before_the_last_epoch(epoch: int) -> None:
    assert points("monuments", "4 pyramid 3 temple", "1 sphinx", "", epoch=epoch) == [0, 0, 0]


def test_P7_sums_of_suns_as_in_the_rulebooks_example() -> None:
    state = play(
        TO_THE_LAST_EPOCH
        + "ra pass pass pass bid:6  ra pass pass pass bid:3  ra pass bid:2 pass pass "
        + "ra pass pass pass bid:9  ra pass bid:11 pass pass  draw =ra",
        players=4,
        ras="1",
    )
    assert [sum(suns(state, seat) + used_suns(state, seat)) for seat in range(4)] == [17, 25, 21, 17]
    assert items(state, "suns", 3) == [-5, 5, 0, -5]


def test_P7_all_tied_for_the_highest_sum_get_five() -> None:
    state = play(TO_THE_LAST_EPOCH + "ra pass pass bid:5  ra pass pass bid:3  draw =ra", ras="1")
    assert [sum(suns(state, seat) + used_suns(state, seat)) for seat in range(3)] == [24, 32, 32]
    assert items(state, "suns", 3) == [-5, 5, 5]


def test_P7_nothing_is_given_when_all_sums_are_equal() -> None:
    state = play(TO_THE_LAST_EPOCH + "draw =ra", players=2, ras="1")
    assert [sum(suns(state, seat)) for seat in range(2)] == [22, 22]
    assert items(state, "suns", 3) == [0, 0]


def test_P7_suns_give_nothing_before_the_last_epoch() -> None:
    state = play(TO_THE_LAST_EPOCH + "draw =ra", players=4, ras="1")
    assert [items(state, "suns", epoch) for epoch in (1, 2, 3)] == [[0, 0, 0, 0], [0, 0, 0, 0], [-5, 0, 0, 5]]


def test_P8_an_epochs_points_are_added_to_the_score() -> None:
    state = scored("2 god 1 gold 1 pharaoh 2 flood 3 nile 3 art", "1 art 1 religion 1 writing", "")
    assert state.scores() == [10 + 4 + 3 + 5 + 5 + 0, 10 - 2 + 5, 10 - 2 - 5]


def test_P8_the_last_epochs_points_are_added_to_the_score_with_monuments_and_suns() -> None:
    state = give(play(TO_THE_LAST_EPOCH, ras="1"), "2 god 8 nile 3 temple", "1 gold 1 art", "1 pharaoh")
    state = go_on(with_scores(state, 10, 10, 10), "draw =ra")
    assert state.scores() == [10 + 4 - 2 - 5 + 6 - 5, 10 + 3 - 2, 10 + 5 - 5 + 5]


def test_P8_scores_of_all_epochs_add_up() -> None:
    state = play("draw =ra", ras="1")
    assert state.scores() == [5, 5, 5]
    state = go_on(state, "draw =gold draw =art ra bid:8 pass pass draw =ra")
    assert state.scores() == [5 + 3, 0, 0]


def test_P8_a_score_never_falls_below_0() -> None:
    state = with_scores(play("", ras="1"), 3, 5, 6)
    assert go_on(state, "draw =ra").scores() == [0, 0, 1]


def test_P8_the_floor_applies_after_adding_up() -> None:
    # Fewest Pharaohs cost 2 of 1 point, but the Civilization tiles of the same epoch make up for it.
    state = give(with_scores(play("", ras="1"), 1, 10, 10), "1 art 1 religion 1 writing", "1 pharaoh", "1 pharaoh")
    assert go_on(state, "draw =ra").scores()[0] == 1 - 2 + 5


def test_P8_losses_and_the_bonus_for_suns_are_added_up_first() -> None:
    state = play("draw =ra draw =ra draw =ra", ras="1")
    assert [items(state, item, 3)[2] for item in ("civilization", "suns")] == [-5, 5]
    assert state.scores() == [0, 0, 0]


def test_P8_a_loss_below_0_is_not_carried_over() -> None:
    state = with_scores(play("", ras="1"), 0, 0, 0)
    state = go_on(state, "draw =ra draw =gold draw =art ra bid:13 pass pass draw =ra")
    assert state.scores() == [3, 0, 0]


def test_P9_the_highest_score_wins() -> None:
    state = play(TO_THE_LAST_EPOCH + "draw =gold draw =art ra pass pass bid:4 draw =ra", ras="1")
    assert state.scores() == [0, 0, 3]
    assert state.winners() == [2]


@pytest.mark.parametrize(
    ("deal", "winner"),
    [
        ("=suns:13-8-5-2 =suns:12-9-6-3 =suns:11-10-7-4 ", 0),
        ("=suns:12-9-6-3 =suns:13-8-5-2 =suns:11-10-7-4 ", 1),
        ("=suns:11-10-7-4 =suns:12-9-6-3 =suns:13-8-5-2 ", 2),
    ],
)
def test_P9_among_tied_players_the_highest_single_sun_wins(deal: str, winner: int) -> None:
    state = play(deal + "draw =ra draw =ra draw =ra", ras="1")
    assert state.scores() == [0, 0, 0]
    assert state.winners() == [winner]


def test_P9_the_highest_sun_of_somebody_who_is_not_tied_does_not_count() -> None:
    state = with_scores(play(TO_THE_LAST_EPOCH, ras="1"), 20, 21, 16)
    state = go_on(state, "draw =ra")
    assert state.scores() == [20 - 5 - 5, 21 - 5, 16 - 5 + 5]
    assert state.winners() == [1]


def test_P9_suns_used_in_the_last_epoch_count_for_the_tie() -> None:
    state = play(TO_THE_LAST_EPOCH + "ra pass pass bid:13  ra bid:4 pass pass  draw =ra", ras="1")
    assert (used_suns(state, 2), state.scores()) == ([13], [0, 0, 0])
    assert state.winners() == [2]


def test_P9_the_sun_in_the_centre_helps_nobody() -> None:
    state = play(TO_THE_LAST_EPOCH + "ra pass pass bid:13  draw =ra", ras="1")
    assert (state.centre, state.scores()) == (13, [0, 0, 0])
    assert state.winners() == [1]
