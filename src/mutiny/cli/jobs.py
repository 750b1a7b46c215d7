"""Work shared out among processes, with results in the order of the tasks. May import: the standard library only."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def in_order(
    do: Callable[[Sequence[Task]], list[Result]],
    tasks: Sequence[Task],
    jobs: int,
    size: int,
    step: Callable[[int], object],
) -> Iterator[Result]:
    """The result of each task, done in so many processes, so many tasks at a time; `step` is told as they are done.

    >>> list(in_order(lambda some: [task * task for task in some], range(5), 1, 2, lambda done: None))
    [0, 1, 4, 9, 16]
    """
    chunks = [tasks[start : start + size] for start in range(0, len(tasks), size)]
    if jobs == 1 or len(chunks) < 2:
        for chunk in chunks:
            results = do(chunk)
            step(len(results))
            yield from results
        return
    # A fresh interpreter for each: forking a process that has threads is not safe.
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), initializer=_leave_interrupts_to_parent)
    try:
        with _interrupts_held():
            waiting: list[Future[list[Result]]] = [pool.submit(do, chunk) for chunk in chunks]
        for future in waiting:
            results = future.result()
            step(len(results))
            yield from results
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the first one ends the others in good order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Let a Ctrl-C wait while a process is started: the new one inherits that, and is deaf from its very beginning."""
    if sys.platform == "win32":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
