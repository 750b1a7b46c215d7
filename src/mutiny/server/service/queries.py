"""Questions about tables that need no seat: lists, public descriptions, and finished games."""

from __future__ import annotations

import asyncio

from msgspec.json import Decoder

from mutiny.protocol import api
from mutiny.protocol.tables import TableInfo
from mutiny.server.bots.analysis_pool import AnalysisPool
from mutiny.server.common.refusal import Refusal
from mutiny.server.service.cache import TableCache
from mutiny.server.store import Store
from mutiny.server.tables.replays import ReplayRequest, finished_record, finished_replay

read_info = Decoder(TableInfo).decode
"""Decodes the summary in a table's row."""


class TableQueries:
    """Answers from the store and from tables in memory; changes nothing."""

    def __init__(self, store: Store, cache: TableCache, analyses: AnalysisPool) -> None:
        self.store = store
        self.cache = cache
        self.analyses = analyses

    async def info(self, table_id: str) -> TableInfo:
        """Return the public description of a table."""
        return (await self.cache.current(table_id)).info()

    async def option_text(self, table_id: str, option: str) -> str:
        """Return the text that replaces our file for an option at a table."""
        table = await self.cache.current(table_id)
        if option not in table.replaced_options:
            raise Refusal("not-found", "this table has no text of its own for that.")
        return table.options[option]

    async def lobby(self, limit: int = 100) -> list[TableInfo]:
        """Return the open tables that wait or play, newest first."""
        return [read_info(row.summary) for row in await self.store.lobby(limit)]

    async def archive(self, before: float | None, limit: int, game: str | None) -> tuple[list[TableInfo], int | None]:
        """Return the open tables whose games are over, newest first, and the time before which there may be more.

        A page ends between two times, so that the next page skips nothing: it is shorter if several games ended in the
        same millisecond at its end, and longer only if they fill it.
        """
        count = limit + 1
        rows = await self.store.archive(before, count, game)
        if len(rows) == count and rows[-1].ended == rows[-2].ended:
            tied = rows[-1].ended
            page = [row for row in rows if row.ended != tied]
            while not page and len(rows) == count:
                count *= 2
                rows = await self.store.archive(before, count, game)
                if rows[-1].ended != tied or len(rows) < count:
                    page = [row for row in rows if row.ended == tied]
        else:
            page = rows[:limit]
        found = [read_info(row.summary) for row in page]
        return found, found[-1].ended if len(rows) >= limit and found else None

    async def record(self, table_id: str) -> str:
        """Return the record of a finished game."""
        return finished_record(await self.cache.current(table_id))

    async def replay(self, table_id: str, request: ReplayRequest) -> api.Replay:
        """Return a finished game as a seat, or a spectator, saw it."""
        # In a thread: a finished game does not change, and replaying it takes too long for the event loop.
        return await asyncio.to_thread(finished_replay, await self.cache.current(table_id), request)

    async def analysis(self, table_id: str, lang: str) -> str:
        """Return the analysis of a finished game."""
        return await self.analyses.analyse(table_id, await self.record(table_id), lang)
