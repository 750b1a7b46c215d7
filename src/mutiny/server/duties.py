"""The actions that are due at a table without a command from a player: bot moves, expired clocks, absent players."""

from __future__ import annotations

from typing import NamedTuple

from mutiny.server.table import Table

MILLISECONDS = 1000


class Duty(NamedTuple):
    """An action due for a seat at a time.

    `move`: a bot moves. `late`: a clock has run out. `absent`: a bot takes over if the player is not connected.
    """

    at: int
    seat: int
    what: str


def duties(table: Table, pace: int, no_sooner: int = 0, since: int | None = None) -> list[Duty]:
    """Return the due actions of a table, the earliest first.

    Bots move at a fixed pace after they were asked, whether or not they had a choice, so that the time reveals nothing.
    Clocks and absences count from `no_sooner` at the earliest, so that nobody is late because the server was down.
    `since` replaces the time at which the seats were asked, if the log's time cannot be used.

    >>> from mutiny.server import log
    >>> from mutiny.wire.tables import Clock
    >>> table = Table("t", bytes(32))
    >>> _ = table.fold(log.Opened(0, "meuterer", {}, [None, "easy", "easy"], False, Clock(move=30), 10))
    >>> duties(table, 1000)
    []
    >>> _ = table.fold(log.Sat(1, 0, "Ann", "d")), table.fold(log.Started(5000, 0, "easy", []), fresh=True)
    >>> duties(table, 1000)
    [Duty(at=6000, seat=2, what='move')]
    """
    match = table.match
    if match is None or match.over:
        return []
    found: list[Duty] = []
    turns = table.turns
    if since is None:
        since = turns.since
    for seat in match.state.acting:
        if table.bots[seat] is not None:
            found.append(Duty(since + pace, seat, "move"))
            continue
        deadline = turns.deadline(seat)
        if deadline is not None:
            found.append(Duty(max(deadline - turns.since + since, no_sooner), seat, "late"))
        if table.grace is not None:
            found.append(Duty(max(since + table.grace * MILLISECONDS, no_sooner), seat, "absent"))
    return sorted(found)


def is_worth_setting(alarm: float | None, before: float | None, now: float) -> bool:
    """Return whether a new alarm time must be stored.

    An alarm that rings too early does no harm; one must not ring too late. A stored alarm that is far too early is
    replaced, so that it does not ring again and again.

    >>> [is_worth_setting(130, before, now=10) for before in (None, 140, 120, 60)]
    [True, True, False, True]
    """
    return alarm is None or before is None or alarm < before or before - now < (alarm - now) / 2
