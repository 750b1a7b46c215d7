"""The lobby: sends the list of open tables, and then its changes.

The store is queried once a second for all subscribers of a worker, and not at all while there are none.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from mutiny.kernel.errors import MutinyError
from mutiny.protocol.lobby import Changed, Gone, Listing, LobbyMessage
from mutiny.protocol.messages import encode
from mutiny.protocol.tables import TableInfo
from mutiny.server.common.loops import LoopWatch, run_forever
from mutiny.server.service.loaded_table import Sink
from mutiny.server.service.queries import TableQueries

INTERVAL_S: Final = 1.0
"""Seconds between queries of the list."""


class LobbyFeed:
    """The subscribers, and the tables they know."""

    def __init__(self, queries: TableQueries, interval: float = INTERVAL_S, watch: LoopWatch | None = None) -> None:
        self.queries = queries
        self.watch = watch
        self.interval = interval
        self.known: dict[str, TableInfo] = {}
        self._sinks: list[Sink] = []
        self._task: asyncio.Task[None] | None = None

    async def subscribe(self, sink: Sink) -> None:
        """Subscribe: send all tables first, then the changes."""
        if self._task is None:
            self.known = {table.id: table for table in await self.queries.lobby()}
        if self._task is None:
            self._task = asyncio.ensure_future(run_forever("lobby", self._poll, self.watch))
        sink(encode(Listing(list(self.known.values()))))
        self._sinks.append(sink)

    def unsubscribe(self, sink: Sink) -> None:
        """Unsubscribe."""
        if sink in self._sinks:
            self._sinks.remove(sink)
        if not self._sinks and self._task is not None:
            self._task.cancel()
            self._task = None

    async def _poll(self) -> None:
        await asyncio.sleep(self.interval)
        with suppress(MutinyError):
            # If the store is down, the list stays and the next query tries again.
            self._send_changes(await self.queries.lobby())

    def _send_changes(self, tables: Sequence[TableInfo]) -> None:
        now = {table.id: table for table in tables}
        for change in changes(self.known, now):
            body = encode(change)
            for sink in list(self._sinks):
                sink(body)
        self.known = now


def changes(before: dict[str, TableInfo], now: dict[str, TableInfo]) -> list[LobbyMessage]:
    """Return the messages that lead from one list of tables to another. The newest table comes last, to be put on top.

    >>> ann = TableInfo("a", "meuterer", {}, [], "waiting", True, 0, "")
    >>> changes({"a": ann}, {"b": ann, "a": ann})
    [Changed(table=TableInfo(id='a', game='meuterer', options={}, seats=[], status='waiting', open=True, created=0, \
commitment='', clock=Clock(move=None, game=None, bonus=0, late='move'), grace=None, ended=None, winners=None, \
next=None, replaced=[], host=None, closed=None, locked=[], muted=[], muted_watchers=[]))]
    >>> changes({"a": ann}, {})
    [Gone(id='a')]
    """
    found: list[LobbyMessage] = [Gone(name) for name in before if name not in now]
    return [*found, *(Changed(table) for name, table in reversed(now.items()) if before.get(name) != table)]
