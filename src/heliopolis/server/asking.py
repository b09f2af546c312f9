"""What all routes need: who asks, for which table, and whether they may."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

from fastapi import Path, Request
from fastapi.responses import Response
from msgspec import DecodeError, json

from heliopolis.server.errors import Closing, Forbidden, NoKey, Refusal, TooMany, WrongKind
from heliopolis.server.keys import ID_PATTERN, SPECTATOR, viewers
from heliopolis.server.limits import Buckets, customer
from heliopolis.server.metrics import Metrics
from heliopolis.server.table import Table
from heliopolis.server.tables import Tables

JSON = "application/json"
YEAR = 365 * 24 * 3600  # seconds that a browser keeps a key

TableId = Annotated[str, Path(pattern=ID_PATTERN, description="The table.")]

Kind = TypeVar("Kind")


class Server:
    """What the routes share."""

    def __init__(self, tables: Tables, keys: Buckets, creating: Buckets, metrics: Metrics) -> None:
        self.tables = tables
        self.keys = keys  # how much each key may ask for
        self.creating = creating  # how many tables an address may set up
        self.metrics = metrics
        self.closing = asyncio.Event()
        self.streams: Counter[tuple[str, int]] = Counter()  # that are open, by table and the first seat of a key

    @contextmanager
    def streaming(self, visit: Visit) -> Iterator[None]:
        """Count a stream while it is open."""
        name = visit.table.header.id, visit.mine[0] if visit.mine else -1
        self.streams[name] += 1
        try:
            yield
        finally:
            self.streams[name] -= 1
            self.streams += Counter()  # forgets those at zero


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody who has come to a table with a key of it."""

    server: Server
    table: Table
    mine: tuple[int, ...]  # the seats of the key; none for a spectator

    @property
    def tables(self) -> Tables:
        """All tables."""
        return self.server.tables

    @property
    def seat(self) -> int | None:
        """The seat through whose eyes they see the table."""
        return self.table.seat_of(self.mine)


def server_of(request: Request) -> Server:
    """What the routes share."""
    server: Server = request.app.state.server
    return server


def answer(message: Any, status: int = 200) -> Response:
    """A message as JSON."""
    return Response(json.encode(message), status, media_type=JSON)


def language(request: Request) -> str:
    """The languages that whoever asks would like, as the header has them."""
    return request.headers.get("accept-language", "")


def address(request: Request) -> str:
    """The address that is counted for whoever asks."""
    return customer(request.client.host if request.client else "")


async def wish(request: Request, kind: type[Kind]) -> Kind:
    """The body of a request; raises ``Refusal``."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise WrongKind("error-body-kind")
    try:
        return json.decode(await request.body(), type=kind)
    except DecodeError as error:
        raise Refusal("error-body", reason=str(error)) from None


async def enter(request: Request, table_id: str, key: str | None = None) -> Visit:
    """Come to a table; raises ``Refusal``. Only the right key makes the server read its log."""
    server = server_of(request)
    key = key or key_of(request, table_id)
    if not key:
        raise NoKey("error-key-missing")
    header = await server.tables.header(table_id)
    found = viewers(header, key)
    if not found:
        raise Forbidden("error-key")
    mine = tuple(seat for seat in found if seat is not SPECTATOR)
    if mine:
        limit(server.keys, f"{table_id} {mine[0]}")
    return Visit(server, await server.tables.find(table_id, header), mine)


async def sit(request: Request, table_id: str) -> Visit:
    """Come to a table to do something there; raises ``Refusal``."""
    visit = await enter(request, table_id)
    if not visit.mine:
        raise Forbidden("error-spectator")
    if visit.server.closing.is_set():
        raise Closing("error-closing")
    return visit


def limit(buckets: Buckets, name: str, cost: float = 1.0) -> None:
    """Count a request; raises ``TooMany``."""
    seconds = buckets.wait(name, cost)
    if seconds:
        raise TooMany("error-too-many", seconds=math.ceil(seconds))


def key_of(request: Request, table_id: str) -> str | None:
    """The key that was sent for a table, if one was."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else request.cookies.get(_cookie(table_id))


def keep_key(request: Request, answer: Response, table_id: str, key: str) -> None:
    """Let the browser keep a key as a cookie that no script can read, for one table only."""
    answer.set_cookie(
        _cookie(table_id),
        key,
        max_age=YEAR,
        path=f"/api/tables/{table_id}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )


def _cookie(table_id: str) -> str:
    return f"key-{table_id}"
