"""The table of Ra as an SVG of its own, without any text that would need a font: for pictures of games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heliopolis import lettering
from heliopolis.ra.pieces import (
    CIVILIZATION,
    DISASTERS,
    EPOCHS,
    FLOOD,
    GOD,
    GOLD,
    KINDS,
    MONUMENTS,
    NILE,
    NO_TILE,
    PHARAOH,
    RA,
    TILES,
)
from heliopolis.ra.position import OVER
from heliopolis.ra.view import SeatView, View

WIDTH, MARGIN = 900, 20
HEAD, TRACK, AREA = 50, 90, 108  # heights
CARD, SMALL = 80, 56  # widths of a tile on the track and before a player
FIRST_LINE, SECOND_LINE = (340, 6, 9), (160, 54, 12)  # where small tiles begin, and how many there are
SUN, STEP = 15, 36  # radius of a sun, and from one to the next
NIGHT, SAND, STONE, SUNLIGHT, ASH, INK = "#10141f", "#d6d0c0", "#262c3c", "#f6ca60", "#686c78", "#10141f"
COLOURS = {
    RA: "#b83a34",
    GOD: "#f6ca60",
    GOLD: "#d49e3c",
    PHARAOH: "#86c87a",
    NILE: "#6e9ee8",
    FLOOD: "#3462b2",
    **dict.fromkeys(CIVILIZATION, "#be82ce"),
    **dict.fromkeys(MONUMENTS, "#c8bea6"),
    **dict.fromkeys(DISASTERS, "#e25c50"),
}


def svg(view: View, names: Sequence[str]) -> str:
    """The table as a view shows it."""
    height = HEAD + TRACK + AREA * len(view.seats) + MARGIN
    parts = [*_head(view), *_track(view)]
    for seat, area in enumerate(view.seats):
        parts += _area(view, seat, area, names[seat], HEAD + TRACK + AREA * seat)
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">\n'
        f"{_box(0, 0, WIDTH, height, NIGHT, 0)}\n{body}\n</svg>\n"
    )


def _head(view: View) -> Iterator[str]:
    """The epoch and the Ra track."""
    yield _text(f"epoch {view.epoch}/{EPOCHS}", MARGIN, 18, 16, SAND)
    for space in range(view.ras):
        yield _disc(220 + space * STEP, 26, SUN - 3, COLOURS[RA] if space < view.ra_track else STONE)
    yield _text(f"bag {sum(view.bag)}", WIDTH - 130, 18, 16, ASH)


def _track(view: View) -> Iterator[str]:
    """The auction track, and the sun in the centre."""
    for space, tile in enumerate(view.auction_track):
        x = MARGIN + space * (CARD + 6)
        if tile == NO_TILE:
            yield _box(x, HEAD, CARD, 64, STONE)
        else:
            yield from _tile(tile, x, HEAD, CARD, 64, TILES[tile][:6])
    yield from _sun(view.centre, WIDTH - 70, HEAD + 32, 26, SUNLIGHT)


def _area(view: View, seat: int, area: SeatView, name: str, y: float) -> Iterator[str]:
    """What lies before a player."""
    moves = seat == view.turn and view.phase != OVER
    yield _box(MARGIN / 2, y, WIDTH - MARGIN, AREA - 8, STONE)
    yield _text(name, MARGIN, y + 10, 14, SUNLIGHT if moves else SAND)
    if area.score is not None:
        yield _text(str(area.score), MARGIN, y + 36, 14, SAND)
    if view.offers[seat]:
        yield from _sun(view.offers[seat], MARGIN + 70, y + 76, 18, SUNLIGHT)
    suns = [(sun, SUNLIGHT) for sun in area.suns] + [(sun, ASH) for sun in area.used_suns]
    for place, (sun, colour) in enumerate(suns):
        yield from _sun(sun, 180 + place * STEP, y + 20, SUN, colour)
    held = [tile for tile in range(KINDS) if area.tiles[tile]]
    places = [(left + i * (SMALL + 4), y + down) for left, down, many in (FIRST_LINE, SECOND_LINE) for i in range(many)]
    for (left, top), tile in zip(places, held, strict=False):
        count = area.tiles[tile]
        yield from _tile(tile, left, top, SMALL, 40, TILES[tile][:4] + (str(count) if count > 1 else ""))


def _tile(tile: int, x: float, y: float, width: float, height: float, label: str) -> Iterator[str]:
    size = min(12, width / (len(label) + 1))
    yield _box(x, y, width, height, COLOURS[tile])
    left = x + (width - lettering.width(label, size)) / 2
    yield _text(label, left, y + (height - size) / 2, size, INK)


def _sun(sun: int, x: float, y: float, radius: float, colour: str) -> Iterator[str]:
    size = radius * 0.9
    yield _disc(x, y, radius, colour)
    yield _text(str(sun), x - lettering.width(str(sun), size) / 2, y - size / 2, size, INK)


def _box(x: float, y: float, width: float, height: float, colour: str, corner: float = 6) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" fill="{colour}"/>'


def _disc(x: float, y: float, radius: float, colour: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}"/>'


def _text(text: str, x: float, y: float, height: float, colour: str) -> str:
    path = lettering.path(text, x, y, height)
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{height / 7:.1f}" stroke-linejoin="round"/>'
