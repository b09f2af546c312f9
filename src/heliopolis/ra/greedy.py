"""The greedy player: hand-written values of tiles and suns, one look ahead.

It works out what the track is worth to every seat and what each sun could still win for its owner, takes the
others to bid where that pays for them, and picks the step that leaves itself best off.
"""

from __future__ import annotations

from heliopolis.game import Limits
from heliopolis.ra.appraisal import Appraisal
from heliopolis.ra.measures import TILE
from heliopolis.ra.pieces import NO_TILE, RA, SPACES
from heliopolis.ra.position import AUCTION, GODS, NOBODY, TURN
from heliopolis.ra.state import imagined
from heliopolis.ra.steps import BID, DISCARD, DONE, DRAW, GOD_FOR, INVOKE, PASS
from heliopolis.ra.view import View
from heliopolis.ra.worth import god_worth, least_useful, lot_worth, outlook

KEEP = 0.7  # of what a lot would bring me now, left for me when it stays on the track for others to take
ENVY = 0.6  # points for all others together hurt me by this share


class Greedy:
    """Takes the step that promises most points, from the tiles it wins and the suns it keeps."""

    def __init__(self, seed: int) -> None:
        """The seed changes nothing: this player rolls no dice."""

    def choose(self, view: View, legal: list[int], limits: Limits) -> int:
        """The best step by hand-written values, long before any limit."""
        if len(legal) == 1:
            return legal[0]
        table = Table(view)
        if view.phase == TURN:
            return _action(table, legal)
        if view.phase == AUCTION:
            return max(legal, key=lambda step: _offer_value(table, step))
        if view.phase == GODS:
            return _best_exchange(table, legal) or DONE
        return DISCARD + least_useful(view.seats[table.me].tiles, [step - DISCARD for step in legal])


class Table:
    """A view, and what is worked out from it once before the steps are weighed."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.turn
        self.my_suns = view.seats[view.turn].suns
        self.suns = sum([len(area.suns) for area in view.seats])
        self.alone = len(self.my_suns) == self.suns
        self.ra_chance = view.bag[RA] / sum(view.bag)
        self.lot = [tile for tile in view.auction_track if tile != NO_TILE]
        self.appraisal = Appraisal()
        self.appraisal.begin(imagined(view))

    def gain(self, seat: int, sun: int) -> float:
        """What a seat gains if it wins the lot with this sun."""
        return self.appraisal.gain(seat, sun)

    def my_gain(self, above: int) -> float:
        """The most that I can gain by winning the lot with a sun above an offer."""
        return max([self.gain(self.me, sun) for sun in self.my_suns if sun > above], default=float("-inf"))

    def after_bids(self, bidders: list[int], best: int, best_seat: int) -> tuple[int, int]:
        """The best offer and its seat when each of these has offered its lowest higher sun if that pays."""
        for seat in bidders:
            sun = min([sun for sun in self.view.seats[seat].suns if sun > best], default=0)
            if sun and self.gain(seat, sun) > 0:
                best, best_seat = sun, seat
        return best, best_seat

    def won(self, seat: int, sun: int) -> float:
        """What it means to me that a seat wins the lot with this sun."""
        gain = self.gain(seat, sun)
        return gain if seat == self.me else -ENVY * gain / (len(self.view.seats) - 1)

    def staying(self, gain: float) -> float:
        """What it means to me that the lot, which would bring me ``gain`` now, stays and a tile is drawn."""
        view = self.view
        gain = max(0.0, gain)
        keep = 1.0 if self.alone else KEEP
        share = len(self.my_suns) / self.suns
        longer = gain * keep + TILE * share
        if view.ra_track + 1 < view.ras:
            return (1 - self.ra_chance) * longer + self.ra_chance * gain
        # E1: the last Ra takes the lot, and the chance to win anything more in this epoch.
        lost = self.appraisal.alone(1) * share
        return (1 - self.ra_chance) * longer - self.ra_chance * lost


def _action(table: Table, legal: list[int]) -> int:
    """T1: draw, invoke Ra or spend Gods."""
    invoking = _invoking_value(table)
    if legal[0] == DRAW and invoking <= table.staying(invoking):
        return _best_exchange(table, legal) or DRAW
    if invoking <= 0:  # drawing is worse or not allowed, but there is no lot to hurry for
        return _best_exchange(table, legal) or INVOKE
    return INVOKE


def _invoking_value(table: Table) -> float:
    """What it means to me to invoke Ra: the others bid, then I go higher or not; A4: I must if nobody has."""
    best, seat = table.after_bids(_seats_after(table.view, table.me, table.me), 0, NOBODY)
    if best:
        return max(table.my_gain(best), table.won(seat, best))
    full = len(table.lot) == SPACES
    return max(table.my_gain(0), 0.0) if full else table.my_gain(0)


def _offer_value(table: Table, step: int) -> float:
    """What it means to me to pass or to offer a sun, when the seats after me bid as they should."""
    view = table.view
    best, seat = (view.best, view.best_seat) if step == PASS else (step - BID, table.me)
    if table.me != view.ra_player:
        later = [*_seats_after(view, table.me, view.ra_player), view.ra_player]
        best, seat = table.after_bids(later, best, seat)
    if best:
        return table.won(seat, best)
    if view.invoked:  # A3: the tiles are discarded
        return 0.0
    return table.staying(table.my_gain(0))


def _seats_after(view: View, seat: int, end: int) -> list[int]:
    """The seats clockwise after one and before another."""
    count = len(view.seats)
    return [(seat + i) % count for i in range(1, (end - seat - 1) % count + 1)]


def _best_exchange(table: Table, legal: list[int]) -> int:
    """T5: the step that takes the best tile with a God; 0 when no tile is worth more than the God."""
    tiles, look = table.view.seats[table.me].tiles, outlook(table.view, table.me, table.appraisal.pace)
    best_step, most = 0, god_worth(look)
    for step in legal:
        if GOD_FOR <= step < DONE:
            worth = lot_worth(tiles, [step - GOD_FOR], look)
            if worth > most:
                best_step, most = step, worth
    return best_step
