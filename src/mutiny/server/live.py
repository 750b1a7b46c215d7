"""A table that a worker holds, and those who listen there. May import: mutiny.wire, and store, table and words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from mutiny.server.store import TableRow
from mutiny.server.table import Table, Telling, Who
from mutiny.server.words import told_in_words, view_in_words
from mutiny.wire import messages as wire

Sink = Callable[[bytes], None]
"""Takes an encoded message, at once: whoever is slow is dropped, never waited for."""


class Attachment:
    """Somebody who listens at a table."""

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
        # The last number that was sent.
        self.n = 0

    def show(self, now: int) -> None:
        """Send the view and the legal moves."""
        table = self.live.table
        self.sink(wire.encode(view_in_words(table.look(self.seat, now), table, self.lang)))

    def detach(self) -> None:
        """Listen no more."""
        live = self.live
        if self in live.attachments:
            live.attachments.remove(self)
            live.table.ears[self.audience] = live.is_heard_by(self.seat)
            live.show_presence()


class Live:
    """A table, the row of it, and what a worker must know besides."""

    def __init__(self, table: Table, row: TableRow) -> None:
        self.table = table
        self.row = row
        self.lock = asyncio.Lock()
        self.attachments: list[Attachment] = []
        # The seats whose people listen in other workers, and all who were last said to be here.
        self.elsewhere: frozenset[int] = frozenset()
        self.shown: list[int] = []
        # By audience: how much it was told that is committed; a table that is ahead of its log counts more.
        self.known = table.told.copy()
        # Whether the table may differ from its log, because a commit did not go as it should.
        self.dirty = False
        # Whether its log has more, and who reads it.
        self.behind = False
        self.reader: asyncio.Task[None] | None = None
        # The alarm by which the others know that this worker looks after it.
        self.claimed: float | None = None
        # How many are using it now, so that it is not put away meanwhile.
        self.users = 0

    def is_heard_by(self, seat: int | None) -> bool:
        """Whether anybody of that seat, or who watches, listens."""
        return any(each.seat == seat for each in self.attachments)

    def show_presence(self, newcomer: Attachment | None = None) -> None:
        """Tell who is here: a newcomer in any case, the others if it has changed."""
        here = sorted({each.seat for each in self.attachments if each.seat is not None} | self.elsewhere)
        changed = here != self.shown
        self.shown = here
        for each in self.attachments:
            if each.presence and (changed or each is newcomer):
                each.sink(wire.encode(wire.Present(here)))

    def tell(self, told: Sequence[Telling], now: int) -> None:
        """Pass on what is committed, to whom it is for, and to each once."""
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
        """Who has left a seat is told nothing more there: somebody else may have it."""
        for each in self.attachments[:]:
            if not self.table.holds(each.who):
                each.detach()
                each.sink(wire.encode(wire.Bye("left", "you have left this seat.", again=False)))
