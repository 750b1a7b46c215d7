"""A thread that receives notices of what other workers write."""

from __future__ import annotations

import logging
import threading
from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from mutiny.server.store.database import Database, Watch, reason_of

ANY: Final = [("", 0)]
"""News that may concern any table."""
AGAIN_S: Final = 0.5

_log = logging.getLogger(__name__)


class NewsThread:
    """Passes news to the event loop's thread. After a lost connection it reports that any table may have changed."""

    def __init__(self, database: Database, author: int, on_news: Callable[[list[tuple[str, int]]], None]) -> None:
        self._database = database
        self._author = author
        # Called in the event loop's thread.
        self._on_news = on_news
        self._stopping = threading.Event()
        self._watch: Watch | None = None
        self._thread: threading.Thread | None = None

    def start(self, loop: AbstractEventLoop) -> None:
        """Begin to receive news; fails if the database cannot be reached."""
        self._loop = loop
        self._watch = self._database.watch(self._author)
        self._thread = threading.Thread(target=self._run, name="mutiny-news", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop receiving news."""
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
                    # `stop` may have been called before there was a watch to wake.
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
            # The loop is closed: nobody listens.
            self._loop.call_soon_threadsafe(self._on_news, news)
