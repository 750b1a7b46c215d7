"""Bots decide in separate processes, which are replaced when they are killed and which end with the server."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable

import pytest
from helpers.patience import LONG_S
from server.programs import children
from server.services import run
from structlog.testing import capture_logs

from mutiny import new
from mutiny.common import async_parallel
from mutiny.common.parallel import WorkerLost
from mutiny.server.bots import bot_pool
from mutiny.server.bots.bot_pool import BotAnswer, BotPool, BotQuestion, ThoughtTooLong
from mutiny.server.service.scheduler import ask_bot


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


def test_many_bots_of_one_address_do_not_keep_the_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def answer(pool: async_parallel.AsyncProcessPool, work: object, question: BotQuestion) -> BotAnswer:
        asked.append("".join(question.turn))
        await asyncio.sleep(0)
        return BotAnswer(None, "")

    monkeypatch.setattr(async_parallel.AsyncProcessPool, "run", answer)

    async def work() -> None:
        bots = BotPool(2)
        many = [a_question()._replace(turn=("A", str(table))) for table in range(50)]
        few = [a_question()._replace(turn=(address, "0")) for address in "BCB"]
        await asyncio.gather(*(bots.ask(question) for question in [*many, *few]))
        assert asked[2:8] == ["A2", "B0", "C0", "A3", "B0", "A4"]
        await bots.close()

    run(work)


def think_forever(question: BotQuestion) -> BotAnswer:
    """Think, without ever coming to an end."""
    while True:
        pass


def test_a_bot_that_thinks_too_long_is_ended_and_the_stand_in_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    decide = bot_pool.decide

    run_in_process = async_parallel.AsyncProcessPool.run
    bots = BotPool(1)

    def choose_work(pool: async_parallel.AsyncProcessPool, work: object, question: BotQuestion) -> Awaitable[BotAnswer]:
        return run_in_process(pool, think_forever if question.level == "endless" else decide, question)

    async def ask(question: BotQuestion) -> BotAnswer:
        # The limit concerns only the bot that comes to no end, however slowly processes start here.
        bots.longest = 0.5 if question.level == "endless" else LONG_S
        return await BotPool.ask(bots, question)

    async def work() -> None:
        before = children(os.getpid())
        monkeypatch.setattr(async_parallel.AsyncProcessPool, "run", choose_work)
        monkeypatch.setattr(bots, "ask", ask)
        with pytest.raises(ThoughtTooLong, match=r"^a bot of level endless has thought for 0\.5 seconds\.$"):
            await bots.ask(a_question()._replace(level="endless"))
        assert children(os.getpid()) == before
        answer = await ask_bot(bots, match, match.state.acting[0], "endless", bytes(32))
        assert answer.move in match.legal_moves(match.state.acting[0])
        await bots.close()

    with capture_logs() as lines:
        run(work)
    assert [line["error"] for line in lines if line["event"] == "plug-in failed"] == ["ThoughtTooLong"]
