"""SQLite: a database in a file, for one machine, and its backup while in use.

Statements are few and long: between two of them Python may switch to another thread, for milliseconds when the server
is busy. Several rows are therefore written by one statement, and lookups return one row of JSON.
"""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Final

from msgspec.json import decode, encode
from msgspec.structs import astuple
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import NullPool

from mutiny.server.store.database import News, address, of_driver, reason_of
from mutiny.server.store.rows import BadDatabase
from mutiny.server.store.sweeper import Sweeper
from mutiny.server.store.work import Claim, Look, Present, Seen, Work

BUSY_S: Final = 1.0
"""Seconds to wait for another connection that writes, before that counts as trouble."""
START_S: Final = 20.0
"""The same at the start, when another worker may be migrating."""
FIRST_POLL_S: Final = 0.0003
LATER_POLL_S: Final = 0.005
GIVE_WAY_S: Final = 0.001
"""Seconds that a worker leaves to the others after a commit: longer than their polling interval."""
NEWS_S: Final = 0.02
MOST_ROWS: Final = 64
STATEMENTS: Final = 6 * MOST_ROWS
"""Prepared statements that are cached: those that write rows, for every number of rows."""
CHECKPOINT_PAGES: Final = 16_000
"""Pages of the log after which SQLite checkpoints by itself, if the sweeper could not."""
WRITER_CACHE_KIB: Final = 32_000

ENDS: Final = """
    SELECT json_group_array(json_array(tables.id, (SELECT max("index") FROM entries WHERE "table" = tables.id)))
    FROM json_each(?) AS wanted CROSS JOIN tables ON tables.id = wanted.value"""
FOUND_ACTS: Final = """
    SELECT json_group_array(json_array(wanted.key, entries."index"))
    FROM json_each(?) AS wanted CROSS JOIN entries ON entries."table" = json_extract(wanted.value, '$[0]')
        AND entries.seat = json_extract(wanted.value, '$[1]') AND entries.key = json_extract(wanted.value, '$[2]')"""
MARKS: Final = """
    SELECT json_group_array(json_array(wanted.key, entries.mark))
    FROM json_each(?) AS wanted CROSS JOIN entries ON entries."table" = json_extract(wanted.value, '$[0]')
        AND entries."index" = json_extract(wanted.value, '$[1]')"""
LOOK: Final = f"SELECT ({ENDS}), ({FOUND_ACTS}), ({MARKS})"
NEWS: Final = """
    SELECT max(rowid), json_group_array(json_array("table", "index")) FILTER (WHERE mark >> 32 <> ?)
    FROM entries WHERE rowid > ?"""

NO_GAPS: Final = """
    CREATE TEMP TRIGGER no_gaps BEFORE INSERT ON main.entries
    WHEN new."index" > 0
        AND NOT EXISTS (SELECT 1 FROM main.entries WHERE "table" = new."table" AND "index" = new."index" - 1)
    BEGIN SELECT raise(ABORT, 'an entry that follows none'); END"""
INSERT_ENTRIES: Final = "INSERT INTO entries VALUES {}"
UPDATE_ALARM: Final = "UPDATE tables SET alarm = new.column2 FROM (VALUES {}) AS new WHERE tables.id = new.column1"
UPDATE: Final = """
    UPDATE tables SET status = coalesce(new.column2, status),
        alarm = CASE new.column3 WHEN 1 THEN new.column4 ELSE alarm END,
        summary = coalesce(new.column5, summary), ended = coalesce(new.column6, ended)
    FROM (VALUES {}) AS new WHERE tables.id = new.column1"""


def path_of(url: URL) -> Path:
    """Return the file of an address.

    >>> from sqlalchemy import make_url
    >>> path_of(make_url("sqlite:///mutiny.db")).name
    'mutiny.db'
    """
    if not url.database or url.database == ":memory:" or url.query:
        raise BadDatabase("the address of a SQLite database names a file and no more: sqlite:///PATH/mutiny.db.")
    path = Path(url.database)
    if path.is_dir():
        raise BadDatabase(f"{path} is a folder: the database must be a file, such as {path / 'mutiny.db'}.")
    if not path.parent.is_dir():
        raise BadDatabase(f"there is no folder {path.parent} to keep the database in: make it first.")
    return path


