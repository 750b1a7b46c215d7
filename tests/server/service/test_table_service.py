"""The table service: one committed change at a time, every message exactly once, nothing lost."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from server.services import ManualClock, SeatedClient, play, run, scheduled, seated, service_on, sqlite, until

from mutiny import Rng, game, replay
from mutiny.kernel.record import read_record
from mutiny.protocol import api
from mutiny.protocol import messages as wire
from mutiny.protocol.tables import Clock
from mutiny.server.common.refusal import Refusal
from mutiny.server.store import AppendOutcome, Change


@pytest.mark.parametrize("name", ["meuterer", "traitres", "cartagena"])
def test_a_game_and_its_missed_messages_are_the_same_for_everybody(tmp_path: Path, name: str) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, name, game(name).least)
            watcher = await SeatedClient(service, people[0].table, None).subscribe()
            for person in people:
                await person.subscribe()
            rng = Rng(b"house")
            await play(people, rng, 7)
            people[0].unsubscribe()
            known = people[0].n
            await play(people, rng)
            record = await service.queries.record(people[0].table)
            assert replay(read_record(record)).over
            # A returning player gets the missed messages, the same as a player who was always connected.
            before = [body for body in people[0].received if b'"welcome"' not in body]
            back = await SeatedClient(service, people[0].table, 0, people[0].token).subscribe(known)
            missed = back.received[1:]
            whole = await SeatedClient(service, people[0].table, 0, people[0].token).subscribe()
            assert before + missed == whole.received[1:]
            numbers = [message.n for message in whole.messages[1:]]
            assert numbers == list(range(1, len(numbers) + 1))
            # Another service, which knows only the log, sends the same messages.
            async with service_on(sqlite(tmp_path), "two") as other:
                for person in [*people[1:], watcher]:
                    again = await SeatedClient(other, person.table, person.seat, person.token).subscribe()
                    assert again.received[1:] == person.received[1:]

    run(work)


def test_a_command_with_a_repeated_id_is_done_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "meuterer", 3)
            table = (await service.cache.get(people[0].table)).table
            (seat,) = table.started_match().state.acting
            participant = await people[seat].identify()
            act = wire.Move("mine", table.message_counts[seat], "pay 2")
            first, second = await asyncio.gather(*(service.execute(table.id, participant, act) for _ in range(2)))
            assert isinstance(first, wire.Done)
            assert second == first
            entries = len(table.started_match().entries)
            for _ in range(3):
                # After commands of others, the answer is found in memory, and later in the store.
                await play(people, Rng(b"on"), 80)
                assert isinstance(await service.execute(table.id, participant, act), wire.Done)
            async with service_on(sqlite(tmp_path), "two") as other:
                assert isinstance(await other.execute(table.id, participant, act), wire.Done)
                now = (await other.cache.get(table.id)).table.started_match().entries
                assert sum(entry == (seat, "pay 2") for entry in now[: entries + 1]) == 1

    run(work)


def test_stale_malformed_and_illegal_moves_are_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "meuterer", 3)
            table = (await service.cache.get(people[0].table)).table
            (seat,) = table.started_match().state.acting
            person = await people[seat].subscribe()
            n = table.message_counts[seat]
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
            refused = await other.move("pay 1", table.message_counts[(seat + 1) % 3])
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
            service_on(sqlite(tmp_path), "one", alone=False) as one,
            service_on(sqlite(tmp_path), "two", alone=False) as two,
        ):
            people = await seated(one, "traitres", 4)
            name = people[0].table
            here = [await SeatedClient(one, name, person.seat, person.token).subscribe() for person in people]
            there = [await SeatedClient(two, name, person.seat, person.token).subscribe() for person in people]
            rng = Rng(b"workers")
            for _ in range(400):
                loaded = await one.cache.get(name)
                if loaded.table.started_match().over:
                    break
                (seat,) = loaded.table.started_match().state.acting
                legal = loaded.table.started_match().legal_moves(seat)
                move = legal[rng.below(len(legal))]
                participant = await people[seat].identify()
                # The same player acts on two devices, at two workers, at once: one of the two acts is done.
                acts = [wire.Move(f"{device}-{_}", loaded.table.message_counts[seat], move) for device in "ab"]
                done = await asyncio.gather(
                    one.execute(name, participant, acts[0]), two.execute(name, participant, acts[1])
                )
                assert sorted(type(each).__name__ for each in done) == ["Done", "Refused"]
                await until(lambda: all(a.n == b.n for a, b in zip(here, there, strict=True)))
            for a, b in zip(here, there, strict=True):
                assert a.received == b.received
            assert await one.queries.record(name) == await two.queries.record(name)

    run(work)


def test_bots_play_their_seats(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service, scheduled(service) as bots:
            (person,) = await seated(service, "traitres", 4, bots=["easy", "medium", "random"])
            await person.subscribe(views=True)
            table = (await service.cache.get(person.table)).table
            rng = Rng(b"me")
            while not table.started_match().over:
                await until(lambda: table.started_match().over or 0 in table.started_match().state.acting)
                legal = table.started_match().legal_moves(0)
                if legal:
                    await person.move(legal[rng.below(len(legal))], table.message_counts[0])
            assert {question.level for question in bots.questions} == {"easy", "medium", "random"}
            assert all(question.seat for question in bots.questions)
            # The message follows the commit.
            await until(lambda: [note.what for note in person.messages if isinstance(note, wire.Note)][-1] == "over")

    run(work)


def test_an_absent_player_is_replaced_and_gets_the_seat_back(tmp_path: Path) -> None:
    async def work() -> None:
        clock = ManualClock()
        async with service_on(sqlite(tmp_path), clock=clock) as service, scheduled(service):
            people = await seated(service, "meuterer", 3, grace=30)
            table = (await service.cache.get(people[0].table)).table
            (seat,) = table.started_match().state.acting
            others = [await person.subscribe() for person in people if person.seat != seat]
            clock.at += 31
            # Nobody counts as absent right after a start.
            await asyncio.sleep(0.1)
            assert table.away == [False] * 3
            clock.at += 31
            await until(lambda: table.away[seat] and table.started_match().state.acting != (seat,))
            assert [note.what for note in others[0].messages if isinstance(note, wire.Note)][-1] == "took-over"
            refused = await people[seat].move("pay 1", table.message_counts[seat])
            assert isinstance(refused, wire.Refused)
            assert "take it back" in refused.why
            await people[seat].subscribe(views=True)
            await until(lambda: not table.away[seat])
            assert [note.what for note in others[0].messages if isinstance(note, wire.Note)][-1] == "returned"

    run(work)


@pytest.mark.parametrize(("late", "away"), [("move", False), ("seat", True)])
def test_an_expired_clock_makes_a_bot_move_or_take_the_seat(tmp_path: Path, late: str, away: bool) -> None:
    async def work() -> None:
        clock = ManualClock()
        async with service_on(sqlite(tmp_path), clock=clock) as service, scheduled(service):
            people = await seated(service, "meuterer", 3, clock=Clock(move=90, late=late), grace=None)
            table = (await service.cache.get(people[0].table)).table
            (seat,) = table.started_match().state.acting
            view = (await service.view(table.id, await people[seat].identify())).ends
            assert view == int(clock.at * 1000) + 90_000
            entries = len(table.started_match().entries)
            clock.at += 91
            await until(lambda: len(table.started_match().entries) > entries or table.away[seat])
            assert table.away[seat] is away

    run(work)


def test_a_restarted_server_continues_bot_moves(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service, scheduled(service, pace=60):
            (person,) = await seated(service, "meuterer", 3, bots=["easy", "easy"])
            name = person.table
            entries = (await service.cache.get(name)).table.started_match().entries
            assert len(entries) == 3
        async with service_on(sqlite(tmp_path), "two") as service, scheduled(service):
            loaded = await service.cache.get(name)
            await until(lambda: loaded.table.started_match().state.acting == (0,))

    run(work)


def test_a_rematch_keeps_players_and_tokens(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "traitres", 3)
            refused = await people[0].do(wire.Rematch)
            assert isinstance(refused, wire.Refused)
            await play(people, Rng(b"first"))
            await people[2].subscribe()
            done = await asyncio.gather(people[0].do(wire.Rematch), people[1].do(wire.Rematch))
            assert all(isinstance(each, wire.Done) for each in done), done
            follow = (await service.queries.info(people[0].table)).next
            assert follow is not None
            assert people[2].messages[-1].what == "rematch"
            assert [(await service.identify(follow, person.token)).seat for person in people] == [0, 1, 2]
            # A player who comes by a plain link gets the seat by the token of the last game.
            for person in people:
                assert person.token is not None
                answer = api.SeatAnswer(person.seat, person.token)
                assert await service.find_seat(follow, ["guess", person.token]) == answer
            assert await service.find_seat(follow, ["guess"]) == api.SeatAnswer()
            again = await service.queries.info(follow)
            assert [seat.name for seat in again.seats] == ["Ann", "Bo", "Cy"]
            assert again.commitment != (await service.queries.info(people[0].table)).commitment
            with pytest.raises(Refusal, match="no seat of this table"):
                await service.identify(follow, "guess")

    run(work)


def test_lobby_joining_leaving_and_starting_with_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service, scheduled(service):
            opened = await service.open_table(api.NewTable(game="meuterer", name="Ann", players=4, open=True))
            hidden = await service.open_table(api.NewTable(game="meuterer", name="Ann", players=4))
            assert [table.id for table in await service.queries.lobby()] == [opened.table.id]
            joined = await service.join(opened.table.id, api.Join("Bo"))
            with pytest.raises(Refusal, match="called Ann already"):
                await service.join(opened.table.id, api.Join(" ann"))
            ann, bo = (SeatedClient(service, opened.table.id, each.seat, each.token) for each in (opened, joined))
            await bo.subscribe()
            before = await bo.identify()
            assert isinstance(await bo.do(wire.Leave), wire.Done)
            # The token is no longer valid, not even on an open connection, and the next player has the seat alone.
            assert bo.messages[-1] == wire.Bye("left", "you have left this seat.", False)
            heard = len(bo.received)
            cy = await service.join(opened.table.id, api.Join("Cy"))
            assert cy.seat == bo.seat
            with pytest.raises(Refusal, match="no seat of this table"):
                await bo.identify()
            for act in (wire.Leave("again"), wire.Chat("again", "I am Cy")):
                refused = await service.execute(opened.table.id, before, act)
                assert isinstance(refused, wire.Refused)
                assert refused.code == "no-seat"
            with pytest.raises(Refusal, match="you have left"):
                await service.view(opened.table.id, before)
            went = await service.execute(
                opened.table.id, await service.identify(opened.table.id, cy.token), wire.Leave("cy")
            )
            assert isinstance(went, wire.Done)
            assert len(bo.received) == heard
            assert isinstance(await ann.do(lambda key: wire.Start(key, "easy")), wire.Done)
            (table,) = await service.queries.lobby()
            assert [(seat.name, seat.bot) for seat in table.seats] == [("Ann", None), *[(None, "easy")] * 3]
            with pytest.raises(Refusal, match="has begun"):
                await service.join(opened.table.id, api.Join("Di"))
            for invalid in (
                {"players": 5},
                {"bots": ["easy"] * 4},
                {"options": {"pirates": "maybe"}},
                {"game": "chess"},
            ):
                whole: dict[str, Any] = {"game": "meuterer", "name": "Ann", "players": 4, **invalid}
                with pytest.raises(ValueError, match=r"\.$"):
                    await service.open_table(api.NewTable(**whole))
            assert (await service.queries.info(hidden.table.id)).status == "waiting"
            with pytest.raises(Refusal, match="no such table"):
                await service.queries.info("nowhere")

    run(work)


def test_a_finished_game_is_analysed_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "traitres", 3)
            with pytest.raises(Refusal, match="when the game is over"):
                await service.queries.analysis(people[0].table, "en")
            await play(people, Rng(b"analysis"))
            try:
                found, again = await asyncio.gather(
                    *(service.queries.analysis(people[0].table, "fr") for _ in range(2))
                )
            finally:
                await service.queries.analyses.close()
            assert found is again
            whole = json.loads(found)
            assert whole["game"] == "traitres"
            assert len(whole["points"]) > 3

    run(work)


def test_nothing_is_answered_or_sent_before_the_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "meuterer", 3)
            table = (await service.cache.get(people[0].table)).table
            (seat,) = table.started_match().state.acting
            for person in people:
                await person.subscribe()
            received_before = [person.received[:] for person in people]
            commit = asyncio.Event()
            append = service.store.append

            async def slowly(change: Change) -> AppendOutcome:
                await commit.wait()
                return await append(change)

            monkeypatch.setattr(service.store, "append", slowly)
            participant = await people[seat].identify()
            act = wire.Move("mine", table.message_counts[seat], "pay 2")
            waiting = [
                *(asyncio.ensure_future(service.execute(table.id, participant, act)) for _ in range(2)),
                asyncio.ensure_future(service.view(table.id, participant)),
                asyncio.ensure_future(service.queries.info(table.id)),
            ]
            await asyncio.sleep(0.05)
            assert not any(task.done() for task in waiting)
            assert [person.received for person in people] == received_before
            commit.set()
            first, second, view, _ = await asyncio.gather(*waiting)
            assert isinstance(view, wire.View)
            assert first == second == wire.Done("mine", view.n)
            assert all(person.received != before for person, before in zip(people, received_before, strict=True))

    run(work)


@pytest.mark.parametrize("name", ["meuterer", "traitres", "cartagena"])
def test_steps_lead_from_view_to_view(tmp_path: Path, name: str) -> None:
    """Check that only subscribers who want steps get them, and that nobody gets those of the past."""

    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, name, game(name).least)
            for person in people:
                await person.subscribe(views=True, lang="en", steps=True)
            plain = await SeatedClient(service, people[0].table, 0, people[0].token).subscribe(views=True)
            watcher = await SeatedClient(service, people[0].table, None).subscribe(views=True, steps=True)
            await play(people, Rng(b"steps"))
            for client in [*people, watcher]:
                shown: dict[str, Any] = {}
                steps = 0
                for message in client.messages:
                    if isinstance(message, wire.Told) and message.step is not None:
                        shown = {**shown, **message.step}
                        steps += 1
                    elif isinstance(message, wire.View) and message.view is not None:
                        # Steps say what happened; the view says whose turn it is then.
                        known = {key: value for key, value in shown.items() if value is not None}
                        assert not shown or set(known) <= set(message.view)
                        shown = message.view
                assert steps
            assert [each for each in plain.messages if getattr(each, "step", None)] == []
            again = await SeatedClient(service, people[0].table, 0, people[0].token).subscribe(steps=True)
            assert [each for each in again.messages if getattr(each, "step", None)] == []
            # No steps are made if no subscriber wants them.
            for client in [*people, watcher, again]:
                client.unsubscribe()
            assert (await service.cache.get(people[0].table)).table.stepping == [False] * (len(people) + 1)

    run(work)
