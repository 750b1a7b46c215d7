"""Bots in processes of their own: killed, replaced, and never left behind."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest
from server.houses import run
from server.programs import children
from structlog.testing import capture_logs

from mutiny import PluginFailed, new
from mutiny.bots import Bot, MediumBot, Sight
from mutiny.server import pool
from mutiny.server.http import catalogue
from mutiny.server.keeper import Keeper
from mutiny.server.minds import Answer, Minds, Question, decide


def a_question() -> Question:
    """The first decision of a game."""
    match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    return Question("meuterer", {}, match.names, match.entries, match.state.acting[0], "random", b"chance")


class Grumpy(Bot):
    """Fails when it is asked."""

    def choose(self, sight: Sight) -> int:
        raise KeyError("seven of hearts")


class Stubborn(Bot):
    """Chooses what there is not."""

    def choose(self, sight: Sight) -> int:
        return -1


@pytest.mark.parametrize("kind", [Grumpy, Stubborn])
def test_where_somebody_else_s_bot_fails_the_stand_in_decides(kind: type[Bot], monkeypatch: pytest.MonkeyPatch) -> None:
    """And the log says whose fault it was, without a word of what the bot had in hand."""
    monkeypatch.setattr("mutiny.bots.discovery.find_bot", lambda name: kind if name == "grumpy" else MediumBot)

    class Here:
        async def ask(self, question: Question) -> Answer:
            return decide(question)

    keeper = Keeper.__new__(Keeper)
    minds: Any = Here()
    keeper.minds = minds
    match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    seat = match.state.acting[0]

    async def work() -> None:
        assert (await keeper._answer(match, seat, "grumpy", bytes(32))).move in match.legal(seat)

    with capture_logs() as lines:
        run(work)
    (said,) = lines
    assert said["event"] == "plug-in failed"
    assert "hearts" not in str(said)
    if kind is Grumpy:
        plugin = __name__.partition(".")[0]
        about = {"error": "KeyError", "plugin": plugin, "bot": "Grumpy", "game": "meuterer", "seat": seat}
        assert about.items() <= said.items()
    else:
        assert said["error"] == "BotFailed"


def test_nobody_stands_in_for_a_game_that_fails() -> None:
    class Failing:
        async def ask(self, question: Question) -> Answer:
            raise PluginFailed("toybox", "toy", 0, "KeyError: 7")

    keeper = Keeper.__new__(Keeper)
    minds: Any = Failing()
    keeper.minds = minds

    async def work() -> None:
        with pytest.raises(PluginFailed):
            await keeper._answer(new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32)), 0, "grumpy", bytes(32))

    with capture_logs():
        run(work)


def test_a_game_that_cannot_be_used_is_left_out_of_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = catalogue()
    monkeypatch.setattr("mutiny.server.http.game_names", lambda: ("broken", "cartagena", "meuterer", "traitres"))
    with capture_logs() as lines:
        assert catalogue() == whole
    assert lines[0]["game"] == "broken"


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
