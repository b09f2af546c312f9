"""Kill -9 at any moment, under load: what was acknowledged is there, once, and tables go on by themselves.

HELIOPOLIS_KILLS says how many times on each kind of database; if nothing is said, 25 times, so 50 in all, and 100 times
with HELIOPOLIS_LONG=1.
"""

from __future__ import annotations

import json
import os
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from heliopolis.client import Client, Late, News, Refused, Table
from heliopolis.server.store import Entry, Store
from tests.bots.programs import in_time, is_there
from tests.generators import LONG, ROOT
from tests.server.running import Forked, Process, set_up

KILLS = int(os.environ.get("HELIOPOLIS_KILLS", "100" if LONG else "25"))
BY_COMMAND = 8  # of so many starts one is by the command; the others are forks, which are there at once
TABLES = (
    ("human", "human", "pupil"),
    ("human", "scribe"),
    ("human", "human", "human"),
    ("random", "patient", "random"),
)
PATIENCE = 120.0
RECORD = (ROOT / "docs/pictures/game.record").read_text(encoding="utf-8")


@dataclass
class Person:
    """A client that plays a seat by dice, and comes back whenever the connection breaks."""

    address: str
    table_id: str
    seat: int
    key: str
    stopping: threading.Event
    acknowledged: list[tuple[int, str]] = field(default_factory=list)  # each step with its number in the log
    wrong: list[str] = field(default_factory=list)

    def play(self) -> None:
        luck = random.Random(self.key)
        with Client(self.address) as client:
            table = client.table(self.table_id, self.key)
            while not self.stopping.is_set() and not (news := table.see()).table.over:
                if news.table.legal:
                    self._step(table, news, luck)
                else:
                    time.sleep(0.02)

    def _step(self, table: Table, news: News, luck: random.Random) -> None:
        """Take a step; when the server is killed meanwhile, the client sends it again until it is acknowledged."""
        legal = news.table.legal
        step = legal[0] if luck.random() < 0.7 else luck.choice(legal)
        try:
            table.step(step, news.at)
        except Late:
            pass
        except Refused as refused:
            self.wrong.append(str(refused))
        else:
            self.acknowledged.append((news.at + 1, step))


class Evening:
    """Many tables on one server, and everybody who sits there; new ones are set up as others end."""

    def __init__(self) -> None:
        self.stopping = threading.Event()
        self.tables: dict[str, tuple[str, ...]] = {}  # the players of each
        self.people: list[Person] = []
        self._threads: list[threading.Thread] = []

    def begin(self, address: str, players: tuple[str, ...]) -> None:
        """Set up one more table, and let everybody play."""
        created = set_up(address, *players)
        self.tables[created["id"]] = players
        for place in created["seats"]:
            person = Person(address, created["id"], place["seat"], place["key"], self.stopping)
            self.people.append(person)
            self._threads.append(threading.Thread(target=person.play))
            self._threads[-1].start()

    @property
    def acknowledged(self) -> int:
        return sum(len(person.acknowledged) for person in self.people)

    def until_somebody_plays(self) -> None:
        """Wait until a step is acknowledged that was not yet."""
        before, until = self.acknowledged, time.monotonic() + PATIENCE
        while self.acknowledged == before:
            assert time.monotonic() < until, "nobody plays any more"
            time.sleep(0.01)

    def end(self) -> None:
        self.stopping.set()
        for thread in self._threads:
            thread.join()


def test_a_server_killed_at_any_moment_loses_nothing_and_goes_on(db: str) -> None:
    luck = random.Random(9)
    evening = Evening()
    server = Process(db)
    for players in TABLES:
        evening.begin(server.address, players)
    for number in range(KILLS):
        if luck.random() < 0.8:  # else it is killed while it and everybody are about to begin again
            evening.until_somebody_plays()
        time.sleep(luck.uniform(0.0, 0.6))
        server.kill()
        start = Forked if number % BY_COMMAND else Process
        server = start(db, server.port)
        evening.begin(server.address, TABLES[number % len(TABLES)])
    time.sleep(0.5)
    evening.end()
    until_bots_have_ended(server)
    assert server.stop() == 0
    check(db, evening)


