"""S: before the first turn."""

import pytest

from heliopolis.game import CHANCE
from heliopolis.ra import GAME
from tests.ra.games import SEAT_2_IS_ALONE, actors, go_on, legal, play, suns, used_suns

GROUPS = {
    2: ["9-6-5-2", "8-7-4-3"],
    3: ["13-8-5-2", "12-9-6-3", "11-10-7-4"],
    4: ["13-6-2", "12-7-3", "11-8-4", "10-9-5"],
    5: ["16-7-2", "15-8-3", "14-9-4", "13-10-5", "12-11-6"],
}


@pytest.mark.parametrize("players", GROUPS)
def test_S1_chance_deals_each_group_as_likely_as_any_other(players: int) -> None:
    state = GAME.start(players)
    assert state.actor == CHANCE
    assert [(GAME.text(step), weight) for step, weight in state.odds()] == [
        ("=suns:" + group, 1) for group in GROUPS[players]
    ]


def test_S1_a_group_that_was_dealt_is_not_dealt_again() -> None:
    state = go_on(GAME.start(3), "=suns:12-9-6-3")
    assert legal(state) == ["=suns:13-8-5-2", "=suns:11-10-7-4"]


@pytest.mark.parametrize("players", GROUPS)
def test_S1_seats_get_their_groups_in_the_order_of_the_deal_face_up(players: int) -> None:
    backwards = GROUPS[players][::-1]
    state = play(" ".join("=suns:" + group for group in backwards), players=players)
    assert ["-".join(map(str, suns(state, seat))) for seat in range(players)] == backwards
    assert [used_suns(state, seat) for seat in range(players)] == [[]] * players


@pytest.mark.parametrize(("players", "highest"), [(2, 9), (3, 13), (4, 13), (5, 16)])
def test_S1_all_suns_up_to_the_highest_are_in_play_once(players: int, highest: int) -> None:
    state = play("", players=players)
    owned = [sun for seat in range(players) for sun in suns(state, seat)]
    assert sorted([*owned, state.centre]) == list(range(1, highest + 1))


@pytest.mark.parametrize("players", GROUPS)
def test_S2_sun_1_lies_in_the_centre_and_everybody_has_10_points(players: int) -> None:
    state = play("", players=players)
    assert state.centre == 1
    assert state.scores() == [10] * players


@pytest.mark.parametrize(("players", "ras"), [(3, 8), (4, 9), (5, 10)])
def test_S3_the_number_of_ra_tiles_that_ends_an_epoch_grows_with_the_players(players: int, ras: int) -> None:
    state = play((ras - 1) * ("draw =ra " + players * "pass "), players=players)
    assert (state.epoch, state.ra_track) == (1, ras - 1)
    assert go_on(state, "draw =ra").epoch == 2


@pytest.mark.parametrize(
    ("deal", "order"),
    [
        ("=suns:13-8-5-2 =suns:12-9-6-3 =suns:11-10-7-4", [0, 1, 2, 0]),
        ("=suns:12-9-6-3 =suns:13-8-5-2 =suns:11-10-7-4", [1, 2, 0, 1]),
        ("=suns:12-9-6-3 =suns:11-10-7-4 =suns:13-8-5-2", [2, 0, 1, 2]),
    ],
)
def test_S4_the_highest_sun_begins_and_turns_go_clockwise(deal: str, order: list[int]) -> None:
    state = play(deal)
    assert actors(state, "draw =nile draw =gold draw =art")[::2] == order


def test_S4_who_has_won_the_highest_sun_begins_the_next_epoch() -> None:
    state = play("ra pass pass bid:13  ra pass pass bid:3  draw =ra", ras="1")
    assert (suns(state, 1), state.epoch) == ([13, 12, 9, 6], 2)
    assert state.actor == 1


def test_S4_the_sun_in_the_centre_has_no_owner() -> None:
    state = play("ra pass pass bid:13  draw =ra", ras="1")
    assert (state.centre, state.epoch) == (13, 2)
    assert state.actor == 1  # who has the 12


def test_S4_suns_used_in_the_last_epoch_count_for_the_first_turn() -> None:
    state = go_on(play(SEAT_2_IS_ALONE), "ra bid:4 ra bid:7 ra bid:10 ra bid:11")
    assert (state.epoch, state.centre, suns(state, 0)) == (2, 11, [13, 8, 5, 1])
    assert state.actor == 0
