"""A record told to a page: every position, what happened in every step, and why it stops if it is broken."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import convert

from heliopolis.game import CHANCE, BadRecord, game, part
from heliopolis.locales import Catalogue
from heliopolis.record import Record, Replay, replay
from heliopolis.server.study_messages import Sheet, Stopped, Told, ToldStep


def retold(text: str, say: Catalogue) -> Told:
    """All of a record, or all before what is wrong with it; raises ``BadRecord`` where nothing can be read."""
    replayed = replay(text)
    record, end = replayed.record, replayed.state
    path = _Path(record)
    for step in record.steps:
        path.take(step)
    return Told(
        game=record.game,
        edition=record.edition,
        options=dict(record.options),
        players=list(record.players),
        steps=path.steps,
        positions=path.positions,
        actors=path.actors,
        legal=path.legal,
        marks=path.marks,
        over=end.actor is None,
        winners=end.winners(),
        scores=end.scores(),
        sheet=convert(part(record.game, "explained").sheet(record.start(), record.steps, open_scores=True), Sheet),
        stopped=_stopped(replayed, say),
    )


class _Path:
    """A game step by step, with all that is told on the way."""

    def __init__(self, record: Record) -> None:
        self._game = game(record.game)
        self._events, self._landmarks = part(record.game, "events"), part(record.game, "landmarks")
        self._state = record.start()
        self.steps: list[ToldStep] = []
        self.positions: list[dict[str, Any]] = []
        self.actors: list[int | Literal["chance"] | None] = []
        self.legal: list[list[str]] = []
        self.marks: dict[str, list[int]] = {kind: [] for kind in self._landmarks.KINDS}
        self._stand()

    def take(self, step: int) -> None:
        """Take a step, and tell of it."""
        before = self._state.copy()
        self._state.apply(step)
        happened = self._events.events(before, step, self._state)
        told = [self._events.as_dict(event, None, open_scores=True) for event in happened]
        actor = None if before.actor == CHANCE else before.actor
        self.steps.append(ToldStep(len(self.steps) + 1, self._game.text(step), actor, told))
        for kind in self._landmarks.begun(before, self._state):
            self.marks[kind].append(len(self.steps))
        self._stand()

    def _stand(self) -> None:
        """Tell how the game stands."""
        state, actor = self._state, self._state.actor
        self.positions.append(state.as_dict())
        self.actors.append("chance" if actor == CHANCE else actor)
        self.legal.append([self._game.text(step) for step in state.legal()])


def _stopped(replayed: Replay, say: Catalogue) -> Stopped | None:
    error = replayed.error
    if error is None:
        return None
    step, line, column = (_place(error, name) for name in ("step", "line", "column"))
    return Stopped(error.key, " ".join(say.complaint(error).split()), step, line, column)


def _place(error: BadRecord, name: str) -> int | None:
    found = error.facts.get(name)
    return found if isinstance(found, int) else None