def until_bots_have_ended(server: Process) -> None:
    """Wait until nothing is written any more; nobody asks for the table of bots alone, so it goes on by itself."""
    url = f"{server.address}/metrics"
    until = time.monotonic() + PATIENCE
    before = -1.0
    while time.monotonic() < until:
        text = httpx.get(url).text
        now = next(float(line.split()[1]) for line in text.splitlines() if line.startswith("heliopolis_entries_total"))
        if now == before:
            return
        before = now
        time.sleep(1.0)
    raise AssertionError("bots play for ever")


def check(db: str, evening: Evening) -> None:
    store = Store(db)
    logs = {table_id: store.log(table_id) for table_id in evening.tables}
    store.close()
    for table_id, log in logs.items():
        assert [entry.n for entry in log] == list(range(1, len(log) + 1))
        if "human" not in evening.tables[table_id]:
            assert log[-1].turn is None, "a table of bots alone has not ended"
    for person in evening.people:
        assert person.wrong == []
        mine = {(entry.n, entry.text) for entry in logs[person.table_id] if entry.seat == person.seat}
        assert set(person.acknowledged) <= mine
        assert len(set(person.acknowledged)) == len(person.acknowledged), "a step was acknowledged as new twice"
    assert evening.acknowledged > KILLS


def test_a_server_that_is_asked_to_stop_answers_with_0_and_logs_no_secret(tmp_path: Any) -> None:
    server = Process(str(tmp_path / "tables.sqlite"))
    created = set_up(server.address, "human", "pupil", "random")
    key = created["seats"][0]["key"]
    with httpx.Client(base_url=server.address, headers={"authorization": f"Bearer {key}"}) as client:
        assert client.get(f"/api/tables/{created['id']}").status_code == 200
        assert client.post(f"/api/tables/{created['id']}/sit", json={"key": key}).status_code == 200
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.log]
    assert {line["event"] for line in lines} >= {"request"}
    assert {line.get("route") for line in lines} >= {"/api/tables/{table_id}"}
    for place in [*created["seats"], created["spectator"]]:
        assert place["key"] not in "".join(server.log)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="who has started whom is asked of Linux")
@pytest.mark.parametrize("end", [Process.kill, Process.stop])
def test_whatever_thinks_for_a_server_ends_with_it(file: str, end: Callable[[Process], Any]) -> None:
    server = Forked(file)
    set_up(server.address, "random", "patient", "random")
    with httpx.stream("POST", server.address + "/api/analysis", json={"record": RECORD}, timeout=PATIENCE) as told:
        lines = told.iter_lines()  # which must be kept: without it, the answer is closed
        next(lines)
        assert in_time(lambda: len(started_by(server.pid)) == 2, PATIENCE)
        thinking = started_by(server.pid)
        end(server)
    assert in_time(lambda: not any(map(is_there, thinking)))


def started_by(pid: int) -> list[int]:
    return [int(child) for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()]


def entries(db: str, table_id: str) -> list[Entry]:
    store = Store(db)
    try:
        return store.log(table_id)
    finally:
        store.close()


def test_of_two_processes_on_one_postgresql_one_may_die(postgresql: Any) -> None:
    db = postgresql.url()
    first, second = Forked(db), Forked(db)
    created = set_up(first.address, "human", "random", "random")
    mine = created["seats"][0]["link"]
    with Client(first.address) as here, Client(second.address) as there:
        watching = there.table(created["id"], created["spectator"]["key"]).follow()
        next(watching)
        at = _one_step(here.table(mine)).at
        while next(watching).at < at:
            pass  # what was done at one process is heard at the other
        first.kill()
        last = _one_step(there.table(mine)).at  # bots go on at the other, or it is my turn already
    assert second.stop() == 0
    log = entries(db, created["id"])
    assert [entry.n for entry in log] == list(range(1, len(log) + 1))
    assert len(log) >= last > at


def _one_step(table: Table) -> News:
    """Wait for one's turn, and take the quietest step."""
    return next(table.step(news.table.legal[0]) for news in table.follow() if news.table.legal)
