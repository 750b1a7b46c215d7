"""The tables that a worker holds in memory: loaded from the store, refreshed, and evicted when there are too many."""

from __future__ import annotations

import asyncio
from typing import Final

from mutiny.server.common.clock import ServerClock
from mutiny.server.common.refusal import Refusal
from mutiny.server.service.loaded_table import LoadedTable
from mutiny.server.service.schedule import Schedule
from mutiny.server.store import Store, StoreDown, TableRow
from mutiny.server.tables.entries import LogEntry, decode_entry
from mutiny.server.tables.table import Table, replay_log

RETRY_S: Final = 0.5
"""Seconds until reading a log is tried again after a failure."""


class TableCache:
    """The tables in memory. Only the log in the store is authoritative: any of them can be dropped and read again."""

    def __init__(self, store: Store, clock: ServerClock, schedule: Schedule, alone: bool, limit: int) -> None:
        self.store = store
        self.clock = clock
        self.schedule = schedule
        self.alone = alone
        """Whether no other worker writes to the store."""
        self.limit = limit
        """Tables that may be in memory; beyond that, idle ones are evicted."""
        self.tables: dict[str, LoadedTable] = {}
        # Tables that are being read from the store.
        self._loading: dict[str, asyncio.Task[None]] = {}

    async def get(self, table_id: str) -> LoadedTable:
        """Return a table; read it from the store if it is not in memory."""
        while True:
            loaded = self.tables.get(table_id)
            if loaded is not None:
                return loaded
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            # Look it up again instead of using the task's result: the table may have been evicted before this task
            # runs, and there must be one object for each table.
            await asyncio.shield(task)

    async def _load(self, table_id: str) -> None:
        row, bodies = await self._read_log(table_id)
        table, _ = replay_log(table_id, row.seed, [decode_entry(body) for body in bodies])
        self.add(LoadedTable(table, row))

    async def _read_log(self, table_id: str, after: int = 0) -> tuple[TableRow, list[bytes]]:
        """Read a table's row, and its log from an index on. Refuse a table that does not exist, or does no more."""
        found = await self.store.load(table_id, after)
        if found is None:
            raise Refusal("no-table", "there is no such table.")
        return found

    def add(self, loaded: LoadedTable) -> None:
        """Keep a table that was read or has just been created, and schedule its bots and clocks.

        A table that is in memory already stays as it is: the search for alarms may read one that is just being created.
        """
        if loaded.table.id in self.tables:
            return
        self.tables[loaded.table.id] = loaded
        if len(self.tables) > self.limit:
            self._evict(loaded)
        self.schedule.add(loaded.table)

    def _evict(self, newest: LoadedTable) -> None:
        """Evict a tenth of the idle tables, those held longest first. Their logs are enough to restore them."""
        idle = [
            table_id
            for table_id, loaded in self.tables.items()
            if not loaded.subscriptions and not loaded.users and loaded is not newest
        ]
        for table_id in idle[: max(1, self.limit // 10)]:
            del self.tables[table_id]

    async def current(self, table_id: str) -> Table:
        """Return a table whose state agrees with its log."""
        loaded = await self.get(table_id)
        async with loaded.lock:
            if loaded.dirty or not self.alone:
                await self.refresh(loaded)
            return loaded.table

    async def refresh(self, loaded: LoadedTable) -> None:
        """Read the new entries of the log; read the whole log if the table may differ from it. Needs the lock."""
        table = loaded.table
        if loaded.dirty:
            found = await self._read_log(table.id)
            row, bodies = found
            entries = [decode_entry(body) for body in bodies]
            loaded.table, deliveries = replay_log(table.id, row.seed, entries, table.listening)
            loaded.table.stepping = table.stepping
            loaded.row = row
            loaded.dirty = False
        else:
            found = await self._read_log(table.id, table.index)
            loaded.row, bodies = found
            deliveries = []
            loaded.dirty = bool(bodies)
            for body in bodies:
                deliveries += table.apply(decode_entry(body))
            loaded.dirty = False
        loaded.deliver(deliveries, self.clock.milliseconds())

    async def log(self, loaded: LoadedTable) -> list[LogEntry]:
        """Return the whole log of a table, up to its state in memory. Needs the lock."""
        found = await self._read_log(loaded.table.id)
        return [decode_entry(body) for body in found[1][: loaded.table.index]]

    def on_remote_change(self, table_id: str, index: int) -> None:
        """Handle a notice that another worker has written to a table; an empty id stands for any table."""
        for each in list(self.tables) if table_id == "" else [table_id]:
            loaded = self.tables.get(each)
            if loaded is not None and (table_id == "" or loaded.table.index <= index):
                self.refresh_soon(loaded)

    def refresh_soon(self, loaded: LoadedTable) -> None:
        """Read the new entries of a table's log as soon as its lock is free."""
        loaded.behind = True
        if loaded.reader is None:
            loaded.reader = asyncio.ensure_future(self._catch_up(loaded))

    async def _catch_up(self, loaded: LoadedTable) -> None:
        loaded.users += 1
        try:
            while loaded.behind:
                try:
                    async with loaded.lock:
                        # Entries written from here on set the flag again.
                        loaded.behind = False
                        await self.refresh(loaded)
                except StoreDown:
                    # Subscribers must hear of new entries even if nobody ever acts here again.
                    loaded.behind = True
                    await asyncio.sleep(RETRY_S)
        finally:
            loaded.reader = None
            loaded.users -= 1
        self.schedule.add(loaded.table)
