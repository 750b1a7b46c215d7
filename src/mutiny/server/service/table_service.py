"""The table service: opening tables, taking seats, subscribing, and carrying out the commands of players."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, NamedTuple

from mutiny.kernel.errors import MutinyError
from mutiny.protocol import api
from mutiny.protocol import messages as wire
from mutiny.server.bots.analysis_pool import AnalysisPool
from mutiny.server.bots.hint_pool import HintPool
from mutiny.server.common.clock import ServerClock
from mutiny.server.common.refusal import Refusal
from mutiny.server.common.tokens import SecretSource, digest, rematch_id
from mutiny.server.service.aids import PlayerAids
from mutiny.server.service.cache import TableCache
from mutiny.server.service.commits import Commits
from mutiny.server.service.errors import as_refusal
from mutiny.server.service.histories import Histories, HistoryRequest
from mutiny.server.service.loaded_table import LoadedTable, Sink, Subscription
from mutiny.server.service.operator_orders import OperatorOrders
from mutiny.server.service.ownership import Ownership
from mutiny.server.service.personal_data import PersonalData
from mutiny.server.service.presence import Presence
from mutiny.server.service.queries import TableQueries
from mutiny.server.service.schedule import Schedule
from mutiny.server.store import BadChange, Store
from mutiny.server.tables.blocked_words import BlockedWords
from mutiny.server.tables.commands import entries_for_command
from mutiny.server.tables.entries import LogEntry, RematchOpened, SeatTaken
from mutiny.server.tables.seating import check_seat, find_seat, joining_entries, opening_entries, rematch_entries
from mutiny.server.tables.table import Participant, Table

MARK_LENGTH: Final = 16
"""Characters of the mark that stands for a spectator in a table's log."""
CATCH_UPS: Final = 4
"""How often a client that comes is sent what has happened meanwhile, before the table waits for it."""
PAGE: Final = 1 << 16
"""Bytes of a history that are sent before the client must have read them."""


async def _go_on() -> None:
    """Do not wait."""


class Caller(NamedTuple):
    """Who subscribes: the address, a function that waits until the client has read what it was sent, and another.

    `move_away` makes the client connect again, if that brings it to the worker that should have the table.
    """

    address: str = ""
    await_reading: Callable[[], Awaitable[None]] = _go_on
    move_away: Callable[[], None] | None = None


