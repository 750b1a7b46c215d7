"""While several decide at once, nothing that the server sends, refuses or does tells who of them has decided already.

Two services run the same table by the same clock. In one of them seats of a duel decide, in the other they do not. The
other seats and the spectators try what they can, time passes, and they receive the same bytes from both.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.services import InProcessBotPool, ManualClock, SeatedClient, play, run, service_on, sqlite
from server.test_leaks import TwinTables, table_in

from mutiny import Rng, seed_of
from mutiny.protocol import api
from mutiny.protocol import messages as wire
from mutiny.protocol.tables import Clock
from mutiny.server.service.scheduler import Scheduler
from mutiny.server.service.table_service import TableService
from mutiny.server.tables.table import Table

GRACE_S = 60
TIMED: dict[str, Any] = {"clock": Clock(game=600, bonus=2, late="seat"), "grace": GRACE_S}


async def held(people: list[SeatedClient]) -> Table:
    """Return the table in memory."""
    return (await people[0].service.cache.get(people[0].table)).table


async def in_a_duel(service: TableService, clock: ManualClock) -> list[SeatedClient]:
    """Return the players of a table at which seat 0 and at least two others decide at once, and a spectator."""
    for number in range(50):
        people = await table_in(service, "cartagena", 4, number, 0, **TIMED)
        rng = Rng(seed_of("duel", number))
        match = (await held(people)).started_match()
        while not match.over and len(match.state.acting) < 3:
            # Seat 0 is slow: its time runs out long before that of the others.
            clock.at += 50 if match.state.acting == (0,) else 1
            await play(people[:-1], rng, 1)
        if not match.over and match.state.acting[0] == 0:
            return people
    raise AssertionError("there is no duel of three with seat 0")


async def pass_time(people: list[SeatedClient], clock: ManualClock, seconds: float) -> None:
    """Let time pass, and carry out what is due then."""
    clock.at += seconds
    service = people[0].service
    loaded = await service.cache.get(people[0].table)
    scheduler = Scheduler(service, InProcessBotPool())
    index = -1
    while loaded.table.index > index:
        index = loaded.table.index
        await scheduler._process(loaded)


async def tried(people: list[SeatedClient], watcher: int, turn: int) -> list[bytes]:
    """Return the answers to all that somebody may try in order to learn who has decided."""
    person = people[watcher]
    n = (await held(people)).message_counts[watcher]
    tries: list[wire.Act] = [
        *(wire.Move(f"m{turn}{move}", n, move) for move in ("lay v1", "knock", "lay monkey")),
        wire.Move(f"o{turn}", 0, "lay v1"),
        wire.Undo(f"u{turn}"),
        wire.Consent(f"k{turn}", agree=True),
        wire.Say(f"s{turn}", "say accuse 1"),
        wire.Start(f"b{turn}"),
        wire.Return(f"r{turn}"),
        wire.Rematch(f"e{turn}"),
        wire.Chat(f"c{turn}", "ahoy"),
    ]
    answers = [wire.encode(await person.service.execute(person.table, await person.identify(), act)) for act in tries]
    participant = await person.identify()
    view = await person.service.view(person.table, participant, "en")
    asked = api.PositionQuestion([n], token=person.token, lang="en")
    earlier = await person.service.aids.positions(person.table, participant, asked)
    info = await person.service.queries.info(person.table)
    return [*answers, *(msgspec.json.encode(each) for each in (view, earlier, info))]


@pytest.mark.parametrize("case", ["here", "away", "slow"])
def test_nothing_tells_who_of_several_has_decided(tmp_path: Path, case: str) -> None:
    """All are connected, or a seat that decides is away until a bot takes it over, or its own time has run out."""

    async def work() -> None:
        clocks = ManualClock(), ManualClock()
        for folder in "ab":
            (tmp_path / folder).mkdir()
        async with (
            service_on(sqlite(tmp_path / "a"), clock=clocks[0]) as one,
            service_on(sqlite(tmp_path / "b"), clock=clocks[1]) as two,
        ):
            truth, world = await in_a_duel(one, clocks[0]), await in_a_duel(two, clocks[1])
            table = await held(truth)
            assert table.started_match().state.acting == (await held(world)).started_match().state.acting
            *deciding, watcher = table.started_match().state.acting
            assert deciding[0] == 0
            pair = TwinTables(truth, world, watcher)
            pause = {"here": 1.0, "away": 0.6 * GRACE_S, "slow": 0.6 * table.turns.time_left[0] / 1000}[case]
            for people in (truth, world):
                if case == "away":
                    people[0].unsubscribe()
            for turn, seat in enumerate(deciding):
                move = table.started_match().legal_moves(seat)[0]
                assert isinstance(await truth[seat].move(move, table.message_counts[seat]), wire.Done)
                for index in (watcher, len(truth) - 1):
                    assert await tried(truth, index, turn) == await tried(world, index, turn)
                for people, clock in zip((truth, world), clocks, strict=True):
                    await pass_time(people, clock, pause)
                pair.compare()
                await pair.compare_views()
            assert table.started_match().state.acting == (watcher,)
            assert table.away[0] == (case == "away")

    run(work)
