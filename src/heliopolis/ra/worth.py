"""What tiles are worth to a seat: a guess at the points that they will bring by the end of the game.

Every set of tiles has two tables: its points if nothing more is won, and its worth while much may still be
won. The share of the epoch, or of the game, that is still to come blends the two.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from heliopolis.ra import points
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
from heliopolis.ra.points import FEWEST_PHARAOHS, MOST_PHARAOHS, PER_GOD, PER_GOLD
from heliopolis.ra.view import View

# What sets are worth while many tiles are still to come: a beginning is worth something, a lack costs less than now.
CIVILIZATION_OPEN = (-2.0, 2.0, 4.5, 8.0, 11.5, 15.0)
DIVERSITY_OPEN = (0.0, 1.3, 2.6, 4.0, 5.5, 7.5, 9.5, 12.0, 15.0)
MULTIPLICITY_OPEN = (0.0, 0.5, 2.0, 5.5, 10.0, 15.0)

# The chance to have the most Pharaohs at the end of an epoch, by the lead over the best of the others from -3
# to 3, and to have the fewest, by the lead over the last of them; as it stands, and while more are to come.
FURTHEST = 3
MOST_NOW = (0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0)
MOST_OPEN = (0.1, 0.18, 0.3, 0.45, 0.6, 0.72, 0.8)
FEWEST_NOW = (1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0)
FEWEST_OPEN = (0.85, 0.75, 0.6, 0.4, 0.25, 0.15, 0.08)

GOD_CHOICE = 1.5  # a God that can still be spent takes the best tile of a track, better than its 2 points
FLOOD_SOON = 0.6  # the chance of a first Flood in an epoch of which much is still to come
FLOOD_LATER = 0.65  # the chance of one in a later epoch
LOTS_TO_HOPE_FOR = 2.0  # who can win so many more lots can hope for anything
TILES_IN_LOT = 4.0  # a lot that is sold has about so many tiles

# What is lost with one tile of a kind, by how many of it there are: who has a Disaster gives what costs least.
NONE_TO_GIVE = 100.0
CIVILIZATION_LOSS = (NONE_TO_GIVE, 1.0, 0.0, 0.0, 0.0, 0.0)  # a second one of a kind brings nothing
MONUMENT_LOSS = (NONE_TO_GIVE, 2.0, 1.0, 4.0, 5.0, 5.0)  # a pair is only a hope; a single one and three count
LOSS = (CIVILIZATION_LOSS, MONUMENT_LOSS)

Tiles = tuple[int, ...]  # how many of each kind, by tile number


class Outlook(NamedTuple):
    """What a seat can still expect, and the Pharaohs it is compared with."""

    hope: float  # 1 when the seat can win many more lots in this epoch, 0 when it can win none
    game_hope: float  # the same for the rest of the game
    pace: float  # 1 when the suns of all seats will be spent in this epoch, 0 when it is over
    epochs_after: int  # this one
    most: int  # Pharaohs of that other seat which has most
    fewest: int  # and of that which has fewest


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
    suns = sum([len(area.suns) for area in view.seats])
    return min(1.0, draws_left(view) / (TILES_IN_LOT * suns)) if suns else 0.0


def outlook(view: View, seat: int, pace: float) -> Outlook:
    """What a seat can expect when it has spent one more sun."""
    lots = max(0, len(view.seats[seat].suns) - 1) * pace
    hope = min(1.0, lots / LOTS_TO_HOPE_FOR)
    epochs_after = EPOCHS - view.epoch
    pharaohs = [area.tiles[PHARAOH] for area in view.seats]
    del pharaohs[seat]
    return Outlook(hope, (epochs_after + hope) / EPOCHS, pace, epochs_after, max(pharaohs), min(pharaohs))


# Points to come, class by class


def god_worth(outlook: Outlook) -> float:
    """P1, T5: for one God, kept to the end of the epoch or spent on a tile before."""
    return PER_GOD + GOD_CHOICE * outlook.hope


def pharaohs_worth(tiles: Tiles, outlook: Outlook) -> float:
    """P4: for most and fewest Pharaohs, in this epoch and in those after it."""
    pharaohs = tiles[PHARAOH]
    ahead = max(0, min(2 * FURTHEST, pharaohs - outlook.most + FURTHEST))
    behind = max(0, min(2 * FURTHEST, pharaohs - outlook.fewest + FURTHEST))
    now = 0.0
    if not pharaohs == outlook.most == outlook.fewest:
        now = MOST_PHARAOHS * MOST_NOW[ahead] + FEWEST_PHARAOHS * FEWEST_NOW[behind]
    later = MOST_PHARAOHS * MOST_OPEN[ahead] + FEWEST_PHARAOHS * FEWEST_OPEN[behind]
    return now + (later - now) * outlook.pace + later * outlook.epochs_after


def river_worth(tiles: Tiles, outlook: Outlook) -> float:
    """P3: for Floods in this epoch, and for Niles in every epoch that has a Flood."""
    floods, niles = tiles[FLOOD], tiles[NILE]
    flooded = 1.0 if floods else FLOOD_SOON * outlook.hope
    return floods + niles * (flooded + FLOOD_LATER * outlook.epochs_after)


def civilization_worth(tiles: Tiles, outlook: Outlook) -> float:
    """P5: for the different kinds, in this epoch."""
    kinds = len(CIVILIZATION) - tiles[FIRST_CIVILIZATION:END_CIVILIZATION].count(0)
    now = points.CIVILIZATION[kinds]
    return now + (CIVILIZATION_OPEN[kinds] - now) * outlook.hope


def monuments_worth(tiles: Tiles, outlook: Outlook) -> float:
    """P6: for different kinds and for many of one kind, at the end of the game."""
    held = [count for count in tiles[FIRST_MONUMENT:END_MONUMENT] if count]
    now = points.DIVERSITY[len(held)]
    later = DIVERSITY_OPEN[len(held)]
    for count in held:
        now += points.MULTIPLICITY[count]
        later += MULTIPLICITY_OPEN[count]
    return now + (later - now) * outlook.game_hope


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
