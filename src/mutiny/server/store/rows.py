"""What goes into the store and what comes out of it: tables, seats given out, changes and their outcomes.

May import: the standard library, msgspec, mutiny.kernel.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from mutiny.kernel.errors import MutinyError


class TableRow(Struct):
    """A table, less its log. Times are seconds since 1970."""

    id: str
    created: float
    game: str
    players: int
    open: bool
    seed: bytes
    status: str
    """"waiting", "playing" or "over"."""
    alarm: float | None
    """When somebody must look after the table, because of a clock, an absence or a bot."""
    summary: bytes
    """What the lobby and the archive show of it."""
    ended: float | None


class Change(Struct):
    """What happens to a table at once: entries of its log from `index` on, and what follows from them.

    >>> Change("t", 7, [b"..."], key=(0, "click-12"), status="over").alarm
    UNSET
    """

    table: str
    index: int
    bodies: list[bytes]
    key: tuple[int, str] | None = None
    """The seat that acts and the id that it chose for its act: the same again is not done again."""
    status: str | None = None
    alarm: float | UnsetType | None = UNSET
    summary: bytes | None = None
    ended: float | None = None


class Appended(Struct, frozen=True):
    """The change is in the database and stays there."""


class Conflict(Struct, frozen=True):
    """The log does not end where the change begins: read it again. Nothing of the change has happened."""


class Repeated(Struct, frozen=True):
    """The key was used before, by the change that begins at `index`. Nothing has happened now."""

    index: int


Outcome = Appended | Conflict | Repeated


class StoreDown(MutinyError):
    """The database does not answer, or takes nothing more; what it says of itself is in `reason`, for logs only.

    A change may be there all the same, if the answer alone was lost: whoever holds the table reads it again.

    >>> str(StoreDown("disk is full"))
    'the database does not answer: try again in a moment.'
    """

    def __init__(self, reason: str) -> None:
        super().__init__("the database does not answer: try again in a moment.")
        self.reason = reason

    def parts(self) -> tuple[str]:
        return (self.reason,)


class BadChange(MutinyError):
    """A change that no database could take: its caller is at fault."""


class BadDatabase(MutinyError):
    """An address of a database that we cannot use."""
