"""Faults in a table service: the store fails or does not answer, workers die, tables are evicted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

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
from mutiny.protocol import api
from mutiny.protocol import messages as wire
from mutiny.protocol.tables import Clock
from mutiny.server.bots.bot_pool import BotAnswer, BotQuestion
from mutiny.server.common.refusal import Refusal
from mutiny.server.service import cache as cache_module
from mutiny.server.service import scheduler as scheduler_module
from mutiny.server.service.table_service import TableService
from mutiny.server.tables.entries import ChatSent, LogEntry, RematchOpened


def chats(entries: list[LogEntry]) -> list[str]:
    """Return the chat messages of a log."""
    return [entry.text for entry in entries if isinstance(entry, ChatSent)]


def test_a_repeated_command_waits_for_the_commit(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "meuterer", 3)
            await people[0].subscribe()
            failing = FailingStore(service)
            failing.waits.clear()
            failing.commits = False
            participant = await people[0].identify()
            act = wire.Chat("same", "ahoy")
            # The first connection was lost, and the client sends the command again on the next one.
            tries = [asyncio.ensure_future(service.execute(people[0].table, participant, act)) for _ in range(2)]
            await until(lambda: failing.waiting == 1)
            await asyncio.sleep(0.02)
            assert not any(each.done() for each in tries)
            failing.waits.set()
            for each in await asyncio.gather(*tries):
                assert isinstance(each, wire.Refused)
                assert (each.code, each.n) == ("unavailable", people[0].n)
            failing.commits = True
            assert await service.execute(people[0].table, participant, act) == wire.Done("same", people[0].n)
            assert chats(await stored_entries(service, people[0].table)) == ["ahoy"]

    run(work)


def test_during_an_outage_no_command_is_carried_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "meuterer", 3)
            for person in people:
                await person.subscribe()
            before = [person.n for person in people]
            participant = await people[0].identify()
            failing = FailingStore(service)
            failing.commits = failing.reads = False
            for _ in range(3):
                refused = await service.execute(people[0].table, participant, wire.Chat("same", "ahoy"))
                assert isinstance(refused, wire.Refused)
                assert (refused.code, refused.n) == ("unavailable", before[0])
            assert [person.n for person in people] == before
            failing.commits = failing.reads = True
            done = await service.execute(people[0].table, participant, wire.Chat("same", "ahoy"))
            assert done == wire.Done("same", before[0] + 1)
            assert [person.n for person in people] == [n + 1 for n in before]
            assert chats(await stored_entries(service, people[0].table)) == ["ahoy"]

    run(work)


def test_a_commit_without_an_answer_is_announced_without_further_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache_module, "RETRY_S", 0.01)

    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "meuterer", 3)
            await people[1].subscribe()
            before = people[1].n
            failing = FailingStore(service)
            failing.answers = failing.reads = False
            refused = await people[0].do(lambda key: wire.Chat(key, "ahoy"))
            assert isinstance(refused, wire.Refused)
            await asyncio.sleep(0.05)
            assert people[1].n == before
            failing.reads = True
            await until(lambda: people[1].n == before + 1)

    run(work)


def test_a_repeated_command_is_acknowledged_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "meuterer", 3)
            name = people[0].table
            table = (await service.cache.get(name)).table
            (mover,) = table.started_match().state.acting
            assert isinstance(await people[mover].move("pay 1", table.message_counts[mover]), wire.Done)
            others = [seat for seat in range(3) if seat != mover]
            acts: list[tuple[int, wire.Act]] = [
                (mover, wire.Undo("undo")),
                *((seat, wire.Consent("consent", agree=True)) for seat in others),
                (0, wire.Chat("chat", "ahoy")),
                (0, wire.Leave("leave")),
                (0, wire.Return("return")),
            ]
            for seat, act in acts:
                participant = await people[seat].identify()
                assert isinstance(await service.execute(name, participant, act), wire.Done), act
            count = len(await stored_entries(service, name))
            # Another worker knows only the store.
            async with service_on(sqlite(tmp_path), "two", alone=False) as other:
                for seat, act in acts:
                    for place in (service, other):
                        participant = await SeatedClient(place, name, seat, people[seat].token).identify()
                        assert isinstance(await place.execute(name, participant, act), wire.Done), act
            assert len(await stored_entries(service, name)) == count

    run(work)


def test_simultaneous_rematch_requests_open_one_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            service_on(sqlite(tmp_path), "one", alone=False) as one,
            service_on(sqlite(tmp_path), "two", alone=False) as two,
        ):
            people = await seated(one, "traitres", 3, open=True)
            name = people[0].table
            await play(people, Rng(b"rematch"))
            everybody = [
                SeatedClient(service, name, person.seat, person.token) for service in (one, two) for person in people
            ]
            answers = await asyncio.gather(*(person.do(wire.Rematch) for person in everybody))
            assert [type(answer) for answer in answers] == [wire.Done] * 6
            rematches = [entry for entry in await stored_entries(one, name) if isinstance(entry, RematchOpened)]
            assert len(rematches) == 1
            assert [info.id for info in await one.queries.lobby()] == [rematches[0].table]

    run(work)


def test_a_rematch_opened_before_a_failure_is_found_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "traitres", 3, open=True)
            await play(people, Rng(b"rematch"))
            failing = FailingStore(service)
            failing.commits = False
            refused = await people[1].do(wire.Rematch)
            assert isinstance(refused, wire.Refused)
            assert refused.code == "unavailable"
            (opened,) = await service.queries.lobby()
            failing.commits = True
            assert isinstance(await people[2].do(wire.Rematch), wire.Done)
            assert [info.id for info in await service.queries.lobby()] == [opened.id]
            assert (await service.queries.info(people[0].table)).next == opened.id

    run(work)


def test_a_seat_just_taken_through_another_worker_is_known(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            service_on(sqlite(tmp_path), "one", alone=False) as one,
            service_on(sqlite(tmp_path), "two", alone=False) as two,
        ):
            two.store.on_remote_change = None
            opened = await one.open_table(api.NewTable(game="meuterer", name="Ann", players=3))
            await two.cache.get(opened.table.id)
            bo = await one.join(opened.table.id, api.Join("Bo"))
            assert (await two.identify(opened.table.id, bo.token)).seat == 1
            with pytest.raises(Refusal, match="no seat of this table"):
                await two.identify(opened.table.id, "guess")

    run(work)


def test_a_player_who_returns_during_an_outage_can_unsubscribe(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "meuterer", 3)
            assert isinstance(await people[0].do(wire.Leave), wire.Done)
            failing = FailingStore(service)
            failing.commits = False
            await people[0].subscribe()
            failing.commits = True
            assert isinstance(await people[0].do(wire.Return), wire.Done)
            people[0].unsubscribe()
            assert not (await service.cache.get(people[0].table)).subscriptions
            assert not service.presence.is_here(people[0].table, 0)

    run(work)


def test_each_table_is_loaded_once_even_with_a_small_cache(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            tables = [(await seated(service, "meuterer", 3))[0].table for _ in range(12)]
            service.cache.tables.clear()
            service.cache.limit = 3
            # Many commands come at once: loaded tables evict each other before the waiting tasks run.
            lives = await asyncio.gather(*(service.cache.get(name) for name in tables * 3))
            assert {loaded.table.id for loaded in lives} == set(tables)
            people = [await SeatedClient(service, name, None).subscribe() for name in tables]
            for name in tables:
                loaded = await service.cache.get(name)
                assert [each.loaded for each in loaded.subscriptions] == [loaded]
            for person in people:
                person.unsubscribe()

    run(work)


def test_a_table_is_not_evicted_while_its_bot_decides(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service, scheduled(service) as bots:
            thinking, decided = asyncio.Event(), asyncio.Event()
            quick = bots.ask

            async def slowly(question: BotQuestion) -> BotAnswer:
                thinking.set()
                await decided.wait()
                return await quick(question)

            bots.ask = slowly  # type: ignore[method-assign]
            (person,) = await seated(service, "meuterer", 3, bots=["easy", "easy"])
            table = (await service.cache.get(person.table)).table
            while table.started_match().state.acting == (0,):
                await play([person], Rng(b"mine"), 1)
            await thinking.wait()
            service.cache.limit = 1
            for _ in range(3):
                await seated(service, "meuterer", 4)
            await person.subscribe()
            before = person.n
            decided.set()
            await until(lambda: person.n > before)

    run(work)


@pytest.mark.parametrize("dies", [True, False], ids=["dies", "is quick"])
def test_a_table_claimed_by_another_worker_waits_until_the_claim_ends(tmp_path: Path, dies: bool) -> None:
    async def work() -> None:
        clock = ManualClock()
        async with (
            service_on(sqlite(tmp_path), "one", alone=False, clock=clock) as one,
            service_on(sqlite(tmp_path), "two", alone=False, clock=clock) as two,
        ):
            # The first worker has no scheduler: its alarms are due at once.
            one.schedule.alarm_of = lambda table: table.turns.since / 1000 if table.match is not None else None  # type: ignore[method-assign]
            (person,) = await seated(one, "meuterer", 3, bots=["easy", "easy"])
            loaded = await one.cache.get(person.table)
            while loaded.table.started_match().state.acting == (0,):
                await play([person], Rng(b"mine"), 1)
            index = loaded.table.index
            async with scheduled(two) as bots:
                # Both workers hold the table, and one of them claims it.
                there = await two.cache.get(person.table)
                if not await one.commits.claim(loaded, clock.at + scheduler_module.CLAIM_S):
                    await until(lambda: len(bots.questions) > 0)
                await asyncio.sleep(0.1)
                if dies:
                    asked = len(bots.questions)
                    await asyncio.sleep(0.1)
                    assert len(bots.questions) == asked
                for _ in range(20):
                    clock.at += 3
                    await asyncio.sleep(0.02)
                await until(lambda: there.table.index > index)

    run(work)


def test_simultaneous_claims_and_moves_agree_on_the_alarm(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path), alone=False) as service:
            number = iter(range(1, 100))
            service.schedule.alarm_of = lambda table: float(next(number))  # type: ignore[method-assign]
            people = await seated(service, "traitres", 3)
            loaded = await service.cache.get(people[0].table)
            rng = Rng(b"both")
            for turn in range(10):
                work = [
                    service.commits.claim(loaded, 1000.0 + turn),
                    play(people, rng, 1),
                    service.commits.claim(loaded, 2000.0 + turn),
                ]
                await asyncio.gather(*(work[turn % 2 :] + work[: turn % 2]))
                found = await service.store.load(loaded.table.id)
                assert found is not None
                assert loaded.row.alarm == found[0].alarm

    run(work)


def test_an_unreadable_table_does_not_block_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler_module, "SEARCH_TABLES", 2)

    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service, scheduled(service, pace=60):
            tables = [(await seated(service, "meuterer", 3, bots=["easy", "easy"]))[0].table for _ in range(9)]
        async with service_on(sqlite(tmp_path)) as service:
            load = service.store.load

            async def broken(table: str, after: int = 0) -> Any:
                found = await load(table, after)
                if found is not None and table in tables[:4]:
                    found[1][-1] = b"{}"
                return found

            service.store.load = broken  # type: ignore[method-assign]
            due = service.store.due_tables
            service.store.due_tables = lambda now, limit, *more: due(now + 3600, limit, *more)  # type: ignore[method-assign]
            async with scheduled(service, pace=60):
                await until(lambda: set(tables[4:]) <= set(service.cache.tables))

    run(work)


def test_setting_the_wall_clock_of_a_running_server_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        wall, steady = ManualClock(1_000_000.0), ManualClock(50.0)
        async with service_on(sqlite(tmp_path), clock=wall, monotonic=steady) as service, scheduled(service):
            steady.at += 100
            people = await seated(service, "meuterer", 3, clock=Clock(move=90), grace=None)
            loaded = await service.cache.get(people[0].table)
            (seat,) = loaded.table.started_match().state.acting
            index = loaded.table.index
            for jump in (-7200.0, 1e6, -1e6, 86_400.0):
                wall.at += jump
                steady.at += 10
                await asyncio.sleep(0.05)
                assert loaded.table.index == index
                view = await service.view(people[0].table, await people[seat].identify())
                assert view.ends == 1_000_190_000
            steady.at += 51
            await until(lambda: loaded.table.index > index)

    run(work)


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0], ids=["back", "forward"])
@pytest.mark.parametrize("alone", [True, False], ids=["alone", "several"])
def test_setting_the_clock_while_the_server_is_down_neither_stops_bots_nor_rushes_players(
    tmp_path: Path, jump: float, alone: bool
) -> None:
    async def work() -> None:
        clock = ManualClock()
        async with service_on(sqlite(tmp_path), alone=alone, clock=clock) as service, scheduled(service, pace=1):
            (person,) = await seated(service, "meuterer", 3, bots=["easy", "easy"], clock=Clock(move=90), grace=90)
            table = (await service.cache.get(person.table)).table
            while table.started_match().state.acting == (0,):
                await play([person], Rng(b"mine"), 1)
        clock.at += jump
        async with service_on(sqlite(tmp_path), "two", alone=alone, clock=clock) as service, scheduled(service, pace=1):
            clock.at += 7
            await client_at(service, person).subscribe()
            loaded = await service.cache.get(person.table)
            while loaded.table.started_match().state.acting != (0,):
                clock.at += 1
                await asyncio.sleep(0.01)
            clock.at += 40
            await asyncio.sleep(0.05)
            assert loaded.table.started_match().state.acting == (0,)

    run(work)


def client_at(service: TableService, person: SeatedClient) -> SeatedClient:
    """Return the same player at another service."""
    return SeatedClient(service, person.table, person.seat, person.token)
