"""What a lot and a sun are worth by simple values: the same reckoned from a position as from a view."""

import pytest

from heliopolis.chance import Seeded
from heliopolis.game import CHANCE
from heliopolis.ra import GAME
from heliopolis.ra.appraisal import Appraisal
from heliopolis.ra.position import AUCTION, TURN
from heliopolis.ra.state import State
from heliopolis.ra.worth import draws_left, pace, track_worth
from tests.ra.games import SEAT_2_IS_ALONE, draws, give, play


def appraisal(state: State) -> Appraisal:
    found = Appraisal()
    found.begin(state)
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_lot_is_worth_the_same_from_a_position_as_from_a_view(players: int) -> None:
    luck, state, compared = Seeded(players), GAME.start(players), 0
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(luck.pick(state.odds()))
            continue
        if state.phase in (TURN, AUCTION):
            before, found, view = state.copy(), appraisal(state), state.view(None)
            assert found.worths[:players] == pytest.approx(track_worth(view))
            assert (found.draws, found.pace) == pytest.approx((draws_left(view), pace(view)))
            assert state == before  # it has only looked
            compared += any(found.worths)
        legal = state.legal()
        state.apply(legal[0] if luck.below(10) < 7 else legal[luck.below(len(legal))])
    assert compared > 30


def test_a_higher_sun_has_a_higher_price() -> None:
    found = appraisal(play(draws("gold nile")))
    suns = sorted(play("").view(0).seats[0].suns)
    prices = [found.price(0, sun) for sun in suns]
    assert prices == sorted(prices)
    assert prices[0] < prices[-1]


def test_a_lot_of_gold_pays_for_a_low_sun_and_one_of_disasters_for_none() -> None:
    rich = appraisal(play(draws("gold gold gold flood")))
    poor = appraisal(give(play(draws("funeral war drought")), *3 * ["2 pharaoh 1 art 2 nile"]))
    low, *_, high = sorted(play("").view(0).seats[0].suns)
    assert rich.gain(0, low) > 0 > poor.gain(0, low)
    assert rich.gain(0, low) > rich.gain(0, high)


def test_who_is_alone_counts_on_a_part_of_the_draws_for_each_sun() -> None:
    found = appraisal(play(SEAT_2_IS_ALONE))
    own = play(SEAT_2_IS_ALONE).view(2).seats[2].suns
    assert found.price(2, own[0]) == found.price(2, own[-1]) == found.alone(len(own))
    assert found.alone(1) >= found.alone(3)
