"""The operator's orders as this worker knows them, read from the database from time to time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from mutiny.kernel.errors import MutinyError
from mutiny.protocol.messages import Announcement
from mutiny.server.common.clock import ServerClock
from mutiny.server.common.refusal import Refusal
from mutiny.server.store import Store
from mutiny.server.store.orders import Drain, Orders

INTERVAL_S: Final = 1.0
"""Seconds between readings."""


class OperatorOrders:
    """Bans, the announcement, and whether this server is to be emptied."""

    def __init__(self, store: Store, clock: ServerClock, started: float = 0.0, interval: float = INTERVAL_S) -> None:
        self.store = store
        self.clock = clock
        self.started = started
        """When the server started, in seconds since 1970: it is not emptied by an order from before."""
        self.interval = interval
        self.orders = Orders()
        self.on_change: list[Callable[[], None]] = []
        """Called after the orders have changed."""
        self.on_stop: Callable[[], None] | None = None
        """Called when the operator wants the server to stop."""

    @property
    def drain(self) -> Drain | None:
        """The order to empty this server, if there is one."""
        drain = self.orders.drain
        return drain if drain is not None and drain.at >= self.started else None

    def announcement(self) -> Announcement:
        """Return the message with the announcement in force; without a text if there is none."""
        found, drain = self.orders.announcement, self.drain
        stop = None if drain is None or drain.stop is None else int(drain.stop * 1000)
        return Announcement(None if found is None else found.text, drain is not None, stop)

    def check_address(self, host: str) -> None:
        """Refuse a banned address."""
        if self.orders.bans(host):
            raise Refusal("banned", "the operator of this server has banned your address.")

    def check_opening(self) -> None:
        """Refuse a new table while the server is being emptied."""
        if self.drain is not None:
            raise Refusal("draining", "the server will soon be upgraded: no new tables are opened until then.")

    async def follow(self) -> None:
        """Read the orders after a while. If that fails, those known stay in force."""
        await asyncio.sleep(self.interval)
        with suppress(MutinyError):
            # While the database is away, which the store reports, nothing changes.
            await self.read()

    async def read(self) -> None:
        """Read the orders, report a change, and stop the server if it is time."""
        before = (self.orders.in_force, self.announcement())
        self.orders = Orders(await self.store.orders(), self.clock.seconds())
        if before != (self.orders.in_force, self.announcement()):
            for report in self.on_change:
                report()
        drain = self.drain
        if drain is not None and drain.stop is not None and drain.stop <= self.clock.seconds() and self.on_stop:
            self.on_stop()
