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

from mutiny.server.store.batch import AlarmClaim, WriteProbe, WriteRequest, assume_unchanged, build_batch, lookup_for
from mutiny.server.store.database import Database, DatabaseWriter, reason_of
from mutiny.server.store.rows import BadChange, Change, StoreDown

MOST_REQUESTS: Final = 512
AUTHOR_BITS: Final = 31
NUMBER_BITS: Final = 32
FIRST_WAIT_S: Final = 0.05
LONGEST_WAIT_S: Final = 0.5
PING_S: Final = 2.0

_log = logging.getLogger(__name__)


class Committer:
    """Takes requests from the event loop's thread, and answers them there."""

    def __init__(self, database: Database, worker: str, on_outage: Callable[[bool], None]) -> None:
        self.author = randbits(AUTHOR_BITS)
        self.commits = 0
        self._database = database
        self._worker = worker
        # Called in the event loop's thread.
        self._on_outage = on_outage
        self._queue: SimpleQueue[WriteRequest | None] = SimpleQueue()
        self._writer: DatabaseWriter | None = None
        self._numbers = 0
        self._is_down = False
        self._ending = False
        self._thread: threading.Thread | None = None

    def start(self, loop: AbstractEventLoop) -> None:
        """Begin to take requests."""
        self._loop = loop
        self._thread = threading.Thread(target=self._run, name="mutiny-committer", daemon=True)
        self._thread.start()

    def submit(self, request: WriteRequest) -> None:
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
            requests = self._next_requests()
            if requests:
                self._process_in_groups(requests)
            elif not self._ending:
                self._check_connection()
        self._disconnect()

    def _next_requests(self) -> list[WriteRequest]:
        """Return the waiting requests; none if there are none for a while."""
        requests: list[WriteRequest] = []
        try:
            request = self._queue.get(timeout=LONGEST_WAIT_S if self._is_down else PING_S)
            while request is not None:
                self._numbers += 1
                request.mark = self.author << NUMBER_BITS | self._numbers
                requests.append(request)
                if len(requests) == MOST_REQUESTS:
                    return requests
                request = self._queue.get_nowait()
            self._ending = True
        except Empty:
            pass
        return requests

    def _process_in_groups(self, requests: Sequence[WriteRequest]) -> None:
        """Process the changes of tables that this worker owns apart from those that must read first."""
        if self._writer is None or self._writer.optimistic:
            self._process(requests, self._writer is not None)
            return
        held = [request for request in requests if isinstance(request.task, Change) and request.task.held]
        if held:
            self._process(held, True)
        if len(held) < len(requests):
            others = [request for request in requests if not (isinstance(request.task, Change) and request.task.held)]
            self._process(others, False)

    def _process(self, requests: Sequence[WriteRequest], optimistic: bool, single: bool = False) -> None:
        """Try until every request has its answer.

        `optimistic`: write without reading first. `single`: the request of a refused batch, tried alone.
        """
        # After a failed commit, read the log: the entries may have been written anyway.
        wait = FIRST_WAIT_S
        while requests:
            connected = self._writer is not None
            try:
                answers = self._attempt(requests, optimistic)
            except Exception as error:  # noqa: BLE001 (whatever the error is, the waiting callers must receive it)
                was_optimistic, optimistic = optimistic, False
                if not self._database.is_outage(error):
                    if was_optimistic:
                        self._rollback()
                        continue
                    self._retry_singly(requests, error, single)
                    return
                self._disconnect()
                if connected:
                    # Perhaps only this connection was lost, at some time since it was last used.
                    continue
                self._set_outage(error)
                now = time.monotonic()
                late = [request for request in requests if request.deadline <= now]
                self._send_answers(late, [StoreDown(reason_of(error)) for _ in late])
                requests = [request for request in requests if request.deadline > now]
                if requests:
                    time.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT_S)
            else:
                self._set_outage(None)
                self._send_answers(requests, answers)
                if self._writer is not None:
                    self._writer.maintain()
                return

    def _attempt(self, requests: Sequence[WriteRequest], optimistic: bool) -> list[Any]:
        if self._writer is None:
            self._writer = self._database.writer(self.author)
        writer = self._writer
        found = assume_unchanged(requests) if optimistic else writer.begin(lookup_for(requests))
        answers, batch = build_batch(requests, found)
        if batch.is_empty():
            writer.rollback()
            return answers
        for request in requests:
            request.tried = True
        claimed = iter(writer.write(batch))
        self.commits += 1
        return [
            next(claimed) if isinstance(request.task, AlarmClaim) else answer
            for request, answer in zip(requests, answers, strict=True)
        ]

    def _retry_singly(self, requests: Sequence[WriteRequest], error: Exception, single: bool) -> None:
        """Try the requests of a refused batch one by one, so that a bad request does not affect the others.

        A request need not be bad: another worker may have been faster at the same moment. The second attempt reads
        first.
        """
        self._rollback()
        if not single:
            for request in requests:
                self._process([request], False, single=True)
        else:
            _log.error("a change was refused: %s", reason_of(error))
            refusal = BadChange("the database cannot take this.")
            refusal.__cause__ = error
            self._send_answers(requests, [refusal])

    def _rollback(self) -> None:
        try:
            if self._writer is not None:
                self._writer.rollback()
        except Exception:  # noqa: BLE001 (the connection is closed instead)
            self._disconnect()

    def _check_connection(self) -> None:
        """Check the connection while there are no requests. During an outage, only a commit shows that it is over."""
        if self._is_down or self._writer is None:
            self._process([WriteRequest(WriteProbe(self._worker, time.time()), None, 0.0)], False)
            return
        try:
            self._writer.ping()
        except Exception:  # noqa: BLE001 (a new connection decides)
            self._disconnect()
            self._check_connection()

    def _set_outage(self, error: Exception | None) -> None:
        is_down = error is not None
        if is_down == self._is_down:
            return
        self._is_down = is_down
        if error is None:
            _log.info("the database is back")
        else:
            _log.warning("the database is down: %s", reason_of(error))
        self._call_in_loop(self._on_outage, is_down)

    def _disconnect(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def _send_answers(self, requests: Sequence[WriteRequest], answers: list[Any]) -> None:
        if requests:
            self._call_in_loop(_set_results, requests, answers)

    def _call_in_loop(self, function: Callable[..., None], *arguments: object) -> None:
        with suppress(RuntimeError):
            # The loop is closed: nobody waits for the answer.
            self._loop.call_soon_threadsafe(function, *arguments)


def _set_results(requests: Sequence[WriteRequest], answers: list[Any]) -> None:
    for request, answer in zip(requests, answers, strict=True):
        future = request.future
        if future is None or future.done():
            # Nobody waits for it.
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
