"""What a seat wants done in advance, for people who play over days: pass this auction, or bid the least that wins.

A plan is a short text: ``pass``, or ``bid:N`` for "the least that wins, up to N". It ends with the auction it is for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from heliopolis.game import BadNotation
from heliopolis.ra.pieces import HIGHEST_SUN
from heliopolis.ra.position import AUCTION
from heliopolis.ra.state import State
from heliopolis.ra.steps import BID, PASS
from heliopolis.ra.view import View

PASSING = "pass"
BIDDING = re.compile(r"bid:([1-9][0-9]?)")


def check(plan: str) -> None:
    """Raise ``BadNotation`` unless the text is a plan."""
    bidding = BIDDING.fullmatch(plan)
    if plan != PASSING and (bidding is None or int(bidding[1]) > HIGHEST_SUN):
        raise BadNotation("error-plan", found=plan)


def on(state: State) -> bool:
    """Whether what plans are for is under way: an auction."""
    return bool(state.phase == AUCTION)


def planned(plan: str, view: View, legal: Sequence[int]) -> int | None:
    """The step that a plan means for the seat whose view it is; None where the plan says nothing, and it must decide.

    A Ra player who must offer (A4) decides anew where the plan was to pass, or to bid less than any sun it has.
    """
    if view.phase != AUCTION or view.actor != view.seat:
        return None
    offer = None
    if bidding := BIDDING.fullmatch(plan):
        offer = _least_that_wins(view, [step - BID for step in legal if PASS < step <= BID + int(bidding[1])])
    if offer is not None:
        return BID + offer
    return PASS if PASS in legal else None


def _least_that_wins(view: View, suns: Sequence[int]) -> int | None:
    """The least of these suns that is as safe from the seats to come as the highest of them; None if there are none."""
    if not suns:
        return None
    to_come = [sun for seat in _seats_to_come(view) for sun in view.seats[seat].suns]
    unbeaten = [sun for sun in to_come if sun > max(suns)]
    return min(sun for sun in suns if [other for other in to_come if other > sun] == unbeaten)


def _seats_to_come(view: View) -> Iterator[int]:
    """A1: the seats that offer after the one to move; the Ra player is the last."""
    seat = view.turn
    while seat != view.ra_player:
        seat = (seat + 1) % len(view.seats)
        yield seat
