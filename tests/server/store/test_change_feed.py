"""The change feed: a worker is notified of the other workers' changes, and of nothing else."""

from __future__ import annotations

import asyncio

import psycopg
import pytest
from server.store.helpers import FaultyDatabase, appended, create, make_change, make_row, opened, running_store, until
from sqlalchemy import make_url

from mutiny.server.store import Change, Store, change_feed
from mutiny.server.store.database import Database
from mutiny.server.store.postgres import PostgresDatabase
from mutiny.server.store.sqlite import SqliteDatabase


@pytest.fixture(autouse=True)
def _short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the time between attempts."""
    monkeypatch.setattr(change_feed, "RETRY_S", 0.05)


def _listen(store: Store) -> list[tuple[str, int]]:
    heard: list[tuple[str, int]] = []
    store.on_remote_change = lambda table, index: heard.append((table, index))
    return heard


def test_a_worker_receives_the_changes_of_the_other(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "a") as one, opened(database_url, "b") as other:
            first, second = _listen(one), _listen(other)
            await create(one, "t")
            await until(lambda: ("t", 0) in second)
            await appended(one, Change("t", 1, [b"1", b"2", b"3"]))
            await until(lambda: ("t", 3) in second)
            await appended(other, make_change("t", 4))
            await until(lambda: ("t", 4) in first)
            # A worker is not notified of its own changes, nor of changes that were not made.
            await one.append(make_change("t", 1))
            await appended(one, make_change("t", 5))
            await until(lambda: ("t", 5) in second)
            assert first == [("t", 4)]
            assert second == [("t", 0), ("t", 3), ("t", 5)]

    asyncio.run(run())


def test_a_worker_receives_the_changes_of_many_tables(database_url: str) -> None:
    async def run() -> None:
        tables = [f"table-{number}" for number in range(300)]
        async with opened(database_url, "a") as one, opened(database_url, "b") as other:
            heard = _listen(other)
            await create(one, *tables)
            await asyncio.gather(*(one.append(make_change(table, 1)) for table in tables))
            await until(lambda: {(table, 1) for table in tables} <= set(heard))

    asyncio.run(run())


def test_earlier_changes_are_not_reported(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "a") as one:
            await create(one, "t")
            async with opened(database_url, "b") as other:
                heard = _listen(other)
                await appended(one, make_change("t", 1))
                await until(lambda: heard)
                assert heard == [("t", 1)]

    asyncio.run(run())


def test_after_a_lost_connection_any_table_may_have_changed(database_url: str) -> None:
    async def run() -> None:
        losing: list[bool] = []

        def fault(when: str) -> None:
            if when == "changes" and losing:
                losing.clear()
                raise OSError("the connection was lost")

        url = make_url(database_url)
        kind = SqliteDatabase if url.get_backend_name() == "sqlite" else PostgresDatabase
        inner: Database = kind(url, alone=False, readers=2)
        async with (
            opened(database_url, "a") as one,
            running_store(Store(FaultyDatabase(inner, fault), "b", alone=False)) as other,
        ):
            heard = _listen(other)
            await create(one, "t")
            await until(lambda: ("t", 0) in heard)
            losing.append(True)
            # This change wakes a watch that waits for a notification.
            await one.create(make_row("u"), [b"0"])
            await until(lambda: ("", 0) in heard)
            await appended(one, make_change("t", 1))
            await until(lambda: ("t", 1) in heard)

    asyncio.run(run())


def test_a_change_feed_reconnects_after_its_connection_is_cut(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url, "a") as one, opened(postgres_url, "b") as other:
            heard = _listen(other)
            await create(one, "t")
            await until(lambda: heard == [("t", 0)])
            with psycopg.connect(postgres_url, autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
                )
            await until(lambda: ("", 0) in heard)
            await appended(one, make_change("t", 1))
            await until(lambda: ("t", 1) in heard)

    asyncio.run(run())
