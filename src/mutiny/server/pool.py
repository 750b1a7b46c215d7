"""Processes for work that would keep everybody waiting: bots that think, games that are analysed.

May import: mutiny.kernel.
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
from typing import Any, Final, TypeVar

from mutiny.kernel.errors import MutinyError

A = TypeVar("A")
B = TypeVar("B")

TRIES: Final = 3
"""How often work is done again whose process was killed."""
LOST_S: Final = 2.0
"""Seconds after which it is asked whether there is still a process for some work."""


class NoProcess(MutinyError):
    """No process lives long enough for the work."""


def on_leash(leash: Connection) -> None:
    """In a process of a pool: end when the server lets go, or is no more, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def follow() -> None:
        wait([leash])
        os._exit(0)

    threading.Thread(target=follow, name="mutiny-leash", daemon=True).start()


def nothing() -> None:
    """The least work there is."""


class Processes:
    """Processes that end with this one, and as soon as they are let go, whatever they are at."""

    def __init__(self, count: int) -> None:
        # Fresh processes: a copy of this one would have its connections and its threads' locks.
        context = multiprocessing.get_context("spawn")
        ends: tuple[Any, Any] = context.Pipe(duplex=False)
        self._far, self._leash = ends
        self._executor = ProcessPoolExecutor(count, context, on_leash, (self._far,))

    async def run(self, work: Callable[[A], B], of: A) -> B:
        """What some work comes to; BrokenProcessPool if its process is killed."""
        future = asyncio.wrap_future(self._executor.submit(work, of))
        try:
            while not (await asyncio.wait([future], timeout=LOST_S))[0]:
                # What is handed in at the very moment at which a process dies may get no answer at all. What is handed
                # in later does: it is refused.
                self._executor.submit(nothing)
        finally:
            future.cancel()
        return future.result()

    async def close(self) -> None:
        """Let go, and wait for the end: Python would not end while they live."""
        self._leash.close()
        await asyncio.to_thread(self._executor.shutdown, wait=True, cancel_futures=True)
        self._far.close()


class Pool:
    """A few processes, started when they are first needed, and replaced when they are killed."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._processes: Processes | None = None

    async def run(self, work: Callable[[A], B], of: A) -> B:
        """What some work comes to. If its process is killed, it is done again."""
        for _ in range(TRIES):
            processes = self._processes
            if processes is None:
                processes = self._processes = Processes(self.count)
            try:
                return await processes.run(work, of)
            except BrokenProcessPool:
                # All whose work was done there notice; the first of them has it replaced.
                if self._processes is processes:
                    self._processes = None
                    await processes.close()
        raise NoProcess("the processes for this end before they are done.")

    async def close(self) -> None:
        """End the processes, whatever they are at."""
        processes, self._processes = self._processes, None
        if processes is not None:
            await processes.close()
