"""The scheduler: does what is due at tables. Bots move, clocks run out, and bots take over the seats of absent players.

The time of each table's next action is stored as its alarm, in the same commit as the entry that caused it. If a worker
dies, another one finds the alarm, or the same worker does after a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Final

from mutiny.bots import BotFailed
from mutiny.kernel.errors import MutinyError, PluginFailed
from mutiny.kernel.match import Match
from mutiny.server.bots.bot_pool import BotAnswer, BotPool, ThoughtTooLong, make_question
from mutiny.server.common import logging_setup
from mutiny.server.common.loops import LoopWatch, run_forever
from mutiny.server.common.refusal import Refusal
from mutiny.server.service.commits import Decide
from mutiny.server.service.loaded_table import LoadedTable
from mutiny.server.service.table_service import TableService
from mutiny.server.service.thinking_times import ThinkingTimes
from mutiny.server.tables.commands import emote_entry
from mutiny.server.tables.due_actions import DueAction
from mutiny.server.tables.entries import LogEntry, MoveMade, PhraseSaid, SeatTakenOver
from mutiny.server.tables.reactions import emote_of_bot, phrase_of_bot
from mutiny.server.tables.seat_changes import STAND_IN
from mutiny.server.tables.table import Table

MISSED_S: Final = 5.0
"""Seconds after which an alarm counts as missed because its worker is gone."""
SEARCH_S: Final = 2.0
"""Seconds between searches for missed alarms."""
CLAIM_S: Final = 20.0
"""Seconds for which a claim on a table is valid."""
SEARCH_TABLES: Final = 200
"""Tables read in one search; twice as many if this worker holds all those found already."""
PRESENCE_S: Final = 5.0
"""Seconds between exchanges of connected seats with the other workers."""
RETRY_MS: Final = 5_000
"""Milliseconds until an action that failed, or was not needed yet, is tried again."""


class Scheduler:
    """Does what is due at the tables of a worker."""

    def __init__(
        self,
        service: TableService,
        bots: BotPool,
        search_interval: float = SEARCH_S,
        watch: LoopWatch | None = None,
    ) -> None:
        self.service = service
        self.store = service.store
        self.clock = service.clock
        self.cache = service.cache
        self.schedule = service.schedule
        self.alone = service.cache.alone
        self.bots = bots
        self.search_interval = search_interval
        self.watch = watch
        # Tables read in one search for missed alarms.
        self._search_limit = SEARCH_TABLES
        self.thinking_times = ThinkingTimes()
        self._tasks: set[asyncio.Task[None]] = set()
        # Tables that are being processed now.
        self._busy: set[str] = set()

    async def start(self) -> None:
        """Begin to process tables."""
        self.schedule.start()
        self._spawn(run_forever("due tables", self._process_due_tables, self.watch))
        self._spawn(run_forever("missed alarms", self._search_missed_alarms, self.watch))
        if not self.alone:
            self._spawn(run_forever("presence", self._exchange_presence, self.watch))

    async def stop(self) -> None:
        """Stop processing tables."""
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with suppress(asyncio.CancelledError):
                await task
        await self.bots.close()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _process_due_tables(self) -> None:
        """Process the tables whose scheduled time has come, and wait for the next."""
        now = self.clock.milliseconds()
        for table_id in self.schedule.pop_due(now):
            try:
                self._process_if_due(table_id, now)
            except Exception:
                # Later again; the others must not wait for it.
                self.schedule.add_at(now + RETRY_MS, table_id)
                raise
        # Not longer than the search interval: the machine may have slept, and our time gone on.
        await self.schedule.wait(now, self.search_interval)

    def _process_if_due(self, table_id: str, now: int) -> None:
        """Process a table, unless it has changed and nothing is due yet."""
        loaded = self.cache.tables.get(table_id)
        if loaded is None or table_id in self._busy:
            return
        found = self.schedule.due_actions(loaded.table)
        if found and found[0].at > now:
            self.schedule.add_at(found[0].at, table_id)
        elif found:
            self._spawn(self._process(loaded))

    async def _search_missed_alarms(self) -> None:
        """Look for tables with missed alarms. Loading such a table schedules it."""
        with suppress(MutinyError):
            limit = self._search_limit
            before = self.clock.seconds() - (0.0 if self.alone else MISSED_S)
            found = [table_id for table_id, _ in await self.store.due_tables(before, limit)]
            loaded = [await self._load(table_id) for table_id in found if table_id not in self.cache.tables]
            self._search_limit = 2 * limit if len(found) == limit and not any(loaded) else SEARCH_TABLES
        await asyncio.sleep(self.search_interval)

    async def _load(self, table_id: str) -> bool:
        """Load a table and return whether that worked. A table that cannot be read must not block the others."""
        try:
            await self.cache.get(table_id)
        except MutinyError:
            return False
        except Exception as error:  # noqa: BLE001 (a log may be damaged in any way)
            logging_setup.logger().error("table cannot be read", **logging_setup.error_fields(error))
            return False
        return True

    async def _exchange_presence(self) -> None:
        with suppress(MutinyError):
            await self.service.presence.exchange()
        await asyncio.sleep(PRESENCE_S)

    async def _process(self, loaded: LoadedTable) -> None:
        """Do what is due at a table, unless another worker does it."""
        table_id = loaded.table.id
        if table_id in self._busy:
            return
        self._busy.add(table_id)
        index = loaded.table.index
        # If it were evicted and loaded again meanwhile, its subscribers would not hear of what is done here.
        loaded.users += 1
        try:
            if await self._may_process(loaded):
                now = self.clock.milliseconds()
                due = [action for action in self.schedule.due_actions(loaded.table) if action.at <= now]
                # All of them end before the table is processed again, also if one of them fails.
                ends = await asyncio.gather(*(self._perform(loaded, each) for each in due), return_exceptions=True)
                for error in ends:
                    if error is not None:
                        raise error
        except (MutinyError, PluginFailed):
            # The store is down, the table has changed meanwhile, or a game failed: it is tried again later.
            pass
        except Exception as error:  # noqa: BLE001 (a defect; the table is tried again later)
            if self.watch is not None:
                self.watch.note_loop_error("due tables")
            logging_setup.logger().error("table failed", **logging_setup.error_fields(error))
        finally:
            loaded.users -= 1
            self._busy.discard(table_id)
            self._schedule_again(loaded, loaded.table.index > index)

    async def _may_process(self, loaded: LoadedTable) -> bool:
        """Return whether this worker may process a table: no other worker has claimed it."""
        alarm = loaded.row.alarm
        if self.alone or alarm is None:
            return True
        now = self.clock.seconds()
        # An alarm in the near future is a claim. One that has passed is the time of the action itself; one that is
        # later than any claim was stored before a clock was set back.
        if 0.001 < alarm - now < CLAIM_S + MISSED_S and alarm != loaded.claimed_alarm:
            return False
        return await self.service.commits.claim(loaded, now + CLAIM_S)

    def _schedule_again(self, loaded: LoadedTable, changed: bool) -> None:
        """Schedule what remains to be done: at once if the table has changed, otherwise after a delay."""
        found = self.schedule.due_actions(loaded.table)
        if found:
            soonest = self.clock.milliseconds() + (0 if changed else RETRY_MS)
            self.schedule.add_at(max(found[0].at, soonest), loaded.table.id)

    async def _perform(self, loaded: LoadedTable, action: DueAction) -> None:
        table = loaded.table
        seat = action.seat
        if action.kind == "absent":
            if not await self.service.presence.is_anywhere(table.id, seat):
                await self._append(loaded, action, lambda _, now: [SeatTakenOver(now, seat, "absent")])
        elif action.kind == "late" and table.clock.late == "seat":
            await self._append(loaded, action, lambda _, now: [SeatTakenOver(now, seat, "late")])
        else:
            match = table.started_match()
            level = table.bots[seat] or STAND_IN
            asked = self.clock.milliseconds()
            answer = await ask_bot(self.bots, match, seat, level, table.seed, (loaded.address(), table.id))
            await self._wait_until(max(action.until, self._earliest_answer(table.game, level, asked)))
            await self._append(loaded, action, lambda table, now: bot_entries(table, seat, answer, now))

    def _earliest_answer(self, game: str, level: str, asked: int) -> int:
        """Note how long a bot that has just decided was asked before; return when its answer may be seen."""
        if self.schedule.pace == 0:
            # Nobody wants bots to wait.
            return 0
        self.thinking_times.note(game, level, self.clock.milliseconds() - asked)
        return asked + self.thinking_times.least_wait(game, level)

    async def _wait_until(self, time: int) -> None:
        """Wait until a time in milliseconds, if it has not passed."""
        while (left := time - self.clock.milliseconds()) > 0:
            # Not longer than the search interval: the machine may have slept, and our time gone on.
            await asyncio.sleep(min(left / 1000, self.search_interval))

    async def _append(self, loaded: LoadedTable, action: DueAction, make: Decide) -> None:
        """Commit the entries, unless the table has changed and the action is not due any more."""
        since = loaded.table.turns.since

        def decide(table: Table, now: int) -> list[LogEntry]:
            if table.turns.since != since or action not in self.schedule.due_actions(table):
                raise Refusal("stale", "the table has gone on.")
            return make(table, now)

        await self.service.commits.append(loaded, decide)


async def ask_bot(
    bots: BotPool, match: Match, seat: int, level: str, seed: bytes, turn: tuple[str, str] = ("", "")
) -> BotAnswer:
    """Return the decision of a bot. If an installed bot fails or thinks too long, the stand-in decides instead."""
    try:
        return await bots.ask(make_question(match, seat, level, seed, turn))
    except (BotFailed, PluginFailed, ThoughtTooLong) as fault:
        logging_setup.logger().error("plug-in failed", level=level, **logging_setup.error_fields(fault))
        if isinstance(fault, PluginFailed) and not fault.bot:
            raise
        return await bots.ask(make_question(match, seat, STAND_IN, seed, turn))


def bot_entries(table: Table, seat: int, answer: BotAnswer, now: int) -> list[LogEntry]:
    """Return the log entries of a bot's turn: a phrase or an emote, if any, and the move."""
    move = MoveMade(now, seat, answer.move, bot=True)
    phrase = phrase_of_bot(table, seat, answer.phrase)
    if phrase is not None:
        return [PhraseSaid(now, seat, phrase), move]
    emote = emote_of_bot(table, seat)
    return [move] if emote is None else [emote_entry(emote, seat, now), move]
