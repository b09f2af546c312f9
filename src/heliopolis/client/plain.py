"""The client that waits for every answer."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, Self, TypeVar

import httpx

from heliopolis.client.travel import PATIENCE, STREAM_TIMEOUT, TIMEOUT, cut, reply
from heliopolis.client.work import (
    FOR_OURSELVES,
    Call,
    Choice,
    Following,
    Line,
    Listen,
    Pause,
    Seats,
    Sitting,
    Visit,
    Work,
    headers,
)
from heliopolis.server.messages import Created, Games, News, Position

T = TypeVar("T")


class _Line:
    """Does what a work needs, one thing after the other; at most one stream is open."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http
        self._open = ExitStack()
        self._lines: Iterator[str] = iter(())

    def run(self, work: Work[T]) -> T:
        """Work to the end."""
        given = None
        with self._open:
            while True:
                try:
                    need = work.send(given)
                except StopIteration as end:
                    result: T = end.value
                    return result
                given = self._give(need)

    def tell(self, work: Following) -> Iterator[News]:
        """Work, and pass on what is told on the way."""
        given = None
        with self._open:
            while True:
                try:
                    need = work.send(given)
                except StopIteration:
                    return
                if isinstance(need, News):
                    given = None
                    yield need
                else:
                    given = self._give(need)

    def _give(self, need: Any) -> Any:
        match need:
            case Call():
                return self._call(need)
            case Listen():
                return self._listen(need)
            case Line():
                return self._line()
            case Choice():
                return need.choose(need.table)
            case Pause():
                return time.sleep(need.seconds)

    def _call(self, call: Call) -> Any:
        try:
            return reply(self._http.request(call.method, call.path, json=call.body, headers=headers(call.key)))
        except httpx.TransportError as error:
            return cut(error)

    def _listen(self, listen: Listen) -> Any:
        self._open.close()
        wanted = headers(listen.key, FOR_OURSELVES)
        try:
            stream = self._http.stream("GET", listen.path, headers=wanted, timeout=STREAM_TIMEOUT)
            answer = self._open.enter_context(stream)
            self._lines = answer.iter_lines()
            if answer.is_error:
                answer.read()
            return reply(answer)
        except httpx.TransportError as error:
            return cut(error)

    def _line(self) -> str | None:
        try:
            return next(self._lines, None)
        except httpx.TransportError:
            return None


class Table:
    """A table as the owner of a key sees it."""

    def __init__(self, http: httpx.Client, sitting: Sitting) -> None:
        self._http, self._sitting = http, sitting

    @property
    def id(self) -> str:
        """The name of the table."""
        return self._sitting.id

    @property
    def at(self) -> int | None:
        """How many entries of the log have been seen; None before the first look."""
        return self._sitting.at

    def see(self, since: int | None = None) -> News:
        """How the table stands, and what has happened since an entry of its log."""
        return self._run(self._sitting.see(since))

    def record(self) -> str:
        """The record of the game so far, as text."""
        return self._run(self._sitting.record())

    def step(self, step: str, at: int | None = None) -> News:
        """Take a step; raises ``Late`` if the table has gone on since it was seen, and ``Refused``."""
        return self._run(self._sitting.do("steps", at, step=step))

    def undo(self, answer: str = "ask", at: int | None = None) -> News:
        """Take back or ask to; or answer who has asked, with "agree" or "refuse"."""
        return self._run(self._sitting.do("undo", at, answer=answer))

    def hand_over(self, seat: int, player: str, at: int | None = None) -> News:
        """Let a bot decide for a seat, or "human" again."""
        return self._run(self._sitting.do("seat", at, seat=seat, player=player))

    def plan(self, plan: str) -> News:
        """Say in advance what is to be done; the empty text for nothing."""
        return self._run(self._sitting.plan(plan))

    def rematch(self) -> Table:
        """The table where the same people play once more; the game must be over."""
        return Table(self._http, self._run(self._sitting.rematch()))

    def follow(self, since: int | None = None) -> Iterator[News]:
        """Everything that happens until the game is over; cuts and restarts of the server are bridged."""
        return _Line(self._http).tell(self._sitting.follow(since))

    def play(self, choose: Callable[[Position], str]) -> Position:
        """Play every seat of the key to the end of the game; how it has ended."""
        return self._run(self._sitting.play(choose))

    def _run(self, work: Work[T]) -> T:
        return _Line(self._http).run(work)


class Client:
    """A server, as somebody sees it who waits for every answer."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        """``patience`` is how many seconds to go on trying where the server does not answer."""
        self._http = httpx.Client(base_url=url, timeout=TIMEOUT)
        self._visit = Visit(patience)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close all connections."""
        self._http.close()

    def games(self) -> Games:
        """Everything that can be played."""
        return _Line(self._http).run(self._visit.games())

    def create(self, seats: Seats, game: str | None = None, **more: Any) -> Created:
        """Set up a table for players such as "human" and "scribe", or pairs of a player and a name.

        ``more`` may have ``edition``, ``options``, ``open_scores``, ``hot_seat`` and ``hints``.
        """
        return _Line(self._http).run(self._visit.create(seats, game, **more))

    def play_on(self, record: str, seats: Seats, at: int | None = None, **more: Any) -> Created:
        """Set up a table that goes on from the first ``at`` steps of a record, or from all."""
        return _Line(self._http).run(self._visit.play_on(record, seats, at, **more))

    def table(self, table: str, key: str = "") -> Table:
        """A table by its id and a key, or by the link that somebody has sent."""
        return Table(self._http, Sitting(table, key, self._visit.patience))
