"""The scheduler: bots move when they are due, and a stand-in decides if an installed bot fails."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.services import InProcessBotPool, ManualClock, run, seated, service_on, sqlite
from structlog.testing import capture_logs

from mutiny import PluginFailed, new
from mutiny.bots import Bot, MediumBot, Observation
from mutiny.server.bots.bot_pool import BotAnswer, BotQuestion
from mutiny.server.service.scheduler import Scheduler, ask_bot
from mutiny.server.service.thinking_times import LONGEST_MS, ThinkingTimes


class RaisingBot(Bot):
    """A bot that raises an error when it is asked."""

    def choose(self, observation: Observation) -> int:
        raise KeyError("seven of hearts")


class IllegalMoveBot(Bot):
    """A bot that chooses a move that does not exist."""

    def choose(self, observation: Observation) -> int:
        return -1


@pytest.mark.parametrize("kind", [RaisingBot, IllegalMoveBot])
def test_the_stand_in_decides_if_an_installed_bot_fails(kind: type[Bot], monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that the log names the plug-in and says nothing about the cards that the bot saw."""
    monkeypatch.setattr("mutiny.bots.discovery.find_bot", lambda name: kind if name == "broken" else MediumBot)
    match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    seat = match.state.acting[0]

    async def work() -> None:
        answer = await ask_bot(InProcessBotPool(), match, seat, "broken", bytes(32))
        assert answer.move in match.legal_moves(seat)

    with capture_logs() as lines:
        run(work)
    (line,) = lines
    assert line["event"] == "plug-in failed"
    assert "hearts" not in str(line)
    if kind is RaisingBot:
        plugin = __name__.partition(".")[0]
        expected = {"error": "KeyError", "plugin": plugin, "bot": "RaisingBot", "game": "meuterer", "seat": seat}
        assert expected.items() <= line.items()
    else:
        assert line["error"] == "BotFailed"


def test_there_is_no_stand_in_for_a_game_that_fails() -> None:
    class FailingBotPool:
        async def ask(self, question: BotQuestion) -> BotAnswer:
            raise PluginFailed("toybox", "toy", 0, "KeyError: 7")

    bots: Any = FailingBotPool()
    match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))

    async def work() -> None:
        with pytest.raises(PluginFailed):
            await ask_bot(bots, match, 0, "broken", bytes(32))

    with capture_logs():
        run(work)


class SlowBotPool(InProcessBotPool):
    """A bot pool whose bots think for a while, by the test's clock."""

    def __init__(self, clock: ManualClock, seconds: float) -> None:
        super().__init__()
        self.clock = clock
        self.seconds = seconds

    async def ask(self, question: BotQuestion) -> BotAnswer:
        self.clock.at += self.seconds
        return await super().ask(question)


def test_a_move_is_made_at_the_time_of_its_character_however_long_the_bot_thinks(tmp_path: Path) -> None:
    found: list[list[int]] = []

    async def work(seconds: float) -> None:
        clock = ManualClock()
        folder = tmp_path / str(seconds)
        folder.mkdir()
        async with service_on(sqlite(folder), clock=clock) as service:
            service.schedule.pace = 2000
            scheduler = Scheduler(service, SlowBotPool(clock, seconds), search_interval=0.002)
            await scheduler.start()
            (person,) = await seated(service, "meuterer", 4, bots=["easy"] * 3)
            loaded = await service.cache.get(person.table)
            times: list[int] = []
            match = loaded.table.started_match()
            while len(times) < 6 and match.state.acting != (0,):
                (action,) = service.schedule.due_actions(loaded.table)
                index = loaded.table.turns.number
                while loaded.table.turns.number == index:
                    assert action.until >= clock.at * 1000
                    clock.at = min(clock.at + 0.1, action.until / 1000)
                    await asyncio.sleep(0.003)
                times.append(loaded.table.turns.since - action.until)
            await scheduler.stop()
            assert times
            found.append(times)

    run(lambda: work(0.0))
    run(lambda: work(0.5))
    assert found[0] == found[1]
    assert set(found[0]) == {0}


def test_a_forced_move_takes_as_long_as_one_for_which_the_pace_is_too_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot thinks for two seconds, or not at all, at a pace of a second."""

    async def work() -> None:
        clock = ManualClock()
        async with service_on(sqlite(tmp_path), clock=clock) as service:
            service.schedule.pace = 1000
            bots = SlowBotPool(clock, 2.0)
            scheduler = Scheduler(service, bots)

            async def wait_until(time: int) -> None:
                clock.at = max(clock.at, time / 1000)

            monkeypatch.setattr(scheduler, "_wait_until", wait_until)
            (person,) = await seated(service, "meuterer", 4, bots=["easy"] * 3)
            loaded = await service.cache.get(person.table)
            times: list[int] = []
            while len(times) < 8:
                table = loaded.table
                (seat,) = table.started_match().state.acting
                if seat == 0:
                    await person.subscribe()
                    await person.move(table.started_match().legal_moves(0)[0])
                    person.unsubscribe()
                    continue
                before = table.turns.since
                bots.seconds = 2.0 if len(times) % 3 == 0 else 0.0
                await scheduler._process(loaded)
                times.append(table.turns.since - before)
            assert times == [2500] * 8

    run(work)


def test_one_hitch_does_not_slow_down_all_games() -> None:
    times = ThinkingTimes()
    times.note("meuterer", "hard", 60_000)
    assert times.least_wait("meuterer", "hard") == LONGEST_MS
    for _ in range(10):
        times.note("meuterer", "hard", 400)
    assert times.least_wait("meuterer", "hard") == 500
