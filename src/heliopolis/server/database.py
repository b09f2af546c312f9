"""How a database is reached and brought up to date: an SQLite file of our own, or PostgreSQL by its address."""

from __future__ import annotations

import fcntl
import logging
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from heliopolis.game import Complaint

MIGRATIONS = Path(__file__).parent / "migrations"
UPGRADE_LOCK = 4_170_417  # the advisory lock that one process holds while it changes the schema
BUSY_SECONDS = 5  # how long to wait for somebody else who writes to the file
POSTGRESQL = {"postgresql", "postgres", "postgresql+psycopg"}

# WAL lets readers read while we write; FULL means that a commit is on the disk before it returns.
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}",
)


class DatabaseTrouble(Complaint):
    """The database cannot be reached or cannot write: nothing was changed, and trying again later may help."""


def address(text: str) -> URL:
    """The database that a text means: a URL, or the path of an SQLite file; raises ``Complaint``."""
    if "://" not in text:
        return URL.create("sqlite+pysqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise Complaint("error-db-url") from None
    if url.drivername in POSTGRESQL:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername in ("sqlite", "sqlite+pysqlite") and url.database:
        return url.set(drivername="sqlite+pysqlite")
    raise Complaint("error-db-url")


class InUse(DatabaseTrouble):
    """Another server is using the embedded database."""


class Database:
    """An open database whose schema is of today."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.embedded = url.get_backend_name() == "sqlite"
        self._lock = _lock(Path(url.database or "")) if self.embedded else None
        try:
            self.engine = _engine(url, self.embedded)
            _upgrade(self.engine, self.embedded)
        except SQLAlchemyError as error:
            self._unlock()
            raise DatabaseTrouble("error-db-open", reason=reason(error)) from None

    def tell(self, address: str) -> None:
        """Let whoever finds an embedded database in use know where it is served."""
        if self._lock is not None:
            self._lock.write(address)
            self._lock.flush()

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()


def served_at(url: URL) -> str:
    """Where an embedded database that is in use is served; nothing if its server has not begun to answer."""
    file = _lock_file(Path(url.database or ""))
    return file.read_text("utf-8") if file.is_file() else ""


def reason(error: SQLAlchemyError) -> str:
    """What the database itself says, in one line and without the statement that failed."""
    origin = getattr(error, "orig", None) or error
    return " ".join(str(origin).split())[:200]


def _lock(path: Path) -> IO[str]:
    """Keep a second server away from an embedded database: it would not hear of what the first one writes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = _lock_file(path).open("a")  # which leaves what a server before us has told
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise InUse("error-db-in-use", file=str(path)) from None
    lock.truncate(0)
    return lock


def _lock_file(path: Path) -> Path:
    return path.with_name(path.name + ".lock")


def _engine(url: URL, embedded: bool) -> Engine:
    if not embedded:
        return create_engine(url, pool_pre_ping=True, pool_size=5, max_overflow=5, pool_timeout=BUSY_SECONDS)
    engine = create_engine(url)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    for pragma in PRAGMAS:
        connection.execute(pragma)


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _upgrade(engine: Engine, embedded: bool) -> None:
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if not embedded:  # several processes may start at once
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
