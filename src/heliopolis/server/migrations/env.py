"""Alembic runs this file: it brings the database behind the given connection up to date."""

from alembic import context

from heliopolis.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
