"""Whose bots think next: everybody in turn, however many tables somebody has set up."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Queue:
    """So many places, given to those who wait by turns of their names and not of their number."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, name: str) -> AsyncIterator[None]:
        """Wait for a place, and have it until the block ends."""
        if self._free:
            self._free -= 1
        else:
            await self._turn(name)
        try:
            yield
        finally:
            self._leave()

    async def _turn(self, name: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had its place already
                self._leave()
            raise

    def _leave(self) -> None:
        """Give a place to the next name that waits; whoever has gone away meanwhile is passed over."""
        while self._waiting:
            name, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[name] = turns  # at the end: all others come first
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
