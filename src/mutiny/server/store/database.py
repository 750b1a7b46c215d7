"""The interface between the store and a kind of database. sqlite.py and postgres.py implement it."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Protocol

from sqlalchemy import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError

from mutiny.server.store.batch import Batch, Lookup, LookupResult
from mutiny.server.store.rows import BadDatabase

RemoteChanges = list[tuple[str, int]]
"""Tables, each with the index of an entry that another worker has written; ("", 0) stands for any table."""


class DatabaseWriter(Protocol):
    """The connection with which a process writes. After an error it is closed, and another is opened."""

    optimistic: bool
    """Whether an attempt to write without reading first is worthwhile."""

    def begin(self, lookup: Lookup) -> LookupResult:
        """Begin a transaction with exclusive write access to the tables in question, and read their state."""
        ...

    def write(self, batch: Batch) -> list[bool]:
        """Write everything and commit; return whether each claim succeeded.

        Writes in the transaction that `begin` began. Without one, it begins a transaction of its own.
        """
        ...

    def maintain(self) -> None:
        """Do maintenance after the requests have been answered. Never fails."""
        ...

    def rollback(self) -> None:
        """End the transaction without writing."""
        ...

    def ping(self) -> None:
        """Fail if the database cannot be reached."""
        ...

    def close(self) -> None:
        """Close the connection. Never fails."""
        ...


class ChangeWatch(Protocol):
    """A connection that reports what other workers write, from its opening on."""

    def wait(self) -> RemoteChanges:
        """Wait a while for changes and return them."""
        ...

    def wake(self) -> None:
        """Make `wait` return. May be called in any thread."""
        ...

    def close(self) -> None:
        """Close the connection. Never fails."""
        ...


class Database(Protocol):
    """A database of some kind, at an address."""

    engine: Engine
    """The engine for reading."""

    damage: str | None
    """The first error that showed that pages of the database are damaged; None if there was none."""

    def free_bytes(self) -> int | None:
        """Return the room that is left on the database's disk; None if that is not known."""
        ...

    def prepare(self) -> None:
        """Prepare the database for migration, if necessary."""
        ...

    def migrating(self) -> AbstractContextManager[Connection]:
        """Begin a transaction during which nobody else migrates."""
        ...

    def writer(self, author: int) -> DatabaseWriter:
        """Connect for writing as an author."""
        ...

    def watch(self, author: int) -> ChangeWatch:
        """Connect to receive the changes of all other authors."""
        ...

    def is_outage(self, error: Exception) -> bool:
        """Return whether an error means that the database cannot work now, not that a request was invalid."""
        ...


def parse_url(url: str) -> URL:
    """Parse the address of a database.

    >>> parse_url("postgresql://ann:secret@db/mutiny").host
    'db'
    """
    try:
        return make_url(url)
    except ArgumentError:
        # The address is not shown: it may contain a password.
        raise BadDatabase(
            "that is not the address of a database: write sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME."
        ) from None


def driver_error(error: BaseException) -> BaseException:
    """Return the driver's own error, if another library wraps it."""
    original = getattr(error, "orig", None)
    return original if isinstance(original, BaseException) else error


def reason_of(error: BaseException) -> str:
    """Return the first line of an error, for logs: the other lines may show the data.

    >>> reason_of(OSError("disk full\\nDETAIL: Key (digest)=..."))
    'OSError: disk full'
    """
    cause = driver_error(error)
    return f"{type(cause).__name__}: {str(cause).partition(chr(10))[0][:300]}"
