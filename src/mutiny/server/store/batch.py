"""The logic of a transaction: decides requests by what the database holds, and collects the rows to write.

The module does no input or output, and serves every kind of database.
"""

from __future__ import annotations

from asyncio import Future
from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType

from mutiny.server.store.rows import Appended, BadChange, Change, Conflict, Repeated, TableRow

APPENDED: Final = Appended()
CONFLICT: Final = Conflict()


class TableCreation(Struct):
    """A new table."""

    row: TableRow
    bodies: list[bytes]


class AlarmClaim(Struct):
    """A new alarm for a table, if it still has the old one."""

    table: str
    alarm: float | None
    until: float | None


class PresenceUpdate(Struct):
    """The seats connected to a worker: changes since its last announcement, or all of them if `complete`."""

    worker: str
    until: float
    stale: float
    """Workers whose announcement ended before this time are removed."""
    complete: bool
    removed: list[tuple[str, int]]
    added: list[tuple[str, int]]


class WriteProbe(Struct):
    """A write that proves that the database can be written to."""

    worker: str
    seen: float


WriteTask = Change | TableCreation | AlarmClaim | PresenceUpdate | WriteProbe


class WriteRequest:
    """A task, the future that waits for it, and its deadline."""

    __slots__ = ("deadline", "future", "mark", "task", "tried")

    def __init__(self, task: WriteTask, future: Future[Any] | None, deadline: float) -> None:
        self.task = task
        self.future = future
        self.deadline = deadline
        self.mark = 0
        # Whether it may have been written already, because the answer to a commit was lost.
        self.tried = False


class Lookup(Struct):
    """The lookups that are needed to decide requests."""

    tables: list[str]
    """Sorted: locks taken in the same order cannot deadlock."""
    commands: list[tuple[str, int, str]]
    entries: list[tuple[str, int]]
    """Positions in logs whose marks are needed."""


class LookupResult(Struct):
    """The database's answer: the ends of logs, the index of each command, the marks of entries."""

    ends: dict[str, int]
    commands: dict[tuple[str, int, str], int]
    marks: dict[tuple[str, int], int]


class RowUpdate(Struct):
    """Changes to a row of `tables`; None leaves a column unchanged."""

    status: str | None = None
    alarm: float | UnsetType | None = UNSET
    summary: bytes | None = None
    ended: float | None = None

    def sets_only_alarm(self) -> bool:
        """Return whether only the alarm changes."""
        return self.status is None and self.summary is None and self.ended is None

    def values(self, table: str) -> tuple[object, ...]:
        """Return the values as a row: the table, then its columns; a flag before the alarm tells whether it changes."""
        sets_alarm = self.alarm is not UNSET
        return (table, self.status, sets_alarm, self.alarm if sets_alarm else None, self.summary, self.ended)


class Batch(Struct):
    """Everything that a transaction writes, as rows in the column order of the schema."""

    tables: list[TableRow] = []
    entries: list[tuple[str, int, int, bytes, int | None, str | None]] = []
    replaced: list[tuple[bytes, str, int]] = []
    """New bodies of entries to overwrite, each with its table and its index."""
    updates: dict[str, RowUpdate] = {}
    claims: list[tuple[AlarmClaim, bool]] = []
    """Each with a flag: whether it may have been written already."""
    presences: list[PresenceUpdate] = []
    probes: list[WriteProbe] = []
    log_ends: dict[str, int] = {}
    """The last index of each log that grows."""

    def is_empty(self) -> bool:
        """Return whether there is nothing to write."""
        return not (self.entries or self.claims or self.presences or self.probes)

    def has_only_entries(self) -> bool:
        """Return whether there are only entries to write, the usual case."""
        return not (self.tables or self.replaced or self.updates or self.claims or self.presences or self.probes)


