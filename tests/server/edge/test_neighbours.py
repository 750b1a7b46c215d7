"""Connections are handed from worker to worker: those of a table meet at one worker, wherever they arrive."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import httpx
import pytest
from helpers.patience import LONG_S
from server.servers import RunningServer, browser, new_table, raw_socket, run, running_server
from server.services import until

from mutiny.client import Client
from mutiny.protocol import api
from mutiny.server.edge import http_protocol, neighbours
from mutiny.server.edge.neighbours import Neighbours, WorkerPlace, home_of

pytestmark = pytest.mark.skipif(not neighbours.can_hand_over(), reason="connections cannot be passed here")


@pytest.fixture
def meeting_place() -> Iterator[str]:
    """Return a folder with a short path: that of a socket must be short."""
    with TemporaryDirectory(prefix="mutiny-") as folder:
        yield folder


@asynccontextmanager
async def two_servers(folder: Path, meeting_place: str) -> AsyncIterator[tuple[RunningServer, RunningServer]]:
    """Run two workers with a port each, so that a test can choose where a connection arrives."""
    async with (
        running_server(folder, alone=False, place=WorkerPlace(meeting_place, 0, 2)) as one,
        running_server(folder, alone=False, place=WorkerPlace(meeting_place, 1, 2)) as other,
    ):
        for server in (one, other):
            await until(lambda server=server: server.worker.service.cache.lease.number > 0)  # type: ignore[misc]
        yield one, other


def open_files() -> int:
    """Return the number of open files of this process; 0 if the system does not tell."""
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0


def holders(servers: tuple[RunningServer, RunningServer], table: str) -> list[bool]:
    """Return which servers own a table."""
    caches = [server.worker.service.cache for server in servers]
    return [table in cache.tables and cache.holds(cache.tables[table]) for cache in caches]


def test_a_worker_opens_tables_whose_home_it_is(tmp_path: Path, meeting_place: str) -> None:
    async def test() -> None:
        async with two_servers(tmp_path, meeting_place) as servers:
            for number, server in enumerate(servers):
                for _ in range(4):
                    opened = await server.http_api.open_table(new_table())
                    assert home_of(opened.table.id, 2) == number

    run(test)


def test_players_of_a_table_meet_at_its_home(tmp_path: Path, meeting_place: str) -> None:
    async def test() -> None:
        async with two_servers(tmp_path, meeting_place) as servers:
            one, other = servers
            opened = await one.http_api.open_table(new_table(players=3))
            table = opened.table.id
            # Requests and WebSockets arrive at the other worker: headers and body, and two requests on a connection.
            async with browser(other) as client:
                for seat, name in ((1, "Bo"), (2, "Cy")):
                    answer = await client.post(f"/api/v1/tables/{table}/join", json={"name": name})
                    assert answer.json()["seat"] == seat, answer.text
                    bo = api.Seated(opened.table, seat, answer.json()["token"])
                assert (await client.get("/api/v1/tables")).status_code == 200
            async with (
                Client(one.address, table, opened.token) as ann,
                raw_socket(other, f"/tables/{table}/socket") as socket,
            ):
                assert (await socket.hello(bo))["type"] == "welcome"
                await until(lambda: holders(servers, table) == [True, False])
                assert table not in other.worker.service.cache.tables
                await ann.chat("ahoy")
                assert (await socket.receive_until("chat"))["text"] == "ahoy"

    run(test)


def test_a_connection_without_a_table_is_served_where_it_arrives(tmp_path: Path, meeting_place: str) -> None:
    async def test() -> None:
        async with two_servers(tmp_path, meeting_place) as servers:
            one, other = servers
            opened = await one.http_api.open_table(new_table(bots=["easy", "easy"]))
            table = opened.table.id
            async with Client(one.address, table, opened.token) as ann, raw_socket(other) as socket:
                await until(lambda: holders(servers, table) == [True, False])
                assert (await socket.ask(type="hello", protocol=1, table=table))["type"] == "welcome"
                await until(lambda: holders(servers, table) == [False, False])
                await ann.chat("ahoy")
                assert (await socket.receive_until("chat"))["text"] == "ahoy"

    run(test)


def test_a_table_is_served_elsewhere_while_its_home_is_gone(tmp_path: Path, meeting_place: str) -> None:
    async def test() -> None:
        async with running_server(tmp_path, alone=False, place=WorkerPlace(meeting_place, 1, 2)) as other:
            async with running_server(tmp_path, alone=False, place=WorkerPlace(meeting_place, 0, 2)) as one:
                opened = await one.http_api.open_table(new_table(bots=["easy", "easy"]))
            table = opened.table.id
            await until(lambda: other.worker.service.cache.lease.number > 0)
            async with Client(other.address, table, opened.token) as ann:
                await until(lambda: holders((other, other), table)[0])
                async with running_server(tmp_path, alone=False, place=WorkerPlace(meeting_place, 0, 2)) as again:
                    await until(lambda: again.worker.service.cache.lease.number > 0)
                    # The next who comes is brought home, and those who are elsewhere are asked to come again.
                    async with Client(other.address, table) as watcher:
                        await until(lambda: ann.connections == 2 and holders((again, other), table) == [True, False])
                        await ann.chat("ahoy")
                        await until(lambda: watcher.n == ann.n)

    run(test)


def test_a_worker_that_gives_no_sign_of_life_gets_no_connections(
    meeting_place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        table = next(name for name in map(str, range(100)) if home_of(name, 2) == 1)
        data = f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\n".encode()
        one, other = (Neighbours(WorkerPlace(meeting_place, number, 2)) for number in (0, 1))
        one.start(lambda *_: None)
        assert one.should_have(data) is None
        other.start(lambda *_: None)
        assert one.should_have(data) == 1
        assert other.should_have(data) is None
        assert one.should_have(b"GET /api/v1/tables HTTP/1.1\r\n") is None
        later = monotonic() + neighbours.SILENT_S + 1
        monkeypatch.setattr("mutiny.server.edge.neighbours.monotonic", lambda: later)
        assert one.should_have(data) is None
        for each in (one, other):
            each.stop()

    run(test)


def test_a_worker_that_is_busy_gets_a_connection_when_it_has_room(
    tmp_path: Path, meeting_place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with two_servers(tmp_path, meeting_place) as servers:
            one, other = servers
            opened = await one.http_api.open_table(new_table())
            tries: list[int] = []
            hand_over = Neighbours.hand_over

            def busy(self: Neighbours, number: int, file: int, data: bytes) -> bool | None:
                tries.append(number)
                return None if len(tries) < 3 else hand_over(self, number, file, data)

            monkeypatch.setattr(Neighbours, "hand_over", busy)
            async with browser(other) as client:
                assert (await client.get(f"/api/v1/tables/{opened.table.id}")).status_code == 200
            assert tries == [0, 0, 0]
            assert opened.table.id not in other.worker.service.cache.tables
            # A worker that never has room does not keep clients waiting forever.
            monkeypatch.setattr(Neighbours, "hand_over", lambda *_: None)
            monkeypatch.setattr(http_protocol, "HAND_OVER_S", 0.05)
            async with browser(other) as client:
                assert (await client.get(f"/api/v1/tables/{opened.table.id}")).status_code == 200
            assert opened.table.id in other.worker.service.cache.tables

    run(test)


def test_a_client_that_leaves_while_it_is_handed_over_harms_nobody(tmp_path: Path, meeting_place: str) -> None:
    async def test() -> None:
        async with two_servers(tmp_path, meeting_place) as servers:
            one, other = servers
            opened = await one.http_api.open_table(new_table())
            for _ in range(20):
                _, writer = await asyncio.open_connection("127.0.0.1", httpx.URL(other.address).port)
                writer.write(f"GET /api/v1/tables/{opened.table.id} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
                await writer.drain()
                writer.transport.abort()
            async with browser(other) as client:
                assert (await client.get(f"/api/v1/tables/{opened.table.id}")).status_code == 200
            files = open_files()
            async with asyncio.timeout(LONG_S), browser(other) as client:
                for _ in range(20):
                    await client.get(f"/api/v1/tables/{opened.table.id}", headers={"Connection": "close"})
                # No file of a connection stays open.
                while open_files() > files + 2:
                    await asyncio.sleep(0.01)

    run(test)
