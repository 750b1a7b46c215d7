"""Who is connected: told to who asks, at first and whenever it changes, across workers too."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.houses import Person, house_on, kept, run, seated, sqlite, until
from server.servers import new_table, raw, served
from server.servers import run as run_server

from mutiny.client import Client
from mutiny.server import keeper
from mutiny.wire import messages as wire


def heard(person: Person) -> list[list[int]]:
    """All that somebody was told of who is here."""
    return [message.here for message in person.messages if isinstance(message, wire.Present)]


def test_everybody_who_asks_hears_who_comes_and_goes(tmp_path: Path) -> None:
    async def test() -> None:
        async with house_on(sqlite(tmp_path)) as house:
            ann, bo, cy = await seated(house, "meuterer", 3)
            watcher = Person(house, ann.table, None)
            await ann.come(presence=True)
            await watcher.come(presence=True)
            await bo.come()
            again = Person(house, bo.table, 1, bo.token)
            await again.come(presence=True)
            bo.go()
            await cy.come(presence=True)
            again.go()
            assert heard(ann) == [[0], [0, 1], [0, 1, 2], [0, 2]]
            assert heard(watcher) == [[0], [0, 1], [0, 1, 2], [0, 2]]
            assert heard(again) == [[0, 1], [0, 1, 2]]
            assert heard(cy) == [[0, 1, 2], [0, 2]]
            # Who has not asked is told as before.
            assert heard(bo) == []

    run(test)


def test_who_leaves_a_seat_is_there_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with house_on(sqlite(tmp_path)) as house:
            ann, bo = await seated(house, "meuterer", 3, bots=["easy"])
            await ann.come(presence=True)
            await bo.come(presence=True)
            await bo.do(wire.Leave)
            # In a game the link stays good, and whoever has it is there, though a bot plays.
            assert heard(ann) == [[0], [0, 1]]
            opened = await house.open_table(new_table())
            dan = Person(house, opened.table.id, 0, opened.token)
            eve = Person(house, opened.table.id, None)
            await dan.come(presence=True)
            await eve.come(presence=True)
            await dan.do(wire.Leave)
            assert heard(eve) == [[0], []]

    run(test)


def test_workers_hear_of_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "PRESENCE", 0.02)

    async def test() -> None:
        async with (
            house_on(sqlite(tmp_path), "one", alone=False) as one,
            house_on(sqlite(tmp_path), "two", alone=False) as two,
            kept(one, worker="one"),
            kept(two, worker="two"),
        ):
            ann, bo, _ = await seated(one, "meuterer", 3)
            other = Person(two, bo.table, 1, bo.token)
            await ann.come(presence=True)
            await other.come(presence=True)
            await until(lambda: heard(ann)[-1] == [0, 1] and heard(other)[-1] == [0, 1])
            other.go()
            await until(lambda: heard(ann)[-1] == [0])
            # A newcomer knows at once.
            await other.come(presence=True)
            assert 0 in heard(other)[-1]

    run(test)


def test_over_the_wire(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            opened = await server.desk.open_table(new_table(players=3))
            seated = await server.desk.join(opened.table.id, "Bo")
            async with Client(server.address, opened.table.id, opened.token, presence=True) as ann:
                async with raw(server) as bo:
                    await bo.hello(seated)
                    await until(lambda: ann.here == [0, 1])
                await until(lambda: ann.here == [0])

    run_server(test)
