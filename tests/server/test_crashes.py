"""The server is killed again and again while many play: no acknowledged act is lost or done twice."""

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
from helpers.patience import LONG_S
from helpers.soaking import varied
from server.crowds import Crowd, compare_with_database
from server.postgres import Postgres
from server.programs import ServerProgram, children, processes, program
from server.servers import RunningServer, new_table, running_server

from mutiny.client import ActRefused

LONGEST_PAUSE_S = 5.0
"""Seconds for which a worker is paused at most: longer than it takes the others to notice."""
Runs = Callable[[int, int], int]
# A connection that is cut while it is being opened, by a killed server or a client that gives up, is closed by Python's
# garbage collector; that says nothing about the server.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")


@pytest.fixture(autouse=True)
def sweep() -> Iterator[None]:
    """Collect garbage now, so that warnings about it do not appear in another test."""
    yield
    gc.collect()


async def gather(crowd: Crowd, bots: bool) -> None:
    """Open tables of all games: for people only, with bots, and with two devices for each player."""
    for game, players in (("meuterer", 3), ("traitres", 4), ("cartagena", 2)):
        await crowd.open_table(game, players)
        await crowd.open_table(game, players, devices=2)
    if bots:
        await crowd.open_table("meuterer", 4, bots=2)
        await crowd.open_table("traitres", 3, bots=1, devices=2)


async def kill_all(server: ServerProgram, _: Random) -> None:
    """Kill all processes at once, as when the machine fails, and start again."""
    server.kill()
    await server.gone()
    await server.start()


async def kill_first(server: ServerProgram, _: Random) -> None:
    """Kill only the first process: its children notice and end by themselves."""
    os.kill(server.pid, signal.SIGKILL)
    await server.gone()
    await server.start()


async def kill_while_starting(server: ServerProgram, rng: Random) -> None:
    """Kill the server twice, the second time before it accepts clients."""
    server.kill()
    await server.gone()
    server.begin()
    await asyncio.sleep(rng.uniform(0.1, 2.0))
    await kill_all(server, rng)


async def kill_worker(server: ServerProgram, rng: Random) -> None:
    """Kill a worker or a bot process; its parent starts another."""
    workers = server.workers()
    thinkers = [thinker for worker in workers for thinker in children(worker)]
    with suppress(ProcessLookupError):
        os.kill(rng.choice(thinkers if thinkers and rng.random() < 0.2 else workers), signal.SIGKILL)


async def pause_worker(server: ServerProgram, crowd: Crowd, rng: Random) -> None:
    """Pause a worker in the middle of its acts until the others have taken its tables, and let it go on."""
    worker = rng.choice(server.workers())
    with suppress(ProcessLookupError):
        os.kill(worker, signal.SIGSTOP)
        try:
            # These connections name no table: whoever accepts them serves them, and takes the table from its owner.
            await crowd.fetch_all_messages()
            await asyncio.sleep(rng.random() * LONGEST_PAUSE_S)
        finally:
            os.kill(worker, signal.SIGCONT)


@pytest.mark.soak
def test_nothing_is_lost_on_sqlite(tmp_path: Path, runs: Runs) -> None:
    kills = runs(6, 120)
    database = f"sqlite:///{tmp_path}/mutiny.db"
    rng = Random(varied("sqlite"))

    async def test(server: ServerProgram) -> Crowd:
        await server.start()
        crowd = Crowd(server, "sqlite", 30 + 4 * kills)
        await gather(crowd, bots=True)
        for number in range(0, kills, 3):
            for kill in (kill_all, kill_while_starting) if number % 2 else (kill_while_starting, kill_first):
                await crowd.until_answers(rng.randrange(20, 200))
                await asyncio.sleep(rng.random() * 0.1)
                await kill(server, rng)
        await crowd.until_all_change()
        await crowd.finish_acts()
        await crowd.fetch_all_messages()
        await crowd.disconnect()
        assert await server.stop() == 0
        return crowd

    with program(tmp_path) as server:
        crowd = asyncio.run(test(server))
    acknowledged = compare_with_database(crowd, database, tmp_path / "records")
    assert acknowledged > 20 * kills
    assert not server.defects()


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_lost_with_several_workers(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str, runs: Runs
) -> None:
    kills = runs(4, 500)
    rng = Random(varied(kind))
    database = f"sqlite:///{tmp_path}/mutiny.db"
    if kind == "postgresql":
        database = request.getfixturevalue("postgres_url")

    async def test(server: ServerProgram) -> Crowd:
        await server.start()
        # While a worker is paused, the tables of the other go on and end.
        crowd = Crowd(server, kind, 30 + 20 * kills)
        # A worker takes over from a dead one only when its claims have ended: too long for a short test.
        await gather(crowd, bots=kills > 4)
        for number in range(kills):
            await crowd.until_answers(rng.randrange(20, 200))
            await asyncio.sleep(rng.random() * 0.1)
            kills_of = (kill_worker, kill_all, None, kill_worker, kill_first, kill_worker, kill_worker)
            kill = kills_of[number % 7]
            if kill is not None:
                await kill(server, rng)
            elif kind == "postgresql":
                # On SQLite, a worker that is paused while it writes keeps the file locked.
                await pause_worker(server, crowd, rng)
        await crowd.until_all_change()
        await crowd.finish_acts()
        await crowd.disconnect()
        if kind == "postgresql":
            await both(server, crowd)
        assert await server.stop() == 0
        return crowd

    with program(tmp_path, "--workers", 2, "--database", database) as server:
        crowd = asyncio.run(test(server))
    acknowledged = compare_with_database(crowd, database, tmp_path / "records")
    assert acknowledged > 20 * kills
    assert not server.defects()


