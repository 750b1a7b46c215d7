"""A worker: one process that serves tables, from opening the database to shutdown."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Final

from msgspec import Struct

from mutiny import __version__
from mutiny.kernel.errors import MutinyError
from mutiny.server.bots.bot_pool import BotPool
from mutiny.server.common import logging_setup
from mutiny.server.common.clock import ServerClock
from mutiny.server.common.loops import run_forever
from mutiny.server.common.metrics import Metrics
from mutiny.server.common.settings import Settings
from mutiny.server.common.tokens import HomeSecrets
from mutiny.server.edge.app import make_app
from mutiny.server.edge.neighbours import Neighbours, WorkerPlace
from mutiny.server.process.http_server import HttpServer, configure
from mutiny.server.process.tuning import allow_many_files, loop_factory, tune_interpreter
from mutiny.server.service.scheduler import Scheduler
from mutiny.server.service.table_service import make_table_service
from mutiny.server.store import StoreDown, open_store
from mutiny.server.tables import localize
from mutiny.server.tables.blocked_words import read_blocked_words

SAMPLE_S: Final = 1.0
"""Seconds between measurements of the load."""


class WorkerPart(Struct, frozen=True):
    """What a worker is among several: its name, its place, and the dead worker that it replaces."""

    name: str
    place: WorkerPlace | None = None
    predecessor: str | None = None


class Worker:
    """The parts of a worker, put together here: store, table service, scheduler and application."""

    def __init__(
        self,
        settings: Settings,
        alone: bool,
        bots: BotPool | None = None,
        name: str | None = None,
        place: WorkerPlace | None = None,
    ) -> None:
        self.settings = settings
        self.name = worker_name() if name is None else name
        self.neighbours = None if place is None else Neighbours(place)
        self.metrics = Metrics()
        self.store = open_store(settings.database, self.name, alone)
        self.service = make_table_service(
            self.store,
            ServerClock(),
            settings.pace,
            self.name,
            alone,
            limit=settings.tables,
            blocked=read_blocked_words(settings.blocked_words),
            started=settings.started,
        )
        if self.neighbours is not None:
            self.service.secrets = HomeSecrets(self.neighbours.is_home)
            self.service.ownership.is_home = self.neighbours.is_home
        self.scheduler = Scheduler(
            self.service, BotPool(settings.thinkers) if bots is None else bots, watch=self.metrics
        )
        self.application, self.sockets = make_app(self.service, settings, self.metrics)
        self.store.on_outage = self.on_outage
        self.metrics.ready.set(1)

    def on_outage(self, is_down: bool) -> None:
        """Note that the database is gone, or back."""
        self.metrics.ready.set(0 if is_down else 1)
        if is_down:
            logging_setup.logger().error("database gone")
        else:
            logging_setup.logger().info("database back")

    async def serve(
        self, listener: socket.socket, ready: Callable[[HttpServer], None], predecessor: str | None = None
    ) -> None:
        """Serve until a signal arrives. `ready` is called once clients can connect.

        `predecessor` is a worker that is known to be dead: its tables need not wait until its lease has ended.
        """
        await self.store.start()
        try:
            if predecessor is not None:
                await self.store.forget_worker(predecessor)
            await self.scheduler.start()
            await self.service.orders.read()
            tasks = [
                asyncio.ensure_future(run_forever("load", self._measure_load, self.metrics)),
                asyncio.ensure_future(run_forever("orders", self.service.orders.follow, self.metrics)),
            ]
            await asyncio.to_thread(localize.load_languages)
            config = configure(self.settings, self.application, self.neighbours)
            server = HttpServer(config, self.sockets, lambda: ready(server), self.neighbours)
            self.service.orders.on_stop = lambda: stop_server(server)
            try:
                await server.serve(sockets=[listener])
            finally:
                for task in tasks:
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task
                await self.scheduler.stop()
                await self.service.queries.analyses.close()
                await self.service.aids.hints.close()
                self.service.histories.close()
        finally:
            await self.store.stop()

    async def _measure_load(self) -> None:
        """Measure how late the event loop is, and how many tables are in memory."""
        loop = asyncio.get_running_loop()
        due = loop.time() + SAMPLE_S
        await asyncio.sleep(SAMPLE_S)
        self.metrics.lag.set(max(0.0, loop.time() - due))
        self.metrics.tables.set(len(self.service.cache.tables))


def worker_name() -> str:
    """Return a new name for a worker, which no worker has had before."""
    return token_hex(8)


def stop_server(server: HttpServer) -> None:
    """Stop the server because its operator wants it, with all its workers."""
    if server.should_exit:
        return
    logging_setup.logger().info("drained: the server stops")
    supervisor = multiprocessing.parent_process()
    if supervisor is not None and supervisor.pid is not None:
        os.kill(supervisor.pid, signal.SIGTERM)
    server.should_exit = True


def run_worker(
    settings: Settings,
    listener: socket.socket,
    alone: bool,
    ready: Callable[[HttpServer], None],
    part: WorkerPart | None = None,
) -> str | None:
    """Serve in this process until it is stopped. Return the reason if it could not start."""
    logging_setup.configure(settings.log)
    allow_many_files()
    tune_interpreter()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        try:
            runner.run(_serve(settings, listener, alone, ready, part or WorkerPart(worker_name())))
        except StoreDown as error:
            return f"the database does not answer: {error.reason}."
        except MutinyError as error:
            return str(error)
    return None


async def _serve(
    settings: Settings, listener: socket.socket, alone: bool, ready: Callable[[HttpServer], None], part: WorkerPart
) -> None:
    worker = Worker(settings, alone, name=part.name, place=part.place)
    logging_setup.logger().info("starting", version=__version__, worker=worker.name, alone=alone)
    await worker.serve(listener, ready, part.predecessor)
    logging_setup.logger().info("stopped", worker=worker.name)
