"""Clients that do not read, that flood, that come twice or at once: the server keeps within bounds, nobody loses."""

from __future__ import annotations

import asyncio
import socket as system
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from socket import SO_RCVBUF, SO_SNDBUF, SOL_SOCKET

import pytest
from server.houses import Person, house_on, play, seated, sqlite, until
from server.servers import Raw, Served, new_table, raw, run, served
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from mutiny import Rng
from mutiny.client import Client
from mutiny.server import log
from mutiny.server.channel import MOST_FRAGMENTS, POLICY
from mutiny.server.sockets import LATER, MOST_UNREAD
from mutiny.wire import api
from mutiny.wire import messages as wire

VIEW = 60_000
"""More than a view takes."""


def small(server: Served) -> system.socket:
    """A connection that holds little."""
    connection = system.socket()
    connection.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", int(server.address.rstrip("/").rpartition(":")[2])))
    connection.setblocking(False)
    return connection


def hold_little(server: Served) -> None:
    """Have the system keep little of what the server sends: the rest is the server's to keep."""
    for connection in server.worker.clients.connections:
        connection.channel.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, 4096)


async def told(socket: Raw) -> AsyncIterator[bytes]:
    """What is told on a connection, of all that is numbered, until the server ends it."""
    while True:
        body = await socket.socket.recv(decode=False)
        message = wire.read_server(body)
        if isinstance(message, wire.Told | wire.Note | wire.Chatted):
            yield body
        if isinstance(message, wire.Bye):
            assert (message.code, message.again) == ("slow", True)
            assert await socket.closed() == LATER
            return


async def history(server: Served, seated: api.Seated, after: int) -> list[bytes]:
    """All that was told after a number, on a new connection."""
    async with raw(server) as socket:
        welcome = await socket.hello(seated, after=after)
        story = told(socket)
        return [await anext(story) for _ in range(welcome["n"] - after)]


def test_who_does_not_read_is_let_go_within_bounds_and_hears_exactly_what_was_missed(tmp_path: Path) -> None:
    slow_ones = 4

    async def test() -> None:
        async with served(tmp_path) as server:
            ann = await server.desk.open_table(new_table(game="cartagena", players=3))
            for name in ("Bo", "Cy"):
                await server.desk.join(ann.table.id, name)
            live = await server.worker.house.hold(ann.table.id)
            async with Client(server.address, ann.table.id, ann.token) as quick, AsyncExitStack() as stack:
                slow = [await stack.enter_async_context(raw(server, sock=small(server))) for _ in range(slow_ones)]
                for socket in slow:
                    await socket.hello(ann, views=True)
                    socket.socket.transport.pause_reading()
                hold_little(server)
                most = 0
                while len(live.attachments) > 1:
                    await quick.act(wire.Chat(quick.new_id(), "x" * wire.LONGEST_CHAT))
                    most = max(most, *(each.channel.unread for each in server.worker.clients.connections))
                assert MOST_UNREAD < most < MOST_UNREAD + VIEW
                whole = await history(server, ann, 0)
                assert len(whole) == quick.n
                for socket in slow:
                    socket.socket.transport.resume_reading()
                    heard = [body async for body in told(socket)]
                    assert heard == whole[: len(heard)]
                    assert len(heard) < len(whole)
                    assert heard + await history(server, ann, len(heard)) == whole

    run(test)


