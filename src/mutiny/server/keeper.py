"""The scheduler: does what is due at tables. Bots move, clocks run out, and bots take over the seats of absent players.

The time of each table's next action is stored as its alarm, in the same commit as the entry that caused it. If a worker
dies, another one finds the alarm, or the same worker does after a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from heapq import heappop, heappush
from typing import Final

from msgspec import MsgspecError

from mutiny.bots import BotFailed
from mutiny.kernel.errors import MutinyError, PluginFailed
from mutiny.kernel.match import Match
from mutiny.server import log, logs
from mutiny.server.duties import Duty, duties
from mutiny.server.house import House
from mutiny.server.live import Live
from mutiny.server.log import Entry
from mutiny.server.minds import Answer, Minds, question_of
from mutiny.server.refusal import Refusal
from mutiny.server.table import STAND_IN, Table

LOST: Final = 5.0
"""Seconds after which an alarm counts as missed because its worker is gone."""
PATROL: Final = 2.0
"""Seconds between searches for missed alarms."""
CLAIM: Final = 20.0
"""Seconds for which a claim on a table is valid."""
MANY: Final = 200
"""Tables read in one search; twice as many if this worker holds all those found already."""
PRESENCE: Final = 5.0
"""Seconds between exchanges of connected seats with the other workers."""
PRESENT: Final = 30.0
"""Seconds for which such an announcement is valid."""
AGAIN: Final = 5_000
"""Milliseconds until an action that failed, or was not needed yet, is tried again."""
AHEAD: Final = 60_000
"""Milliseconds by which the clocks of two machines may differ."""
MERCY: Final = 60_000
"""Milliseconds after the start in which no player counts as late or absent."""


class Keeper:
    """Does what is due at the tables of a worker."""

    def __init__(self, house: House, minds: Minds, pace: float, worker: str = "", patrol: float = PATROL) -> None:
        self.house = house
        self.minds = minds
        self.pace = int(pace * 1000)
        self.worker = worker
        self.patrol = patrol
        self.started = 0
        self._heap: list[tuple[int, str]] = []
        # By table: the first time that was put there; the others count no more.
        self._noted: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        # Tables that are being looked after now.
        self._busy: set[str] = set()
        house.on_change = self.note
        house.alarm_of = self.alarm_of

    def alarm_of(self, table: Table) -> float | None:
        """Return when the first action of a table is due."""
        found = self._duties(table)
        return found[0].at / 1000 if found else None

    def _duties(self, table: Table) -> list[Duty]:
        since = table.turns.since
        if since > self.house.time.now() + AHEAD:
            # The clock was set back while the server was away: nobody waits until it says so again.
            since = self.started
        return duties(table, self.pace, self.started + MERCY if self.started else 0, since)

    def note(self, live: Live) -> None:
        """Schedule a table that was read or has changed."""
        found = self._duties(live.table)
        if found:
            self._push(found[0].at, live.table.id)

    def _push(self, at: int, name: str) -> None:
        """Schedule a table at a time, unless it is scheduled earlier: then the due actions are computed again."""
        noted = self._noted.get(name)
        if noted is None or at < noted:
            self._noted[name] = at
            heappush(self._heap, (at, name))
            if self._heap[0][0] == at:
                self._wake.set()

    async def start(self) -> None:
        """Begin to process tables."""
        self.started = self.house.time.now()
        self._spawn(self._watch())
        self._spawn(self._patrol())
        if not self.house.alone:
            self._spawn(self._show_presence())

    async def stop(self) -> None:
        """Stop processing tables."""
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with suppress(asyncio.CancelledError):
                await task
        await self.minds.close()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watch(self) -> None:
        """Wait for the next scheduled table."""
        while True:
            self._wake.clear()
            now = self.house.time.now()
            while self._heap and self._heap[0][0] <= now:
                at, name = heappop(self._heap)
                if self._noted.get(name) == at:
                    del self._noted[name]
                    self._look_at(name, now)
            # Not longer than a patrol: the machine may have slept, and our time gone on.
            delay = min(self.patrol, (self._heap[0][0] - now) / 1000) if self._heap else None
            with suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await self._wake.wait()

    def _look_at(self, name: str, now: int) -> None:
        """Process a table, unless it has changed and nothing is due yet."""
        live = self.house.tables.get(name)
        if live is None or name in self._busy:
            return
        found = self._duties(live.table)
        if found and found[0].at > now:
            self._push(found[0].at, name)
        elif found:
            self._spawn(self._attend(live))

    async def _patrol(self) -> None:
        """Look for tables with missed alarms. Loading such a table schedules it."""
        many = MANY
        while True:
            with suppress(MutinyError):
                late = self.house.time.seconds() - (0.0 if self.house.alone else LOST)
                found = [name for name, _ in await self.house.store.due(late, many)]
                held = [await self._held(name) for name in found if name not in self.house.tables]
                many = 2 * many if len(found) == many and not any(held) else MANY
            await asyncio.sleep(self.patrol)

    async def _held(self, name: str) -> bool:
        """Load a table and return whether that worked. A table that cannot be read must not block the others."""
        with suppress(MutinyError, MsgspecError):
            await self.house.hold(name)
            return True
        return False

    async def _show_presence(self) -> None:
        while True:
            with suppress(MutinyError):
                now = self.house.time.seconds()
                await self.house.store.present(self.worker, self.house.seats_here(), now + PRESENT)
                self.house.hear_of_others(await self.house.store.elsewhere(self.worker, now))
            await asyncio.sleep(PRESENCE)

    async def _attend(self, live: Live) -> None:
        """Do what is due at a table, unless another worker does it."""
        name = live.table.id
        if name in self._busy:
            return
        self._busy.add(name)
        index = live.table.index
        # If it were put away and read again meanwhile, those who listen there would hear nothing from here.
        live.users += 1
        try:
            if await self._claimed(live):
                now = self.house.time.now()
                due = [duty for duty in self._duties(live.table) if duty.at <= now]
                await asyncio.gather(*(self._do(live, duty) for duty in due))
        except (MutinyError, PluginFailed):
            # The store is away, or the table has gone on otherwise, or a game failed: the patrol comes again.
            pass
        finally:
            live.users -= 1
            self._busy.discard(name)
            self._again(live, live.table.index > index)

    async def _claimed(self, live: Live) -> bool:
        """Return whether this worker may process a table: no other worker has claimed it."""
        alarm = live.row.alarm
        if self.house.alone or alarm is None:
            return True
        now = self.house.time.seconds()
        # Not before: the alarm is the time itself. Nor later: then it is no claim, but somebody set the clock back.
        if 0.001 < alarm - now < CLAIM + LOST and alarm != live.claimed:
            return False
        return await self.house.claim(live, now + CLAIM)

    def _again(self, live: Live, gone_on: bool) -> None:
        """Schedule what remains to be done: at once if the table has changed, otherwise after a delay."""
        found = self._duties(live.table)
        if found:
            soonest = self.house.time.now() + (0 if gone_on else AGAIN)
            self._push(max(found[0].at, soonest), live.table.id)

    async def _do(self, live: Live, duty: Duty) -> None:
        table = live.table
        if duty.what == "absent":
            if not await self.house.is_present(table.id, duty.seat):
                await self._enter(live, duty, lambda now: [log.TookOver(now, duty.seat, "absent")])
        elif duty.what == "late" and table.clock.late == "seat":
            await self._enter(live, duty, lambda now: [log.TookOver(now, duty.seat, "late")])
        else:
            match = table.playing()
            level = table.bots[duty.seat] or STAND_IN
            answer = await self._answer(match, duty.seat, level, table.seed)
            await self._enter(live, duty, lambda now: spoken(answer, duty.seat, now))

    async def _answer(self, match: Match, seat: int, level: str, seed: bytes) -> Answer:
        """What a bot decides. Where somebody else's bot fails, the stand-in decides for it: the game goes on."""
        try:
            return await self.minds.ask(question_of(match, seat, level, seed))
        except (BotFailed, PluginFailed) as fault:
            logs.log().error("plug-in failed", level=level, **logs.problem(fault))
            if isinstance(fault, PluginFailed) and not fault.bot:
                raise
            return await self.minds.ask(question_of(match, seat, STAND_IN, seed))

    async def _enter(self, live: Live, duty: Duty, make: Callable[[int], list[Entry]]) -> None:
        """Commit the entries, unless the table has changed and the action is not due any more."""
        since = live.table.turns.since

        def decide(table: Table, now: int) -> list[Entry]:
            if table.turns.since != since or duty not in self._duties(table):
                raise Refusal("stale", "the table has gone on.")
            return make(now)

        await self.house.go_on(live, decide, None)


def spoken(answer: Answer, seat: int, now: int) -> list[Entry]:
    """Return the phrase and the move of a bot as log entries.

    >>> spoken(Answer(None, "pay 2"), 1, 5)
    [Moved(at=5, seat=1, move='pay 2', bot=True, id=None, chance=[])]
    """
    entries: list[Entry] = [] if answer.phrase is None else [log.Said(now, seat, answer.phrase)]
    return [*entries, log.Moved(now, seat, answer.move, bot=True)]
