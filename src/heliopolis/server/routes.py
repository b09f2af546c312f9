"""The routes of the API: who asks, what for, and what they get."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Header, Path, Query, Request
from fastapi.responses import HTMLResponse, Response, StreamingResponse
from msgspec import DecodeError, json

from heliopolis.record import write
from heliopolis.server.description import answers, body, page
from heliopolis.server.errors import Closing, Forbidden, NoKey, Refusal, Stale, TooMany, WrongKind
from heliopolis.server.keys import ID_PATTERN, SPECTATOR, viewers
from heliopolis.server.languages import catalogue_for
from heliopolis.server.limits import Buckets, customer
from heliopolis.server.messages import (
    MOST_ENTRIES,
    Created,
    Games,
    Health,
    Late,
    News,
    Place,
    SitWish,
    StepWish,
    TableWish,
    UndoWish,
)
from heliopolis.server.metrics import Metrics
from heliopolis.server.offers import games
from heliopolis.server.seating import seating
from heliopolis.server.streams import EVENTS, LINES, follow
from heliopolis.server.table import Table
from heliopolis.server.tables import Tables

JSON = "application/json"
YEAR = 365 * 24 * 3600  # seconds that a browser keeps a key
MOST_STREAMS = 8  # of one viewer at one table; spectators share their key, so they have no such limit
TABLE_COST = 10.0  # requests that setting up a table counts for

TableId = Annotated[str, Path(pattern=ID_PATTERN, description="The table.")]
At = Annotated[int | None, Query(ge=0, le=MOST_ENTRIES, description="How many entries of the log you have seen.")]
LastEvent = Annotated[int | None, Header(ge=0, le=MOST_ENTRIES, description="What a browser sends to go on.")]

Kind = TypeVar("Kind")

router = APIRouter()


class Server:
    """What the routes share."""

    def __init__(self, tables: Tables, keys: Buckets, creating: Buckets, metrics: Metrics) -> None:
        self.tables = tables
        self.keys = keys  # how much each key may ask for
        self.creating = creating  # how many tables an address may set up
        self.metrics = metrics
        self.closing = asyncio.Event()
        self.streams: Counter[tuple[str, int | None]] = Counter()  # that are open, by viewer

    @contextmanager
    def streaming(self, table_id: str, viewer: int | None) -> Iterator[None]:
        """Count a stream while it is open."""
        self.streams[table_id, viewer] += 1
        try:
            yield
        finally:
            self.streams[table_id, viewer] -= 1
            self.streams += Counter()  # forgets those at zero


def _server(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


def _answer(message: Any, status: int = 200) -> Response:
    return Response(json.encode(message), status, media_type=JSON)


def _language(request: Request) -> str:
    return request.headers.get("accept-language", "")


async def _wish(request: Request, kind: type[Kind]) -> Kind:
    """The body of a request; raises ``Refusal``."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise WrongKind("error-body-kind")
    try:
        return json.decode(await request.body(), type=kind)
    except DecodeError as error:
        raise Refusal("error-body", reason=str(error)) from None


async def _enter(request: Request, table_id: str, key: str | None = None) -> tuple[Server, Table, int | None]:
    """The table, and who asks: a seat or a spectator; raises ``Refusal``."""
    server = _server(request)
    table = await server.tables.find(table_id)
    key = key or _bearer(request) or request.cookies.get(_cookie(table_id))
    if not key:
        raise NoKey("error-key-missing")
    found = viewers(table.header, key)
    if not found:
        raise Forbidden("error-key")
    if found[0] is not SPECTATOR:
        _limit(server.keys, f"{table_id} {found[0]}")
    return server, table, found[0]


def _limit(buckets: Buckets, name: str, cost: float = 1.0) -> None:
    seconds = buckets.wait(name, cost)
    if seconds:
        raise TooMany("error-too-many", seconds=math.ceil(seconds))


def _bearer(request: Request) -> str | None:
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else None


def _cookie(table_id: str) -> str:
    return f"key-{table_id}"


async def _seated(request: Request, table_id: str) -> tuple[Server, Table, int]:
    server, table, seat = await _enter(request, table_id)
    if seat is None:
        raise Forbidden("error-spectator")
    if server.closing.is_set():
        raise Closing("error-closing")
    return server, table, seat


@router.post(
    "/api/tables",
    status_code=201,
    openapi_extra=body(TableWish),
    responses=answers("The new table and its keys.", Created, 400, 415, 422, 503, status=201),
)
async def create_table(request: Request) -> Response:
    """Set up a table. The answer has the only copy of its keys: a link for each person, and one for spectators."""
    server = _server(request)
    wish = await _wish(request, TableWish)
    planned = seating(wish, catalogue_for(_language(request)))
    _limit(server.creating, customer(request.client.host if request.client else ""), TABLE_COST)
    table = await server.tables.create(planned.header)
    places = {who: Place(key, f"/table/{table.header.id}#{key}", who) for who, key in planned.keys.items()}
    spectator = places.pop(SPECTATOR)
    return _answer(Created(table.header.id, list(places.values()), spectator), 201)


@router.get("/api/tables/{table_id}", responses=answers("How the table stands.", News, 400, 401, 403, 404, 503))
async def see_table(request: Request, table_id: TableId, at: At = None) -> Response:
    """See a table as the owner of the key may see it, and what has happened since ``at``."""
    server, table, viewer = await _enter(request, table_id)
    await server.tables.reach(table, at)
    return _answer(table.news(viewer, at))


