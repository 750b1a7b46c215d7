"""The WebSockets: hello, invalid messages, rate limits, foreign pages, slow readers, the lobby, and shutdown."""

from __future__ import annotations

import asyncio
import json
import socket as system
from pathlib import Path
from socket import SO_RCVBUF, SO_SNDBUF, SOL_SOCKET
from typing import Any

import pytest
from server.servers import RawSocket, RunningServer, new_table, raw_socket, run, running_server
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mutiny.client import Client
from mutiny.protocol import messages as wire
from mutiny.server.common.settings import Allowance
from mutiny.server.edge import sockets
from mutiny.server.store import StoreDown


def test_hello_is_answered_with_a_welcome_and_the_history(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as socket:
                welcome = await socket.hello(ann)
                assert (welcome["type"], welcome["protocol"], welcome["seat"], welcome["n"]) == ("welcome", 1, 0, 1)
                assert (await socket.receive())["what"] == "sat"
                assert await socket.ask(type="ping") == {"type": "pong"}
                view = await socket.ask(type="look")
                assert (view["type"], view["view"], view["legal"]) == ("view", None, [])
                twice = await socket.hello(ann)
                assert (twice["type"], twice["code"], twice["n"]) == ("refused", "protocol", 1)
                await socket.send(type="chat", id="1", text="ahoy")
                assert [(await socket.receive())["type"] for _ in range(2)] == ["chat", "done"]

    run(test)


NONSENSE: list[tuple[str | bytes, str]] = [
    ("", "this is not JSON: it ends too early."),
    ("ahoy", "this is not JSON: invalid character (byte 0)."),
    ("[]", "it must be an object, not a list."),
    ("{}", "the field 'type' is missing."),
    ('{"type": "mov"}', "there are no messages of type 'mov'; there are hello, move, say, chat, "),
    ('{"type": "move"}', "the field 'id' is missing."),
    ('{"type": "move", "id": "", "at": 0, "move": "x"}', "'id' must be a text of at least 1 characters."),
    ('{"type": "move", "id": "1", "at": -1, "move": "x"}', "'at' must be a whole number of at least 0."),
    ('{"type": "move", "id": "1", "at": 0, "move": "x", "y": 1}', "there is no field 'y'."),
    ('{"type": "chat", "id": "1", "text": "\\ud800"}', "this is not JSON"),
    (b"\x00\x01", "this is a binary message: send JSON as text."),
    ("[" * 8000, "it must be an object, not a list."),
]


def test_invalid_messages_are_refused_and_the_connection_stays(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as socket:
                for said_hello in (False, True):
                    if said_hello:
                        await socket.hello(ann)
                        await socket.receive()
                    for connection in server.worker.sockets.connections:
                        connection.tolerance.left = 20
                    for message, why in NONSENSE:
                        await socket.socket.send(message)
                        refused = await socket.receive()
                        assert (refused["type"], refused["code"]) == ("refused", "malformed")
                        assert refused["n"] == int(said_hello)
                        assert refused["why"].startswith(why)
                        assert len(refused["why"]) <= 300
                assert await socket.ask(type="ping") == {"type": "pong"}

    run(test)


def test_too_many_invalid_messages_end_the_connection(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, raw_socket(server) as socket:
            for _ in range(200):
                await socket.socket.send("nonsense")
            bye = await socket.receive_until("bye")
            assert (bye["code"], bye["again"]) == ("malformed", True)
            assert await socket.closed() == sockets.POLICY

    run(test)


def test_the_size_of_messages_is_limited(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, raw_socket(server) as socket:
            refused = await socket.ask(type="chat", id="1", text="x" * sockets.LONGEST_MESSAGE)
            assert (refused["type"], refused["code"]) == ("refused", "too-big")
            await socket.socket.send("x" * (sockets.LARGEST_FRAME + 1))
            assert await socket.closed() == 1009

    run(test)


def test_the_longest_chat_fits_in_any_encoding(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as socket:
                await socket.hello(ann)
                await socket.receive()
                # json.dumps writes each of them as two escapes.
                await socket.send(type="chat", id="x" * 40, text="🏴" * wire.LONGEST_CHAT)
                assert (await socket.receive())["text"] == "🏴" * wire.LONGEST_CHAT

    run(test)


def test_invalid_utf8_ends_only_that_connection(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, raw_socket(server) as socket:
            await socket.socket.send(b'{"type": "\xff"}', text=True)
            assert await socket.closed() == 1007
            async with raw_socket(server) as other:
                assert (await other.ask(type="ping"))["code"] == "protocol"

    run(test)


BAD_HELLOS: list[tuple[dict[str, Any], str, str]] = [
    ({"protocol": 2}, "protocol", "this server speaks protocol 1, not 2."),
    ({"table": "nowhere"}, "no-table", "there is no such table."),
    ({"table": "\x00"}, "no-table", "there is no such table."),
    ({"token": "guess"}, "bad-token", "this link belongs to no seat of this table."),
    ({"token": "\ud800"}, "malformed", "this is not JSON"),
    ({"after": 99}, "protocol", "'after' is 99, but there is nothing after 1 yet."),
]


def test_a_bad_hello_is_refused_with_the_reason(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            good = {"protocol": 1, "table": ann.table.id, "token": ann.token}
            for hello, code, why in BAD_HELLOS:
                async with raw_socket(server) as socket:
                    bye = await socket.ask(type="hello", **{**good, **hello})
                    assert bye["code"] == code
                    assert bye["why"].startswith(why)
                    if code != "malformed":
                        assert (bye["type"], bye["again"]) == ("bye", False)
                        assert await socket.closed() == sockets.POLICY

    run(test)


def test_a_client_that_says_no_hello_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_S", 0.05)

    async def test() -> None:
        async with running_server(tmp_path) as server, raw_socket(server) as socket:
            assert (await socket.receive())["why"].startswith("no hello within")
            assert await socket.closed() == sockets.POLICY

    run(test)


def test_too_many_messages_are_refused_and_then_end_the_connection(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path, messages=Allowance(0.001, 3)) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as socket:
                await socket.hello(ann)
                await socket.receive()
                for number in range(3):
                    await socket.send(type="chat", id=str(number), text="ahoy")
                messages = [await socket.receive() for _ in range(5)]
                assert [message["type"] for message in messages] == ["chat", "done", "chat", "done", "refused"]
                assert (messages[-1]["code"], messages[-1]["id"]) == ("too-fast", "2")
                for number in range(100):
                    await socket.send(type="chat", id=str(number), text="ahoy")
                assert (await socket.receive_until("bye"))["code"] == "too-fast"
                assert await socket.closed() == sockets.POLICY

    run(test)


def test_an_address_has_limits_of_its_own(tmp_path: Path) -> None:
    async def test() -> None:
        limits = {"address_messages": Allowance(0.001, 2), "address_connections": 2}
        async with running_server(tmp_path, **limits) as server, raw_socket(server) as one, raw_socket(server) as two:
            assert [(await socket.ask(type="ping"))["code"] for socket in (one, two, one)] == [
                "protocol",
                "protocol",
                "too-fast",
            ]
            with pytest.raises(InvalidStatus) as refused:
                async with raw_socket(server):
                    pass
            assert refused.value.response.status_code == 429
            assert json.loads(refused.value.response.body or b"")["why"] == (
                "your address holds 2 connections already."
            )

    run(test)


PAGES: list[tuple[str | None, str | None, int]] = [
    (None, None, 101),
    ("http://{}", None, 101),
    ("https://example.org", "example.org", 101),
    ("https://example.org", None, 101),
    ("http://evil.example", None, 403),
    ("null", None, 403),
    ("http://evil.example", "evil.example", 403),
    (None, "evil.example", 403),
]


def test_foreign_pages_may_not_connect(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path, origins=("https://example.org",)) as server:
            own = server.address.removeprefix("http://").rstrip("/")
            for origin, host, status in PAGES:
                # This is a foreign host name that points to this machine.
                name = f"ws://{host or own}/api/v1/socket"
                page = None if origin is None else origin.format(own)
                how: dict[str, Any] = {"origin": page, "host": "127.0.0.1", "port": int(own.partition(":")[2])}
                if status == 101:
                    async with raw_socket(server, url=name, **how) as socket:
                        assert (await socket.ask(type="ping"))["type"] == "refused"
                    continue
                with pytest.raises(InvalidStatus) as refused:
                    async with raw_socket(server, url=name, **how):
                        pass
                assert refused.value.response.status_code == status
                assert json.loads(refused.value.response.body or b"")["code"] == "origin"

    run(test)


def test_other_paths_have_no_websocket(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            with pytest.raises(InvalidStatus) as refused:
                async with raw_socket(server, "/tables"):
                    pass
            assert refused.value.response.status_code == 404

    run(test)


def small(server: RunningServer) -> system.socket:
    """Return a connection with a small receive buffer."""
    connection = system.socket()
    connection.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", int(server.address.rstrip("/").rpartition(":")[2])))
    connection.setblocking(False)
    return connection


def test_a_slow_client_is_dropped_and_can_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_UNREAD", 20_000)

    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            async with (
                Client(server.address, ann.table.id, ann.token) as quick,
                raw_socket(server, sock=small(server)) as slow,
            ):
                await slow.hello(ann)
                for connection in server.worker.sockets.connections:
                    connection.protocol.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, 4096)
                slow.socket.transport.pause_reading()
                while len(server.worker.sockets.connections) == 2:
                    await quick.act(wire.Chat(quick.new_id(), "x" * wire.LONGEST_CHAT))
                slow.socket.transport.resume_reading()
                known = 0
                while True:
                    message = await slow.receive()
                    if message["type"] == "bye":
                        break
                    known = message["n"]
                assert (message["code"], message["again"]) == ("slow", True)
                assert await slow.closed() == sockets.LATER
                assert known < quick.n
                async with raw_socket(server) as again:
                    welcome = await again.hello(ann, after=known)
                    numbers = [(await again.receive())["n"] for _ in range(welcome["n"] - known)]
                    assert numbers == list(range(known + 1, quick.n + 1))

    run(test)


def test_a_long_history_does_not_count_as_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_UNREAD", 1000)

    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            async with Client(server.address, ann.table.id, ann.token) as client:
                for _ in range(30):
                    await client.act(wire.Chat(client.new_id(), "x" * wire.LONGEST_CHAT))
            async with Client(server.address, ann.table.id, ann.token) as client:
                assert (await client.act(wire.Chat(client.new_id(), "still here"))).n == 32
                assert client.connections == 1

    run(test)


def test_the_lobby_sends_every_change(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            server.worker.sockets.lobby.interval = 0.01
            first = await server.http_api.open_table(new_table(open=True))
            async with raw_socket(server, "/lobby") as socket, raw_socket(server, "/lobby") as other:
                for each in (socket, other):
                    assert [table["id"] for table in (await each.receive())["tables"]] == [first.table.id]
                await server.http_api.open_table(new_table())
                second = await server.http_api.open_table(new_table(open=True))
                assert (await socket.receive())["table"]["id"] == second.table.id
                await server.http_api.join(second.table.id, "Bo")
                changed = (await socket.receive())["table"]
                assert [seat.get("name") for seat in changed["seats"]] == ["Ann", "Bo", None]
                assert await socket.ask(type="ping") == {"type": "pong"}
                assert (await socket.ask(type="hello"))["code"] == "malformed"
            while server.worker.sockets.connections:
                await asyncio.sleep(0.01)
            assert server.worker.sockets.lobby._task is None

    run(test)


def test_the_lobby_survives_an_outage(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            lobby = server.worker.sockets.lobby
            lobby.interval = 0.001
            there = server.worker.store.lobby
            queries = 0

            async def away(limit: int) -> Any:
                nonlocal queries
                queries += 1
                raise StoreDown("gone")

            async with raw_socket(server, "/lobby") as socket:
                assert (await socket.receive())["tables"] == []
                server.worker.store.lobby = away  # type: ignore[method-assign]
                while queries < 3:
                    await asyncio.sleep(0.001)
                server.worker.store.lobby = there  # type: ignore[method-assign]
                opened = await server.http_api.open_table(new_table(open=True))
                assert (await socket.receive())["table"]["id"] == opened.table.id
            while server.worker.sockets.connections:
                await asyncio.sleep(0.01)
            server.worker.store.lobby = away  # type: ignore[method-assign]
            async with raw_socket(server, "/lobby") as socket:
                assert (await socket.receive())["code"] == "unavailable"
                assert await socket.closed() == sockets.LATER

    run(test)


def test_at_shutdown_every_client_is_told_to_reconnect(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as table, raw_socket(server, "/lobby") as lobby, raw_socket(server) as silent:
                await table.hello(ann)
                server.stop()
                for socket in (table, lobby, silent):
                    bye = await socket.receive_until("bye")
                    assert (bye["code"], bye["again"]) == ("restart", True)
                    assert await socket.closed() == sockets.RESTART

    run(test)


def test_acts_under_way_are_finished_at_shutdown(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            store = server.worker.store
            append = store.append
            waiting, go_on = asyncio.Event(), asyncio.Event()

            async def slowly(change: Any) -> Any:
                waiting.set()
                await go_on.wait()
                return await append(change)

            store.append = slowly  # type: ignore[method-assign]
            async with raw_socket(server) as socket:
                await socket.hello(ann)
                await socket.receive()
                await socket.send(type="chat", id="1", text="ahoy")
                await waiting.wait()
                server.stop()
                while not server.worker.sockets.draining:
                    await asyncio.sleep(0.01)
                with pytest.raises((InvalidStatus, OSError)):
                    async with raw_socket(server):
                        pass
                go_on.set()
                assert [(await socket.receive())["type"] for _ in range(3)] == ["chat", "done", "bye"]
                assert await socket.closed() == sockets.RESTART

    run(test)


def test_a_defect_ends_one_connection_without_details(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())

            async def broken(*_: Any) -> None:
                raise ZeroDivisionError("the seed is 1234")

            async def away(*_: Any) -> None:
                raise StoreDown("gone")

            async with raw_socket(server) as socket:
                await socket.hello(ann)
                await socket.receive()
                monkeypatch.setattr(server.worker.service, "execute", away)
                refused = await socket.ask(type="chat", id="1", text="ahoy")
                assert (refused["type"], refused["code"], refused["id"]) == ("refused", "unavailable", "1")
                monkeypatch.setattr(server.worker.service, "execute", broken)
                bye = await socket.ask(type="chat", id="1", text="ahoy")
                assert bye == {
                    "type": "bye",
                    "code": "defect",
                    "why": "something went wrong here: come again.",
                    "again": True,
                }
                assert await socket.closed() == sockets.DEFECT
            assert not (await server.worker.service.cache.get(ann.table.id)).subscriptions

    run(test)


def test_no_connection_is_left_open(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            ann = await server.http_api.open_table(new_table())
            async with raw_socket(server) as socket:
                await socket.hello(ann)
                socket.socket.transport.abort()
                with pytest.raises(ConnectionClosed):
                    await RawSocket(socket.socket).receive_until("never")
            while server.worker.sockets.connections:
                await asyncio.sleep(0.01)
            assert not (await server.worker.service.cache.get(ann.table.id)).subscriptions

    run(test)
