"""Backups of a SQLite database while it is in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from mutiny.server.store.database import parse_url, reason_of
from mutiny.server.store.rows import BadDatabase
from mutiny.server.store.sqlite import connect, path_of


def back_up(url: str, path: Path) -> None:
    """Copy a SQLite database, as it is at one moment and while it is in use, into a new file.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     sqlite3.connect(Path(folder, "mutiny.db")).close()
    ...     back_up(f"sqlite:///{folder}/mutiny.db", Path(folder, "copy.db"))
    ...     Path(folder, "copy.db").exists()
    True
    """
    parsed = parse_url(url)
    if parsed.get_backend_name() != "sqlite":
        raise BadDatabase("only a SQLite database is a file to copy: PostgreSQL has pg_dump for its own.")
    source = path_of(parsed)
    if not source.exists():
        raise BadDatabase(f"there is no database {source}.")
    if path.exists():
        raise BadDatabase(f"{path} is there already: a backup goes into a new file.")
    if not path.parent.is_dir():
        raise BadDatabase(f"there is no folder {path.parent} for the backup: make it first.")
    partial = path.with_name(path.name + ".half")
    try:
        partial.unlink(missing_ok=True)
        partial.touch(mode=0o600)
        with closing(connect(source)) as original, closing(connect(partial)) as copy:
            original.backup(copy)
        with partial.open("rb+") as file:
            os.fsync(file.fileno())
        # Only a complete copy gets the name.
        partial.rename(path)
    except (OSError, sqlite3.Error) as error:
        partial.unlink(missing_ok=True)
        raise BadDatabase(f"{source} cannot be copied to {path}: {reason_of(error)}.") from error
