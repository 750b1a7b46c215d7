"""The write-ahead log of a SQLite file is checkpointed while commits go on; a failing checkpoint does no harm."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from server.store.helpers import appended, create, log_of, make_change, opened, until

from mutiny.server.store import checkpointer, sqlite
from mutiny.server.store.checkpointer import Checkpointer
from mutiny.server.store.sqlite import SqliteWriter

MOVES = 400


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checkpoint every few rows, and never by SQLite itself."""
    monkeypatch.setattr(checkpointer, "MOST_ROWS", 20)
    monkeypatch.setattr(sqlite, "CHECKPOINT_PAGES", 0)


def _moves(path: Path) -> int:
    """Make moves, one commit each; return the size of the write-ahead log in bytes."""

    async def run() -> int:
        async with opened(f"sqlite:///{path}", alone=True) as store:
            await create(store, "t")
            for index in range(1, MOVES):
                await appended(store, make_change("t", index))
            assert len(await log_of(store)) == MOVES
            return path.with_name(path.name + "-wal").stat().st_size

    return asyncio.run(run())


def test_the_write_ahead_log_stays_short_while_moves_are_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    swept = _moves(tmp_path / "swept.db")
    monkeypatch.setattr(checkpointer, "MOST_ROWS", 1_000_000)
    grown = _moves(tmp_path / "grown.db")
    assert swept < grown / 2


def test_a_failing_checkpointer_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def broken() -> sqlite3.Connection:
        tried.append(1)
        raise sqlite3.OperationalError("disk I/O error")

    def with_broken(_: object) -> Checkpointer:
        return Checkpointer(broken)

    monkeypatch.setattr(sqlite, "Checkpointer", with_broken)
    _moves(tmp_path / "mutiny.db")
    assert tried


def test_the_writer_checkpoints_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "mutiny.db"

    async def run() -> None:
        async with opened(f"sqlite:///{path}", alone=True) as store:
            await create(store, "t")

    asyncio.run(run())
    writer = SqliteWriter(path, alone=True)
    try:
        connection = writer._connection
        connection.execute("UPDATE workers SET seen = 1")
        connection.execute("INSERT INTO workers VALUES ('w', 0, 0)")
        writer._after_commit(checkpointer.MOST_ROWS)
        asyncio.run(until(lambda: writer._checkpointer._checkpointed))
        connection.execute("UPDATE workers SET seen = 2")
        writer.maintain()
        # The file without its write-ahead log holds everything.
        copy = tmp_path / "copy.db"
        copy.write_bytes(path.read_bytes())
        assert sqlite3.connect(copy).execute("SELECT seen FROM workers").fetchone() == (2,)
    finally:
        writer.close()
