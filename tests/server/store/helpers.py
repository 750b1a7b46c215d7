"""What the tests of the store share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from mutiny.server.store import Appended, Change, Store, TableRow, open_store
from mutiny.server.store.database import Database, News, Watch, Writer
from mutiny.server.store.work import Look, Seen, Work

LONG_S = 20.0
"""Longer than anything takes: a test that waits for so long has failed."""


def a_row(table: str = "t", **parts: Any) -> TableRow:
    """A table that waits for players, but for what is said of it."""
    usual = {"created": 1.5, "game": "meuterer", "players": 4, "open": True, "seed": b"\0seed", "status": "waiting"}
    return TableRow(**{"id": table, **usual, "alarm": None, "summary": b"{}", "ended": None, **parts})


def a_move(table: str, index: int, key: str | None = None, seat: int = 0, **parts: Any) -> Change:
    """A change of one entry, which tells where it is."""
    return Change(table, index, [b"%d" % index], None if key is None else (seat, key), **parts)


@asynccontextmanager
async def opened(url: str, worker: str = "a", alone: bool = False, patience: float = LONG_S) -> AsyncIterator[Store]:
    """A store at work."""
    async with at_work(open_store(url, worker, alone), patience) as store:
        yield store


@asynccontextmanager
async def at_work(store: Store, patience: float = LONG_S) -> AsyncIterator[Store]:
    """A store, started and stopped."""
    store.patience = patience
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


async def create(store: Store, *tables: str) -> None:
    """Tables with one entry each."""
    await asyncio.gather(*(store.create(a_row(table), [b"0"]) for table in tables))


async def log_of(store: Store, table: str = "t", after: int = 0) -> list[bytes]:
    """The log of a table that there is."""
    found = await store.load(table, after)
    assert found is not None
    return found[1]


async def row_of(store: Store, table: str = "t") -> TableRow:
    """A table that there is."""
    found = await store.load(table)
    assert found is not None
    return found[0]


async def until(condition: Callable[[], object]) -> None:
    """Wait for something that comes from another thread."""
    async with asyncio.timeout(LONG_S):
        while not condition():
            await asyncio.sleep(0.005)


async def appended(store: Store, change: Change) -> None:
    """Make a change that must succeed."""
    assert await store.append(change) == Appended()


class Flawed:
    """A database between which and us something happens, as `fault` says: it is called before and after each write."""

    def __init__(self, inner: Database, fault: Callable[[str], None]) -> None:
        self.inner = inner
        self.engine = inner.engine
        self.prepare = inner.prepare
        self.migrating = inner.migrating
        self.is_trouble = inner.is_trouble
        self.fault = fault

    def writer(self, author: int) -> Writer:
        return FlawedWriter(self.inner.writer(author), self.fault)

    def watch(self, author: int) -> Watch:
        return FlawedWatch(self.inner.watch(author), self.fault)


class FlawedWriter:
    """A connection that may be lost."""

    def __init__(self, inner: Writer, fault: Callable[[str], None]) -> None:
        self.inner = inner
        self.fault = fault
        self.hopeful = inner.hopeful
        self.tidy = inner.tidy
        self.rollback = inner.rollback
        self.ping = inner.ping
        self.close = inner.close

    def begin(self, look: Look) -> Seen:
        return self.inner.begin(look)

    def write(self, work: Work) -> list[bool]:
        self.fault("before")
        done = self.inner.write(work)
        self.fault("after")
        return done


class FlawedWatch:
    """The same for news."""

    def __init__(self, inner: Watch, fault: Callable[[str], None]) -> None:
        self.inner = inner
        self.fault = fault
        self.wake = inner.wake
        self.close = inner.close

    def wait(self) -> News:
        self.fault("news")
        return self.inner.wait()
