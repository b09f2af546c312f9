"""A copy of an embedded database as it was at one moment, made while a server may be writing to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from heliopolis.game import Complaint
from heliopolis.server.database import DatabaseTrouble, address


def copy(db: str, target: Path) -> int:
    """Copy a database into a file that appears only when it is whole; how many tables it has."""
    url = address(db)
    if url.get_backend_name() != "sqlite":
        raise Complaint("error-backup-postgresql")
    source = Path(url.database or "")
    if not source.exists():
        raise DatabaseTrouble("error-db-missing", file=str(source))
    draft = target.with_name(f".{target.name}.part")
    try:
        with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(draft)) as other:
            one.backup(other)
            other.execute("PRAGMA journal_mode=DELETE")
            (tables,) = other.execute("SELECT count(*) FROM tables").fetchone()
        draft.replace(target)
    except sqlite3.Error as error:
        raise DatabaseTrouble("error-db-read", reason=str(error)) from None
    finally:
        draft.unlink(missing_ok=True)
    return int(tables)
