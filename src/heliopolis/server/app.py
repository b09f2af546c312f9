"""The application: the routes, what they share, how it begins and ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from heliopolis.game import Complaint
from heliopolis.server import pages, study
from heliopolis.server.asking import Server
from heliopolis.server.bots import COMMAND, Bots
from heliopolis.server.description import COMPONENTS
from heliopolis.server.edge import Edge, refusal
from heliopolis.server.errors import Failure, NotFound, Refusal
from heliopolis.server.limits import Buckets
from heliopolis.server.listener import Listener
from heliopolis.server.metrics import Figures, Metrics
from heliopolis.server.offers import warm
from heliopolis.server.routes import router
from heliopolis.server.settings import Settings
from heliopolis.server.store import Store
from heliopolis.server.tables import Tables

FOREIGN = "HTTPValidationError"  # what FastAPI would answer where we refuse in our own way
ABOUT = """Tables for people and bots. A table's life is a log of entries, numbered from 1; `at` is how many of them a
client has seen. Every answer is on the disk before it is given. Keys are sent as `Authorization: Bearer KEY`, or by
browsers as a cookie."""


class Application:
    """A server's application, for uvicorn or a test."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        thinker: tuple[str, ...] = COMMAND,
        settled: Callable[[], None] = lambda: None,
    ) -> None:
        """``settled`` is called when all has been read that stays as long as the server does."""
        bots = Bots(settings.bots, settings.bot_seconds, thinker)
        self.tables = Tables(store, bots)
        self.store = store
        self._settled = settled
        metrics = Metrics(self._figures)
        creating = Buckets(settings.rate / 4, settings.burst)
        self.server = Server(self.tables, Buckets(settings.rate, settings.burst), creating, metrics)
        api = FastAPI(
            title="Heliopolis",
            version="1",
            description=ABOUT,
            docs_url=None,
            redoc_url=None,
            openapi_url="/api/openapi.json",
            lifespan=self._life,
            redirect_slashes=False,
        )
        api.state.server = self.server
        self.study = study.Study(max(1, settings.bots // 2), self.server.closing, thinker)
        api.state.study = self.study
        api.include_router(router)
        api.include_router(study.router)
        api.state.files = pages.read(pages.FOLDER)
        api.include_router(pages.router(api.state.files))
        api.add_exception_handler(Complaint, _complain)
        api.add_exception_handler(Exception, _fail)  # the edge notes what it was
        api.add_exception_handler(RequestValidationError, _misread)
        api.add_exception_handler(HTTPException, _not_there)
        api.openapi = lambda: _described(api)  # type: ignore[method-assign]
        self.api = api
        self.edge = Edge(api, Buckets(settings.rate, settings.burst), metrics)

    def begin_to_close(self) -> None:
        """End all streams and take no more steps: the server is about to stop."""
        self.server.closing.set()
        self.tables.rouse()

    @asynccontextmanager
    async def _life(self, api: FastAPI) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        listener = None
        if not self.store.embedded:
            listener = Listener(
                self.store,
                lambda table_id, n: _soon(loop, self.tables.heard(table_id, n)),
                lambda: _soon(loop, self.tables.catch_up()),
            )
            await asyncio.to_thread(listener.listening.wait, 10)
        await self.tables.wake()
        warming = asyncio.create_task(self._warm())
        tending = asyncio.create_task(self.tables.tend())
        yield
        self.begin_to_close()
        tending.cancel()
        with suppress(asyncio.CancelledError):
            await tending
        await self.study.end()
        await self.tables.stop()
        if listener is not None:
            await asyncio.to_thread(listener.stop)
        await warming

    async def _warm(self) -> None:
        await asyncio.to_thread(warm)
        self._settled()

    def _figures(self) -> Figures:
        tables, writer = self.tables, self.store.writer
        return {
            "tables": ("Tables in memory.", len(tables), False),
            "watchers": ("Open streams.", tables.watchers, False),
            "entries": ("Entries of logs written.", writer.written, True),
            "transactions": ("Transactions that wrote them.", writer.transactions, True),
            "analyses": ("Analyses under way or waiting.", len(self.study.analysts), False),
            "bots_replaced": ("Steps for which a lower level took a bot's place.", tables.bots.replaced, True),
        }


def _soon(loop: asyncio.AbstractEventLoop, work: Any) -> None:
    asyncio.run_coroutine_threadsafe(work, loop)


async def _complain(request: Request, complaint: Exception) -> Response:
    assert isinstance(complaint, Complaint)
    return refusal(complaint, request.headers.get("accept-language", ""))


async def _fail(request: Request, error: Exception) -> Response:
    return await _complain(request, Failure("error-internal"))


async def _misread(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = error.errors()[0]["loc"]
    if where[0] == "path":
        return await _complain(request, NotFound("error-table"))
    return await _complain(request, Refusal("error-parameter", name=str(where[-1])))


async def _not_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    missing = error.status_code == 404
    lost = pages.lost(request, request.app.state.files) if missing else None
    if lost is not None:
        return lost
    answer = refusal(NotFound("error-path" if missing else "error-method"), request.headers.get("accept-language", ""))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


def _described(api: FastAPI) -> dict[str, Any]:
    if not api.openapi_schema:
        described = get_openapi(title=api.title, version=api.version, description=api.description, routes=api.routes)
        described["components"] = {
            "schemas": COMPONENTS,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        }
        for path, methods in described["paths"].items():
            for route in methods.values():
                route["security"] = [{"key": []}] if "{table_id}" in path and not path.endswith("/sit") else []
                if FOREIGN in str(route["responses"].get("422")):
                    del route["responses"]["422"]
        api.openapi_schema = described
    return api.openapi_schema
