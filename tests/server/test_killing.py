"""Kill -9 at any moment, under load: what was acknowledged is there, once, and tables go on by themselves.

HELIOPOLIS_KILLS says how many times; the server is killed 5 times if nothing is said, 50 with HELIOPOLIS_LONG=1.
"""

from __future__ import annotations

import json
import os
import random
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import httpx

from heliopolis.server.store import Entry, Store
from tests.generators import LONG
from tests.server.running import Process, set_up

KILLS = int(os.environ.get("HELIOPOLIS_KILLS", "50" if LONG else "5"))
TABLES = (
    ("human", "human", "pupil"),
    ("human", "scribe"),
    ("human", "human", "human"),
    ("random", "patient", "random"),
)
PATIENCE = 120.0


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
    over: bool = False

    def play(self) -> None:
        luck = random.Random(self.key)
        headers = {"authorization": f"Bearer {self.key}"}
        pending: tuple[int, str] | None = None  # a step that was sent, and whose answer did not come
        with httpx.Client(base_url=self.address, headers=headers) as client:
            while not self.stopping.is_set() and not self.over:
                try:
                    pending = pending or self._choose(client, luck)
                    if pending is not None:
                        self._send(client, *pending)
                        pending = None
                    else:
                        time.sleep(0.02)
                except httpx.TransportError:  # the server was killed; what was sent last will be sent again
                    time.sleep(0.1)

    def _choose(self, client: httpx.Client, luck: random.Random) -> tuple[int, str] | None:
        news = client.get(f"/api/tables/{self.table_id}").raise_for_status().json()
        legal = news["table"]["legal"]
        self.over = news["table"]["over"]
        return (news["at"], legal[0] if luck.random() < 0.7 else luck.choice(legal)) if legal else None

    def _send(self, client: httpx.Client, at: int, step: str) -> None:
        answer = client.post(f"/api/tables/{self.table_id}/steps", json={"at": at, "step": step})
        if answer.status_code == 200:
            self.acknowledged.append((at + 1, step))
        elif answer.status_code not in (409, 503):  # late, or the server is about to stop
            self.wrong.append(answer.text)


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
    before = []
    for number in range(KILLS):
        time.sleep(luck.uniform(0.1, 0.8))
        before.append(evening.acknowledged)
        server.kill()
        server = Process(db, server.port)
        evening.begin(server.address, TABLES[number % len(TABLES)])
    time.sleep(0.5)
    evening.end()
    until_bots_have_ended(server)
    assert server.stop() == 0
    check(db, evening)
    assert len(set(before)) > KILLS / 2, "most kills found nobody playing"


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


def entries(db: str, table_id: str) -> list[Entry]:
    store = Store(db)
    try:
        return store.log(table_id)
    finally:
        store.close()


def test_of_two_processes_on_one_postgresql_one_may_die(postgresql: Any) -> None:
    db = postgresql.url()
    first, second = Process(db), Process(db)
    created = set_up(first.address, "human", "random", "random")
    table_id, key = created["id"], created["spectator"]["key"]
    at_the_table = {"authorization": f"Bearer {created['seats'][0]['key']}"}
    path = f"/api/tables/{table_id}"
    with (
        httpx.Client(base_url=second.address, headers={"authorization": f"Bearer {key}"}, timeout=60) as watching,
        watching.stream("GET", path + "/events", headers={"accept": "application/x-ndjson"}) as stream,
        httpx.Client(base_url=first.address, headers=at_the_table, timeout=60) as playing,
        httpx.Client(base_url=second.address, headers=at_the_table, timeout=60) as elsewhere,
    ):
        seen = stream.iter_lines()
        own = _when_it_is_my_turn(playing, path)
        news = playing.post(path + "/steps", json={"at": own["at"], "step": own["table"]["legal"][0]}).json()
        while json.loads(next(line for line in seen if line))["at"] < news["at"]:
            pass  # what was done at one process is heard at the other
        first.kill()
        again = _when_it_is_my_turn(elsewhere, path)  # bots go on at the other, or it is my turn already
        answer = elsewhere.post(path + "/steps", json={"at": again["at"], "step": again["table"]["legal"][0]})
        assert answer.status_code == 200
    assert second.stop() == 0
    log = entries(db, table_id)
    assert [entry.n for entry in log] == list(range(1, len(log) + 1))
    assert len(log) >= news["at"]


def _when_it_is_my_turn(client: httpx.Client, path: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        news: dict[str, Any] = client.get(path).json()
        if news["table"]["legal"]:
            return news
        time.sleep(0.05)
    raise AssertionError("the bots do not play")
