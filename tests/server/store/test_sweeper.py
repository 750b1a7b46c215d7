"""The log of a SQLite file: swept while commits go on, it begins anew, and nothing that goes wrong with that hurts."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from server.store.helpers import a_move, appended, create, log_of, opened, until

from mutiny.server.store import sqlite, sweeper
from mutiny.server.store.sqlite import SqliteWriter
from mutiny.server.store.sweeper import Sweeper

MOVES = 400


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Swept every few rows, and by SQLite itself never."""
    monkeypatch.setattr(sweeper, "MOST_ROWS", 20)
    monkeypatch.setattr(sqlite, "CHECKPOINT_PAGES", 0)


def _moves(path: Path) -> int:
    """Make moves, one commit each; the longest that the log has been, in bytes."""

    async def run() -> int:
        async with opened(f"sqlite:///{path}", alone=True) as store:
            await create(store, "t")
            for index in range(1, MOVES):
                await appended(store, a_move("t", index))
            assert len(await log_of(store)) == MOVES
            return path.with_name(path.name + "-wal").stat().st_size

    return asyncio.run(run())


def test_the_log_begins_anew_while_moves_are_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    swept = _moves(tmp_path / "swept.db")
    monkeypatch.setattr(sweeper, "MOST_ROWS", 1_000_000)
    grown = _moves(tmp_path / "grown.db")
    assert swept < grown / 2


def test_a_sweeper_that_cannot_sweep_hurts_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def broken() -> sqlite3.Connection:
        tried.append(1)
        raise sqlite3.OperationalError("disk I/O error")

    def with_broken(_: object) -> Sweeper:
        return Sweeper(broken)

    monkeypatch.setattr(sqlite, "Sweeper", with_broken)
    _moves(tmp_path / "mutiny.db")
    assert tried


def test_what_is_committed_meanwhile_is_swept_by_the_writer(tmp_path: Path) -> None:
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
        writer._has_committed(sweeper.MOST_ROWS)
        asyncio.run(until(lambda: writer._sweeper._swept))
        connection.execute("UPDATE workers SET seen = 2")
        writer.tidy()
        # All that was in the log is in the file: it says so by having nothing left to bring.
        copy = tmp_path / "copy.db"
        copy.write_bytes(path.read_bytes())
        assert sqlite3.connect(copy).execute("SELECT seen FROM workers").fetchone() == (2,)
    finally:
        writer.close()
