"""The committer: the only thread of a process that writes. It puts all waiting requests into one transaction.

Every change gets a mark: its author (this process) and a number, stored beside its entries. If the answer to a commit
is lost, the marks tell which changes were written: nothing is guessed, and nothing is done twice.
"""

from __future__ import annotations

import logging
import threading
import time
from asyncio import AbstractEventLoop
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from secrets import randbits
from typing import Any, Final

from mutiny.server.store.database import Database, Writer, reason_of
from mutiny.server.store.rows import BadChange, StoreDown
from mutiny.server.store.work import Claim, Probe, Request, decide, look_for, presume

MOST_REQUESTS: Final = 512
AUTHOR_BITS: Final = 31
NUMBER_BITS: Final = 32
FIRST_WAIT_S: Final = 0.05
LONGEST_WAIT_S: Final = 0.5
PING_S: Final = 2.0

_log = logging.getLogger(__name__)


class Committer:
    """Takes requests from the event loop's thread, and answers them there."""

    def __init__(self, database: Database, worker: str, on_trouble: Callable[[bool], None]) -> None:
        self.author = randbits(AUTHOR_BITS)
        self.commits = 0
        self._database = database
        self._worker = worker
        # Called in the event loop's thread.
        self._on_trouble = on_trouble
        self._queue: SimpleQueue[Request | None] = SimpleQueue()
        self._writer: Writer | None = None
        self._numbers = 0
        self._in_trouble = False
        self._ending = False
        self._thread: threading.Thread | None = None

    def start(self, loop: AbstractEventLoop) -> None:
        """Begin to take requests."""
        self._loop = loop
        self._thread = threading.Thread(target=self._run, name="mutiny-committer", daemon=True)
        self._thread.start()

    def hand_in(self, request: Request) -> None:
        """Take a request; its answer becomes the result of its future."""
        self._queue.put(request)

    @property
    def waiting(self) -> int:
        """The number of requests not yet taken."""
        return self._queue.qsize()

    def stop(self) -> None:
        """Finish all requests, then end the thread."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while not self._ending:
            batch = self._take()
            if batch:
                self._settle(batch)
            elif not self._ending:
                self._look_after()
        self._drop()

    def _take(self) -> list[Request]:
        """Return the waiting requests; none if there are none for a while."""
        batch: list[Request] = []
        try:
            request = self._queue.get(timeout=LONGEST_WAIT_S if self._in_trouble else PING_S)
            while request is not None:
                self._numbers += 1
                request.mark = self.author << NUMBER_BITS | self._numbers
                batch.append(request)
                if len(batch) == MOST_REQUESTS:
                    return batch
                request = self._queue.get_nowait()
            self._ending = True
        except Empty:
            pass
        return batch

    def _settle(self, batch: Sequence[Request], singled_out: bool = False) -> None:
        """Try until every request has its answer."""
        wait = FIRST_WAIT_S
        # Whether to write without reading first. After a failed commit, read the log: the entries may have been written
        # anyway.
        hopeful = self._writer is not None and self._writer.hopeful and not singled_out
        while batch:
            connected = self._writer is not None
            try:
                answers = self._attempt(batch, hopeful)
            except Exception as error:  # noqa: BLE001 (whatever it is, those who wait must hear of it)
                in_hope, hopeful = hopeful, False
                if not self._database.is_trouble(error):
                    if in_hope:
                        self._take_back()
                        continue
                    self._refuse(batch, error, singled_out)
                    return
                self._drop()
                if connected:
                    # Perhaps only this connection was lost, at some time since it was last used.
                    continue
                self._change_trouble(error)
                now = time.monotonic()
                late = [request for request in batch if request.deadline <= now]
                self._answer(late, [StoreDown(reason_of(error)) for _ in late])
                batch = [request for request in batch if request.deadline > now]
                if batch:
                    time.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT_S)
            else:
                self._change_trouble(None)
                self._answer(batch, answers)
                if self._writer is not None:
                    self._writer.tidy()
                return

    def _attempt(self, batch: Sequence[Request], hopeful: bool) -> list[Any]:
        if self._writer is None:
            self._writer = self._database.writer(self.author)
        writer = self._writer
        seen = presume(batch) if hopeful else writer.begin(look_for(batch))
        answers, work = decide(batch, seen)
        if work.is_empty():
            writer.rollback()
            return answers
        for request in batch:
            request.tried = True
        claimed = iter(writer.write(work))
        self.commits += 1
        return [
            next(claimed) if isinstance(request.task, Claim) else answer
            for request, answer in zip(batch, answers, strict=True)
        ]

    def _refuse(self, batch: Sequence[Request], error: Exception, singled_out: bool) -> None:
        """Try the requests of a refused batch one by one, so that a bad request does not affect the others.

        A request need not be bad: another worker may have been faster at the same moment. The second attempt reads
        first.
        """
        self._take_back()
        if not singled_out:
            for request in batch:
                self._settle([request], singled_out=True)
        else:
            _log.error("a change was refused: %s", reason_of(error))
            refusal = BadChange("the database cannot take this.")
            refusal.__cause__ = error
            self._answer(batch, [refusal])

    def _take_back(self) -> None:
        try:
            if self._writer is not None:
                self._writer.rollback()
        except Exception:  # noqa: BLE001 (then it is closed, which does as well)
            self._drop()

    def _look_after(self) -> None:
        """Check the connection while there are no requests. In trouble, only a commit shows that it is over."""
        if self._in_trouble or self._writer is None:
            self._settle([Request(Probe(self._worker, time.time()), None, 0.0)])
            return
        try:
            self._writer.ping()
        except Exception:  # noqa: BLE001 (the next look is with a new connection, and that decides)
            self._drop()
            self._look_after()

    def _change_trouble(self, error: Exception | None) -> None:
        trouble = error is not None
        if trouble == self._in_trouble:
            return
        self._in_trouble = trouble
        if error is None:
            _log.info("the database is back")
        else:
            _log.warning("the database is in trouble: %s", reason_of(error))
        self._tell(self._on_trouble, trouble)

    def _drop(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def _answer(self, requests: Sequence[Request], answers: list[Any]) -> None:
        if requests:
            self._tell(_resolve, requests, answers)

    def _tell(self, what: Callable[..., None], *arguments: object) -> None:
        with suppress(RuntimeError):
            # The loop is closed: nobody waits for the answer.
            self._loop.call_soon_threadsafe(what, *arguments)


def _resolve(requests: Sequence[Request], answers: list[Any]) -> None:
    for request, answer in zip(requests, answers, strict=True):
        future = request.future
        if future is None or future.done():
            # Nobody waits for it.
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
