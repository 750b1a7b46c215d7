"""PostgreSQL: a database for several machines. Needs the extra `postgres`.

A batch takes two round trips, one to read and one to write. Arrays carry all rows of a table in one statement.
"""

from __future__ import annotations

import selectors
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, LiteralString

import psycopg
from msgspec.json import decode, encode
from msgspec.structs import astuple
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import NullPool

from mutiny.server.store.batch import AlarmClaim, Batch, Lookup, LookupResult, PresenceUpdate
from mutiny.server.store.database import RemoteChanges, driver_error, reason_of

DAMAGES: Final = ("XX001", "XX002")
"""The codes of errors for damaged tables and indexes."""
MIGRATION_LOCK: Final = 0x6D7574696E79
"""The number of the advisory lock for migrations: "mutiny" in ASCII."""
NOTIFY_CHANNEL: Final = "mutiny_news"
MOST_TABLES_NOTIFIED: Final = 64
"""Tables in one notification, which holds 8000 bytes."""
WAIT_S: Final = 5.0
CONNECT_OPTIONS: Final = {
    "application_name": "mutiny",
    "connect_timeout": 3,
    # Notice after some seconds, not hours, that a machine has vanished.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
# A worker that hangs must not block the others forever.
TIMEOUTS: Final = """
    SET lock_timeout = '2s'; SET statement_timeout = '8s'; SET idle_in_transaction_session_timeout = '5s'"""

# The lock is a statement of its own, before the reads: they then see what its last holder committed.
LOCK: Final = "SELECT 1 FROM tables WHERE id = ANY(%s) ORDER BY id FOR NO KEY UPDATE"
ENDS: Final = """
    SELECT id, coalesce((SELECT max("index") + 1 FROM entries WHERE "table" = tables.id), 0)
    FROM tables WHERE id = ANY(%s)"""
FOUND_COMMANDS: Final = """
    SELECT entries."table", entries.seat, entries.key, entries."index"
    FROM unnest(%s::text[], %s::int[], %s::text[]) AS asked ("table", seat, key)
        JOIN entries USING ("table", seat, key)"""
MARKS: Final = """
    SELECT entries."table", entries."index", entries.mark
    FROM unnest(%s::text[], %s::int[]) AS asked ("table", "index") JOIN entries USING ("table", "index")"""

INSERT_TABLES: Final = """
    INSERT INTO tables SELECT * FROM unnest(%s::text[], %s::float8[], %s::text[], %s::int[], %s::bool[], %s::bytea[],
        %s::text[], %s::float8[], %s::bytea[], %s::float8[])"""
INSERT_ENTRIES: Final = """
    INSERT INTO entries SELECT * FROM unnest(%s::text[], %s::int[], %s::int8[], %s::bytea[], %s::int[], %s::text[])"""
REPLACE_BODY: Final = 'UPDATE entries SET body = %s WHERE "table" = %s AND "index" = %s'
UPDATE: Final = """
    UPDATE tables SET status = coalesce(new.status, tables.status),
        alarm = CASE WHEN new.sets_alarm THEN new.alarm ELSE tables.alarm END,
        summary = coalesce(new.summary, tables.summary), ended = coalesce(new.ended, tables.ended)
    FROM unnest(%s::text[], %s::text[], %s::bool[], %s::float8[], %s::bytea[], %s::float8[])
        AS new (id, status, sets_alarm, alarm, summary, ended)
    WHERE tables.id = new.id"""
CLAIM: Final = """
    UPDATE tables SET alarm = %(until)s WHERE id = %(table)s AND (alarm IS NOT DISTINCT FROM %(alarm)s
        OR (%(tried)s AND alarm IS NOT DISTINCT FROM %(until)s))"""
DELETE_PRESENCE: Final = """
    DELETE FROM presence USING unnest(%s::text[], %s::int[]) AS removed ("table", seat)
    WHERE presence."table" = removed."table" AND presence.seat = removed.seat AND presence.worker = %s"""
INSERT_PRESENCE: Final = """
    INSERT INTO presence SELECT "table", seat, %s FROM unnest(%s::text[], %s::int[]) AS added ("table", seat)
    ON CONFLICT DO NOTHING"""


class PostgresDatabase:
    """A database on a PostgreSQL server."""

    def __init__(self, url: URL, alone: bool, readers: int) -> None:
        self.alone = alone
        self.damage: str | None = None
        self.engine: Engine = create_engine(
            url.set(drivername="postgresql+psycopg"),
            pool_size=readers,
            connect_args=CONNECT_OPTIONS,
            # All reads of a transaction see the same moment.
            isolation_level="REPEATABLE READ",
        )
        event.listen(self.engine, "connect", _make_read_only)

    def prepare(self) -> None:
        """Do nothing: the host has created the database."""

    @contextmanager
    def migrating(self) -> Iterator[Connection]:
        # READ COMMITTED, to see what others migrated while this process waited for the lock.
        engine = create_engine(
            self.engine.url, poolclass=NullPool, connect_args=CONNECT_OPTIONS, isolation_level="READ COMMITTED"
        )
        with engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
            yield connection

    def connect(self) -> psycopg.Connection[Any]:
        """Open a connection whose transactions are begun and ended explicitly."""
        arguments, names = self.engine.dialect.create_connect_args(self.engine.url)
        return psycopg.connect(*arguments, **{**names, **CONNECT_OPTIONS}, autocommit=True)

    def writer(self, author: int) -> PostgresWriter:
        return PostgresWriter(self.connect(), None if self.alone else author)

    def watch(self, author: int) -> PostgresWatch:
        return PostgresWatch(self.connect(), author)

    def free_bytes(self) -> int | None:
        """Return None: the database's disk may be on another machine."""
        return None

    def is_outage(self, error: Exception) -> bool:
        cause = driver_error(error)
        if getattr(cause, "sqlstate", None) in DAMAGES:
            self.damage = reason_of(error)
        return isinstance(cause, psycopg.OperationalError | psycopg.InternalError | psycopg.InterfaceError | OSError)


def _make_read_only(connection: DBAPIConnection, _: object) -> None:
    connection.cursor().execute("SET default_transaction_read_only = on; SET statement_timeout = '8s'")
    connection.commit()


class PostgresWriter:
    """The connection with which a process writes."""

    optimistic = False

    def __init__(self, connection: psycopg.Connection[Any], author: int | None) -> None:
        self._author = author
        self._connection = connection
        try:
            connection.execute(TIMEOUTS)
            if connection.execute("SHOW synchronous_commit").fetchone() == ("off",):
                connection.execute("SET synchronous_commit = on")
        except BaseException:
            connection.close()
            raise

    def begin(self, lookup: Lookup) -> LookupResult:
        connection = self._connection
        with connection.pipeline():
            connection.execute("BEGIN ISOLATION LEVEL READ COMMITTED")
            connection.execute(LOCK, (lookup.tables,))
            ends = connection.execute(ENDS, (lookup.tables,))
            commands = connection.execute(FOUND_COMMANDS, _columns(lookup.commands)) if lookup.commands else None
            marks = connection.execute(MARKS, _columns(lookup.entries)) if lookup.entries else None
        return LookupResult(
            dict(ends.fetchall()),
            {} if commands is None else {(table, seat, key): index for table, seat, key, index in commands},
            {} if marks is None else {(table, index): mark for table, index, mark in marks},
        )

    def write(self, batch: Batch) -> list[bool]:
        with self._connection.pipeline():
            self._insert(INSERT_TABLES, [astuple(row) for row in batch.tables])
            self._insert(INSERT_ENTRIES, batch.entries)
            for replacement in batch.replaced:
                self._connection.execute(REPLACE_BODY, replacement)
            claims = [self._claim(claim, tried) for claim, tried in batch.claims]
            if batch.updates:
                self._insert(UPDATE, [update.values(table) for table, update in batch.updates.items()])
            for update in batch.presences:
                self._update_presence(update)
            for probe in batch.probes:
                self._connection.execute(
                    "INSERT INTO workers VALUES (%s, 0, %s) ON CONFLICT (worker) DO UPDATE SET seen = excluded.seen",
                    (probe.worker, probe.seen),
                )
            if self._author is not None:
                changes = list(batch.log_ends.items())
                for start in range(0, len(changes), MOST_TABLES_NOTIFIED):
                    payload = encode((self._author, changes[start : start + MOST_TABLES_NOTIFIED])).decode()
                    self._connection.execute("SELECT pg_notify(%s, %s)", (NOTIFY_CHANNEL, payload))
            self._connection.execute("COMMIT")
        return [claim.rowcount == 1 for claim in claims]

    def _insert(self, statement: LiteralString, rows: Sequence[tuple[Any, ...]]) -> None:
        if rows:
            self._connection.execute(statement, _columns(rows))

    def _claim(self, claim: AlarmClaim, tried: bool) -> psycopg.Cursor[Any]:
        names = {"table": claim.table, "alarm": claim.alarm, "until": claim.until, "tried": tried}
        return self._connection.execute(CLAIM, names)

    def _update_presence(self, update: PresenceUpdate) -> None:
        worker = update.worker
        run = self._connection.execute
        if update.complete:
            stale = (update.stale,)
            run("DELETE FROM presence WHERE worker = %s", (worker,))
            run("DELETE FROM presence WHERE worker IN (SELECT worker FROM workers WHERE until < %s)", stale)
            run("DELETE FROM workers WHERE until < %s", stale)
        if update.removed:
            run(DELETE_PRESENCE, (*_columns(update.removed), worker))
        if update.added:
            run(INSERT_PRESENCE, (worker, *_columns(update.added)))
        run(
            "INSERT INTO workers VALUES (%s, %s, 0) ON CONFLICT (worker) DO UPDATE SET until = excluded.until",
            (worker, update.until),
        )

    def maintain(self) -> None:
        pass  # PostgreSQL has background processes for it.

    def rollback(self) -> None:
        self._connection.rollback()

    def ping(self) -> None:
        self._connection.execute("SELECT 1 FROM workers LIMIT 1")

    def close(self) -> None:
        with suppress(psycopg.Error):
            self._connection.close()


def _columns(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


class PostgresWatch:
    """Receives notifications from the database at every commit."""

    def __init__(self, connection: psycopg.Connection[Any], author: int) -> None:
        self._author = author
        self._connection = connection
        try:
            connection.execute(f"LISTEN {NOTIFY_CHANNEL}")
            self._wake_reader, self._wake_writer = socket.socketpair()
            # `select` handles only the first thousand file descriptors of a process; a worker has more.
            self._selector = selectors.DefaultSelector()
            self._selector.register(connection.pgconn.socket, selectors.EVENT_READ)
            self._selector.register(self._wake_reader, selectors.EVENT_READ)
        except BaseException:
            connection.close()
            raise

    def wait(self) -> RemoteChanges:
        server = self._connection.pgconn
        self._selector.select(WAIT_S)
        server.consume_input()
        found: dict[str, int] = {}
        while (notice := server.notifies()) is not None:
            author, written = decode(notice.extra, type=tuple[int, list[tuple[str, int]]])
            if author != self._author:
                found.update(written)
        return list(found.items())

    def wake(self) -> None:
        with suppress(OSError):
            self._wake_writer.send(b".")

    def close(self) -> None:
        self._selector.close()
        self._wake_reader.close()
        self._wake_writer.close()
        with suppress(psycopg.Error):
            self._connection.close()
