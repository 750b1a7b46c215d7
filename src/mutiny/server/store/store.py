"""The store: all that the server keeps, as the rest of it sees it.

Every method belongs to the event loop in which the store was started. What is written goes to the committer's thread;
what is read, to a few threads that read.
May import: the standard library, sqlalchemy, mutiny.server.migrations, and what is in this package.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy.exc import TimeoutError as NoConnectionFree

from mutiny.kernel.errors import MutinyError
from mutiny.server.migrations import is_current, upgrade
from mutiny.server.store import queries
from mutiny.server.store.committer import Committer
from mutiny.server.store.database import Database, address, reason_of
from mutiny.server.store.news import NewsThread
from mutiny.server.store.rows import BadChange, BadDatabase, Change, Outcome, StoreDown, TableRow
from mutiny.server.store.sqlite import SqliteDatabase
from mutiny.server.store.work import Claim, Create, Present, Request, Task

PATIENCE_S: Final = 5.0
"""How long a request waits for a database that is gone."""
AGAIN_S: Final = 0.2
CLOSED: Final = "the store is closed"
READERS: Final = 4
GONE_AFTER_S: Final = 3600.0
"""A worker whose word on who is there has been out of date for so long is no more."""

T = TypeVar("T")


class Store:
    """Keeps tables, in a database that several workers may share.

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
        self.on_news: Callable[[str, int], None] | None = None
        """Another worker has written to a table, up to an index; ("", 0): perhaps to any of them."""
        self.on_trouble: Callable[[bool], None] | None = None
        """The database is gone, or takes nothing more (True); is back (False)."""
        self._database = database
        self._committer = Committer(database, worker, self._tell_trouble)
        self._news = None if alone else NewsThread(database, self._committer.author, self._tell_news)
        self._readers = ThreadPoolExecutor(READERS, "mutiny-reader")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopped = False
        # The seats of which the database knows that they are connected to us, and until when it believes it.
        self._here: set[tuple[str, int]] | None = None
        self._here_until = 0.0

    @property
    def commits(self) -> int:
        """How often something was committed; each is one flush to the disk."""
        return self._committer.commits

    @property
    def waiting(self) -> int:
        """How many changes wait for the commit that is going on to end."""
        return self._committer.waiting

    async def start(self) -> None:
        """Bring the database up to date, whoever else does that too, and begin."""
        loop = asyncio.get_running_loop()
        try:
            await self._patiently(self._migrate)
            if self._news is not None:
                await self._patiently(self._news.start, loop)
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
        """Finish all that was handed in, and close."""
        self._loop = None
        self._stopped = True
        run = asyncio.get_running_loop().run_in_executor
        await run(None, self._committer.stop)
        if self._news is not None:
            await run(None, self._news.stop)
        await run(None, self._readers.shutdown)
        self._database.engine.dispose()

    async def create(self, row: TableRow, bodies: list[bytes]) -> None:
        """A new table, with the first entries of its log and the seats given out by them."""
        if not bodies:
            raise BadChange("a table begins with at least one entry.")
        await self._write(Create(row, bodies))

    async def append(self, change: Change) -> Outcome:
        """Change a table; returns when the change is committed and on the disk, or has not happened."""
        if not change.bodies:
            raise BadChange("a change has at least one entry.")
        if change.key is not None and "\0" in change.key[1]:
            raise BadChange("the id of an act is a text without zero bytes.")
        outcome: Outcome = await self._write(change)
        return outcome

    async def claim(self, table: str, alarm: float | None, until: float | None) -> bool:
        """Set a table's alarm anew if it is what one thinks: of several workers, one succeeds."""
        return bool(await self._write(Claim(table, alarm, until)))

    async def present(self, worker: str, seats: list[tuple[str, int]], until: float) -> None:
        """The seats that are connected to a worker now, all of them; good until that time if nothing more is said."""
        now = set(seats)
        # Whoever was silent for so long may have been taken for gone.
        anew = self._here is None or until - self._here_until > GONE_AFTER_S
        before = set() if anew or self._here is None else self._here
        # Until it is committed, nobody knows what the database knows.
        self._here = None
        task = Present(worker, until, until - GONE_AFTER_S, anew, sorted(before - now), sorted(now - before))
        await self._write(task)
        self._here = now
        self._here_until = until

    async def load(self, table: str, after: int = 0) -> tuple[TableRow, list[bytes]] | None:
        """A table, and the entries of its log from an index on."""
        return await self._read(queries.load, table, after) if storable(table) else None

    async def key(self, table: str, seat: int, key: str) -> int | None:
        """The index at which the entries of an act begin that a seat has given this id."""
        return await self._read(queries.act, table, seat, key) if storable(table + key) else None

    async def lobby(self, limit: int) -> list[TableRow]:
        """Open tables that wait or play, the newest first."""
        return await self._read(queries.lobby, limit)

    async def archive(self, before: float | None, limit: int, game: str | None) -> list[TableRow]:
        """Open tables that are over, the last to end first; only those that ended before a time, if one is given."""
        return await self._read(queries.archive, before, limit, game) if storable(game or "") else []

    async def due(self, now: float, limit: int) -> list[tuple[str, float]]:
        """Tables whose alarm is due and that alarm, the earliest first."""
        return await self._read(queries.due, now, limit)

    async def presence(self, table: str, now: float) -> set[int]:
        """The seats of a table that are connected to any worker."""
        return await self._read(queries.presence, table, now) if storable(table) else set()

    async def elsewhere(self, worker: str, now: float) -> list[tuple[str, int]]:
        """The tables and seats that are connected to other workers than this one."""
        return await self._read(queries.elsewhere, worker, now)

    async def _write(self, task: Task) -> Any:
        loop = self._loop
        if loop is None:
            raise StoreDown(CLOSED)
        future: asyncio.Future[Any] = loop.create_future()
        self._committer.hand_in(Request(task, future, time.monotonic() + self.patience))
        return await future

    async def _read(self, query: Callable[..., T], *arguments: object) -> T:
        if self._loop is None:
            raise StoreDown(CLOSED)
        return await self._patiently(self._query, query, *arguments)

    def _query(self, query: Callable[..., T], *arguments: object) -> T:
        with self._database.engine.begin() as connection:
            return query(connection, *arguments)

    async def _patiently(self, what: Callable[..., T], *arguments: object) -> T:
        """Do something in a thread, again and again while the database is gone, but not for ever."""
        loop = asyncio.get_running_loop()
        deadline = time.monotonic() + self.patience
        while not self._stopped:
            try:
                return await loop.run_in_executor(self._readers, what, *arguments)
            except Exception as error:
                trouble = isinstance(error, NoConnectionFree) or self._database.is_trouble(error)
                if not trouble:
                    raise
                if time.monotonic() > deadline:
                    raise StoreDown(reason_of(error)) from error
            await asyncio.sleep(AGAIN_S)
        raise StoreDown(CLOSED)

    def _tell_trouble(self, trouble: bool) -> None:
        if self.on_trouble is not None:
            self.on_trouble(trouble)

    def _tell_news(self, news: list[tuple[str, int]]) -> None:
        for table, index in news:
            if self.on_news is not None:
                self.on_news(table, index)


def storable(text: str) -> bool:
    """Whether a text could be in a database at all: names come from anybody.

    >>> storable("table-1"), storable("nothing\\0more"), storable("half \\ud83d")
    (True, False, False)
    """
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


def open_store(url: str, worker: str, alone: bool) -> Store:
    """A store at an address, not started yet. `alone`: no other worker writes there, and nobody must be told.

    >>> open_store("mysql://db/mutiny", "w1", alone=True)
    Traceback (most recent call last):
    ...
    mutiny.server.store.rows.BadDatabase: mutiny keeps its tables in sqlite or postgresql, not in 'mysql'.
    """
    parsed = address(url)
    kind = parsed.get_backend_name()
    if kind == "sqlite":
        return Store(SqliteDatabase(parsed, alone, READERS), worker, alone)
    if kind != "postgresql":
        raise BadDatabase(f"mutiny keeps its tables in sqlite or postgresql, not in {kind!r}.")
    try:
        from mutiny.server.store.postgres import PostgresDatabase  # noqa: PLC0415 (few have its driver)
    except ImportError:
        raise BadDatabase("for PostgreSQL a driver is needed: pip install 'mutiny[postgres]'.") from None
    return Store(PostgresDatabase(parsed, alone, READERS), worker, alone)
