"""D: Disasters, won in an auction or taken with a God."""

import pytest

from heliopolis.ra import GAME
from heliopolis.ra.state import State
from tests.ra.games import draws, go_on, gone, held, legal, play

# The offers by which seat 0 wins an auction that seat 0, 1 or 2 has started.
OFFERS = ("pass pass bid:13", "pass bid:13 pass", "bid:13 pass pass")


def win(tiles: str) -> State:
    """Three players draw these tiles, at most eight, and seat 0 wins them."""
    return play(draws(tiles) + "ra " + OFFERS[len(tiles.split()) % 3])


def test_D1_a_disaster_takes_two_tiles_and_is_discarded_itself() -> None:
    state = win("pharaoh pharaoh pharaoh funeral")
    assert (held(state, 0), gone(state)) == ("1 pharaoh", "2 pharaoh 1 funeral")


@pytest.mark.parametrize("disaster", ["funeral", "drought", "war", "earthquake"])
def test_D1_a_disaster_takes_nothing_where_there_is_nothing_of_its_class(disaster: str) -> None:
    state = win("god gold " + disaster)
    assert (held(state, 0), gone(state)) == ("1 god 1 gold", "1 " + disaster)
    assert state.actor == 1


@pytest.mark.parametrize(
    ("disaster", "spared"),
    [
        ("funeral", "nile flood art sphinx"),
        ("drought", "pharaoh art sphinx"),
        ("war", "pharaoh nile flood sphinx"),
        ("earthquake", "pharaoh nile flood art"),
    ],
)
def test_D1_a_disaster_spares_the_other_classes(disaster: str, spared: str) -> None:
    state = win(f"god gold {spared} {disaster}")
    assert held(state, 0) == "1 god 1 gold " + " ".join("1 " + tile for tile in spared.split())


def test_D1_tiles_owned_before_are_lost_like_those_of_the_same_auction() -> None:
    state = win("pharaoh nile gold")
    state = go_on(state, draws("funeral pharaoh nile") + "ra pass bid:8 pass")
    assert held(state, 0) == "1 gold 2 nile"


def test_D1_only_the_owner_of_the_disaster_loses_tiles() -> None:
    state = win("pharaoh nile gold")
    state = go_on(state, draws("funeral nile") + "ra bid:12 pass pass")
    assert (held(state, 0), held(state, 1)) == ("1 gold 1 pharaoh 1 nile", "1 nile")


def test_D1_two_disasters_of_a_kind_take_four() -> None:
    state = win("pharaoh pharaoh pharaoh pharaoh pharaoh funeral funeral")
    assert (held(state, 0), gone(state)) == ("1 pharaoh", "4 pharaoh 2 funeral")


def test_D1_two_disasters_of_a_kind_take_what_there_is() -> None:
    state = win("pharaoh pharaoh pharaoh funeral funeral")
    assert (held(state, 0), gone(state)) == ("", "3 pharaoh 2 funeral")


def test_D1_four_different_disasters_are_each_resolved_in_full() -> None:
    state = win("pharaoh pharaoh nile nile art art sphinx sphinx")
    state = go_on(state, draws("funeral drought war earthquake") + "ra pass bid:8 pass")
    assert held(state, 0) == ""
    assert gone(state) == "2 pharaoh 2 nile 2 art 2 sphinx 1 funeral 1 drought 1 war 1 earthquake"


@pytest.mark.parametrize(("pharaohs", "left"), [(1, ""), (2, ""), (3, "1 pharaoh"), (6, "4 pharaoh")])
def test_D2_a_funeral_takes_pharaohs(pharaohs: int, left: str) -> None:
    assert held(win("funeral " + pharaohs * "pharaoh "), 0) == left