@router.post(
    "/api/tables/{table_id}/steps",
    openapi_extra=body(StepWish),
    responses=answers("The step is on the disk.", News, 400, 401, 403, 404, 409, 415, 422, 503),
)
async def take_step(request: Request, table_id: TableId) -> Response:
    """Take a step. Sending the same step again does no harm; with an old ``at`` it is refused, and all news told."""
    wish = await _wish(request, StepWish)
    server, table, seat = await _seated(request, table_id)
    try:
        await server.tables.step(table, seat, wish.at, wish.step)
    except Stale as stale:
        return _late(request, table, seat, wish.at, stale)
    return _answer(table.news(seat, wish.at))


@router.post(
    "/api/tables/{table_id}/undo",
    openapi_extra=body(UndoWish),
    responses=answers("It is on the disk.", News, 400, 401, 403, 404, 409, 415, 422, 503),
)
async def take_back(request: Request, table_id: TableId) -> Response:
    """Take one's own last step back while nothing was drawn or decided since; otherwise ask all people at the table."""
    wish = await _wish(request, UndoWish)
    server, table, seat = await _seated(request, table_id)
    try:
        await server.tables.undo(table, seat, wish.at, wish.answer)
    except Stale as stale:
        return _late(request, table, seat, wish.at, stale)
    return _answer(table.news(seat, wish.at))


def _late(request: Request, table: Table, seat: int, at: int, stale: Stale) -> Response:
    news = table.news(seat, at)
    sentence = catalogue_for(_language(request)).complaint(stale)
    return _answer(Late(stale.key, sentence, news.at, news.entries, news.table), stale.status)


@router.get(
    "/api/tables/{table_id}/events",
    responses=answers(
        "A stream: a message whenever something happens.",
        None,
        *(400, 401, 403, 404, 503),
        events=EVENTS.media_type,
        lines=LINES.media_type,
    ),
    response_class=StreamingResponse,
)
async def follow_table(
    request: Request, table_id: TableId, at: At = None, last_event_id: LastEvent = None
) -> StreamingResponse:
    """Follow a table: server-sent events, or with ``Accept: application/x-ndjson`` a line of JSON for each message.

    A message is the same as the answer to ``GET /api/tables/{id}``; its id is its ``at``.
    """
    server, table, viewer = await _enter(request, table_id)
    if server.closing.is_set():
        raise Closing("error-closing")
    form = LINES if LINES.media_type in request.headers.get("accept", "") else EVENTS
    since = at if last_event_id is None else last_event_id
    if viewer is not None and server.streams[table_id, viewer] >= MOST_STREAMS:
        raise TooMany("error-too-many", seconds=1)
    await server.tables.reach(table, since)

    async def stream() -> AsyncIterator[bytes]:
        with server.streaming(table_id, viewer):
            async for message in follow(table, viewer, since, form, server.closing):
                yield message

    return StreamingResponse(stream(), media_type=form.media_type, headers={"x-accel-buffering": "no"})


@router.get(
    "/api/tables/{table_id}/record",
    responses=answers("The game so far.", None, 400, 401, 403, 404, 503, text="text/plain; charset=utf-8"),
    response_class=Response,
)
async def see_record(request: Request, table_id: TableId) -> Response:
    """The record of the game so far, as text."""
    _, table, _ = await _enter(request, table_id)
    name = f'attachment; filename="{table_id}.record"'
    return Response(write(table.play.record), 200, {"content-disposition": name}, "text/plain; charset=utf-8")


@router.post(
    "/api/tables/{table_id}/sit",
    openapi_extra=body(SitWish),
    responses=answers("The browser keeps the key as a cookie.", News, 400, 403, 404, 415, 503),
)
async def sit_down(request: Request, table_id: TableId) -> Response:
    """Sit down, or watch: the key becomes a cookie that no script can read, for this table only."""
    wish = await _wish(request, SitWish)
    _, table, viewer = await _enter(request, table_id, wish.key)
    answer = _answer(table.news(viewer))
    answer.set_cookie(
        _cookie(table_id),
        wish.key,
        max_age=YEAR,
        path=f"/api/tables/{table_id}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return answer


@router.get("/api/games", responses=answers("Everything that can be played.", Games))
async def see_games(request: Request) -> Response:
    """Games, editions, options and bots, in the language asked for."""
    return _answer(games(catalogue_for(_language(request))))


@router.get("/healthz", responses=answers("All is well.", Health, 503))
async def see_health(request: Request) -> Response:
    """Whether the server answers and its database does."""
    server = _server(request)
    if server.closing.is_set():
        raise Closing("error-closing")
    await asyncio.to_thread(server.tables.store.alive)
    return _answer(Health("ok"))


@router.get("/metrics", include_in_schema=False)
async def see_metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    metrics = _server(request).metrics
    return Response(metrics.text(), media_type=metrics.media_type)


@router.get("/api/docs", include_in_schema=False)
async def see_description(request: Request) -> HTMLResponse:
    """The API described for people."""
    return HTMLResponse(page(request.app.openapi()))


@router.get("/", include_in_schema=False)
async def see_index(request: Request) -> HTMLResponse:
    """Where the API is."""
    say = catalogue_for(_language(request))
    head = f"<!doctype html><html lang='{say.language}'><meta charset='utf-8'><title>Heliopolis</title>"
    return HTMLResponse(f"{head}<p>{say('server-index')} <a href='/api/docs'>/api/docs</a></p></html>")
