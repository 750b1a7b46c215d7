"""Earlier positions of a game, exactly as an audience saw them then: computed again from the table's log.

A position has the number of the last message that the audience had received. So it tells the audience nothing that it
was not told at the time, not even how many entries others have made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from mutiny.protocol.api import Position
from mutiny.protocol.messages import Language, Told
from mutiny.server.common.refusal import Refusal
from mutiny.server.tables.entries import LogEntry
from mutiny.server.tables.localize import matters
from mutiny.server.tables.table import Table


class PositionRequest(NamedTuple):
    """The positions that an audience asks for: its seat (None for spectators), numbers of messages, and a language."""

    seat: int | None
    numbers: list[int]
    lang: Language | None = None


def check_numbers(table: Table, request: PositionRequest) -> None:
    """Refuse positions that are yet to come."""
    told = table.message_counts[table.audience(request.seat)]
    for number in request.numbers:
        if number > told:
            raise Refusal("malformed", f"there is no position after message {number}: you were sent {told}.")


def earlier_positions(
    table_id: str, seed: bytes, entries: Sequence[LogEntry], request: PositionRequest
) -> list[Position]:
    """Return the positions in which an audience had received these numbers of messages, in that order.

    After the last message of an entry it is the view that followed. Between the events of a move it is the position
    that clients with `steps` were sent.

    >>> from mutiny.protocol.tables import Clock
    >>> from mutiny.server.tables.entries import GameStarted, SeatTaken, TableOpened
    >>> log = [TableOpened(0, "meuterer", {}, [None, "easy", "easy"], False, Clock()), SeatTaken(1, 0, "Ann", "d")]
    >>> found = earlier_positions("t", bytes(32), log, PositionRequest(0, [1]))
    >>> [(position.n, position.view) for position in found]
    [(1, None)]
    """
    finder = _Finder(request)
    inner = finder.walk(Table(table_id, seed), entries, set())
    if inner:
        # Positions between the events of a move cost a view for each event: only these entries are recorded so.
        finder.walk(Table(table_id, seed), entries, inner)
    return [finder.found[number] for number in request.numbers]


class _Finder:
    """Applies a log and keeps the positions that were asked for."""

    def __init__(self, request: PositionRequest) -> None:
        self.seat = request.seat
        self.lang: Language | None = request.lang
        self.wanted = set(request.numbers)
        self.found = {0: Position(0, None, [])}

    def walk(self, table: Table, entries: Sequence[LogEntry], recorded: set[int]) -> set[int]:
        """Apply the entries, some of them event by event; return the indices of those with positions between events."""
        last = max(self.wanted)
        inner: set[int] = set()
        before = 0
        for index, entry in enumerate(entries):
            if before >= last:
                break
            if index in recorded:
                self._record(table, entry)
            else:
                table.apply(entry)
            after = table.message_counts[table.audience(self.seat)]
            wanted = self.wanted.intersection(range(before + 1, after + 1))
            if wanted and index not in recorded:
                seen = table.view_for(self.seat, 0)
                for number in wanted:
                    self._keep(table, number, seen.view, seen.acting)
                if min(wanted) < after:
                    inner.add(index)
            before = after
        return inner

    def _record(self, table: Table, entry: LogEntry) -> None:
        """Apply an entry and keep the positions after its events."""
        audience = table.audience(self.seat)
        view = table.view_for(self.seat, 0).view
        table.listening[audience] = table.stepping[audience] = True
        for _, message in table.apply(entry):
            # Some events, such as the deal, are sent without steps: only the position at the end was seen.
            if isinstance(message, Told) and message.step is not None and view is not None:
                view = {**view, **message.step}
                if message.n in self.wanted and message.n < table.message_counts[audience]:
                    self._keep(table, message.n, view, [])
        table.listening[audience] = table.stepping[audience] = False

    def _keep(self, table: Table, number: int, view: dict[str, Any] | None, acting: list[int]) -> None:
        position = Position(number, view, acting)
        if self.lang is not None and table.match is not None and view is not None:
            found = matters({**view, "names": table.match.names}, self.lang)
            position.goal, position.dangers, position.numbers = found["goal"], found["dangers"], found["numbers"]
        self.found[number] = position
