"""A progress bar on standard error for work that takes longer than two seconds."""

from __future__ import annotations

import time
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

PATIENCE = 2.0  # seconds before a bar appears


class Bar:
    """Counts work done; shows itself only on a terminal and only after a while."""

    def __init__(self, label: str, total: int, console: Console | None = None) -> None:
        console = console or Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task = self._progress.add_task(label, total=total)
        self._begun = time.monotonic()

    def __enter__(self) -> Self:
        return self

    def advance(self, count: int) -> None:
        """So much more is done."""
        self._progress.advance(self._task, count)
        if not self._progress.live.is_started and time.monotonic() - self._begun > PATIENCE:
            self._progress.start()

    def __exit__(self, *_: object) -> None:
        self._progress.stop()
