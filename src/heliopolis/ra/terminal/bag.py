"""What is left in the bag, and how likely the next tile is a Ra."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from heliopolis.ra.events import Say
from heliopolis.ra.pieces import COUNTS, RA
from heliopolis.ra.terminal import marks
from heliopolis.ra.view import View


def bag(view: View, say: Say) -> RenderableType:
    """Every kind of tile with how many are left in the bag, of how many in the box."""
    total, ras = sum(view.bag), view.bag[RA]
    kinds = [
        Text(f"{count:>2}/{COUNTS[tile]:<2} {marks.name(tile, say)}", marks.INKS[tile] if count else marks.QUIET)
        for tile, count in enumerate(view.bag)
    ]
    percent = round(100 * ras / total) if total else 0
    chance = say("bag-ra", ras=ras, count=total, percent=percent, left=view.ras - view.ra_track)
    return Group(Text(chance), Columns(kinds, equal=True, column_first=True, padding=(0, 3)))
