"""The server is killed at any moment, again and again, while many play: nothing that it promised is lost or doubled."""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from common.soaking import varied
from server.crowds import Crowd, compare
from server.postgres import Postgres
from server.programs import Program, children, processes, program
from server.servers import Served, new_table, served

from mutiny.client import ActRefused

Runs = Callable[[int, int], int]
# A connection that is cut while it is being made, by a server that is killed or by a client that gives up just then, is
# left to be closed by Python itself; that says nothing about the server.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")


@pytest.fixture(autouse=True)
def sweep() -> Iterator[None]:
    """What was left is found now, not in the middle of another test."""
    yield
    gc.collect()


async def gather(crowd: Crowd, bots: bool) -> None:
    """People at tables of all games: alone with each other, with bots, on two devices each."""
    for game, players in (("meuterer", 3), ("traitres", 4), ("cartagena", 2)):
        await crowd.open_table(game, players)
        await crowd.open_table(game, players, devices=2)
    if bots:
        await crowd.open_table("meuterer", 4, bots=2)
        await crowd.open_table("traitres", 3, bots=1, devices=2)


async def kill_all(server: Program, _: Random) -> None:
    """As when the machine fails; and it is started again."""
    server.kill()
    await server.gone()
    await server.start()


async def kill_first(server: Program, _: Random) -> None:
    """Only the process that was started: those it has started notice, and end by themselves."""
    os.kill(server.pid, signal.SIGKILL)
    await server.gone()
    await server.start()


async def kill_while_starting(server: Program, rng: Random) -> None:
    """Twice: the second time before anybody could come."""
    server.kill()
    await server.gone()
    server.begin()
    await asyncio.sleep(rng.uniform(0.1, 2.0))
    await kill_all(server, rng)


async def kill_worker(server: Program, rng: Random) -> None:
    """One of several, or a process in which bots think; whoever started it starts another."""
    workers = server.workers()
    thinkers = [thinker for worker in workers for thinker in children(worker)]
    with suppress(ProcessLookupError):
        os.kill(rng.choice(thinkers if thinkers and rng.random() < 0.2 else workers), signal.SIGKILL)


@pytest.mark.soak
def test_nothing_is_lost_on_sqlite(tmp_path: Path, runs: Runs) -> None:
    kills = runs(6, 120)
    database = f"sqlite:///{tmp_path}/mutiny.db"
    rng = Random(varied("sqlite"))

    async def test(server: Program) -> Crowd:
        await server.start()
        crowd = Crowd(server, "sqlite", 30 + 4 * kills)
        await gather(crowd, bots=True)
        for number in range(0, kills, 3):
            for kill in (kill_all, kill_while_starting) if number % 2 else (kill_while_starting, kill_first):
                await crowd.answered(rng.randrange(20, 200))
                await asyncio.sleep(rng.random() * 0.1)
                await kill(server, rng)
        await crowd.all_go_on()
        await crowd.settle()
        await crowd.hear_all()
        await crowd.go()
        assert await server.stop() == 0
        return crowd

    with program(tmp_path) as server:
        crowd = asyncio.run(test(server))
    acknowledged = compare(crowd, database, tmp_path / "records")
    assert acknowledged > 20 * kills
    assert not server.complaints()


@pytest.mark.soak
def test_nothing_is_lost_on_postgresql_with_two_workers(tmp_path: Path, postgres_url: str, runs: Runs) -> None:
    kills = runs(4, 100)
    rng = Random(varied("postgresql"))

    async def test(server: Program) -> Crowd:
        await server.start()
        crowd = Crowd(server, "postgresql", 30 + 4 * kills)
        # Whoever takes over from a worker that is no more waits until its claims are void: too long for a short test.
        await gather(crowd, bots=kills > 4)
        for number in range(kills):
            await crowd.answered(rng.randrange(20, 200))
            await asyncio.sleep(rng.random() * 0.1)
            kills_of = (kill_worker, kill_all, kill_worker, kill_worker, kill_first, kill_worker)
            await kills_of[number % 6](server, rng)
        await crowd.all_go_on()
        await crowd.settle()
        await crowd.go()
        await both(server, crowd)
        assert await server.stop() == 0
        return crowd

    with program(tmp_path, "--workers", 2, "--database", postgres_url) as server:
        crowd = asyncio.run(test(server))
    acknowledged = compare(crowd, postgres_url, tmp_path / "records")
    assert acknowledged > 20 * kills
    assert not server.complaints()


async def status_of(server: Served, path: str) -> int:
    """What is answered there."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as browser:
        return (await browser.get(path)).status_code


@pytest.mark.soak
def test_the_database_goes_and_comes_back(tmp_path: Path, postgres: Postgres, postgres_url: str, runs: Runs) -> None:
    async def test() -> Crowd:
        async with served(tmp_path, alone=False, database=postgres_url) as server:
            server.worker.store.patience = 0.3
            crowd = Crowd(server, "gone", 100)
            await gather(crowd, bots=True)
            for number in range(runs(1, 20)):
                await crowd.answered(50)
                crowd.unavailable = 0
                try:
                    # As in a crash, or in order.
                    postgres.stop(signal.SIGINT if number % 2 else signal.SIGQUIT)
                    # Everybody who is to move is told so, again and again.
                    await crowd.until(lambda: crowd.unavailable > 10)
                    before = len(crowd.answers)
                    assert await status_of(server, "/readyz") == 503
                    assert await status_of(server, "/healthz") == 200
                    with pytest.raises(ActRefused, match="unavailable"):
                        await server.desk.open_table(new_table())
                    assert len(crowd.answers) == before
                finally:
                    postgres.start()
            await crowd.answered(50)
            assert await status_of(server, "/readyz") == 200
            await crowd.all_go_on()
            await crowd.settle()
            await crowd.hear_all()
            await crowd.go()
        return crowd

    crowd = asyncio.run(test())
    assert compare(crowd, postgres_url, tmp_path / "records") > 50


def test_the_disk_is_full_and_there_is_room_again(tmp_path: Path) -> None:
    async def test(server: Program) -> Crowd:
        await server.start()
        crowd = Crowd(server, "full", 100)
        await gather(crowd, bots=False)
        await crowd.answered(50)
        # No file of the server may become larger than the largest is, and a little: writes fail, in the midst of one.
        size = max(each.stat().st_size for each in tmp_path.iterdir())
        limits = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size + 30_000, limits[1]))
        try:
            await crowd.until(lambda: crowd.unavailable > 5)
        finally:
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limits)
        await crowd.answered(50)
        await crowd.all_go_on()
        await crowd.settle()
        await crowd.hear_all()
        await crowd.go()
        server.kill()
        await server.gone()
        return crowd

    with program(tmp_path) as server:
        crowd = asyncio.run(test(server))
    assert compare(crowd, f"sqlite:///{tmp_path}/mutiny.db", tmp_path / "records") > 50
    assert "database or disk is full" in server.log.read_text() or "disk I/O error" in server.log.read_text()
    assert not server.complaints()


async def both(server: Program, crowd: Crowd) -> None:
    """Each worker by itself tells the same: the other stands still meanwhile, and everybody who comes comes to it."""
    await crowd.until(lambda: len(server.workers()) == 2)
    one, other = server.workers()
    for stopped in (one, other):
        os.kill(stopped, signal.SIGSTOP)
        try:
            await crowd.hear_all()
        finally:
            os.kill(stopped, signal.SIGCONT)
    assert {one, other} <= set(processes(server.pid))
