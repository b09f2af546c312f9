"""T: what a turn is."""

import pytest

from heliopolis.game import CHANCE
from heliopolis.ra import GAME
from tests.ra.games import (
    SEAT_0_IS_OUT,
    SEAT_2_IS_ALONE,
    actors,
    draws,
    go_on,
    gone,
    held,
    legal,
    play,
    track,
)

# Three players. Seat 0 has won three Gods; seat 1 is at turn.
THREE_GODS = draws("god god god") + "ra pass pass bid:2 "


def test_T1_a_player_draws_or_invokes_and_cannot_pass() -> None:
    assert legal(play("")) == ["draw", "ra"]


def test_T1_a_player_with_a_god_may_spend_it_instead() -> None:
    state = play(THREE_GODS + draws("nile gold"))
    assert legal(state) == ["draw", "ra", "god:nile", "god:gold"]


def test_T1_one_action_is_a_whole_turn() -> None:
    state = play(THREE_GODS + draws("nile gold"))
    assert actors(state, "god:nile done draw =art ra pass bid:12 pass") == [0, 0, 1, CHANCE, 2, 0, 1, 2, 0]


def test_T1_a_player_without_face_up_suns_has_no_turn() -> None:
    state = play(SEAT_0_IS_OUT)
    assert actors(state, draws("nile gold art"))[::2] == [1, 2, 1, 2]


def test_T1_a_player_without_face_up_suns_does_not_bid() -> None:
    state = play(SEAT_0_IS_OUT + "draw =nile ra")
    assert actors(state, "pass bid:11") == [1, 2, 1]


def test_T1_gods_are_of_no_use_without_face_up_suns() -> None:
    state = play(THREE_GODS + "ra pass bid:5 pass  ra bid:8 pass pass  ra pass pass bid:13")
    assert held(state, 0) == "3 god"
    assert actors(state, draws("nile gold art"))[::2] == [1, 2, 1, 2]


def test_T2_every_tile_in_the_bag_is_as_likely_as_any_other() -> None:
    state = play(draws("nile nile flood") + "draw")
    odds = {GAME.text(step): weight for step, weight in state.odds()}
    assert state.actor == CHANCE
    assert (odds["=nile"], odds["=flood"], odds["=ra"], sum(odds.values())) == (23, 11, 30, 177)


def test_T2_a_kind_that_is_used_up_cannot_be_drawn() -> None:
    state = play(draws("funeral funeral") + "draw")
    assert "=funeral" not in legal(state)
    assert len(state.odds()) == 22


def test_T2_a_drawn_tile_goes_to_the_leftmost_open_space_and_the_turn_ends() -> None:
    state = play(draws("nile god war"))
    assert track(state) == "nile god war"
    assert (state.actor, state.phase) == (0, play("").phase)


def test_T2_nobody_can_draw_while_8_tiles_lie_on_the_track() -> None:
    assert legal(play(7 * "draw =nile ")) == ["draw", "ra"]
    assert legal(play(8 * "draw =nile ")) == ["ra"]


def test_T2_a_draw_fills_the_gap_that_a_god_has_left_in_the_middle() -> None:
    state = play(THREE_GODS + draws("nile gold art flood temple") + "god:gold done")
    assert track(state) == "nile - art flood temple"
    assert track(go_on(state, "draw =war")) == "nile war art flood temple"


def test_T2_of_several_gaps_the_leftmost_is_filled_first() -> None:
    state = play(THREE_GODS + draws("nile gold art flood temple") + "god:temple god:art god:nile done")
    assert track(state) == "- gold - flood"
    state = go_on(state, "draw =war")
    assert track(state) == "war gold - flood"
    state = go_on(state, "draw =statue")
    assert track(state) == "war gold statue flood"
    assert track(go_on(state, "draw =pharaoh")) == "war gold statue flood pharaoh"


def test_T2_a_full_track_can_be_drawn_to_again_after_a_god_has_taken_a_tile() -> None:
    state = play(THREE_GODS + draws("nile gold art flood temple war shrine statue"))
    assert state.actor == 0
    assert "draw" not in legal(state)
    state = go_on(state, "god:art done")
    assert legal(state) == ["draw", "ra"]
    state = go_on(state, "draw =pharaoh")
    assert track(state) == "nile gold pharaoh flood temple war shrine statue"
    assert legal(state) == ["ra"]


def test_T3_a_ra_tile_moves_the_ra_track_and_not_the_auction_track() -> None:
    state = play("draw =nile draw =ra")
    assert state.ra_track == 1
    assert track(state) == "nile"


def test_T3_a_ra_tile_starts_an_auction_of_the_player_who_drew_it() -> None:
    state = play("draw =nile draw =ra")
    assert state.as_dict()["auction"]["ra_player"] == 1
    assert actors(state, "pass pass pass") == [2, 0, 1, 2]


def test_T3_the_ra_tile_for_the_last_space_starts_no_auction() -> None:
    state = play("draw =ra pass pass pass draw =nile draw =ra", ras="2")
    assert state.epoch == 2
    assert state.as_dict()["auction"] is None


@pytest.mark.parametrize("tiles", range(9))
def test_T4_ra_can_be_invoked_with_any_number_of_tiles_and_the_ra_track_stays(tiles: int) -> None:
    state = play("draw =ra pass pass pass " + tiles * "draw =nile ")
    invoker = state.actor
    state = go_on(state, "ra")
    assert state.as_dict()["auction"]["ra_player"] == invoker
    assert (state.ra_track, track(state)) == (1, " ".join(tiles * ["nile"]))


