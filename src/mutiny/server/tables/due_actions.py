"""The actions that are due at a table without a command from a player: bot moves, expired clocks, absent players."""

from __future__ import annotations

from typing import Final, NamedTuple

from mutiny.server.tables.characters import waiting_time
from mutiny.server.tables.table import Table

MILLISECONDS = 1000
THINKING_MS: Final = 2_000
"""Milliseconds that a bot may think before its move is due, if it waits that long."""


class DueAction(NamedTuple):
    """An action due for a seat at a time.

    `move`: a bot moves. `late`: a clock has run out. `absent`: a bot takes over if the player is not connected.
    """

    at: int
    seat: int
    kind: str
    until: int = 0
    """For `move`: when the move is made. The bot thinks before, so that the time reveals nothing about its thoughts."""


def due_actions(table: Table, pace: int, not_before: int = 0, since: int | None = None) -> list[DueAction]:
    """Return the due actions of a table, the earliest first.

    The time at which a bot moves follows from its character, the pace and the number of the decision (`waiting_time`),
    whether or not it has a choice, so that the time reveals nothing.
    Of several seats that decide at once, a bot takes over each that is absent, whether or not it has decided.
    Clocks and absences count from `not_before` at the earliest, so that nobody is late because the server was down.
    `since` replaces the time at which the seats were asked, if the log's time cannot be used.

    >>> from mutiny.server.tables.entries import GameStarted, SeatTaken, TableOpened
    >>> from mutiny.protocol.tables import Clock
    >>> table = Table("t", bytes(32))
    >>> _ = table.apply(TableOpened(0, "meuterer", {}, [None, "easy", "easy"], False, Clock(move=30), 10))
    >>> due_actions(table, 1000)
    []
    >>> _ = table.apply(SeatTaken(1, 0, "Ann", "d")), table.apply(GameStarted(5000, 0, "easy", []), fresh=True)
    >>> due_actions(table, 1000)
    [DueAction(at=5000, seat=2, kind='move', until=5824)]
    """
    match = table.match
    if match is None or table.status == "over":
        return []
    found: list[DueAction] = []
    turns = table.turns
    if since is None:
        since = turns.since
    for seat in match.state.acting:
        if table.bots[seat] is not None:
            until = since + waiting_time(table.character(seat), turns.number, pace)
            found.append(DueAction(max(since, until - THINKING_MS), seat, "move", until))
            continue
        if turns.deadline is not None:
            found.append(DueAction(max(turns.deadline - turns.since + since, not_before), seat, "late"))
    if table.grace is not None:
        absent = max(since + table.grace * MILLISECONDS, not_before)
        found += [DueAction(absent, seat, "absent") for seat in turns.asked_seats if table.bots[seat] is None]
    return sorted(found)


def must_store_alarm(alarm: float | None, before: float | None, now: float) -> bool:
    """Return whether a new alarm time must be stored.

    An alarm that rings too early does no harm; one must not ring too late. A stored alarm that is far too early is
    replaced, so that it does not ring again and again.

    >>> [must_store_alarm(130, before, now=10) for before in (None, 140, 120, 60)]
    [True, True, False, True]
    """
    return alarm is None or before is None or alarm < before or before - now < (alarm - now) / 2
