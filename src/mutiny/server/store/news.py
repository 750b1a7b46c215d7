"""News: hearing, in a thread of its own, of what other workers write.

May import: the standard library, and database of this package.
"""

from __future__ import annotations

import logging
import threading
from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from mutiny.server.store.database import Database, Watch, reason_of

ANY: Final = [("", 0)]
"""News that may be about any table."""
AGAIN_S: Final = 0.5

_log = logging.getLogger(__name__)


class NewsThread:
    """Passes news on to the event loop's thread. After a loss it begins anew: then anything may have happened."""

    def __init__(self, database: Database, author: int, on_news: Callable[[list[tuple[str, int]]], None]) -> None:
        self._database = database
        self._author = author
        # Called in the event loop's thread.
        self._on_news = on_news
        self._stopping = threading.Event()
        self._watch: Watch | None = None
        self._thread: threading.Thread | None = None

    def start(self, loop: AbstractEventLoop) -> None:
        """Hear all from now on; fails if the database is not there."""
        self._loop = loop
        self._watch = self._database.watch(self._author)
        self._thread = threading.Thread(target=self._run, name="mutiny-news", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Hear no more."""
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
                    self._tell(ANY)
                    # Whoever stops us meanwhile could not wake it yet.
                    continue
                if news := self._watch.wait():
                    self._tell(news)
            except Exception as error:  # noqa: BLE001 (the thread must live)
                _log.warning("no news from the database: %s", reason_of(error))
                self._drop()
                self._stopping.wait(AGAIN_S)
        self._drop()

    def _drop(self) -> None:
        watch, self._watch = self._watch, None
        if watch is not None:
            watch.close()

    def _tell(self, news: list[tuple[str, int]]) -> None:
        with suppress(RuntimeError):
            # It says so if the loop was closed: then nobody listens any more.
            self._loop.call_soon_threadsafe(self._on_news, news)
