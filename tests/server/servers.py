"""Real servers for tests, on a free port of this machine, in the test's own event loop."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from helpers.patience import LONG_S
from server.services import InProcessBotPool
from websockets.asyncio.client import ClientConnection, connect

from mutiny.client import HttpApi
from mutiny.protocol import api
from mutiny.server.common.settings import UNLIMITED, Settings
from mutiny.server.process.http_server import HttpServer
from mutiny.server.process.serve import address_of, listening_socket
from mutiny.server.process.worker import Worker

LIMITS = (
    "messages",
    "address_messages",
    "chats",
    "address_chats",
    "frames",
    "address_frames",
    "address_requests",
    "address_files",
    "address_openings",
)


class RunningServer:
    """A running server."""

    def __init__(self, worker: Worker, server: HttpServer, address: str) -> None:
        self.worker = worker
        self.server = server
        self.address = address

    @property
    def http_api(self) -> HttpApi:
        """Return its HTTP API."""
        return HttpApi(self.address)

    @property
    def sockets(self) -> str:
        """Return the address of its WebSockets."""
        return f"ws{self.address.removeprefix('http')}api/v1"

    def stop(self) -> None:
        """Stop it, as a signal does."""
        self.server.handle_exit(15, None)


def settings_for(folder: Path, **more: Any) -> Settings:
    """Return the settings of a server in a folder: by default no limits, and bots that move at once."""
    free = dict.fromkeys(LIMITS, UNLIMITED)
    return Settings(**{"data": folder, "database": f"sqlite:///{folder}/mutiny.db", "pace": 0.0, **free, **more})


@asynccontextmanager
async def running_server(folder: Path, **more: Any) -> AsyncIterator[RunningServer]:
    """Run a server. By default it is the only one that uses its database."""
    alone, port = more.pop("alone", True), more.pop("port", 0)
    settings = settings_for(folder, **more)
    with listening_socket("127.0.0.1", port) as listener:
        worker = Worker(settings, alone, InProcessBotPool())
        ready: asyncio.Queue[HttpServer] = asyncio.Queue()
        task = asyncio.ensure_future(worker.serve(listener, ready.put_nowait))
        begun = asyncio.ensure_future(ready.get())
        await asyncio.wait([task, begun], return_when=asyncio.FIRST_COMPLETED)
        if not begun.done():
            begun.cancel()
            await task
        server = RunningServer(worker, begun.result(), address_of(listener))
        try:
            yield server
        finally:
            server.stop()
            await task


def browser(server: RunningServer) -> httpx.AsyncClient:
    """Return an HTTP client for a server."""
    return httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=LONG_S)


class RawSocket:
    """A WebSocket on which any message can be sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """Return the next message."""
        message: dict[str, Any] = json.loads(await self.socket.recv())
        return message

    async def receive_until(self, kind: str) -> dict[str, Any]:
        """Return the next message of a type; skip others."""
        while True:
            message = await self.receive()
            if message["type"] == kind:
                return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and return the answer."""
        await self.send(**message)
        return await self.receive()

    async def closed(self) -> int | None:
        """Return the code with which the server closes the connection."""
        await self.socket.wait_closed()
        return self.socket.close_code

    async def hello(self, seated: api.Seated, **more: Any) -> dict[str, Any]:
        """Say hello and return the welcome."""
        return await self.ask(type="hello", protocol=1, table=seated.table.id, token=seated.token, **more)


@asynccontextmanager
async def raw_socket(
    server: RunningServer, path: str = "/socket", url: str | None = None, **how: Any
) -> AsyncIterator[RawSocket]:
    """Open a WebSocket to a server, or to another address."""
    patient = {"open_timeout": LONG_S, "ping_timeout": LONG_S, **how}
    async with connect(url or server.sockets + path, proxy=None, compression=None, **patient) as socket:
        yield RawSocket(socket)


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run an asynchronous test."""

    async def whole() -> None:
        await asyncio.wait_for(work(), LONG_S)

    asyncio.run(whole())


def new_table(**more: Any) -> api.NewTable:
    """Return a request for a table for three."""
    return api.NewTable(**{"game": "meuterer", "name": "Ann", "players": 3, **more})
