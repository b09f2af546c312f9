"""An auction to be solved: who may still bid, and every way in which it can end.

There are no rules in here but one: an offer must be higher than the last. Whether somebody must offer is asked of them.
"""

from __future__ import annotations

from heliopolis.ra.measures import MOST_OUTCOMES, NO_LEAF
from heliopolis.ra.pieces import MOST_SEATS, MOST_SUNS
from heliopolis.ra.position import Position, row
from heliopolis.ra.rules import list_legal
from heliopolis.ra.steps import PASS


class Sale:
    """Who decides in which order, what each of them can make of it, and what that leads to."""

    __slots__ = ("bidders", "count", "ends", "glance", "leaves", "must_offer", "outcomes", "seats", "simple", "suns")

    def __init__(self) -> None:
        self.bidders = row(0, MOST_SEATS)  # the seats that still decide, in their order
        self.count = 0
        self.seats = row(0, MOST_OUTCOMES)  # who wins in each outcome; outcome 0 is how it stands now
        self.suns = row(0, MOST_OUTCOMES)  # with which sun
        self.leaves = row(0, MOST_OUTCOMES)  # and what it leads to
        self.outcomes = 0
        self.must_offer = False  # A4: the last bidder may not pass if nobody has offered
        self.simple = row(0, MOST_SEATS * MOST_OUTCOMES)  # what each bidder makes of each outcome by simple values
        self.glance = row(0, MOST_SEATS * MOST_OUTCOMES)  # and what seems best to it at a glance
        self.ends = row(0, (MOST_SEATS + 1) * MOST_OUTCOMES)  # how it ends most likely, by bidder to come and outcome

    def open(self, auction: Position, scratch: Position) -> None:
        """Write down who may still bid in this auction and what may come of it; ``scratch`` is room to try things."""
        self._list_bidders(auction)
        scratch.take_from(auction)
        scratch.seat = auction.ra_player
        scratch.best = 0
        list_legal(scratch)
        self.must_offer = scratch.choices[0] != PASS
        self.outcomes = 0
        self._add(auction.best_seat, auction.best)
        for k in range(self.count):
            for i in range(self.bidders[k] * MOST_SUNS, (self.bidders[k] + 1) * MOST_SUNS):
                if auction.face_up[i] > auction.best:
                    self._add(self.bidders[k], auction.face_up[i])

    def _list_bidders(self, auction: Position) -> None:
        """A1: from the seat to move round to the Ra player, all who have a face-up sun."""
        self.count = 0
        seat = auction.seat
        while True:
            if auction.face_up_count[seat]:
                self.bidders[self.count] = seat
                self.count += 1
            if seat == auction.ra_player:
                break
            seat += 1
            if seat == auction.players:
                seat = 0

    def _add(self, seat: int, sun: int) -> None:
        self.seats[self.outcomes] = seat
        self.suns[self.outcomes] = sun
        self.leaves[self.outcomes] = NO_LEAF
        self.outcomes += 1

    def may_offer(self, k: int, outcome: int, option: int) -> bool:
        """Whether bidder ``k`` can make ``option`` of how it stands: ``outcome`` itself is to pass."""
        if option == outcome:
            return not (self.must_offer and k == self.count - 1 and self.suns[outcome] == 0)
        return option > 0 and self.seats[option] == self.bidders[k] and self.suns[option] > self.suns[outcome]
