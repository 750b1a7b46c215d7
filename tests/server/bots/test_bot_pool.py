"""Bots decide in separate processes, which are replaced when they are killed and which end with the server."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest
from server.programs import children
from server.services import run

from mutiny import new
from mutiny.common import async_parallel
from mutiny.common.parallel import WorkerLost
from mutiny.server.bots.bot_pool import BotPool, BotQuestion


def a_question() -> BotQuestion:
    """Return the first decision of a game."""
    match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    return BotQuestion("meuterer", {}, match.names, match.entries, match.state.acting[0], "random", b"chance")


def test_a_killed_process_is_replaced_once_for_all_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        before = children(os.getpid())
        bots = BotPool(1)
        first = await bots.ask(a_question())
        (bot_process,) = [child for child in children(os.getpid()) if child not in before]
        os.kill(bot_process, signal.SIGKILL)
        answers = await asyncio.gather(*(bots.ask(a_question()) for _ in range(4)))
        assert answers == [first] * 4
        assert len(children(os.getpid())) == len(before) + 1
        monkeypatch.setattr(async_parallel, "ATTEMPTS", 0)
        with pytest.raises(WorkerLost):
            await bots.ask(a_question())
        await bots.close()
        assert children(os.getpid()) == before

    run(work)
