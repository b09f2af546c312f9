"""One live table: the fold of its log, and what each viewer may know of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from heliopolis.chance import Chance
from heliopolis.game import part
from heliopolis.record import Record
from heliopolis.server.messages import Asked, LogEntry, News, PlayerAt, Position, Undo
from heliopolis.server.play import Play
from heliopolis.server.store import Entry, Header

PERSON = "human"  # the spec of a seat where a person sits
UNDO, ASK, AGREE, REFUSE = "undo", "ask", "agree", "refuse"  # entries that are no steps; the first two have a number

Happened = tuple[Any, ...]  # the events of one entry, as the game tells them


@dataclass(frozen=True, slots=True)
class Proposal:
    """Somebody would like to go back to the first ``to`` steps; all people must agree."""

    to: int
    seat: int
    agreed: frozenset[int]


class Table:
    """A game that people and bots play, as far as its log has come."""

    def __init__(self, header: Header, entries: Sequence[Entry], chance: Chance) -> None:
        self.header = header
        self.people = tuple(seat for seat, spec in enumerate(header.specs) if spec == PERSON)
        self._players = [PlayerAt(n, s, s == PERSON) for n, s in zip(header.names, header.specs, strict=True)]
        self.lock = asyncio.Lock()  # held by whoever adds to the log
        self.watchers: set[asyncio.Event] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.unsure = False  # the last write may have failed or not: read the log before the next
        self.used = time.monotonic()  # when somebody last asked for it
        self._chance = chance
        self._begin()
        for entry in entries:
            self._fold(entry)

    def _begin(self) -> None:
        header = self.header
        self.play = Play(Record(header.game, header.edition, header.names, header.options), self._chance)
        self.entries: list[Entry] = []
        self.proposal: Proposal | None = None
        self.version = 0  # of the record: another one after each step or undo
        self._told: list[Happened] = []  # the last entries' events
        self._tell = part(header.game, "events").events

    @property
    def at(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def bot(self) -> str | None:
        """The spec of the bot that has the move, unless people are talking about taking back."""
        actor: int | None = self.play.state.actor
        if actor is None or self.proposal is not None or actor in self.people:
            return None
        return self.header.specs[actor]

    # The log

    def add(self, entries: Sequence[Entry]) -> None:
        """Go on with new entries of the log, those that are there already left out, and wake all watchers."""
        new = [entry for entry in entries if entry.n > self.at]
        if not new:
            return
        self._told = [self._fold(entry, telling=True) for entry in new]
        for watcher in self.watchers:
            watcher.set()

    def _fold(self, entry: Entry, telling: bool = False) -> Happened:
        assert entry.n == self.at + 1, "a gap in the log"
        happened: Happened = ()
        word, _, number = entry.text.partition(" ")
        if word == UNDO:
            self.play.undo_to(int(number))
            self.proposal, self.version = None, self.version + 1
        elif word == ASK and entry.seat is not None:
            self.proposal = Proposal(int(number), entry.seat, frozenset({entry.seat}))
        elif word == AGREE and self.proposal and entry.seat is not None:
            self.proposal = Proposal(self.proposal.to, self.proposal.seat, self.proposal.agreed | {entry.seat})
        elif word == REFUSE:
            self.proposal = None
        else:
            happened = self._take(entry.text, telling)
        self.entries.append(entry)
        return happened

    def _take(self, text: str, telling: bool) -> Happened:
        step = self.play.game.parse(text)
        before = self.play.state.copy() if telling else None
        self.play.take(step)
        self.proposal, self.version = None, self.version + 1
        return tuple(self._tell(before, step, self.play.state)) if telling else ()

    def _happened(self, since: int) -> list[Happened]:
        """The events of the entries after ``since``; older ones are found by going through the log once more."""
        fresh = self.at - len(self._told)
        if since >= fresh:
            return self._told[since - fresh :]
        again = Table(self.header, self.entries[:since], self._chance)
        again.add(self.entries[since:])
        return again._told

    # What a viewer may know

    def news(self, viewer: int | None, since: int | None = None) -> News:
        """What has happened since a place in the log, and how the table stands, for a seat or a spectator."""
        since = self.at if since is None else min(since, self.at)
        shown = self.header.open_scores or self.play.over
        told = self._happened(since)
        entries = [
            LogEntry(entry.n, entry.text, entry.seat, entry.time, [_plain(event, viewer, shown) for event in happened])
            for entry, happened in zip(self.entries[since:], told, strict=True)
        ]
        return News(self.at, entries, self.position(viewer))

    def position(self, viewer: int | None) -> Position:
        """The table as a seat, or a spectator for None, may see it."""
        header, play = self.header, self.play
        actor = play.state.actor
        legal = [play.game.text(step) for step in play.state.legal()] if actor is not None and actor == viewer else []
        return Position(
            id=header.id,
            game=header.game,
            edition=header.edition,
            options=dict(header.options),
            players=self._players,
            open_scores=header.open_scores,
            seat=viewer,
            steps=len(play.steps),
            actor=actor,
            legal=legal,
            over=play.over,
            winners=play.state.winners(),
            undo=self._undo(viewer),
            view=part(header.game, "view").as_dict(play.state.view(viewer, header.open_scores)),
        )

    def _undo(self, viewer: int | None) -> Undo:
        asked = None
        if self.proposal is not None:
            asked = Asked(self.proposal.to, self.proposal.seat, sorted(self.proposal.agreed))
        if viewer is None:
            return Undo(own=False, ask=False, asked=asked)
        return Undo(own=self.play.own_undo(viewer) is not None, ask=self.common_undo() is not None, asked=asked)

    def common_undo(self) -> int | None:
        """How long the record is after all people agree to go back; None when they cannot."""
        return None if self.play.over or self.proposal else self.play.common_undo(self.people)


def _plain(event: Any, viewer: int | None, shown: bool) -> dict[str, Any]:
    """An event as plain data without what is empty; of points, which stand by seat, only those the viewer may see."""
    told = {field.name: getattr(event, field.name) for field in fields(event)}
    if not shown:
        told["points"] = [row if seat == viewer else None for seat, row in enumerate(told["points"])]
    return {name: value for name, value in told.items() if value or name in ("seat", "key")}
