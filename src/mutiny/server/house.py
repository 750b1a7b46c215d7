"""The table service: the tables that a worker holds in memory, their players and spectators, and the changes to them.

A table changes by one change at a time. It is made in memory, committed by the store, and announced only then. If
another worker was faster, or the result of a commit is unknown, the table is read again: only the log is authoritative.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final

from msgspec.json import Decoder

from mutiny.kernel.errors import MutinyError
from mutiny.server import acts, log
from mutiny.server.analysts import Analysts
from mutiny.server.clock import Time
from mutiny.server.duties import is_worth_setting
from mutiny.server.live import Attachment, Live, Sink
from mutiny.server.log import Entry
from mutiny.server.refusal import Refusal, refusal_of
from mutiny.server.replays import Asked, record_of, replay_of
from mutiny.server.seating import check_seat, entries_of_opening, entries_of_rematch, entries_of_sitting, seat_of
from mutiny.server.store import Appended, BadChange, Change, Outcome, Repeated, Store, StoreDown, TableRow
from mutiny.server.table import Table, Telling, Who, fold_log
from mutiny.server.tokens import Secrets, digest, following
from mutiny.server.words import told_in_words, view_in_words
from mutiny.wire import api
from mutiny.wire import messages as wire
from mutiny.wire.tables import TableInfo

TRIES: Final = 8
"""Attempts at a change when other workers write to the same table, before the command is refused."""

AGAIN_S: Final = 0.5
"""Seconds until reading a log is tried again after a failure."""

NOBODY: Final = Who()
"""An actor without a seat: a spectator, or the server itself."""

TALK_AND_PLAY: Final = (log.Moved, log.Said, log.Chatted)
"""Entries that do not change the table's line in the lobby, unless the game ends with them."""

read_info = Decoder(TableInfo).decode
"""Decodes the summary in a table's row."""


