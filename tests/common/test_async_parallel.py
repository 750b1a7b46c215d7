"""Worker processes for asyncio are replaced when they are killed, and end with the pool."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

from mutiny.common import async_parallel
from mutiny.common.async_parallel import AsyncProcessPool
from mutiny.common.parallel import WorkerLost


def test_work_is_done_again_if_its_process_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        workers = AsyncProcessPool(1)
        workers.check_s = 0.05
        assert await workers.run(abs, -1) == 1
        pool = workers._pool
        assert pool is not None
        executor = pool._executor
        (killed,) = executor._processes.values()
        killed.kill()
        while not executor._broken:
            await asyncio.sleep(0.01)
        # For a moment after a process has died, the executor accepts work that no process will do.
        broken = executor._broken
        monkeypatch.setattr(executor, "_broken", False)
        monkeypatch.setattr(executor, "_shutdown_thread", False)
        asked = asyncio.ensure_future(workers.run(abs, -2))
        await asyncio.sleep(0)
        monkeypatch.setattr(executor, "_broken", broken)
        assert await asked == 2
        await workers.close()

    asyncio.run(work())


def test_work_under_way_is_abandoned_when_the_pool_is_closed() -> None:
    async def work() -> None:
        workers = AsyncProcessPool(1)
        assert await workers.run(abs, -1) == 1
        asked = asyncio.ensure_future(workers.run(time.sleep, 60.0))
        await asyncio.sleep(0.2)
        await workers.close()
        with pytest.raises(WorkerLost):
            await asked
        with pytest.raises(WorkerLost):
            await workers.run(abs, -1)

    asyncio.run(work())


def test_processes_are_replaced_when_the_program_has_been_compiled_and_work_under_way_is_finished(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    form = "pure"
    monkeypatch.setattr(async_parallel, "new_process_form", lambda: form)

    async def work() -> None:
        nonlocal form
        workers = AsyncProcessPool(1)
        first = await workers.run(process_id, None)
        assert await workers.run(process_id, None) == first
        asked = asyncio.ensure_future(workers.run(wait_and_tell, 0.3))
        await asyncio.sleep(0.1)
        form = "compiled"
        second = await workers.run(process_id, None)
        assert second != first
        assert await asked == first
        assert await workers.run(process_id, None) == second
        await workers.close()

    asyncio.run(work())


def process_id(_: None) -> int:
    """Return the id of the process that does the work."""
    return os.getpid()


def wait_and_tell(seconds: float) -> int:
    """Return the id of the process after a while."""
    time.sleep(seconds)
    return os.getpid()
