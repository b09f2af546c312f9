"""What is kept of tables, and how it is found again; every answer comes from the disk."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from sqlalchemy import Connection, Table, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from heliopolis.server.database import Database, DatabaseTrouble, address, reason
from heliopolis.server.schema import LOG, PLANS, SEATS, TABLES
from heliopolis.server.writer import Job, Rows, Taken, Writer

__all__ = ["CHANNEL", "DatabaseTrouble", "Entry", "Header", "Plan", "Store", "Taken"]

CHANNEL = "heliopolis"  # where processes on one PostgreSQL tell each other what they have written
CLAIMS = 1_749  # the first half of the advisory locks that say whose bots think


@dataclass(frozen=True, slots=True)
class Header:
    """A table as it was set up."""

    id: str
    game: str
    edition: str
    options: Mapping[str, str]
    names: tuple[str, ...]
    specs: tuple[str, ...]
    open_scores: bool
    spectator_hash: str
    created: float
    key_hashes: Mapping[int, str]  # of the seats that people sit at; several may have the same key
    hints: bool  # whether people may ask what would be best


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log."""

    n: int
    text: str
    seat: int | None  # None for chance
    time: float
    turn: int | None  # who has the move after it; None when nobody has
    bot: bool | None = None  # whether that is a bot; None in old logs, where the set-up tells


@dataclass(frozen=True, slots=True)
class Plan:
    """What a seat wants done in advance; the empty text for nothing."""

    seat: int
    text: str
    at: int  # how long the log was when it was made


