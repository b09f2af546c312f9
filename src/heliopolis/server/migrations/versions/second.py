"""Hints, seats that are handed over, and what is wanted done in advance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "second"
down_revision = "first"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what tables of before have not: they give no hints, and bots have their seats from the set-up."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("log", sa.Column("bot", sa.Boolean))
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("plan", sa.String(80), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
