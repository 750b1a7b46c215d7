"""What a transaction does: requests, decided one after the other on what the database shows, become rows to be written.

No input or output here: the same for every kind of database. May import: rows of this package.
"""

from __future__ import annotations

from asyncio import Future
from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType

from mutiny.server.store.rows import Appended, BadChange, Change, Conflict, Repeated, TableRow

APPENDED: Final = Appended()
CONFLICT: Final = Conflict()


class Create(Struct):
    """A new table."""

    row: TableRow
    bodies: list[bytes]


class Claim(Struct):
    """Another alarm for a table, if it still has the old one."""

    table: str
    alarm: float | None
    until: float | None


class Present(Struct):
    """Which seats are connected to a worker: `gone` and `come` since it last said so, or all if it speaks `anew`."""

    worker: str
    until: float
    stale: float
    """Workers whose word was good only until then are no more."""
    anew: bool
    gone: list[tuple[str, int]]
    come: list[tuple[str, int]]


class Probe(Struct):
    """A sign that something can be written."""

    worker: str
    seen: float


Task = Change | Create | Claim | Present | Probe


class Request:
    """A task, who waits for it, and until when."""

    __slots__ = ("deadline", "future", "mark", "task", "tried")

    def __init__(self, task: Task, future: Future[Any] | None, deadline: float) -> None:
        self.task = task
        self.future = future
        self.deadline = deadline
        self.mark = 0
        # Whether it may be in the database already, because the answer to a commit was lost.
        self.tried = False


class Look(Struct):
    """What must be known to decide."""

    tables: list[str]
    """Sorted: who takes them in the same order waits for nobody in a ring."""
    acts: list[tuple[str, int, str]]
    entries: list[tuple[str, int]]
    """Places in logs whose marks are wanted."""


class Seen(Struct):
    """What the database shows: where the logs end, the index that an act began at, the marks of entries."""

    ends: dict[str, int]
    acts: dict[tuple[str, int, str], int]
    marks: dict[tuple[str, int], int]


class Update(Struct):
    """What changes in a row of `tables`; None stays as it is."""

    status: str | None = None
    alarm: float | UnsetType | None = UNSET
    summary: bytes | None = None
    ended: float | None = None

    def is_alarm(self) -> bool:
        """Whether nothing changes but the alarm."""
        return self.status is None and self.summary is None and self.ended is None

    def values(self, table: str) -> tuple[object, ...]:
        """As a row: the table, and its columns; whether the alarm changes stands before it."""
        rings = self.alarm is not UNSET
        return (table, self.status, rings, self.alarm if rings else None, self.summary, self.ended)


class Work(Struct):
    """All that a transaction writes, as rows in the order of the columns of the schema."""

    tables: list[TableRow] = []
    entries: list[tuple[str, int, int, bytes, int | None, str | None]] = []
    updates: dict[str, Update] = {}
    claims: list[tuple[Claim, bool]] = []
    """And whether it may have been done already."""
    presences: list[Present] = []
    probes: list[Probe] = []
    news: dict[str, int] = {}
    """The last index of each log that grows."""

    def is_empty(self) -> bool:
        """Whether there is nothing to write."""
        return not (self.entries or self.claims or self.presences or self.probes)

    def is_entries(self) -> bool:
        """Whether there are only entries to write, as mostly."""
        return not (self.tables or self.updates or self.claims or self.presences or self.probes)


def look_for(requests: Sequence[Request]) -> Look:
    """What must be known to decide these requests."""
    tables: set[str] = set()
    acts: list[tuple[str, int, str]] = []
    entries: list[tuple[str, int]] = []
    for request in requests:
        task = request.task
        if isinstance(task, Change):
            tables.add(task.table)
            if task.key is not None:
                acts.append((task.table, *task.key))
            if request.tried:
                entries.append((task.table, task.index))
        elif isinstance(task, Create):
            tables.add(task.row.id)
            if request.tried:
                entries.append((task.row.id, 0))
        elif isinstance(task, Claim):
            tables.add(task.table)
    return Look(sorted(tables), acts, entries)


def presume(requests: Sequence[Request]) -> Seen:
    """What the database shows if nobody else has been at these tables, nor these acts done before.

    Where that is not so, the database refuses what follows from it: it has keys for entries, acts and tables.
    """
    ends: dict[str, int] = {}
    for request in requests:
        if isinstance(request.task, Change):
            ends.setdefault(request.task.table, request.task.index)
    return Seen(ends, {}, {})


def decide(requests: Sequence[Request], seen: Seen) -> tuple[list[Any], Work]:
    """The answer to each request, in their order, and what is to be written for it.

    What a claim is answered is known only when it is written: here it is None. So is what has nothing to say.
    """
    work = Work()
    answers: list[Any] = []
    for request in requests:
        task = request.task
        answer: Any = None
        if isinstance(task, Change):
            answer = _append(task, request, seen, work)
        elif isinstance(task, Create):
            answer = _create(task, request, seen, work)
        elif isinstance(task, Claim):
            work.claims.append((task, request.tried))
        elif isinstance(task, Present):
            work.presences.append(task)
        else:
            work.probes.append(task)
        answers.append(answer)
    return answers, work


def _append(change: Change, request: Request, seen: Seen, work: Work) -> Appended | Conflict | Repeated | BadChange:
    table = change.table
    index = change.index
    if request.tried and seen.marks.get((table, index)) == request.mark:
        return APPENDED
    act = None
    if change.key is not None:
        seat, key = change.key
        act = (table, seat, key)
        done = seen.acts.get(act)
        if done is not None:
            return Repeated(done)
    end = seen.ends.get(table)
    if end is None:
        return BadChange(f"there is no table {table!r}.")
    if index != end:
        return CONFLICT
    if act is not None:
        seen.acts[act] = index
    _write_entries(table, index, change.bodies, request.mark, change.key, seen, work)
    if change.status is not None or change.alarm is not UNSET or change.summary is not None or change.ended is not None:
        _merge(work.updates.setdefault(table, Update()), change)
    return APPENDED


def _create(create: Create, request: Request, seen: Seen, work: Work) -> BadChange | None:
    table = create.row.id
    if request.tried and seen.marks.get((table, 0)) == request.mark:
        return None
    if table in seen.ends:
        return BadChange(f"there is a table {table!r} already.")
    work.tables.append(create.row)
    _write_entries(table, 0, create.bodies, request.mark, None, seen, work)
    return None


def _write_entries(
    table: str, index: int, bodies: list[bytes], mark: int, act: tuple[int, str] | None, seen: Seen, work: Work
) -> None:
    seat, key = (None, None) if act is None else act
    for body in bodies:
        work.entries.append((table, index, mark, body, seat, key))
        # An act is known by its first entry.
        seat = key = None
        index += 1
    seen.ends[table] = index
    work.news[table] = index - 1


def _merge(update: Update, change: Change) -> None:
    """The later of two changes of one row prevails."""
    if change.status is not None:
        update.status = change.status
    if change.alarm is not UNSET:
        update.alarm = change.alarm
    if change.summary is not None:
        update.summary = change.summary
    if change.ended is not None:
        update.ended = change.ended
