"""SQLite: a database in a file, for one machine.

Statements are few and long: between two of them Python may switch to another thread, for milliseconds when the server
is busy. Several rows are therefore written by one statement, and lookups return one row of JSON.
"""

from __future__ import annotations

import shutil
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Final

from msgspec.json import decode, encode
from msgspec.structs import astuple
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import NullPool

from mutiny.server.store.batch import AlarmClaim, Batch, Lookup, LookupResult, PresenceUpdate
from mutiny.server.store.checkpointer import Checkpointer
from mutiny.server.store.database import RemoteChanges, driver_error, reason_of
from mutiny.server.store.rows import BadDatabase

BUSY_S: Final = 1.0
"""Seconds to wait for another connection that writes, before that counts as an outage."""
START_S: Final = 20.0
"""The same at the start, when another worker may be migrating."""
FIRST_POLL_S: Final = 0.0003
LATER_POLL_S: Final = 0.005
YIELD_S: Final = 0.001
"""Seconds that a worker leaves to the others after a commit: longer than their polling interval."""
POLL_CHANGES_S: Final = 0.02
MOST_ROWS: Final = 64
STATEMENTS: Final = 6 * MOST_ROWS
"""Prepared statements that are cached: those that write rows, for every number of rows."""
CHECKPOINT_PAGES: Final = 16_000
"""Pages of the log after which SQLite checkpoints by itself, if the checkpointer could not."""
WRITER_CACHE_KIB: Final = 32_000

ENDS: Final = """
    SELECT json_group_array(json_array(tables.id, (SELECT max("index") FROM entries WHERE "table" = tables.id)))
    FROM json_each(?) AS asked CROSS JOIN tables ON tables.id = asked.value"""
FOUND_COMMANDS: Final = """
    SELECT json_group_array(json_array(asked.key, entries."index"))
    FROM json_each(?) AS asked CROSS JOIN entries ON entries."table" = json_extract(asked.value, '$[0]')
        AND entries.seat = json_extract(asked.value, '$[1]') AND entries.key = json_extract(asked.value, '$[2]')"""
MARKS: Final = """
    SELECT json_group_array(json_array(asked.key, entries.mark))
    FROM json_each(?) AS asked CROSS JOIN entries ON entries."table" = json_extract(asked.value, '$[0]')
        AND entries."index" = json_extract(asked.value, '$[1]')"""
LOOKUP: Final = f"SELECT ({ENDS}), ({FOUND_COMMANDS}), ({MARKS})"
NEW_ENTRIES: Final = """
    SELECT max(rowid), json_group_array(json_array("table", "index")) FILTER (WHERE mark >> 32 <> ?)
    FROM entries WHERE rowid > ?"""

NO_GAPS: Final = """
    CREATE TEMP TRIGGER no_gaps BEFORE INSERT ON main.entries
    WHEN new."index" > 0
        AND NOT EXISTS (SELECT 1 FROM main.entries WHERE "table" = new."table" AND "index" = new."index" - 1)
    BEGIN SELECT raise(ABORT, 'an entry that follows none'); END"""
INSERT_ENTRIES: Final = "INSERT INTO entries VALUES {}"
REPLACE_BODY: Final = 'UPDATE entries SET body = ? WHERE "table" = ? AND "index" = ?'
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
        self.damage: str | None = None
        self.engine: Engine = create_engine(
            URL.create("sqlite", database=str(self.path)),
            pool_size=readers,
            connect_args={"timeout": BUSY_S, "isolation_level": None},
        )
        event.listen(self.engine, "connect", _make_read_only)
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

    def free_bytes(self) -> int | None:
        """Return the room that is left on the disk."""
        return shutil.disk_usage(self.path.parent).free

    def is_outage(self, error: Exception) -> bool:
        cause = driver_error(error)
        if _code(cause) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            self.damage = reason_of(error)
        request_errors = sqlite3.IntegrityError | sqlite3.DataError | sqlite3.ProgrammingError
        if isinstance(cause, request_errors) or _code(cause) == sqlite3.SQLITE_ERROR:
            return False
        return isinstance(cause, sqlite3.DatabaseError | OSError)


