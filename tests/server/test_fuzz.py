"""The server survives any data, over a WebSocket or plain HTTP."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from helpers.patience import LONG_S
from helpers.soaking import varied
from server.programs import ServerProgram, program
from server.servers import new_table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import Frame, Opcode

from mutiny.client import ActRefused, Client
from mutiny.protocol import api
from mutiny.protocol import messages as wire
from mutiny.server.edge.sockets import LARGEST_FRAME, LONGEST_MESSAGE

Runs = Callable[[int, int], int]
GAMES = ["meuterer", "traitres", "cartagena"]
MOST_GROWTH = 48 << 20
"""The number of bytes by which the server may grow while 90 % of all messages are sent to it."""


POST = b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
UPGRADE = b"GET /api/v1/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
REQUESTS = [
    b"GET /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    POST + b'Content-Type: application/json\r\nContent-Length: 12\r\n\r\n{"game": 1}\n',
    UPGRADE + b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
]
SIGNS = (b'"', b"{", b"}", b"[", b"\\", b"\0", b"\xff", b"-", b"\r\n", b"9" * 40)


async def throw(server: ServerProgram, rng: Random) -> None:
    """Send a mutilated HTTP request."""
    request = broken(rng, rng.choice(REQUESTS))
    with suppress(OSError):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(request)
        if rng.random() < 0.5:
            writer.write_eof()
        with suppress(TimeoutError):
            await asyncio.wait_for(reader.read(65536), 0.05)
        writer.transport.abort()


def broken(rng: Random, text: bytes) -> bytes:
    """Return the bytes with random changes."""
    body = bytearray(text)
    for _ in range(rng.choice((1, 1, 2, 5))):
        place = rng.randrange(len(body) + 1)
        match rng.randrange(5):
            case 0:
                del body[place : place + rng.choice((1, 1, 7, 100))]
            case 1:
                body[place:place] = rng.randbytes(rng.choice((1, 1, 4, 60)))
            case 2 if body:
                body[place % len(body)] ^= 1 << rng.randrange(8)
            case 3:
                body[place:place] = rng.choice(SIGNS)
            case _:
                body += body[: rng.randrange(60)]
    return bytes(body)


ODD: list[Any] = [
    *(None, True, 0, -1, 1, 1.5, 1e308, 2**31, 2**53, 2**64, 10**400, "", " ", "0", "a" * 39, "a" * 40, "a" * 41),
    *("x" * 501, "\0", "\u202e", "\ud800", "🏴", "pay 1", "say accuse 1", [], {}, [[]], {"type": "move"}, [None] * 50),
]


class Fuzzer:
    """Sends random messages, and checks the answers."""

    def __init__(self, server: ServerProgram, seed: str, seats: list[api.Seated]) -> None:
        self.server = server
        self.rng = Random(seed)
        self.seats = seats
        self.sent = 0
        self.answers: Counter[str] = Counter()

    async def run(self, count: int) -> None:
        """Send a number of messages, over as many connections as necessary."""
        most = self.sent + count
        while self.sent < most:
            path = "/lobby" if self.rng.random() < 0.1 else "/socket"
            with suppress(WebSocketException, OSError):
                async with connect(
                    self.server.sockets + path, proxy=None, compression=None, ping_interval=None, close_timeout=1
                ) as socket:
                    await self._converse(socket, path, most)

    async def _converse(self, socket: ClientConnection, path: str, most: int) -> None:
        listening_socket = asyncio.ensure_future(self._listen(socket, path))
        try:
            await self._talk(socket, path, most, listening_socket)
        finally:
            listening_socket.cancel()
            with suppress(asyncio.CancelledError, ConnectionClosed):
                await listening_socket

    async def _talk(self, socket: ClientConnection, path: str, most: int, listening_socket: asyncio.Task[None]) -> None:
        if path == "/socket" and self.rng.random() < 0.8:
            await socket.send(json.dumps(self._hello()))
        while self.sent < most and not listening_socket.done():
            self.sent += 1
            if self._send_raw(socket):
                continue
            await socket.send(self._message(), text=self.rng.random() < 0.97)
            chance = self.rng.random()
            if chance < 0.2:
                # Wait until the messages are read and answered; after invalid frames there may be no answer.
                await self._until_read(socket)
            elif chance < 0.21:
                socket.transport.abort()

    async def _until_read(self, socket: ClientConnection) -> None:
        pong = await socket.ping()
        try:
            await asyncio.wait_for(pong, 0.3)
        except TimeoutError:
            # The server takes everything that follows for the rest of a broken frame.
            socket.transport.abort()

    async def _listen(self, socket: ClientConnection, path: str) -> None:
        """Check that every message of the server is a valid one."""
        while True:
            body = await socket.recv()
            kind = json.loads(body)["type"]
            self.answers[kind] += 1
            if path == "/socket":
                message = wire.read_server(body)
                assert not isinstance(message, wire.Bye) or message.code != "defect", body
                assert not isinstance(message, wire.Refused) or message.code in wire.CODES, body

    def _hello(self) -> dict[str, Any]:
        seated = self.rng.choice(self.seats)
        return {
            "type": "hello",
            "protocol": 1,
            "table": seated.table.id,
            "token": seated.token if self.rng.random() < 0.8 else None,
            "after": 0 if self.rng.random() < 0.8 else self.rng.randrange(100),
            "views": self.rng.random() < 0.3,
        }

    def _act(self) -> dict[str, Any]:
        rng = self.rng
        key = str(rng.randrange(1000))
        acts: list[dict[str, Any]] = [
            {
                "type": "move",
                "id": key,
                "at": rng.randrange(200),
                "move": rng.choice(("pay 1", "offer 1", "leave", "x")),
            },
            {"type": "say", "id": key, "phrase": rng.choice(("say accuse 1", "say hello", "accuse"))},
            {"type": "chat", "id": key, "text": "ahoy"},
            {"type": "undo", "id": key},
            {"type": "consent", "id": key, "agree": True},
            {"type": "start", "id": key, "bots": rng.choice(("random", "easy", "no such"))},
            {"type": "return", "id": key},
            {"type": "rematch", "id": key},
            {"type": "look"},
            {"type": "ping"},
            self._hello(),
        ]
        return rng.choice(acts)

    def _message(self) -> str | bytes:
        rng = self.rng
        act = self._act()
        chance = rng.random()
        if chance < 0.3:
            return json.dumps(act)
        if chance < 0.6:
            act[rng.choice([*act, "more"])] = rng.choice(ODD)
            return json.dumps(act)
        if chance < 0.9:
            # Only valid UTF-8: anything else ends the connection.
            text = broken(rng, json.dumps(act).encode())
            return text.decode("latin-1") if rng.random() < 0.95 else text
        if chance < 0.96:
            return rng.randbytes(rng.randrange(200)).decode("latin-1")
        if chance < 0.98:
            return "[" * rng.choice((100, LONGEST_MESSAGE - 1))
        return "x" * rng.choice(
            (LONGEST_MESSAGE, LONGEST_MESSAGE + 1, LONGEST_MESSAGE + 1, LARGEST_FRAME, LARGEST_FRAME + 1)
        )

    def _send_raw(self, socket: ClientConnection) -> bool:
        """Now and then, send frames that no library would send."""
        rng = self.rng
        if rng.random() > 0.02:
            return False
        frame = Frame(
            rng.choice(list(Opcode)), rng.randbytes(rng.choice((0, 1, 2, 125))), rng.random() < 0.7, rng.random() < 0.1
        )
        # The text cannot be encoded, or the connection is just being closed.
        with suppress(WebSocketException, RuntimeError):
            body = frame.serialize(mask=rng.random() < 0.9)
            socket.transport.write(body if rng.random() < 0.7 else broken(rng, body))
        return True


async def play_a_game(server: ServerProgram) -> None:
    """Play one whole game, to show that the server still works."""
    seated = await server.http_api.open_table(new_table(game="traitres", bots=["random", "random"]))
    async with Client(server.address, seated.table.id, seated.token, views=True) as client:
        async with asyncio.timeout(LONG_S):
            async for message in client.follow():
                if isinstance(message, wire.Note) and message.what == "over":
                    return
                if isinstance(message, wire.View) and message.legal:
                    with suppress(ActRefused):
                        await client.move(message.legal[0])


def memory_of(pid: int) -> int:
    """Return the memory of a process in bytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))


