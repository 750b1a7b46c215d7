"""Helpers for the tests of the store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from helpers.patience import LONG_S

from mutiny.server.store import Appended, Change, Store, TableRow, open_store
from mutiny.server.store.batch import Batch, Lookup, LookupResult
from mutiny.server.store.database import ChangeWatch, Database, DatabaseWriter, RemoteChanges


def make_row(table: str = "t", **parts: Any) -> TableRow:
    """Return the row of a waiting table; `parts` replaces columns."""
    usual = {"created": 1.5, "game": "meuterer", "players": 4, "open": True, "seed": b"\0seed", "status": "waiting"}
    return TableRow(**{"id": table, **usual, "alarm": None, "summary": b"{}", "ended": None, **parts})


def make_change(table: str, index: int, key: str | None = None, seat: int = 0, **parts: Any) -> Change:
    """Return a change of one entry, whose body is its index."""
    return Change(table, index, [b"%d" % index], None if key is None else (seat, key), **parts)


@asynccontextmanager
async def opened(url: str, worker: str = "a", alone: bool = False, patience: float = LONG_S) -> AsyncIterator[Store]:
    """Run a store on a database."""
    async with running_store(open_store(url, worker, alone), patience) as store:
        yield store


@asynccontextmanager
async def running_store(store: Store, patience: float = LONG_S) -> AsyncIterator[Store]:
    """Start a store, and stop it in the end."""
    store.patience = patience
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


async def create(store: Store, *tables: str) -> None:
    """Create tables with one entry each."""
    await asyncio.gather(*(store.create(make_row(table), [b"0"]) for table in tables))


async def log_of(store: Store, table: str = "t", after: int = 0) -> list[bytes]:
    """Return the log of an existing table."""
    found = await store.load(table, after)
    assert found is not None
    return found[1]


async def row_of(store: Store, table: str = "t") -> TableRow:
    """Return the row of an existing table."""
    found = await store.load(table)
    assert found is not None
    return found[0]


async def until(condition: Callable[[], object]) -> None:
    """Wait for a condition that another thread makes true."""
    async with asyncio.timeout(LONG_S):
        while not condition():
            await asyncio.sleep(0.005)


async def appended(store: Store, change: Change) -> None:
    """Make a change that must succeed."""
    assert await store.append(change) == Appended()


class FaultyDatabase:
    """A database with faults: `fault` is called before and after each write, and may raise an error."""

    def __init__(self, inner: Database, fault: Callable[[str], None]) -> None:
        self.inner = inner
        self.engine = inner.engine
        self.prepare = inner.prepare
        self.migrating = inner.migrating
        self.is_outage = inner.is_outage
        self.free_bytes = inner.free_bytes
        self.damage = inner.damage
        self.fault = fault

    def writer(self, author: int) -> DatabaseWriter:
        return FaultyWriter(self.inner.writer(author), self.fault)

    def watch(self, author: int) -> ChangeWatch:
        return FaultyWatch(self.inner.watch(author), self.fault)


class FaultyWriter:
    """A connection that may be lost."""

    def __init__(self, inner: DatabaseWriter, fault: Callable[[str], None]) -> None:
        self.inner = inner
        self.fault = fault
        self.optimistic = inner.optimistic
        self.maintain = inner.maintain
        self.rollback = inner.rollback
        self.ping = inner.ping
        self.close = inner.close

    def begin(self, lookup: Lookup) -> LookupResult:
        return self.inner.begin(lookup)

    def write(self, batch: Batch) -> list[bool]:
        self.fault("before")
        done = self.inner.write(batch)
        self.fault("after")
        return done


class FaultyWatch:
    """A watch whose connection may be lost."""

    def __init__(self, inner: ChangeWatch, fault: Callable[[str], None]) -> None:
        self.inner = inner
        self.fault = fault
        self.wake = inner.wake
        self.close = inner.close

    def wait(self) -> RemoteChanges:
        self.fault("changes")
        return self.inner.wait()