class TableService:
    """The tables of a worker, for its clients. `make_table_service` puts the parts together."""

    def __init__(
        self,
        store: Store,
        clock: ServerClock,
        schedule: Schedule,
        cache: TableCache,
        commits: Commits,
        presence: Presence,
        queries: TableQueries,
        aids: PlayerAids,
        personal_data: PersonalData,
        histories: Histories,
        ownership: Ownership,
        secrets: SecretSource,
        blocked: BlockedWords,
        orders: OperatorOrders,
    ) -> None:
        self.store = store
        self.clock = clock
        self.schedule = schedule
        self.cache = cache
        self.commits = commits
        self.presence = presence
        self.queries = queries
        self.aids = aids
        self.personal_data = personal_data
        self.histories = histories
        self.ownership = ownership
        self.secrets = secrets
        self.blocked = blocked
        self.orders = orders

    async def open_table(self, request: api.NewTable) -> api.Seated:
        """Open a table and give its first seat to the player who opens it."""
        self.orders.check_opening()
        self.blocked.check_name(request.name)
        now = self.clock.milliseconds()
        table = Table(self.secrets.table_id(), self.secrets.seed())
        token = self.secrets.token()
        await self.commits.create(table, opening_entries(request, digest(token), now))
        return api.Seated(table.info(), 0, token)

    async def join(self, table_id: str, request: api.Join) -> api.Seated:
        """Take a free seat at a table."""
        self.blocked.check_name(request.name)
        token = self.secrets.token()

        def take_seat(table: Table, now: int) -> list[LogEntry]:
            return joining_entries(table, request.name, digest(token), now)

        loaded = await self.cache.get(table_id)
        entries = await self.commits.append(loaded, take_seat)
        seat = next(entry.seat for entry in entries if isinstance(entry, SeatTaken))
        return api.Seated(loaded.table.info(), seat, token)

    async def identify(self, table_id: str, token: str | None, watcher: str | None = None) -> Participant:
        """Return the participant with a token; without a token, a spectator, whom a secret of their own identifies."""
        if token is None:
            # Hashed together with the table, so that nothing stored shows that somebody watched two tables.
            secret = self.secrets.token() if watcher is None else watcher
            return Participant(watcher=digest(f"{table_id} {secret}")[:MARK_LENGTH])
        token_digest = digest(token)
        found = find_seat((await self.cache.get(table_id)).table, token_digest)
        if found is None:
            # The seat may have been taken through another worker, or left in a change that is not committed.
            table = await self.cache.current(table_id, reread=not self.cache.alone)
            found = find_seat(table, token_digest)
            table.hosting.check_barred(token_digest)
        if found is None:
            raise Refusal("bad-token", "this link belongs to no seat of this table.")
        return found

    async def find_seat(self, table_id: str, tokens: list[str]) -> api.SeatAnswer:
        """Return the seat that one of the tokens proves. A player of the last game has a seat at the rematch too."""
        table = await self.cache.current(table_id, reread=not self.cache.alone)
        for token in tokens:
            found = find_seat(table, digest(token))
            if found is not None:
                return api.SeatAnswer(found.seat, token)
        return api.SeatAnswer()

    async def subscribe(
        self,
        table_id: str,
        participant: Participant,
        after: int,
        wants_views: bool,
        sink: Sink,
        lang: wire.Language | None = None,
        wants_presence: bool = False,
        wants_steps: bool = False,
        caller: Caller | None = None,
    ) -> Subscription:
        """Subscribe to a table: send a welcome, the messages after a number, and then everything that happens."""
        caller = Caller() if caller is None else caller
        seat = participant.seat
        loaded = await self.cache.get(table_id)
        loaded.users += 1
        try:
            subscription = Subscription(
                loaded,
                participant,
                wants_views,
                sink,
                lang,
                wants_presence,
                wants_steps,
                caller.address,
                caller.move_away,
            )
            audience = subscription.audience
            n = await self._welcome(loaded, subscription, after)
            sent = after
            for _ in range(CATCH_UPS):
                # The table goes on while the client reads.
                if sent < n:
                    await self._send_history(loaded, subscription, sent, n, caller)
                sent = n
                if loaded.committed_counts[audience] == n:
                    break
                n = loaded.committed_counts[audience]
            async with loaded.lock:
                await self.ownership.claim(loaded, subscription)
                check_seat(loaded.table, participant)
                n = loaded.table.message_counts[audience]
                if sent < n:
                    await self._send_history(loaded, subscription, sent, n, Caller(caller.address))
                if wants_presence and not self.cache.holds(loaded):
                    loaded.remote_seats = await self.presence.connected_seats(table_id)
                subscription.last_number = n
                if wants_views:
                    subscription.send_view(self.clock.milliseconds())
                loaded.subscriptions.append(subscription)
                loaded.update_audience(audience)
                loaded.announce_presence(subscription)
        finally:
            loaded.users -= 1
        if seat is not None and loaded.table.away[seat] and loaded.table.status == "playing":
            await self._give_seat_back(loaded, participant, seat)
        return subscription

    async def _welcome(self, loaded: LoadedTable, subscription: Subscription, after: int) -> int:
        """Send the welcome, and return the number of the last message so far."""
        async with loaded.lock:
            await self.cache.agree(loaded)
            if after > loaded.table.message_counts[subscription.audience] and not self.cache.alone:
                # Another worker has written just now.
                await self.cache.agree(loaded, reread=True)
            table = loaded.table
            check_seat(table, subscription.participant)
            n = table.message_counts[subscription.audience]
            if after > n:
                raise Refusal("protocol", f"'after' is {after}, but there is nothing after {n} yet.")
            subscription.sink(wire.encode(wire.Welcome(wire.PROTOCOL, table.info(), subscription.seat, n)))
            return n

    async def _send_history(
        self, loaded: LoadedTable, subscription: Subscription, after: int, until: int, caller: Caller
    ) -> None:
        """Send the messages after a number, up to another, as fast as the client reads them."""
        table = loaded.table
        request = HistoryRequest(table.id, loaded.committed_index, subscription.audience, subscription.lang)
        size = 0
        for n, body in await self.histories.get(request, table.seed, caller.address):
            if after < n <= until:
                subscription.sink(body)
                size += len(body)
                if size > PAGE:
                    size = 0
                    await caller.await_reading()

    async def _give_seat_back(self, loaded: LoadedTable, participant: Participant, seat: int) -> None:
        """Give a returning player the seat back. If that fails, the player can ask for it later."""

        def take_back(table: Table, now: int) -> list[LogEntry]:
            return entries_for_command(table, seat, wire.Return("-"), now)

        with suppress(MutinyError):
            await self.commits.append(loaded, take_back, participant=participant)

    async def view(self, table_id: str, participant: Participant, lang: wire.Language | None = None) -> wire.View:
        """Return what a seat, or a spectator, sees now."""
        loaded = await self.cache.get(table_id)
        async with loaded.lock:
            if loaded.dirty:
                await self.cache.refresh(loaded)
            check_seat(loaded.table, participant)
            return loaded.view(participant.seat, lang, self.clock.milliseconds())

    async def execute(self, table_id: str, participant: Participant, act: wire.Act) -> wire.Done | wire.Refused:
        """Carry out a command: Done once it is committed, or Refused."""
        seat = participant.seat
        loaded = await self.cache.get(table_id)
        try:
            if isinstance(act, wire.Chat):
                self.blocked.check_chat(act.text)
            if isinstance(act, wire.Rematch):
                await self._open_rematch(loaded, participant)
            else:
                key = None if seat is None else (seat, act.id)
                await self.commits.append(
                    loaded,
                    lambda table, now: entries_for_command(table, seat, act, now, participant.watcher),
                    key,
                    participant,
                )
        except MutinyError as error:
            refusal = as_refusal(error)
            if not await self._was_done_before(loaded, seat, act.id, refusal.code):
                return wire.Refused(refusal.code, refusal.why, loaded.committed_count(seat), act.id, refusal.clause)
        return wire.Done(act.id, loaded.committed_count(seat))

    async def _was_done_before(self, loaded: LoadedTable, seat: int | None, key: str, code: str) -> bool:
        """Return whether a refused command is one that was carried out before."""
        if seat is None or code in ("unavailable", "malformed"):
            return False
        return await self.store.find_command(loaded.table.id, seat, key) is not None

    async def _open_rematch(self, loaded: LoadedTable, participant: Participant) -> None:
        """Open a table for the same players, whose tokens stay valid there. The first request opens it."""
        async with loaded.lock:
            if loaded.dirty:
                await self.cache.refresh(loaded)
            old = loaded.table
        seat = participant.seat
        if seat is None:
            raise Refusal("no-seat", "spectators cannot ask for a rematch.")
        old.hosting.check_open()
        if old.status != "over":
            raise Refusal("not-now", "there is a rematch when the game is over.")
        if old.next_table is not None:
            return
        self.orders.check_opening()
        new = Table(rematch_id(old.seed), self.secrets.seed())
        try:
            await self.commits.create(new, rematch_entries(old, self.clock.milliseconds()))
        except BadChange:
            # Another player has just opened it, or it was opened before the server was killed.
            await self.cache.get(new.id)

        def note_rematch(table: Table, now: int) -> list[LogEntry]:
            if table.next_table is not None:
                raise Refusal("not-now", "there is a rematch already.")
            return [RematchOpened(now, seat, new.id)]

        try:
            await self.commits.append(loaded, note_rematch, participant=participant)
        except Refusal:
            if loaded.table.next_table is None:
                raise


