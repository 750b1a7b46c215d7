"""News: a worker hears of what the others write, and of nothing else."""

from __future__ import annotations

import asyncio

import psycopg
import pytest
from server.store.helpers import Flawed, a_move, a_row, appended, at_work, create, opened, until
from sqlalchemy import make_url

from mutiny.server.store import Change, Store, news
from mutiny.server.store.database import Database
from mutiny.server.store.postgres import PostgresDatabase
from mutiny.server.store.sqlite import SqliteDatabase


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried soon."""
    monkeypatch.setattr(news, "AGAIN_S", 0.05)


def _listen(store: Store) -> list[tuple[str, int]]:
    heard: list[tuple[str, int]] = []
    store.on_news = lambda table, index: heard.append((table, index))
    return heard


def test_a_worker_hears_of_what_the_other_writes(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "a") as one, opened(database_url, "b") as other:
            first, second = _listen(one), _listen(other)
            await create(one, "t")
            await until(lambda: ("t", 0) in second)
            await appended(one, Change("t", 1, [b"1", b"2", b"3"]))
            await until(lambda: ("t", 3) in second)
            await appended(other, a_move("t", 4))
            await until(lambda: ("t", 4) in first)
            # Of its own, nobody hears; nor of what has not happened.
            await one.append(a_move("t", 1))
            await appended(one, a_move("t", 5))
            await until(lambda: ("t", 5) in second)
            assert first == [("t", 4)]
            assert second == [("t", 0), ("t", 3), ("t", 5)]

    asyncio.run(run())


def test_of_many_tables_at_once(database_url: str) -> None:
    async def run() -> None:
        tables = [f"table-{number}" for number in range(300)]
        async with opened(database_url, "a") as one, opened(database_url, "b") as other:
            heard = _listen(other)
            await create(one, *tables)
            await asyncio.gather(*(one.append(a_move(table, 1)) for table in tables))
            await until(lambda: {(table, 1) for table in tables} <= set(heard))

    asyncio.run(run())


def test_what_was_before_is_no_news(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "a") as one:
            await create(one, "t")
            async with opened(database_url, "b") as other:
                heard = _listen(other)
                await appended(one, a_move("t", 1))
                await until(lambda: heard)
                assert heard == [("t", 1)]

    asyncio.run(run())


def test_after_a_loss_anything_may_be_new(database_url: str) -> None:
    async def run() -> None:
        losing: list[bool] = []

        def fault(when: str) -> None:
            if when == "news" and losing:
                losing.clear()
                raise OSError("the connection was lost")

        url = make_url(database_url)
        kind = SqliteDatabase if url.get_backend_name() == "sqlite" else PostgresDatabase
        inner: Database = kind(url, alone=False, readers=2)
        async with opened(database_url, "a") as one, at_work(Store(Flawed(inner, fault), "b", alone=False)) as other:
            heard = _listen(other)
            await create(one, "t")
            await until(lambda: ("t", 0) in heard)
            losing.append(True)
            # What wakes it, where it waits to be told.
            await one.create(a_row("u"), [b"0"])
            await until(lambda: ("", 0) in heard)
            await appended(one, a_move("t", 1))
            await until(lambda: ("t", 1) in heard)

    asyncio.run(run())


def test_a_listener_whose_connection_is_cut_begins_anew(postgres_url: str) -> None:
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
            await appended(one, a_move("t", 1))
            await until(lambda: ("t", 1) in heard)

    asyncio.run(run())
