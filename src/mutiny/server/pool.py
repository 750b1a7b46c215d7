"""Processes for work that would keep everybody waiting: bots that think, games that are analysed.

May import: the standard library.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

A = TypeVar("A")
B = TypeVar("B")


def obey(master: Connection) -> None:
    """For a process of a pool: leave interrupts from the keyboard to its master, and end when that lets go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        wait([master])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Pool:
    """A few processes, started when they are first needed."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._leash: Connection | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Fresh processes: a copy of this one would have its connections and its threads' locks.
            context = multiprocessing.get_context("spawn")
            ends: tuple[Any, Any] = context.Pipe(duplex=False)
            master, self._leash = ends
            self._pool = ProcessPoolExecutor(self.processes, context, initializer=obey, initargs=(master,))
        return self._pool

    async def run(self, work: Callable[[A], B], of: A) -> B:
        """What some work comes to. A process that was killed is replaced, and the work done again."""
        pool = self._open()
        try:
            return await asyncio.wrap_future(pool.submit(work, of))
        except BrokenProcessPool:
            if self._pool is pool:
                self.close()
            return await asyncio.wrap_future(self._open().submit(work, of))

    def close(self) -> None:
        """End the processes, whatever they are at."""
        if self._pool is not None and self._leash is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            # One that is just starting would not hear of the shutdown, and be waited for at our own end.
            self._leash.close()
            self._pool = None
