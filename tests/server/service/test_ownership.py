"""Ownership: one worker serves a table without reading it again, and no other worker can be overtaken by it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from server.services import (
    FailingStore,
    ManualClock,
    SeatedClient,
    play,
    run,
    scheduled,
    seated,
    service_on,
    sqlite,
    stored_entries,
    until,
)

from mutiny import Rng
from mutiny.protocol import messages as wire
from mutiny.server.service import cache as cache_module
from mutiny.server.service.table_service import Caller, TableService
from mutiny.server.tables.entries import ChatSent, LogEntry, MoveMade, OwnerNamed

LONG_LEASE_S = 1e6


@asynccontextmanager
async def two_workers(url: str) -> AsyncIterator[tuple[TableService, TableService]]:
    """Run two workers on a database, each with a lease."""
    async with service_on(url, "one", alone=False) as one, service_on(url, "two", alone=False) as two:
        for service in (one, two):
            service.cache.lease.renew(service.clock.seconds() + LONG_LEASE_S)
        yield one, two


def at(service: TableService, person: SeatedClient) -> SeatedClient:
    """Return the same player at another worker."""
    return SeatedClient(service, person.table, person.seat, person.token)


def owners(entries: list[LogEntry]) -> list[str | None]:
    """Return the owners that a log names, in turn."""
    return [entry.worker for entry in entries if isinstance(entry, OwnerNamed)]


def keys(entries: list[LogEntry]) -> list[str | None]:
    """Return the ids of the chats and moves of a log."""
    return [entry.id for entry in entries if isinstance(entry, ChatSent | MoveMade)]


def numbers(person: SeatedClient) -> list[int]:
    """Return the numbers of the messages that a client was sent after its welcome."""
    kinds = wire.Told | wire.Note | wire.Chatted
    return [message.n for message in person.messages if isinstance(message, kinds)]


async def hold(service: TableService, people: list[SeatedClient]) -> None:
    """Have players subscribe at a worker, which then owns their table."""
    for person in people:
        await person.subscribe()
    assert service.cache.holds(await service.cache.get(people[0].table))


def test_an_owner_neither_reads_nor_tells_the_others(database_url: str) -> None:
    async def work() -> None:
        async with two_workers(database_url) as (one, two):
            people = await seated(one, "meuterer", 3)
            await hold(one, people)
            found = await one.store.load(people[0].table)
            assert found is not None
            assert found[0].owner == "one"
            reads = FailingStore(one)
            reads.reads = False
            heard: list[str] = []
            two.store.on_remote_change = lambda table, _: heard.append(table)
            # What is announced comes in order: the change of another table is a mark between those of this one.
            (before, *_) = await seated(one, "meuterer", 3)
            await until(lambda: before.table in heard)
            heard.clear()
            await play(people, Rng(b"quiet"), 10)
            (after, *_) = await seated(one, "meuterer", 3)
            await until(lambda: after.table in heard)
            # SQLite is asked from time to time, for everything.
            assert people[0].table not in heard or database_url.startswith("sqlite")

    run(work)


def test_a_paused_owner_cannot_append_over_its_successor(database_url: str) -> None:
    async def work() -> None:
        async with two_workers(database_url) as (one, two):
            people = await seated(one, "meuterer", 3)
            await hold(one, people[:1])
            # The owner hears of nothing that others write, and stops in the middle of an act.
            one.store.on_remote_change = None
            paused = FailingStore(one)
            paused.waits.clear()
            participant = await people[0].identify()
            late = asyncio.ensure_future(one.execute(people[0].table, participant, wire.Chat("late", "ahoy")))
            await until(lambda: paused.waiting == 1)
            successor = at(two, people[1])
            await successor.subscribe()
            assert two.cache.holds(await two.cache.get(successor.table))
            assert isinstance(await successor.do(lambda key: wire.Chat(key, "mine now")), wire.Done)
            paused.waits.set()
            assert await late == wire.Done("late", people[0].n)
            # What it wrote comes after what its successor had written, and its player was told of both.
            entries = await stored_entries(one, people[0].table)
            texts = [entry.text for entry in entries if isinstance(entry, ChatSent)]
            assert texts == ["mine now", "ahoy"]
            assert owners(entries) == ["one", "two", None]
            await until(lambda: successor.n == people[0].n)
            assert numbers(successor) == list(range(numbers(successor)[0], successor.n + 1))
            # An act that is repeated at either worker gets the same answer, and is not done again.
            for service in (one, two):
                again = at(service, people[0])
                answer = await service.execute(again.table, await again.identify(), wire.Chat("late", "ahoy"))
                assert isinstance(answer, wire.Done)
            assert await stored_entries(one, people[0].table) == entries

    run(work)


def test_an_owner_that_is_killed_after_a_commit_and_before_the_answer_has_done_the_act(database_url: str) -> None:
    async def work() -> None:
        async with two_workers(database_url) as (one, two):
            people = await seated(one, "meuterer", 3)
            await hold(one, people)
            table = (await one.cache.get(people[0].table)).table
            (mover,) = table.started_match().state.acting
            killed = FailingStore(one)
            killed.answers = killed.reads = False
            act = wire.Move("mine", people[mover].n, table.started_match().legal_moves(mover)[0])
            answer = await one.execute(table.id, await people[mover].identify(), act)
            assert isinstance(answer, wire.Refused)
            assert answer.code == "unavailable"
            again = at(two, people[mover])
            await again.subscribe()
            for _ in range(2):
                answer = await two.execute(table.id, await again.identify(), act)
                assert isinstance(answer, wire.Done)
            assert keys(await stored_entries(two, table.id)) == ["mine"]

    run(work)


def test_two_workers_that_claim_a_table_at_once_share_it(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache_module, "RETRY_S", 0.01)

    async def work() -> None:
        async with two_workers(database_url) as (one, two):
            people = await seated(one, "traitres", 4)
            everybody = [at(service, person) for service, person in zip((one, two, one, two), people, strict=True)]
            await asyncio.gather(*(person.subscribe() for person in everybody))
            first, second = await one.cache.get(people[0].table), await two.cache.get(people[0].table)
            await until(lambda: first.table.owner is None and second.table.owner is None)
            # Everybody hears of every act, wherever it was done, once and in order.
            for person in everybody * 3:
                assert isinstance(await person.do(lambda key: wire.Chat(key, key)), wire.Done)
            await until(lambda: len({person.n for person in everybody}) == 1)
            for person in everybody:
                found = numbers(person)
                assert found == list(range(found[0], person.n + 1))
            assert len(keys(await stored_entries(one, people[0].table))) == 12

    run(work)


def test_a_database_that_is_away_during_a_takeover_loses_nothing(database_url: str) -> None:
    async def work() -> None:
        async with two_workers(database_url) as (one, two):
            people = await seated(one, "meuterer", 3)
            await hold(one, people[:1])
            successor = at(two, people[1])
            away = FailingStore(two)
            # The entry that names the new owner is written, but neither the answer nor the log can be read.
            away.answers = False
            with pytest.raises(Exception, match="does not answer"):
                await successor.subscribe()
            assert owners(await stored_entries(one, people[0].table))[:2] == ["one", "two"]
            act = wire.Chat("during", "ahoy")
            refused = await two.execute(people[1].table, await successor.identify(), act)
            assert isinstance(refused, wire.Refused)
            assert refused.code == "unavailable"
            away.answers = True
            await successor.subscribe()
            assert isinstance(await two.execute(people[1].table, await successor.identify(), act), wire.Done)
            assert isinstance(await people[0].do(lambda key: wire.Chat(key, "still here")), wire.Done)
            entries = await stored_entries(one, people[0].table)
            assert keys(entries) == ["during", "0-1"]
            await until(lambda: people[0].n == successor.n)

    run(work)


def test_an_owner_whose_lease_has_ended_reads_again(tmp_path: Path) -> None:
    async def work() -> None:
        clock = ManualClock()
        async with service_on(sqlite(tmp_path), "one", alone=False, clock=clock) as service:
            service.cache.lease.renew(clock.at + 10)
            people = await seated(service, "meuterer", 3)
            await hold(service, people)
            loaded = await service.cache.get(people[0].table)
            clock.at += 11
            assert not service.cache.holds(loaded)
            assert isinstance(await people[0].do(lambda key: wire.Chat(key, "ahoy")), wire.Done)
            service.cache.lease.renew(clock.at + 10)
            # Under a new lease, too, the log comes first.
            assert not service.cache.holds(loaded)
            await service.cache.current(people[0].table)
            assert service.cache.holds(loaded)

    run(work)


def test_players_whose_address_leads_elsewhere_are_sent_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_workers(sqlite(tmp_path)) as (one, two):
            one.ownership.is_home = lambda _: False
            people = await seated(one, "meuterer", 3)
            moved: list[int] = []
            for seat in (0, 1):
                sink, away = people[seat].received.append, partial(moved.append, seat)
                participant = await people[seat].identify()
                await one.subscribe(people[seat].table, participant, 0, False, sink, caller=Caller(move_away=away))
            await at(two, people[2]).subscribe()
            await until(lambda: moved == [0, 1])
            assert not (await one.cache.get(people[0].table)).subscriptions
            assert owners(await stored_entries(one, people[0].table)) == ["one", "two"]

    run(work)


def test_bots_of_a_live_worker_are_left_to_it_and_those_of_a_dead_one_are_not(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_workers(sqlite(tmp_path)) as (one, two):
            (person,) = await seated(one, "meuterer", 3, bots=["easy", "easy"])
            await hold(one, [person])
            table = (await one.cache.get(person.table)).table
            while table.started_match().state.acting == (0,):
                await play([person], Rng(b"mine"), 1)
            now = two.clock.seconds()
            await one.store.announce_seats("one", [], now + 100)
            later = now + 1000
            assert await two.store.due_tables(later, 10, now) == []
            assert [name for name, _ in await one.store.due_tables(later, 10, now)] == [table.id]
            await two.presence.exchange()
            there = await two.cache.get(table.id)
            async with scheduled(two) as bots:
                await until(lambda: two.cache.lease.number > 0)
                await asyncio.sleep(0.05)
                assert not bots.questions
                # The supervisor knows that a worker is dead before its lease ends.
                await two.store.forget_worker("one")
                assert [name for name, _ in await two.store.due_tables(later, 10, now)] == [table.id]
                await two.presence.exchange()
                two.schedule.add_at(0, table.id)
                await until(lambda: there.table.index > table.index)

    run(work)
