"""Ownership: a table has one owner, the worker that serves its players, so that no move needs to be read back.

The log names the owner, and the unique index of its entries protects it. The owner's memory agrees with the log, and it
appends without reading first and without telling the other workers. Another worker appends only after an entry that
names itself, or nobody, as the owner: whatever the old owner then tries to append has an index that is taken, so it is
refused, and the old owner reads the log again. It does not matter whether the old owner was killed, paused, or cut off
from the database.

A table without an owner may be shared: every worker reads before it relies on its memory, and announces what it writes.
That costs two to three times as much, and happens only while a table's players are connected to several workers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from mutiny.kernel.errors import MutinyError
from mutiny.server.common.clock import ServerClock
from mutiny.server.service.cache import RETRY_S, TableCache
from mutiny.server.service.commits import Commits
from mutiny.server.service.loaded_table import LoadedTable, Subscription

FIRST_PAUSE_S: Final = 5.0
LONGEST_PAUSE_S: Final = 600.0
"""Seconds after the loss of a table until this worker claims it again; twice as many after each loss."""


class Ownership:
    """Decides who should own a table, and handles the loss of one."""

    def __init__(self, clock: ServerClock, cache: TableCache, commits: Commits) -> None:
        self.clock = clock
        self.cache = cache
        self.commits = commits
        self.is_home: Callable[[str], bool] = lambda _: True
        """Whether connections whose address names a table are brought to this worker."""

    async def claim(self, loaded: LoadedTable, newcomer: Subscription | None = None) -> None:
        """Own a table if that makes sense, and end another worker's ownership in any case.

        `newcomer` is a subscription about to begin, for which the table must agree with its log. Needs the lock.
        """
        worker = self.cache.worker
        while True:
            # A change of a shared table need not read first: if its log has grown, the change is refused.
            if newcomer is not None or loaded.dirty or loaded.table.owner == worker:
                await self.cache.agree(loaded)
            wanted = self._best_owner(loaded, newcomer)
            if wanted == loaded.table.owner:
                return
            if await self.commits.name_owner(loaded, wanted):
                # The entry has its place right after those in memory: they are the whole log.
                loaded.read_under = self.cache.lease.number
                return

    def _best_owner(self, loaded: LoadedTable, newcomer: Subscription | None) -> str | None:
        owner, worker = loaded.table.owner, self.cache.worker
        if self.cache.alone or owner == worker:
            return owner
        clients = [*loaded.subscriptions, *([] if newcomer is None else [newcomer])]
        may_claim = self.cache.lease.number > 0 and self.clock.seconds() >= loaded.claim_at
        return worker if clients and may_claim and self._can_gather(loaded, clients) else None

    def _can_gather(self, loaded: LoadedTable, clients: list[Subscription]) -> bool:
        """Return whether all clients of a table are brought to this worker, or would be brought to another together."""
        return self.is_home(loaded.table.id) or all(each.move_away is not None for each in clients)

    def handle_loss(self, loaded: LoadedTable) -> None:
        """Handle that another worker owns a table with subscribers here, or has ended this worker's ownership."""
        if loaded.loss is None:
            pause = min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** min(loaded.losses, 10))
            loaded.losses += 1
            loaded.claim_at = self.clock.seconds() + pause
            loaded.loss = asyncio.ensure_future(self._keep_informed(loaded))

    async def _keep_informed(self, loaded: LoadedTable) -> None:
        """Send the subscribers to the new owner, or end its ownership: they must hear of what it writes."""
        try:
            has_new_owner = loaded.table.owner not in (None, self.cache.worker)
            is_away = not self.is_home(loaded.table.id) and self._can_gather(loaded, loaded.subscriptions)
            if has_new_owner and is_away:
                for each in loaded.subscriptions[:]:
                    each.cancel()
                    if each.move_away is not None:
                        each.move_away()
            while loaded.subscriptions and loaded.table.owner not in (None, self.cache.worker):
                try:
                    async with loaded.lock:
                        await self.claim(loaded)
                except MutinyError:
                    # The database is away.
                    await asyncio.sleep(RETRY_S)
        finally:
            loaded.loss = None
