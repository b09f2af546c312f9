"""A server for tests, real to the last byte: in a thread of this process, or as a process of its own."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any, Protocol

import httpx

from heliopolis.server.service import Service
from heliopolis.server.settings import Settings
from heliopolis.server.store import Store
from tests.generators import ROOT
from tests.server.forking import forker

PATIENCE = 60.0
COME: list[httpx.Client] = []  # of all guests; a fixture closes them after each test


@contextlib.contextmanager
def running(db: str, **settings: Any) -> Iterator[str]:
    """A server in a thread; its address."""
    store = Store(db)
    service = Service(store, Settings(port=0, **{"rate": 0.0, "bots": 1, **settings}))
    thread = threading.Thread(target=service.run)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not service.started and thread.is_alive() and time.monotonic() < until:
        time.sleep(0.01)
    try:
        yield service.address
    finally:
        service.should_exit = True
        thread.join()
        store.close()


class Running(Protocol):
    """A process, as far as a server is one."""

    pid: int

    def send_signal(self, signal: signal.Signals, /) -> None: ...

    def wait(self) -> int: ...


class Process:
    """``heliopolis serve`` as a process, to be stopped or killed."""

    def __init__(self, db: str, port: int = 0, **environment: str) -> None:
        words = ["serve", "--db", db, "--port", str(port), "--rate", "0"]
        said, out = os.pipe()
        logged, err = os.pipe()
        given = {**os.environ, "LC_ALL": "C.UTF-8", "HELIOPOLIS_BOTS": "1", **environment}
        self._process = self._begin(words, given, out, err)
        os.close(out)
        os.close(err)
        self.log: list[str] = []
        self._reading = threading.Thread(target=self._read, args=(logged,))
        self._reading.start()
        with open(said) as stream:
            line = stream.readline()
        assert "http://" in line, "".join(self.log)
        self.address = line.split(" at ")[1].split(";")[0]
        self.port = int(self.address.rpartition(":")[2])
        self.pid = self._process.pid

    def kill(self) -> None:
        assert self._end(signal.SIGKILL) == -signal.SIGKILL

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _begin(self, words: list[str], environment: dict[str, str], out: int, err: int) -> Running:
        command = [sys.executable, "-m", "heliopolis.cli", *words]
        return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=out, stderr=err)

    def _read(self, logged: int) -> None:
        with open(logged) as stream:
            self.log.extend(stream)

    def _end(self, how: signal.Signals) -> int:
        self._process.send_signal(how)
        code = self._process.wait()
        self._reading.join()
        return code


class Forked(Process):
    """The same, from a process that has read the program already: it starts in a tenth of the time."""

    def _begin(self, words: list[str], environment: dict[str, str], out: int, err: int) -> Running:
        return forker().fork("heliopolis.cli", words, environment, out, err)


class Guest:
    """Somebody with a key, or without."""

    def __init__(self, address: str, table_id: str = "", key: str = "", **headers: str) -> None:
        known = {"authorization": f"Bearer {key}"} if key else {}
        self.client = httpx.Client(base_url=address, headers={**known, **headers}, timeout=30)
        COME.append(self.client)
        self.path = f"/api/tables/{table_id}"

    def see(self, **query: Any) -> dict[str, Any]:
        answer = self.client.get(self.path, params=query)
        assert answer.status_code == 200, answer.text
        news: dict[str, Any] = answer.json()
        return news

    def step(self, at: int, step: str) -> httpx.Response:
        return self.client.post(self.path + "/steps", json={"at": at, "step": step})

    def undo(self, at: int, answer: str = "ask") -> httpx.Response:
        return self.client.post(self.path + "/undo", json={"at": at, "answer": answer})


def set_up(address: str, *players: str, **more: Any) -> dict[str, Any]:
    """A new table with these players."""
    wish = {"game": "ra", "seats": [{"player": player} for player in players], **more}
    with httpx.Client(base_url=address, timeout=30) as client:
        answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created


def guests(address: str, created: dict[str, Any]) -> list[Guest]:
    """Everybody at a table: the people by seat, then a spectator."""
    keys = [place["key"] for place in [*created["seats"], created["spectator"]]]
    return [Guest(address, created["id"], key) for key in keys]
