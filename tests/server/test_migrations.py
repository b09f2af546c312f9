"""A database of an older version is brought up to date, and its tables go on."""

from __future__ import annotations

import json

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import inspect, text

from heliopolis.server.database import MIGRATIONS, _engine, address
from heliopolis.server.schema import METADATA
from heliopolis.server.store import Store
from heliopolis.server.tables import Tables
from tests.server.live import DEAL, run

TABLE = (
    "INSERT INTO tables (id, game, edition, options, names, specs, open_scores, spectator_hash, created)"
    " VALUES (:id, 'ra', 'sunboat', '{}', :names, :specs, :no, 'f', 1.0)"
)


@pytest.fixture
def old(db: str) -> str:
    """A database as the first version left it, with a table where a bot has the move and one where a person has."""
    url = address(db)
    engine = _engine(url, url.get_backend_name() == "sqlite")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "first")
        for table_id, specs in {"bots": ["random", "human", "human"], "people": ["human"] * 3}.items():
            facts = {"id": table_id, "names": json.dumps(["A", "B", "C"]), "specs": json.dumps(specs), "no": False}
            connection.execute(text(TABLE), facts)
            connection.execute(text("INSERT INTO seats VALUES (:id, 2, 'f')"), {"id": table_id})
            for n, deal in enumerate(DEAL.split(), start=1):
                entry = {"id": table_id, "n": n, "entry": deal}
                connection.execute(text("INSERT INTO log VALUES (:id, :n, :entry, NULL, 2.0, 0)"), entry)
    engine.dispose()
    return db


def test_tables_of_an_older_version_are_found_as_they_were(old: str) -> None:
    store = Store(old)
    header = store.header("people")
    assert header is not None
    assert (header.specs, header.hints) == (("human",) * 3, False)
    assert [(entry.text, entry.turn, entry.bot) for entry in store.log("people")] == [
        (deal, 0, None) for deal in DEAL.split()
    ]
    assert store.plans("people") == []
    assert store.waiting_for_bots(lambda spec: spec != "human") == ["bots"]
    store.close()


def test_tables_of_an_older_version_go_on(old: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.find("people")
        await tables.plan(table, [1], "pass")
        await tables.step(table, [0], 3, "ra")
        await tables.hand_over(table, [2], table.at, 2, "random")
        assert table.at > 5

    run(old, play)


def test_the_migrations_lead_to_the_schema_that_the_program_uses(store: Store) -> None:
    found = inspect(store.database.engine)
    for name, table in METADATA.tables.items():
        assert {column["name"] for column in found.get_columns(name)} == set(table.columns.keys())
