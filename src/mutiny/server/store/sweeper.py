"""The sweeper of a SQLite database: brings what is committed from the log of the file into the file itself.

SQLite would have whoever commits do that, once the log is long enough, while everybody waits: tens of milliseconds for
some thousand pages. A thread can do nearly all of it while commits go on; what came meanwhile is little, and the writer
sweeps that up itself, so that the log begins anew and does not grow for ever. May import: the standard library.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

MOST_ROWS: Final = 500
"""Rows that are written before it is worth sweeping: each is on some three pages of the log."""


class Sweeper:
    """Sweeps whenever enough rows were written; used by the thread that writes, and works in its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._rows = 0
        self._woken = threading.Event()
        self._ending = False
        self._swept = False
        self._thread: threading.Thread | None = None

    def written(self, rows: int) -> None:
        """So many rows were committed."""
        self._rows += rows
        if self._rows >= MOST_ROWS:
            self._rows = 0
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="mutiny-sweeper", daemon=True)
                self._thread.start()
            self._woken.set()

    def finish(self, connection: sqlite3.Connection) -> None:
        """If nearly all has just been swept, sweep the rest: for the writer, when nobody waits for it."""
        if self._swept:
            self._swept = False
            sweep(connection)

    def close(self) -> None:
        """End; returns when the file is let go."""
        self._ending = True
        self._woken.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        while not self._ending:
            self._woken.wait()
            self._woken.clear()
            if not self._ending:
                with suppress(sqlite3.Error):
                    connection = self._connect() if connection is None else connection
                    sweep(connection)
                    self._swept = True
        if connection is not None:
            connection.close()


def sweep(connection: sqlite3.Connection) -> None:
    """Bring what can be brought now, waiting for nobody.

    >>> sweep(sqlite3.connect(":memory:"))
    """
    # What is wrong with the disk is heard of when something is to be written; nothing is lost by leaving it in the log.
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
