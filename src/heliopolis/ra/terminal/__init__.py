"""Ra in a terminal: what the loop in ``heliopolis.terminal`` asks of every game, and what replay and score show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.console import Group, RenderableType

from heliopolis.ra.events import Say, events, sentence
from heliopolis.ra.sheet import rows
from heliopolis.ra.state import State
from heliopolis.ra.terminal.bag import bag
from heliopolis.ra.terminal.menu import keys, label
from heliopolis.ra.terminal.rules import rules
from heliopolis.ra.terminal.sheet import final, sheet
from heliopolis.ra.terminal.table import table

__all__ = ["LOOKS", "describe", "final", "keys", "label", "log", "scored", "sheet", "table"]

# What a player may ask to see besides the table, by command.
LOOKS = {"bag": bag, "rules": rules}


class Header(Protocol):
    """The lines of a record that a picture of its game needs."""

    @property
    def edition(self) -> str:
        """The edition that is played."""
        ...

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        ...


def describe(state: State, record: Header, say: Say, width: int) -> RenderableType:
    """The table as somebody sees it who may see everything, with the scoring sheet once there is one."""
    picture = table(state.view(None, open_scores=True), record.players, say, width, record.edition)
    return Group(picture, *([final(state, record.players, say)] if rows(state) else []))


def log(before: State, step: int, after: State, names: Sequence[str], say: Say) -> list[str]:
    """What happened in a step, as sentences."""
    return [sentence(say, event, names) for event in events(before, step, after)]


def scored(state: State, seat: int | None, names: Sequence[str], say: Say, open_scores: bool) -> list[RenderableType]:
    """One sheet for each epoch scored so far, with the columns that ``seat`` may see."""
    return [
        sheet(epoch, [row for row in epoch_rows if open_scores or row.seat == seat], names, say)
        for epoch, epoch_rows in enumerate(rows(state), start=1)
    ]
