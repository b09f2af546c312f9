"""Draws the pictures of the documents: the real program, photographed while it waits for an answer.

Run it after the look of the terminal has changed: python docs/pictures/draw.py
"""

from __future__ import annotations

import io
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from heliopolis import terminal
from heliopolis.chance import Scripted
from heliopolis.game import game, part
from heliopolis.locales import catalogue
from heliopolis.match import Match
from heliopolis.record import replay

HERE = Path(__file__).parent
GAME = HERE / "game.record"
TURN = 315  # steps after which it is Ann's turn
WIDTH = 80
ASPECT = 0.602  # of a letter, in the fonts that the frame names first
# Night over the Nile: from black to white, first the quiet colours of a terminal, then the bright ones.
PAPER, INK = "10141f", "d6d0c0"
QUIET = "10141f b83a34 5c9e58 d49e3c 3462b2 8e549e 4698a4 c8bea6"
BRIGHT = "686c78 e25c50 86c87a f6ca60 6e9ee8 be82ce 78ced6 faf6ea"
# Rich's own frame names a font to be fetched from the net; ours takes what the reader has.
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<style>
text {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g xml:space="preserve">
{matrix}
</g>
</g>
</svg>
"""


def _colour(code: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


NIGHT = TerminalTheme(
    _colour(PAPER), _colour(INK), [_colour(code) for code in QUIET.split()], [_colour(code) for code in BRIGHT.split()]
)


class Camera(io.StringIO):
    """A keyboard that types these lines, then takes a picture of what came after the last of them."""

    def __init__(self, lines: str, console: Console, name: str) -> None:
        super().__init__(lines)
        self.console = console
        self.name = name
        self.picture = ""

    def isatty(self) -> bool:
        """As if somebody were typing."""
        return True

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # as StringIO itself has it
        """The next line, or the picture when there is none."""
        line = super().readline()
        if line:
            self.console.export_text()  # forget what was shown so far
        else:
            self.picture = _picture(self.console, "heliopolis play", self.name)
        return line


def table() -> str:
    """Ann draws a Ra in the middle of the game; the bots bid, and now it is her turn."""
    record = replay(GAME.read_bytes(), at=TURN).record
    chance = Scripted([game(record.game).parse("=ra")])
    console = _console()
    camera = Camera("draw\n", console, "table")
    with _elsewhere():
        terminal.play(
            Match(record, chance),
            [terminal.HUMAN, "greedy", "greedy"],
            say=catalogue("en"),
            console=console,
            path=Path("evening.record"),
            pace=0,
            keyboard=camera,
        )
    return camera.picture


def replayed() -> str:
    """The end of the game as `heliopolis replay` shows it."""
    console = _console()
    whole = replay(GAME.read_bytes())
    screen = part(whole.record.game, "terminal")
    console.print(screen.describe(whole.state, whole.record, catalogue("en"), WIDTH))
    return _picture(console, "heliopolis replay game.record", "replay")


def _console() -> Console:
    """A terminal that remembers what it shows."""
    return Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )


def _picture(console: Console, title: str, name: str) -> str:
    svg = console.export_svg(title=title, theme=NIGHT, code_format=FRAME, unique_id=name, font_aspect_ratio=ASPECT)
    return "\n".join(row.rstrip() for row in svg.splitlines()) + "\n"


@contextmanager
def _elsewhere() -> Iterator[None]:
    """Work in a folder of its own: a sitting saves its game."""
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(here)


PICTURES: dict[str, Callable[[], str]] = {"table.svg": table, "replay.svg": replayed}

if __name__ == "__main__":
    for name, draw in PICTURES.items():
        (HERE / name).write_text(draw(), encoding="utf-8")
