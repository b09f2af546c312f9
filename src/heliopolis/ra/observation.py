"""Writes a position as a row of numbers for learning, as far as one seat may see it; the row is that of ``layout.py``.

Nothing here is worked out: the row has what lies on the table, and a learner finds out what it is worth.
"""

from __future__ import annotations

from typing import Any

from heliopolis.ra import layout
from heliopolis.ra.layout import SCORE_UNIT, SEAT_SIZE, TABLE_SIZE
from heliopolis.ra.pieces import COUNTS, HIGHEST_SUN, MOST_SUNS, NO_TILE, RA_SPACES, SPACES, TAKEN_BY_DISASTER
from heliopolis.ra.position import OVER, Position

try:
    import cython
except ImportError:
    from heliopolis import withoutc as cython

_TABLE, _SEAT = layout.starts(layout.TABLE_FIELDS), layout.starts(layout.SEAT_FIELDS)
BAG, TRACK, EPOCH, PHASE = _TABLE["bag"], _TABLE["auction_track"], _TABLE["epoch"] - 1, _TABLE["phase"]
CENTRE = _TABLE["centre"] - 1  # suns and epochs count from 1
RA_TRACK, RAS, INVOKED, MUST_DISCARD = (_TABLE[name] for name in ("ra_track", "ras", "invoked", "must_discard"))
MILD_END, RESUME = _TABLE["mild_end"], _TABLE["resume_ra_player"]
HELD, FACE_UP, FACE_DOWN = _SEAT["tiles"], _SEAT["suns"] - 1, _SEAT["used_suns"] - 1
OFFER, RA_PLAYER, TURN = _SEAT["offer"], _SEAT["ra_player"], _SEAT["turn"]
SCORE, SCORE_KNOWN = _SEAT["score"], _SEAT["score_known"]
SHARE_OF_ONE = [1 / count for count in COUNTS]  # of the tiles of a kind
RA_SHARE = 1 / RA_SPACES
SUN_SHARE = 1 / HIGHEST_SUN
DISCARD_SHARE = 1 / TAKEN_BY_DISASTER
SCORE_SHARE = 1 / SCORE_UNIT
IS_USED = [1.0] + [0.0] * HIGHEST_SUN  # by the number that a sun shows, 0 where it lies face down


def write_observation(position: Position, viewer: int, open_scores: bool, row: Any) -> None:
    """Write what the seat ``viewer`` sees of a position into a buffer of floats."""
    if len(row) < TABLE_SIZE + position.players * SEAT_SIZE:
        raise ValueError("the row is too short")
    write_at(position, viewer, open_scores, address_of(row), 0)


def address_of(row: Any) -> Any:
    """Where a buffer of floats lies; interpreted, it is the buffer itself."""
    return cython.cast("unsigned long long", cython.address(row[0])) if cython.compiled else row


def write_at(position: Position, viewer: int, open_scores: bool, rows: Any, at: int) -> None:
    """Write an observation into the buffer at this address, from the place ``at`` on; unchecked."""
    row = cython.cast("Row", rows)
    _write_table(position, row, at)
    at += TABLE_SIZE
    seat = viewer
    for place in range(position.players):
        _write_seat(position, seat, row, at)
        if place == 0 or open_scores or position.phase == OVER:  # V5
            row[at + SCORE] = position.scores_now[seat] * SCORE_SHARE
            row[at + SCORE_KNOWN] = 1
        else:
            row[at + SCORE] = 0
            row[at + SCORE_KNOWN] = 0
        at += SEAT_SIZE
        seat += 1
        if seat == position.players:
            seat = 0


# Lengths of fields below are plain numbers, because the compiler unrolls a loop whose length it knows.


def _write_table(position: Position, row: Any, at: int) -> None:
    for tile in range(23):
        row[at + BAG + tile] = position.bag[tile] * SHARE_OF_ONE[tile]
    for i in range(23 + 16 + 3 + 7):  # auction track, centre, epoch, phase
        row[at + TRACK + i] = 0
    if position.track_size:
        for space in range(SPACES):
            tile = position.auction_track[space]
            if tile != NO_TILE:
                row[at + TRACK + tile] += SHARE_OF_ONE[tile]
    row[at + CENTRE + position.centre] = 1
    row[at + EPOCH + position.epoch] = 1
    row[at + PHASE + position.phase] = 1
    row[at + RA_TRACK] = position.ra_track * RA_SHARE
    row[at + RAS] = position.ras * RA_SHARE
    row[at + INVOKED] = position.invoked
    row[at + MUST_DISCARD] = position.must_discard * DISCARD_SHARE
    row[at + MILD_END] = position.mild_end
    row[at + RESUME] = position.resume_ra_player


def _write_seat(position: Position, seat: int, row: Any, at: int) -> None:
    """No branches: which sun is face up is hard to predict.

    A sun that is not there falls on the place before its field, which is written afterwards.
    """
    for i in range(1 + 16 + 1 + 16):  # the suns, face up and down, and what stands before them
        row[at + RA_PLAYER + i] = 0
    for i in range(seat * MOST_SUNS, seat * MOST_SUNS + position.suns_each):
        row[at + FACE_UP + position.face_up[i]] = 1
        row[at + FACE_DOWN + position.suns[i]] = IS_USED[position.face_up[i]]
    row[at + RA_PLAYER] = seat == position.ra_player
    row[at + OFFER] = position.offers[seat] * SUN_SHARE
    row[at + TURN] = seat == position.seat
    held = position.held[seat]
    for tile in range(23):
        row[at + HELD + tile] = held[tile] * SHARE_OF_ONE[tile]
