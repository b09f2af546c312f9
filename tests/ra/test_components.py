"""C: what is in the box."""

import pytest

from heliopolis.game import BadNotation, BadSetup
from heliopolis.ra import GAME
from tests.ra.games import play

BOX = {
    "ra": 30,
    "god": 8,
    "gold": 5,
    "pharaoh": 25,
    "nile": 25,
    "flood": 12,
    "art": 5,
    "religion": 5,
    "writing": 5,
    "agriculture": 5,
    "astronomy": 5,
    "sphinx": 5,
    "pyramid": 5,
    "obelisk": 5,
    "statue": 5,
    "mortuary": 5,
    "shrine": 5,
    "temple": 5,
    "step-pyramid": 5,
    "funeral": 2,
    "drought": 2,
    "war": 4,
    "earthquake": 2,
}


@pytest.mark.parametrize("players", range(2, 6))
def test_C1_the_bag_starts_with_180_tiles_of_23_kinds(players: int) -> None:
    bag = play("", players=players).as_dict()["bag"]
    assert bag == BOX
    assert (len(bag), sum(bag.values())) == (23, 180)


def test_C1_each_tile_of_the_box_can_be_drawn() -> None:
    state = play("draw")
    assert [(GAME.text(step), weight) for step, weight in state.odds()] == [
        ("=" + tile, count) for tile, count in BOX.items()
    ]


@pytest.mark.parametrize("sun", range(1, 17))
def test_C2_suns_are_numbered_from_1_to_16(sun: int) -> None:
    assert GAME.text(GAME.parse(f"bid:{sun}")) == f"bid:{sun}"


@pytest.mark.parametrize("sun", [0, 17])
def test_C2_there_is_no_sun_0_and_no_sun_17(sun: int) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(f"bid:{sun}")


def test_C2_the_auction_track_has_8_spaces() -> None:
    assert play("").as_dict()["auction_track"] == [None] * 8


def test_C2_the_ra_track_has_no_more_than_10_spaces() -> None:
    assert play("", ras="10").ras == 10
    with pytest.raises(BadSetup):
        play("", ras="11")
