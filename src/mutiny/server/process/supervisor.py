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

from mutiny.server.common import logging_setup
from mutiny.server.common.metrics import MULTIPROCESS_FOLDER
from mutiny.server.common.settings import Settings
from mutiny.server.edge.neighbours import WorkerPlace, can_hand_over
from mutiny.server.process.http_server import HttpServer
from mutiny.server.process.tuning import ignore_interrupts
from mutiny.server.process.worker import WorkerPart, run_worker, worker_name

READY: Final = "ready"
RESTART_S: Final = 1.0
"""Least number of seconds between the start of a worker and of its replacement, so that failing starts do not spin."""
STOPPING_S: Final = 30.0
"""Seconds after which a worker that does not stop is killed."""


def run_child(settings: Settings, listener: socket.socket, part: WorkerPart, parent: Connection) -> None:
    """Run a worker in a child process. It stops on a signal, or when its parent is gone."""
    ignore_interrupts()
    import asyncio  # noqa: PLC0415

    def report(text: str) -> None:
        with suppress(OSError):
            # A missing parent is noticed by the reader of the pipe.
            parent.send(text)

    def ready(server: HttpServer) -> None:
        report(READY)
        asyncio.get_running_loop().add_reader(parent.fileno(), orphaned, server)

    def orphaned(server: HttpServer) -> None:
        asyncio.get_running_loop().remove_reader(parent.fileno())
        server.should_exit = True

    failure = run_worker(settings, listener, False, ready, part)
    if failure is not None:
        report(failure)


class WorkerProcess:
    """A worker, as its parent sees it."""

    def __init__(self, settings: Settings, listener: socket.socket, part: WorkerPart) -> None:
        self.part = part
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.started = time.monotonic()
        self.process: SpawnProcess = context.Process(target=run_child, args=(settings, listener, part, other))
        self.process.start()
        other.close()

    def terminate(self) -> None:
        """Ask the worker to stop; a second time, to stop at once."""
        if self.process.pid is not None and self.process.is_alive():
            os.kill(self.process.pid, signal.SIGTERM)

    def reap(self, metrics_folder: str) -> None:
        """Wait for the worker's end, kill it if it does not stop, and remove its gauges from the metrics."""
        self.process.join(STOPPING_S)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()
        if self.process.pid is not None:
            mark_process_dead(self.process.pid, metrics_folder)  # type: ignore[no-untyped-call]


class Supervisor:
    """Keeps a number of workers alive."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self.start_worker = partial(WorkerProcess, settings, listener)
        self.count = settings.workers
        self.workers: list[WorkerProcess] = []
        self._signals = 0
        self._wake_reader, self._wake_writer = os.pipe()
        self._metrics_folder = tempfile.mkdtemp(prefix="mutiny-counts-")

    def run(self, ready: Callable[[], None]) -> str | None:
        """Serve until a signal arrives. Return the reason if the workers could not start."""
        os.environ[MULTIPROCESS_FOLDER] = self._metrics_folder
        before = {each: signal.signal(each, self._on_signal) for each in (signal.SIGTERM, signal.SIGINT)}
        try:
            self.workers = [self.start_worker(WorkerPart(worker_name(), self._place(n))) for n in range(self.count)]
            failure = self._await_ready()
            if failure is None and not self.is_stopping():
                ready()
                self._watch()
            return failure
        finally:
            self._stop()
            for each, handler in before.items():
                signal.signal(each, handler)
            os.close(self._wake_reader)
            os.close(self._wake_writer)
            del os.environ[MULTIPROCESS_FOLDER]
            shutil.rmtree(self._metrics_folder, ignore_errors=True)

    def _place(self, number: int) -> WorkerPlace | None:
        return WorkerPlace(self._metrics_folder, number, self.count) if can_hand_over() else None

    def _on_signal(self, number: int, frame: object) -> None:
        self._signals += 1
        if self._signals > 1:
            # The second signal: stop at once.
            for worker in self.workers:
                worker.terminate()
        os.write(self._wake_writer, b"!")

    def is_stopping(self) -> bool:
        """Return whether a signal has arrived."""
        return self._signals > 0

    def _await_ready(self) -> str | None:
        """Wait until all workers are ready; return the first error, if any."""
        waiting = list(self.workers)
        while waiting and not self.is_stopping():
            found = wait([self._wake_reader, *(worker.pipe for worker in waiting)])
            for worker in [worker for worker in waiting if worker.pipe in found]:
                try:
                    report = worker.pipe.recv()
                except EOFError:
                    report = "a worker ended before it had begun; the log says why."
                if report != READY:
                    return str(report)
                waiting.remove(worker)
        return None

    def _watch(self) -> None:
        """Replace every worker that dies."""
        while not self.is_stopping():
            wait([self._wake_reader, *(worker.process.sentinel for worker in self.workers)])
            for place, worker in enumerate(self.workers):
                if self.is_stopping() or worker.process.is_alive():
                    continue
                logging_setup.logger().error("worker died", status=worker.process.exitcode)
                worker.reap(self._metrics_folder)
                time.sleep(max(0.0, worker.started + RESTART_S - time.monotonic()))
                part = WorkerPart(worker_name(), worker.part.place, predecessor=worker.part.name)
                self.workers[place] = self.start_worker(part)

    def _stop(self) -> None:
        for worker in self.workers:
            worker.terminate()
        for worker in self.workers:
            worker.reap(self._metrics_folder)
