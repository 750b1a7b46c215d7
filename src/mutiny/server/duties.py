"""What must be done for a table without anybody asking: moves of bots, clocks that run out, seats left alone.

May import: mutiny.wire, and table and below.
"""

from __future__ import annotations

from typing import NamedTuple

from mutiny.server.table import Table

MILLISECONDS = 1000


class Duty(NamedTuple):
    """Something to be done for a seat at a time: `move` of a bot, `late` at the end of a clock, `absent` perhaps."""

    at: int
    seat: int
    what: str


def duties(table: Table, pace: int, no_sooner: int = 0, since: int | None = None) -> list[Duty]:
    """All there is to do for a table as it stands, the first first.

    Bots move at their pace after they were asked, whether or not they had a choice: the time must not tell. Clocks and
    absences wait for `no_sooner`, so that nobody is late because the server was not there. `since` is when they were
    asked, if not when the log says.

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
    """Whether an alarm must be written down. It may ring too early, for nothing, but not too late, nor all the time.

    >>> [is_worth_setting(130, before, now=10) for before in (None, 140, 120, 60)]
    [True, True, False, True]
    """
    return alarm is None or before is None or alarm < before or before - now < (alarm - now) / 2
