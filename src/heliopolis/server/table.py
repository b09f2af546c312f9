"""One live table: the fold of its log, and what each viewer may know of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from heliopolis.chance import Chance
from heliopolis.game import CHANCE, part
from heliopolis.players import HUMAN
from heliopolis.record import Record
from heliopolis.server.messages import Asked, LogEntry, News, PlayerAt, Position, Undo
from heliopolis.server.play import Play, Sequel
from heliopolis.server.store import Entry, Header, Plan

# Entries that are no steps, by their first word.
UNDO, ASK, AGREE, REFUSE = "undo", "ask", "agree", "refuse"  # the first two have a number of steps
SEAT = "seat"  # and which, and who decides for it from now on
REMATCH = "rematch"  # and the table where it is

Happened = tuple[Any, ...]  # the events of one entry, as the game tells them
Mine = Sequence[int]  # the seats of whoever asks; none for a spectator
Text = tuple[str, int | None]  # an entry to be, and whose doing it is


@dataclass(frozen=True, slots=True)
class Proposal:
    """Somebody would like to go back to the first ``to`` steps; all people must agree."""

    to: int
    seat: int
    agreed: frozenset[int]


class Table:
    """A game that people and bots play, as far as its log has come."""

    def __init__(self, header: Header, entries: Sequence[Entry], chance: Chance, plans: Iterable[Plan] = ()) -> None:
        self.header = header
        self.origin = header.id  # for whom its bots think: the address that has set it up, where that is known
        self.lock = asyncio.Lock()  # held by whoever adds to the log
        self.watchers: set[asyncio.Event] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.unsure = False  # the last write may have failed or not: read the log before the next
        self.used = time.monotonic()  # when somebody last asked for it
        self._chance = chance
        self._begin()
        for entry in entries:
            self._fold(entry)
        self.keep(plans)

    def _begin(self) -> None:
        header = self.header
        self.play = Play(Record(header.game, header.edition, header.names, header.options), self._chance)
        self.entries: list[Entry] = []
        self.proposal: Proposal | None = None
        self.next: str | None = None  # the table of the rematch
        self.moved = header.created  # since when whoever has the move has had it
        self.version = 0  # another one after everything that bots must think about anew
        self._plans: dict[int, Plan] = {}
        self._plans_end = 0  # the place in the log where all plans of before have ended
        self._told: list[Happened] = []  # the last entries' events
        self._tell = part(header.game, "events").events
        self._seat_players(header.specs)

    def _seat_players(self, specs: Sequence[str]) -> None:
        self.specs = tuple(specs)  # who decides for each seat now
        self.people = tuple(seat for seat, spec in enumerate(specs) if spec == HUMAN)
        self._players = [PlayerAt(n, s, s == HUMAN) for n, s in zip(self.header.names, specs, strict=True)]

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
        return self.specs[actor]

    # The log

    def written(self, texts: Iterable[Text], turn: int | None, specs: Sequence[str] | None = None) -> list[Entry]:
        """Entries to be; ``turn`` has the move after them, and ``specs`` decide for the seats if that changes."""
        bot = turn is not None and (specs or self.specs)[turn] != HUMAN
        now = time.time()
        return [Entry(n, text, seat, now, turn, bot) for n, (text, seat) in enumerate(texts, start=self.at + 1)]

    def written_sequel(self, sequel: Sequel) -> list[Entry]:
        """Steps as entries to be."""
        texts = [(self.play.game.text(step), None if actor == CHANCE else actor) for actor, step in sequel.steps]
        return self.written(texts, sequel.turn)

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
        word, _, rest = entry.text.partition(" ")
        if word in WORDS:
            WORDS[word](self, entry, rest)
        else:
            happened = self._take(entry, telling)
        self.entries.append(entry)
        return happened

    def _take(self, entry: Entry, telling: bool) -> Happened:
        play = self.play
        step = play.game.parse(entry.text)
        before = play.state.copy() if telling else None
        was_on = play.advance.on(play.state)
        play.take(step)
        if was_on and not play.advance.on(play.state):
            self._plans_end = entry.n
        self._went_on(entry)
        return tuple(self._tell(before, step, play.state)) if telling else ()

    def _went_on(self, entry: Entry) -> None:
        self.proposal, self.version, self.moved = None, self.version + 1, entry.time

    def _fold_undo(self, entry: Entry, length: str) -> None:
        self.play.undo_to(int(length))
        self._plans_end = entry.n
        self._went_on(entry)

    def _fold_ask(self, entry: Entry, length: str) -> None:
        assert entry.seat is not None
        self.proposal = Proposal(int(length), entry.seat, frozenset({entry.seat}))

    def _fold_agree(self, entry: Entry, _: str) -> None:
        assert entry.seat is not None
        if self.proposal is not None:
            self.proposal = Proposal(self.proposal.to, self.proposal.seat, self.proposal.agreed | {entry.seat})

    def _fold_refuse(self, entry: Entry, _: str) -> None:
        self.proposal = None

    def _fold_seat(self, entry: Entry, rest: str) -> None:
        seat, _, spec = rest.partition(" ")
        self._seat_players(self.specs_with(int(seat), spec))
        self.proposal = None
        if int(seat) == self.play.state.actor:
            self._went_on(entry)

    def _fold_rematch(self, entry: Entry, table_id: str) -> None:
        self.next = table_id

    def specs_with(self, seat: int, spec: str) -> list[str]:
        """Who decides for each seat when somebody else does for one of them."""
        return [spec if number == seat else old for number, old in enumerate(self.specs)]

    def _happened(self, since: int) -> list[Happened]:
        """The events of the entries after ``since``; older ones are found by going through the log once more."""
        fresh = self.at - len(self._told)
        if since >= fresh:
            return self._told[since - fresh :]
        again = Table(self.header, self.entries[:since], self._chance)
        again.add(self.entries[since:])
        return again._told

    # What is wanted done in advance

    def keep(self, plans: Iterable[Plan]) -> None:
        """Know of plans that are in the store; the last one of a seat counts."""
        self._plans.update({plan.seat: plan for plan in plans})

    @property
    def plans(self) -> Mapping[int, str]:
        """What people want done in advance, by seat."""
        return {
            seat: plan.text
            for seat, plan in self._plans.items()
            if plan.text and plan.at >= self._plans_end and seat in self.people
        }

    @property
    def planned(self) -> bool:
        """Whether the person who has the move has decided in advance, unless people talk about taking back."""
        state, plans = self.play.state, self.plans
        if self.proposal is not None or state.actor not in plans:
            return False
        step = self.play.advance.planned(plans[state.actor], state.view(state.actor), state.legal())
        return step is not None

    # What a viewer may know

    def seat_of(self, mine: Mine) -> int | None:
        """The seat through whose eyes one sees the table: of one's own the one to move, else the first."""
        actor: int | None = self.play.state.actor
        if actor in mine and actor in self.people:
            return actor
        return mine[0] if mine else None

    def news(self, mine: Mine, since: int | None = None) -> News:
        """What has happened since a place in the log, and how the table stands, for some seats or a spectator."""
        since = self.at if since is None else min(since, self.at)
        shown = self.header.open_scores or self.play.over
        seat, told = self.seat_of(mine), self._happened(since)
        plain = part(self.header.game, "events").as_dict
        entries = [
            LogEntry(entry.n, entry.text, entry.seat, entry.time, [plain(event, seat, shown) for event in happened])
            for entry, happened in zip(self.entries[since:], told, strict=True)
        ]
        return News(self.at, entries, self.position(mine))

    def position(self, mine: Mine) -> Position:
        """The table as the owner of some seats may see it; as a spectator may, for none."""
        header, play, seat = self.header, self.play, self.seat_of(mine)
        to_move = play.state.actor is not None and play.state.actor == seat and seat in self.people
        return Position(
            id=header.id,
            game=header.game,
            edition=header.edition,
            options=dict(header.options),
            players=self._players,
            open_scores=header.open_scores,
            hints=header.hints,
            seat=seat,
            mine=list(mine),
            steps=len(play.steps),
            actor=play.state.actor,
            legal=[play.game.text(step) for step in play.state.legal()] if to_move else [],
            over=play.over,
            winners=play.state.winners(),
            undo=self._undo(mine),
            plan=None if seat is None else self.plans.get(seat),
            next=self.next,
            view=part(header.game, "view").as_dict(play.state.view(seat, header.open_scores)),
        )

    def _undo(self, mine: Mine) -> Undo:
        asked = None
        if self.proposal is not None:
            asked = Asked(self.proposal.to, self.proposal.seat, sorted(self.proposal.agreed))
        ask = any(seat in self.people for seat in mine) and self.common_undo() is not None
        return Undo(own=self.own_undo(mine) is not None, ask=ask, asked=asked)

    def own_undo(self, mine: Mine) -> int | None:
        """How long the record is after a person's last step is taken back by its owner; None when it may not be."""
        lengths = (self.play.own_undo(seat) for seat in mine if seat in self.people)
        return next((length for length in lengths if length is not None), None)

    def common_undo(self) -> int | None:
        """How long the record is after all people agree to go back; None when they cannot."""
        return None if self.play.over or self.proposal else self.play.common_undo(self.people)


WORDS: dict[str, Callable[[Table, Entry, str], None]] = {
    UNDO: Table._fold_undo,
    ASK: Table._fold_ask,
    AGREE: Table._fold_agree,
    REFUSE: Table._fold_refuse,
    SEAT: Table._fold_seat,
    REMATCH: Table._fold_rematch,
}
