"""The database stops, fills up or is locked, and recovers; answers are lost. No change is lost or made twice."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import psycopg
import pytest
from helpers.patience import LONG_S
from server.postgres import Postgres
from server.store.helpers import (
    FaultyDatabase,
    appended,
    create,
    log_of,
    make_change,
    make_row,
    opened,
    row_of,
    running_store,
    until,
)
from sqlalchemy import make_url

from mutiny.server.store import Appended, AppendOutcome, Change, Conflict, Repeated, Store, StoreDown, committer, sqlite
from mutiny.server.store import store as store_module
from mutiny.server.store.database import Database
from mutiny.server.store.postgres import PostgresDatabase
from mutiny.server.store.sqlite import SqliteDatabase


@pytest.fixture(autouse=True)
def _short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten all waiting times."""
    monkeypatch.setattr(sqlite, "BUSY_S", 0.05)
    monkeypatch.setattr(committer, "PING_S", 0.1)
    monkeypatch.setattr(committer, "LONGEST_WAIT_S", 0.1)
    monkeypatch.setattr(store_module, "RETRY_S", 0.05)


def _notice(store: Store) -> list[bool]:
    troubles: list[bool] = []
    store.on_outage = troubles.append
    return troubles


def _flawed(url: str, fault: Callable[[str], None]) -> Store:
    parsed = make_url(url)
    kind = SqliteDatabase if parsed.get_backend_name() == "sqlite" else PostgresDatabase
    inner: Database = kind(parsed, alone=True, readers=2)
    return Store(FaultyDatabase(inner, fault), "flawed", alone=True)


class ConnectionFaults:
    """Loses a connection when the test says so."""

    def __init__(self) -> None:
        self.next: list[str] = []
        self.met = 0
        self.meanwhile: Callable[[], None] | None = None

    def __call__(self, when: str) -> None:
        if self.next and self.next[0] == when:
            self.next.pop(0)
            self.met += 1
            if self.meanwhile is not None:
                self.meanwhile()
            raise OSError("the connection was lost")


LOSSES = [["before"], ["after"], ["before", "after", "after"]]


@pytest.mark.parametrize("losses", LOSSES, ids="-".join)
def test_a_commit_without_an_answer_is_looked_up(database_url: str, losses: list[str]) -> None:
    async def run() -> None:
        faults = ConnectionFaults()
        async with running_store(_flawed(database_url, faults)) as store:
            await create(store, "t", "u")
            await store.claim_alarm("u", None, 5.0)
            faults.next = list(losses)
            changes = [
                Change("t", 1, [b"1", b"2"], (0, "x"), "playing", 3.0),
                make_change("t", 1, "y"),
                make_change("t", 3, "x"),
                make_change("t", 3),
            ]
            new = make_row("new", alarm=1.0)
            *outcomes, made, claimed, present = await asyncio.gather(
                *(store.append(change) for change in changes),
                store.create(new, [b"0"]),
                store.claim_alarm("u", 5.0, 6.0),
                store.announce_seats("flawed", [("t", 2)], 99.0),
            )
            assert faults.met == len(losses)
            assert outcomes == [Appended(), Conflict(), Repeated(1), Appended()]
            assert (made, claimed, present) == (None, True, None)
            assert await log_of(store) == [b"0", b"1", b"2", b"3"]
            assert await row_of(store) == make_row(status="playing", alarm=3.0)
            assert await store.load("new") == (new, [b"0"])
            assert await store.connected_seats("t", 1.0) == {2}
            await appended(store, make_change("t", 4))

    asyncio.run(run())


def test_a_retry_after_another_worker_wrote_is_a_conflict(database_url: str) -> None:
    async def run() -> None:
        faults = ConnectionFaults()
        async with running_store(_flawed(database_url, faults)) as store, opened(database_url, "other") as other:
            await create(store, "t")
            loop = asyncio.get_running_loop()

            def meanwhile() -> None:
                # The transaction is still open: it ends with the connection, and then the other worker writes.
                waiting.append(asyncio.run_coroutine_threadsafe(other.append(Change("t", 1, [b"same"])), loop))

            waiting: list[Future[AppendOutcome]] = []
            faults.meanwhile = meanwhile
            faults.next = ["before"]
            outcome = await store.append(Change("t", 1, [b"same"]))
            found = await asyncio.wrap_future(waiting[0])
            # Exactly one of them wrote, and each knows whether it did.
            assert {type(outcome), type(found)} == {Appended, Conflict}
            assert await log_of(store) == [b"0", b"same"]

    asyncio.run(run())


