"""What goes wrong in a house: the database refuses, forgets to answer or is gone, workers die, tables are put away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from server.houses import Hands, Person, house_on, kept, play, run, seated, sqlite, until

from mutiny import Rng
from mutiny.server import house as house_module
from mutiny.server import keeper as keeper_module
from mutiny.server import log
from mutiny.server.house import House
from mutiny.server.minds import Answer, Question
from mutiny.server.refusal import Refusal
from mutiny.server.store import StoreDown
from mutiny.wire import api
from mutiny.wire import messages as wire
from mutiny.wire.tables import Clock

Append = Callable[[Any], Awaitable[Any]]


class Trouble:
    """Comes between a house and its store."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.append: Append = house.store.append
        self.load = house.store.load
        self.commits = True
        self.answers = True
        self.reads = True
        self.waits = asyncio.Event()
        self.waits.set()
        self.waiting = 0
        house.store.append = self._append  # type: ignore[method-assign]
        house.store.load = self._load  # type: ignore[assignment, method-assign]

    async def _append(self, change: Any) -> Any:
        self.waiting += 1
        await self.waits.wait()
        self.waiting -= 1
        outcome = await self.append(change) if self.commits else None
        if outcome is None or not self.answers:
            raise StoreDown("gone")
        return outcome

    async def _load(self, *arguments: Any) -> Any:
        if not self.reads:
            raise StoreDown("gone")
        return await self.load(*arguments)


async def entries_of(house: House, table: str) -> list[log.Entry]:
    """The log of a table, as it is stored."""
    found = await house.store.load(table)
    assert found is not None
    return [log.decode(body) for body in found[1]]


def chats(entries: list[log.Entry]) -> list[str]:
    """What was said."""
    return [entry.text for entry in entries if isinstance(entry, log.Chatted)]


def test_what_is_said_again_before_it_is_committed_is_not_done_yet(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house:
            people = await seated(house, "meuterer", 3)
            await people[0].come()
            trouble = Trouble(house)
            trouble.waits.clear()
            trouble.commits = False
            who = await people[0].who()
            act = wire.Chat("same", "ahoy")
            # The first connection was lost, and the client says it again on the next one.
            tries = [asyncio.ensure_future(house.act(people[0].table, who, act)) for _ in range(2)]
            await until(lambda: trouble.waiting == 1)
            await asyncio.sleep(0.02)
            assert not any(each.done() for each in tries)
            trouble.waits.set()
            for each in await asyncio.gather(*tries):
                assert isinstance(each, wire.Refused)
                assert (each.code, each.n) == ("unavailable", people[0].n)
            trouble.commits = True
            assert await house.act(people[0].table, who, act) == wire.Done("same", people[0].n)
            assert chats(await entries_of(house, people[0].table)) == ["ahoy"]

    run(work)


def test_while_the_database_is_gone_nothing_is_done_however_often_it_is_said(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house:
            people = await seated(house, "meuterer", 3)
            for person in people:
                await person.come()
            before = [person.n for person in people]
            who = await people[0].who()
            trouble = Trouble(house)
            trouble.commits = trouble.reads = False
            for _ in range(3):
                refused = await house.act(people[0].table, who, wire.Chat("same", "ahoy"))
                assert isinstance(refused, wire.Refused)
                assert (refused.code, refused.n) == ("unavailable", before[0])
            assert [person.n for person in people] == before
            trouble.commits = trouble.reads = True
            done = await house.act(people[0].table, who, wire.Chat("same", "ahoy"))
            assert done == wire.Done("same", before[0] + 1)
            assert [person.n for person in people] == [n + 1 for n in before]
            assert chats(await entries_of(house, people[0].table)) == ["ahoy"]

    run(work)


def test_what_was_committed_without_an_answer_is_told_though_nobody_acts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "AGAIN_S", 0.01)

    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house:
            people = await seated(house, "meuterer", 3)
            await people[1].come()
            before = people[1].n
            trouble = Trouble(house)
            trouble.answers = trouble.reads = False
            refused = await people[0].do(lambda key: wire.Chat(key, "ahoy"))
            assert isinstance(refused, wire.Refused)
            await asyncio.sleep(0.05)
            assert people[1].n == before
            trouble.reads = True
            await until(lambda: people[1].n == before + 1)

    run(work)


def test_every_act_that_was_done_is_done_when_it_is_said_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house:
            people = await seated(house, "meuterer", 3)
            name = people[0].table
            table = (await house.hold(name)).table
            (mover,) = table.playing().state.acting
            assert isinstance(await people[mover].move("pay 1", table.told[mover]), wire.Done)
            others = [seat for seat in range(3) if seat != mover]
            acts: list[tuple[int, wire.Act]] = [
                (mover, wire.Undo("undo")),
                *((seat, wire.Consent("consent", agree=True)) for seat in others),
                (0, wire.Chat("chat", "ahoy")),
                (0, wire.Leave("leave")),
                (0, wire.Return("return")),
            ]
            for seat, act in acts:
                who = await people[seat].who()
                assert isinstance(await house.act(name, who, act), wire.Done), act
            count = len(await entries_of(house, name))
            # Another worker, which has only what is stored.
            async with house_on(sqlite(tmp_path), "two", alone=False) as other:
                for seat, act in acts:
                    for place in (house, other):
                        who = await Person(place, name, seat, people[seat].token).who()
                        assert isinstance(await place.act(name, who, act), wire.Done), act
            assert len(await entries_of(house, name)) == count

    run(work)


def test_all_who_ask_for_a_rematch_at_once_get_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            house_on(sqlite(tmp_path), "one", alone=False) as one,
            house_on(sqlite(tmp_path), "two", alone=False) as two,
        ):
            people = await seated(one, "traitres", 3, open=True)
            name = people[0].table
            await play(people, Rng(b"rematch"))
            everybody = [Person(house, name, person.seat, person.token) for house in (one, two) for person in people]
            answers = await asyncio.gather(*(person.do(wire.Rematch) for person in everybody))
            assert [type(answer) for answer in answers] == [wire.Done] * 6
            rematches = [entry for entry in await entries_of(one, name) if isinstance(entry, log.Rematched)]
            assert len(rematches) == 1
            assert [info.id for info in await one.lobby()] == [rematches[0].table]

    run(work)


