"""Where games played in the terminal are kept, and how they are written so that nothing is lost."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from heliopolis import files
from heliopolis.players import read_specs
from heliopolis.record import EXTENSION, Record, write

SEATS = "# seats: "  # a comment at the end of the record: who decides for each seat


def save(path: Path, record: Record, seats: Sequence[str]) -> None:
    """Write the record into a folder that exists; whatever happens, the file is the old or the new one, whole."""
    files.save(path, f"{write(record)}{SEATS}{', '.join(seats)}\n".encode())
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name durable too, where the system can."""
    if os.name != "posix":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def seats_in(text: str) -> list[str] | None:
    """Who decided for each seat when this record was saved; None if it does not say."""
    for line in reversed(text.splitlines()):
        if line.startswith(SEATS):
            return read_specs(line.removeprefix(SEATS))
    return None


def folder() -> Path:
    """Where games without a file of their own are kept."""
    root = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(root) if root else Path.home() / ".local" / "state") / "heliopolis"


def new_path() -> Path:
    """A file for a new game, named after the moment; it does not exist yet."""
    moment = f"{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while True:
        path = folder() / (moment + (f"-{number}" if number > 1 else "") + EXTENSION)
        if not path.exists():
            return path
        number += 1


def latest() -> Path | None:
    """The game saved last, or None if there is none."""
    return max(folder().glob(f"*{EXTENSION}"), key=lambda path: path.stat().st_mtime, default=None)
