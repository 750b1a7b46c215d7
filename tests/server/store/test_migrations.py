"""The store creates and migrates its database when it starts; the result is the schema that the program expects."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from server.store.helpers import make_row, opened
from sqlalchemy import Engine, create_engine, inspect, make_url, text

from mutiny.server.migrations import LaterVersion, upgrade
from mutiny.server.store import Appended, BadDatabase, Change, Repeated, open_store
from mutiny.server.store.schema import METADATA


def _engine(url: str) -> Engine:
    parsed = make_url(url)
    return create_engine(parsed.set(drivername={"postgresql": "postgresql+psycopg"}.get(parsed.drivername, "sqlite")))


def _plain(index: Mapping[str, Any]) -> str:
    """Return an index with its condition as text, because condition objects are never equal."""
    options = {name: str(value) for name, value in index.get("dialect_options", {}).items()}
    return str({**index, "dialect_options": options})


def _schema(url: str) -> dict[str, Any]:
    """Return everything about the tables of a database."""
    engine = _engine(url)
    shown = inspect(engine)
    found: dict[str, Any] = {}
    for table in shown.get_table_names():
        if table == "alembic_version":
            continue
        columns = [{**column, "type": repr(column["type"])} for column in shown.get_columns(table)]
        indices = sorted(_plain(index) for index in shown.get_indexes(table))
        keys = (shown.get_pk_constraint(table), shown.get_foreign_keys(table), shown.get_unique_constraints(table))
        found[table] = (columns, indices, keys, shown.get_table_options(table))
    engine.dispose()
    return found


async def _start(url: str) -> None:
    async with opened(url):
        pass


def test_the_migrated_schema_is_the_one_of_the_program(database_url: str, other_url: str) -> None:
    asyncio.run(_start(database_url))
    engine = _engine(other_url)
    METADATA.create_all(engine)
    engine.dispose()
    migrated = _schema(database_url)
    assert set(migrated) == set(METADATA.tables)
    assert migrated == _schema(other_url)


def test_a_second_start_changes_nothing(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await store.create(make_row(), [b"0"])
        async with opened(database_url) as store:
            assert await store.load("t") == (make_row(), [b"0"])

    asyncio.run(run())


FIRST = (
    "INSERT INTO tables VALUES ('t', 1.0, 'meuterer', 3, true, :blob, 'playing', NULL, :blob, NULL)",
    """INSERT INTO entries VALUES ('t', 0, 7, :blob), ('t', 1, 8, :blob), ('t', 2, 8, :blob), ('t', 3, 9, :blob)""",
    "INSERT INTO acts VALUES ('t', 0, 'one', 1), ('t', 2, 'one', 3)",
)
"""Rows of the first version: a table, its log, and the ids of two acts, the first of which has two entries."""


def test_a_database_of_the_first_version_is_migrated(database_url: str) -> None:
    engine = _engine(database_url)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        for statement in FIRST:
            connection.execute(text(statement), {"blob": b"x"} if ":blob" in statement else {})
    engine.dispose()

    async def run() -> None:
        async with opened(database_url) as store:
            row, bodies = await store.load("t") or (None, [])
            assert row is not None
            assert (row.game, row.open) == ("meuterer", True)
            assert bodies == [b"x"] * 4
            assert [await store.find_command("t", seat, "one") for seat in (0, 1, 2)] == [1, None, 3]
            # A command that was stored before the migration is not repeated either.
            assert await store.append(Change("t", 4, [b"y"], key=(2, "one"))) == Repeated(3)
            assert await store.append(Change("t", 4, [b"y"], key=(2, "two"))) == Appended()

    asyncio.run(run())


def test_several_workers_can_migrate_at_once(database_url: str) -> None:
    with ThreadPoolExecutor(5) as threads:
        started = [threads.submit(asyncio.run, _start(database_url)) for _ in range(5)]
    assert [each.result() for each in started] == [None] * 5
    assert set(_schema(database_url)) == set(METADATA.tables)


def test_a_database_of_a_later_version_is_not_touched(database_url: str) -> None:
    asyncio.run(_start(database_url))
    engine = _engine(database_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(LaterVersion, match="a later version of mutiny"):
        asyncio.run(_start(database_url))


BAD = {
    "gibberish": ("what", "that is not the address of a database"),
    "another kind": ("mysql://db/mutiny", "mutiny keeps its tables in sqlite or postgresql, not in 'mysql'"),
    "no file": ("sqlite://", "names a file"),
    "in memory": ("sqlite:///:memory:", "names a file"),
    "no folder": ("sqlite:///FOLDER/none/mutiny.db", "there is no folder"),
    "a folder": ("sqlite:///FOLDER", "is a folder"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_address_is_refused(tmp_path: Path, name: str) -> None:
    url, why = BAD[name]
    with pytest.raises(BadDatabase, match=why):
        open_store(url.replace("FOLDER", str(tmp_path)), "a", alone=True)


def test_a_password_is_never_shown() -> None:
    with pytest.raises(BadDatabase) as caught:
        open_store("postgresql:/ann:secret@db:x/mutiny", "a", alone=True)
    assert "secret" not in str(caught.value)


def test_an_unusable_database_is_refused_at_the_start(tmp_path: Path, postgres_url: str) -> None:
    async def run(url: str) -> None:
        async with opened(url, patience=0.1):
            pass

    (tmp_path / "mutiny.db").write_text("no database, but a text of some length" * 100)
    with pytest.raises(BadDatabase, match="cannot be used: DatabaseError: file is not a database"):
        asyncio.run(run(f"sqlite:///{tmp_path}/mutiny.db"))
    with pytest.raises(BadDatabase, match="cannot be used: OperationalError"):
        asyncio.run(run(postgres_url.replace("/test", "/none")))


def test_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    asyncio.run(_start(f"sqlite:///{tmp_path}/mutiny.db"))
    assert stat.S_IMODE((tmp_path / "mutiny.db").stat().st_mode) == 0o600


def _pragma(path: Path, name: str) -> Any:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(f"PRAGMA {name}").fetchone()[0]
    finally:
        connection.close()


def test_the_file_is_in_wal_mode(tmp_path: Path) -> None:
    asyncio.run(_start(f"sqlite:///{tmp_path}/mutiny.db"))
    assert _pragma(tmp_path / "mutiny.db", "journal_mode") == "wal"
