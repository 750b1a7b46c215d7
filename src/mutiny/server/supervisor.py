"""Several workers on one listening socket: starts, watches, replaces and stops them."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from prometheus_client.multiprocess import mark_process_dead

from mutiny.server import logs
from mutiny.server.metrics import SHARED
from mutiny.server.settings import Settings
from mutiny.server.worker import Server, ignore_interrupts, run_worker

READY: Final = "ready"
AGAIN_S: Final = 1.0
"""Least number of seconds between the start of a worker and of its replacement, so that failing starts do not spin."""
STOPPING_S: Final = 30.0
"""Seconds after which a worker that does not stop is killed."""


def run_child(settings: Settings, listener: socket.socket, parent: Connection) -> None:
    """Run a worker in a child process. It stops on a signal, or when its parent is gone."""
    ignore_interrupts()
    import asyncio  # noqa: PLC0415

    def tell(what: str) -> None:
        with suppress(OSError):
            # A missing parent is noticed by the reader of the pipe.
            parent.send(what)

    def ready(server: Server) -> None:
        tell(READY)
        asyncio.get_running_loop().add_reader(parent.fileno(), orphaned, server)

    def orphaned(server: Server) -> None:
        asyncio.get_running_loop().remove_reader(parent.fileno())
        server.should_exit = True

    trouble = run_worker(settings, listener, False, ready)
    if trouble is not None:
        tell(trouble)


class Child:
    """A worker, as its parent sees it."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.started = time.monotonic()
        self.process: SpawnProcess = context.Process(target=run_child, args=(settings, listener, other))
        self.process.start()
        other.close()

    def signal(self) -> None:
        """Ask the worker to stop; a second time, to stop at once."""
        if self.process.pid is not None and self.process.is_alive():
            os.kill(self.process.pid, signal.SIGTERM)

    def bury(self, counts: str) -> None:
        """Wait for the worker's end, kill it if it does not stop, and remove its gauges from the metrics."""
        self.process.join(STOPPING_S)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()
        if self.process.pid is not None:
            mark_process_dead(self.process.pid, counts)  # type: ignore[no-untyped-call]


class Supervisor:
    """Keeps a number of workers alive."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self.start = partial(Child, settings, listener)
        self.wanted = settings.workers
        self.children: list[Child] = []
        self._signals = 0
        self._woken, self._waker = os.pipe()
        self._counts = tempfile.mkdtemp(prefix="mutiny-counts-")

    def run(self, ready: Callable[[], None]) -> str | None:
        """Serve until a signal arrives. Return the reason if the workers could not start."""
        os.environ[SHARED] = self._counts
        before = {each: signal.signal(each, self._heard) for each in (signal.SIGTERM, signal.SIGINT)}
        try:
            self.children = [self.start() for _ in range(self.wanted)]
            trouble = self._await_all()
            if trouble is None and not self.is_stopping():
                ready()
                self._watch()
            return trouble
        finally:
            self._stop()
            for each, handler in before.items():
                signal.signal(each, handler)
            os.close(self._woken)
            os.close(self._waker)
            del os.environ[SHARED]
            shutil.rmtree(self._counts, ignore_errors=True)

    def _heard(self, number: int, frame: object) -> None:
        self._signals += 1
        if self._signals > 1:
            # The second signal: stop at once.
            for child in self.children:
                child.signal()
        os.write(self._waker, b"!")

    def is_stopping(self) -> bool:
        """Return whether a signal has arrived."""
        return self._signals > 0

    def _await_all(self) -> str | None:
        """Wait until all workers are ready; return the first error, if any."""
        waiting = list(self.children)
        while waiting and not self.is_stopping():
            found = wait([self._woken, *(child.pipe for child in waiting)])
            for child in [child for child in waiting if child.pipe in found]:
                try:
                    said = child.pipe.recv()
                except EOFError:
                    said = "a worker ended before it had begun; the log says why."
                if said != READY:
                    return str(said)
                waiting.remove(child)
        return None

    def _watch(self) -> None:
        """Replace every worker that dies."""
        while not self.is_stopping():
            wait([self._woken, *(child.process.sentinel for child in self.children)])
            for place, child in enumerate(self.children):
                if self.is_stopping() or child.process.is_alive():
                    continue
                logs.log().error("worker died", status=child.process.exitcode)
                child.bury(self._counts)
                time.sleep(max(0.0, child.started + AGAIN_S - time.monotonic()))
                self.children[place] = self.start()

    def _stop(self) -> None:
        for child in self.children:
            child.signal()
        for child in self.children:
            child.bury(self._counts)