def lookup_for(requests: Sequence[WriteRequest]) -> Lookup:
    """Return what must be looked up to decide these requests."""
    tables: set[str] = set()
    commands: list[tuple[str, int, str]] = []
    entries: list[tuple[str, int]] = []
    for request in requests:
        task = request.task
        if isinstance(task, Change):
            tables.add(task.table)
            if task.key is not None:
                commands.append((task.table, *task.key))
            if request.tried:
                entries.append((task.table, task.index))
        elif isinstance(task, TableCreation):
            tables.add(task.row.id)
            if request.tried:
                entries.append((task.row.id, 0))
        elif isinstance(task, AlarmClaim):
            tables.add(task.table)
    return Lookup(sorted(tables), commands, entries)


def assume_unchanged(requests: Sequence[WriteRequest]) -> LookupResult:
    """Return what the database would answer if no other worker has changed these tables and no command is a repetition.

    If that is wrong, the database rejects the write: entries, commands and tables have unique keys.
    """
    ends: dict[str, int] = {}
    for request in requests:
        if isinstance(request.task, Change):
            ends.setdefault(request.task.table, request.task.index)
    return LookupResult(ends, {}, {})


def build_batch(requests: Sequence[WriteRequest], found: LookupResult) -> tuple[list[Any], Batch]:
    """Return the answer to each request, in order, and the rows to write.

    The answer to a claim is known only when it is written: here it is None. So is the answer to a task without a
    result.
    """
    batch = Batch()
    answers: list[Any] = []
    for request in requests:
        task = request.task
        answer: Any = None
        if isinstance(task, Change):
            answer = _append(task, request, found, batch)
        elif isinstance(task, TableCreation):
            answer = _create(task, request, found, batch)
        elif isinstance(task, AlarmClaim):
            batch.claims.append((task, request.tried))
        elif isinstance(task, PresenceUpdate):
            batch.presences.append(task)
        else:
            batch.probes.append(task)
        answers.append(answer)
    return answers, batch


def _append(
    change: Change, request: WriteRequest, found: LookupResult, batch: Batch
) -> Appended | Conflict | Repeated | BadChange:
    table = change.table
    index = change.index
    if request.tried and found.marks.get((table, index)) == request.mark:
        return APPENDED
    command = None
    if change.key is not None:
        seat, key = change.key
        command = (table, seat, key)
        done = found.commands.get(command)
        if done is not None:
            return Repeated(done)
    end = found.ends.get(table)
    if end is None:
        return BadChange(f"there is no table {table!r}.")
    if index != end:
        return CONFLICT
    if command is not None:
        found.commands[command] = index
    _write_entries(table, index, change.bodies, request.mark, change.key, found, batch)
    batch.replaced += [(body, table, place) for place, body in change.replaced]
    if change.status is not None or change.alarm is not UNSET or change.summary is not None or change.ended is not None:
        _merge(batch.updates.setdefault(table, RowUpdate()), change)
    return APPENDED


def _create(create: TableCreation, request: WriteRequest, found: LookupResult, batch: Batch) -> BadChange | None:
    table = create.row.id
    if request.tried and found.marks.get((table, 0)) == request.mark:
        return None
    if table in found.ends:
        return BadChange(f"there is a table {table!r} already.")
    batch.tables.append(create.row)
    _write_entries(table, 0, create.bodies, request.mark, None, found, batch)
    return None


def _write_entries(
    table: str,
    index: int,
    bodies: list[bytes],
    mark: int,
    command: tuple[int, str] | None,
    found: LookupResult,
    batch: Batch,
) -> None:
    seat, key = (None, None) if command is None else command
    for body in bodies:
        batch.entries.append((table, index, mark, body, seat, key))
        # Only the first entry of a command has its key.
        seat = key = None
        index += 1
    found.ends[table] = index
    batch.log_ends[table] = index - 1


def _merge(update: RowUpdate, change: Change) -> None:
    """Apply the change to the update; the later of two changes wins."""
    if change.status is not None:
        update.status = change.status
    if change.alarm is not UNSET:
        update.alarm = change.alarm
    if change.summary is not None:
        update.summary = change.summary
    if change.ended is not None:
        update.ended = change.ended
