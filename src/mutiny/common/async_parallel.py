"""Worker processes for asyncio: work that would block the event loop is awaited."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Final, TypeVar

from mutiny._form import new_process_form
from mutiny.common.parallel import CHECK_S, ProcessPool, WorkerLost

A = TypeVar("A")
R = TypeVar("R")

ATTEMPTS: Final = 3
"""Attempts at a piece of work whose process is killed."""


class AsyncProcessPool:
    """A pool of processes that starts when it is first used, and is replaced when a process is killed.

    It is replaced too when its processes run in pure form and the program has been compiled since: work is data, so it
    does not matter to it that this process goes on in pure form.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.check_s = CHECK_S
        self._pool: ProcessPool | None = None
        self._form = new_process_form()
        self._closed = False

    async def run(self, work: Callable[[A], R], argument: A) -> R:
        """Run some work and return its result. If its process is killed, the work is done again."""
        for _ in range(ATTEMPTS):
            if self._closed:
                break
            if self._form == "pure" and new_process_form() == "compiled":
                # The old processes finish their work and end, because nothing refers to their pool then.
                self._form = "compiled"
                self._pool = None
            pool = self._pool
            if pool is None:
                pool = self._pool = ProcessPool(self.workers)
            try:
                return await self._run(pool, work, argument)
            except BrokenExecutor:
                # All tasks that use the pool get the error; the first of them replaces it.
                if self._pool is pool:
                    self._pool = None
                    await _end(pool)
        raise WorkerLost("the processes for this work ended before it was done.")

    async def _run(self, pool: ProcessPool, work: Callable[[A], R], argument: A) -> R:
        future = asyncio.wrap_future(pool.submit(work, argument))
        try:
            while not (await asyncio.wait([future], timeout=self.check_s))[0]:
                pool.check()
        finally:
            future.cancel()
        return future.result()

    async def restart(self) -> None:
        """End the processes, whatever they are doing. Work under way is done again, in new processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await _end(pool)

    async def close(self) -> None:
        """End the processes, whatever they are doing."""
        self._closed = True
        await self.restart()


async def _end(pool: ProcessPool) -> None:
    """End the processes and wait for them: Python does not exit while they live."""
    await asyncio.to_thread(pool.shutdown, True)
