"""The checkpointer of a SQLite database: moves committed pages from the write-ahead log into the file.

SQLite would checkpoint during a commit, once the log is long enough, while everybody waits: tens of milliseconds for
some thousand pages. A thread does nearly all of it while commits go on. The writer then moves the few pages that came
meanwhile, so that the log starts over and does not grow forever.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

MOST_ROWS: Final = 500
"""Rows written before a checkpoint is worthwhile: each is on about three pages of the log."""


class Checkpointer:
    """Checkpoints whenever enough rows were written. The writer's thread calls it; it works in a thread of its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._rows = 0
        self._wake = threading.Event()
        self._ending = False
        self._checkpointed = False
        self._thread: threading.Thread | None = None

    def count_rows(self, rows: int) -> None:
        """Count committed rows; wake the thread when there are enough."""
        self._rows += rows
        if self._rows >= MOST_ROWS:
            self._rows = 0
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="mutiny-checkpointer", daemon=True)
                self._thread.start()
            self._wake.set()

    def finish(self, connection: sqlite3.Connection) -> None:
        """Checkpoint the rest if the thread has just moved nearly everything. The writer calls it when nobody waits."""
        if self._checkpointed:
            self._checkpointed = False
            checkpoint(connection)

    def close(self) -> None:
        """End the thread; return when it has closed the file."""
        self._ending = True
        self._wake.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        while not self._ending:
            self._wake.wait()
            self._wake.clear()
            if not self._ending:
                with suppress(sqlite3.Error):
                    connection = self._connect() if connection is None else connection
                    checkpoint(connection)
                    self._checkpointed = True
        if connection is not None:
            connection.close()


def checkpoint(connection: sqlite3.Connection) -> None:
    """Checkpoint as much as possible without waiting.

    >>> checkpoint(sqlite3.connect(":memory:"))
    """
    # A disk error shows at the next write; until then the data stay in the log.
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