def test_who_pings_and_does_not_read_is_let_go(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            ann = await server.desk.open_table(new_table())
            async with raw(server, sock=small(server)) as socket:
                await socket.hello(ann)
                (connection,) = server.worker.clients.connections
                transport = socket.socket.transport
                transport.pause_reading()
                hold_little(server)
                ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 100
                most = 0
                while server.worker.clients.connections:
                    if transport.get_write_buffer_size() < 100_000:
                        transport.write(ping)
                    await asyncio.sleep(0)
                    most = max(most, connection.channel.unread)
                assert most < MOST_UNREAD
            # Who reads may ping as often as he likes.
            async with raw(server) as socket:
                await socket.hello(ann)
                for _ in range(300):
                    await (await socket.socket.ping())
                assert len(server.worker.clients.connections) == 1

    run(test)


def test_a_message_has_few_parts(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            ann = await server.desk.open_table(new_table())
            async with raw(server) as socket:
                await socket.hello(ann)
                await socket.hear()
                parts = ['{"type":', '"ping"', *[""] * (MOST_FRAGMENTS - 4), "}"]
                await socket.socket.send(iter(parts))
                assert await socket.hear() == {"type": "pong"}
                (connection,) = server.worker.clients.connections
                socket.socket.transport.write(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
                empty = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
                for _ in range(200):
                    socket.socket.transport.write(empty * 50)
                    await asyncio.sleep(0)
                    assert len(connection.channel.frames) <= MOST_FRAGMENTS
                with pytest.raises(ConnectionClosed):
                    await socket.hear()
                assert socket.socket.close_code == POLICY

    run(test)


def test_the_same_seat_on_two_devices(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            ann = await server.desk.open_table(new_table())
            for name in ("Bo", "Cy"):
                await server.desk.join(ann.table.id, name)
            async with raw(server) as one, raw(server) as two:
                for socket in (one, two):
                    assert (await socket.hello(ann))["seat"] == 0
                # The same act from both, as after a lost connection, and one of its own from each, in any order.
                await one.say(type="chat", id="same", text="ahoy")
                await two.say(type="chat", id="same", text="ahoy")
                await one.say(type="chat", id="one", text="from one")
                await two.say(type="chat", id="two", text="from two")
                for socket, acts in ((one, ["same", "one"]), (two, ["same", "two"])):
                    assert [(await socket.hear_until("done"))["id"] for _ in acts] == acts
            stories = [await history(server, ann, 0) for _ in range(2)]
            assert stories[0] == stories[1]
            texts = [each.text for each in map(wire.read_server, stories[0]) if isinstance(each, wire.Chatted)]
            assert sorted(texts) == ["ahoy", "from one", "from two"]

    run(test)


def test_two_seats_at_once(tmp_path: Path) -> None:
    """At two workers: where both are to decide, both have decided; where one is, the other has not."""

    async def test() -> None:
        async with (
            house_on(sqlite(tmp_path), "one", alone=False) as one,
            house_on(sqlite(tmp_path), "two", alone=False) as two,
        ):
            people = await seated(one, "cartagena", 4)
            name = people[0].table
            for person in people:
                await Person(two, name, person.seat, person.token).come()
            here, there = await one.hold(name), await two.hold(name)
            rng = Rng(b"at once")
            together = 0
            while not here.table.playing().over and together < 5:
                match = here.table.playing()
                acting = match.state.acting
                if len(acting) == 1:
                    await play(people, rng, 1)
                    await until(lambda: there.table.index == here.table.index and not there.dirty)
                    continue
                together += 1
                first, second = acting[:2]
                moves = [
                    wire.Move(f"{here.table.index}", here.table.told[seat], match.legal(seat)[0])
                    for seat in (first, second)
                ]
                index = here.table.index
                answers = await asyncio.gather(
                    one.act(name, await people[first].who(), moves[0]),
                    two.act(name, await people[second].who(), moves[1]),
                )
                assert [type(answer) for answer in answers] == [wire.Done, wire.Done], answers
                await until(lambda: here.table.index == there.table.index and not here.dirty and not there.dirty)
                found = await one.store.load(name, index)
                assert found is not None
                entries = [log.decode(body) for body in found[1]]
                assert sorted(entry.seat for entry in entries if isinstance(entry, log.Moved)) == sorted(acting[:2])
            assert together == 5
            assert here.table.playing().entries == there.table.playing().entries

    run(test)
