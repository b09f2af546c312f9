"""Ra for learning machines: what adapters to other people's interfaces ask for, and the way back from numbers.

The layout is in ``layout.py``, the writing in ``observation.py``.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from heliopolis.game import CHANCE
from heliopolis.ra import steps
from heliopolis.ra.editions import SUN_GROUPS
from heliopolis.ra.layout import ACTIONS, SEAT_FIELDS, SEAT_SIZE, TABLE_FIELDS, TABLE_SIZE, VERSION, Field, size, starts
from heliopolis.ra.observation import write_observation
from heliopolis.ra.pieces import COUNTS, KINDS, MOST_SEATS, NO_TILE, RA, SPACES
from heliopolis.ra.position import DEAL, DRAWING, NOBODY, OVER
from heliopolis.ra.state import State, imagined
from heliopolis.ra.view import SeatView, View

__all__ = ["ACTIONS", "OUTCOMES", "VERSION", "Field", "decode", "fields", "observation", "size", "write"]

OUTCOMES = steps.TEXTS[steps.DRAWN :]  # of chance, in the order in which they are numbered


def fields(players: int) -> list[tuple[str, Field]]:
    """Every field of a row in its order, with a name that has the seat in it: ``seat0`` is the one that looks."""
    named = [(field.name, field) for field in TABLE_FIELDS]
    for place in range(players):
        named += [(f"seat{place}.{field.name}", field) for field in SEAT_FIELDS]
    return named


def write(state: State, seat: int, open_scores: bool, row: Any) -> None:
    """Write what a seat may see into a buffer of at least ``size(players)`` floats."""
    write_observation(state, seat, open_scores, row)


def observation(view: View) -> array[float]:
    """A view as a row of numbers, the same that ``write`` makes of the state behind it."""
    if view.seat is None:
        raise ValueError("only what a seat sees has an observation")
    row = array("f", bytes(4 * size(len(view.seats))))
    write_observation(imagined(view), view.seat, all(area.score is not None for area in view.seats), row)
    return row


def decode(row: Sequence[float], players: int) -> View:
    """The view that a row was written from, with the seats as in the row: the one that looks is seat 0.

    What a row does not have is lost: the order of the tiles on the track (they come back by number), the points of
    past epochs by item, and, while the suns are dealt, which of them are left.
    """
    table = _Reader(row, 0, TABLE_FIELDS)
    areas = [_Reader(row, TABLE_SIZE + place * SEAT_SIZE, SEAT_FIELDS) for place in range(players)]
    phase, turn = table.place("phase"), _marked(areas, "turn")
    offers = tuple(area.number("offer") for area in areas)
    best = max(offers)
    ra_track, seats = table.number("ra_track"), tuple(_area(area) for area in areas)
    lot, bag = table.tiles("auction_track"), table.tiles("bag")
    return View(
        seat=0,
        actor=CHANCE if phase in (DEAL, DRAWING) else None if phase == OVER else turn,
        phase=phase,
        turn=turn,
        epoch=table.place("epoch") + 1,
        ras=table.number("ras"),
        mild_end=bool(table.number("mild_end")),
        resume_ra_player=bool(table.number("resume_ra_player")),
        ra_track=ra_track,
        auction_track=_spaces(lot),
        centre=table.place("centre") + 1,
        bag=bag,
        gone=_gone(bag, lot, ra_track, seats),
        undealt=(0,) * len(SUN_GROUPS),
        ra_player=_marked(areas, "ra_player"),
        invoked=bool(table.number("invoked")),
        offers=offers + (0,) * (MOST_SEATS - players),
        best=best,
        best_seat=offers.index(best) if best else NOBODY,
        must_discard=table.number("must_discard"),
        seats=seats,
    )


class _Reader:
    """Reads the fields of the table or of one seat."""

    def __init__(self, row: Sequence[float], start: int, fields: tuple[Field, ...]) -> None:
        self.row = row
        self.starts = {name: start + at for name, at in starts(fields).items()}
        self.fields = {field.name: field for field in fields}

    def values(self, name: str) -> list[float]:
        first = self.starts[name]
        return [float(value) for value in self.row[first : first + self.fields[name].size]]

    def number(self, name: str) -> int:
        return round(self.values(name)[0] * self.fields[name].unit)

    def place(self, name: str) -> int:
        """Where the 1 stands."""
        return self.values(name).index(1.0)

    def places(self, name: str) -> list[int]:
        return [place for place, value in enumerate(self.values(name)) if value]

    def tiles(self, name: str) -> tuple[int, ...]:
        return tuple(round(share * count) for share, count in zip(self.values(name), COUNTS, strict=True))


def _area(area: _Reader) -> SeatView:
    return SeatView(
        suns=tuple(place + 1 for place in reversed(area.places("suns"))),
        used_suns=tuple(place + 1 for place in reversed(area.places("used_suns"))),
        tiles=area.tiles("tiles"),
        score=area.number("score") if area.number("score_known") else None,
        points=None,
    )


def _marked(areas: Sequence[_Reader], name: str) -> int:
    """The seat that has this mark."""
    return next((place for place, area in enumerate(areas) if area.number(name)), NOBODY)


def _spaces(lot: Sequence[int]) -> tuple[int, ...]:
    tiles = [tile for tile in range(KINDS) for _ in range(lot[tile])]
    return tuple(tiles + [NO_TILE] * (SPACES - len(tiles)))


def _gone(bag: Sequence[int], lot: Sequence[int], ra_track: int, seats: Sequence[SeatView]) -> tuple[int, ...]:
    """D6: what is nowhere else is out of the game."""
    gone = [COUNTS[tile] - bag[tile] - lot[tile] - sum(seat.tiles[tile] for seat in seats) for tile in range(KINDS)]
    gone[RA] -= ra_track
    return tuple(gone)
