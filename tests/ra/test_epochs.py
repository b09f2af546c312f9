"""E: how an epoch ends and the next one begins."""

import pytest

from heliopolis.ra.state import State
from tests.ra.games import (
    SEAT_2_IS_ALONE,
    actors,
    draws,
    go_on,
    gone,
    held,
    items,
    legal,
    play,
    suns,
    track,
    used_suns,
)

SIX_KINDS = draws("god gold pharaoh nile flood art") + "ra pass pass bid:2 "  # three players: seat 0 wins them


def owned(state: State) -> list[list[int]]:
    """All suns of each seat, face up or down."""
    return [sorted(suns(state, seat) + used_suns(state, seat)) for seat in range(state.players)]


def test_E1_the_last_ra_tile_ends_the_epoch_without_an_auction() -> None:
    state = play("draw =ra pass pass pass draw =nile", ras="2")
    assert actors(state, "draw =ra") == [2, -1, 0]
    assert (state.epoch, legal(state)) == (2, ["draw", "ra"])


def test_E1_the_tiles_on_the_track_are_discarded_with_the_ra_tiles() -> None:
    state = play("draw =ra pass pass pass draw =nile draw =god draw =ra", ras="2")
    assert (track(state), gone(state)) == ("", "2 ra 1 god 1 nile")
    assert [held(state, seat) for seat in range(3)] == ["", "", ""]


def test_E1_gaps_on_the_track_are_forgotten() -> None:
    state = play(draws("god nile nile") + "ra pass pass bid:2 " + draws("gold art") + "god:gold done draw =ra", ras="1")
    assert track(state) == ""
    assert track(go_on(state, "draw =war")) == "war"


def test_E2_the_epoch_ends_with_the_last_face_up_sun() -> None:
    state = play(SEAT_2_IS_ALONE + "ra bid:11 ra bid:10 ra bid:7")
    assert (state.epoch, suns(state, 2)) == (1, [4])
    assert go_on(state, "draw =nile ra bid:4").epoch == 2


def test_E2_the_last_sun_may_be_used_after_a_drawn_ra() -> None:
    state = play(SEAT_2_IS_ALONE + "ra bid:11 ra bid:10 ra bid:7 draw =ra bid:4")
    assert (state.epoch, state.ra_track, gone(state)) == (2, 0, "1 ra")


def test_E2_passing_with_the_last_sun_does_not_end_the_epoch() -> None:
    state = play(SEAT_2_IS_ALONE + "ra bid:11 ra bid:10 ra bid:7 draw =ra pass")
    assert (state.epoch, state.actor) == (1, 2)


def test_E2_the_tiles_of_the_last_auction_are_scored() -> None:
    state = play(SEAT_2_IS_ALONE + "ra bid:11 ra bid:10 ra bid:7 draw =gold draw =gold ra bid:4")
    assert items(state, "gold", 1) == [0, 0, 6]


def test_E2_disasters_of_the_last_auction_come_before_the_scoring() -> None:
    state = play(SEAT_2_IS_ALONE + "ra bid:11 ra bid:10 ra bid:7 " + draws("war art writing religion") + "ra bid:4")
    assert (state.epoch, state.actor) == (1, 2)
    assert legal(state) == ["discard:art", "discard:religion", "discard:writing"]
    state = go_on(state, "discard:art discard:writing")
    assert (state.epoch, items(state, "civilization", 1)) == (2, [-5, -5, 0])


def test_E3_points_are_given_before_the_discards() -> None:
    state = play(SIX_KINDS + "draw =ra", ras="1")
    assert [items(state, item, 1)[0] for item in ("god", "gold", "river", "pharaohs")] == [2, 3, 2, 5]
    assert items(state, "civilization", 1) == [0, -5, -5]