def connect(path: Path, wait: float = BUSY_S) -> sqlite3.Connection:
    """Open a connection whose transactions are begun and ended explicitly."""
    return sqlite3.connect(
        path, timeout=wait, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS
    )


class SqliteDatabase:
    """A database in a file."""

    def __init__(self, url: URL, alone: bool, readers: int) -> None:
        self.path = path_of(url)
        self.alone = alone
        self.engine: Engine = create_engine(
            URL.create("sqlite", database=str(self.path)),
            pool_size=readers,
            connect_args={"timeout": BUSY_S, "isolation_level": None},
        )
        event.listen(self.engine, "connect", _only_read)
        event.listen(self.engine, "begin", _begin)

    def prepare(self) -> None:
        """Create the file and turn on its WAL mode, in which readers and the writer do not wait for each other."""
        deadline = time.monotonic() + START_S
        # The file holds the seeds of unfinished games: only its owner may read it.
        self.path.touch(mode=0o600)
        connection = connect(self.path)
        try:
            while connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
                try:
                    connection.execute("PRAGMA journal_mode = WAL")
                except sqlite3.OperationalError as error:
                    # Another worker that starts at the same moment does the same, and SQLite does not wait here by
                    # itself.
                    if _code(error) != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                        raise
                    time.sleep(LATER_POLL_S)
        finally:
            connection.close()

    @contextmanager
    def migrating(self) -> Iterator[Connection]:
        """Begin a transaction with exclusive write access."""
        engine = create_engine(
            self.engine.url, poolclass=NullPool, connect_args={"timeout": START_S, "isolation_level": None}
        )
        event.listen(engine, "begin", _begin_writing)
        with engine.begin() as connection:
            yield connection

    def writer(self, author: int) -> SqliteWriter:
        return SqliteWriter(self.path, self.alone)

    def watch(self, author: int) -> SqliteWatch:
        return SqliteWatch(self.path, author)

    def is_trouble(self, error: Exception) -> bool:
        told = of_driver(error)
        nonsense = sqlite3.IntegrityError | sqlite3.DataError | sqlite3.ProgrammingError
        if isinstance(told, nonsense) or _code(told) == sqlite3.SQLITE_ERROR:
            return False
        return isinstance(told, sqlite3.DatabaseError | OSError)


def _only_read(connection: DBAPIConnection, _: object) -> None:
    connection.execute("PRAGMA query_only = ON")


def _begin(connection: Connection) -> None:
    # All reads of a transaction see the same moment; Python's driver does not begin one.
    connection.exec_driver_sql("BEGIN")


def _begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _code(error: BaseException) -> int:
    code: int = getattr(error, "sqlite_errorcode", 0)
    # The higher bits are the extended error code.
    return code & 0xFF


def _connect_durably(path: Path) -> sqlite3.Connection:
    """Open a connection on which a commit returns only when the data are on the disk."""
    connection = connect(path, wait=0)
    try:
        connection.execute("PRAGMA synchronous = FULL")
        # On macOS, an ordinary fsync leaves the data in the disk's cache.
        connection.execute("PRAGMA fullfsync = ON")
    except BaseException:
        connection.close()
        raise
    return connection


