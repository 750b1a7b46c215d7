"""The script that alembic runs to migrate, in the transaction given to it."""

from __future__ import annotations

from alembic import context


def _migrate() -> None:
    context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()


# When the module is only imported, alembic's context is not set up.
if hasattr(context, "config"):
    _migrate()
