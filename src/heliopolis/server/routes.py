"""The routes of the API: who asks, what for, and what they get."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import HTMLResponse, Response, StreamingResponse

from heliopolis.record import write
from heliopolis.server.asking import (
    TableId,
    Visit,
    address,
    answer,
    enter,
    keep_key,
    key_of,
    language,
    limit,
    server_of,
    sit,
    wish,
)
from heliopolis.server.description import answers, body, page
from heliopolis.server.errors import Closing, NotFound, Stale, TooMany
from heliopolis.server.keys import SPECTATOR
from heliopolis.server.languages import catalogue_for
from heliopolis.server.messages import (
    MOST_ENTRIES,
    Created,
    Games,
    HandoverWish,
    Health,
    Late,
    News,
    Place,
    PlanWish,
    RecordTableWish,
    RematchWish,
    SitWish,
    StepWish,
    TableWish,
    UndoWish,
)
from heliopolis.server.offers import games
from heliopolis.server.seating import Seating, seating, seating_from
from heliopolis.server.store import Header as Setup
from heliopolis.server.streams import EVENTS, LINES, follow

MOST_STREAMS = 8  # of one viewer at one table; spectators share their key, so they have no such limit
TABLE_COST = 10.0  # requests that setting up a table counts for
MOST_BUSY = 20  # tables of one address at which bots have the move, before it may set up more with bots
BUSY_SECONDS = 10  # after which to ask again

At = Annotated[int | None, Query(ge=0, le=MOST_ENTRIES, description="How many entries of the log you have seen.")]
LastEvent = Annotated[int | None, Header(ge=0, le=MOST_ENTRIES, description="What a browser sends to go on.")]
DOING = (400, 401, 403, 404, 409, 415, 422, 503)  # how something that is done at a table may be refused

router = APIRouter()


@router.post(
    "/api/tables",
    status_code=201,
    openapi_extra=body(TableWish),
    responses=answers("The new table and its keys.", Created, 400, 415, 422, 503, status=201),
)
async def create_table(request: Request) -> Response:
    """Set up a table. The answer has the only copy of its keys: a link for each person, and one for spectators."""
    wished = await wish(request, TableWish)
    return await _created(request, seating(wished, catalogue_for(language(request))))


@router.post(
    "/api/records/tables",
    status_code=201,
    openapi_extra=body(RecordTableWish),
    responses=answers("The new table and its keys.", Created, 400, 415, 422, 503, status=201),
)
async def play_on(request: Request) -> Response:
    """Set up a table that goes on from a position of a record."""
    return await _created(request, seating_from(await wish(request, RecordTableWish)))


async def _created(request: Request, planned: Seating) -> Response:
    origin = _count_table(request, planned.header)
    table = await server_of(request).tables.create(planned.header, planned.steps, origin)
    places = {who: Place(key, f"/table/{table.header.id}#{key}", who) for who, key in planned.keys.items()}
    spectator = places.pop(SPECTATOR)
    return answer(Created(table.header.id, list(places.values()), spectator), 201)


def _count_table(request: Request, header: Setup) -> str:
    """Count a table that is to be set up like this, and give the address that it counts for; raises ``TooMany``."""
    server, origin = server_of(request), address(request)
    limit(server.creating, origin, TABLE_COST)
    has_bots = len(header.key_hashes) < len(header.specs)
    if server.creating.rate and has_bots and server.tables.busy_for(origin) >= MOST_BUSY:
        raise TooMany("error-too-many", seconds=BUSY_SECONDS)
    return origin


@router.get("/api/tables/{table_id}", responses=answers("How the table stands.", News, 400, 401, 403, 404, 503))
async def see_table(request: Request, table_id: TableId, at: At = None) -> Response:
    """See a table as the owner of the key may see it, and what has happened since ``at``."""
    visit = await enter(request, table_id)
    await visit.tables.reach(visit.table, at)
    return answer(visit.table.news(visit.mine, at))


@router.post(
    "/api/tables/{table_id}/steps",
    openapi_extra=body(StepWish),
    responses=answers("The step is on the disk.", News, *DOING),
)
async def take_step(request: Request, table_id: TableId) -> Response:
    """Take a step. Sending the same step again does no harm; with an old ``at`` it is refused, and all news told."""
    wished, visit = await wish(request, StepWish), await sit(request, table_id)
    doing = visit.tables.step(visit.table, visit.mine, wished.at, wished.step)
    return await _told(request, visit, wished.at, doing)


@router.post(
    "/api/tables/{table_id}/undo",
    openapi_extra=body(UndoWish),
    responses=answers("It is on the disk.", News, *DOING),
)
async def take_back(request: Request, table_id: TableId) -> Response:
    """Take one's own last step back while nothing was drawn or decided since; otherwise ask all people at the table."""
    wished, visit = await wish(request, UndoWish), await sit(request, table_id)
    doing = visit.tables.undo(visit.table, visit.mine, wished.at, wished.answer)
    return await _told(request, visit, wished.at, doing)


@router.post(
    "/api/tables/{table_id}/seat",
    openapi_extra=body(HandoverWish),
    responses=answers("It is on the disk.", News, *DOING),
)
async def hand_over(request: Request, table_id: TableId) -> Response:
    """Hand a seat to a bot, or take one's own back.

    Somebody else's seat may go to a bot when the person there has had the move for more than ten minutes.
    """
    wished, visit = await wish(request, HandoverWish), await sit(request, table_id)
    doing = visit.tables.hand_over(visit.table, visit.mine, wished.at, wished.seat, wished.player)
    return await _told(request, visit, wished.at, doing)


