"""Clients that do not read, that flood, or that use a seat twice: the server limits them, and nothing is lost."""

from __future__ import annotations

import asyncio
import socket as system
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from socket import SO_RCVBUF, SO_SNDBUF, SOL_SOCKET

import pytest
from server.servers import RawSocket, RunningServer, new_table, raw_socket, run, running_server
from server.services import SeatedClient, play, seated, service_on, sqlite, until
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from mutiny import Rng
from mutiny.client import Client
from mutiny.protocol import api
from mutiny.protocol import messages as wire
from mutiny.server.edge.sockets import LATER, MOST_UNREAD
from mutiny.server.edge.websocket_protocol import MOST_FRAGMENTS, POLICY
from mutiny.server.service import histories
from mutiny.server.tables.entries import MoveMade, decode_entry

VIEW = 60_000
"""A number of bytes that is more than a view takes."""


def small(server: RunningServer) -> system.socket:
    """Return a connection with a small receive buffer."""
    connection = system.socket()
    connection.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", int(server.address.rstrip("/").rpartition(":")[2])))
    connection.setblocking(False)
    return connection


def hold_little(server: RunningServer) -> None:
    """Give the server's side of the connections small send buffers, so that unread data stay in the server."""
    for connection in server.worker.sockets.connections:
        connection.protocol.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, 4096)


async def numbered_messages(socket: RawSocket) -> AsyncIterator[bytes]:
    """Return the numbered messages on a connection until the server closes it."""
    while True:
        body = await socket.socket.recv(decode=False)
        message = wire.read_server(body)
        if isinstance(message, wire.Told | wire.Note | wire.Chatted):
            yield body
        if isinstance(message, wire.Bye):
            assert (message.code, message.again) == ("slow", True)
            assert await socket.closed() == LATER
            return


async def history(server: RunningServer, seated: api.Seated, after: int) -> list[bytes]:
    """Return the messages after a number, on a new connection."""
    async with raw_socket(server) as socket:
        welcome = await socket.hello(seated, after=after)
        messages = numbered_messages(socket)
        return [await anext(messages) for _ in range(welcome["n"] - after)]


def test_a_client_that_does_not_read_is_dropped_and_later_gets_what_it_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_ones = 4
    monkeypatch.setattr(histories, "CHATS_KEPT", 10_000)

    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table(game="cartagena", players=3))
            for name in ("Bo", "Cy"):
                await server.http_api.join(ann.table.id, name)
            live = await server.worker.service.cache.get(ann.table.id)
            async with Client(server.address, ann.table.id, ann.token) as quick, AsyncExitStack() as stack:
                slow = [
                    await stack.enter_async_context(raw_socket(server, sock=small(server))) for _ in range(slow_ones)
                ]
                for socket in slow:
                    await socket.hello(ann, views=True)
                    socket.socket.transport.pause_reading()
                hold_little(server)
                most = 0
                while len(live.subscriptions) > 1:
                    await quick.act(wire.Chat(quick.new_id(), "x" * wire.LONGEST_CHAT))
                    most = max(most, *(each.protocol.unread_bytes for each in server.worker.sockets.connections))
                assert MOST_UNREAD < most < MOST_UNREAD + VIEW
                whole = await history(server, ann, 0)
                assert len(whole) == quick.n
                for socket in slow:
                    socket.socket.transport.resume_reading()
                    received = [body async for body in numbered_messages(socket)]
                    assert received == whole[: len(received)]
                    assert len(received) < len(whole)
                    assert received + await history(server, ann, len(received)) == whole

    run(test)


def test_a_client_that_pings_without_reading_is_dropped(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server, sock=small(server)) as socket:
                await socket.hello(ann)
                (connection,) = server.worker.sockets.connections
                transport = socket.socket.transport
                transport.pause_reading()
                hold_little(server)
                ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 100
                most = 0
                while server.worker.sockets.connections:
                    if transport.get_write_buffer_size() < 100_000:
                        transport.write(ping)
                    await asyncio.sleep(0)
                    most = max(most, connection.protocol.unread_bytes)
                assert most < MOST_UNREAD
            # A client that reads may ping as often as the limits allow: here, they allow everything.
            async with raw_socket(server) as socket:
                await socket.hello(ann)
                for _ in range(300):
                    await (await socket.socket.ping())
                assert len(server.worker.sockets.connections) == 1

    run(test)


