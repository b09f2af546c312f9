"""A game in the terminal: people at one keyboard and bots in any mix, saved at every step."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from rich.console import Console

from heliopolis.locales import Catalogue
from heliopolis.match import Match
from heliopolis.players import HUMAN
from heliopolis.streams import read_anything, shown_language, write_plainly
from heliopolis.terminal.saving import latest, new_path, seats_in
from heliopolis.terminal.sitting import PACE, Sitting

__all__ = ["HUMAN", "PACE", "latest", "new_path", "play", "seats_in", "shown_language", "write_plainly"]


def play(
    match: Match,
    seats: Sequence[str],
    *,
    say: Catalogue,
    console: Console,
    path: Path,
    pace: float = PACE,
    open_scores: bool = False,
    seed: int = 0,
    keyboard: TextIO | None = None,
) -> int:
    """Play a match on to its end, or until somebody leaves; the exit code.

    Every step is in ``path`` before anybody sees it. ``seats`` says who decides for each seat: ``HUMAN`` for a
    person, else a player's spec. ``pace`` is how many seconds a bot seems to think. ``keyboard`` is where the
    lines come from, standard input if not given. Raises ``BadSetup`` for an unknown player.
    """
    keyboard = keyboard or sys.stdin
    read_anything(keyboard)
    write_plainly(console.file)
    say = shown_language(say, console.encoding)
    Sitting(match, seats, say, console, path, pace, open_scores, seed, keyboard).play()
    return 0