def test_a_cut_connection_is_replaced_without_an_outage(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url) as store:
            troubles = _notice(store)
            await create(store, "t")
            for index in range(1, 6):
                with psycopg.connect(postgres_url, autocommit=True) as connection:
                    connection.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE pid <> pg_backend_pid() AND datname = current_database()"
                    )
                await appended(store, make_change("t", index))
                assert len(await log_of(store)) == index + 1
            assert troubles == []

    asyncio.run(run())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_postgresql_stops_and_starts_again(postgres: Postgres, postgres_url: str, how: int) -> None:
    async def run() -> None:
        async with opened(postgres_url, patience=0.3) as store:
            troubles = _notice(store)
            await create(store, "t")
            await appended(store, make_change("t", 1))
            postgres.stop(how)
            try:
                with pytest.raises(StoreDown, match="the database does not answer") as caught:
                    await store.append(make_change("t", 2))
                assert "OperationalError" in caught.value.reason
                with pytest.raises(StoreDown):
                    await store.load("t")
                assert troubles == [True]
                store.patience = LONG_S
                waiting = asyncio.ensure_future(store.append(make_change("t", 2)))
                await asyncio.sleep(0)
            finally:
                postgres.start()
            # The waiting changes are then made, without another request.
            assert await waiting == Appended()
            assert troubles == [True, False]
            assert await log_of(store) == [b"0", b"1", b"2"]

    asyncio.run(run())


def test_the_end_of_an_outage_is_noticed_without_requests(postgres: Postgres, postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url, patience=0.1) as store:
            troubles = _notice(store)
            await create(store, "t")
            postgres.stop()
            try:
                # There are no requests while it stops.
                await until(lambda: troubles == [True])
            finally:
                postgres.start()
            await until(lambda: troubles == [True, False])

    asyncio.run(run())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "mutiny.db"


def test_a_locked_file_is_waited_for(path: Path) -> None:
    async def run() -> None:
        other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        async with opened(f"sqlite:///{path}") as store:
            troubles = _notice(store)
            await create(store, "t")
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.ensure_future(store.append(make_change("t", 1)))
            await until(lambda: troubles == [True])
            # Readers do not wait.
            assert await log_of(store) == [b"0"]
            other.execute("COMMIT")
            assert await waiting == Appended()
            assert troubles == [True, False]
            store.patience = 0.0
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreDown) as caught:
                await store.append(make_change("t", 2))
            assert caught.value.reason == "OperationalError: database is locked"
            other.execute("COMMIT")
            await until(lambda: troubles == [True, False, True, False])
            await appended(store, make_change("t", 2))
        other.close()

    asyncio.run(run())


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Limit the pages of a database, as a full disk does."""
    pages: list[int] = []
    plain = sqlite.connect

    def connect(path: Path, wait: float = 0.05) -> sqlite3.Connection:
        connection = plain(path, wait)
        for number in pages:
            connection.execute(f"PRAGMA max_page_count = {number}")
        return connection

    monkeypatch.setattr(sqlite, "connect", connect)
    return pages


async def _append_all(store: Store, changes: list[Change]) -> None:
    for done, change in enumerate(changes, 1):
        try:
            await appended(store, change)
        except StoreDown:
            # Every acknowledged change is there, and no other.
            assert len(await log_of(store)) == done
            raise


def test_a_full_disk_loses_nothing_and_acknowledges_nothing(path: Path, disk: list[int]) -> None:
    async def run() -> None:
        disk.append(40)
        large = bytes(3000)
        async with opened(f"sqlite:///{path}", patience=0.1) as store:
            troubles = _notice(store)
            await create(store, "t")
            changes = [Change("t", index, [large]) for index in range(1, 50)]
            with pytest.raises(StoreDown) as caught:
                await _append_all(store, changes)
            acknowledged = len(await log_of(store)) - 1
            assert caught.value.reason == "OperationalError: database or disk is full"
            assert 3 < acknowledged < 50
            assert troubles == [True]
            # The disk has room again.
            disk.clear()
            store.patience = LONG_S
            await appended(store, Change("t", acknowledged + 1, [large]))
            assert len(await log_of(store)) == 2 + acknowledged
            assert troubles[-1] is False

    asyncio.run(run())


FULL_DISK = """
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER no_room BEFORE INSERT ON entries EXECUTE FUNCTION fail()"""
"""Makes PostgreSQL raise the error of a full disk for every new entry."""


def test_postgresql_with_a_full_disk_loses_nothing_and_acknowledges_nothing(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url, patience=0.3) as store:
            troubles = _notice(store)
            await create(store, "t")
            with psycopg.connect(postgres_url, autocommit=True) as host:
                host.execute(FULL_DISK)
                with pytest.raises(StoreDown) as caught:
                    await store.append(make_change("t", 1))
                assert caught.value.reason.startswith("DiskFull: could not extend file")
                assert await log_of(store) == [b"0"]
                assert troubles == [True]
                store.patience = LONG_S
                waiting = asyncio.ensure_future(store.append(make_change("t", 1)))
                await asyncio.sleep(0)
                host.execute("DROP TRIGGER no_room ON entries")
            assert await waiting == Appended()
            assert await log_of(store) == [b"0", b"1"]

    asyncio.run(run())


def test_a_store_can_be_stopped_during_an_outage(path: Path) -> None:
    async def run() -> None:
        other = sqlite3.connect(path, isolation_level=None)
        async with opened(f"sqlite:///{path}", patience=0.2) as store:
            await create(store, "t")
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.ensure_future(store.append(make_change("t", 1)))
            await asyncio.sleep(0)
            await store.stop()
            with pytest.raises(StoreDown):
                await waiting
        other.execute("ROLLBACK")
        other.close()

    asyncio.run(run())
