"""Clients that do not complete a request are dropped after a time limit; other clients are not affected."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from server.servers import RunningServer, new_table, raw_socket, run, running_server

from mutiny.server.edge import http_protocol
from mutiny.server.edge.http_protocol import HttpProtocol

GET = b"GET /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = (
    b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
)
BEGINNINGS = {"silence": b"", "a line": b"GET / HTT", "headers": GET, "a body": POST + b'{"game": '}


@asynccontextmanager
async def calling(server: RunningServer) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
    """Return a plain TCP connection."""
    port = int(server.address.rstrip("/").rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def answer(reader: StreamReader) -> bytes:
    """Return the head and the body of one response."""
    head = await reader.readuntil(b"\r\n\r\n")
    (length,) = (line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
    return head + await reader.readexactly(int(length.partition(b":")[2]))


async def read_all(reader: StreamReader) -> bytes:
    """Return everything received until the server closes the connection."""
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


async def trickle(writer: StreamWriter) -> None:
    """Send one byte at a time, with pauses."""
    while True:
        await asyncio.sleep(0.02)
        writer.write(b"x")


@pytest.mark.parametrize("beginning", BEGINNINGS.values(), ids=BEGINNINGS)
def test_an_incomplete_request_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, beginning: bytes) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_S", 0.2)

    async def test() -> None:
        async with running_server(tmp_path) as server, calling(server) as (reader, writer):
            writer.write(beginning)
            trickling = asyncio.ensure_future(trickle(writer)) if beginning else None
            assert await read_all(reader) == b""
            if trickling is not None:
                trickling.cancel()

    run(test)


def test_an_incomplete_second_request_is_dropped_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, calling(server) as (reader, writer):
            writer.write(GET + b"\r\n")
            assert (await answer(reader)).startswith(b"HTTP/1.1 200")
            monkeypatch.setattr(http_protocol, "REQUEST_S", 0.2)
            writer.write(GET)
            assert await read_all(reader) == b""

    run(test)


def test_other_players_lose_no_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that there is no time limit for clients between two requests, nor for those with a WebSocket."""
    protocols: set[HttpProtocol] = set()
    update_timer = HttpProtocol._update_timer

    def note(protocol: HttpProtocol, begun: bool) -> None:
        update_timer(protocol, begun)
        protocols.add(protocol)

    monkeypatch.setattr(HttpProtocol, "_update_timer", note)

    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as socket, calling(server) as (reader, writer):
                await socket.hello(ann)
                # Send two requests at once, the second incomplete at first.
                writer.write(GET + b"\r\n" + GET)
                assert (await answer(reader)).startswith(b"HTTP/1.1 200")
                writer.write(b"\r\n")
                assert (await answer(reader)).startswith(b"HTTP/1.1 200")
                assert len(protocols) >= 2
                assert all(protocol._timer is None for protocol in protocols)
                writer.write(GET + b"\r\n")
                assert (await answer(reader)).startswith(b"HTTP/1.1 200")
                await socket.send(type="ping")
                await socket.receive_until("pong")

    run(test)
