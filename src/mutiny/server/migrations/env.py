"""What alembic runs to migrate, in the transaction that it is handed. May import: alembic."""

from __future__ import annotations

from alembic import context


def _migrate() -> None:
    context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()


# Whoever only reads the modules of the package has no such thing.
if hasattr(context, "config"):
    _migrate()
