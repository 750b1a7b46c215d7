"""Changes to tables: made in memory, committed by the store, and announced only then.

A table changes by one change at a time. If another worker was faster, or the result of a commit is unknown, the table
is read again: only the log is authoritative.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mutiny.protocol import messages as wire
from mutiny.server.common.clock import ServerClock
from mutiny.server.common.refusal import Refusal
from mutiny.server.service.cache import TableCache
from mutiny.server.service.loaded_table import LoadedTable
from mutiny.server.service.schedule import Schedule
from mutiny.server.store import Appended, AppendOutcome, Change, Repeated, Store, TableRow
from mutiny.server.tables.due_actions import must_store_alarm
from mutiny.server.tables.entries import ChatSent, LogEntry, MoveMade, PhraseSaid, encode_entry
from mutiny.server.tables.seating import check_seat
from mutiny.server.tables.table import Delivery, Participant, Table

ATTEMPTS: Final = 8
"""Attempts at a change when other workers write to the same table, before the command is refused."""

NO_SEAT: Final = Participant()
"""A participant without a seat: a spectator, or the server itself."""

TALK_AND_PLAY: Final = (MoveMade, PhraseSaid, ChatSent)
"""Entries that do not change the table's line in the lobby, unless the game ends with them."""

Decide = Callable[[Table, int], list[LogEntry]]
"""Returns the entries to append to a table's log, given the time in milliseconds; raises Refusal to append none."""


class Commits:
    """Appends entries to the logs of tables."""

    def __init__(self, store: Store, clock: ServerClock, cache: TableCache, schedule: Schedule) -> None:
        self.store = store
        self.clock = clock
        self.cache = cache
        self.schedule = schedule

    async def create(self, table: Table, entries: Sequence[LogEntry]) -> None:
        """Create a table with its first entries. Raises BadChange if there is a table with its id."""
        for entry in entries:
            table.apply(entry, fresh=True)
        row = TableRow(
            id=table.id,
            created=table.created / 1000,
            game=table.game,
            players=table.players,
            open=table.open,
            seed=table.seed,
            status=table.status,
            alarm=self.schedule.alarm_of(table),
            summary=wire.encode(table.info()),
            ended=None,
        )
        await self.store.create(row, [encode_entry(entry) for entry in entries])
        self.cache.add(LoadedTable(table, row))

    async def append(
        self,
        loaded: LoadedTable,
        decide: Decide,
        key: tuple[int, str] | None = None,
        participant: Participant = NO_SEAT,
        replaced: Sequence[tuple[int, LogEntry]] = (),
    ) -> list[LogEntry]:
        """Change a table, commit the change, and announce it.

        `key` is the seat and the id of its command; `replaced` are entries to overwrite, by their index.
        Returns the entries; none if the command was carried out before.
        """
        loaded.users += 1
        try:
            async with loaded.lock:
                for _ in range(ATTEMPTS):
                    if loaded.dirty:
                        await self.cache.refresh(loaded)
                    table = loaded.table
                    check_seat(table, participant)
                    if key is not None and table.has_done(*key):
                        # It was done before and is committed; otherwise the table would have been read again just now.
                        return []
                    entries = decide(table, self.clock.milliseconds())
                    if await self._attempt(loaded, entries, key, replaced):
                        return entries
                raise Refusal("unavailable", "the table is very busy: try again.")
        finally:
            if loaded.dirty:
                # The result of the commit is unknown, or the caller was cancelled: the subscribers must still hear of
                # it.
                self.cache.refresh_soon(loaded)
            loaded.users -= 1
            self.schedule.add(loaded.table)

    async def _attempt(
        self,
        loaded: LoadedTable,
        entries: list[LogEntry],
        key: tuple[int, str] | None,
        replaced: Sequence[tuple[int, LogEntry]],
    ) -> bool:
        """Apply the entries and commit them. Return False if another worker was faster: the table is then dirty."""
        table = loaded.table
        index = table.index
        status = table.status
        deliveries: list[Delivery] = []
        for entry in entries:
            deliveries += table.apply(entry, fresh=True)
            # From here on the table is ahead of its log.
            loaded.dirty = True
        change = self._change(loaded, index, entries, key, status)
        change.replaced = [(place, encode_entry(entry)) for place, entry in replaced]
        outcome: AppendOutcome = await self.store.append(change)
        if isinstance(outcome, Appended):
            loaded.dirty = False
            loaded.deliver(deliveries, self.clock.milliseconds())
            return True
        if isinstance(outcome, Repeated):
            await self.cache.refresh(loaded)
            return True
        return False

    def _change(
        self,
        loaded: LoadedTable,
        index: int,
        entries: Sequence[LogEntry],
        key: tuple[int, str] | None,
        status_before: str,
    ) -> Change:
        """Return the change that the store must commit for these entries."""
        table = loaded.table
        change = Change(table=table.id, index=index, bodies=[encode_entry(entry) for entry in entries], key=key)
        if table.status != status_before or not isinstance(entries[0], TALK_AND_PLAY):
            change.status = table.stored_status
            change.summary = wire.encode(table.info())
            if table.ended is not None:
                change.ended = table.ended / 1000
        alarm = self.schedule.alarm_of(table)
        stored = loaded.row.alarm
        is_claim = stored == loaded.claimed_alarm
        if alarm != stored and (is_claim or must_store_alarm(alarm, stored, self.clock.seconds())):
            change.alarm = alarm
            loaded.row.alarm = alarm
        return change

    async def claim(self, loaded: LoadedTable, until: float) -> bool:
        """Claim a table for this worker until a time. If another worker has claimed it, read its row again."""
        async with loaded.lock:
            if loaded.dirty:
                await self.cache.refresh(loaded)
            claimed = await self.store.claim_alarm(loaded.table.id, loaded.row.alarm, until)
            if claimed:
                loaded.row.alarm = loaded.claimed_alarm = until
            else:
                await self.cache.refresh(loaded)
            return claimed
