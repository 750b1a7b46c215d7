"""The queries. Each function runs in a thread, on its own connection, in one transaction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, literal, or_, select, true, union_all

from mutiny.server.store.rows import TableRow
from mutiny.server.store.schema import ENTRIES, PRESENCE, TABLES, WORKERS

ROW: Final = select(TABLES).where(TABLES.c.id == bindparam("table"))
BODIES: Final = (
    select(ENTRIES.c.body)
    .where(ENTRIES.c.table == bindparam("table"), ENTRIES.c.index >= bindparam("after"))
    .order_by(ENTRIES.c.index)
)
FIND_COMMAND: Final = select(ENTRIES.c.index).where(
    ENTRIES.c.table == bindparam("table"), ENTRIES.c.seat == bindparam("seat"), ENTRIES.c.key == bindparam("key")
)
DUE_TABLES: Final = (
    select(TABLES.c.id, TABLES.c.alarm)
    .where(TABLES.c.alarm <= bindparam("now"))
    .order_by(TABLES.c.alarm)
    .limit(bindparam("limit"))
)
LIVE_WORKERS: Final = select(WORKERS.c.worker).where(WORKERS.c.until > bindparam("now"))
CONNECTED_SEATS: Final = (
    select(PRESENCE.c.seat)
    .join(WORKERS, WORKERS.c.worker == PRESENCE.c.worker)
    .where(PRESENCE.c.table == bindparam("table"), WORKERS.c.until > bindparam("now"))
)
SEATS_ELSEWHERE: Final = (
    select(PRESENCE.c.table, PRESENCE.c.seat)
    .join(WORKERS, WORKERS.c.worker == PRESENCE.c.worker)
    .where(PRESENCE.c.worker != bindparam("worker"), WORKERS.c.until > bindparam("now"))
)


def _newest(status: str) -> Select[Any]:
    newest = (
        select(TABLES)
        .where(TABLES.c.open == true(), TABLES.c.status == status)
        .order_by(TABLES.c.created.desc())
        .limit(bindparam("limit"))
    )
    # SQLite sorts a part of a union only if it is a subquery.
    return select(newest.subquery())


# Each half is read from the end of an index; a single query would have to sort all tables.
_UNFINISHED: Final = union_all(_newest("waiting"), _newest("playing")).subquery()
LOBBY: Final = select(_UNFINISHED).order_by(_UNFINISHED.c.created.desc(), _UNFINISHED.c.id).limit(bindparam("limit"))

OVER: Final = (
    select(TABLES)
    .where(TABLES.c.open == true(), TABLES.c.status == literal("over"))
    .order_by(TABLES.c.ended.desc())
    .limit(bindparam("limit"))
)


def load(connection: Connection, table: str, after: int) -> tuple[TableRow, list[bytes]] | None:
    """Return a table, and its log from an index on."""
    row = connection.execute(ROW, {"table": table}).one_or_none()
    if row is None:
        return None
    bodies = connection.execute(BODIES, {"table": table, "after": after}).scalars().all()
    return TableRow(*row), list(bodies)


def find_command(connection: Connection, table: str, seat: int, key: str) -> int | None:
    """Return the index at which the entries of a command begin."""
    found: int | None = connection.execute(
        FIND_COMMAND, {"table": table, "seat": seat, "key": key}
    ).scalar_one_or_none()
    return found


def lobby(connection: Connection, limit: int) -> list[TableRow]:
    """Return the open tables that are not over, newest first."""
    return _tables(connection.execute(LOBBY, {"limit": limit}).all())


def unfinished_summaries(connection: Connection) -> list[bytes]:
    """Return the summaries of all tables that wait or are played, the newest first."""
    unfinished = TABLES.c.status.in_(("waiting", "playing"))
    query = select(TABLES.c.summary).where(unfinished).order_by(TABLES.c.created.desc())
    return list(connection.execute(query).scalars())


def archive(connection: Connection, before: float | None, limit: int, game: str | None) -> list[TableRow]:
    """Return the open tables that are over, the last to end first."""
    query = OVER
    if before is not None:
        query = query.where(TABLES.c.ended < before)
    if game is not None:
        query = query.where(TABLES.c.game == game)
    return _tables(connection.execute(query, {"limit": limit}).all())


def due_tables(
    connection: Connection, now: float, limit: int, worker: str, alive_at: float | None
) -> list[tuple[str, float]]:
    """Return the tables whose alarm is due, the earliest first; if a time is given, without those of live workers."""
    query = DUE_TABLES
    if alive_at is not None:
        others = select(WORKERS.c.worker).where(WORKERS.c.until > alive_at, WORKERS.c.worker != worker)
        query = query.where(or_(TABLES.c.owner.is_(None), TABLES.c.owner.not_in(others)))
    return [(table, alarm) for table, alarm in connection.execute(query, {"now": now, "limit": limit})]


def live_workers(connection: Connection, now: float) -> frozenset[str]:
    """Return the workers whose leases are valid."""
    return frozenset(connection.execute(LIVE_WORKERS, {"now": now}).scalars())


def connected_seats(connection: Connection, table: str, now: float) -> set[int]:
    """Return the seats of a table that are connected to any worker."""
    return set(connection.execute(CONNECTED_SEATS, {"table": table, "now": now}).scalars())


def seats_elsewhere(connection: Connection, worker: str, now: float) -> list[tuple[str, int]]:
    """Return the tables and seats that are connected to other workers."""
    return [(table, seat) for table, seat in connection.execute(SEATS_ELSEWHERE, {"worker": worker, "now": now})]


def _tables(rows: Iterable[Any]) -> list[TableRow]:
    return [TableRow(*row) for row in rows]
