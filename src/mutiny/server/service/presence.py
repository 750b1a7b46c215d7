"""Presence: which seats are connected, to this worker and to the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mutiny.server.common.clock import ServerClock
from mutiny.server.service.cache import TableCache
from mutiny.server.store import Store

VALID_S: Final = 15.0
"""Seconds for which an announcement to the other workers is valid: the lease of this worker."""


class Presence:
    """The connected seats of the tables."""

    def __init__(self, store: Store, clock: ServerClock, cache: TableCache, worker: str, alone: bool) -> None:
        self.store = store
        self.clock = clock
        self.cache = cache
        self.worker = worker
        self.alone = alone
        self.live_workers: frozenset[str] = frozenset()
        """The workers whose leases were valid at the last exchange."""

    def is_here(self, table_id: str, seat: int) -> bool:
        """Return whether a player of that seat is connected to this worker."""
        loaded = self.cache.tables.get(table_id)
        return loaded is not None and loaded.has_subscriber(seat)

    async def is_anywhere(self, table_id: str, seat: int) -> bool:
        """Return whether a player of that seat is connected to any worker."""
        loaded = self.cache.tables.get(table_id)
        if loaded is not None and self.cache.holds(loaded):
            return self.is_here(table_id, seat)
        return self.is_here(table_id, seat) or seat in await self.connected_seats(table_id)

    async def connected_seats(self, table_id: str) -> frozenset[int]:
        """Return the seats of a table that workers have announced as connected; none if there is only this worker."""
        if self.alone:
            return frozenset()
        return frozenset(await self.store.connected_seats(table_id, self.clock.seconds()))

    async def exchange(self) -> None:
        """Renew the lease, announce the seats connected to this worker, and learn of those connected to the others."""
        now = self.clock.seconds()
        await self.store.announce_seats(self.worker, self.seats_here(), now + VALID_S)
        if self.cache.lease.renew(now + VALID_S):
            # Meanwhile others may have written to any table.
            self.cache.on_remote_change("", 0)
        self.live_workers = await self.store.live_workers(now)
        self._set_remote_seats(await self.store.seats_elsewhere(self.worker, now))

    def seats_here(self) -> list[tuple[str, int]]:
        """Return the tables and seats that are connected to this worker."""
        return sorted(
            {
                (table_id, each.seat)
                for table_id, loaded in self.cache.tables.items()
                for each in loaded.subscriptions
                if each.seat is not None
            }
        )

    def _set_remote_seats(self, found: Iterable[tuple[str, int]]) -> None:
        seats: dict[str, set[int]] = {}
        for table_id, seat in found:
            seats.setdefault(table_id, set()).add(seat)
        for table_id, loaded in self.cache.tables.items():
            if loaded.subscriptions:
                loaded.remote_seats = frozenset(seats.get(table_id, ()))
                loaded.announce_presence()