@pytest.mark.parametrize(
    ("river", "left"),
    [
        ("flood flood flood nile nile", "2 nile 1 flood"),
        ("flood flood nile nile", "2 nile"),
        ("flood nile nile", "1 nile"),
        ("flood nile", ""),
        ("flood", ""),
        ("nile nile nile", "1 nile"),
        ("nile", ""),
    ],
)
def test_D3_a_drought_takes_floods_first_and_then_niles(river: str, left: str) -> None:
    assert held(win("drought " + river), 0) == left


def test_D3_two_droughts_take_four() -> None:
    assert held(win("drought drought flood flood flood nile nile"), 0) == "1 nile"


@pytest.mark.parametrize(("wars", "left"), [("war", "2 art"), ("war war", "")])
def test_D4_nobody_is_asked_when_all_civilization_tiles_are_of_one_kind(wars: str, left: str) -> None:
    state = win("art art art art " + wars)
    assert (state.actor, held(state, 0)) == ((1 + len(wars.split()) + 4) % 3, left)


@pytest.mark.parametrize("tiles", ["art", "art writing", "art art"])
def test_D4_nobody_is_asked_when_all_civilization_tiles_must_go(tiles: str) -> None:
    state = win("war sphinx " + tiles)
    assert (held(state, 0), state.must_discard) == ("1 sphinx", 0)
    assert legal(state) == ["draw", "ra"]


@pytest.mark.parametrize("tile", ["art", "religion", "writing", "agriculture", "astronomy"])
def test_D4_a_war_takes_every_kind_of_civilization_tile(tile: str) -> None:
    assert gone(win(f"war {tile} {tile} {tile}")) == f"2 {tile} 1 war"


def test_D4_the_owner_chooses_tile_by_tile() -> None:
    state = win("war art art writing religion sphinx")
    assert (state.actor, legal(state)) == (0, ["discard:art", "discard:religion", "discard:writing"])
    state = go_on(state, "discard:writing")
    assert (state.actor, legal(state)) == (0, ["discard:art", "discard:religion"])
    state = go_on(state, "discard:art")
    assert (held(state, 0), gone(state)) == ("1 art 1 religion 1 sphinx", "1 art 1 writing 1 war")
    assert (state.actor, legal(state)) == (1, ["draw", "ra"])


def test_D4_both_tiles_may_be_of_one_kind() -> None:
    state = go_on(win("war art art writing"), "discard:art discard:art")
    assert held(state, 0) == "1 writing"


def test_D4_the_second_tile_goes_without_asking_when_one_kind_is_left() -> None:
    state = go_on(win("war art art writing"), "discard:writing")
    assert (held(state, 0), gone(state)) == ("1 art", "1 art 1 writing 1 war")
    assert (state.actor, legal(state)) == (2, ["draw", "ra"])


def test_D4_two_wars_ask_for_two_tiles_each() -> None:
    state = win("war war art art writing religion agriculture astronomy")
    state = go_on(state, "discard:writing discard:art")
    assert (held(state, 0), state.actor) == ("1 art 1 religion 1 agriculture 1 astronomy 1 war", 0)
    state = go_on(state, "discard:astronomy discard:art")
    assert (held(state, 0), state.actor) == ("1 religion 1 agriculture", 0)


def test_D4_the_second_war_does_not_ask_when_two_tiles_are_left() -> None:
    state = go_on(win("war war art art writing religion"), "discard:art discard:writing")
    assert (held(state, 0), gone(state)) == ("", "2 art 1 religion 1 writing 2 war")


def test_D4_the_second_war_takes_the_one_tile_that_is_left() -> None:
    state = go_on(win("war war art art writing"), "discard:art discard:writing")
    assert (held(state, 0), gone(state)) == ("", "2 art 1 writing 2 war")


def test_D4_a_war_taken_with_a_god_asks_too() -> None:
    state = go_on(win("god art art writing nile nile"), draws("war gold") + "god:war")
    assert (state.actor, legal(state)) == (0, ["discard:art", "discard:writing"])
    assert legal(go_on(state, "discard:art discard:art")) == ["done"]
    assert held(state, 0) == "2 nile 1 writing"


