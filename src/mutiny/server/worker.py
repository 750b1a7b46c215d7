"""A worker: one process that serves tables, from opening the database to shutdown."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from types import FrameType
from typing import Final

import uvicorn

from mutiny import __version__
from mutiny.kernel.errors import MutinyError
from mutiny.server import logs, words
from mutiny.server.app import make_app
from mutiny.server.caller import Caller
from mutiny.server.channel import Channel
from mutiny.server.clock import Time
from mutiny.server.house import House
from mutiny.server.keeper import Keeper
from mutiny.server.metrics import Metrics
from mutiny.server.minds import Minds
from mutiny.server.settings import Settings
from mutiny.server.sockets import LARGEST_FRAME, Sockets
from mutiny.server.store import StoreDown, open_store

BACKLOG: Final = 2048
PING_S: Final = 20.0
"""Seconds between pings, and within which they must be answered."""
KEEP_ALIVE_S: Final = 15
DRAIN_S: Final = 10.0
"""Seconds for finishing commands at shutdown: longer than the store waits for the database."""
FAREWELL_S: Final = 3
LARGEST_HEADERS: Final = 16 * 1024
SAMPLE_S: Final = 1.0
GARBAGE: Final = (2_000, 5, 100)
"""Thresholds of Python's cyclic garbage collector.

Everything waits while it runs: up to a millisecond for 2,000 objects, a sixth of a second for those of 10,000 tables.
Hardly anything here becomes cyclic garbage.
"""
GIVE_WAY_S: Final = 0.0002
"""The interpreter's thread switch interval in seconds: during a commit, the event loop waits between two statements."""


class Server(uvicorn.Server):
    """uvicorn's server, which reports when it is ready, drains the WebSockets, and obeys a second signal."""

    def __init__(self, config: uvicorn.Config, clients: Sockets, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.clients = clients
        self.ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; at the second signal, without waiting."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no connections, drain the WebSockets, and then close."""
        for server in self.servers:
            server.close()
        farewell = asyncio.ensure_future(self.clients.drain(DRAIN_S))
        while not farewell.done() and not self.force_exit:
            await asyncio.wait([farewell], timeout=0.05)
        farewell.cancel()
        await super().shutdown(sockets)


def configure(settings: Settings, front: object) -> uvicorn.Config:
    """Return uvicorn's configuration: no server header, no access log, no compression, which could leak secrets."""
    return uvicorn.Config(
        front,  # type: ignore[arg-type]
        http=Caller,
        ws=Channel,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=",".join(settings.proxies) or None,
        server_header=False,
        backlog=BACKLOG,
        timeout_keep_alive=KEEP_ALIVE_S,
        timeout_graceful_shutdown=FAREWELL_S,
        h11_max_incomplete_event_size=LARGEST_HEADERS,
    )


class Worker:
    """The parts of a worker."""

    def __init__(self, settings: Settings, alone: bool) -> None:
        self.settings = settings
        self.name = token_hex(8)
        self.metrics = Metrics()
        self.store = open_store(settings.database, self.name, alone)
        self.house = House(self.store, Time(), alone, settings.tables)
        self.keeper = Keeper(self.house, Minds(settings.thinkers), settings.pace, self.name)
        self.front, self.clients = make_app(self.house, settings, self.metrics)
        self.store.on_trouble = self.on_trouble
        self.metrics.ready.set(1)

    def on_trouble(self, trouble: bool) -> None:
        """Note that the database is gone, or back."""
        self.metrics.ready.set(0 if trouble else 1)
        (logs.log().error if trouble else logs.log().info)("database gone" if trouble else "database back")

    async def serve(self, listener: socket.socket, ready: Callable[[Server], None]) -> None:
        """Serve until a signal arrives. `ready` is called once clients can connect."""
        await self.store.start()
        try:
            await self.keeper.start()
            sampler = asyncio.ensure_future(self._sample())
            await asyncio.to_thread(words.get_ready)
            server = Server(configure(self.settings, self.front), self.clients, lambda: ready(server))
            try:
                await server.serve(sockets=[listener])
            finally:
                sampler.cancel()
                with suppress(asyncio.CancelledError):
                    await sampler
                await self.keeper.stop()
                await self.house.analysts.close()
        finally:
            await self.store.stop()

    async def _sample(self) -> None:
        """Measure the load from time to time."""
        loop = asyncio.get_running_loop()
        while True:
            wanted = loop.time() + SAMPLE_S
            await asyncio.sleep(SAMPLE_S)
            self.metrics.lag.set(max(0.0, loop.time() - wanted))
            self.metrics.tables.set(len(self.house.tables))


def run_worker(settings: Settings, listener: socket.socket, alone: bool, ready: Callable[[Server], None]) -> str | None:
    """Serve in this process until it is stopped. Return the reason if it could not start."""
    logs.configure(settings.log)
    allow_many_files()
    settle_in()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        try:
            runner.run(_serve(settings, listener, alone, ready))
        except StoreDown as error:
            return f"the database does not answer: {error.reason}."
        except MutinyError as error:
            return str(error)
    return None


async def _serve(settings: Settings, listener: socket.socket, alone: bool, ready: Callable[[Server], None]) -> None:
    worker = Worker(settings, alone)
    logs.log().info("starting", version=__version__, worker=worker.name, alone=alone)
    await worker.serve(listener, ready)
    logs.log().info("stopped", worker=worker.name)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 (not there on every system)

    return uvloop.new_event_loop


def allow_many_files() -> None:
    """Raise the limit on open files: every connection is one."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 (not there on every system)

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def settle_in() -> None:
    """Exempt the startup objects from garbage collection, and set the collector and the thread switch interval."""
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(GIVE_WAY_S)


def ignore_interrupts() -> None:
    """Ignore keyboard interrupts: the terminal sends them to all processes, but only the parent must handle them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
