"""The cache of tables: one object for each table, also if its creation and the reading of its log overlap."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.services import run, service_on, sqlite

from mutiny.protocol import api

LATER_S = 1e6


@pytest.mark.parametrize("last", ["create", "load"])
def test_a_table_that_is_read_while_it_is_created_is_one_object(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    """The search for alarms finds a table as soon as it is committed. Check both orders in which the two may end."""

    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            store, cache = service.store, service.cache
            committed, go_on = asyncio.Event(), asyncio.Event()
            create, load = store.create, store.load

            async def create_slowly(*arguments: Any) -> None:
                await create(*arguments)
                committed.set()
                if last == "create":
                    await go_on.wait()

            async def load_slowly(*arguments: Any) -> Any:
                found = await load(*arguments)
                if last == "load":
                    await go_on.wait()
                return found

            monkeypatch.setattr(store, "create", create_slowly)
            monkeypatch.setattr(store, "load", load_slowly)
            request = api.NewTable(game="meuterer", name="Ann", players=3, bots=["easy", "easy"])
            opening = asyncio.ensure_future(service.open_table(request))
            await committed.wait()
            ((table_id, _),) = await store.due_tables(service.clock.seconds() + LATER_S, 10)
            if last == "create":
                first = await cache.get(table_id)
                go_on.set()
                await opening
            else:
                reading = asyncio.ensure_future(cache._load(table_id))
                await opening
                first = await cache.get(table_id)
                go_on.set()
                await reading
            assert await cache.get(table_id) is first

    run(work)
