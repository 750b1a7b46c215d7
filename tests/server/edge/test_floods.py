"""Clients that flood the server with frames: it handles no more than the limits allow, and others lose nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.servers import RawSocket, RunningServer, new_table, raw_socket, run, running_server
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol

from mutiny.server.common.settings import Allowance
from mutiny.server.edge import websocket_protocol
from mutiny.server.edge.websocket_protocol import MOST_FRAGMENTS, MOST_QUEUED, POLICY, SLICE

SHORTEST_FRAME = 6
"""Bytes of a frame without content."""


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, data, fin=fin).serialize(mask=True)


def ping_in_pieces(pieces: int) -> bytes:
    """Return a valid message in many fragments, all but two of them empty."""
    empty = frame(Opcode.CONT, fin=False) * (pieces - 2)
    return frame(Opcode.TEXT, b'{"type":', fin=False) + empty + frame(Opcode.CONT, b'"ping"}')


FLOODS = {
    "pings": frame(Opcode.PING),
    "pongs": frame(Opcode.PONG),
    "fragments": ping_in_pieces(MOST_FRAGMENTS // 2),
    "texts": frame(Opcode.TEXT, b"x"),
}


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[Frame]:
    """Note every frame that the server parses; clients are told apart by their masks."""
    found: list[Frame] = []
    take = Protocol.recv_frame

    def note(protocol: Protocol, one: Frame) -> None:
        if protocol.side.name == "SERVER":
            found.append(one)
        take(protocol, one)

    monkeypatch.setattr(Protocol, "recv_frame", note)
    return found


async def flood(server: RunningServer, socket: RawSocket, frames: bytes) -> None:
    """Send frames without a pause, until the server closes the connection or a megabyte has been sent."""
    transport = socket.socket.transport
    for _ in range(1_000_000 // len(frames * 200)):
        if transport.is_closing() or not server.worker.sockets.connections:
            return
        transport.write(frames * 200)
        await asyncio.sleep(0)


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_ends_at_the_limit(
    tmp_path: Path, parsed: list[Frame], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 50
    # The client has much left to send, which the server does not read before it ends the connection.
    monkeypatch.setattr(websocket_protocol, "CLOSING_S", 0.5)

    async def test() -> None:
        limits = {"frames": Allowance(0.001, most), "messages": Allowance(0.001, most)}
        async with running_server(tmp_path, **limits) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as socket, raw_socket(server) as other:
                await other.hello(ann)
                await socket.hello(ann)
                parsed.clear()
                await flood(server, socket, FLOODS[kind])
                assert (await socket.receive_until("bye"))["code"] in ("too-fast", "malformed")
                assert await socket.closed() == POLICY
                assert len(parsed) <= 2 * most + MOST_QUEUED + 2 * SLICE // SHORTEST_FRAME
                await other.send(type="ping")
                await other.receive_until("pong")

    run(test)


def test_the_connections_of_an_address_share_a_limit(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path, address_frames=Allowance(0.001, 50)) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as one, raw_socket(server) as two:
                for socket in (one, two):
                    await socket.hello(ann)
                for _ in range(25):
                    await (await one.socket.ping())
                    await (await two.socket.ping())
                _ = await two.socket.ping()
                assert await two.closed() == POLICY
                await one.send(type="ping")
                await one.receive_until("pong")

    run(test)


def test_answers_to_our_own_pings_do_not_count(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path, frames=Allowance(0.001, 1)) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as socket:
                await socket.hello(ann)
                (connection,) = server.worker.sockets.connections
                for _ in range(20):
                    connection.protocol.send_keepalive_ping()
                    while connection.protocol.pending_ping_payload is not None:
                        await asyncio.sleep(0)
                await socket.send(type="ping")
                await socket.receive_until("pong")

    run(test)


def test_many_messages_at_once_are_read_as_they_are_answered(tmp_path: Path) -> None:
    """Check that messages that had to wait in the server are not lost and keep their order."""
    number = 2000

    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as socket:
                await socket.hello(ann, after=1)
                texts = [b'{"type":"say","id":"%d","phrase":"ahoy"}' % each for each in range(number)]
                socket.socket.transport.write(b"".join(frame(Opcode.TEXT, text) for text in texts))
                answers = [await socket.receive_until("refused") for _ in range(number)]
                assert [answer["id"] for answer in answers] == [str(each) for each in range(number)]

    run(test)
