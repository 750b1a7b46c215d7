"""Logs in the store: in order, without gaps or repetitions, with any number of workers."""

from __future__ import annotations

import asyncio

import pytest
from server.store.helpers import appended, create, log_of, make_change, make_row, opened, row_of

from mutiny.server.store import Appended, AppendOutcome, BadChange, Change, Conflict, Repeated, Store, StoreDown


def test_a_created_table_can_be_loaded(database_url: str) -> None:
    async def run() -> None:
        row = make_row(summary=b"\xff\0", alarm=1700000000.123456789, created=0.1 + 0.2)
        async with opened(database_url) as store:
            await store.create(row, [b"zero", b"", b"\0two"])
            assert await store.load("t") == (row, [b"zero", b"", b"\0two"])
            assert await store.load("other") is None
        # The log is still there after a restart.
        async with opened(database_url, "b", alone=True) as store:
            assert await store.load("t") == (row, [b"zero", b"", b"\0two"])

    asyncio.run(run())


def test_a_log_is_ordered_and_readable_from_any_index(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await create(store, "t", "u")
            for index in range(1, 30):
                await appended(store, make_change("t", index))
            assert await store.append(Change("t", 30, [b"30", b"31", b"32"])) == Appended()
            assert await log_of(store) == [b"%d" % index for index in range(33)]
            assert await log_of(store, after=29) == [b"29", b"30", b"31", b"32"]
            assert await log_of(store, after=33) == []
            assert await log_of(store, "u") == [b"0"]

    asyncio.run(run())


def test_simultaneous_changes_keep_their_order(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await create(store, "t")
            outcomes = await asyncio.gather(*(store.append(make_change("t", index)) for index in range(1, 700)))
            assert outcomes == [Appended()] * 699
            assert await log_of(store) == [b"%d" % index for index in range(700)]

    asyncio.run(run())


def test_an_index_that_is_used_or_leaves_a_gap_is_a_conflict(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await create(store, "t")
            await appended(store, make_change("t", 1))
            for index in (0, 1, 3, 1000):
                assert await store.append(make_change("t", index)) == Conflict()
            assert await store.append(Change("t", 1, [b"1", b"2"])) == Conflict()
            assert await log_of(store) == [b"0", b"1"]

    asyncio.run(run())


def test_a_conflict_does_not_affect_the_rest_of_its_batch(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await create(store, "t", "u", "v")
            before = store.commits
            changes = [
                make_change("t", 1, "x"),
                Change("t", 1, [b"late"], status="over"),
                make_change("u", 1),
                make_change("u", 3),
                make_change("t", 2, "y"),
                make_change("t", 9, "x"),
                make_change("v", 1, "x"),
            ]
            # They are committed in one batch, or in two if the committer is quick.
            outcomes = await asyncio.gather(*(store.append(change) for change in changes))
            good, bad = Appended(), Conflict()
            assert outcomes == [good, bad, good, bad, good, Repeated(1), good]
            assert store.commits <= before + 2
            assert await log_of(store) == [b"0", b"1", b"2"]
            assert (await row_of(store)).status == "waiting"
            assert await log_of(store, "u") == [b"0", b"1"]

    asyncio.run(run())


def test_of_two_workers_one_writes_first(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "a") as one, opened(database_url, "b") as other:
            await create(one, "t")
            both = await asyncio.gather(one.append(Change("t", 1, [b"a"])), other.append(Change("t", 1, [b"b"])))
            assert sorted(map(type, both), key=str) == sorted([Appended, Conflict], key=str)
            assert await log_of(one) == await log_of(other) == [b"0", b"a" if both[0] == Appended() else b"b"]

    asyncio.run(run())


async def _push(store: Store, table: str, body: bytes) -> None:
    """Append at the end of the log; after a conflict, read it again as a worker does."""
    index = 1
    while True:
        outcome = await store.append(Change(table, index, [body], key=(0, body.decode())))
        if outcome == Appended():
            return
        assert outcome == Conflict()
        index = len(await log_of(store, table))


def test_two_busy_workers_neither_lose_nor_repeat_entries(database_url: str) -> None:
    async def run() -> None:
        tables = ["t", "u", "v"]
        async with opened(database_url, "a") as one, opened(database_url, "b") as other:
            await create(one, *tables)
            batch = [
                (store, table, f"{name}{table}{number}".encode())
                for name, store in (("a", one), ("b", other))
                for table in tables
                for number in range(8)
            ]
            await asyncio.gather(*(_push(*each) for each in batch))
            for table in tables:
                found = await log_of(one, table)
                assert sorted(found[1:]) == sorted(body for _, name, body in batch if name == table)

    asyncio.run(run())


def test_a_repeated_key_returns_the_index_of_the_first_command(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "a") as one, opened(database_url, "b") as other:
            await create(one, "t", "u")
            await appended(one, Change("t", 1, [b"1", b"2"], key=(0, "click")))
            # The id is found at any index and from any worker, but not for another seat or table.
            for index in (1, 2, 3, 7):
                assert await other.append(make_change("t", index, "click")) == Repeated(1)
            await appended(other, make_change("t", 3, "click", seat=1))
            await appended(other, make_change("u", 1, "click"))
            assert await log_of(one) == [b"0", b"1", b"2", b"3"]
            assert await one.find_command("t", 0, "click") == 1
            assert await one.find_command("t", 1, "click") == 3
            assert await one.find_command("t", 2, "click") is None
            again = [one.append(make_change("t", 4, "again")) for _ in range(2)]
            assert await asyncio.gather(*again) == [Appended(), Repeated(4)]

    asyncio.run(run())


def test_a_change_is_written_completely_or_not_at_all(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await create(store, "t", "u")
            change = Change("t", 1, [b"1"], None, "playing", 12.5, b"summary")
            refused = Change("t", 1, [b"1"], (0, "key"), "over", 99.0, b"other", 5.0)
            outcomes = await asyncio.gather(*map(store.append, [change, refused]))
            assert outcomes == [Appended(), Conflict()]
            assert await row_of(store) == make_row(status="playing", alarm=12.5, summary=b"summary")
            assert await store.find_command("t", 0, "key") is None
            assert await row_of(store, "u") == make_row("u")

    asyncio.run(run())


def test_several_updates_of_a_row_in_a_batch_are_merged(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await create(store, "t")
            await asyncio.gather(
                store.append(make_change("t", 1, status="playing", alarm=1.0)),
                store.append(make_change("t", 2, summary=b"two")),
                store.append(make_change("t", 3, status="over", ended=7.0)),
                store.append(make_change("t", 4, alarm=4.0)),
            )
            assert await row_of(store) == make_row(status="over", alarm=4.0, summary=b"two", ended=7.0)
            await appended(store, make_change("t", 5))
            assert (await row_of(store)).alarm == 4.0
            await appended(store, make_change("t", 6, alarm=None))
            assert (await row_of(store)).alarm is None

    asyncio.run(run())


TAKES_NOT = "the database cannot take this."
NONSENSE: list[tuple[Change, str]] = [
    (make_change("nowhere", 0), "there is no table 'nowhere'."),
    (make_change("t", 1, key="\ud83d"), TAKES_NOT),
    (make_change("t", 1, status="lost\ud83d"), TAKES_NOT),
]


def test_an_invalid_change_does_not_affect_the_others(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await store.create(make_row("t"), [b"0"])
            await create(store, "u", "v")
            for index, (change, why) in enumerate(NONSENSE, 1):
                changes = [make_change("u", index), change, make_change("v", index)]
                outcomes = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
                assert outcomes[0] == outcomes[2] == Appended()
                assert isinstance(outcomes[1], BadChange)
                assert str(outcomes[1]) == why
            assert await log_of(store) == [b"0"]
            assert len(await log_of(store, "u")) == len(await log_of(store, "v")) == 1 + len(NONSENSE)

    asyncio.run(run())


def test_ids_that_no_database_can_store_are_not_found(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await create(store, "t")
            for text in ("t\0", "\ud83d", "'; --", "ö" * 10_000):
                assert await store.load(text) is None
                assert await store.find_command("t", 0, text) is None
                assert await store.archive(None, 5, text) == []
                assert await store.connected_seats(text, 0.0) == set()
            with pytest.raises(BadChange):
                await store.append(make_change("t", 1, key="nothing\0more"))
            await appended(store, make_change("t", 1, key="ö'\";\n" * 10))
            assert await store.append(make_change("t", 2, key="ö'\";\n" * 10)) == Repeated(1)

    asyncio.run(run())


def test_a_table_is_created_once_and_with_entries(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "a") as one, opened(database_url, "b") as other:
            both = await asyncio.gather(create(one, "t"), create(other, "t"), return_exceptions=True)
            failed = [each for each in both if each is not None]
            assert [str(each) for each in failed] == ["there is a table 't' already."]
            assert await log_of(one) == [b"0"]
            with pytest.raises(BadChange, match="a table begins with at least one entry"):
                await one.create(make_row("u"), [])
            with pytest.raises(BadChange, match="a change has at least one entry"):
                await one.append(Change("t", 1, []))

    asyncio.run(run())


def test_waiting_changes_are_committed_together(database_url: str) -> None:
    async def run() -> None:
        tables = [f"t{number}" for number in range(300)]
        async with opened(database_url, alone=True) as store:
            await create(store, *tables)
            before = store.commits
            outcomes = await asyncio.gather(*(store.append(make_change(table, 1, "k", alarm=1.0)) for table in tables))
            assert outcomes == [Appended()] * 300
            assert store.commits - before < 50
            assert len(await store.due_tables(1.0, 1000)) == 300

    asyncio.run(run())


def test_stopping_finishes_submitted_changes(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await create(store, "t")
            handed_in: list[asyncio.Task[AppendOutcome]] = [
                asyncio.ensure_future(store.append(make_change("t", index))) for index in range(1, 1200)
            ]
            await asyncio.sleep(0)
            await store.stop()
            assert [await each for each in handed_in] == [Appended()] * 1199
            with pytest.raises(StoreDown):
                await store.append(make_change("t", 1200))
            with pytest.raises(StoreDown):
                await store.load("t")
        async with opened(database_url) as store:
            assert len(await log_of(store)) == 1200

    asyncio.run(run())


def test_a_cancelled_caller_loses_nothing(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await create(store, "t")
            handed_in = asyncio.ensure_future(store.append(make_change("t", 1)))
            await asyncio.sleep(0)
            handed_in.cancel()
            await appended(store, make_change("t", 2))

    asyncio.run(run())
