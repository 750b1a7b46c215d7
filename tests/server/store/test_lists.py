"""Queries over all tables: the lobby, the archive, alarms, and connected seats."""

from __future__ import annotations

import asyncio

from server.store.helpers import appended, create, make_change, make_row, opened, row_of

from mutiny.server.store import Store, TableRow


async def _put(store: Store, *rows: TableRow) -> None:
    for row in rows:
        await store.create(row, [b"0"])


def _ids(rows: list[TableRow]) -> list[str]:
    return [row.id for row in rows]


def test_the_lobby_shows_open_tables_that_are_not_over(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            assert await store.lobby(10) == []
            await _put(
                store,
                make_row("waits", created=1.0),
                make_row("plays", created=3.0, status="playing"),
                make_row("hidden", created=4.0, open=False),
                make_row("over", created=5.0, status="over", ended=6.0),
                make_row("new", created=7.0),
            )
            assert _ids(await store.lobby(10)) == ["new", "plays", "waits"]
            assert _ids(await store.lobby(2)) == ["new", "plays"]
            assert (await store.lobby(1))[0] == make_row("new", created=7.0)
            await appended(store, make_change("new", 1, status="over", ended=8.0))
            assert _ids(await store.lobby(10)) == ["plays", "waits"]

    asyncio.run(run())


def test_the_archive_shows_open_tables_that_are_over(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            over = {"status": "over"}
            await _put(
                store,
                make_row("first", ended=10.0, **over),
                make_row("hidden", ended=11.0, open=False, **over),
                make_row("plays", status="playing"),
                make_row("last", ended=20.0, game="traitres", **over),
                make_row("middle", ended=15.0, **over),
            )
            assert _ids(await store.archive(None, 10, None)) == ["last", "middle", "first"]
            assert _ids(await store.archive(None, 2, None)) == ["last", "middle"]
            assert _ids(await store.archive(15.0, 10, None)) == ["first"]
            assert _ids(await store.archive(None, 10, "traitres")) == ["last"]
            assert _ids(await store.archive(20.0, 10, "meuterer")) == ["middle", "first"]

    asyncio.run(run())


def test_alarms_that_are_due_are_claimed_by_one_worker(database_url: str) -> None:
    async def run() -> None:
        alarm = 1700000000.1234567
        async with opened(database_url, "a") as one, opened(database_url, "b") as other:
            await _put(
                one, make_row("t", alarm=alarm), make_row("u", alarm=5.0), make_row("v"), make_row("w", alarm=alarm + 9)
            )
            assert await one.due_tables(alarm, 10) == [("u", 5.0), ("t", alarm)]
            assert await one.due_tables(alarm, 1) == [("u", 5.0)]
            assert await one.due_tables(4.9, 10) == []
            claims = [store.claim_alarm("t", alarm, alarm + number) for number, store in enumerate((one, other), 1)]
            assert sorted(await asyncio.gather(*claims)) == [False, True]
            assert await one.due_tables(alarm, 10) == [("u", 5.0)]
            assert not await one.claim_alarm("nowhere", 1.0, 2.0)
            # An alarm can be set and removed as well as moved.
            assert await one.claim_alarm("v", None, 6.0)
            assert not await one.claim_alarm("v", None, 7.0)
            assert await one.claim_alarm("u", 5.0, None)
            assert await one.due_tables(alarm, 10) == [("v", 6.0)]
            assert (await row_of(one, "u")).alarm is None

    asyncio.run(run())


def test_of_two_claims_in_one_batch_one_succeeds(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await _put(store, make_row("t", alarm=1.0))
            claims = await asyncio.gather(*(store.claim_alarm("t", 1.0, 2.0 + number) for number in range(5)))
            assert claims == [True, False, False, False, False]
            assert (await row_of(store)).alarm == 2.0

    asyncio.run(run())


def test_a_seat_is_connected_while_its_worker_announces_it(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "a") as one, opened(database_url, "b") as other:
            await create(one, "t", "u")
            await one.announce_seats("a", [("t", 0), ("t", 1), ("u", 0)], until=100.0)
            await other.announce_seats("b", [("t", 1), ("t", 3)], until=50.0)
            assert await one.connected_seats("t", 10.0) == {0, 1, 3}
            assert await other.connected_seats("u", 10.0) == {0}
            # The announcement of the other worker has ended.
            assert await one.connected_seats("t", 50.0) == {0, 1}
            assert await one.connected_seats("t", 100.0) == set()
            # An announcement replaces the earlier ones.
            await one.announce_seats("a", [("t", 2), ("t", 2)], until=110.0)
            await other.announce_seats("b", [("t", 3)], until=110.0)
            assert await one.connected_seats("t", 100.0) == {2, 3}
            assert await one.connected_seats("u", 100.0) == set()
            await one.announce_seats("a", [], until=120.0)
            assert await one.connected_seats("t", 100.0) == {3}

    asyncio.run(run())


def test_a_restarted_worker_announces_its_seats_from_scratch(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "a") as store:
            await store.announce_seats("a", [("t", 0)], until=100.0)
        async with opened(database_url, "a") as store:
            await store.announce_seats("a", [("t", 1)], until=100.0)
            assert await store.connected_seats("t", 10.0) == {1}

    asyncio.run(run())


def test_a_worker_silent_for_long_is_removed_and_may_return(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "a") as one, opened(database_url, "b") as other:
            await one.announce_seats("a", [("t", 0)], until=100.0)
            await other.announce_seats("b", [("t", 1)], until=10_000.0)
            assert await one.connected_seats("t", 10.0) == {1}
            await one.announce_seats("a", [("t", 0)], until=10_000.0)
            assert await one.connected_seats("t", 10.0) == {0, 1}

    asyncio.run(run())
