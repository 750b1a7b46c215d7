"""A table in memory, and its subscribers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from mutiny.server.store import TableRow
from mutiny.server.table import Table, Telling, Who
from mutiny.server.words import told_in_words, view_in_words
from mutiny.wire import messages as wire

Sink = Callable[[bytes], None]
"""Takes an encoded message without waiting: a slow client is dropped."""


class Attachment:
    """A client that listens at a table, as a seat or as a spectator."""

    def __init__(
        self, live: Live, who: Who, views: bool, sink: Sink, lang: wire.Language | None = None, presence: bool = False
    ) -> None:
        self.live = live
        self.who = who
        self.seat = who.seat
        self.audience = live.table.audience(who.seat)
        self.views = views
        self.sink = sink
        self.lang: wire.Language | None = lang
        self.presence = presence
        # The number of the last message sent.
        self.n = 0

    def show(self, now: int) -> None:
        """Send the view and the legal moves."""
        table = self.live.table
        self.sink(wire.encode(view_in_words(table.look(self.seat, now), table, self.lang)))

    def detach(self) -> None:
        """Unsubscribe."""
        live = self.live
        if self in live.attachments:
            live.attachments.remove(self)
            live.table.ears[self.audience] = live.is_heard_by(self.seat)
            live.show_presence()


class Live:
    """A table, its row in the database, and the worker's own data about it."""

    def __init__(self, table: Table, row: TableRow) -> None:
        self.table = table
        self.row = row
        self.lock = asyncio.Lock()
        self.attachments: list[Attachment] = []
        # The seats connected to other workers, and the seats last announced as present.
        self.elsewhere: frozenset[int] = frozenset()
        self.shown: list[int] = []
        # By audience: the number of the last committed message. A table that is ahead of its log has a higher one.
        self.known = table.told.copy()
        # Whether the table may differ from its log, because a commit failed or is under way.
        self.dirty = False
        # Whether the log has entries that were not read yet, and the task that reads them.
        self.behind = False
        self.reader: asyncio.Task[None] | None = None
        # The alarm by which this worker has claimed the table.
        self.claimed: float | None = None
        # Tasks that use the table now: it is not evicted meanwhile.
        self.users = 0

    def is_heard_by(self, seat: int | None) -> bool:
        """Return whether anybody listens for a seat, or as a spectator if the seat is None."""
        return any(each.seat == seat for each in self.attachments)

    def show_presence(self, newcomer: Attachment | None = None) -> None:
        """Send the list of present seats: always to a newcomer, to the others if it has changed."""
        here = sorted({each.seat for each in self.attachments if each.seat is not None} | self.elsewhere)
        changed = here != self.shown
        self.shown = here
        for each in self.attachments:
            if each.presence and (changed or each is newcomer):
                each.sink(wire.encode(wire.Present(here)))

    def tell(self, told: Sequence[Telling], now: int) -> None:
        """Send committed messages to their audiences, each message once to each subscriber."""
        table = self.table
        self.known = table.told.copy()
        if not self.attachments:
            return
        self._show_out()
        changed: set[int] = set()
        for audience, message in told:
            bodies: dict[wire.Language | None, bytes] = {}
            changed.add(audience)
            for each in self.attachments:
                if each.audience == audience and message.n > each.n:
                    each.n = message.n
                    if each.lang not in bodies:
                        bodies[each.lang] = wire.encode(told_in_words(message, table, each.lang))
                    each.sink(bodies[each.lang])
        for each in self.attachments:
            if each.views and each.audience in changed:
                each.show(now)

    def _show_out(self) -> None:
        """Unsubscribe the players who have left their seat: another player may have it now."""
        for each in self.attachments[:]:
            if not self.table.holds(each.who):
                each.detach()
                each.sink(wire.encode(wire.Bye("left", "you have left this seat.", again=False)))
