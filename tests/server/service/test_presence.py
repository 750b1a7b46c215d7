"""Presence: subscribers who ask for it get the connected seats, at first and after every change, from all workers."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.servers import new_table, raw_socket, running_server
from server.servers import run as run_server
from server.services import SeatedClient, run, scheduled, seated, service_on, sqlite, until

from mutiny.client import Client
from mutiny.protocol import messages as wire
from mutiny.server.service import scheduler


def presence_lists(person: SeatedClient) -> list[list[int]]:
    """Return the lists of connected seats that a client has received."""
    return [message.here for message in person.messages if isinstance(message, wire.Present)]


def test_subscribers_who_ask_are_told_which_seats_are_connected(tmp_path: Path) -> None:
    async def test() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            ann, bo, cy = await seated(service, "meuterer", 3)
            watcher = SeatedClient(service, ann.table, None)
            await ann.subscribe(presence=True)
            await watcher.subscribe(presence=True)
            await bo.subscribe()
            again = SeatedClient(service, bo.table, 1, bo.token)
            await again.subscribe(presence=True)
            bo.unsubscribe()
            await cy.subscribe(presence=True)
            again.unsubscribe()
            assert presence_lists(ann) == [[0], [0, 1], [0, 1, 2], [0, 2]]
            assert presence_lists(watcher) == [[0], [0, 1], [0, 1, 2], [0, 2]]
            assert presence_lists(again) == [[0, 1], [0, 1, 2]]
            assert presence_lists(cy) == [[0, 1, 2], [0, 2]]
            # A client that has not asked for presence gets none.
            assert presence_lists(bo) == []

    run(test)


def test_a_player_who_leaves_a_seat_is_not_present(tmp_path: Path) -> None:
    async def test() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            ann, bo = await seated(service, "meuterer", 3, bots=["easy"])
            await ann.subscribe(presence=True)
            await bo.subscribe(presence=True)
            await bo.do(wire.Leave)
            # During a game the token stays valid: the player is present, although a bot plays.
            assert presence_lists(ann) == [[0], [0, 1]]
            opened = await service.open_table(new_table())
            dan = SeatedClient(service, opened.table.id, 0, opened.token)
            eve = SeatedClient(service, opened.table.id, None)
            await dan.subscribe(presence=True)
            await eve.subscribe(presence=True)
            await dan.do(wire.Leave)
            assert presence_lists(eve) == [[0], []]

    run(test)


def test_workers_exchange_connected_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "PRESENCE_S", 0.02)

    async def test() -> None:
        async with (
            service_on(sqlite(tmp_path), "one", alone=False) as one,
            service_on(sqlite(tmp_path), "two", alone=False) as two,
            scheduled(one),
            scheduled(two),
        ):
            ann, bo, _ = await seated(one, "meuterer", 3)
            other = SeatedClient(two, bo.table, 1, bo.token)
            await ann.subscribe(presence=True)
            await other.subscribe(presence=True)
            await until(lambda: presence_lists(ann)[-1] == [0, 1] and presence_lists(other)[-1] == [0, 1])
            other.unsubscribe()
            await until(lambda: presence_lists(ann)[-1] == [0])
            # A new subscriber is told at once.
            await other.subscribe(presence=True)
            assert 0 in presence_lists(other)[-1]

    run(test)


def test_presence_reaches_clients_over_the_network(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server:
            opened = await server.http_api.open_table(new_table(players=3))
            seated = await server.http_api.join(opened.table.id, "Bo")
            async with Client(server.address, opened.table.id, opened.token, presence=True) as ann:
                async with raw_socket(server) as bo:
                    await bo.hello(seated)
                    await until(lambda: ann.here == [0, 1])
                await until(lambda: ann.here == [0])

    run_server(test)
