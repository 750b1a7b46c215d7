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
    ) -> None:
        self.loaded = loaded
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
        table = self.loaded.table
        self.sink(wire.encode(with_texts(table.view_for(self.seat, now), table, self.lang)))

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
        for each in self.subscriptions:
            if each.wants_views and each.audience in changed:
                each.send_view(now)

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
