"""Who does the work: this process alone, several processes, or whatever else takes tasks and gives back futures.

What is done does not depend on who does it: a task is handed out with others, the results come back, that is all.
May import: mutiny.kernel, and the standard library.
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

T = TypeVar("T")
R = TypeVar("R")

SECONDS = 0.5
"""How long a hand is to be busy with what it is given at a time: short enough that an interruption loses little."""
MOST = 50
"""The most tasks that a hand is given at a time."""


class CrewLost(MutinyError):
    """A process that did the work is gone."""


class Crew(Protocol):
    """What takes tasks; `hands` is how many of them are done at once."""

    hands: int

    def submit(self, do: Callable[[Sequence[T]], R], tasks: Sequence[T]) -> Future[R]:
        """Have some tasks done."""
        ...

    def dismiss(self, at_once: bool) -> None:
        """No more is to be done; `at_once` means that what is under way is not wanted either."""
        ...


class Alone:
    """This process and no other.

    >>> Alone().submit(sum, [1, 2, 3]).result()
    6
    """

    hands = 1

    def submit(self, do: Callable[[Sequence[T]], R], tasks: Sequence[T]) -> Future[R]:
        """Do it now."""
        future: Future[R] = Future()
        try:
            future.set_result(do(tasks))
        except Exception as error:  # noqa: BLE001 (whoever asks for the result gets it, whatever it is)
            future.set_exception(error)
        return future

    def dismiss(self, at_once: bool) -> None:
        """Nothing to put away."""


class Processes:
    """Several processes of this machine."""

    def __init__(self, hands: int) -> None:
        self.hands = hands
        self._before = set(multiprocessing.active_children())
        # A fresh interpreter for each: forking a process that has threads is not safe.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(hands, context, initializer=_begin_work)

    def submit(self, do: Callable[[Sequence[T]], R], tasks: Sequence[T]) -> Future[R]:
        """Have it done by a process that is free."""
        with _interrupts_held():
            return self._pool.submit(do, tasks)

    def dismiss(self, at_once: bool) -> None:
        """Wait until the processes have done what they have begun, or end them."""
        if at_once:
            for process in set(multiprocessing.active_children()) - self._before:
                process.terminate()
            # One that was ended in the middle of its answer leaves half of it in the pipe. The pool would wait for the
            # rest for ever, because this process could still write it: it closes its own end.
            answers: Any = self._pool._result_queue
            answers._writer.close()
        self._pool.shutdown(cancel_futures=True)


def crew_of(hands: int) -> Crew:
    """As many hands on this machine.

    >>> crew_of(1).hands, type(crew_of(1)).__name__
    (1, 'Alone')
    """
    return Alone() if hands == 1 else Processes(hands)


def carry_out(
    crew: Crew,
    do: Callable[[Sequence[T]], list[R]],
    tasks: Iterable[T],
    step: Callable[[int], object] = lambda _: None,
    ordered: bool = True,
    at_once: bool = False,
) -> Iterator[R]:
    """The results of all tasks, in the order of the tasks or else as they come; the crew is dismissed at the end.

    `step` is told how many are done, as they are. Only so many tasks are handed out ahead: a million must not fill the
    memory. `at_once` says what an interruption does to those under way.

    >>> list(carry_out(Alone(), lambda tasks: [task * task for task in tasks], range(5)))
    [0, 1, 4, 9, 16]
    """
    waiting: list[Future[tuple[float, list[R]]]] = []
    left = iter(tasks)
    size = 1
    done = False
    try:
        while True:
            while len(waiting) < (2 * crew.hands if crew.hands > 1 else 1) and (some := list(islice(left, size))):
                waiting.append(crew.submit(partial(_timed, do), some))
            if not waiting:
                break
            if not ordered:
                wait(waiting, return_when=FIRST_COMPLETED)
                waiting.sort(key=lambda future: not future.done())
            seconds, results = waiting.pop(0).result()
            size = max(1, min(MOST, 2 * size, int(SECONDS * len(results) / max(seconds, 1e-6))))
            step(len(results))
            yield from results
        done = True
    except BrokenExecutor:
        raise CrewLost("a process that played games has ended; is the memory full?") from None
    finally:
        crew.dismiss(at_once and not done)


def _timed(do: Callable[[Sequence[T]], list[R]], tasks: Sequence[T]) -> tuple[float, list[R]]:
    start = time.perf_counter()
    results = do(tasks)
    return time.perf_counter() - start, results


def _begin_work() -> None:
    """Ctrl-C reaches every process of a terminal; the first one ends the others in good order, or by its own end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A process that waits for work from one that was killed would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


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
