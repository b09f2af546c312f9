"""What lies on the table at one moment of a game of Ra: fields, and nothing that knows a rule.

Compiled, the lists below are C arrays (see ``position.pxd``); interpreted, they are ordinary lists.
"""

from __future__ import annotations

from typing import TypeVar

from heliopolis.ra.editions import SUN_GROUPS, Setup
from heliopolis.ra.pieces import (
    COUNTS,
    EPOCHS,
    KINDS,
    MOST_SEATS,
    MOST_SUNS,
    NO_TILE,
    SPACES,
)

# Phases: what kind of step comes next.
DEAL, TURN, DRAWING, AUCTION, GODS, DISCARDING, OVER = range(7)

# What points are given for, in the order of the scoring sheet (P1 to P7).
ITEMS = ("god", "gold", "river", "pharaohs", "civilization", "monuments", "suns")
ITEM_COUNT = len(ITEMS)
START_SCORE = 10  # S2
NOBODY = -1


Number = TypeVar("Number", int, float)


def row(value: Number, length: int) -> list[Number]:
    """So many numbers, all the same; compiled, what they are put into is an array."""
    return [value] * length


class Position:
    """The table: whose step it is, what lies where, and what has been scored."""

    __slots__ = (
        "auction_track",
        "bag",
        "bag_size",
        "best",
        "best_seat",
        "centre",
        "choices",
        "epoch",
        "face_up",
        "face_up_count",
        "face_up_total",
        "gone",
        "held",
        "invoked",
        "mild_end",
        "must_discard",
        "offers",
        "phase",
        "players",
        "points",
        "ra_player",
        "ra_track",
        "ras",
        "resume_ra_player",
        "scores_now",
        "seat",
        "suns",
        "suns_each",
        "track_size",
        "undealt",
    )

    def __init__(self, setup: Setup) -> None:
        self._make_room()
        self.take_from(BLANK)
        self.players = setup.players
        self.ras = setup.ras
        self.mild_end = setup.mild_end
        self.resume_ra_player = setup.resume_ra_player
        self.suns_each = len(setup.groups[0])
        for group in setup.groups:
            self.undealt[SUN_GROUPS.index(group)] = 1

    def _make_room(self) -> None:
        """Give a new position its lists; compiled, the arrays are part of it and there is nothing to do."""
        if hasattr(self, "phase"):
            return
        self.undealt = row(0, len(SUN_GROUPS))  # 1 for a group of suns still to be dealt
        self.bag = row(0, KINDS)
        self.gone = row(0, KINDS)  # D6: tiles out of the game for good
        self.auction_track = row(0, SPACES)
        self.held = [row(0, KINDS) for _ in range(MOST_SEATS)]
        self.suns = row(0, MOST_SEATS * MOST_SUNS)  # all suns of seat 0, all of seat 1, …
        self.face_up = row(0, MOST_SEATS * MOST_SUNS)  # the same, but 0 where face down
        self.face_up_count = row(0, MOST_SEATS)
        self.offers = row(0, MOST_SEATS)  # the sun each seat offers in the auction, 0 for none
        self.scores_now = row(0, MOST_SEATS)
        self.points = [[row(0, ITEM_COUNT) for _ in range(MOST_SEATS)] for _ in range(EPOCHS)]
        self.choices = row(0, 32)  # where the rules list the legal steps; not part of the position

    def _clear(self) -> None:
        """Set everything but the options as it is before the suns are dealt."""
        self._make_room()
        self.players = self.ras = self.suns_each = 0
        self.mild_end = self.resume_ra_player = False
        self.phase = DEAL
        self.seat = 0
        self.epoch = 1
        self.bag = list(COUNTS)
        self.bag_size = sum(COUNTS)
        self.ra_track = 0  # Ra tiles drawn in this epoch
        self.auction_track = row(NO_TILE, SPACES)
        self.track_size = 0
        self.face_up_total = 0
        self.centre = 1  # S2
        self.ra_player = NOBODY  # the seat that started the auction under way
        self.invoked = False  # whether it did so by invoking Ra
        self.best = 0  # the highest of the offers
        self.best_seat = NOBODY
        self.must_discard = 0  # tiles the Disaster being resolved still takes
        self.scores_now = row(START_SCORE, MOST_SEATS)

    def take_from(self, other: Position) -> None:
        """Make this position equal to ``other`` and independent of it."""
        self.players = other.players
        self.ras = other.ras
        self.mild_end = other.mild_end
        self.resume_ra_player = other.resume_ra_player
        self.suns_each = other.suns_each
        self.phase = other.phase
        self.seat = other.seat
        self.epoch = other.epoch
        self.bag_size = other.bag_size
        self.ra_track = other.ra_track
        self.track_size = other.track_size
        self.face_up_total = other.face_up_total
        self.centre = other.centre
        self.ra_player = other.ra_player
        self.invoked = other.invoked
        self.best = other.best
        self.best_seat = other.best_seat
        self.must_discard = other.must_discard
        self._take_rows_from(other)

    def _take_rows_from(self, other: Position) -> None:
        self.undealt[:] = other.undealt
        self.bag[:] = other.bag
        self.gone[:] = other.gone
        self.auction_track[:] = other.auction_track
        self.suns[:] = other.suns
        self.face_up[:] = other.face_up
        self.face_up_count[:] = other.face_up_count
        self.offers[:] = other.offers
        self.scores_now[:] = other.scores_now
        for seat in range(MOST_SEATS):
            self.held[seat][:] = other.held[seat]
            for epoch in range(EPOCHS):
                self.points[epoch][seat][:] = other.points[epoch][seat]


def blank() -> Position:
    """The table of nobody before anything has happened: what every new position begins as."""
    position = Position.__new__(Position)
    position._clear()
    return position


BLANK = blank()
