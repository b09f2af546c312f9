"""How tiles and suns look: colours for those who see them, names and signs for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from heliopolis.ra.events import Say
from heliopolis.ra.pieces import (
    CIVILIZATION,
    DISASTERS,
    FLOOD,
    GOD,
    GOLD,
    KINDS,
    MONUMENTS,
    NILE,
    PHARAOH,
    RA,
    TILES,
)

SUN = "bold yellow"
USED_SUN = "dim"
QUIET = "dim"
NONE = "·"
BOAT = "╲☼\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
SLOT = 4  # cells: three letters and a number
NOW = "bold reverse"  # whose step it is


def _inks() -> list[str]:
    """The colour of every tile's name."""
    inks = ["white"] * KINDS
    inks[RA], inks[GOD], inks[GOLD] = "bold yellow", "bold yellow", "yellow"
    inks[PHARAOH], inks[NILE], inks[FLOOD] = "magenta", "bright_blue", "bright_cyan"
    for tile in CIVILIZATION:
        inks[tile] = "green"
    for tile in MONUMENTS:
        inks[tile] = "bright_white"
    for tile in DISASTERS:
        inks[tile] = "bold red"
    return inks


def _cards() -> list[str]:
    """The colours of every tile as it lies on the track."""
    cards = ["black on white"] * KINDS
    cards[GOD], cards[GOLD] = "bold black on bright_yellow", "black on yellow"
    cards[PHARAOH] = "bright_white on magenta"
    cards[NILE], cards[FLOOD] = "bright_white on blue", "black on bright_cyan"
    for tile in CIVILIZATION:
        cards[tile] = "black on green"
    for tile in DISASTERS:
        cards[tile] = "bold bright_white on red"
    return cards


INKS = _inks()
CARDS = _cards()


def name(tile: int, say: Say) -> str:
    """The tile's name in the language of ``say``."""
    return say(f"tile-{TILES[tile]}")


def none() -> Text:
    """The sign for nothing."""
    return Text(NONE, QUIET)


def card(tile: int, say: Say, width: int) -> Text:
    """A tile of the auction track: its name on two lines that fill ``width``."""
    first, _, second = say(f"card-{TILES[tile]}").partition(" ")
    return Text("\n").join(Text(_centred(line, width), CARDS[tile]) for line in (first, second))


def counted(tile: int, count: int, say: Say) -> Text:
    """A tile's name and how many of it there are."""
    return Text(f"{name(tile, say)} {count}", INKS[tile])


def slot(tile: int, count: int, say: Say) -> Text:
    """A tile in its fixed place, shortened; a dot where there is none."""
    shown = say(f"short-{TILES[tile]}") + (str(count) if count > 1 else "")
    return Text(shown.ljust(SLOT), INKS[tile]) if count else Text(NONE.ljust(SLOT), QUIET)


def suns(face_up: Sequence[int], used: Sequence[int]) -> Text:
    """Suns that can be offered, then used ones in brackets."""
    shown = [Text(" ".join(map(str, face_up)), SUN)] if face_up else []
    if used:
        shown.append(Text(f"({' '.join(map(str, used))})", USED_SUN))
    return Text(" ").join(shown)


def _centred(line: str, width: int) -> str:
    """The line in the middle of so many cells of the terminal."""
    spare = max(0, width - cell_len(line))
    return " " * (spare // 2) + line + " " * (spare - spare // 2)
