"""A thread that receives notices of the changes that other workers write."""

from __future__ import annotations

import logging
import threading
from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from mutiny.server.store.database import ChangeWatch, Database, reason_of

ANY_TABLE: Final = [("", 0)]
"""A notice that any table may have changed."""
RETRY_S: Final = 0.5

_log = logging.getLogger(__name__)


class ChangeFeed:
    """Passes changes to the event loop's thread. After a lost connection it reports that any table may have changed."""

    def __init__(self, database: Database, author: int, on_changes: Callable[[list[tuple[str, int]]], None]) -> None:
        self._database = database
        self._author = author
        # Called in the event loop's thread.
        self._on_changes = on_changes
        self._stopping = threading.Event()
        self._watch: ChangeWatch | None = None
        self._thread: threading.Thread | None = None

    def start(self, loop: AbstractEventLoop) -> None:
        """Begin to receive changes; fails if the database cannot be reached."""
        self._loop = loop
        self._watch = self._database.watch(self._author)
        self._thread = threading.Thread(target=self._run, name="mutiny-change-feed", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop receiving changes."""
        if self._thread is not None:
            self._stopping.set()
            watch = self._watch
            if watch is not None:
                watch.wake()
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                if self._watch is None:
                    self._watch = self._database.watch(self._author)
                    self._report(ANY_TABLE)
                    # `stop` may have been called before there was a watch to wake.
                    continue
                if changes := self._watch.wait():
                    self._report(changes)
            except Exception as error:  # noqa: BLE001 (the thread must live)
                _log.warning("no changes from the database: %s", reason_of(error))
                self._disconnect()
                self._stopping.wait(RETRY_S)
        self._disconnect()

    def _disconnect(self) -> None:
        watch, self._watch = self._watch, None
        if watch is not None:
            watch.close()

    def _report(self, changes: list[tuple[str, int]]) -> None:
        with suppress(RuntimeError):
            # The loop is closed: nobody listens.
            self._loop.call_soon_threadsafe(self._on_changes, changes)
