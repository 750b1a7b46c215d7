"""Loops survive errors, log them, and are watched; turns are fair."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from helpers.patience import LONG_S
from server.servers import new_table, raw_socket, running_server
from server.services import run, scheduled, seated, service_on, sqlite, until
from structlog.testing import capture_logs

from mutiny.protocol import api
from mutiny.server.common import loops
from mutiny.server.common.fair_turns import FairTurns
from mutiny.server.common.metrics import Metrics
from mutiny.server.service import scheduler
from mutiny.server.tables.due_actions import DueAction
from mutiny.server.tables.table import Table


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "PRESENCE_S", 0.01)
    monkeypatch.setattr(loops, "AFTER_ERROR_S", 0.0)


def test_a_loop_goes_on_after_an_error_and_is_counted() -> None:
    metrics = Metrics()
    rounds = 0

    async def fail_at_first() -> None:
        nonlocal rounds
        rounds += 1
        if rounds < 3:
            raise KeyError("seven of hearts")
        await asyncio.sleep(0)

    async def work() -> None:
        begun = time.time()
        task = asyncio.ensure_future(loops.run_forever("example", fail_at_first, metrics, 0.0))
        await until(lambda: rounds > 5)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        text = metrics.text().decode()
        assert 'mutiny_loop_errors_total{loop="example"} 2.0' in text
        assert metrics.rounds.labels("example")._value.get() >= begun

    with capture_logs() as lines:
        run(work)
    assert [(line["event"], line["loop"], line["error"]) for line in lines] == [
        ("loop failed", "example", "KeyError")
    ] * 2
    assert "hearts" not in str(lines)


def fail_once(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> list[str]:
    """Let a method raise an unexpected error at its first call; the list gets its name then."""
    method = getattr(owner, name)
    failed: list[str] = []

    async def call(*arguments: Any) -> Any:
        if not failed:
            failed.append(name)
            raise KeyError(name)
        return await method(*arguments)

    monkeypatch.setattr(owner, name, call)
    return failed


def test_bots_and_presence_go_on_after_unexpected_errors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path), alone=False) as service:
            searched = fail_once(monkeypatch, service.store, "due_tables")
            exchanged = fail_once(monkeypatch, service.presence, "exchange")
            rounds: list[object] = []
            exchange = service.presence.exchange

            async def note() -> None:
                await exchange()
                rounds.append(None)

            monkeypatch.setattr(service.presence, "exchange", note)
            async with scheduled(service):
                await until(lambda: bool(searched) and bool(exchanged) and len(rounds) > 2)
                (ann,) = await seated(service, "meuterer", 3, bots=["random", "random"])
                table = (await service.cache.get(ann.table)).table
                await until(lambda: 0 in table.started_match().state.acting)

    with capture_logs() as lines:
        run(work)
    assert {line["loop"] for line in lines if line["event"] == "loop failed"} == {"missed alarms", "presence"}


def test_a_table_that_cannot_be_processed_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            (bad,) = await seated(service, "meuterer", 3, bots=["random", "random"])
            due_actions = service.schedule.due_actions

            def fail(table: Table) -> list[DueAction]:
                if table.id == bad.table:
                    raise KeyError("a defect")
                return due_actions(table)

            monkeypatch.setattr(service.schedule, "due_actions", fail)
            async with scheduled(service):
                (ann,) = await seated(service, "meuterer", 3, bots=["random", "random"])
                table = (await service.cache.get(ann.table)).table
                await until(lambda: 0 in table.started_match().state.acting)

    with capture_logs() as lines:
        run(work)
    assert any(line["event"] == "loop failed" and line["loop"] == "due tables" for line in lines)


def test_the_lobby_goes_on_after_an_unexpected_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with running_server(tmp_path) as server:
            server.worker.sockets.lobby.interval = 0.01
            async with raw_socket(server, "/lobby") as socket:
                assert (await socket.receive())["type"] == "lobby"
                failed = fail_once(monkeypatch, server.worker.service.queries, "lobby")
                await until(lambda: bool(failed))
                await server.http_api.open_table(new_table(open=True))
                assert (await socket.receive())["table"]["status"] == "waiting"
            assert 'mutiny_loop_errors_total{loop="lobby"} 1.0' in server.worker.metrics.text().decode()

    run(work)


def test_turns_go_round_addresses_and_then_their_tables() -> None:
    done: list[str] = []

    async def work() -> None:
        turns = FairTurns(1)

        async def take(address: str, table: str) -> None:
            async with turns.turn(address, table):
                await asyncio.sleep(0)
                done.append(address + table)

        many = [take("A", str(table)) for table in (1, 1, 1, 2, 2, 3)]
        await asyncio.gather(*many, take("B", "1"), take("C", "1"), take("C", "1"))

    run(work)
    assert done == ["A1", "A1", "B1", "C1", "A2", "C1", "A3", "A1", "A2"]


def test_a_cancelled_turn_is_passed_on() -> None:
    async def work() -> None:
        turns = FairTurns(1)
        entered = asyncio.Event()
        leave = asyncio.Event()

        async def hold() -> None:
            async with turns.turn("a"):
                entered.set()
                await leave.wait()

        async def take() -> None:
            async with turns.turn("b"):
                pass

        holder = asyncio.ensure_future(hold())
        await entered.wait()
        waiting = [asyncio.ensure_future(take()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        leave.set()
        await holder
        # The next one was given its place by now, but has not run.
        waiting[1].cancel()
        await waiting[2]
        async with asyncio.timeout(LONG_S), turns.turn("c"):
            pass

    run(work)


def test_tables_count_to_the_address_of_their_first_connected_player(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            await server.http_api.join(ann.table.id, "Bo")
            loaded = await server.worker.service.cache.get(ann.table.id)
            async with raw_socket(server) as watching, raw_socket(server) as socket:
                await watching.hello(api.Seated(ann.table, 0, None))  # type: ignore[arg-type]
                assert loaded.address() == ""
                await socket.hello(ann)
                await until(lambda: loaded.address() == "127.0.0.1")
            await until(lambda: loaded.address() == "")

    run(work)