def make_table_service(
    store: Store,
    clock: ServerClock,
    pace: float,
    worker: str,
    alone: bool,
    limit: int = 20_000,
    secrets: SecretSource | None = None,
    blocked: BlockedWords | None = None,
    started: float = 0.0,
) -> TableService:
    """Put together the table service of a worker.

    `pace` is the number of seconds that a bot takes for a move, `alone` whether no other worker uses the store, and
    `limit` the number of tables that may be in memory. `started` is when the server started, in seconds since 1970.
    """
    schedule = Schedule(clock, pace)
    cache = TableCache(store, clock, schedule, worker, alone, limit)
    store.on_remote_change = cache.on_remote_change
    commits = Commits(store, clock, cache, schedule)
    ownership = Ownership(clock, cache, commits)
    cache.on_loss = ownership.handle_loss
    commits.before_append = ownership.claim
    return TableService(
        store,
        clock,
        schedule,
        cache,
        commits,
        Presence(store, clock, cache, worker, alone),
        TableQueries(store, cache, AnalysisPool()),
        PlayerAids(cache, HintPool()),
        PersonalData(store, cache, commits),
        Histories(store),
        ownership,
        SecretSource() if secrets is None else secrets,
        BlockedWords() if blocked is None else blocked,
        OperatorOrders(store, clock, started),
    )
