"""Migrations: bring a database of an earlier version up to date.

alembic runs the files in versions/. For a new version, change mutiny/server/store/schema.py and write a file in
versions/ by hand that follows the last one.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from mutiny.kernel.errors import MutinyError


class LaterVersion(MutinyError):
    """The database was used by a later version of the program."""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    return config


def is_current(connection: Connection) -> bool:
    """Return whether a database has the current schema."""
    found = MigrationContext.configure(connection).get_current_heads()
    return found == tuple(ScriptDirectory.from_config(_config()).get_heads())


def upgrade(connection: Connection, version: str = "head") -> None:
    """Bring a database up to date, or to a version, in the connection's transaction."""
    config = _config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise LaterVersion("a later version of mutiny has used this database: start that one.")
    config.attributes["connection"] = connection
    command.upgrade(config, version)
