"""A: auctions."""

import pytest

from tests.ra.games import (
    SEAT_0_IS_OUT,
    actors,
    draws,
    go_on,
    gone,
    held,
    legal,
    play,
    suns,
    track,
    used_suns,
)

FULL_TRACK = draws("nile gold art flood temple pharaoh shrine statue")  # three players: seat 2 is at turn


@pytest.mark.parametrize(("draws_before", "order"), [(0, [1, 2, 3, 0]), (2, [3, 0, 1, 2]), (3, [0, 1, 2, 3])])
def test_A1_bidding_goes_clockwise_from_the_left_of_the_ra_player(draws_before: int, order: list[int]) -> None:
    state = play(draws_before * "draw =nile " + "draw =ra", players=4)
    assert actors(state, "pass pass pass pass")[:4] == order


def test_A1_everybody_has_one_chance_and_the_ra_player_the_last() -> None:
    state = play("draw =nile ra")
    assert actors(state, "bid:10 bid:13 pass") == [2, 0, 1, 2]
    assert state.as_dict()["auction"] is None


def test_A1_a_view_tells_the_order_of_bidding_and_who_has_passed() -> None:
    told = [play(f"draw =nile draw =nile ra {steps}", players=4).as_dict()["auction"] for steps in ("", "pass bid:6")]
    assert [auction["bidders"] for auction in told] == [[3, 0, 1, 2], [3, 0, 1, 2]]
    assert [auction["passed"] for auction in told] == [[], [3]]


def test_A1_whoever_has_no_face_up_sun_neither_bids_nor_passes() -> None:
    auction = play(f"{SEAT_0_IS_OUT} ra pass").as_dict()["auction"]
    assert (auction["bidders"], auction["passed"]) == ([2, 1], [2])


def test_A1_nobody_bids_any_more_while_the_winner_discards() -> None:
    state = play("draw =art draw =writing draw =religion draw =war ra bid:11 pass pass")
    auction = state.as_dict()["auction"]
    assert (state.as_dict()["phase"], auction["bidders"], auction["passed"]) == ("discarding", [], [])


def test_A1_the_first_offer_may_be_any_face_up_sun() -> None:
    assert legal(play("ra")) == ["pass", "bid:12", "bid:9", "bid:6", "bid:3"]


def test_A1_an_offer_must_be_higher_than_every_offer_so_far() -> None:
    state = play("ra bid:9")
    assert legal(state) == ["pass", "bid:11", "bid:10"]
    state = go_on(state, "bid:10")
    assert legal(state) == ["pass", "bid:13"]


def test_A1_a_pass_does_not_lower_what_must_be_beaten() -> None:
    state = play("draw =nile ra bid:10 pass")
    assert legal(state) == ["pass", "bid:12"]


def test_A1_somebody_who_cannot_go_higher_passes_as_a_step() -> None:
    state = play("ra bid:12")
    assert (state.actor, legal(state)) == (2, ["pass"])
    assert actors(state, "pass bid:13") == [2, 0, 1]


def test_A1_face_down_suns_cannot_be_offered() -> None:
    state = play("ra pass pass bid:13  ra pass bid:8 pass  ra")
    assert (state.actor, suns(state, 0), used_suns(state, 0)) == (0, [5, 2], [13, 1])
    assert legal(state) == ["pass", "bid:5", "bid:2"]


def test_A1_seats_without_face_up_suns_are_passed_over() -> None:
    state = play(SEAT_0_IS_OUT + "draw =nile draw =ra")
    assert actors(state, "pass pass") == [1, 2, 1]


def test_A2_after_a_drawn_ra_everybody_may_pass() -> None:
    state = play("draw =nile draw =ra")
    for step in ("pass", "pass", "pass"):
        assert legal(state)[0] == "pass"
        state = go_on(state, step)


def test_A2_if_all_pass_after_a_drawn_ra_tiles_and_sun_stay() -> None:
    state = play("draw =nile draw =gold draw =ra pass pass pass")
    assert (track(state), state.centre, gone(state)) == ("nile gold", 1, "")
    assert [suns(state, seat) for seat in range(3)] == [[13, 8, 5, 2], [12, 9, 6, 3], [11, 10, 7, 4]]
    assert legal(state) == ["draw", "ra"]


def test_A2_tiles_that_stayed_are_won_in_a_later_auction() -> None:
    state = play("draw =nile draw =gold draw =ra pass pass pass  draw =art ra bid:4 pass pass")
    assert held(state, 2) == "1 gold 1 nile 1 art"


def test_A3_on_a_full_track_the_ra_player_may_pass_too() -> None:
    state = play(FULL_TRACK + "ra pass pass")
    assert state.actor == 2
    assert legal(state) == ["pass", "bid:11", "bid:10", "bid:7", "bid:4"]


def test_A3_if_all_pass_on_a_full_track_the_tiles_are_discarded_and_the_sun_stays() -> None:
    state = play(FULL_TRACK + "ra pass pass pass")
    assert track(state) == ""
    assert gone(state) == "1 gold 1 pharaoh 1 nile 1 flood 1 art 1 statue 1 shrine 1 temple"
    assert [held(state, seat) for seat in range(3)] == ["", "", ""]
    assert (state.centre, suns(state, 2), used_suns(state, 2)) == (1, [11, 10, 7, 4], [])
    assert (state.actor, legal(state)) == (0, ["draw", "ra"])


