"""The client that is awaited: the same methods as the plain one."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
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

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http
        self._open = AsyncExitStack()
        self._lines: AsyncIterator[str] | None = None

    async def run(self, work: Work[T]) -> T:
        """Work to the end."""
        given = None
        async with self._open:
            while True:
                try:
                    need = work.send(given)
                except StopIteration as end:
                    result: T = end.value
                    return result
                given = await self._give(need)

    async def tell(self, work: Following) -> AsyncIterator[News]:
        """Work, and pass on what is told on the way."""
        given = None
        async with self._open:
            while True:
                try:
                    need = work.send(given)
                except StopIteration:
                    return
                if isinstance(need, News):
                    given = None
                    yield need
                else:
                    given = await self._give(need)

    async def _give(self, need: Any) -> Any:
        match need:
            case Call():
                return await self._call(need)
            case Listen():
                return await self._listen(need)
            case Line():
                return await self._line()
            case Choice():
                chosen = need.choose(need.table)
                return await chosen if inspect.isawaitable(chosen) else chosen
            case Pause():
                return await asyncio.sleep(need.seconds)

    async def _call(self, call: Call) -> Any:
        try:
            return reply(await self._http.request(call.method, call.path, json=call.body, headers=headers(call.key)))
        except httpx.TransportError as error:
            return cut(error)

    async def _listen(self, listen: Listen) -> Any:
        await self._open.aclose()
        wanted = headers(listen.key, FOR_OURSELVES)
        try:
            stream = self._http.stream("GET", listen.path, headers=wanted, timeout=STREAM_TIMEOUT)
            answer = await self._open.enter_async_context(stream)
            self._lines = answer.aiter_lines()
            if answer.is_error:
                await answer.aread()
            return reply(answer)
        except httpx.TransportError as error:
            return cut(error)

    async def _line(self) -> str | None:
        assert self._lines is not None
        try:
            return await anext(self._lines, None)
        except httpx.TransportError:
            return None


class AsyncTable:
    """A table as the owner of a key sees it."""

    def __init__(self, http: httpx.AsyncClient, sitting: Sitting) -> None:
        self._http, self._sitting = http, sitting

    @property
    def id(self) -> str:
        """The name of the table."""
        return self._sitting.id

    @property
    def at(self) -> int | None:
        """How many entries of the log have been seen; None before the first look."""
        return self._sitting.at

    async def see(self, since: int | None = None) -> News:
        """How the table stands, and what has happened since an entry of its log."""
        return await self._run(self._sitting.see(since))

    async def record(self) -> str:
        """The record of the game so far, as text."""
        return await self._run(self._sitting.record())

    async def step(self, step: str, at: int | None = None) -> News:
        """Take a step; raises ``Late`` if the table has gone on since it was seen, and ``Refused``."""
        return await self._run(self._sitting.do("steps", at, step=step))

    async def undo(self, answer: str = "ask", at: int | None = None) -> News:
        """Take back or ask to; or answer who has asked, with "agree" or "refuse"."""
        return await self._run(self._sitting.do("undo", at, answer=answer))

    async def hand_over(self, seat: int, player: str, at: int | None = None) -> News:
        """Let a bot decide for a seat, or "human" again."""
        return await self._run(self._sitting.do("seat", at, seat=seat, player=player))

    async def plan(self, plan: str) -> News:
        """Say in advance what is to be done; the empty text for nothing."""
        return await self._run(self._sitting.plan(plan))

    async def rematch(self) -> AsyncTable:
        """The table where the same people play once more; the game must be over."""
        return AsyncTable(self._http, await self._run(self._sitting.rematch()))

    def follow(self, since: int | None = None) -> AsyncIterator[News]:
        """Everything that happens until the game is over; cuts and restarts of the server are bridged."""
        return _Line(self._http).tell(self._sitting.follow(since))

    async def play(self, choose: Callable[[Position], str | Awaitable[str]]) -> Position:
        """Play every seat of the key to the end of the game; how it has ended. The function may be awaitable."""
        return await self._run(self._sitting.play(choose))

    async def _run(self, work: Work[T]) -> T:
        return await _Line(self._http).run(work)


class AsyncClient:
    """A server, as somebody sees it who does other things meanwhile."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        """``patience`` is how many seconds to go on trying where the server does not answer."""
        self._http = httpx.AsyncClient(base_url=url, timeout=TIMEOUT)
        self._visit = Visit(patience)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    async def games(self) -> Games:
        """Everything that can be played."""
        return await _Line(self._http).run(self._visit.games())

    async def create(self, seats: Seats, game: str | None = None, **more: Any) -> Created:
        """Set up a table for players such as "human" and "scribe", or pairs of a player and a name.

        ``more`` may have ``edition``, ``options``, ``open_scores``, ``hot_seat`` and ``hints``.
        """
        return await _Line(self._http).run(self._visit.create(seats, game, **more))

    async def play_on(self, record: str, seats: Seats, at: int | None = None, **more: Any) -> Created:
        """Set up a table that goes on from the first ``at`` steps of a record, or from all."""
        return await _Line(self._http).run(self._visit.play_on(record, seats, at, **more))

    def table(self, table: str, key: str = "") -> AsyncTable:
        """A table by its id and a key, or by the link that somebody has sent."""
        return AsyncTable(self._http, Sitting(table, key, self._visit.patience))
