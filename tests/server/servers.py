"""Servers to test against: real ones, on a free port of this machine, in the test's own event loop."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from server.houses import HereMinds
from websockets.asyncio.client import ClientConnection, connect

from mutiny.client import Desk
from mutiny.server.limits import UNLIMITED
from mutiny.server.serve import address_of, listening
from mutiny.server.settings import Settings
from mutiny.server.worker import Server, Worker
from mutiny.wire import api

LIMITS = ("messages", "address_messages", "address_requests", "address_files", "address_openings")


class Served:
    """A server that runs."""

    def __init__(self, worker: Worker, server: Server, address: str) -> None:
        self.worker = worker
        self.server = server
        self.address = address

    @property
    def desk(self) -> Desk:
        """Where tables are opened."""
        return Desk(self.address)

    @property
    def sockets(self) -> str:
        """Where its WebSockets are."""
        return f"ws{self.address.removeprefix('http')}api/v1"

    def stop(self) -> None:
        """Have it stop, as a signal does."""
        self.server.handle_exit(15, None)


def settings_for(folder: Path, **more: Any) -> Settings:
    """Settings of a server in a folder: no limits, bots that move at once, unless said otherwise."""
    free = dict.fromkeys(LIMITS, UNLIMITED)
    return Settings(**{"data": folder, "database": f"sqlite:///{folder}/mutiny.db", "pace": 0.0, **free, **more})


@asynccontextmanager
async def served(folder: Path, **more: Any) -> AsyncIterator[Served]:
    """A server, from its start to its stop; alone, unless said otherwise."""
    alone = more.pop("alone", True)
    settings = settings_for(folder, **more)
    with listening("127.0.0.1", 0) as listener:
        worker = Worker(settings, alone)
        worker.keeper.minds = HereMinds()
        ready: asyncio.Queue[Server] = asyncio.Queue()
        task = asyncio.ensure_future(worker.serve(listener, ready.put_nowait))
        begun = asyncio.ensure_future(ready.get())
        await asyncio.wait([task, begun], return_when=asyncio.FIRST_COMPLETED)
        if not begun.done():
            begun.cancel()
            await task
        server = Served(worker, begun.result(), address_of(listener))
        try:
            yield server
        finally:
            server.stop()
            await task


def browser(server: Served) -> httpx.AsyncClient:
    """Somebody who asks over HTTP."""
    return httpx.AsyncClient(base_url=server.address, trust_env=False)


class Raw:
    """A WebSocket on which anything can be said."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await self.socket.recv())
        return message

    async def hear_until(self, kind: str) -> dict[str, Any]:
        """The next message of a type, whatever comes before it."""
        while True:
            message = await self.hear()
            if message["type"] == kind:
                return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and have the answer."""
        await self.say(**message)
        return await self.hear()

    async def closed(self) -> int | None:
        """The code with which the server closes."""
        await self.socket.wait_closed()
        return self.socket.close_code

    async def hello(self, seated: api.Seated, **more: Any) -> dict[str, Any]:
        """Say hello, and have the welcome."""
        return await self.ask(type="hello", protocol=1, table=seated.table.id, token=seated.token, **more)


@asynccontextmanager
async def raw(server: Served, path: str = "/socket", url: str | None = None, **how: Any) -> AsyncIterator[Raw]:
    """A WebSocket to a server, which may be called by another name."""
    async with connect(url or server.sockets + path, proxy=None, compression=None, **how) as socket:
        yield Raw(socket)


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run a test that waits."""

    async def whole() -> None:
        await asyncio.wait_for(work(), 60)

    asyncio.run(whole())


def new_table(**more: Any) -> api.NewTable:
    """A table for three."""
    return api.NewTable(**{"game": "meuterer", "name": "Ann", "players": 3, **more})
