"""What players ask about the table: what the track is worth to whom, how likely the next tile is a Ra, what is to come.

Everything is reckoned from a view, so a player, a hint and a spectator get the same answers.
"""

from __future__ import annotations

from math import comb
from typing import Any

from heliopolis.ra.pieces import RA, TILES
from heliopolis.ra.position import OVER
from heliopolis.ra.view import View
from heliopolis.ra.worth import draws_left, track_worth

__all__ = ["as_dict", "draws_left", "draws_left_odds", "last_ra_chance", "ra_chance", "tiles_in_bag", "track_worth"]


def ra_chance(view: View) -> float:
    """The chance that the next tile drawn is a Ra."""
    return view.bag[RA] / sum(view.bag)  # V6: the bag never runs out


def last_ra_chance(view: View) -> float:
    """The chance that the next tile drawn is a Ra that ends the epoch (E1)."""
    return ra_chance(view) if view.ra_track + 1 == view.ras else 0.0


def draws_left_odds(view: View) -> list[float]:
    """The chance that this epoch's last Ra is the n-th tile drawn from now on, by n; together 1.

    The epoch may be over sooner: it also ends when every sun has been used (E2). When the game is over, no tile
    is left to draw for sure.
    """
    if view.phase == OVER:
        return [1.0]
    tiles, ras, wanted = sum(view.bag), view.bag[RA], view.ras - view.ra_track
    latest = tiles - ras + wanted  # all that is no Ra has been drawn before
    ways = comb(tiles, ras)  # in which the Ra tiles can lie in the order of the bag
    odds = [comb(n - 1, wanted - 1) * comb(tiles - n, ras - wanted) / ways for n in range(1, latest + 1)]
    return [0.0, *odds]


def tiles_in_bag(view: View) -> dict[str, int]:
    """How many tiles of every kind are left in the bag, by name."""
    return dict(zip(TILES, view.bag, strict=True))


def as_dict(view: View) -> dict[str, Any]:
    """All of this as plain data, for JSON; when the game is over, nothing more is to come."""
    over = view.phase == OVER
    return {
        "ra_chance": 0.0 if over else ra_chance(view),
        "last_ra_chance": 0.0 if over else last_ra_chance(view),
        "draws_left": 0.0 if over else draws_left(view),
        "track_worth": track_worth(view),
        "bag": tiles_in_bag(view),
    }
