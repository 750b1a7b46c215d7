"""What is asked of all tables: the lobby, the archive, alarms; and who is there."""

from __future__ import annotations

import asyncio

from server.store.helpers import a_move, a_row, appended, create, opened, row_of

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
                a_row("waits", created=1.0),
                a_row("plays", created=3.0, status="playing"),
                a_row("hidden", created=4.0, open=False),
                a_row("over", created=5.0, status="over", ended=6.0),
                a_row("new", created=7.0),
            )
            assert _ids(await store.lobby(10)) == ["new", "plays", "waits"]
            assert _ids(await store.lobby(2)) == ["new", "plays"]
            assert (await store.lobby(1))[0] == a_row("new", created=7.0)
            await appended(store, a_move("new", 1, status="over", ended=8.0))
            assert _ids(await store.lobby(10)) == ["plays", "waits"]

    asyncio.run(run())


def test_the_archive_shows_open_tables_that_are_over(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            over = {"status": "over"}
            await _put(
                store,
                a_row("first", ended=10.0, **over),
                a_row("hidden", ended=11.0, open=False, **over),
                a_row("plays", status="playing"),
                a_row("last", ended=20.0, game="traitres", **over),
                a_row("middle", ended=15.0, **over),
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
            await _put(one, a_row("t", alarm=alarm), a_row("u", alarm=5.0), a_row("v"), a_row("w", alarm=alarm + 9))
            assert await one.due(alarm, 10) == [("u", 5.0), ("t", alarm)]
            assert await one.due(alarm, 1) == [("u", 5.0)]
            assert await one.due(4.9, 10) == []
            claims = [store.claim("t", alarm, alarm + number) for number, store in enumerate((one, other), 1)]
            assert sorted(await asyncio.gather(*claims)) == [False, True]
            assert await one.due(alarm, 10) == [("u", 5.0)]
            assert not await one.claim("nowhere", 1.0, 2.0)
            # Set and put out, as well as moved.
            assert await one.claim("v", None, 6.0)
            assert not await one.claim("v", None, 7.0)
            assert await one.claim("u", 5.0, None)
            assert await one.due(alarm, 10) == [("v", 6.0)]
            assert (await row_of(one, "u")).alarm is None

    asyncio.run(run())


def test_two_claims_in_one_batch_are_not_both_good(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await _put(store, a_row("t", alarm=1.0))
            claims = await asyncio.gather(*(store.claim("t", 1.0, 2.0 + number) for number in range(5)))
            assert claims == [True, False, False, False, False]
            assert (await row_of(store)).alarm == 2.0

    asyncio.run(run())


def test_a_seat_is_there_while_a_worker_says_so(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "a") as one, opened(database_url, "b") as other:
            await create(one, "t", "u")
            await one.present("a", [("t", 0), ("t", 1), ("u", 0)], until=100.0)
            await other.present("b", [("t", 1), ("t", 3)], until=50.0)
            assert await one.presence("t", 10.0) == {0, 1, 3}
            assert await other.presence("u", 10.0) == {0}
            # The word of the other is no longer good.
            assert await one.presence("t", 50.0) == {0, 1}
            assert await one.presence("t", 100.0) == set()
            # What is said replaces all that was said.
            await one.present("a", [("t", 2), ("t", 2)], until=110.0)
            await other.present("b", [("t", 3)], until=110.0)
            assert await one.presence("t", 100.0) == {2, 3}
            assert await one.presence("u", 100.0) == set()
            await one.present("a", [], until=120.0)
            assert await one.presence("t", 100.0) == {3}

    asyncio.run(run())


def test_a_worker_that_starts_again_begins_anew(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "a") as store:
            await store.present("a", [("t", 0)], until=100.0)
        async with opened(database_url, "a") as store:
            await store.present("a", [("t", 1)], until=100.0)
            assert await store.presence("t", 10.0) == {1}

    asyncio.run(run())


def test_who_was_silent_for_long_is_forgotten_and_may_come_back(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "a") as one, opened(database_url, "b") as other:
            await one.present("a", [("t", 0)], until=100.0)
            await other.present("b", [("t", 1)], until=10_000.0)
            assert await one.presence("t", 10.0) == {1}
            await one.present("a", [("t", 0)], until=10_000.0)
            assert await one.presence("t", 10.0) == {0, 1}

    asyncio.run(run())