def test_A3_disasters_discarded_from_a_full_track_strike_nobody() -> None:
    state = play(draws("pharaoh pharaoh nile") + "ra pass pass bid:2 " + 7 * "draw =nile " + "draw =funeral")
    assert held(go_on(state, "ra pass pass pass"), 0) == "2 pharaoh 1 nile"


def test_A3_an_offer_wins_a_full_track_as_any_other() -> None:
    state = play(FULL_TRACK + "ra pass bid:3 pass")
    assert held(state, 1) == "1 gold 1 pharaoh 1 nile 1 flood 1 art 1 statue 1 shrine 1 temple"
    assert gone(state) == ""


@pytest.mark.parametrize("tiles", [0, 3, 6])
def test_A4_the_ra_player_must_offer_when_nobody_has(tiles: int) -> None:
    state = play(tiles * "draw =nile " + "ra pass pass")
    assert state.actor == 0
    assert legal(state) == ["bid:13", "bid:8", "bid:5", "bid:2"]


def test_A4_with_7_tiles_the_track_is_not_full() -> None:
    assert legal(play(7 * "draw =nile " + "ra pass pass")) == ["bid:12", "bid:9", "bid:6", "bid:3"]


def test_A4_the_ra_player_may_pass_when_somebody_has_offered() -> None:
    assert legal(play("ra bid:3 pass")) == ["pass", "bid:13", "bid:8", "bid:5"]


def test_A4_only_the_ra_player_must_offer() -> None:
    state = play("ra pass")
    assert legal(state) == ["pass", "bid:11", "bid:10", "bid:7", "bid:4"]


def test_A4_a_track_from_which_a_god_has_taken_a_tile_is_not_full() -> None:
    state = play(draws("god nile nile") + "ra pass pass bid:2 " + draws("gold art flood temple pharaoh"))
    state = go_on(state, draws("shrine statue writing") + "god:flood done ra pass pass")
    assert track(state) == "gold art - temple pharaoh shrine statue writing"
    assert legal(state) == ["bid:12", "bid:9", "bid:6", "bid:3"]


def test_A5_the_highest_offer_wins_all_tiles() -> None:
    state = play(draws("nile gold nile") + "ra bid:6 bid:7 bid:8")
    assert [held(state, seat) for seat in range(3)] == ["1 gold 2 nile", "", ""]
    assert track(state) == ""


def test_A5_the_ra_player_does_not_win_by_passing() -> None:
    state = play(draws("nile gold nile") + "ra bid:6 pass pass")
    assert [held(state, seat) for seat in range(3)] == ["", "1 gold 2 nile", ""]


def test_A5_the_centre_sun_comes_face_down_and_the_offer_goes_to_the_centre() -> None:
    state = play("ra pass bid:7 pass")
    assert (suns(state, 2), used_suns(state, 2), state.centre) == ([11, 10, 4], [1], 7)
    state = go_on(state, "ra pass pass bid:3")
    assert (suns(state, 1), used_suns(state, 1), state.centre) == ([12, 9, 6], [7], 3)


def test_A5_the_other_offers_return_face_up() -> None:
    state = play("ra bid:6 bid:7 bid:8")
    assert (suns(state, 1), used_suns(state, 1)) == ([12, 9, 6, 3], [])
    assert (suns(state, 2), used_suns(state, 2)) == ([11, 10, 7, 4], [])
    assert legal(go_on(state, "ra bid:4 pass")) == ["pass", "bid:12", "bid:9", "bid:6"]


def test_A6_the_winner_takes_the_ordinary_tiles_before_the_disasters() -> None:
    state = play(draws("funeral pharaoh pharaoh war art nile") + "ra pass pass bid:2")
    assert held(state, 0) == "1 nile"
    assert gone(state) == "2 pharaoh 1 art 1 funeral 1 war"


def test_A6_the_winner_and_not_the_ra_player_is_asked_what_to_discard() -> None:
    state = play(draws("war art writing religion") + "ra pass bid:13 pass")
    assert state.actor == 0
    assert legal(state) == ["discard:art", "discard:religion", "discard:writing"]


@pytest.mark.parametrize("offers", ["bid:3 pass pass", "pass bid:4 pass", "pass pass bid:2"])
def test_A7_the_seat_after_the_ra_player_goes_on_whoever_won(offers: str) -> None:
    assert play("ra " + offers).actor == 1


def test_A7_the_seat_after_the_ra_player_goes_on_if_nobody_won() -> None:
    assert play("draw =ra pass pass pass").actor == 1
    assert play(FULL_TRACK + "ra pass pass pass").actor == 0


def test_A7_after_disasters_too_the_seat_after_the_ra_player_goes_on() -> None:
    state = play(draws("war art writing art") + "ra bid:4 pass pass discard:art discard:art")
    assert state.actor == 2


def test_A7_seats_without_face_up_suns_are_passed_over() -> None:
    state = play(SEAT_0_IS_OUT + "draw =nile ra bid:12 pass")
    assert state.actor == 1


def test_A7_a_ra_player_who_used_the_last_sun_is_followed_by_the_next_seat() -> None:
    assert play(SEAT_0_IS_OUT).actor == 1


def test_A8_without_tiles_the_auction_is_for_the_sun_alone() -> None:
    state = play("ra pass bid:4 pass")
    assert [held(state, seat) for seat in range(3)] == ["", "", ""]
    assert (used_suns(state, 2), state.centre) == ([1], 4)


def test_A8_a_drawn_ra_starts_an_auction_without_tiles_too() -> None:
    state = play("draw =ra pass pass bid:2")
    assert (held(state, 0), used_suns(state, 0), state.centre) == ("", [1], 2)
