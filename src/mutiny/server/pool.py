"""Process pools for work that would block the server: bot decisions and analyses."""

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
"""Attempts at a piece of work whose process is killed."""
LOST_S: Final = 2.0
"""Seconds between checks that the process of some work is still alive."""


class NoProcess(MutinyError):
    """The processes end before the work is done."""


def on_leash(leash: Connection) -> None:
    """Initialize a process of a pool: it ignores interrupts, and ends when the server closes the pipe or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def follow() -> None:
        wait([leash])
        os._exit(0)

    threading.Thread(target=follow, name="mutiny-leash", daemon=True).start()


def nothing() -> None:
    """Do nothing."""


class Processes:
    """Processes that end with this one, or at once when the pool is closed, whatever they are doing."""

    def __init__(self, count: int) -> None:
        # New processes: a fork would inherit this one's connections and the locks of its threads.
        context = multiprocessing.get_context("spawn")
        ends: tuple[Any, Any] = context.Pipe(duplex=False)
        self._far, self._leash = ends
        self._executor = ProcessPoolExecutor(count, context, on_leash, (self._far,))

    async def run(self, work: Callable[[A], B], of: A) -> B:
        """Run some work and return its result; BrokenProcessPool if its process is killed."""
        future = asyncio.wrap_future(self._executor.submit(work, of))
        try:
            while not (await asyncio.wait([future], timeout=LOST_S))[0]:
                # Work submitted at the very moment at which a process dies may get no answer at all. A later submission
                # raises an error, which shows that the pool is broken.
                self._executor.submit(nothing)
        finally:
            future.cancel()
        return future.result()

    async def close(self) -> None:
        """Close the pipe and wait for the processes: Python does not exit while they live."""
        self._leash.close()
        await asyncio.to_thread(self._executor.shutdown, wait=True, cancel_futures=True)
        self._far.close()


class Pool:
    """A pool of processes that starts when it is first used, and is replaced when a process is killed."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._processes: Processes | None = None

    async def run(self, work: Callable[[A], B], of: A) -> B:
        """Run some work and return its result. If its process is killed, the work is done again."""
        for _ in range(TRIES):
            processes = self._processes
            if processes is None:
                processes = self._processes = Processes(self.count)
            try:
                return await processes.run(work, of)
            except BrokenProcessPool:
                # All tasks that use the pool get the error; the first of them replaces it.
                if self._processes is processes:
                    self._processes = None
                    await processes.close()
        raise NoProcess("the processes for this end before they are done.")

    async def close(self) -> None:
        """End the processes, whatever they are doing."""
        processes, self._processes = self._processes, None
        if processes is not None:
            await processes.close()
