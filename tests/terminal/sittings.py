"""Sittings by scripted answers: how tests play in the terminal, and what they ask about it."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from heliopolis import terminal
from heliopolis.chance import Chance, Seeded
from heliopolis.locales import catalogue
from heliopolis.match import Match
from heliopolis.ra import GAME
from heliopolis.record import Record, read
from tests.generators import NAMES, set_up
from tests.ra.games import DEALS

HUMAN = terminal.HUMAN
QUIETLY = "1\np\n" * 2000  # draw or discard the first, pass: answers for a whole game, whatever comes
ESCAPE = "\x1b"


@dataclass
class Sat:
    """What a sitting left behind."""

    text: str  # all that was shown
    match: Match
    path: Path

    @property
    def steps(self) -> list[str]:
        """The steps on disk."""
        return [GAME.text(step) for step in read(self.path.read_bytes()).steps]


class Interrupted(io.StringIO):
    """A keyboard on which somebody presses Ctrl-C after the last line."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # as its own class has it
        line = super().readline()
        if not line:
            raise KeyboardInterrupt
        return line


def sit(
    folder: Path,
    seats: str,
    answers: str,
    *,
    language: str = "en",
    chance: Chance | None = None,
    record: Record | None = None,
    keyboard: type[io.StringIO] = io.StringIO,
    open_scores: bool = False,
    console: Console | None = None,
    name: str = "game.record",
) -> Sat:
    """Play with these answers; a record of a new game unless one is given."""
    specs = seats.split(",")
    match = Match(record or Record("ra", "sunboat", NAMES[: len(specs)]), chance or Seeded(1))
    console = console or Console(file=io.StringIO(), width=80, highlight=False)
    code = terminal.play(
        match,
        specs,
        say=catalogue(language),
        console=console,
        path=folder / name,
        pace=0,
        open_scores=open_scores,
        seed=1,
        keyboard=keyboard(answers),
    )
    assert code == 0
    text = console.file.getvalue() if isinstance(console.file, io.StringIO) else ""
    return Sat(text, match, folder / name)


def short(players: int = 3) -> Record:
    """A new game whose epochs end soon."""
    return set_up(players, ras="4")


def game_of(notation: str, players: int = 3, **options: str) -> Record:
    """The record of a game that has come so far."""
    start = set_up(players, "sunboat", **options)
    steps = tuple(GAME.parse(text) for text in (DEALS[players] + notation).split())
    return Record("ra", "sunboat", start.players, start.options, steps)
