"""The schedule of a worker: when the next action is due at each table that it holds."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from heapq import heappop, heappush
from typing import Final

from mutiny.server.common.clock import ServerClock
from mutiny.server.tables.due_actions import DueAction, due_actions
from mutiny.server.tables.table import Table

CLOCK_DIFFERENCE_MS: Final = 60_000
"""Milliseconds by which the clocks of two machines may differ."""
START_GRACE_MS: Final = 60_000
"""Milliseconds after the start in which no player counts as late or absent."""


class Schedule:
    """Knows when each table is due; the cache and the commits add tables, the scheduler takes them out."""

    def __init__(self, clock: ServerClock, pace: float) -> None:
        self.clock = clock
        self.pace = int(pace * 1000)
        """Milliseconds that a bot takes for a move."""
        self.started = 0
        """When the scheduler started; 0 before."""
        self._heap: list[tuple[int, str]] = []
        # By table: the earliest time on the heap. Later ones are ignored.
        self._earliest: dict[str, int] = {}
        self._wake = asyncio.Event()

    def start(self) -> None:
        """Note the time of the start: nobody is late because the server was down before."""
        self.started = self.clock.milliseconds()

    def due_actions(self, table: Table) -> list[DueAction]:
        """Return the actions that are or will be due at a table, the earliest first."""
        since = table.turns.since
        if since > self.clock.milliseconds() + CLOCK_DIFFERENCE_MS:
            # The clock was set back while the server was down: do not wait until it shows that time again.
            since = self.started
        return due_actions(table, self.pace, self.started + START_GRACE_MS if self.started else 0, since)

    def alarm_of(self, table: Table) -> float | None:
        """Return when the first action of a table is due, in seconds since 1970."""
        found = self.due_actions(table)
        return found[0].at / 1000 if found else None

    def add(self, table: Table) -> None:
        """Schedule a table that was read or has changed."""
        found = self.due_actions(table)
        if found:
            self.add_at(found[0].at, table.id)

    def add_at(self, at: int, table_id: str) -> None:
        """Schedule a table at a time, unless it is scheduled earlier: then the due actions are computed again."""
        earliest = self._earliest.get(table_id)
        if earliest is None or at < earliest:
            self._earliest[table_id] = at
            heappush(self._heap, (at, table_id))
            if self._heap[0][0] == at:
                self._wake.set()

    def pop_due(self, now: int) -> list[str]:
        """Remove and return the tables that are scheduled for now or earlier."""
        found: list[str] = []
        while self._heap and self._heap[0][0] <= now:
            at, table_id = heappop(self._heap)
            if self._earliest.get(table_id) == at:
                del self._earliest[table_id]
                found.append(table_id)
        return found

    async def wait(self, now: int, longest: float) -> None:
        """Wait until the next table is due, for at most `longest` seconds, or until an earlier table is added."""
        delay = min(longest, (self._heap[0][0] - now) / 1000) if self._heap else None
        with suppress(TimeoutError):
            async with asyncio.timeout(delay):
                await self._wake.wait()
        self._wake.clear()
