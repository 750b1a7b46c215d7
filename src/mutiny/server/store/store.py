"""The store: the interface to everything that the server keeps.

Every method belongs to the event loop in which the store was started. The committer's thread writes; a few other
threads read.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy.exc import TimeoutError as NoConnectionFree

from mutiny.common.extras import install_command
from mutiny.kernel.errors import MutinyError
from mutiny.server.migrations import is_current, upgrade
from mutiny.server.store import queries
from mutiny.server.store.batch import AlarmClaim, PresenceUpdate, TableCreation, WriteProbe, WriteRequest, WriteTask
from mutiny.server.store.change_feed import ChangeFeed
from mutiny.server.store.committer import Committer
from mutiny.server.store.database import Database, parse_url, reason_of
from mutiny.server.store.orders import OperatorOrder, read_orders
from mutiny.server.store.rows import AppendOutcome, BadChange, BadDatabase, Change, StoreDown, TableRow
from mutiny.server.store.sqlite import SqliteDatabase

PATIENCE_S: Final = 5.0
"""Seconds that a request waits for a database that cannot be reached."""
RETRY_S: Final = 0.2
CLOSED: Final = "the store is closed"
READERS: Final = 4
LEAST_FREE: Final = 1 << 20
"""Bytes that must be left on the disk: with fewer, the next moves may still be written, but not many."""
FORGET_AFTER_S: Final = 3600.0
"""Seconds after the end of its announcement for which a silent worker is kept in the database."""

T = TypeVar("T")


class Store:
    """Keeps tables in a database that several workers may share.

    >>> from tempfile import TemporaryDirectory
    >>> async def example(folder):
    ...     store = open_store(f"sqlite:///{folder}/mutiny.db", "w1", alone=True)
    ...     await store.start()
    ...     row = TableRow("t", 0.0, "meuterer", 4, True, bytes(32), "waiting", None, b"{}", None)
    ...     await store.create(row, [b"opened"])
    ...     change = Change("t", 1, [b"moved"], key=(0, "click-1"))
    ...     outcomes = [await store.append(change), await store.append(change)]
    ...     found = await store.load("t")
    ...     await store.stop()
    ...     return outcomes, found[1]
    >>> with TemporaryDirectory() as folder:
    ...     asyncio.run(example(folder))
    ([Appended(), Repeated(index=1)], [b'opened', b'moved'])
    """

    def __init__(self, database: Database, worker: str, alone: bool, patience: float = PATIENCE_S) -> None:
        self.worker = worker
        self.patience = patience
        self.on_remote_change: Callable[[str, int], None] | None = None
        """Called when another worker has written to a table, up to an index; ("", 0) stands for any table."""
        self.on_outage: Callable[[bool], None] | None = None
        """Called with True when the database cannot be reached or written to, with False when it is back."""
        self._database = database
        self._committer = Committer(database, worker, self._report_outage)
        self._change_feed = None if alone else ChangeFeed(database, self._committer.author, self._report_changes)
        self._readers = ThreadPoolExecutor(READERS, "mutiny-reader")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopped = False
        # The connected seats that the database knows of this worker, and until when they are valid.
        self._announced: set[tuple[str, int]] | None = None
        self._announced_until = 0.0

    @property
    def commits(self) -> int:
        """The number of commits; each is one flush to the disk."""
        return self._committer.commits

    @property
    def waiting(self) -> int:
        """The number of changes that wait for the current commit to end."""
        return self._committer.waiting

    async def start(self) -> None:
        """Migrate the database, if no other worker does, and begin."""
        loop = asyncio.get_running_loop()
        try:
            await self._with_retries(self._migrate)
            if self._change_feed is not None:
                await self._with_retries(self._change_feed.start, loop)
        except StoreDown as error:
            await self.stop()
            raise BadDatabase(f"the database cannot be used: {error.reason}.") from error
        except MutinyError:
            await self.stop()
            raise
        self._committer.start(loop)
        self._loop = loop

    def _migrate(self) -> None:
        self._database.prepare()
        with self._database.engine.begin() as connection:
            current = is_current(connection)
        if not current:
            with self._database.migrating() as connection:
                upgrade(connection)

    async def stop(self) -> None:
        """Finish all requests and close."""
        self._loop = None
        self._stopped = True
        run = asyncio.get_running_loop().run_in_executor
        await run(None, self._committer.stop)
        if self._change_feed is not None:
            await run(None, self._change_feed.stop)
        await run(None, self._readers.shutdown)
        self._database.engine.dispose()

    async def create(self, row: TableRow, bodies: list[bytes]) -> None:
        """Create a table with the first entries of its log."""
        if not bodies:
            raise BadChange("a table begins with at least one entry.")
        await self._write(TableCreation(row, bodies))

    async def append(self, change: Change) -> AppendOutcome:
        """Change a table; return when the change is committed and on the disk, or was not made."""
        if not change.bodies:
            raise BadChange("a change has at least one entry.")
        if change.key is not None and "\0" in change.key[1]:
            raise BadChange("the id of an act is a text without zero bytes.")
        outcome: AppendOutcome = await self._write(change)
        return outcome

    async def claim_alarm(self, table: str, alarm: float | None, until: float | None) -> bool:
        """Set a table's alarm if it still has the expected value: of several workers, one succeeds."""
        return bool(await self._write(AlarmClaim(table, alarm, until)))

    async def announce_seats(self, worker: str, seats: list[tuple[str, int]], until: float) -> None:
        """Announce all seats that are connected to a worker. The announcement is valid until a time."""
        now = set(seats)
        # The other workers may have removed a worker that was silent for that long.
        complete = self._announced is None or until - self._announced_until > FORGET_AFTER_S
        before = set() if complete or self._announced is None else self._announced
        # Until the commit, the contents of the database are unknown.
        self._announced = None
        task = PresenceUpdate(
            worker, until, until - FORGET_AFTER_S, complete, sorted(before - now), sorted(now - before)
        )
        await self._write(task)
        self._announced = now
        self._announced_until = until

    async def load(self, table: str, after: int = 0) -> tuple[TableRow, list[bytes]] | None:
        """Return a table, and the entries of its log from an index on."""
        return await self._read(queries.load, table, after) if is_storable(table) else None

    async def find_command(self, table: str, seat: int, key: str) -> int | None:
        """Return the index at which the entries of a seat's command with this id begin."""
        return await self._read(queries.find_command, table, seat, key) if is_storable(table + key) else None

    async def lobby(self, limit: int) -> list[TableRow]:
        """Return the open tables that wait or play, newest first."""
        return await self._read(queries.lobby, limit)

    async def archive(self, before: float | None, limit: int, game: str | None) -> list[TableRow]:
        """Return the open tables that are over, the last to end first; if a time is given, those that ended before."""
        return await self._read(queries.archive, before, limit, game) if is_storable(game or "") else []

    async def due_tables(self, now: float, limit: int, alive_at: float | None = None) -> list[tuple[str, float]]:
        """Return the tables whose alarm is due, with the alarm, the earliest first.

        With a time, leave out those whose owner is another worker with a valid lease at that time.
        """
        return await self._read(queries.due_tables, now, limit, self.worker, alive_at)

    async def orders(self) -> list[OperatorOrder]:
        """Return the orders of the operator, also those that have ended."""
        return await self._read(read_orders)

    async def connected_seats(self, table: str, now: float) -> set[int]:
        """Return the seats of a table that are connected to any worker."""
        return await self._read(queries.connected_seats, table, now) if is_storable(table) else set()

    async def live_workers(self, now: float) -> frozenset[str]:
        """Return the workers whose leases are valid."""
        return await self._read(queries.live_workers, now)

    async def forget_worker(self, worker: str) -> None:
        """End the lease of a worker that is known to be dead."""
        await self._write(PresenceUpdate(worker, 0.0, 0.0, True, [], []))

    async def seats_elsewhere(self, worker: str, now: float) -> list[tuple[str, int]]:
        """Return the tables and seats that are connected to other workers."""
        return await self._read(queries.seats_elsewhere, worker, now)

    async def check_writable(self) -> None:
        """Write something. Raises StoreDown if that is not possible, if the disk is full, or if pages are damaged."""
        if self._database.damage is not None:
            raise StoreDown(self._database.damage)
        free = self._database.free_bytes()
        if free is not None and free < LEAST_FREE:
            raise StoreDown(f"the disk has only {free} bytes left")
        await self._write(WriteProbe(self.worker, time.time()))

    async def _write(self, task: WriteTask) -> Any:
        loop = self._loop
        if loop is None:
            raise StoreDown(CLOSED)
        future: asyncio.Future[Any] = loop.create_future()
        self._committer.submit(WriteRequest(task, future, time.monotonic() + self.patience))
        return await future

    async def _read(self, query: Callable[..., T], *arguments: object) -> T:
        if self._loop is None:
            raise StoreDown(CLOSED)
        return await self._with_retries(self._query, query, *arguments)

    def _query(self, query: Callable[..., T], *arguments: object) -> T:
        with self._database.engine.begin() as connection:
            return query(connection, *arguments)

    async def _with_retries(self, function: Callable[..., T], *arguments: object) -> T:
        """Call a function in a thread; while the database cannot be reached, try again until the deadline."""
        loop = asyncio.get_running_loop()
        deadline = time.monotonic() + self.patience
        while not self._stopped:
            try:
                return await loop.run_in_executor(self._readers, function, *arguments)
            except Exception as error:
                is_outage = isinstance(error, NoConnectionFree) or self._database.is_outage(error)
                if not is_outage:
                    raise
                if time.monotonic() > deadline:
                    raise StoreDown(reason_of(error)) from error
            await asyncio.sleep(RETRY_S)
        raise StoreDown(CLOSED)

    def _report_outage(self, is_down: bool) -> None:
        if self.on_outage is not None:
            self.on_outage(is_down)

    def _report_changes(self, changes: list[tuple[str, int]]) -> None:
        for table, index in changes:
            if self.on_remote_change is not None:
                self.on_remote_change(table, index)


def is_storable(text: str) -> bool:
    """Return whether a text can be stored in a database: names come from anybody.

    >>> is_storable("table-1"), is_storable("nothing\\0more"), is_storable("half \\ud83d")
    (True, False, False)
    """
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


def open_store(url: str, worker: str, alone: bool) -> Store:
    """Return a store at an address, not yet started. `alone` means that no other worker writes there.

    >>> open_store("mysql://db/mutiny", "w1", alone=True)
    Traceback (most recent call last):
    ...
    mutiny.server.store.rows.BadDatabase: mutiny keeps its tables in sqlite or postgresql, not in 'mysql'.
    """
    parsed = parse_url(url)
    kind = parsed.get_backend_name()
    if kind == "sqlite":
        return Store(SqliteDatabase(parsed, alone, READERS), worker, alone)
    if kind != "postgresql":
        raise BadDatabase(f"mutiny keeps its tables in sqlite or postgresql, not in {kind!r}.")
    try:
        from mutiny.server.store.postgres import PostgresDatabase  # noqa: PLC0415 (few have its driver)
    except ImportError:
        raise BadDatabase(f"for PostgreSQL a driver is needed: {install_command('postgres')}") from None
    return Store(PostgresDatabase(parsed, alone, READERS), worker, alone)
