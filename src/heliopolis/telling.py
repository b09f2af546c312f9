"""A record told in words: a line for every step, and where the chapters of the game begin."""

from __future__ import annotations

from collections.abc import Callable

from heliopolis.game import CHANCE, part
from heliopolis.record import Record

Say = Callable[..., str]


def lines(record: Record, say: Say) -> list[str]:
    """What happened in each step of a record that replays."""
    terminal = part(record.game, "terminal")
    state = record.start()
    told = []
    for step in record.steps:
        before = state.copy()
        state.apply(step)
        log = terminal.log(before, step, state, record.players, say)
        if not log and before.actor != CHANCE:  # what comes of it is told with the next step
            log = [f"{record.players[before.actor]}: {terminal.label(step, say)}."]
        told.append(" ".join(log))
    return told


def chapters(record: Record, say: Say) -> list[tuple[int, str]]:
    """The names of the game's chapters, each with the number of steps before it."""
    adviser = part(record.game, "adviser")
    state = record.start()
    found = [(0, adviser.chapter(state.view(None), say))]
    for number, step in enumerate(record.steps, start=1):
        state.apply(step)
        name = adviser.chapter(state.view(None), say)
        if name != found[-1][1]:
            found.append((number, name))
    return found
