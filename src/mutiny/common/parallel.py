"""Runs tasks in this process, in several processes, or on anything else that takes tasks and returns futures.

The results do not depend on where the tasks run.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import Any, Protocol, TypeVar

from mutiny.kernel.errors import MutinyError

A = TypeVar("A")
T = TypeVar("T")
R = TypeVar("R")

SECONDS = 0.5
"""Seconds of work in a batch: short enough that an interruption loses little."""
MOST = 50
"""The most tasks in a batch."""
CHECK_S = 2.0
"""Seconds between checks that the processes of a pool are still alive."""


class WorkerLost(MutinyError):
    """A worker process has died."""


class WorkerPool(Protocol):
    """Runs tasks; `workers` is the number of tasks that run at once."""

    workers: int

    def submit(self, do: Callable[[Sequence[T]], R], tasks: Sequence[T]) -> Future[R]:
        """Run some tasks."""
        ...

    def check(self) -> None:
        """Raise BrokenExecutor if workers have died."""
        ...

    def shutdown(self, at_once: bool) -> None:
        """Stop; `at_once` means that the tasks under way are abandoned."""
        ...


class InlinePool:
    """Runs tasks in this process.

    >>> InlinePool().submit(sum, [1, 2, 3]).result()
    6
    """

    workers = 1

    def submit(self, do: Callable[[Sequence[T]], R], tasks: Sequence[T]) -> Future[R]:
        """Run the tasks now."""
        future: Future[R] = Future()
        try:
            future.set_result(do(tasks))
        except Exception as error:  # noqa: BLE001 (whoever asks for the result gets it, whatever it is)
            future.set_exception(error)
        return future

    def check(self) -> None:
        """Do nothing."""

    def shutdown(self, at_once: bool) -> None:
        """Do nothing."""


class ProcessPool:
    """Runs tasks in several processes of this machine, which end with this one, even if it is killed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        # New interpreters: a fork would inherit this one's connections and the locks of its threads.
        context = multiprocessing.get_context("spawn")
        self._executor = ProcessPoolExecutor(workers, context, initializer=_begin_work)

    def submit(self, do: Callable[[A], R], tasks: A) -> Future[R]:
        """Run the tasks in a free process."""
        with _interrupts_held():
            return self._executor.submit(do, tasks)

    def check(self) -> None:
        """Raise BrokenExecutor if processes have died.

        Tasks submitted at the very moment at which a process dies may get no answer at all. A later submission raises
        an error, which shows that the pool is broken.
        """
        self.submit(_do_nothing, None)

    def shutdown(self, at_once: bool) -> None:
        """Wait until the processes have finished their tasks, or end them, whatever they are doing."""
        if at_once:
            executor: Any = self._executor
            for process in list((executor._processes or {}).values()):
                process.terminate()
            # A process that is ended while it answers leaves half an answer in the pipe. The pool would wait for the
            # rest forever, because this process could still write it. So this process closes its own end.
            if executor._result_queue is not None:
                executor._result_queue._writer.close()
        self._executor.shutdown(cancel_futures=True)


def make_pool(workers: int) -> WorkerPool:
    """Return a pool with a number of workers on this machine.

    >>> make_pool(1).workers, type(make_pool(1)).__name__
    (1, 'InlinePool')
    """
    return InlinePool() if workers == 1 else ProcessPool(workers)


def run_tasks(
    pool: WorkerPool,
    do: Callable[[Sequence[T]], list[R]],
    tasks: Iterable[T],
    step: Callable[[int], object] = lambda _: None,
    ordered: bool = True,
    at_once: bool = False,
) -> Iterator[R]:
    """Yield the results of all tasks, in the order of the tasks or as they come; shut the pool down at the end.

    `step` is called with the number of tasks done. Only a limited number of tasks are submitted ahead, so that a
    million tasks do not fill the memory. `at_once` says whether an interruption abandons the tasks under way.

    >>> list(run_tasks(InlinePool(), lambda tasks: [task * task for task in tasks], range(5)))
    [0, 1, 4, 9, 16]
    """
    waiting: list[Future[tuple[float, list[R]]]] = []
    left = iter(tasks)
    size = 1
    done = False
    try:
        while True:
            while len(waiting) < (2 * pool.workers if pool.workers > 1 else 1) and (some := list(islice(left, size))):
                waiting.append(pool.submit(partial(_timed, do), some))
            if not waiting:
                break
            while not wait(waiting if not ordered else waiting[:1], CHECK_S, FIRST_COMPLETED).done:
                pool.check()
            if not ordered:
                waiting.sort(key=lambda future: not future.done())
            seconds, results = waiting.pop(0).result()
            size = max(1, min(MOST, 2 * size, int(SECONDS * len(results) / max(seconds, 1e-6))))
            step(len(results))
            yield from results
        done = True
    except BrokenExecutor:
        raise WorkerLost("a process that played games has ended; is the memory full?") from None
    finally:
        pool.shutdown(at_once and not done)


def _timed(do: Callable[[Sequence[T]], list[R]], tasks: Sequence[T]) -> tuple[float, list[R]]:
    start = time.perf_counter()
    results = do(tasks)
    return time.perf_counter() - start, results


def _do_nothing(_: None) -> None:
    """Do nothing."""


def _begin_work() -> None:
    """Prepare a worker process. Ctrl-C reaches every process of a terminal; only the first process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when its parent dies: otherwise it would wait for work forever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold back Ctrl-C while a process is started: the new process inherits that, and ignores it from the beginning."""
    if sys.platform == "win32":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
