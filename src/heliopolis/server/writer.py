"""Group commit: one thread takes everything that waits to be written, and writes it in one transaction.

Many tables share one flush to the disk, and whoever waits is told only after it.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, Table, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from heliopolis.server.database import DatabaseTrouble, reason
from heliopolis.server.schema import LOG, PLANS, SEATS, TABLES

MOST_TOGETHER = 512
ORDER = (TABLES, SEATS, LOG, PLANS)  # so that what is referred to comes first
CHANGING = {PLANS: ("plan", "at")}  # where a new row takes the place of the old one, and what of it changes
INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}

Rows = list[dict[str, Any]]


class Taken(Exception):
    """Somebody else has written at this place of the log: read it again, and see."""


@dataclass(slots=True)
class Job:
    """Rows that belong together: all of them are written, or none."""

    table_id: str
    rows: dict[Table, Rows]
    done: Future[None] = field(default_factory=Future)

    @property
    def last(self) -> int:
        """The number of the last entry of the table's log among them; 0 if there is none."""
        return max((int(row["n"]) for row in self.rows[LOG] if row["table_id"] == self.table_id), default=0)


class Writer(threading.Thread):
    """The one thread of this process that writes."""

    def __init__(self, engine: Engine, also: Callable[[Connection, Sequence[Job]], None]) -> None:
        """``also`` is called in each transaction, to tell other processes of it."""
        super().__init__(name="writer", daemon=True)
        self._engine = engine
        self._also = also
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.transactions = 0
        self.written = 0  # entries of logs
        self.start()

    def submit(self, job: Job) -> Future[None]:
        """Have a job written; what comes back is done when it is on the disk, or raises why it is not."""
        self._waiting.put(job)
        return job.done

    def stop(self) -> None:
        """Write what waits, then end."""
        self._waiting.put(None)
        self.join()

    def run(self) -> None:
        """Write until told to stop."""
        going_on = True
        while going_on:
            jobs = [self._waiting.get()]
            while len(jobs) < MOST_TOGETHER and not self._waiting.empty():
                jobs.append(self._waiting.get())
            going_on = None not in jobs
            self._write_all(sorted(filter(None, jobs), key=lambda job: job.table_id))

    def _write_all(self, jobs: list[Job]) -> None:
        """Write the jobs together, or one by one where they cannot be: one that fails must not harm the others.

        They are sorted by table, so that two processes never wait for each other.
        """
        if not jobs:
            return
        for last_try in (False, True):  # a connection may have gone stale, and a new one may do
            try:
                self._transact(jobs)
            except IntegrityError:
                for job in jobs:
                    self._write_alone(job)
                return
            except SQLAlchemyError as error:
                if last_try or not _passing(error):
                    return _fail(jobs, DatabaseTrouble("error-db-write", reason=reason(error)))
            except Exception as error:  # whoever waits must hear of it, and the thread must go on
                return _fail(jobs, error)
            else:
                for job in jobs:
                    job.done.set_result(None)
                return

    def _write_alone(self, job: Job) -> None:
        try:
            self._transact([job])
        except IntegrityError:
            self._settle(job)
        except SQLAlchemyError as error:
            _fail([job], DatabaseTrouble("error-db-write", reason=reason(error)))
        else:
            job.done.set_result(None)

    def _settle(self, job: Job) -> None:
        """The place is taken: by this very job, if a connection broke after its commit, or by somebody else."""
        try:
            with self._engine.connect() as connection:
                there = all(_is_there(connection, row) for row in job.rows[LOG])
        except SQLAlchemyError as error:
            return _fail([job], DatabaseTrouble("error-db-write", reason=reason(error)))
        if there:
            job.done.set_result(None)
        else:
            job.done.set_exception(Taken(job.table_id))

    def _transact(self, jobs: Sequence[Job]) -> None:
        with self._engine.begin() as connection:
            for table in ORDER:
                rows = [row for job in jobs for row in job.rows.get(table, ())]
                if rows:
                    self._insert(connection, table, rows)
            self._also(connection, jobs)
        self.transactions += 1
        self.written += sum(len(job.rows[LOG]) for job in jobs)

    def _insert(self, connection: Connection, table: Table, rows: Rows) -> None:
        wish = INSERT[self._engine.dialect.name](table)
        if table in CHANGING:
            new = {name: wish.excluded[name] for name in CHANGING[table]}
            wish = wish.on_conflict_do_update(index_elements=table.primary_key.columns, set_=new)
        connection.execute(wish, rows)


def _fail(jobs: Sequence[Job], error: Exception) -> None:
    for job in jobs:
        job.done.set_exception(error)


def _passing(error: SQLAlchemyError) -> bool:
    """Whether the same may well succeed on a fresh connection."""
    return bool(getattr(error, "connection_invalidated", False))


def _is_there(connection: Connection, row: dict[str, Any]) -> bool:
    found = connection.execute(
        select(LOG.c.entry, LOG.c.seat, LOG.c.time).where(LOG.c.table_id == row["table_id"], LOG.c.n == row["n"])
    ).first()
    return found is not None and tuple(found) == (row["entry"], row["seat"], row["time"])
