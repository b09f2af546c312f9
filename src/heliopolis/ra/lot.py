"""What a seat would have if the epoch ended at once, as it stands and with the auction track; and when it may end."""

from __future__ import annotations

from typing import Any

from heliopolis.ra.pieces import (
    DROUGHT,
    EARTHQUAKE,
    END_CIVILIZATION,
    END_MONUMENT,
    FIRST_CIVILIZATION,
    FIRST_MONUMENT,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    KINDS,
    NILE,
    NO_TILE,
    PHARAOH,
    RA,
    SPACES,
    TAKEN_BY_DISASTER,
    WAR,
)
from heliopolis.ra.points import PER_GOD, PER_GOLD
from heliopolis.ra.position import Position
from heliopolis.ra.scoring import civilization_points, monument_points, pharaoh_points, river_points
from heliopolis.ra.worth import CIVILIZATION_LOSS, MONUMENT_LOSS

CIVILIZATION_COST = [int(cost) for cost in CIVILIZATION_LOSS]
MONUMENT_COST = [int(cost) for cost in MONUMENT_LOSS]


def draws_left(position: Position) -> float:
    """How many tiles will be drawn up to the last Ra of this epoch, on average."""
    return (position.ras - position.ra_track) * (position.bag_size + 1.0) / (position.bag[RA] + 1)


def standing(position: Position, seat: int) -> int:
    """P1 to P6: the points that a seat's tiles bring as they lie there; Monuments as at the end of the game."""
    held = position.held[seat]
    points: int = held[GOD] * PER_GOD + held[GOLD] * PER_GOLD
    points += river_points(position, seat) + pharaoh_points(position, seat)
    points += civilization_points(position, seat) + monument_points(position, seat)
    return points


def standing_with_lot(position: Position, seat: int) -> int:
    """The same after the seat has won the tiles on the auction track."""
    held = position.held[seat]
    kept = [0] * 23  # one for each kind; a plain number, so that it can be an array when compiled
    for tile in range(KINDS):
        kept[tile] = held[tile]
    win_lot(position, seat)
    points = standing(position, seat)
    for tile in range(KINDS):
        held[tile] = kept[tile]
    return points


def hold_with_lot(position: Position, seat: int, after: Position) -> None:
    """Let a seat of ``after`` hold what it would hold in ``position`` if it had won the tiles on the auction track."""
    held = position.held[seat]
    for tile in range(KINDS):
        after.held[seat][tile] = held[tile]
    win_lot(position, seat)
    for tile in range(KINDS):
        won = held[tile]
        held[tile] = after.held[seat][tile]
        after.held[seat][tile] = won


def win_lot(position: Position, seat: int) -> None:
    """Add the auction track to what a seat holds; its Disasters take what is likely to be least missed (D1 to D5)."""
    held = position.held[seat]
    for space in range(SPACES):
        if position.auction_track[space] != NO_TILE:
            held[position.auction_track[space]] += 1
    held[PHARAOH] = max(0, held[PHARAOH] - TAKEN_BY_DISASTER * held[FUNERAL])
    dried = TAKEN_BY_DISASTER * held[DROUGHT]
    held[NILE] = max(0, held[NILE] - max(0, dried - held[FLOOD]))
    held[FLOOD] = max(0, held[FLOOD] - dried)
    for _ in range(TAKEN_BY_DISASTER * held[WAR]):
        _lose(held, FIRST_CIVILIZATION, END_CIVILIZATION)
    for _ in range(TAKEN_BY_DISASTER * held[EARTHQUAKE]):
        _lose(held, FIRST_MONUMENT, END_MONUMENT)


def _lose(held: Any, first: int, end: int) -> None:
    """Give up one tile of a class, the one that is least missed."""
    best = first
    for tile in range(first + 1, end):
        if loss(tile, held[tile]) < loss(best, held[best]):
            best = tile
    if held[best]:
        held[best] -= 1


def loss(tile: int, count: int) -> int:
    """D4, D5: how much one of so many Civilization tiles or Monuments of a kind would be missed."""
    return MONUMENT_COST[count] if tile >= FIRST_MONUMENT else CIVILIZATION_COST[count]