class SqliteWriter:
    """The connection with which a process writes."""

    # Only one process writes at a time. If the guess was wrong, a unique key or the trigger NO_GAPS rejects the write.
    hopeful = True

    def __init__(self, path: Path, alone: bool) -> None:
        self._alone = alone
        self._committed = 0.0
        self._sweeper = Sweeper(lambda: _connect_durably(path))
        self._connection = _connect_durably(path)
        try:
            self._cursor = self._connection.cursor()
            self._cursor.execute("PRAGMA foreign_keys = ON")
            self._cursor.execute(f"PRAGMA cache_size = -{WRITER_CACHE_KIB}")
            # Otherwise SQLite's statement journal would be a file, created and removed with every commit.
            self._cursor.execute("PRAGMA temp_store = MEMORY")
            self._cursor.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
            self._cursor.execute(NO_GAPS)
        except BaseException:
            self._connection.close()
            raise

    def begin(self, look: Look) -> Seen:
        self._start("BEGIN IMMEDIATE")
        wanted = [encode(each).decode() for each in (look.tables, look.acts, look.entries)]
        ends, acts, marks = map(decode, self._cursor.execute(LOOK, wanted).fetchone())
        return Seen(
            {table: 0 if last is None else last + 1 for table, last in ends},
            {look.acts[key]: index for key, index in acts},
            {look.entries[key]: mark for key, mark in marks},
        )

    def _start(self, statement: str, values: Sequence[object] = ()) -> None:
        """Execute the first statement of a transaction, waiting for other processes that write."""
        # SQLite's own busy handler sleeps longer and longer, and does not serve the first to come: one of two busy
        # workers would starve.
        began = time.monotonic()
        if not self._alone and began - self._committed < GIVE_WAY_S:
            time.sleep(GIVE_WAY_S)
        while True:
            try:
                self._cursor.execute(statement, values)
                return
            except sqlite3.OperationalError as error:
                waited = time.monotonic() - began
                if _code(error) != sqlite3.SQLITE_BUSY or waited > BUSY_S:
                    raise
            time.sleep(FIRST_POLL_S if waited < 0.05 else LATER_POLL_S)

    def write(self, work: Work) -> list[bool]:
        if not self._connection.in_transaction:
            if work.is_entries() and len(work.entries) <= MOST_ROWS:
                # A single statement is a transaction.
                self._start(*_for_many(INSERT_ENTRIES, work.entries))
                self._has_committed(len(work.entries))
                return []
            self._start("BEGIN IMMEDIATE")
        self._for_rows("INSERT INTO tables VALUES {}", [astuple(row) for row in work.tables])
        self._for_rows(INSERT_ENTRIES, work.entries)
        claims = [self._claim(*claim) for claim in work.claims]
        # Most updates set only the alarm. SQLite rewrites the index of every column named, changed or not.
        alarms = [(table, new.alarm) for table, new in work.updates.items() if new.is_alarm()]
        self._for_rows(UPDATE_ALARM, alarms)
        self._for_rows(UPDATE, [new.values(table) for table, new in work.updates.items() if not new.is_alarm()])
        for present in work.presences:
            self._present(present)
        for probe in work.probes:
            self._cursor.execute(
                "INSERT INTO workers VALUES (?, 0, ?) ON CONFLICT (worker) DO UPDATE SET seen = excluded.seen",
                (probe.worker, probe.seen),
            )
        self._cursor.execute("COMMIT")
        self._has_committed(len(work.tables) + len(work.entries) + len(work.claims) + len(work.updates))
        return claims

    def _has_committed(self, rows: int) -> None:
        self._committed = time.monotonic()
        self._sweeper.written(rows)

    def tidy(self) -> None:
        if not self._connection.in_transaction:
            self._sweeper.finish(self._connection)

    def _for_rows(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        for start in range(0, len(rows), MOST_ROWS):
            self._cursor.execute(*_for_many(statement, rows[start : start + MOST_ROWS]))

    def _claim(self, claim: Claim, tried: bool) -> bool:
        statement = "UPDATE tables SET alarm = ? WHERE id = ? AND (alarm IS ? OR (? AND alarm IS ?))"
        self._cursor.execute(statement, (claim.until, claim.table, claim.alarm, tried, claim.until))
        return self._cursor.rowcount == 1

    def _present(self, present: Present) -> None:
        worker = present.worker
        run = self._cursor.execute
        if present.anew:
            run("DELETE FROM presence WHERE worker = ?", (worker,))
            run("DELETE FROM presence WHERE worker IN (SELECT worker FROM workers WHERE until < ?)", (present.stale,))
            run("DELETE FROM workers WHERE until < ?", (present.stale,))
        self._cursor.executemany(
            'DELETE FROM presence WHERE "table" = ? AND seat = ? AND worker = ?',
            [(*seat, worker) for seat in present.gone],
        )
        here = [(*seat, worker) for seat in present.come]
        self._for_rows("INSERT INTO presence VALUES {} ON CONFLICT DO NOTHING", here)
        run(
            "INSERT INTO workers VALUES (?, ?, 0) ON CONFLICT (worker) DO UPDATE SET until = excluded.until",
            (worker, present.until),
        )

    def rollback(self) -> None:
        if self._connection.in_transaction:
            self._cursor.execute("ROLLBACK")

    def ping(self) -> None:
        self._cursor.execute("SELECT count(*) FROM (SELECT 1 FROM workers LIMIT 1)").fetchone()

    def close(self) -> None:
        self._sweeper.close()
        self._connection.close()


def _for_many(statement: str, rows: Sequence[tuple[object, ...]]) -> tuple[str, list[object]]:
    """Return a statement for some rows, and their values."""
    return _with_places(statement, len(rows[0]), len(rows)), list(chain.from_iterable(rows))


@lru_cache(maxsize=STATEMENTS)
def _with_places(statement: str, columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.format(", ".join([row] * rows))


class SqliteWatch:
    """Polls every few milliseconds for changes by other processes."""

    def __init__(self, path: Path, author: int) -> None:
        self._author = author
        self._woken = threading.Event()
        self._connection = connect(path)
        try:
            self._version = self._ask_version()
            self._last: int = self._connection.execute("SELECT coalesce(max(rowid), 0) FROM entries").fetchone()[0]
        except BaseException:
            self._connection.close()
            raise

    def _ask_version(self) -> int:
        found: int = self._connection.execute("PRAGMA data_version").fetchone()[0]
        return found

    def wait(self) -> News:
        if self._woken.wait(NEWS_S) or (version := self._ask_version()) == self._version:
            return []
        self._version = version
        last, written = self._connection.execute(NEWS, (self._author, self._last)).fetchone()
        if last is None:
            return []
        self._last = last
        # Each table once, with its last index.
        return list(dict(decode(written, type=list[tuple[str, int]])).items())

    def wake(self) -> None:
        self._woken.set()

    def close(self) -> None:
        self._connection.close()


def back_up(url: str, path: Path) -> None:
    """Copy a SQLite database, as it is at one moment and while it is in use, into a new file.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     sqlite3.connect(Path(folder, "mutiny.db")).close()
    ...     back_up(f"sqlite:///{folder}/mutiny.db", Path(folder, "copy.db"))
    ...     Path(folder, "copy.db").exists()
    True
    """
    parsed = address(url)
    if parsed.get_backend_name() != "sqlite":
        raise BadDatabase("only a SQLite database is a file to copy: PostgreSQL has pg_dump for its own.")
    source = path_of(parsed)
    if not source.exists():
        raise BadDatabase(f"there is no database {source}.")
    if path.exists():
        raise BadDatabase(f"{path} is there already: a backup goes into a new file.")
    if not path.parent.is_dir():
        raise BadDatabase(f"there is no folder {path.parent} for the backup: make it first.")
    half = path.with_name(path.name + ".half")
    try:
        half.unlink(missing_ok=True)
        half.touch(mode=0o600)
        with closing(connect(source)) as live, closing(connect(half)) as copy:
            live.backup(copy)
        with half.open("rb+") as file:
            os.fsync(file.fileno())
        # Only a complete copy gets the name.
        half.rename(path)
    except (OSError, sqlite3.Error) as error:
        half.unlink(missing_ok=True)
        raise BadDatabase(f"{source} cannot be copied to {path}: {reason_of(error)}.") from error
