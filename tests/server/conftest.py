"""What the tests of the server share: databases of both kinds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from heliopolis.server.store import Store
from tests.server.databases import PostgreSQL, program
from tests.server.running import COME


@pytest.fixture(autouse=True)
def _guests_leave() -> Iterator[None]:
    yield
    while COME:
        COME.pop().close()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    if program("initdb") is None:
        pytest.skip("PostgreSQL is not installed: what is tested with SQLite is not tested with it")
    server = PostgreSQL()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "postgresql":
        server: PostgreSQL = request.getfixturevalue("postgresql")
        return server.url()
    return str(tmp_path / "tables.sqlite")


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The address of an empty embedded database."""
    return str(tmp_path / "tables.sqlite")


@pytest.fixture
def store(db: str) -> Iterator[Store]:
    opened = Store(db)
    yield opened
    opened.close()
