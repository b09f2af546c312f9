"""Routes for those who study a game: records told, analysed, scored; and of a table its sheet, outlook and advice."""

from __future__ import annotations

import asyncio
import gzip
import re
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response, StreamingResponse
from msgspec import convert, json
from msgspec.structs import replace

from heliopolis.analysis import QUALITIES, QUALITY
from heliopolis.game import BadRecord, game, part
from heliopolis.record import Record, replay
from heliopolis.server.analysts import Analysts, Closed
from heliopolis.server.asking import JSON, TableId, Visit, address, answer, enter, language, limit, server_of, sit, wish
from heliopolis.server.bots import COMMAND, BotTrouble
from heliopolis.server.description import answers, body
from heliopolis.server.errors import STATUS, Closing, Forbidden, NoThought, Refusal, TooMany
from heliopolis.server.languages import catalogue_for
from heliopolis.server.messages import Refused
from heliopolis.server.streams import LINES
from heliopolis.server.study_messages import (
    Advice,
    AnalysisWish,
    Outlook,
    RecordWish,
    Scored,
    ScoreWish,
    Sheet,
    Told,
)

READERS = 2  # threads for what takes longer than others should wait
PACKED = 5  # how hard to compress, of 9
GZIP_HEADER = 16  # what zlib calls the format that browsers read
REFUSED = b'{"error"'  # how the answer begins where a record cannot be read at all
UNREADABLE = STATUS[BadRecord]
LATER = 10  # seconds after which an analysis may be asked for again where too many are under way

# Requests that one of these counts for.
RECORD_COST = 2.0
ANALYSIS_COST = 40.0
ADVICE_COST = 10.0

GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")  # accepted, and not with a weight of 0

T = TypeVar("T")

router = APIRouter()


