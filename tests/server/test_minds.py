"""Bots in processes of their own: killed, replaced, and never left behind."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest
from server.houses import run
from server.programs import children

from mutiny import new
from mutiny.server import pool
from mutiny.server.minds import Minds, Question


def a_question() -> Question:
    """The first decision of a game."""
    match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    return Question("meuterer", {}, match.names, match.entries, match.state.acting[0], "random", b"chance")


def test_work_that_was_lost_with_its_process_is_done_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "LOST_S", 0.05)

    async def work() -> None:
        workers = pool.Pool(1)
        assert await workers.run(abs, -1) == 1
        processes = workers._processes
        assert processes is not None
        executor = processes._executor
        (killed,) = executor._processes.values()
        killed.kill()
        while not executor._broken:
            await asyncio.sleep(0.01)
        # As it is for a moment when a process has just died: work is taken, and nobody will do it.
        broken = executor._broken
        monkeypatch.setattr(executor, "_broken", False)
        monkeypatch.setattr(executor, "_shutdown_thread", False)
        asked = asyncio.ensure_future(workers.run(abs, -2))
        await asyncio.sleep(0)
        monkeypatch.setattr(executor, "_broken", broken)
        assert await asked == 2
        await workers.close()

    run(work)


def test_a_process_that_is_killed_is_replaced_once_for_all_who_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        before = children(os.getpid())
        minds = Minds(1)
        first = await minds.ask(a_question())
        (thinker,) = [child for child in children(os.getpid()) if child not in before]
        os.kill(thinker, signal.SIGKILL)
        answers = await asyncio.gather(*(minds.ask(a_question()) for _ in range(4)))
        assert answers == [first] * 4
        assert len(children(os.getpid())) == len(before) + 1
        monkeypatch.setattr(pool, "TRIES", 0)
        with pytest.raises(pool.NoProcess):
            await minds.ask(a_question())
        await minds.close()
        assert children(os.getpid()) == before

    run(work)
