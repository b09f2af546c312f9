"""What a seat wants done in advance: pass this auction, or bid the least that wins."""

from __future__ import annotations

import pytest

from heliopolis.game import BadNotation
from heliopolis.ra import GAME, plans
from heliopolis.ra.plans import on, planned
from tests.ra.games import draws, play

FULL_TRACK = draws("nile god gold pharaoh art religion writing agriculture")


def step(game: str, plan: str) -> str | None:
    """What a plan means for the seat that has the move after these steps."""
    state = play(game)
    found = planned(plan, state.view(state.actor), state.legal())
    return None if found is None else GAME.text(found)


@pytest.mark.parametrize("plan", ["pass", "bid:1", "bid:16"])
def test_these_are_plans(plan: str) -> None:
    plans.check(plan)


@pytest.mark.parametrize("plan", ["", "draw", "bid", "bid:0", "bid:17", "bid:09", "bid:9 ", "pass\n", "bid:٣"])
def test_these_are_no_plans(plan: str) -> None:
    with pytest.raises(BadNotation):
        plans.check(plan)


def test_a_plan_is_for_auctions() -> None:
    assert not on(play("draw =nile"))
    assert on(play("draw =nile ra"))
    assert not on(play("draw =nile ra pass pass bid:3"))
    assert step("draw =nile", "pass") is None


def test_a_plan_to_pass_passes() -> None:
    assert step("ra", "pass") == "pass"


def test_who_must_offer_decides_anew_when_the_plan_was_to_pass_or_to_bid_less_than_possible() -> None:
    assert step("ra pass pass", "pass") is None
    assert step("ra pass pass", "bid:1") is None
    assert step(FULL_TRACK + "ra pass pass", "pass") == "pass"


def test_the_last_to_offer_bids_the_least_that_is_higher() -> None:
    assert step("ra pass bid:4", "bid:13") == "bid:5"
    assert step("ra bid:9 pass", "bid:13") == "bid:13"
    assert step("ra pass pass", "bid:13") == "bid:2"


def test_nothing_is_bid_above_the_limit() -> None:
    assert step("ra bid:9 pass", "bid:12") == "pass"
    assert step("ra pass bid:7", "bid:7") == "pass"
    assert step("ra pass bid:4", "bid:5") == "bid:5"


def test_who_is_not_the_last_bids_the_least_that_nobody_to_come_can_beat() -> None:
    """Seat 1 has 12 9 6 3; seat 2, with 11 10 7 4, and seat 0, with 13 8 5 2, are to come."""
    assert step("draw =nile draw =god ra bid:8", "bid:12") == "bid:12"  # only seat 2 is to come: 12 beats 11


def test_where_no_sun_is_safe_the_least_is_bid_that_is_as_safe_as_the_highest() -> None:
    assert step("ra", "bid:12") == "bid:12"  # 9 would be beaten by 10 and 11 too
    assert step("ra", "bid:9") == "bid:9"  # and 6 by 7 and 8 too
    assert step("ra", "bid:5") == "bid:3"
    two = "=suns:9-6-5-2 =suns:8-7-4-3 "
    assert GAME.text(_two(two + "ra", "bid:8")) == "bid:7"  # 7 and 8 lose to 9 alone


def _two(game: str, plan: str) -> int:
    state = play(game, players=2)
    found = planned(plan, state.view(state.actor), state.legal())
    assert found is not None
    return found
