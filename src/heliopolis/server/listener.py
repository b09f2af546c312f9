"""How processes on one PostgreSQL hear of each other's steps: LISTEN and NOTIFY."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

import psycopg

from heliopolis.server.store import CHANNEL, Store

PAUSE = 1.0  # seconds before a lost connection is made again
PATIENCE = 0.5  # seconds after which it is asked whether to stop

LOG = logging.getLogger(__name__)


class Listener(threading.Thread):
    """A thread that listens, and tells what was written where."""

    def __init__(self, store: Store, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        """``heard`` gets a table and the number of its last entry; ``missed`` is called when something may be lost."""
        super().__init__(name="listener", daemon=True)
        url = store.database.url.set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._heard, self._missed = heard, missed
        self._stopping = threading.Event()
        self.listening = threading.Event()
        self.start()

    def stop(self) -> None:
        """Stop listening."""
        self._stopping.set()
        self.join()

    def run(self) -> None:
        """Listen, and come back whenever the connection is lost."""
        while not self._stopping.is_set():
            try:
                self._listen()
            except psycopg.OperationalError as error:
                LOG.error("not listening", extra={"reason": " ".join(str(error).split())[:200]})
                self._stopping.wait(PAUSE)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}".encode())
            self.listening.set()
            self._missed()
            while not self._stopping.is_set():
                for notice in connection.notifies(timeout=PATIENCE):
                    table_id, _, n = notice.payload.partition(" ")
                    self._heard(table_id, int(n))
