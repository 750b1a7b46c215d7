"""The house: tables go on one committed change at a time, everybody is told exactly once, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from server.houses import Hands, Person, house_on, kept, play, run, seated, sqlite, until

from mutiny import Rng, game, replay
from mutiny.kernel.record import read_record
from mutiny.server.refusal import Refusal
from mutiny.server.store import Change, Outcome
from mutiny.wire import api
from mutiny.wire import messages as wire
from mutiny.wire.tables import Clock


@pytest.mark.parametrize("name", ["meuterer", "traitres", "cartagena"])
def test_a_whole_game_and_what_was_missed_of_it(tmp_path: Path, name: str) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house:
            people = await seated(house, name, game(name).least)
            watcher = await Person(house, people[0].table, None).come()
            for person in people:
                await person.come()
            rng = Rng(b"house")
            await play(people, rng, 7)
            people[0].go()
            known = people[0].n
            await play(people, rng)
            record = await house.record(people[0].table)
            assert replay(read_record(record)).over
            # Who was away is told what was missed, as if he had been there all along.
            before = [body for body in people[0].received if b'"welcome"' not in body]
            back = await Person(house, people[0].table, 0, people[0].token).come(known)
            missed = back.received[1:]
            whole = await Person(house, people[0].table, 0, people[0].token).come()
            assert before + missed == whole.received[1:]
            numbers = [message.n for message in whole.messages[1:]]
            assert numbers == list(range(1, len(numbers) + 1))
            # And it is the same in another house that knows nothing but the log.
            async with house_on(sqlite(tmp_path), "two") as other:
                for person in [*people[1:], watcher]:
                    again = await Person(other, person.table, person.seat, person.token).come()
                    assert again.received[1:] == person.received[1:]

    run(work)


def test_an_act_of_the_same_id_is_done_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house:
            people = await seated(house, "meuterer", 3)
            table = (await house.hold(people[0].table)).table
            (seat,) = table.playing().state.acting
            who = await people[seat].who()
            act = wire.Move("mine", table.told[seat], "pay 2")
            first, second = await asyncio.gather(*(house.act(table.id, who, act) for _ in range(2)))
            assert isinstance(first, wire.Done)
            assert second == first
            entries = len(table.playing().entries)
            for _ in range(3):
                # Others have acted since; in memory, and after a restart from the store.
                await play(people, Rng(b"on"), 80)
                assert isinstance(await house.act(table.id, who, act), wire.Done)
            async with house_on(sqlite(tmp_path), "two") as other:
                assert isinstance(await other.act(table.id, who, act), wire.Done)
                now = (await other.hold(table.id)).table.playing().entries
                assert sum(entry == (seat, "pay 2") for entry in now[: entries + 1]) == 1

    run(work)


def test_what_is_stale_malformed_or_illegal_is_refused_with_the_number_as_it_is(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house:
            people = await seated(house, "meuterer", 3)
            table = (await house.hold(people[0].table)).table
            (seat,) = table.playing().state.acting
            person = await people[seat].come()
            n = table.told[seat]
            for move, at, code in (
                ("pay 2", n - 1, "stale"),
                ("pay 2", n + 1, "malformed"),
                ("pay two", n, "malformed"),
                ("pay 9", n, "malformed"),
                ("leave", n, "illegal"),
            ):
                refused = await person.move(move, at)
                assert isinstance(refused, wire.Refused), move
                assert (refused.code, refused.n) == (code, n), refused
                assert refused.why.endswith(".")
            other = people[(seat + 1) % 3]
            refused = await other.move("pay 1", table.told[(seat + 1) % 3])
            assert isinstance(refused, wire.Refused)
            assert refused.clause is not None
            # Talk does not make a move stale.
            at = person.n
            await other.do(lambda key: wire.Chat(key, "ahoy"))
            assert isinstance(await person.move("pay 2", at), wire.Done)

    run(work)


def test_two_workers_serve_one_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            house_on(sqlite(tmp_path), "one", alone=False) as one,
            house_on(sqlite(tmp_path), "two", alone=False) as two,
        ):
            people = await seated(one, "traitres", 4)
            name = people[0].table
            here = [await Person(one, name, person.seat, person.token).come() for person in people]
            there = [await Person(two, name, person.seat, person.token).come() for person in people]
            rng = Rng(b"workers")
            for _ in range(400):
                live = await one.hold(name)
                if live.table.playing().over:
                    break
                (seat,) = live.table.playing().state.acting
                legal = live.table.playing().legal(seat)
                move = legal[rng.below(len(legal))]
                who = await people[seat].who()
                # The same person, on two devices, at two workers, at once: one of them is first.
                acts = [wire.Move(f"{device}-{_}", live.table.told[seat], move) for device in "ab"]
                done = await asyncio.gather(one.act(name, who, acts[0]), two.act(name, who, acts[1]))
                assert sorted(type(each).__name__ for each in done) == ["Done", "Refused"]
                await until(lambda: all(a.n == b.n for a, b in zip(here, there, strict=True)))
            for a, b in zip(here, there, strict=True):
                assert a.received == b.received
            assert await one.record(name) == await two.record(name)

    run(work)


def test_bots_play_the_seats_that_are_theirs(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house, kept(house) as minds:
            (person,) = await seated(house, "traitres", 4, bots=["easy", "medium", "random"])
            await person.come(views=True)
            table = (await house.hold(person.table)).table
            rng = Rng(b"me")
            while not table.playing().over:
                await until(lambda: table.playing().over or 0 in table.playing().state.acting)
                legal = table.playing().legal(0)
                if legal:
                    await person.move(legal[rng.below(len(legal))], table.told[0])
            assert {question.level for question in minds.asked} == {"easy", "medium", "random"}
            assert all(question.seat for question in minds.asked)
            # It is told when it is committed.
            await until(lambda: [note.what for note in person.messages if isinstance(note, wire.Note)][-1] == "over")

    run(work)


def test_who_does_not_come_is_replaced_and_has_the_seat_again_on_return(tmp_path: Path) -> None:
    async def work() -> None:
        hands = Hands()
        async with house_on(sqlite(tmp_path), hands=hands) as house, kept(house):
            people = await seated(house, "meuterer", 3, grace=30)
            table = (await house.hold(people[0].table)).table
            (seat,) = table.playing().state.acting
            others = [await person.come() for person in people if person.seat != seat]
            hands.at += 31
            # Nobody is absent right after a start.
            await asyncio.sleep(0.1)
            assert table.away == [False] * 3
            hands.at += 31
            await until(lambda: table.away[seat] and table.playing().state.acting != (seat,))
            assert [note.what for note in others[0].messages if isinstance(note, wire.Note)][-1] == "took-over"
            refused = await people[seat].move("pay 1", table.told[seat])
            assert isinstance(refused, wire.Refused)
            assert "take it back" in refused.why
            await people[seat].come(views=True)
            await until(lambda: not table.away[seat])
            assert [note.what for note in others[0].messages if isinstance(note, wire.Note)][-1] == "returned"

    run(work)


@pytest.mark.parametrize(("late", "away"), [("move", False), ("seat", True)])
def test_when_the_clock_runs_out_a_bot_moves_or_takes_the_seat(tmp_path: Path, late: str, away: bool) -> None:
    async def work() -> None:
        hands = Hands()
        async with house_on(sqlite(tmp_path), hands=hands) as house, kept(house):
            people = await seated(house, "meuterer", 3, clock=Clock(move=90, late=late), grace=None)
            table = (await house.hold(people[0].table)).table
            (seat,) = table.playing().state.acting
            view = (await house.look(table.id, await people[seat].who())).ends
            assert view == int(hands.at * 1000) + 90_000
            entries = len(table.playing().entries)
            hands.at += 91
            await until(lambda: len(table.playing().entries) > entries or table.away[seat])
            assert table.away[seat] is away

    run(work)


def test_a_restart_finds_tables_whose_bots_are_to_move(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house, kept(house, pace=0.5):
            (person,) = await seated(house, "meuterer", 3, bots=["easy", "easy"])
            name = person.table
            entries = (await house.hold(name)).table.playing().entries
            assert len(entries) == 3
        async with house_on(sqlite(tmp_path), "two") as house, kept(house):
            live = await house.hold(name)
            await until(lambda: live.table.playing().state.acting == (0,))

    run(work)


def test_a_rematch_is_for_the_same_people_by_the_same_links(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house:
            people = await seated(house, "traitres", 3)
            refused = await people[0].do(wire.Rematch)
            assert isinstance(refused, wire.Refused)
            await play(people, Rng(b"first"))
            await people[2].come()
            done = await asyncio.gather(people[0].do(wire.Rematch), people[1].do(wire.Rematch))
            assert all(isinstance(each, wire.Done) for each in done), done
            follow = (await house.about(people[0].table)).next
            assert follow is not None
            assert people[2].messages[-1].what == "rematch"
            assert [(await house.who(follow, person.token)).seat for person in people] == [0, 1, 2]
            again = await house.about(follow)
            assert [seat.name for seat in again.seats] == ["Ann", "Bo", "Cy"]
            assert again.commitment != (await house.about(people[0].table)).commitment
            with pytest.raises(Refusal, match="no seat of this table"):
                await house.who(follow, "guess")

    run(work)


def test_lobby_joining_leaving_and_starting_with_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house, kept(house):
            opened = await house.open_table(api.NewTable(game="meuterer", name="Ann", players=4, open=True))
            hidden = await house.open_table(api.NewTable(game="meuterer", name="Ann", players=4))
            assert [table.id for table in await house.lobby()] == [opened.table.id]
            joined = await house.join(opened.table.id, api.Join("Bo"))
            with pytest.raises(Refusal, match="called Ann already"):
                await house.join(opened.table.id, api.Join(" ann"))
            ann, bo = (Person(house, opened.table.id, each.seat, each.token) for each in (opened, joined))
            await bo.come()
            before = await bo.who()
            assert isinstance(await bo.do(wire.Leave), wire.Done)
            # The link is no seat any more, not even for who has the table open, and whoever comes next is alone there.
            assert bo.messages[-1] == wire.Bye("left", "you have left this seat.", False)
            heard = len(bo.received)
            cy = await house.join(opened.table.id, api.Join("Cy"))
            assert cy.seat == bo.seat
            with pytest.raises(Refusal, match="no seat of this table"):
                await bo.who()
            for act in (wire.Leave("again"), wire.Chat("again", "I am Cy")):
                refused = await house.act(opened.table.id, before, act)
                assert isinstance(refused, wire.Refused)
                assert refused.code == "no-seat"
            with pytest.raises(Refusal, match="you have left"):
                await house.look(opened.table.id, before)
            went = await house.act(opened.table.id, await house.who(opened.table.id, cy.token), wire.Leave("cy"))
            assert isinstance(went, wire.Done)
            assert len(bo.received) == heard
            assert isinstance(await ann.do(lambda key: wire.Start(key, "easy")), wire.Done)
            (table,) = await house.lobby()
            assert [(seat.name, seat.bot) for seat in table.seats] == [("Ann", None), *[(None, "easy")] * 3]
            with pytest.raises(Refusal, match="has begun"):
                await house.join(opened.table.id, api.Join("Di"))
            for wanted in (
                {"players": 5},
                {"bots": ["easy"] * 4},
                {"options": {"pirates": "maybe"}},
                {"game": "chess"},
            ):
                whole: dict[str, Any] = {"game": "meuterer", "name": "Ann", "players": 4, **wanted}
                with pytest.raises(ValueError, match=r"\.$"):
                    await house.open_table(api.NewTable(**whole))
            assert (await house.about(hidden.table.id)).status == "waiting"
            with pytest.raises(Refusal, match="no such table"):
                await house.about("nowhere")

    run(work)


def test_a_finished_game_is_analysed_on_request_and_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house:
            people = await seated(house, "traitres", 3)
            with pytest.raises(Refusal, match="when the game is over"):
                await house.analysis(people[0].table, "en")
            await play(people, Rng(b"analysis"))
            try:
                found, again = await asyncio.gather(*(house.analysis(people[0].table, "fr") for _ in range(2)))
            finally:
                await house.analysts.close()
            assert found is again
            whole = json.loads(found)
            assert whole["game"] == "traitres"
            assert len(whole["points"]) > 3

    run(work)


def test_nothing_is_answered_or_shown_before_it_is_committed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with house_on(sqlite(tmp_path)) as house:
            people = await seated(house, "meuterer", 3)
            table = (await house.hold(people[0].table)).table
            (seat,) = table.playing().state.acting
            for person in people:
                await person.come()
            told = [person.received[:] for person in people]
            commit = asyncio.Event()
            append = house.store.append

            async def slowly(change: Change) -> Outcome:
                await commit.wait()
                return await append(change)

            monkeypatch.setattr(house.store, "append", slowly)
            who = await people[seat].who()
            act = wire.Move("mine", table.told[seat], "pay 2")
            waiting = [
                *(asyncio.ensure_future(house.act(table.id, who, act)) for _ in range(2)),
                asyncio.ensure_future(house.look(table.id, who)),
                asyncio.ensure_future(house.about(table.id)),
            ]
            await asyncio.sleep(0.05)
            assert not any(task.done() for task in waiting)
            assert [person.received for person in people] == told
            commit.set()
            first, second, view, _ = await asyncio.gather(*waiting)
            assert isinstance(view, wire.View)
            assert first == second == wire.Done("mine", view.n)
            assert all(person.received != before for person, before in zip(people, told, strict=True))

    run(work)