class Study:
    """What these routes share."""

    def __init__(self, analysts: int, closing: asyncio.Event, command: Sequence[str] = COMMAND) -> None:
        self.analysts = Analysts(analysts, closing, command)
        self._readers = ThreadPoolExecutor(READERS, "reader")

    async def read(self, work: Callable[..., T], *given: Any) -> T:
        """Do something that takes longer than others should wait."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, *given)

    async def end(self) -> None:
        """End all that was begun."""
        self._readers.shutdown(cancel_futures=True)
        await self.analysts.end()


def _study(request: Request) -> Study:
    study: Study = request.app.state.study
    return study


def _packs(request: Request) -> bool:
    """Whether the client can read what is compressed."""
    return GZIP.search(request.headers.get("accept-encoding", "").lower()) is not None


# Without a table


@router.post(
    "/api/records",
    openapi_extra=body(RecordWish),
    responses=answers("The record, as far as it can be read.", Told, 400, 415, 422, 503),
)
async def read_record(request: Request) -> Response:
    """Read a record: every position, what happened in every step, the scoring sheet, and why it stops if it does."""
    wished, server = await wish(request, RecordWish), server_of(request)
    limit(server.creating, address(request), RECORD_COST)
    try:
        told = await server.tables.bots.retell(wished.record, catalogue_for(language(request)).language)
    except BotTrouble:
        raise NoThought("error-no-thought") from None
    status = UNREADABLE if told.startswith(REFUSED) else 200
    headers = {"vary": "accept-encoding"}
    if _packs(request):
        told, headers["content-encoding"] = await _study(request).read(gzip.compress, told, PACKED), "gzip"
    return Response(told, status, headers, JSON)


@router.post(
    "/api/analysis",
    openapi_extra=body(AnalysisWish),
    responses=answers(
        "Lines of JSON, the last with all that was found.", None, 400, 415, 422, 503, lines=LINES.media_type
    ),
    response_class=StreamingResponse,
)
async def analyse_record(request: Request) -> StreamingResponse:
    """Analyse a record: a line of JSON now and then says how many steps are ``done``, and ``of`` how many.

    The last line has ``moments``, ``sides`` and ``turning_points``, as `heliopolis analyse --json` tells them; or, if
    nothing came of it, ``error`` and ``message``. Whoever goes away ends it.
    """
    wished = await wish(request, AnalysisWish)
    server, study, who = server_of(request), _study(request), address(request)
    if server.closing.is_set():
        raise Closing("error-closing")
    limit(server.creating, who, ANALYSIS_COST)
    record = (await study.read(replay, wished.record)).record
    if study.analysts.busy(who):
        raise TooMany("error-too-many", seconds=LATER)
    lines = _analysis(request, study, who, record, QUALITIES[wished.quality])
    headers = {"x-accel-buffering": "no", "vary": "accept-encoding"}
    if _packs(request):
        lines, headers["content-encoding"] = _packed(lines, study), "gzip"
    return StreamingResponse(lines, media_type=LINES.media_type, headers=headers)


async def _analysis(request: Request, study: Study, who: str, record: Record, nodes: int) -> AsyncIterator[bytes]:
    say = catalogue_for(language(request))
    trouble: Refusal
    try:
        async for line in study.analysts.analyse(who, record, say.language, nodes):
            yield line
        return
    except BotTrouble:
        trouble = NoThought("error-no-thought")
    except Closed:
        trouble = Closing("error-closing")
    yield json.encode(Refused(trouble.key, say.complaint(trouble))) + b"\n"


async def _packed(lines: AsyncIterator[bytes], study: Study) -> AsyncIterator[bytes]:
    """The same compressed; every line can be read as soon as it is sent."""
    packer = zlib.compressobj(PACKED, wbits=zlib.MAX_WBITS | GZIP_HEADER)

    def packed(line: bytes) -> bytes:
        return packer.compress(line) + packer.flush(zlib.Z_SYNC_FLUSH)

    async for line in lines:
        yield await study.read(packed, line)
    yield packer.flush()


@router.post(
    "/api/score",
    openapi_extra=body(ScoreWish),
    responses=answers("What the epoch gave everybody, and why.", Scored, 400, 415, 422),
)
async def score_table(request: Request) -> Response:
    """Score a table with the real box on it at the end of an epoch."""
    wished = await wish(request, ScoreWish)
    pad = part(game(wished.game).name, "scorepad")
    holdings = [pad.holding(holding.tiles, holding.suns, holding.score) for holding in wished.holdings]
    return answer(pad.score(holdings, wished.epoch, wished.mild_end).as_dict())


# At a table

SEEING = (400, 401, 403, 404, 503)  # how somebody who looks at a table may be refused
Own = Annotated[int | None, Query(ge=0, description="Which of your seats looks, if you have several.")]


@router.get("/api/tables/{table_id}/sheet", responses=answers("Every epoch scored so far.", Sheet, *SEEING))
async def see_sheet(request: Request, table_id: TableId, seat: Own = None) -> Response:
    """The scoring sheet of a table, explained, as far as the owner of the key may see it."""
    visit = await enter(request, table_id)
    if seat is not None and seat not in visit.mine:
        raise Forbidden("error-seat-not-yours")
    eyes = visit.seat if seat is None else seat
    record, open_scores = visit.table.play.record, visit.table.header.open_scores
    told = part(record.game, "explained").sheet
    return answer(await _study(request).read(told, record.start(), record.steps, eyes, open_scores))


@router.get("/api/tables/{table_id}/outlook", responses=answers("What is to come.", Outlook, *SEEING))
async def see_outlook(request: Request, table_id: TableId) -> Response:
    """What is left, how likely it comes, and what is at stake for whom; nothing that one could not see and reckon."""
    visit = await enter(request, table_id)
    table = visit.table
    view = table.play.state.view(visit.seat, table.header.open_scores)
    return answer(part(table.header.game, "outlook").as_dict(view))


@router.get("/api/tables/{table_id}/advice", responses=answers("What one might do, and why.", Advice, *SEEING))
async def see_advice(request: Request, table_id: TableId) -> Response:
    """Advice for whoever has the move, at a table where hints are given."""
    visit = await sit(request, table_id)
    _check_advice(visit)
    limit(visit.server.keys, f"{table_id} {visit.mine[0]}", ADVICE_COST)
    spoken = catalogue_for(language(request)).language
    seat, table = visit.seat, visit.table
    try:
        told = await visit.tables.bots.advise(table.play.record, spoken, QUALITIES[QUALITY])
    except BotTrouble:
        raise NoThought("error-no-thought") from None
    advice = convert(told, Advice)
    return answer(advice if table.header.open_scores else _hidden(advice, seat))


def _check_advice(visit: Visit) -> None:
    """Raise ``Forbidden`` unless whoever asks may be advised now."""
    table, actor = visit.table, visit.table.play.state.actor
    if not table.header.hints:
        raise Forbidden("error-no-hints")
    if actor is None or actor != visit.seat or actor not in table.people:
        raise Forbidden("error-not-your-turn")


def _hidden(advice: Advice, seat: int | None) -> Advice:
    """The same without what it tells of hidden scores."""
    choices = [
        replace(choice, scores=[score if other == seat else None for other, score in enumerate(choice.scores)])
        for choice in advice.choices
    ]
    return replace(advice, choices=choices)
