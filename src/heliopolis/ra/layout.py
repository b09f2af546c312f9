"""How a table of Ra lies in a row of numbers for learning, and how its steps are numbered: facts alone.

A row begins with the table, which is the same for any number of players; then come the seats, the one that looks
first and the others clockwise. What this file says is fixed by ``VERSION``: whoever changes it, raises that.
"""

from __future__ import annotations

from dataclasses import dataclass

from heliopolis.ra.pieces import (
    CIVILIZATION,
    EPOCHS,
    GOD,
    HIGHEST_SUN,
    KINDS,
    MONUMENTS,
    RA,
    RA_SPACES,
    TAKEN_BY_DISASTER,
    TILES,
)
from heliopolis.ra.view import PHASES

VERSION = 1


@dataclass(frozen=True, slots=True)
class Field:
    """Neighbours in a row that mean the same thing of several pieces."""

    name: str
    size: int
    meaning: str
    unit: float = 1.0  # what the thing itself is divided by
    most: float = 1.0  # the highest number that can stand there; the lowest is 0


SCORE_UNIT = 100
MOST_POINTS = 400  # more than all tiles in the box are worth to one seat

OF_KIND = "divided by how many of the kind are in the box, by tile number"
TABLE_FIELDS = (
    Field("bag", KINDS, f"tiles in the bag, {OF_KIND}"),
    Field("auction_track", KINDS, f"tiles on the auction track, {OF_KIND}"),
    Field("centre", HIGHEST_SUN, "1 at the sun in the centre: the first place is sun 1"),
    Field("epoch", EPOCHS, "1 at the epoch under way"),
    Field("phase", len(PHASES), f"1 at what comes next: {', '.join(PHASES)}"),
    Field("ra_track", 1, "Ra tiles drawn in this epoch", RA_SPACES),
    Field("ras", 1, "Ra tiles that end an epoch (S3)", RA_SPACES),
    Field("invoked", 1, "1 in an auction that was begun by invoking Ra"),
    Field("must_discard", 1, "tiles that the Disaster being resolved still takes", TAKEN_BY_DISASTER),
    Field("mild_end", 1, "1 where the last scoring takes no points away (V2)"),
    Field("resume_ra_player", 1, "1 where the Ra player goes on after an auction (V3)"),
)
SEAT_FIELDS = (
    Field("ra_player", 1, "1 where it began the auction"),
    Field("suns", HIGHEST_SUN, "1 at each of its face-up suns: the first place is sun 1"),
    Field("offer", 1, "the sun that it offers in the auction, 0 for none", HIGHEST_SUN),
    Field("used_suns", HIGHEST_SUN, "1 at each of its face-down suns"),
    Field("turn", 1, "1 where it has the move, also while chance draws for it"),
    Field("score", 1, "its points; 0 where they are hidden", SCORE_UNIT, MOST_POINTS / SCORE_UNIT),
    Field("score_known", 1, "1 where its points are not hidden"),
    Field("tiles", KINDS, f"tiles that lie before the seat, {OF_KIND}"),
)
TABLE_SIZE = sum(field.size for field in TABLE_FIELDS)
SEAT_SIZE = sum(field.size for field in SEAT_FIELDS)

# Every step of a player that the rules can ever allow: no Ra tile is ever on the auction track, a God is never
# taken for a God, and only Civilization tiles and Monuments are discarded by choice.
ACTIONS = (
    "draw",
    "ra",
    "done",
    "pass",
    *(f"bid:{sun}" for sun in range(1, HIGHEST_SUN + 1)),
    *(f"god:{TILES[tile]}" for tile in range(KINDS) if tile not in (RA, GOD)),
    *(f"discard:{TILES[tile]}" for tile in (*CIVILIZATION, *MONUMENTS)),
)


def starts(fields: tuple[Field, ...]) -> dict[str, int]:
    """Where each of these fields begins, counted from the first."""
    found, at = {}, 0
    for field in fields:
        found[field.name] = at
        at += field.size
    return found


def size(players: int) -> int:
    """How many numbers a row has for so many players."""
    return TABLE_SIZE + players * SEAT_SIZE