def test_a_rematch_that_was_opened_and_not_noted_is_found(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house:
            people = await seated(house, "traitres", 3, open=True)
            await play(people, Rng(b"rematch"))
            trouble = Trouble(house)
            trouble.commits = False
            refused = await people[1].do(wire.Rematch)
            assert isinstance(refused, wire.Refused)
            assert refused.code == "unavailable"
            (opened,) = await house.lobby()
            trouble.commits = True
            assert isinstance(await people[2].do(wire.Rematch), wire.Done)
            assert [info.id for info in await house.lobby()] == [opened.id]
            assert (await house.about(people[0].table)).next == opened.id

    run(work)


def test_a_seat_that_was_taken_elsewhere_a_moment_ago_is_known_here(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            house_on(sqlite(tmp_path), "one", alone=False) as one,
            house_on(sqlite(tmp_path), "two", alone=False) as two,
        ):
            two.store.on_news = None
            opened = await one.open_table(api.NewTable(game="meuterer", name="Ann", players=3))
            await two.hold(opened.table.id)
            bo = await one.join(opened.table.id, api.Join("Bo"))
            assert (await two.who(opened.table.id, bo.token)).seat == 1
            with pytest.raises(Refusal, match="no seat of this table"):
                await two.who(opened.table.id, "guess")

    run(work)


def test_who_comes_back_while_the_database_is_gone_is_not_forgotten_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house:
            people = await seated(house, "meuterer", 3)
            assert isinstance(await people[0].do(wire.Leave), wire.Done)
            trouble = Trouble(house)
            trouble.commits = False
            await people[0].come()
            trouble.commits = True
            assert isinstance(await people[0].do(wire.Return), wire.Done)
            people[0].go()
            assert not (await house.hold(people[0].table)).attachments
            assert not house.is_here(people[0].table, 0)

    run(work)


def test_a_table_is_held_once_however_few_may_be_held(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house:
            tables = [(await seated(house, "meuterer", 3))[0].table for _ in range(12)]
            house.tables.clear()
            house.most = 3
            # Many at once: those that are read push each other out before anybody is woken.
            lives = await asyncio.gather(*(house.hold(name) for name in tables * 3))
            assert {live.table.id for live in lives} == set(tables)
            people = [await Person(house, name, None).come() for name in tables]
            for name in tables:
                live = await house.hold(name)
                assert [each.live for each in live.attachments] == [live]
            for person in people:
                person.go()

    run(work)


def test_a_bot_that_thinks_while_its_table_is_put_away_is_heard(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house, kept(house) as minds:
            thinking, decided = asyncio.Event(), asyncio.Event()
            quick = minds.ask

            async def slowly(question: Question) -> Answer:
                thinking.set()
                await decided.wait()
                return await quick(question)

            minds.ask = slowly  # type: ignore[method-assign]
            (person,) = await seated(house, "meuterer", 3, bots=["easy", "easy"])
            table = (await house.hold(person.table)).table
            while table.playing().state.acting == (0,):
                await play([person], Rng(b"mine"), 1)
            await thinking.wait()
            house.most = 1
            for _ in range(3):
                await seated(house, "meuterer", 4)
            await person.come()
            before = person.n
            decided.set()
            await until(lambda: person.n > before)

    run(work)


@pytest.mark.parametrize("dies", [True, False], ids=["dies", "is quick"])
def test_a_table_that_another_worker_looks_after_waits_for_it_but_not_for_ever(tmp_path: Path, dies: bool) -> None:
    async def work() -> None:
        hands = Hands()
        async with (
            house_on(sqlite(tmp_path), "one", alone=False, hands=hands) as one,
            house_on(sqlite(tmp_path), "two", alone=False, hands=hands) as two,
        ):
            # Without a keeper, alarms are set as one would.
            one.alarm_of = lambda table: table.turns.since / 1000 if table.match is not None else None
            (person,) = await seated(one, "meuterer", 3, bots=["easy", "easy"])
            live = await one.hold(person.table)
            while live.table.playing().state.acting == (0,):
                await play([person], Rng(b"mine"), 1)
            index = live.table.index
            async with kept(two) as minds:
                # The other holds it too; then the first claims it.
                there = await two.hold(person.table)
                assert await one.claim(live, hands.at + keeper_module.CLAIM) or minds.asked
                await asyncio.sleep(0.1)
                if dies:
                    asked = len(minds.asked)
                    await asyncio.sleep(0.1)
                    assert len(minds.asked) == asked
                for _ in range(20):
                    hands.at += 3
                    await asyncio.sleep(0.02)
                await until(lambda: there.table.index > index)

    run(work)


def test_a_claim_and_a_move_at_once_agree_about_the_alarm(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path), alone=False) as house:
            number = iter(range(1, 100))
            house.alarm_of = lambda table: float(next(number))
            people = await seated(house, "traitres", 3)
            live = await house.hold(people[0].table)
            rng = Rng(b"both")
            for turn in range(10):
                work = [house.claim(live, 1000.0 + turn), play(people, rng, 1), house.claim(live, 2000.0 + turn)]
                await asyncio.gather(*(work[turn % 2 :] + work[: turn % 2]))
                found = await house.store.load(live.table.id)
                assert found is not None
                assert live.row.alarm == found[0].alarm

    run(work)


def test_one_table_that_cannot_be_read_does_not_keep_the_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper_module, "MANY", 2)

    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house, kept(house, pace=60):
            tables = [(await seated(house, "meuterer", 3, bots=["easy", "easy"]))[0].table for _ in range(9)]
        async with house_on(sqlite(tmp_path)) as house:
            load = house.store.load

            async def broken(table: str, after: int = 0) -> Any:
                found = await load(table, after)
                if found is not None and table in tables[:4]:
                    found[1][-1] = b"{}"
                return found

            house.store.load = broken  # type: ignore[method-assign]
            due = house.store.due
            house.store.due = lambda now, limit: due(now + 3600, limit)  # type: ignore[method-assign]
            async with kept(house, pace=60):
                await until(lambda: set(tables[4:]) <= set(house.tables))

    run(work)


def test_a_clock_that_is_set_while_the_server_runs_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        wall, steady = Hands(1_000_000.0), Hands(50.0)
        async with house_on(sqlite(tmp_path)) as house:
            house.time = type(house.time)(wall, steady)
            async with kept(house):
                steady.at += 100
                people = await seated(house, "meuterer", 3, clock=Clock(move=90), grace=None)
                live = await house.hold(people[0].table)
                (seat,) = live.table.playing().state.acting
                index = live.table.index
                for jump in (-7200.0, 1e6, -1e6, 86_400.0):
                    wall.at += jump
                    steady.at += 10
                    await asyncio.sleep(0.05)
                    assert live.table.index == index
                    view = await house.look(people[0].table, await people[seat].who())
                    assert view.ends == 1_000_190_000
                steady.at += 51
                await until(lambda: live.table.index > index)

    run(work)


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0], ids=["back", "forward"])
@pytest.mark.parametrize("alone", [True, False], ids=["alone", "several"])
def test_a_clock_that_is_set_while_the_server_is_away_stops_no_bot_and_rushes_nobody(
    tmp_path: Path, jump: float, alone: bool
) -> None:
    async def work() -> None:
        hands = Hands()
        async with house_on(sqlite(tmp_path), alone=alone, hands=hands) as house, kept(house, pace=1):
            (person,) = await seated(house, "meuterer", 3, bots=["easy", "easy"], clock=Clock(move=90), grace=90)
            table = (await house.hold(person.table)).table
            while table.playing().state.acting == (0,):
                await play([person], Rng(b"mine"), 1)
        hands.at += jump
        async with house_on(sqlite(tmp_path), "two", alone=alone, hands=hands) as house, kept(house, pace=1):
            hands.at += 7
            await person_at(house, person).come()
            live = await house.hold(person.table)
            while live.table.playing().state.acting != (0,):
                hands.at += 1
                await asyncio.sleep(0.01)
            hands.at += 40
            await asyncio.sleep(0.05)
            assert live.table.playing().state.acting == (0,)

    run(work)


def person_at(house: House, person: Person) -> Person:
    """The same person at another house."""
    return Person(house, person.table, person.seat, person.token)
