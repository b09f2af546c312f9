"""Whole games are analysed in processes of their own, a few at a time, so that no bot waits for them."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Sequence
from typing import Any, TypeVar

from heliopolis.record import Record
from heliopolis.server.bots import COMMAND, BotTrouble, Thinker, told
from heliopolis.server.thinker import BACKGROUND

SILENCE_SECONDS = 60.0  # after which an analyst is given up
LIFE_SECONDS = 5.0  # how often somebody who waits gets a sign of life
MOST_OF_ONE = 2  # analyses that one address may have under way, or waiting
MOST_WAITING = 16  # of all addresses together
PROGRESS, TROUBLE = b'{"done"', b'{"trouble"'  # how such lines begin; any other line is the last one

T = TypeVar("T")


class Closed(Exception):
    """The server is about to stop."""


class Analysts:
    """So many processes, for everybody who wants a game analysed; the others wait."""

    def __init__(self, analysts: int, closing: asyncio.Event, command: Sequence[str] = COMMAND) -> None:
        self._all = [Thinker((*command, BACKGROUND)) for _ in range(analysts)]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._free.put_nowait(thinker)
        self._closing = closing
        self._under_way: Counter[str] = Counter()  # by who asked, those that wait too

    def __len__(self) -> int:
        """How many analyses are under way, or waiting."""
        return self._under_way.total()

    def busy(self, who: str) -> bool:
        """Whether somebody has to come back later."""
        return self._under_way[who] >= MOST_OF_ONE or len(self) >= len(self._all) + MOST_WAITING

    async def analyse(self, who: str, record: Record, language: str, nodes: int) -> AsyncIterator[bytes]:
        """Lines of JSON: how far it has come, and last what was found.

        Whoever stops listening ends it. Raises ``BotTrouble``, or ``Closed`` when the server is about to stop.
        """
        question = {**told(record), "want": "analysis", "language": language, "nodes": nodes}
        sign_of_life = json.dumps({"done": 0, "of": len(record.steps)}).encode() + b"\n"
        self._under_way[who] += 1
        getting = asyncio.ensure_future(self._free.get())
        finished = False
        try:
            yield sign_of_life
            while not await self._soon(getting):
                yield sign_of_life
            line = await self._unless_closing(getting.result().begin(question, SILENCE_SECONDS))
            while line.startswith(PROGRESS):
                yield line
                line = await self._unless_closing(getting.result().go_on(SILENCE_SECONDS))
            finished = True
        finally:
            self._leave(who, getting, finished)
        if line.startswith(TROUBLE):
            raise BotTrouble(json.loads(line)["trouble"])
        yield line

    def _leave(self, who: str, getting: asyncio.Future[Thinker], finished: bool) -> None:
        """Let the next one have the process; if it has not finished, it thinks for nobody and is ended.

        Whoever has gone away can wait for nothing, so this does not either.
        """
        self._under_way[who] -= 1
        self._under_way += Counter()  # forgets those at zero
        if getting.cancel() or getting.cancelled():  # it was not our turn yet
            return
        if not finished:
            getting.result().drop()
        self._free.put_nowait(getting.result())

    async def _soon(self, getting: asyncio.Future[Thinker]) -> bool:
        """Whether it is our turn after a while."""
        await self._unless_closing(asyncio.wait({getting}, timeout=LIFE_SECONDS))
        return getting.done()

    async def _unless_closing(self, work: Coroutine[Any, Any, T]) -> T:
        """What comes of a work; raises ``Closed`` if the server is about to stop before that."""
        working, closing = asyncio.ensure_future(work), asyncio.ensure_future(self._closing.wait())
        try:
            await asyncio.wait({working, closing}, return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise Closed
            return working.result()
        finally:
            working.cancel()
            closing.cancel()

    async def end(self) -> None:
        """End all processes."""
        await asyncio.gather(*(thinker.end() for thinker in self._all))