def test_E3_gods_gold_floods_and_civilization_go_and_the_rest_stays() -> None:
    state = play(SIX_KINDS + draws("religion writing agriculture astronomy sphinx step-pyramid"), ras="1")
    state = go_on(state, "ra pass bid:5 pass draw =ra")
    assert held(state, 0) == "1 pharaoh 1 nile 1 sphinx 1 step-pyramid"
    assert gone(state) == "1 ra 1 god 1 gold 1 flood 1 art 1 religion 1 writing 1 agriculture 1 astronomy"


def test_E3_every_player_discards() -> None:
    state = play(SIX_KINDS, ras="1")
    state = go_on(state, "draw =gold ra pass pass bid:4  draw =gold ra pass pass bid:12 draw =ra")
    assert [held(state, seat) for seat in range(3)] == ["1 pharaoh 1 nile", "", ""]


def test_E3_after_the_third_epoch_the_tiles_stay_where_they_were_scored() -> None:
    state = play("draw =ra draw =ra " + SIX_KINDS + "draw =nile draw =ra", ras="1")
    assert (state.actor, held(state, 0)) == (None, "1 god 1 gold 1 pharaoh 1 nile 1 flood 1 art")
    assert (track(state), state.ra_track, gone(state)) == ("", 0, "3 ra 1 nile")


def test_E4_all_suns_turn_face_up_and_the_centre_sun_stays() -> None:
    state = play("ra bid:3 pass pass  ra bid:4 pass pass  draw =ra", ras="1")
    assert [suns(state, seat) for seat in range(3)] == [[13, 8, 5, 2], [12, 9, 6, 1], [11, 10, 7, 3]]
    assert [used_suns(state, seat) for seat in range(3)] == [[], [], []]
    assert state.centre == 4


def test_E4_suns_won_in_one_epoch_can_be_offered_in_the_next() -> None:
    state = play("ra bid:3 pass pass draw =ra ra", ras="1")
    assert legal(state) == ["pass", "bid:12", "bid:9", "bid:6", "bid:1"]


def test_E4_the_ra_track_starts_empty() -> None:
    state = play("draw =ra pass pass pass draw =ra", ras="2")
    assert (state.epoch, state.ra_track) == (2, 0)
    assert (go_on(state, "draw =ra pass pass pass").epoch, state.ra_track) == (2, 1)
    assert go_on(state, "draw =ra").epoch == 3


@pytest.mark.parametrize("players", range(2, 6))
def test_E4_three_epochs_make_a_game(players: int) -> None:
    state = play("draw =ra draw =ra", players=players, ras="1")
    assert (state.epoch, state.actor, state.winners()) == (3, 0, [])
    state = go_on(state, "draw =ra")
    assert (state.epoch, state.actor, state.legal(), len(state.winners())) == (3, None, [], 1)


def test_E4_the_game_may_also_end_with_the_last_sun() -> None:
    state = play("draw =ra draw =ra " + SEAT_2_IS_ALONE + "ra bid:11 ra bid:10 ra bid:7 draw =gold ra bid:4", ras="1")
    assert (state.actor, state.legal(), held(state, 2)) == (None, [], "1 gold")


def test_E5_unused_suns_stay_with_their_owner() -> None:
    state = play("draw =ra draw =ra", ras="1")
    assert owned(state) == [[2, 5, 8, 13], [3, 6, 9, 12], [4, 7, 10, 11]]


def test_E5_every_player_owns_as_many_suns_as_at_the_start_after_every_auction() -> None:
    state = play("", ras="1")
    for auction in ("ra bid:3 bid:4 bid:13", "ra pass bid:8 pass", "ra bid:5 pass pass", "ra pass pass bid:2"):
        state = go_on(state, auction)
        assert [len(row) for row in owned(state)] == [4, 4, 4]
        assert sorted([sun for row in owned(state) for sun in row] + [state.centre]) == list(range(1, 14))
    state = go_on(state, "draw =ra")
    assert [len(suns(state, seat)) for seat in range(3)] == [4, 4, 4]