class Store:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        """Open it and bring it up to date; raises ``Complaint``."""
        self.database = Database(address(url))
        self.embedded = self.database.embedded
        self._engine = self.database.engine
        self._claims: Connection | None = None
        self._claiming = threading.Lock()
        self._closed = False
        self.writer = Writer(self._engine, _nothing if self.embedded else _notify)

    def close(self) -> None:
        """Write what waits, and close."""
        self.writer.stop()
        with self._claiming:  # whoever asks for a table from now on gets none, and opens no connection
            self._closed = True
            if self._claims is not None:
                self._claims.close()
        self.database.close()

    def create(self, header: Header, entries: Sequence[Entry]) -> Future[None]:
        """Keep a new table and the beginning of its log."""
        return self.writer.submit(Job(header.id, _new(header, entries)))

    def append(self, table_id: str, entries: Sequence[Entry], plan: Plan | None = None) -> Future[None]:
        """Add entries to a log, and keep a plan that may have led to them; all or none.

        What comes back is done when they are on the disk. It raises ``Taken`` when the log already has an entry at
        that place, ``DatabaseTrouble`` when the database cannot write.
        """
        plans = [{"table_id": table_id, "seat": plan.seat, "plan": plan.text, "at": plan.at}] if plan else []
        return self.writer.submit(Job(table_id, {LOG: _rows(table_id, entries), PLANS: plans}))

    def follow_up(
        self, table_id: str, entries: Sequence[Entry], header: Header, first: Sequence[Entry]
    ) -> Future[None]:
        """Add entries to a log and keep the new table that they speak of, as ``append`` and ``create`` do."""
        rows = _new(header, first)
        return self.writer.submit(Job(table_id, {**rows, LOG: [*_rows(table_id, entries), *rows[LOG]]}))

    def header(self, table_id: str) -> Header | None:
        """The table of this id, if there is one."""
        with _Reading(self) as connection:
            found = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
            if found is None:
                return None
            keys = connection.execute(select(SEATS.c.seat, SEATS.c.key_hash).where(SEATS.c.table_id == table_id))
            values: dict[str, Any] = {**found, "names": tuple(found["names"]), "specs": tuple(found["specs"])}
            return Header(**values, key_hashes={row.seat: row.key_hash for row in keys})

    def log(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table after its first entries."""
        wanted = select(LOG.c.n, LOG.c.entry, LOG.c.seat, LOG.c.time, LOG.c.turn, LOG.c.bot)
        with _Reading(self) as connection:
            rows = connection.execute(wanted.where(LOG.c.table_id == table_id, LOG.c.n > after).order_by(LOG.c.n))
            return [Entry(*row) for row in rows]

    def plans(self, table_id: str) -> list[Plan]:
        """The last plan of every seat of a table that ever made one."""
        wanted = select(PLANS.c.seat, PLANS.c.plan, PLANS.c.at).where(PLANS.c.table_id == table_id)
        with _Reading(self) as connection:
            return [Plan(*row) for row in connection.execute(wanted)]

    def waiting_for_bots(self, is_bot: Callable[[str], bool], since: float = 0.0) -> list[str]:
        """The tables with something written after ``since`` where a bot has the move.

        ``is_bot`` judges a spec of the set-up, for logs that do not say it themselves.
        """
        ends = select(LOG.c.table_id, func.max(LOG.c.n).label("n")).where(LOG.c.time > since).group_by(LOG.c.table_id)
        last = ends.subquery()
        wanted = (
            select(LOG.c.table_id, LOG.c.turn, LOG.c.bot, TABLES.c.specs)
            .join(last, (LOG.c.table_id == last.c.table_id) & (LOG.c.n == last.c.n))
            .join(TABLES, TABLES.c.id == LOG.c.table_id)
            .where(LOG.c.turn.is_not(None))
        )
        with _Reading(self) as connection:
            return [
                table_id
                for table_id, turn, bot, specs in connection.execute(wanted)
                if (is_bot(specs[turn]) if bot is None else bot)
            ]

    def alive(self) -> None:
        """Raise ``DatabaseTrouble`` if the database does not answer."""
        with _Reading(self) as connection:
            connection.execute(select(1))

    def claim(self, table_id: str) -> bool:
        """Whether this process is the one whose bots play at a table; a process that dies gives its tables up."""
        if self.embedded:
            return True
        with self._claiming:
            if self._closed:
                return False
            try:
                return self._claimed(table_id)
            except SQLAlchemyError as error:  # with the connection all claims are gone; the next try makes a new one
                if self._claims is not None:
                    self._claims.invalidate()
                    self._claims.close()
                    self._claims = None
                raise DatabaseTrouble("error-db-write", reason=reason(error)) from None

    def _claimed(self, table_id: str) -> bool:
        if self._claims is None:
            self._claims = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        asked = text("SELECT pg_try_advisory_lock(:claims, :number)")  # true as well where we hold it already
        facts = {"claims": CLAIMS, "number": crc32(table_id.encode()) - 2**31}
        return bool(self._claims.execute(asked, facts).scalar())


class _Reading:
    """A connection to read by; what goes wrong becomes a complaint."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __enter__(self) -> Connection:
        try:
            self._connection = self._store.database.engine.connect()
        except SQLAlchemyError as error:
            raise DatabaseTrouble("error-db-read", reason=reason(error)) from None
        return self._connection

    def __exit__(self, kind: object, error: BaseException | None, traceback: object) -> None:
        self._connection.close()
        if isinstance(error, SQLAlchemyError):
            raise DatabaseTrouble("error-db-read", reason=reason(error)) from None


def _new(header: Header, entries: Sequence[Entry]) -> dict[Table, Rows]:
    """The rows of a new table."""
    table: dict[str, Any] = {
        "id": header.id,
        "game": header.game,
        "edition": header.edition,
        "options": dict(header.options),
        "names": list(header.names),
        "specs": list(header.specs),
        "open_scores": header.open_scores,
        "spectator_hash": header.spectator_hash,
        "created": header.created,
        "hints": header.hints,
    }
    seats = [{"table_id": header.id, "seat": seat, "key_hash": key} for seat, key in header.key_hashes.items()]
    return {TABLES: [table], SEATS: seats, LOG: _rows(header.id, entries)}


def _rows(table_id: str, entries: Sequence[Entry]) -> Rows:
    return [
        {
            "table_id": table_id,
            "n": one.n,
            "entry": one.text,
            "seat": one.seat,
            "time": one.time,
            "turn": one.turn,
            "bot": one.bot,
        }
        for one in entries
    ]


def _nothing(connection: Connection, jobs: Sequence[Job]) -> None:
    """An embedded database serves one process; nobody else is to be told."""


def _notify(connection: Connection, jobs: Sequence[Job]) -> None:
    """Tell the other processes, at the moment of the commit."""
    told = [{"channel": CHANNEL, "what": f"{job.table_id} {job.last}"} for job in jobs]
    connection.execute(text("SELECT pg_notify(:channel, :what)"), told)