@pytest.mark.parametrize(
    "tile", ["sphinx", "pyramid", "obelisk", "statue", "mortuary", "shrine", "temple", "step-pyramid"]
)
def test_D5_an_earthquake_takes_every_kind_of_monument(tile: str) -> None:
    assert gone(win(f"earthquake {tile} {tile} {tile}")) == f"2 {tile} 1 earthquake"


def test_D5_the_owner_chooses_monuments_for_an_earthquake() -> None:
    state = win("earthquake sphinx temple temple step-pyramid art")
    assert legal(state) == ["discard:sphinx", "discard:temple", "discard:step-pyramid"]
    state = go_on(state, "discard:temple discard:sphinx")
    assert held(state, 0) == "1 art 1 temple 1 step-pyramid"
    assert gone(state) == "1 sphinx 1 temple 1 earthquake"


@pytest.mark.parametrize(
    ("tiles", "left"),
    [("sphinx", ""), ("sphinx temple", ""), ("sphinx sphinx", ""), ("temple temple temple", "1 temple")],
)
def test_D5_nobody_is_asked_where_there_is_no_choice_of_monuments(tiles: str, left: str) -> None:
    state = win("earthquake " + tiles)
    assert held(state, 0) == left
    assert legal(state) == ["draw", "ra"]


def test_D5_two_earthquakes_ask_for_two_tiles_each() -> None:
    state = win("earthquake earthquake sphinx pyramid obelisk statue temple shrine")
    state = go_on(state, "discard:sphinx discard:pyramid discard:obelisk discard:statue")
    assert held(state, 0) == "1 shrine 1 temple"
    assert gone(state) == "1 sphinx 1 pyramid 1 obelisk 1 statue 2 earthquake"


def test_D5_an_earthquake_taken_with_a_god_asks_too() -> None:
    state = go_on(win("god sphinx temple temple nile nile"), draws("earthquake gold") + "god:earthquake")
    assert (state.actor, legal(state)) == (0, ["discard:sphinx", "discard:temple"])
    assert held(go_on(state, "discard:temple discard:temple done"), 0) == "2 nile 1 sphinx"


def test_D5_the_war_is_asked_about_before_the_earthquake() -> None:
    state = win("earthquake war sphinx temple temple art writing writing")
    assert legal(state) == ["discard:art", "discard:writing"]
    state = go_on(state, "discard:writing discard:writing")
    assert legal(state) == ["discard:sphinx", "discard:temple"]
    state = go_on(state, "discard:temple discard:sphinx")
    assert (held(state, 0), state.actor) == ("1 art 1 temple", 0)


def test_D5_a_war_without_choice_leaves_the_earthquake_its_question() -> None:
    state = win("earthquake war sphinx temple temple art")
    assert (held(state, 0), state.actor) == ("1 sphinx 2 temple 1 earthquake", 0)
    assert legal(state) == ["discard:sphinx", "discard:temple"]
    assert held(go_on(state, "discard:sphinx"), 0) == "1 temple"


def test_D6_nothing_discarded_comes_back_to_the_bag() -> None:
    state = win("funeral funeral pharaoh pharaoh pharaoh pharaoh")
    assert gone(state) == "4 pharaoh 2 funeral"
    odds = {GAME.text(step): weight for step, weight in go_on(state, "draw").odds()}
    assert (odds["=pharaoh"], sum(odds.values())) == (21, 174)
    assert "=funeral" not in odds


def test_D6_the_bag_is_not_refilled_between_epochs() -> None:
    state = play(draws("nile gold funeral") + "ra pass pass bid:13 draw =art draw =ra draw", ras="1")
    odds = {GAME.text(step): weight for step, weight in state.odds()}
    assert (state.epoch, gone(state)) == (2, "1 ra 1 gold 1 art 1 funeral")
    assert (odds["=ra"], odds["=gold"], odds["=nile"], odds["=art"], sum(odds.values())) == (29, 4, 24, 4, 175)
