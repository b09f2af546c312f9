"""A table to look at: printed, as text, or as a picture."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console

from heliopolis.envs.coding import Coding
from heliopolis.game import State, part
from heliopolis.locales import catalogue

MODES = ("human", "ansi", "rgb_array")
WIDTH = 100  # columns


def render(coding: Coding, state: State, mode: str, seat: int | None) -> Any:
    """The table as a seat sees it, or as a spectator does: nothing for "human", which prints it."""
    view = state.view(seat, coding.open_scores)
    if mode == "rgb_array":
        return picture(coding, view)
    text = io.StringIO()
    console = Console(file=None if mode == "human" else text, width=WIDTH, force_terminal=mode == "ansi" or None)
    screen = part(coding.game.name, "terminal")
    console.print(screen.table(view, names(coding), catalogue("en"), WIDTH, coding.edition))
    return None if mode == "human" else text.getvalue()


def names(coding: Coding) -> list[str]:
    """What the seats are called."""
    return [f"player_{seat}" for seat in range(coding.players)]


def picture(coding: Coding, view: Any) -> npt.NDArray[np.uint8]:
    """The drawing of the table as pixels: height, width, and red, green and blue."""
    import resvg_py  # late: only pictures need these two
    from PIL import Image

    drawing: str = part(coding.game.name, "drawing").svg(view, names(coding))
    png = bytes(resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True))
    return np.array(Image.open(io.BytesIO(png)).convert("RGB"))