def _make_read_only(connection: DBAPIConnection, _: object) -> None:
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

    # Only one process writes at a time. If the assumption was wrong, a unique key or the trigger NO_GAPS rejects it.
    optimistic = True

    def __init__(self, path: Path, alone: bool) -> None:
        self._alone = alone
        self._committed = 0.0
        self._checkpointer = Checkpointer(lambda: _connect_durably(path))
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

    def begin(self, lookup: Lookup) -> LookupResult:
        self._start("BEGIN IMMEDIATE")
        arguments = [encode(each).decode() for each in (lookup.tables, lookup.commands, lookup.entries)]
        ends, commands, marks = map(decode, self._cursor.execute(LOOKUP, arguments).fetchone())
        return LookupResult(
            {table: 0 if last is None else last + 1 for table, last in ends},
            {lookup.commands[key]: index for key, index in commands},
            {lookup.entries[key]: mark for key, mark in marks},
        )

    def _start(self, statement: str, values: Sequence[object] = ()) -> None:
        """Execute the first statement of a transaction, waiting for other processes that write."""
        # SQLite's own busy handler sleeps longer and longer, and does not serve the first to come: one of two busy
        # workers would starve.
        began = time.monotonic()
        if not self._alone and began - self._committed < YIELD_S:
            time.sleep(YIELD_S)
        while True:
            try:
                self._cursor.execute(statement, values)
                return
            except sqlite3.OperationalError as error:
                waited = time.monotonic() - began
                if _code(error) != sqlite3.SQLITE_BUSY or waited > BUSY_S:
                    raise
            time.sleep(FIRST_POLL_S if waited < 0.05 else LATER_POLL_S)

    def write(self, batch: Batch) -> list[bool]:
        if not self._connection.in_transaction:
            if batch.has_only_entries() and len(batch.entries) <= MOST_ROWS:
                # A single statement is a transaction.
                self._start(*_statement_for_rows(INSERT_ENTRIES, batch.entries))
                self._after_commit(len(batch.entries))
                return []
            self._start("BEGIN IMMEDIATE")
        self._execute_for_rows("INSERT INTO tables VALUES {}", [astuple(row) for row in batch.tables])
        self._execute_for_rows(INSERT_ENTRIES, batch.entries)
        if batch.replaced:
            # Overwrite the old bytes in the file too, instead of only marking their place as free.
            self._cursor.execute("PRAGMA secure_delete = ON")
            self._cursor.executemany(REPLACE_BODY, batch.replaced)
        claims = [self._claim(*claim) for claim in batch.claims]
        # Most updates set only the alarm. SQLite rewrites the index of every column named, changed or not.
        alarms = [(table, new.alarm) for table, new in batch.updates.items() if new.sets_only_alarm()]
        self._execute_for_rows(UPDATE_ALARM, alarms)
        self._execute_for_rows(
            UPDATE, [new.values(table) for table, new in batch.updates.items() if not new.sets_only_alarm()]
        )
        for update in batch.presences:
            self._update_presence(update)
        for probe in batch.probes:
            self._cursor.execute(
                "INSERT INTO workers VALUES (?, 0, ?) ON CONFLICT (worker) DO UPDATE SET seen = excluded.seen",
                (probe.worker, probe.seen),
            )
        self._cursor.execute("COMMIT")
        if batch.replaced:
            self._cursor.execute("PRAGMA secure_delete = OFF")
        self._after_commit(len(batch.tables) + len(batch.entries) + len(batch.claims) + len(batch.updates))
        return claims

    def _after_commit(self, rows: int) -> None:
        self._committed = time.monotonic()
        self._checkpointer.count_rows(rows)

    def maintain(self) -> None:
        if not self._connection.in_transaction:
            self._checkpointer.finish(self._connection)

    def _execute_for_rows(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        for start in range(0, len(rows), MOST_ROWS):
            self._cursor.execute(*_statement_for_rows(statement, rows[start : start + MOST_ROWS]))

    def _claim(self, claim: AlarmClaim, tried: bool) -> bool:
        statement = "UPDATE tables SET alarm = ? WHERE id = ? AND (alarm IS ? OR (? AND alarm IS ?))"
        self._cursor.execute(statement, (claim.until, claim.table, claim.alarm, tried, claim.until))
        return self._cursor.rowcount == 1

    def _update_presence(self, update: PresenceUpdate) -> None:
        worker = update.worker
        run = self._cursor.execute
        if update.complete:
            run("DELETE FROM presence WHERE worker = ?", (worker,))
            run("DELETE FROM presence WHERE worker IN (SELECT worker FROM workers WHERE until < ?)", (update.stale,))
            run("DELETE FROM workers WHERE until < ?", (update.stale,))
        self._cursor.executemany(
            'DELETE FROM presence WHERE "table" = ? AND seat = ? AND worker = ?',
            [(*seat, worker) for seat in update.removed],
        )
        here = [(*seat, worker) for seat in update.added]
        self._execute_for_rows("INSERT INTO presence VALUES {} ON CONFLICT DO NOTHING", here)
        run(
            "INSERT INTO workers VALUES (?, ?, 0) ON CONFLICT (worker) DO UPDATE SET until = excluded.until",
            (worker, update.until),
        )

    def rollback(self) -> None:
        if self._connection.in_transaction:
            self._cursor.execute("ROLLBACK")

    def ping(self) -> None:
        self._cursor.execute("SELECT count(*) FROM (SELECT 1 FROM workers LIMIT 1)").fetchone()

    def close(self) -> None:
        self._checkpointer.close()
        self._connection.close()


def _statement_for_rows(statement: str, rows: Sequence[tuple[object, ...]]) -> tuple[str, list[object]]:
    """Return a statement for some rows, and their values."""
    return _with_placeholders(statement, len(rows[0]), len(rows)), list(chain.from_iterable(rows))


@lru_cache(maxsize=STATEMENTS)
def _with_placeholders(statement: str, columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.format(", ".join([row] * rows))


class SqliteWatch:
    """Polls every few milliseconds for changes by other processes."""

    def __init__(self, path: Path, author: int) -> None:
        self._author = author
        self._wake = threading.Event()
        self._connection = connect(path)
        try:
            self._version = self._data_version()
            self._last: int = self._connection.execute("SELECT coalesce(max(rowid), 0) FROM entries").fetchone()[0]
        except BaseException:
            self._connection.close()
            raise

    def _data_version(self) -> int:
        found: int = self._connection.execute("PRAGMA data_version").fetchone()[0]
        return found

    def wait(self) -> RemoteChanges:
        if self._wake.wait(POLL_CHANGES_S) or (version := self._data_version()) == self._version:
            return []
        self._version = version
        last, written = self._connection.execute(NEW_ENTRIES, (self._author, self._last)).fetchone()
        if last is None:
            return []
        self._last = last
        # Each table once, with its last index.
        return list(dict(decode(written, type=list[tuple[str, int]])).items())

    def wake(self) -> None:
        self._wake.set()

    def close(self) -> None:
        self._connection.close()
