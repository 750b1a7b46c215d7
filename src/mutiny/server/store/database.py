"""What the store needs of a kind of database; sqlite.py and postgres.py are two such kinds.

May import: the standard library, sqlalchemy, and rows, work of this package.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Protocol

from sqlalchemy import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError

from mutiny.server.store.rows import BadDatabase
from mutiny.server.store.work import Look, Seen, Work

News = list[tuple[str, int]]
"""Tables, each with the index of an entry that another worker has written; ("", 0): perhaps any table."""


class Writer(Protocol):
    """The one connection of a process that writes. After an error it is closed, and another is opened."""

    hopeful: bool
    """Whether it is worth trying to write without having looked, if nothing speaks against it."""

    def begin(self, look: Look) -> Seen:
        """Begin a transaction that alone may write to the tables in question, and see how they are."""
        ...

    def write(self, work: Work) -> list[bool]:
        """Write all of it, and return when it is on the disk; for each claim, whether it was good.

        In the transaction that was begun, or, to who is hopeful, in one of its own.
        """
        ...

    def tidy(self) -> None:
        """Do what can be done when those who waited have been answered. Never fails."""
        ...

    def rollback(self) -> None:
        """End the transaction with nothing written."""
        ...

    def ping(self) -> None:
        """Fail if the database is not there."""
        ...

    def close(self) -> None:
        """Never fails."""
        ...


class Watch(Protocol):
    """A connection that hears what other workers write, from when it was opened on."""

    def wait(self) -> News:
        """What is new; waits for it, for a while."""
        ...

    def wake(self) -> None:
        """Have `wait` return; may be called in any thread."""
        ...

    def close(self) -> None:
        """Never fails."""
        ...


class Database(Protocol):
    """A kind of database, at an address."""

    engine: Engine
    """For reading."""

    def prepare(self) -> None:
        """Make the database ready to be migrated, if there is something to be made ready."""
        ...

    def migrating(self) -> AbstractContextManager[Connection]:
        """A transaction in which nobody else migrates."""
        ...

    def writer(self, author: int) -> Writer:
        """Connect, to write as that author."""
        ...

    def watch(self, author: int) -> Watch:
        """Connect, to hear of what all others than that author write."""
        ...

    def is_trouble(self, error: Exception) -> bool:
        """Whether an error says that the database cannot work now, not that it was asked for nonsense."""
        ...


def address(url: str) -> URL:
    """An address of a database, taken apart.

    >>> address("postgresql://ann:secret@db/mutiny").host
    'db'
    """
    try:
        return make_url(url)
    except ArgumentError:
        # Not the address itself: there may be a password in it.
        raise BadDatabase(
            "that is no address of a database: write sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME."
        ) from None


def of_driver(error: BaseException) -> BaseException:
    """What the driver said, whoever passed it on."""
    original = getattr(error, "orig", None)
    return original if isinstance(original, BaseException) else error


def reason_of(error: BaseException) -> str:
    """What an error says, for logs: its first line, since the others may show what was to be written.

    >>> reason_of(OSError("disk full\\nDETAIL: Key (digest)=..."))
    'OSError: disk full'
    """
    told = of_driver(error)
    return f"{type(told).__name__}: {str(told).partition(chr(10))[0][:300]}"
