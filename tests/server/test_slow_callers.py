"""Callers who do not get to the end of a request: they are not waited for, and nobody else is hurried."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from server.servers import Served, new_table, raw, run, served

from mutiny.server import caller

GET = b"GET /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = (
    b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
)
BEGINNINGS = {"silence": b"", "a line": b"GET / HTT", "headers": GET, "a body": POST + b'{"game": '}


@asynccontextmanager
async def calling(server: Served) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
    """A bare connection."""
    port = int(server.address.rstrip("/").rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def answer(reader: StreamReader) -> bytes:
    """The head and the body of one answer."""
    head = await reader.readuntil(b"\r\n\r\n")
    (length,) = (line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
    return head + await reader.readexactly(int(length.partition(b":")[2]))


async def told(reader: StreamReader) -> bytes:
    """All that is told until the server hangs up, in whatever way."""
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


async def trickle(writer: StreamWriter) -> None:
    """Send a byte every moment."""
    while True:
        await asyncio.sleep(0.02)
        writer.write(b"x")


@pytest.mark.parametrize("beginning", BEGINNINGS.values(), ids=BEGINNINGS)
def test_a_request_that_does_not_end_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, beginning: bytes
) -> None:
    monkeypatch.setattr(caller, "REQUEST_S", 0.2)

    async def test() -> None:
        async with served(tmp_path) as server, calling(server) as (reader, writer):
            writer.write(beginning)
            trickling = asyncio.ensure_future(trickle(writer)) if beginning else None
            assert await told(reader) == b""
            if trickling is not None:
                trickling.cancel()

    run(test)


def test_the_second_request_of_a_connection_is_not_waited_for_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with served(tmp_path) as server, calling(server) as (reader, writer):
            writer.write(GET + b"\r\n")
            assert (await answer(reader)).startswith(b"HTTP/1.1 200")
            monkeypatch.setattr(caller, "REQUEST_S", 0.2)
            writer.write(GET)
            assert await told(reader) == b""

    run(test)


def test_nobody_else_is_hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who wait between requests, and those with a WebSocket, may say nothing for longer than that."""
    monkeypatch.setattr(caller, "REQUEST_S", 2.0)

    async def test() -> None:
        async with served(tmp_path) as server:
            ann = await server.desk.open_table(new_table())
            async with raw(server) as socket, calling(server) as (reader, writer):
                await socket.hello(ann)
                # Two requests at once, the second not whole at first.
                writer.write(GET + b"\r\n" + GET)
                assert (await answer(reader)).startswith(b"HTTP/1.1 200")
                writer.write(b"\r\n")
                assert (await answer(reader)).startswith(b"HTTP/1.1 200")
                await asyncio.sleep(2.5)
                writer.write(GET + b"\r\n")
                assert (await answer(reader)).startswith(b"HTTP/1.1 200")
                await socket.say(type="ping")
                await socket.hear_until("pong")

    run(test)