@pytest.mark.soak
def test_no_websocket_message_stops_the_server(tmp_path: Path, runs: Runs) -> None:
    count = runs(3_000, 100_000)

    async def test(server: ServerProgram) -> None:
        await server.start()
        seats = []
        for game in GAMES:
            seats.append(await server.http_api.open_table(new_table(game=game, open=True)))
            seats.append(await server.http_api.open_table(new_table(game=game, bots=["random"] * 2)))
        fuzzers = [Fuzzer(server, varied(f"fuzzer {number}"), seats) for number in range(4)]

        async def fuzz(messages: int) -> None:
            rng = fuzzers[0].rng
            for _ in range(10):
                work = [fuzzer.run(messages // 40) for fuzzer in fuzzers]
                await asyncio.gather(*work, *(throw(server, rng) for _ in range(messages // 300)))

        await fuzz(count // 10)
        before = memory_of(server.pid)
        await fuzz(count - count // 10)
        assert memory_of(server.pid) - before < MOST_GROWTH
        assert sum(fuzzer.sent for fuzzer in fuzzers) > 0.98 * count
        answers = sum((fuzzer.answers for fuzzer in fuzzers), Counter[str]())
        assert {"welcome", "refused", "done", "view", "pong", "bye", "chat", "lobby", "note"} <= answers.keys()
        await play_a_game(server)
        assert await server.stop() == 0

    with program(tmp_path) as server:
        asyncio.run(test(server))
    assert not server.defects(), server.defects()[0]
