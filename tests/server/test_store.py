"""The store: what was acknowledged is there, once, whatever happens."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import threading
import time
from concurrent.futures import Future
from pathlib import Path

import pytest
from sqlalchemy import event, text

from heliopolis.game import Complaint
from heliopolis.server.database import DatabaseTrouble
from heliopolis.server.store import Store, Taken
from tests.generators import LONG
from tests.server.forking import forker
from tests.server.logs import entry, header

KILLS = 20 if LONG else 10
STDERR = 2


def filled(store: Store, table_id: str = "abc") -> Store:
    store.create(header(table_id), [entry(1, "=suns:1"), entry(2, "=suns:2")]).result()
    return store


def test_a_table_is_found_as_it_was_created(store: Store) -> None:
    filled(store)
    assert store.header("abc") == header("abc")
    assert store.header("abd") is None


def test_a_log_is_found_as_it_was_written_and_from_any_place(store: Store) -> None:
    filled(store)
    store.append("abc", [entry(3), entry(4, "=nile", seat=None, turn=None)]).result()
    assert store.log("abc")[2:] == store.log("abc", after=2) == [entry(3), entry(4, "=nile", seat=None, turn=None)]
    assert store.log("nobody") == []


def test_what_was_written_is_there_when_the_database_is_opened_again(db: str) -> None:
    first = filled(Store(db))
    first.close()
    second = Store(db)
    assert [one.n for one in second.log("abc")] == [1, 2]
    second.close()


def test_only_one_of_two_writers_gets_a_place_in_the_log(store: Store) -> None:
    filled(store)
    store.append("abc", [entry(3, "bid:9")]).result()
    with pytest.raises(Taken):
        store.append("abc", [entry(3, "pass"), entry(4, "draw")]).result()
    assert [one.text for one in store.log("abc", after=2)] == ["bid:9"]


def test_a_job_that_fails_does_no_harm_to_those_written_with_it(store: Store) -> None:
    for table_id in ("abc", "abd", "abe"):
        filled(store, table_id)
    with _held_up(store):
        jobs = {id: store.append(id, [entry(3)]) for id in ("abc", "abd")}
        late = store.append("abd", [entry(3, "pass")])
        jobs["abe"] = store.append("abe", [entry(3)])
    for job in jobs.values():
        job.result()
    with pytest.raises(Taken):
        late.result()
    assert [len(store.log(table_id)) for table_id in ("abc", "abd", "abe")] == [3, 3, 3]


def test_an_entry_that_is_there_already_because_a_connection_broke_counts_as_written(store: Store) -> None:
    filled(store)
    store.append("abc", [entry(3)]).result()
    store.append("abc", [entry(3)]).result()
    assert len(store.log("abc")) == 3


def test_moves_of_many_tables_share_one_transaction(store: Store) -> None:
    tables = [f"t{number}" for number in range(20)]
    for table_id in tables:
        filled(store, table_id)
    before = store.writer.transactions
    with _held_up(store):
        waiting: list[Future[None]] = [store.append(table_id, [entry(3)]) for table_id in tables]
    for done in waiting:
        done.result()
    assert store.writer.transactions - before <= 2


class _held_up:
    """Keeps the writer busy until the block ends, so that jobs gather."""

    def __init__(self, store: Store) -> None:
        self.store, self.go = store, threading.Event()

    def __enter__(self) -> None:
        self.store.writer._also, self.also = self._wait, self.store.writer._also
        self.first = self.store.create(header("first"), [entry(1)])
        time.sleep(0.05)  # the writer has begun with it

    def __exit__(self, *_: object) -> None:
        self.go.set()
        self.first.result()

    def _wait(self, *facts: object) -> None:
        self.store.writer._also = self.also
        assert self.go.wait(10)


def test_the_tables_where_a_bot_has_the_move_are_found(store: Store) -> None:
    store.create(header("person"), [entry(1, turn=0)]).result()
    store.create(header("bot"), [entry(1, turn=0), entry(2, turn=1)]).result()
    store.create(header("over"), [entry(1, turn=1), entry(2, turn=None)]).result()
    assert store.waiting_for_bots(lambda spec: spec == "pupil") == ["bot"]
    assert store.waiting_for_bots(lambda spec: spec == "pupil", since=5000) == []


def test_an_entry_needs_a_table(store: Store) -> None:
    with pytest.raises(Taken):
        store.append("nowhere", [entry(1)]).result()


def test_a_full_disk_is_told_and_when_there_is_room_again_all_goes_on(tmp_path: Path) -> None:
    store = filled(Store(str(tmp_path / "small.sqlite")))
    limit = [f"PRAGMA max_page_count={_pages(store)}"]
    event.listen(store.database.engine, "begin", lambda connection: connection.exec_driver_sql(limit[0]))
    at = 2
    while (trouble := store.append("abc", [entry(at + 1, "draw" * 20)]).exception()) is None:
        at += 1
    assert isinstance(trouble, DatabaseTrouble)
    assert "full" in str(trouble)
    assert len(store.log("abc")) == at
    limit[0] = "PRAGMA max_page_count=100000"
    store.append("abc", [entry(at + 1)]).result()
    assert len(store.log("abc")) == at + 1
    store.close()


def _pages(store: Store) -> int:
    with store.database.engine.connect() as connection:
        return int(connection.execute(text("PRAGMA page_count")).scalar_one())


def test_a_database_that_somebody_else_locks_is_told_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.database.PRAGMAS", ("PRAGMA journal_mode=WAL", "PRAGMA busy_timeout=50"))
    store = filled(Store(str(tmp_path / "locked.sqlite")))
    other = sqlite3.connect(tmp_path / "locked.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(DatabaseTrouble, match="locked"):
        store.append("abc", [entry(3)]).result()
    other.execute("ROLLBACK")
    other.close()
    store.append("abc", [entry(3)]).result()
    assert len(store.log("abc")) == 3
    store.close()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "one.sqlite"))
    with pytest.raises(DatabaseTrouble, match=r"one\.sqlite"):
        Store(str(tmp_path / "one.sqlite"))
    store.close()
    Store(str(tmp_path / "one.sqlite")).close()


@pytest.mark.parametrize("url", ["mysql://root@here/db", "sqlite://", "postgresql://[", "http://x"])
def test_an_address_of_no_database_of_ours_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(Complaint) as complaint:
        Store(url)
    assert url not in str(complaint.value)


def test_an_sqlite_commit_is_on_the_disk_before_it_returns(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "careful.sqlite"))
    with store.database.engine.connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    store.close()


def test_a_killed_process_loses_nothing_that_it_acknowledged_and_writes_nothing_twice(db: str) -> None:
    tables = ["one", "two", "three"]
    luck = random.Random(4)
    acknowledged: set[str] = set()
    for _ in range(KILLS):
        acknowledged |= _written_before_the_kill(db, tables, luck.uniform(0.05, 0.4))
    store = Store(db)
    there = {table_id: store.log(table_id) for table_id in tables}
    store.close()
    for table_id, log in there.items():
        assert [one.n for one in log] == list(range(1, len(log) + 1))
        assert len(log) % 2 == 0, "half of a transaction"
        assert {line for line in acknowledged if line.startswith(table_id + " ")} <= {
            f"{table_id} {one.n} {one.text}" for one in log
        }
    assert len(acknowledged) > KILLS


def _written_before_the_kill(db: str, tables: list[str], seconds: float) -> set[str]:
    told, out = os.pipe()
    process = forker().fork("tests.server.writes_until_killed", [db, *tables], os.environ, out, STDERR)
    os.close(out)
    with open(told) as stream:
        first = stream.readline()
        timer = threading.Timer(seconds, process.send_signal, [signal.SIGKILL])
        timer.start()
        lines = [first, *stream]
    timer.join()
    assert process.wait() == -signal.SIGKILL
    return {line.strip() for line in lines if line.endswith("\n")}
