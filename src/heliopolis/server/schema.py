"""What the database holds: tables as they were set up, keys of seats as hashes, and an append-only log for each table.

Nothing of that is ever changed or deleted. The primary key of the log lets one writer, and one only, take a place in
it. Apart from the log, because nobody else may know, stands what seats want done in advance: the last word of each.
"""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Double, ForeignKey, Integer, MetaData, String, Table

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    Column("specs", JSON, nullable=False),  # who decides for each seat: a person, or a bot by its spec
    Column("open_scores", Boolean, nullable=False),
    Column("spectator_hash", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("hints", Boolean, nullable=False),  # whether people may ask what would be best
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("key_hash", String(64), nullable=False),
)

LOG = Table(
    "log",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # from 1, without gaps
    Column("entry", String(80), nullable=False),
    Column("seat", Integer),  # whose doing it was; nothing for chance
    Column("time", Double, nullable=False, index=True),
    Column("turn", Integer),  # the seat that has the move after it; nothing when the game is over
    Column("bot", Boolean),  # whether a bot decides for that seat; nothing in logs of before seats could be handed over
)

PLANS = Table(
    "plans",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("plan", String(80), nullable=False),  # empty when there is none any more
    Column("at", Integer, nullable=False),  # how long the log was when it was made
)