class House:
    """The tables of a worker."""

    def __init__(
        self, store: Store, time: Time, alone: bool, most: int = 20_000, secrets: Secrets | None = None
    ) -> None:
        self.store = store
        self.time = time
        self.alone = alone
        self.most = most
        self.secrets = Secrets() if secrets is None else secrets
        self.analysts = Analysts()
        self.tables: dict[str, Live] = {}
        # Tables that are being read from the store.
        self._loading: dict[str, asyncio.Task[Live]] = {}
        # Called after every change of a table; schedules its bots and clocks.
        self.on_change: Callable[[Live], None] | None = None
        # Returns when the next action is due at a table.
        self.alarm_of: Callable[[Table], float | None] | None = None
        store.on_news = self.on_news

    async def open_table(self, wanted: api.NewTable) -> api.Seated:
        """Open a table and give its first seat to the player who opens it."""
        now = self.time.now()
        table = Table(self.secrets.table(), self.secrets.seed())
        token = self.secrets.token()
        await self._set_up(table, entries_of_opening(wanted, digest(token), now))
        return api.Seated(table.info(), 0, token)

    async def _set_up(self, table: Table, entries: Sequence[Entry]) -> None:
        for entry in entries:
            table.fold(entry, fresh=True)
        alarm = self._alarm(table)
        row = TableRow(
            id=table.id,
            created=table.created / 1000,
            game=table.game,
            players=table.players,
            open=table.open,
            seed=table.seed,
            status=table.status,
            alarm=alarm,
            summary=wire.encode(table.info()),
            ended=None,
        )
        await self.store.create(row, [log.encode(entry) for entry in entries])
        live = self._hold(Live(table, row))
        if self.on_change is not None:
            self.on_change(live)

    def _alarm(self, table: Table) -> float | None:
        return None if self.alarm_of is None else self.alarm_of(table)

    async def join(self, name: str, wanted: api.Join) -> api.Seated:
        """Take a free seat at a table."""
        token = self.secrets.token()

        def sit(table: Table, now: int) -> list[Entry]:
            return entries_of_sitting(table, wanted.name, digest(token), now)

        live = await self.hold(name)
        entries = await self.go_on(live, sit, None)
        first = entries[0]
        assert isinstance(first, log.Sat)
        return api.Seated(live.table.info(), first.seat, token)

    async def who(self, name: str, token: str | None) -> Who:
        """Return the seat that belongs to a token; without a token, a spectator."""
        if token is None:
            return Who()
        mine = digest(token)
        found = seat_of((await self.hold(name)).table, mine)
        if found is None:
            # The seat may have been taken through another worker, or left in a change that is not committed.
            found = seat_of(await self._settled(name), mine)
        if found is None:
            raise Refusal("bad-token", "this link is no seat of this table.")
        return found

    async def attach(
        self,
        name: str,
        who: Who,
        after: int,
        views: bool,
        sink: Sink,
        lang: wire.Language | None = None,
        presence: bool = False,
    ) -> Attachment:
        """Subscribe to a table: send a welcome, the messages missed, and then everything that happens."""
        seat = who.seat
        live = await self.hold(name)
        live.users += 1
        try:
            async with live.lock:
                if not self.alone or live.dirty:
                    await self._refresh(live)
                table = live.table
                check_seat(table, who)
                audience = table.audience(seat)
                n = table.told[audience]
                if after > n:
                    raise Refusal("protocol", f"'after' is {after}, but there is nothing after {n} yet.")
                missed = await self._missed(live, audience, after) if after < n else []
                if presence and not self.alone:
                    live.elsewhere = frozenset(await self.store.presence(name, self.time.seconds()))
                attachment = Attachment(live, who, views, sink, lang, presence)
                sink(wire.encode(wire.Welcome(wire.PROTOCOL, table.info(), seat, n)))
                for _, message in missed:
                    sink(wire.encode(told_in_words(message, table, lang)))
                attachment.n = n
                if views:
                    attachment.show(self.time.now())
                live.attachments.append(attachment)
                table.ears[audience] = True
                live.show_presence(attachment)
        finally:
            live.users -= 1
        if seat is not None and live.table.away[seat] and live.table.status == "playing":
            await self._welcome_back(live, who, seat)
        return attachment

    async def _welcome_back(self, live: Live, who: Who, seat: int) -> None:
        """Give a returning player the seat back. If that fails, the player can ask for it later."""
        with suppress(MutinyError):
            await self.go_on(live, lambda table, now: acts.entries_for(table, seat, wire.Return("-"), now), None, who)

    async def _missed(self, live: Live, audience: int, after: int) -> list[Telling]:
        """Return the messages to an audience after a number."""
        table = live.table
        found = await self.store.load(table.id)
        assert found is not None
        ears = [each == audience for each in range(table.players + 1)]
        bodies = found[1][: table.index]
        _, told = fold_log(table.id, table.seed, [log.decode(body) for body in bodies], ears)
        return [(who, message) for who, message in told if message.n > after]

    def is_here(self, name: str, seat: int) -> bool:
        """Return whether a player of that seat is connected to this worker."""
        live = self.tables.get(name)
        return live is not None and live.is_heard_by(seat)

    async def about(self, name: str) -> TableInfo:
        """Return the public description of a table."""
        return (await self._settled(name)).info()

    async def option_text(self, name: str, option: str) -> str:
        """Return the text that replaces our file for an option at a table."""
        table = await self._settled(name)
        if option not in table.replaced:
            raise Refusal("not-found", "this table has no text of its own for that.")
        return table.options[option]

    async def lobby(self, limit: int = 100) -> list[TableInfo]:
        """Return the open tables that wait or play, newest first."""
        return [read_info(row.summary) for row in await self.store.lobby(limit)]

    async def archive(self, before: float | None, limit: int, game: str | None) -> list[TableInfo]:
        """Return the open tables whose games are over, newest first."""
        return [read_info(row.summary) for row in await self.store.archive(before, limit, game)]

    async def record(self, name: str) -> str:
        """Return the record of a finished game."""
        return record_of(await self._settled(name))

    async def replay(self, name: str, asked: Asked) -> api.Replay:
        """Return a finished game as a seat, or a spectator, saw it."""
        # In a thread: a finished game does not change, and replaying it takes too long for the event loop.
        return await asyncio.to_thread(replay_of, await self._settled(name), asked)

    async def analysis(self, name: str, lang: str) -> str:
        """Return the analysis of a finished game."""
        return await self.analysts.ask(name, await self.record(name), lang)

    async def _settled(self, name: str) -> Table:
        """Return a table whose state agrees with its log."""
        live = await self.hold(name)
        async with live.lock:
            if live.dirty or not self.alone:
                await self._refresh(live)
            return live.table

    async def is_present(self, name: str, seat: int) -> bool:
        """Return whether a player of that seat is connected to any worker."""
        if self.is_here(name, seat):
            return True
        return not self.alone and seat in await self.store.presence(name, self.time.seconds())

    def hear_of_others(self, there: Iterable[tuple[str, int]]) -> None:
        """Update the seats that are connected to other workers."""
        seats: dict[str, set[int]] = {}
        for name, seat in there:
            seats.setdefault(name, set()).add(seat)
        for name, live in self.tables.items():
            if live.attachments:
                live.elsewhere = frozenset(seats.get(name, ()))
                live.show_presence()

    def seats_here(self) -> list[tuple[str, int]]:
        """Return the seats that are connected to this worker."""
        return sorted(
            {
                (name, each.seat)
                for name, live in self.tables.items()
                for each in live.attachments
                if each.seat is not None
            }
        )

    async def look(self, name: str, who: Who, lang: wire.Language | None = None) -> wire.View:
        """Return what a seat, or a spectator, sees now."""
        live = await self.hold(name)
        async with live.lock:
            if live.dirty:
                await self._refresh(live)
            check_seat(live.table, who)
            return view_in_words(live.table.look(who.seat, self.time.now()), live.table, lang)

    async def act(self, name: str, who: Who, act: wire.Act) -> wire.Done | wire.Refused:
        """Carry out a command: Done once it is committed, or Refused."""
        seat = who.seat
        live = await self.hold(name)
        try:
            if isinstance(act, wire.Rematch):
                await self._rematch(live, who)
            else:
                key = None if seat is None else (seat, act.id)
                await self.go_on(live, lambda table, now: acts.entries_for(table, seat, act, now), key, who)
        except MutinyError as error:
            refusal = refusal_of(error)
            if not await self._was_done(live, seat, act.id, refusal.code):
                n = live.known[live.table.audience(seat)]
                return wire.Refused(refusal.code, refusal.why, n, act.id, refusal.clause)
        return wire.Done(act.id, live.known[live.table.audience(seat)])

    async def _was_done(self, live: Live, seat: int | None, key: str, code: str) -> bool:
        """Return whether a refused command is one that was carried out before."""
        if seat is None or code in ("unavailable", "malformed"):
            return False
        return await self.store.key(live.table.id, seat, key) is not None

    async def _rematch(self, live: Live, who: Who) -> None:
        """Open a table for the same players, whose tokens stay valid there. The first request opens it."""
        async with live.lock:
            if live.dirty:
                await self._refresh(live)
            old = live.table
        seat = who.seat
        if seat is None:
            raise Refusal("no-seat", "whoever watches cannot ask for a rematch.")
        if old.status != "over":
            raise Refusal("not-now", "there is a rematch when the game is over.")
        if old.next is not None:
            return
        table = Table(following(old.seed), self.secrets.seed())
        try:
            await self._set_up(table, entries_of_rematch(old, self.time.now()))
        except BadChange:
            # Another player has just opened it, or it was opened before the server was killed.
            await self.hold(table.id)

        def follow(table_before: Table, now: int) -> list[Entry]:
            if table_before.next is not None:
                raise Refusal("not-now", "there is a rematch already.")
            return [log.Rematched(now, seat, table.id)]

        try:
            await self.go_on(live, follow, None, who)
        except Refusal:
            if live.table.next is None:
                raise

    async def go_on(
        self,
        live: Live,
        decide: Callable[[Table, int], list[Entry]],
        key: tuple[int, str] | None,
        who: Who = NOBODY,
    ) -> list[Entry]:
        """Make a change to a table, commit it, and announce it. Return its entries; none if the key was used before."""
        live.users += 1
        try:
            async with live.lock:
                for _ in range(TRIES):
                    if live.dirty:
                        await self._refresh(live)
                    table = live.table
                    index = table.index
                    check_seat(table, who)
                    if key is not None and table.knows(*key):
                        # It was done before and is committed; otherwise the table would have been read again just now.
                        return []
                    entries = decide(table, self.time.now())
                    told: list[Telling] = []
                    status = table.status
                    for entry in entries:
                        told += table.fold(entry, fresh=True)
                        # From here on the table is ahead of its log.
                        live.dirty = True
                    change = self._change(live, index, entries, key, status)
                    outcome: Outcome = await self.store.append(change)
                    if isinstance(outcome, Appended):
                        live.dirty = False
                        live.tell(told, self.time.now())
                        return entries
                    if isinstance(outcome, Repeated):
                        await self._refresh(live)
                        return entries
                raise Refusal("unavailable", "the table is very busy: try again.")
        finally:
            if live.dirty:
                # The result of the commit is unknown, or the caller was cancelled: the subscribers must still hear of
                # it.
                self._later(live)
            live.users -= 1
            if self.on_change is not None:
                self.on_change(live)

    def _change(
        self,
        live: Live,
        index: int,
        entries: Sequence[Entry],
        key: tuple[int, str] | None,
        status: str,
    ) -> Change:
        """Return the change that the store must commit for these entries."""
        table = live.table
        change = Change(table=table.id, index=index, bodies=[log.encode(entry) for entry in entries], key=key)
        if table.status != status or not isinstance(entries[0], TALK_AND_PLAY):
            change.status = table.status
            change.summary = wire.encode(table.info())
            if table.ended is not None:
                change.ended = table.ended / 1000
        alarm = self._alarm(table)
        before = live.row.alarm
        if alarm != before and (before == live.claimed or is_worth_setting(alarm, before, self.time.seconds())):
            change.alarm = alarm
            live.row.alarm = alarm
        return change

    async def hold(self, name: str) -> Live:
        """Return a table; read it from the store if this worker does not hold it."""
        while True:
            live = self.tables.get(name)
            if live is not None:
                return live
            task = self._loading.get(name)
            if task is None:
                task = asyncio.ensure_future(self._load(name))
                self._loading[name] = task
                task.add_done_callback(lambda _: self._loading.pop(name, None))
            # Look it up again instead of using the task's result: the table may have been evicted before this task
            # runs, and there must be one object for each table.
            await asyncio.shield(task)

    async def _load(self, name: str) -> Live:
        found = await self.store.load(name)
        if found is None:
            raise Refusal("no-table", "there is no such table.")
        row, bodies = found
        table, _ = fold_log(name, row.seed, [log.decode(body) for body in bodies])
        live = self._hold(Live(table, row))
        if self.on_change is not None:
            self.on_change(live)
        return live

    def _hold(self, live: Live) -> Live:
        self.tables[live.table.id] = live
        if len(self.tables) > self.most:
            self._put_away(live)
        return live

    def _put_away(self, newest: Live) -> None:
        """Evict a tenth of the idle tables, those held longest first. Their logs are enough to restore them."""
        idle = [
            name for name, live in self.tables.items() if not live.attachments and not live.users and live is not newest
        ]
        for name in idle[: max(1, self.most // 10)]:
            del self.tables[name]

    async def claim(self, live: Live, until: float) -> bool:
        """Claim a table for this worker until a time. If another worker has claimed it, read its row again."""
        async with live.lock:
            if live.dirty:
                await self._refresh(live)
            mine = await self.store.claim(live.table.id, live.row.alarm, until)
            if mine:
                live.row.alarm = live.claimed = until
            else:
                await self._refresh(live)
            return mine

    def on_news(self, name: str, index: int) -> None:
        """Handle a notice that another worker has written to a table; an empty name stands for any table."""
        names = list(self.tables) if name == "" else [name]
        for each in names:
            live = self.tables.get(each)
            if live is not None and (name == "" or live.table.index <= index):
                self._later(live)

    def _later(self, live: Live) -> None:
        """Read the new entries of a table's log as soon as its lock is free."""
        live.behind = True
        if live.reader is None:
            live.reader = asyncio.ensure_future(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        live.users += 1
        try:
            while live.behind:
                try:
                    async with live.lock:
                        # Entries written from here on set the flag again.
                        live.behind = False
                        await self._refresh(live)
                except StoreDown:
                    # Subscribers must hear of new entries even if nobody ever acts here again.
                    live.behind = True
                    await asyncio.sleep(AGAIN_S)
        finally:
            live.reader = None
            live.users -= 1
        if self.on_change is not None:
            self.on_change(live)

    async def _refresh(self, live: Live) -> None:
        """Read the new entries of the log; read the whole log if the table may differ from it."""
        table = live.table
        if live.dirty:
            found = await self.store.load(table.id)
            assert found is not None
            row, bodies = found
            ears = table.ears
            live.table, told = fold_log(table.id, row.seed, [log.decode(body) for body in bodies], ears)
            live.row = row
            live.dirty = False
        else:
            found = await self.store.load(table.id, table.index)
            assert found is not None
            live.row, bodies = found
            told = []
            live.dirty = bool(bodies)
            for body in bodies:
                told += table.fold(log.decode(body))
            live.dirty = False
        live.tell(told, self.time.now())
