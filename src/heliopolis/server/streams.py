"""News of a table as they come: server-sent events for browsers, a line of JSON each for programs.

A stream keeps no queue, only the place in the log that its reader has seen. A slow reader gets more at once, later.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

from msgspec import json

from heliopolis.server.messages import News
from heliopolis.server.table import Mine, Table

HEARTBEAT = 15.0  # seconds of silence after which a sign of life is sent
RETRY = 1000  # milliseconds after which a browser comes back


@dataclass(frozen=True, slots=True)
class Form:
    """How news are written."""

    media_type: str
    opening: bytes
    heartbeat: bytes
    farewell: bytes
    numbered: bool

    def write(self, news: News) -> bytes:
        """One message."""
        body = json.encode(news)
        return b"id: %d\ndata: %b\n\n" % (news.at, body) if self.numbered else body + b"\n"


EVENTS = Form(
    "text/event-stream",
    opening=b"retry: %d\n\n" % RETRY,
    heartbeat=b": \n\n",
    farewell=b"event: bye\nretry: %d\ndata: {}\n\n" % RETRY,
    numbered=True,
)
LINES = Form("application/x-ndjson", opening=b"", heartbeat=b"\n", farewell=b"", numbered=False)


async def follow(
    table: Table, mine: Mine, since: int | None, form: Form, closing: asyncio.Event
) -> AsyncIterator[bytes]:
    """What has happened since, then everything that happens, until the server closes."""
    changed = asyncio.Event()
    table.watchers.add(changed)
    try:
        yield form.opening
        news = table.news(mine, since)
        yield form.write(news)
        while not closing.is_set():
            try:
                await asyncio.wait_for(changed.wait(), HEARTBEAT)
            except TimeoutError:
                yield form.heartbeat
            changed.clear()
            if table.at > news.at:
                news = table.news(mine, news.at)
                yield form.write(news)
        yield form.farewell
    finally:
        table.watchers.discard(changed)
