"""What somebody does who goes by simple values: how ``greedy`` decides, and how others may be taken to.

The values themselves are in ``estimate.py``; what they make of a lot and of a sun is in ``appraisal.py``.
"""

from __future__ import annotations

from heliopolis.ra.appraisal import Appraisal
from heliopolis.ra.lot import loss
from heliopolis.ra.measures import MOST_OUTCOMES
from heliopolis.ra.pieces import FUNERAL, MOST_SEATS
from heliopolis.ra.position import AUCTION, GODS, TURN, Position, blank, row
from heliopolis.ra.rules import apply, list_legal
from heliopolis.ra.sale import Sale
from heliopolis.ra.steps import BID, DISCARD, DONE, DRAW, GOD_FOR, INVOKE, PASS

ENVY = 0.6  # points for all others together hurt me by this share
ROUNDING = 1e-9  # points: sums that should be the same differ by less
NOTHING = -1000.0  # points: less than anything brings


class Simple:
    """Takes the step that promises a seat most points; used again and again without new memory."""

    __slots__ = ("appraisal", "gains", "invoked", "opened", "players", "sale", "scratch", "stays")

    def __init__(self) -> None:
        self.appraisal = Appraisal()
        self.sale = Sale()  # the auction that it would invoke or has to decide in
        self.opened = blank()
        self.scratch = blank()
        self.players = 0
        self.invoked = False  # whether the auction looked at was invoked
        self.gains = row(0.0, MOST_OUTCOMES)  # what the outcomes of the auction looked at bring their winners
        self.stays = row(0.0, MOST_SEATS)  # what it means to each bidder that nobody offers anything

    def choose(self, position: Position) -> int:
        """What the seat to move does by simple values."""
        count = list_legal(position)
        if count == 1:
            return position.choices[0]
        if position.phase == TURN:
            return self._action(position)
        if position.phase == AUCTION:
            self.sale.open(position, self.scratch)
            self._appraise(position, self.sale)
            return self._step_to(self._option(self.sale, 0, 0))
        self.appraisal.begin(position)
        if position.phase == GODS:
            found = self._exchange(position)
            return found if found else DONE
        return self._discard(position, count)

    def foresee(self, auction: Position, sale: Sale) -> None:
        """Write into an opened sale what every bidder would make by simple values of every way it may stand."""
        self._appraise(auction, sale)
        for k in range(sale.count):
            for outcome in range(sale.outcomes):
                sale.simple[k * MOST_OUTCOMES + outcome] = self._option(sale, k, outcome)

    def _appraise(self, auction: Position, sale: Sale) -> None:
        """What each outcome would bring its winner, and what a lot that stays on the track means to everybody."""
        self.appraisal.begin(auction)
        self.players = auction.players
        self.invoked = auction.invoked
        for outcome in range(sale.outcomes):
            self.gains[outcome] = 0.0
            if sale.suns[outcome]:
                self.gains[outcome] = self.appraisal.gain(sale.seats[outcome], sale.suns[outcome])
        for k in range(sale.count):
            most = NOTHING
            for outcome in range(1, sale.outcomes):
                if sale.seats[outcome] == sale.bidders[k]:
                    most = max(most, self.gains[outcome])
            self.stays[sale.bidders[k]] = self.appraisal.staying(sale.bidders[k], most)

    # Turns

    def _action(self, position: Position) -> int:
        """T1: draw, invoke Ra or spend Gods."""
        can_draw = position.choices[0] == DRAW
        invoking = self._invoking_value(position)
        exchange = self._exchange(position)
        if can_draw and invoking <= self.appraisal.staying(position.seat, invoking):
            return exchange if exchange else DRAW
        if invoking <= 0 and exchange:  # drawing is worse or not allowed, but there is no lot to hurry for
            return exchange
        return INVOKE

    def _invoking_value(self, position: Position) -> float:
        """What it means to a seat to invoke Ra: the others bid, then it goes higher or not; A4: it may have to."""
        sale = self.sale
        self.opened.take_from(position)
        apply(self.opened, INVOKE)
        sale.open(self.opened, self.scratch)
        self._appraise(self.opened, sale)
        last = sale.count - 1
        return self._value(sale, last, self._option(sale, last, self._after_bids(sale, 0, last, 0)))

    def _exchange(self, position: Position) -> int:
        """T5: the step that takes the best tile with a God; 0 when no tile is worth more than the God."""
        best = 0
        most = self.appraisal.god(position.seat)
        count = list_legal(position)
        for i in range(count):
            tile = position.choices[i] - GOD_FOR
            if 0 <= tile < FUNERAL:  # nobody wants a Disaster
                worth = self.appraisal.tile(position.seat, tile)
                if worth > most + ROUNDING:
                    best = position.choices[i]
                    most = worth
        return best

    # Auctions

    def _step_to(self, option: int) -> int:
        """What the first bidder must do to bring about this outcome."""
        return BID + self.sale.suns[option] if option else PASS

    def _option(self, sale: Sale, k: int, outcome: int) -> int:
        """What bidder ``k`` makes of how it stands: what is best for it, of two as good ones the quieter."""
        best = -1
        most = 0.0
        if sale.may_offer(k, outcome, outcome):
            best = outcome
            most = self._value(sale, k, outcome)
        for option in range(1, sale.outcomes):
            if option == outcome or not sale.may_offer(k, outcome, option):
                continue
            worth = self._value(sale, k, option)
            lower = best > 0 and best != outcome and sale.suns[option] < sale.suns[best]
            if best < 0 or worth > most or (worth == most and lower):
                best = option
                most = worth
        return best

    def _value(self, sale: Sale, k: int, outcome: int) -> float:
        """What it means to bidder ``k`` that it leaves the auction like this to those after it."""
        end = self._after_bids(sale, k + 1, sale.count, outcome)
        if sale.suns[end] == 0:
            return 0.0 if self.invoked else self.stays[sale.bidders[k]]  # A3: if invoked, the tiles are discarded
        if sale.seats[end] == sale.bidders[k]:
            return self.gains[end]
        return -ENVY * self.gains[end] / (self.players - 1)

    def _after_bids(self, sale: Sale, first: int, end: int, outcome: int) -> int:
        """How it stands when each of these bidders has offered its lowest higher sun if that pays."""
        for k in range(first, end):
            lowest = 0
            for option in range(1, sale.outcomes):
                if sale.seats[option] != sale.bidders[k] or sale.suns[option] <= sale.suns[outcome]:
                    continue
                if lowest == 0 or sale.suns[option] < sale.suns[lowest]:
                    lowest = option
            if lowest and self.gains[lowest] > 0:
                outcome = lowest
        return outcome

    # Disasters

    def _discard(self, position: Position, count: int) -> int:
        """D4, D5: the tile that is least missed."""
        held = position.held[position.seat]
        best = 0
        least = 0
        for i in range(count):
            tile = position.choices[i] - DISCARD
            cost = loss(tile, held[tile])
            if i == 0 or cost < least:
                best = i
                least = cost
        return position.choices[best]