@router.post(
    "/api/tables/{table_id}/plan",
    openapi_extra=body(PlanWish),
    responses=answers("It is on the disk, and nobody else hears of it.", News, 400, 401, 403, 404, 415, 422, 503),
)
async def plan_ahead(request: Request, table_id: TableId) -> Response:
    """Say in advance what is to be done in this auction, or in the next one; the empty text for nothing."""
    wished, visit = await wish(request, PlanWish), await sit(request, table_id)
    at = visit.table.at
    await visit.tables.plan(visit.table, visit.mine, wished.plan)
    return answer(visit.table.news(visit.mine, at))


@router.post(
    "/api/tables/{table_id}/rematch",
    openapi_extra=body(RematchWish),
    responses=answers("There is a new table with the same seats and keys, named by next.", News, *DOING),
)
async def play_again(request: Request, table_id: TableId) -> Response:
    """Play once more when the game is over. Everybody who asks comes to the same new table."""
    wished, visit = await wish(request, RematchWish), await sit(request, table_id)
    table, origin = visit.table, address(request)
    if table.play.over and table.next is None:
        origin = _count_table(request, table.header)
    return await _told(request, visit, wished.at, visit.tables.rematch(table, visit.mine, wished.at, origin))


@router.post(
    "/api/tables/{table_id}/next",
    responses=answers("The browser keeps the key as a cookie for the next table.", News, 400, 401, 403, 404, 503),
)
async def go_to_next(request: Request, table_id: TableId) -> Response:
    """Go to the table of the rematch with the key of this one."""
    next_id, key = (await enter(request, table_id)).table.next, key_of(request, table_id)
    if next_id is None or key is None:
        raise NotFound("error-no-rematch")
    visit = await enter(request, next_id, key)
    told = answer(visit.table.news(visit.mine))
    keep_key(request, told, next_id, key)
    return told


async def _told(request: Request, visit: Visit, at: int, doing: Awaitable[None]) -> Response:
    """All news since ``at`` when something has been saved, or when it came too late to be."""
    try:
        await doing
    except Stale as stale:
        news = visit.table.news(visit.mine, at)
        sentence = catalogue_for(language(request)).complaint(stale)
        return answer(Late(stale.key, sentence, news.at, news.entries, news.table), stale.status)
    return answer(visit.table.news(visit.mine, at))


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
    visit = await enter(request, table_id)
    server, table = visit.server, visit.table
    if server.closing.is_set():
        raise Closing("error-closing")
    form = LINES if LINES.media_type in request.headers.get("accept", "") else EVENTS
    since = at if last_event_id is None else last_event_id
    if visit.mine and server.streams[table_id, visit.mine[0]] >= MOST_STREAMS:
        raise TooMany("error-too-many", seconds=1)
    await server.tables.reach(table, since)

    async def stream() -> AsyncIterator[bytes]:
        with server.streaming(visit):
            async for message in follow(table, visit.mine, since, form, server.closing):
                yield message

    return StreamingResponse(stream(), media_type=form.media_type, headers={"x-accel-buffering": "no"})


@router.get(
    "/api/tables/{table_id}/record",
    responses=answers("The game so far.", None, 400, 401, 403, 404, 503, text="text/plain; charset=utf-8"),
    response_class=Response,
)
async def see_record(request: Request, table_id: TableId) -> Response:
    """The record of the game so far, as text."""
    table = (await enter(request, table_id)).table
    name = f'attachment; filename="{table_id}.record"'
    return Response(write(table.play.record), 200, {"content-disposition": name}, "text/plain; charset=utf-8")


@router.post(
    "/api/tables/{table_id}/sit",
    openapi_extra=body(SitWish),
    responses=answers("The browser keeps the key as a cookie.", News, 400, 403, 404, 415, 503),
)
async def sit_down(request: Request, table_id: TableId) -> Response:
    """Sit down, or watch: the key becomes a cookie that no script can read, for this table only."""
    wished = await wish(request, SitWish)
    visit = await enter(request, table_id, wished.key)
    told = answer(visit.table.news(visit.mine))
    keep_key(request, told, table_id, wished.key)
    return told


@router.get("/api/games", responses=answers("Everything that can be played.", Games))
async def see_games(request: Request) -> Response:
    """Games, editions, options and bots, in the language asked for."""
    return answer(games(catalogue_for(language(request))))


@router.get("/healthz", responses=answers("All is well.", Health, 503))
async def see_health(request: Request) -> Response:
    """Whether the server answers and its database does."""
    server = server_of(request)
    if server.closing.is_set():
        raise Closing("error-closing")
    await asyncio.to_thread(server.tables.store.alive)
    return answer(Health("ok"))


@router.get("/metrics", include_in_schema=False)
async def see_metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    metrics = server_of(request).metrics
    return Response(metrics.text(), media_type=metrics.media_type)


@router.get("/api/docs", include_in_schema=False)
async def see_description(request: Request) -> HTMLResponse:
    """The API described for people."""
    return HTMLResponse(page(request.app.openapi()))
