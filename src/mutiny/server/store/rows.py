"""The data of the store: tables, changes and their outcomes."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from mutiny.kernel.errors import MutinyError


class TableRow(Struct):
    """A table without its log. Times are in seconds since 1970."""

    id: str
    created: float
    game: str
    players: int
    open: bool
    seed: bytes
    status: str
    """"waiting", "playing", "over", or "closed" for a table that was closed before its game was over."""
    alarm: float | None
    """When an action is due at the table: a clock, an absence or a bot's move."""
    summary: bytes
    """The table's line in the lobby and the archive."""
    ended: float | None


class Change(Struct):
    """One change to a table: new entries of its log from `index` on, and the new values of its row.

    >>> Change("t", 7, [b"..."], key=(0, "click-12"), status="over").alarm
    UNSET
    """

    table: str
    index: int
    bodies: list[bytes]
    key: tuple[int, str] | None = None
    """The seat, and the id that it chose for its command: a repeated command is not carried out again."""
    status: str | None = None
    alarm: float | UnsetType | None = UNSET
    summary: bytes | None = None
    ended: float | None = None
    replaced: list[tuple[int, bytes]] = []
    """Entries to overwrite, by index: the only exception to a log that only grows, to erase what somebody wrote."""


class Appended(Struct, frozen=True):
    """The change is committed."""


class Conflict(Struct, frozen=True):
    """The log does not end where the change begins: read it again. Nothing was written."""


class Repeated(Struct, frozen=True):
    """The key was used before, by the change that begins at `index`. Nothing was written now."""

    index: int


AppendOutcome = Appended | Conflict | Repeated


class StoreDown(MutinyError):
    """The database does not answer, or cannot write. `reason` is the database's message, for logs only.

    The change may have been written, if only the answer was lost: the holder of the table reads it again.

    >>> str(StoreDown("disk is full"))
    'the database does not answer: try again in a moment.'
    """

    def __init__(self, reason: str) -> None:
        super().__init__("the database does not answer: try again in a moment.")
        self.reason = reason

    def parts(self) -> tuple[str]:
        return (self.reason,)


class BadChange(MutinyError):
    """An invalid change: an error of the caller."""


class BadDatabase(MutinyError):
    """The address of a database cannot be used."""
