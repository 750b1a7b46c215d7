"""Exports and erases what is stored about a player, for whoever has the link of the seat."""

from __future__ import annotations

import asyncio
from typing import Final

from mutiny.protocol import api
from mutiny.server.common.refusal import Refusal
from mutiny.server.common.tokens import digest
from mutiny.server.service.cache import TableCache
from mutiny.server.service.commits import Commits, Decide
from mutiny.server.store import Store
from mutiny.server.tables.entries import LogEntry, decode_entry
from mutiny.server.tables.personal_data import Erasure, erasure, exported
from mutiny.server.tables.table import Table

ATTEMPTS: Final = 8
"""Attempts to erase while the log grows."""


class PersonalData:
    """Answers players who want to know what is stored about them, or to have it erased."""

    def __init__(self, store: Store, cache: TableCache, commits: Commits) -> None:
        self.store = store
        self.cache = cache
        self.commits = commits

    async def export(self, table_id: str, token: str) -> api.SeatExport:
        """Return everything that is stored about the player with a token, as far as the player may know it."""
        seed, log = await self._log(table_id)
        # In a thread: replaying a log takes too long for the event loop.
        return await asyncio.to_thread(exported, table_id, seed, log, digest(token))

    async def erase(self, table_id: str, token: str) -> api.Erased:
        """Erase the name, the chat and the token of a player; the game of the others goes on."""
        loaded = await self.cache.get(table_id)
        for _ in range(ATTEMPTS):
            _, log = await self._log(table_id)
            found = erasure(log, digest(token), self.commits.clock.milliseconds())
            try:
                await self.commits.append(loaded, _same_log(len(log), found), replaced=found.replaced)
            except Refusal as refusal:
                if refusal.code != "stale":
                    raise
                # The log has grown, or another worker wrote what this one has not read yet.
                await self.cache.current(table_id)
                continue
            return api.Erased(loaded.table.info(), found.entry.seat, len(found.replaced) - 1)
        raise Refusal("unavailable", "the table is very busy: try again.")

    async def _log(self, table_id: str) -> tuple[bytes, list[LogEntry]]:
        found = await self.store.load(table_id)
        if found is None:
            raise Refusal("no-table", "there is no such table.")
        row, bodies = found
        return row.seed, [decode_entry(body) for body in bodies]


def _same_log(length: int, found: Erasure) -> Decide:
    """Return a decision to append the entry, if the log has not grown since it was read."""

    def decide(table: Table, _: int) -> list[LogEntry]:
        if table.index != length:
            raise Refusal("stale", "the table has gone on.")
        return [found.entry]

    return decide