async def status_of(server: RunningServer, path: str) -> int:
    """Return the status of a response."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=LONG_S) as browser:
        return (await browser.get(path)).status_code


@pytest.mark.soak
def test_an_outage_of_the_database_loses_nothing(
    tmp_path: Path, postgres: Postgres, postgres_url: str, runs: Runs
) -> None:
    async def test() -> Crowd:
        async with running_server(tmp_path, alone=False, database=postgres_url) as server:
            server.worker.store.patience = 0.3
            crowd = Crowd(server, "gone", 100)
            await gather(crowd, bots=True)
            for number in range(runs(1, 20)):
                await crowd.until_answers(50)
                crowd.unavailable = 0
                try:
                    # Every other time, the database stops as in a crash.
                    postgres.stop(signal.SIGINT if number % 2 else signal.SIGQUIT)
                    # Every command is refused as unavailable meanwhile.
                    await crowd.until(lambda: crowd.unavailable > 10)
                    before = len(crowd.answers)
                    assert await status_of(server, "/readyz") == 503
                    assert await status_of(server, "/healthz") == 200
                    with pytest.raises(ActRefused, match="unavailable"):
                        await server.http_api.open_table(new_table())
                    assert len(crowd.answers) == before
                finally:
                    postgres.start()
            await crowd.until_answers(50)
            assert await status_of(server, "/readyz") == 200
            await crowd.until_all_change()
            await crowd.finish_acts()
            await crowd.fetch_all_messages()
            await crowd.disconnect()
        return crowd

    crowd = asyncio.run(test())
    assert compare_with_database(crowd, postgres_url, tmp_path / "records") > 50


def test_a_full_disk_that_has_room_again_loses_nothing(tmp_path: Path) -> None:
    async def test(server: ServerProgram) -> Crowd:
        await server.start()
        crowd = Crowd(server, "full", 100)
        await gather(crowd, bots=False)
        await crowd.until_answers(50)
        # Limit the size of the server's files to a little more than the largest has now: writes fail half-way.
        size = max(each.stat().st_size for each in tmp_path.iterdir())
        limits = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size + 30_000, limits[1]))
        try:
            await crowd.until(lambda: crowd.unavailable > 5)
        finally:
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limits)
        await crowd.until_answers(50)
        await crowd.until_all_change()
        await crowd.finish_acts()
        await crowd.fetch_all_messages()
        await crowd.disconnect()
        server.kill()
        await server.gone()
        return crowd

    with program(tmp_path) as server:
        crowd = asyncio.run(test(server))
    assert compare_with_database(crowd, f"sqlite:///{tmp_path}/mutiny.db", tmp_path / "records") > 50
    assert "database or disk is full" in server.log.read_text() or "disk I/O error" in server.log.read_text()
    assert not server.defects()


async def both(server: ServerProgram, crowd: Crowd) -> None:
    """Check that each worker alone sends the same messages: the other one is paused meanwhile."""
    await crowd.until(lambda: len(server.workers()) == 2)
    one, other = server.workers()
    for stopped in (one, other):
        os.kill(stopped, signal.SIGSTOP)
        try:
            await crowd.fetch_all_messages()
        finally:
            os.kill(stopped, signal.SIGCONT)
    assert {one, other} <= set(processes(server.pid))
