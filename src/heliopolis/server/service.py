"""The server as a process: it listens, says where, and stops in an orderly way."""

from __future__ import annotations

import gc
import logging
import signal
import socket
from collections.abc import Callable

import uvicorn

from heliopolis.server import logs
from heliopolis.server.app import Application
from heliopolis.server.settings import Settings
from heliopolis.server.store import Store

STOP_SECONDS = 10  # that requests under way get when the server stops
IDLE_SECONDS = 60  # that a connection may be silent between two requests
BACKLOG = 2048


class Service(uvicorn.Server):
    """uvicorn around our application."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        started: Callable[[str], None] = lambda _: None,
        settled: Callable[[], None] = lambda: None,
    ) -> None:
        """``started`` is called with the address when the server answers, ``settled`` when all has been read."""
        self.application = Application(store, settings, settled=settled)
        self._started = started
        super().__init__(
            uvicorn.Config(
                self.application.edge,
                host=settings.host,
                port=settings.port,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=True,
                forwarded_allow_ips=settings.proxies,
                timeout_graceful_shutdown=STOP_SECONDS,
                timeout_keep_alive=IDLE_SECONDS,
                backlog=BACKLOG,
                ws="none",
            )
        )

    @property
    def address(self) -> str:
        """Where the server listens."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        if self.started:
            self._started(self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell all clients to come back, finish what was begun, and stop."""
        self.application.begin_to_close()
        await super().shutdown(sockets)


def serve(settings: Settings, started: Callable[[str], None], level: int = logging.INFO) -> bool:
    """Serve until somebody asks the process to stop, and log from this level on; whether it could begin at all."""
    store = Store(settings.db)
    logs.begin(level)  # so far, what is wrong is one plain line for whoever has typed the command
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, _heard)  # uvicorn raises the signal once more when it has stopped

    def begun(address: str) -> None:
        store.database.tell(address)
        started(address)

    try:
        # What stays is not searched for garbage: that took a fifth of a second now and then, while everybody waited.
        service = Service(store, settings, begun, settled=gc.freeze)
        service.run()
        return service.started
    finally:
        store.close()


def _heard(number: int, frame: object) -> None:
    """A signal that has been obeyed already."""