def test_T5_a_god_takes_any_tile_but_a_god() -> None:
    state = play(THREE_GODS + draws("god war god nile gold"))
    assert legal(state) == ["draw", "ra", "god:war", "god:nile", "god:gold"]


def test_T5_equal_tiles_are_one_choice_and_the_leftmost_goes() -> None:
    state = play(THREE_GODS + draws("gold nile gold nile nile"))
    assert legal(state) == ["draw", "ra", "god:gold", "god:nile"]
    assert track(go_on(state, "god:nile")) == "gold - gold nile nile"


def test_T5_the_god_is_discarded_and_the_tile_taken() -> None:
    state = play(THREE_GODS + draws("nile gold") + "god:gold")
    assert (held(state, 0), gone(state), track(state)) == ("2 god 1 gold", "1 god", "nile")


def test_T5_gods_are_spent_one_after_the_other_in_one_action() -> None:
    state = play(THREE_GODS + draws("nile gold art flood temple"))
    assert actors(state, "god:gold god:temple god:art done") == [0, 0, 0, 0, 1]
    assert held(state, 0) == "1 gold 1 art 1 temple"


def test_T5_the_player_may_stop_after_any_exchange() -> None:
    state = play(THREE_GODS + draws("nile gold") + "god:gold")
    assert legal(state) == ["done", "god:nile"]
    assert go_on(state, "done").actor == 1
    assert held(state, 0) == "2 god 1 gold"


def test_T5_the_action_cannot_go_on_without_a_god() -> None:
    state = play(THREE_GODS + draws("nile gold art flood temple") + "god:nile god:gold god:art")
    assert legal(state) == ["done"]


def test_T5_the_action_cannot_go_on_without_a_tile_to_take() -> None:
    state = play(THREE_GODS + draws("god nile") + "god:nile")
    assert (track(state), held(state, 0)) == ("god", "2 god 1 nile")
    assert legal(state) == ["done"]


def test_T5_needs_a_god_of_ones_own() -> None:
    state = play(THREE_GODS + draws("nile"))
    assert state.actor == 2
    assert legal(state) == ["draw", "ra"]


@pytest.mark.parametrize("tiles", ["", "god god"])
def test_T5_needs_a_tile_that_can_be_taken(tiles: str) -> None:
    state = play(THREE_GODS + (draws(tiles) or "ra pass pass bid:3 ra pass pass bid:4"))
    assert state.actor == 0
    assert legal(state) == ["draw", "ra"]


def test_T5_a_god_drawn_to_the_track_is_nobodys_yet() -> None:
    assert legal(play(draws("god nile gold"))) == ["draw", "ra"]


def test_T5_a_disaster_is_suffered_in_full_before_the_next_exchange() -> None:
    # Seat 0 wins two Gods and three Civilization tiles, then takes the War.
    state = play(draws("god god art art writing nile") + "ra pass pass bid:2 " + draws("war agriculture"))
    state = go_on(state, "god:war")
    assert legal(state) == ["discard:art", "discard:writing"]
    state = go_on(state, "discard:art discard:writing")
    assert legal(state) == ["done", "god:agriculture"]
    assert held(go_on(state, "god:agriculture"), 0) == "1 nile 1 art 1 agriculture"


def test_T5_a_disaster_that_leaves_no_choice_is_suffered_at_once() -> None:
    state = play(draws("god god pharaoh") + "ra pass pass bid:2 " + draws("funeral pharaoh") + "god:funeral")
    assert (held(state, 0), gone(state)) == ("1 god", "1 god 1 pharaoh 1 funeral")
    assert legal(state) == ["done", "god:pharaoh"]


def test_T5_a_tile_taken_earlier_in_the_action_can_be_lost_to_a_disaster() -> None:
    state = play(THREE_GODS + draws("pharaoh funeral") + "god:pharaoh god:funeral done")
    assert held(state, 0) == "1 god"
    assert gone(state) == "2 god 1 pharaoh 1 funeral"


def test_T6_the_last_player_with_suns_goes_on_alone() -> None:
    state = play(SEAT_2_IS_ALONE)
    assert actors(state, draws("nile gold art"))[::2] == [2, 2, 2, 2]


def test_T6_alone_a_player_may_pass_on_a_drawn_ra() -> None:
    state = play(SEAT_2_IS_ALONE + "draw =nile draw =ra")
    assert legal(state) == ["pass", "bid:11", "bid:10", "bid:7", "bid:4"]
    assert (go_on(state, "pass").actor, track(state)) == (2, "nile")


def test_T6_alone_a_player_who_invokes_must_offer() -> None:
    state = play(SEAT_2_IS_ALONE + "draw =nile ra")
    assert legal(state) == ["bid:11", "bid:10", "bid:7", "bid:4"]
    assert (go_on(state, "bid:4").actor, held(state, 2)) == (2, "1 nile")


def test_T6_alone_a_player_who_invokes_on_a_full_track_may_pass() -> None:
    state = play(SEAT_2_IS_ALONE + 8 * "draw =nile " + "ra pass")
    assert (state.actor, track(state), gone(state)) == (2, "", "8 nile")


def test_T6_alone_a_player_may_spend_gods() -> None:
    state = play(SEAT_2_IS_ALONE + "draw =god ra bid:4 draw =gold")
    assert legal(state) == ["draw", "ra", "god:gold"]
    assert go_on(state, "god:gold done").actor == 2


def test_T6_the_epoch_of_the_last_player_may_end_by_a_ra_tile() -> None:
    state = play(SEAT_2_IS_ALONE + 7 * "draw =ra pass " + "draw =ra")
    assert state.epoch == 2
