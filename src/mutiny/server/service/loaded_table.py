"""A table in memory, and its subscribers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from mutiny.protocol import messages as wire
from mutiny.server.common.refusal import Refusal
from mutiny.server.store import TableRow
from mutiny.server.tables.localize import with_sentence, with_texts
from mutiny.server.tables.seating import check_seat
from mutiny.server.tables.table import Delivery, Participant, Table

Sink = Callable[[bytes], None]
"""Takes an encoded message without waiting: a slow client is dropped."""


class Subscription:
    """A client that receives the messages of a table, as a seat or as a spectator."""

    def __init__(
        self,
        loaded: LoadedTable,
        participant: Participant,
        wants_views: bool,
        sink: Sink,
        lang: wire.Language | None = None,
        wants_presence: bool = False,
        wants_steps: bool = False,
        address: str = "",
    ) -> None:
        self.loaded = loaded
        self.address = address
        self.participant = participant
        self.seat = participant.seat
        self.audience = loaded.table.audience(participant.seat)
        self.wants_views = wants_views
        self.sink = sink
        self.lang: wire.Language | None = lang
        self.wants_presence = wants_presence
        self.wants_steps = wants_steps
        self.on_removal: Callable[[Refusal], None] | None = None
        """Called when the host has removed the player: it closes the connection, and says why."""
        # The number of the last message sent.
        self.last_number = 0

    def send_view(self, now: int) -> None:
        """Send the view and the legal moves."""
        self.sink(wire.encode(self.loaded.view(self.seat, self.lang, now)))

    def cancel(self) -> None:
        """Unsubscribe."""
        loaded = self.loaded
        if self in loaded.subscriptions:
            loaded.subscriptions.remove(self)
            loaded.update_audience(self.audience)
            loaded.announce_presence()


class LoadedTable:
    """A table in memory, its row in the database, its subscribers, and the worker's own data about it."""

    def __init__(self, table: Table, row: TableRow) -> None:
        self.table = table
        self.row = row
        self.lock = asyncio.Lock()
        self.subscriptions: list[Subscription] = []
        # The seats connected to other workers, and the seats last announced as present.
        self.remote_seats: frozenset[int] = frozenset()
        self.announced_seats: list[int] = []
        # By audience: the number of the last committed message. A table that is ahead of its log has a higher one.
        self.committed_counts = table.message_counts.copy()
        # The length of the committed log.
        self.committed_index = table.index
        # By audience and language: the state of the table for which a view was made, and the view.
        self._views: dict[tuple[int, wire.Language | None], tuple[Table, int, wire.View]] = {}
        # Whether the table may differ from its log, because a commit failed or is under way.
        self.dirty = False
        # Whether the log has entries that were not read yet, and the task that reads them.
        self.behind = False
        self.reader: asyncio.Task[None] | None = None
        # The alarm by which this worker has claimed the table.
        self.claimed_alarm: float | None = None
        # Tasks that use the table now: it is not evicted meanwhile.
        self.users = 0

    def committed_count(self, seat: int | None) -> int:
        """Return the number of the last committed message to a seat, or to the spectators if the seat is None."""
        return self.committed_counts[self.table.audience(seat)]

    def view(self, seat: int | None, lang: wire.Language | None, now: int) -> wire.View:
        """Return what an audience sees now. It is made once for each audience and language, until the table changes."""
        table = self.table
        whose = (table.audience(seat), lang)
        made_for, index, view = self._views.get(whose, (None, 0, None))
        if view is None or made_for is not table or index != table.index:
            view = with_texts(table.view_for(seat, now), table, lang)
            self._views[whose] = (table, table.index, view)
        view.now = now
        return view

    def address(self) -> str:
        """Return the address to whose share the bots of the table count: that of the first connected player.

        The tables that nobody attends share one.
        """
        return next((each.address for each in self.subscriptions if each.seat is not None), "")

    def update_audience(self, audience: int) -> None:
        """Tell the table whether anybody of an audience listens, and whether anybody wants steps."""
        subscriptions = [each for each in self.subscriptions if each.audience == audience]
        self.table.listening[audience] = bool(subscriptions)
        self.table.stepping[audience] = any(each.wants_steps for each in subscriptions)

    def has_subscriber(self, seat: int | None) -> bool:
        """Return whether anybody is subscribed for a seat, or as a spectator if the seat is None."""
        return any(each.seat == seat for each in self.subscriptions)

    def announce_presence(self, newcomer: Subscription | None = None) -> None:
        """Send the list of present seats: always to a newcomer, to the others if it has changed."""
        here = sorted({each.seat for each in self.subscriptions if each.seat is not None} | self.remote_seats)
        changed = here != self.announced_seats
        self.announced_seats = here
        for each in self.subscriptions:
            if each.wants_presence and (changed or each is newcomer):
                each.sink(wire.encode(wire.Present(here)))

    def deliver(self, deliveries: Sequence[Delivery], now: int) -> None:
        """Send committed messages to their audiences, each message once to each subscriber."""
        table = self.table
        self.committed_counts = table.message_counts.copy()
        self.committed_index = table.index
        self._views.clear()
        if not self.subscriptions:
            return
        self._remove_former_players()
        changed: set[int] = set()
        for audience, message in deliveries:
            bodies: dict[tuple[wire.Language | None, bool], bytes] = {}
            changed.add(audience)
            for each in self.subscriptions:
                if each.audience == audience and message.n > each.last_number:
                    each.last_number = message.n
                    form = (each.lang, each.wants_steps)
                    if form not in bodies:
                        bodies[form] = wire.encode(with_sentence(message, table, *form))
                    each.sink(bodies[form])
        views: dict[tuple[int, wire.Language | None], bytes] = {}
        for each in self.subscriptions:
            if each.wants_views and each.audience in changed:
                whose = (each.audience, each.lang)
                if whose not in views:
                    views[whose] = wire.encode(self.view(each.seat, each.lang, now))
                each.sink(views[whose])

    def _remove_former_players(self) -> None:
        """Unsubscribe the players who have left their seat or were removed: another player may have it now."""
        for each in self.subscriptions[:]:
            try:
                check_seat(self.table, each.participant)
            except Refusal as refusal:
                each.cancel()
                removed = refusal.code == "removed"
                if removed and each.on_removal is not None:
                    each.on_removal(refusal)
                else:
                    # Whoever leaves still waits for the answer, and then disconnects.
                    code = "removed" if removed else "left"
                    each.sink(wire.encode(wire.Bye(code, refusal.why, again=False)))
