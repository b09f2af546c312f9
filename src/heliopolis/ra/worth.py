"""What tiles are worth to a seat, reckoned from a view; the values themselves are in ``estimate.py``."""

from __future__ import annotations

from collections.abc import Iterable

from heliopolis.ra.estimate import Outlook, pace_of
from heliopolis.ra.pieces import (
    CIVILIZATION,
    DROUGHT,
    EARTHQUAKE,
    END_CIVILIZATION,
    END_MONUMENT,
    EPOCHS,
    FIRST_CIVILIZATION,
    FIRST_MONUMENT,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    KINDS,
    MONUMENTS,
    NILE,
    NO_TILE,
    PHARAOH,
    RA,
    TAKEN_BY_DISASTER,
    WAR,
)
from heliopolis.ra.points import PER_GOLD
from heliopolis.ra.view import View

# What is lost with one tile of a kind, by how many of it there are: who has a Disaster gives what costs least.
NONE_TO_GIVE = 100.0
CIVILIZATION_LOSS = (NONE_TO_GIVE, 1.0, 0.0, 0.0, 0.0, 0.0)  # a second one of a kind brings nothing
MONUMENT_LOSS = (NONE_TO_GIVE, 2.0, 1.0, 4.0, 5.0, 5.0)  # a pair is only a hope; a single one and three count
LOSS = (CIVILIZATION_LOSS, MONUMENT_LOSS)

Tiles = tuple[int, ...]  # how many of each kind, by tile number


def track_worth(view: View) -> list[float]:
    """What the tiles on the auction track are worth to each seat now, in points by the end of the game."""
    lot = [tile for tile in view.auction_track if tile != NO_TILE]
    speed = pace(view)
    return [lot_worth(area.tiles, lot, outlook(view, seat, speed)) for seat, area in enumerate(view.seats)]


def lot_worth(tiles: Tiles, lot: Iterable[int], outlook: Outlook) -> float:
    """What the owner of ``tiles`` gains by winning a lot, in points by the end of the game; may be below 0."""
    after = after_winning(tiles, lot)
    worth: float = (after[GOLD] - tiles[GOLD]) * PER_GOLD
    worth += (after[GOD] - tiles[GOD]) * god_worth(outlook)
    if after[PHARAOH] != tiles[PHARAOH]:
        worth += pharaohs_worth(after, outlook) - pharaohs_worth(tiles, outlook)
    if after[NILE] != tiles[NILE] or after[FLOOD] != tiles[FLOOD]:
        worth += river_worth(after, outlook) - river_worth(tiles, outlook)
    if after[FIRST_CIVILIZATION:END_CIVILIZATION] != tiles[FIRST_CIVILIZATION:END_CIVILIZATION]:
        worth += civilization_worth(after, outlook) - civilization_worth(tiles, outlook)
    if after[FIRST_MONUMENT:END_MONUMENT] != tiles[FIRST_MONUMENT:END_MONUMENT]:
        worth += monuments_worth(after, outlook) - monuments_worth(tiles, outlook)
    return worth


# What is still to come


def draws_left(view: View) -> float:
    """How many tiles will be drawn up to the last Ra of this epoch, on average."""
    return (view.ras - view.ra_track) * (sum(view.bag) + 1) / (view.bag[RA] + 1)


def pace(view: View) -> float:
    """Which share of the face-up suns the draws left will be enough for, at most 1."""
    return pace_of(draws_left(view), sum([len(area.suns) for area in view.seats]))


def outlook(view: View, seat: int, pace: float) -> Outlook:
    """What a seat can expect when it has spent one more sun."""
    pharaohs = [area.tiles[PHARAOH] for area in view.seats]
    del pharaohs[seat]
    found = Outlook(0, 0, 0, 0, 0, 0)
    suns = max(0, len(view.seats[seat].suns) - 1)
    found.expect(suns, pace, EPOCHS - view.epoch, max(pharaohs), min(pharaohs))
    return found


# Points to come, class by class


def god_worth(outlook: Outlook) -> float:
    """P1, T5: for one God, kept to the end of the epoch or spent on a tile before."""
    return outlook.god()


def pharaohs_worth(tiles: Tiles, outlook: Outlook) -> float:
    """P4: for most and fewest Pharaohs, in this epoch and in those after it."""
    return outlook.pharaohs(tiles[PHARAOH])


def river_worth(tiles: Tiles, outlook: Outlook) -> float:
    """P3: for Floods in this epoch, and for Niles in every epoch that has a Flood."""
    return outlook.river(tiles[FLOOD], tiles[NILE])


def civilization_worth(tiles: Tiles, outlook: Outlook) -> float:
    """P5: for the different kinds, in this epoch."""
    return outlook.civilization(len(CIVILIZATION) - tiles[FIRST_CIVILIZATION:END_CIVILIZATION].count(0))


def monuments_worth(tiles: Tiles, outlook: Outlook) -> float:
    """P6: for different kinds and for many of one kind, at the end of the game."""
    held = [count for count in tiles[FIRST_MONUMENT:END_MONUMENT] if count]
    return outlook.diversity(len(held)) + sum([outlook.multiplicity(count) for count in held])


# Disasters


def after_winning(tiles: Tiles, lot: Iterable[int]) -> Tiles:
    """A6: what a seat holds when it has added a lot and resolved the Disasters in it."""
    held = list(tiles)
    for tile in lot:
        held[tile] += 1
    if any(held[FUNERAL:]):
        _resolve(held)
    return tuple(held)


def _resolve(held: list[int]) -> None:
    """D1 to D5: each Disaster takes two tiles, of those that its owner may choose the least useful ones."""
    held[PHARAOH] = max(0, held[PHARAOH] - TAKEN_BY_DISASTER * held[FUNERAL])
    dried = TAKEN_BY_DISASTER * held[DROUGHT]
    held[NILE] = max(0, held[NILE] - max(0, dried - held[FLOOD]))
    held[FLOOD] = max(0, held[FLOOD] - dried)
    for disaster, kinds in ((WAR, CIVILIZATION), (EARTHQUAKE, MONUMENTS)):
        for _ in range(TAKEN_BY_DISASTER * held[disaster]):
            tile = least_useful(held, kinds)
            held[tile] = max(0, held[tile] - 1)
    held[FUNERAL:] = [0] * (KINDS - FUNERAL)


def least_useful(held: list[int] | Tiles, kinds: Iterable[int]) -> int:
    """D4, D5: which of these kinds of Civilization tiles or Monuments a seat would rather lose one of."""
    return min(kinds, key=lambda tile: LOSS[tile >= FIRST_MONUMENT][held[tile]])