def test_a_message_with_too_many_fragments_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as socket:
                await socket.hello(ann)
                await socket.receive()
                parts = ['{"type":', '"ping"', *[""] * (MOST_FRAGMENTS - 4), "}"]
                await socket.socket.send(iter(parts))
                assert await socket.receive() == {"type": "pong"}
                (connection,) = server.worker.sockets.connections
                socket.socket.transport.write(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
                empty = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
                for _ in range(200):
                    socket.socket.transport.write(empty * 50)
                    await asyncio.sleep(0)
                    assert len(connection.protocol.frames) <= MOST_FRAGMENTS
                with pytest.raises(ConnectionClosed):
                    await socket.receive()
                assert socket.socket.close_code == POLICY

    run(test)


def test_a_seat_can_be_used_on_two_devices(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            for name in ("Bo", "Cy"):
                await server.http_api.join(ann.table.id, name)
            async with raw_socket(server) as one, raw_socket(server) as two:
                for socket in (one, two):
                    assert (await socket.hello(ann))["seat"] == 0
                # Both devices send the same act, as after a lost connection, and each sends another one, in any order.
                await one.send(type="chat", id="same", text="ahoy")
                await two.send(type="chat", id="same", text="ahoy")
                await one.send(type="chat", id="one", text="from one")
                await two.send(type="chat", id="two", text="from two")
                for socket, acts in ((one, ["same", "one"]), (two, ["same", "two"])):
                    assert [(await socket.receive_until("done"))["id"] for _ in acts] == acts
            stories = [await history(server, ann, 0) for _ in range(2)]
            assert stories[0] == stories[1]
            texts = [each.text for each in map(wire.read_server, stories[0]) if isinstance(each, wire.Chatted)]
            assert sorted(texts) == ["ahoy", "from one", "from two"]

    run(test)


def test_two_seats_at_once(tmp_path: Path) -> None:
    """Let two seats act at once at two workers: both decisions count if both seats were asked, otherwise only one."""

    async def test() -> None:
        async with (
            service_on(sqlite(tmp_path), "one", alone=False) as one,
            service_on(sqlite(tmp_path), "two", alone=False) as two,
        ):
            people = await seated(one, "cartagena", 4)
            name = people[0].table
            for person in people:
                await SeatedClient(two, name, person.seat, person.token).subscribe()
            here, there = await one.cache.get(name), await two.cache.get(name)
            rng = Rng(b"at once")
            together = 0
            while not here.table.started_match().over and together < 5:
                match = here.table.started_match()
                acting = match.state.acting
                if len(acting) == 1:
                    await play(people, rng, 1)
                    await until(lambda: there.table.index == here.table.index and not there.dirty)
                    continue
                together += 1
                first, second = acting[:2]
                moves = [
                    wire.Move(f"{here.table.index}", here.table.message_counts[seat], match.legal_moves(seat)[0])
                    for seat in (first, second)
                ]
                index = here.table.index
                answers = await asyncio.gather(
                    one.execute(name, await people[first].identify(), moves[0]),
                    two.execute(name, await people[second].identify(), moves[1]),
                )
                assert [type(answer) for answer in answers] == [wire.Done, wire.Done], answers
                await until(lambda: here.table.index == there.table.index and not here.dirty and not there.dirty)
                found = await one.store.load(name, index)
                assert found is not None
                entries = [decode_entry(body) for body in found[1]]
                assert sorted(entry.seat for entry in entries if isinstance(entry, MoveMade)) == sorted(acting[:2])
            assert together == 5
            assert here.table.started_match().entries == there.table.started_match().entries

    run(test)
