"""`mutiny serve` as a function: the data folder, the listening socket, and one or more workers.

Every error that keeps the server from starting is reported as one sentence.
"""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from mutiny.kernel.errors import MutinyError
from mutiny.server import logs
from mutiny.server.settings import Settings
from mutiny.server.supervisor import Supervisor
from mutiny.server.worker import BACKLOG, run_worker

PRIVATE: Final = 0o700
SQLITE: Final = "sqlite:///"


class CannotServe(MutinyError):
    """The server cannot start."""


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until a signal arrives. `announce` is called with the address once clients can connect."""
    make_folder(settings.data)
    with reserved(settings.database), listening(settings.host, settings.port) as listener:
        address = address_of(listener)
        if settings.workers == 1:
            # Other servers may share a PostgreSQL database; a file is ours alone, because `reserved` holds its lock.
            alone = settings.database.startswith(SQLITE)
            trouble = run_worker(settings, listener, alone, lambda _: announce(address))
        else:
            logs.configure(settings.log)
            trouble = Supervisor(settings, listener).run(lambda: announce(address))
    if trouble is not None:
        raise CannotServe(trouble)


def make_folder(folder: Path) -> None:
    """Create the data folder, readable only for its owner: it holds the seeds of games under way."""
    try:
        folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"{folder}: {error.strerror or error}; name another folder with --data.") from None


@contextmanager
def reserved(database: str) -> Iterator[None]:
    """Lock the database file against a second server: neither would notice the other's changes."""
    if sys.platform == "win32" or not database.startswith(SQLITE):
        yield
        return
    import fcntl  # noqa: PLC0415 (not there on every system)

    path = Path(database.removeprefix(SQLITE) + ".lock")
    try:
        file = path.open("a")
    except OSError as error:
        raise CannotServe(f"{path}: {error.strerror or error}; name another folder with --data.") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            why = "another server uses this database; for several workers, start one server with --workers."
            raise CannotServe(f"{path.with_suffix('')}: {why}") from None
        yield


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """Open a listening socket.

    >>> with listening("127.0.0.1", 0) as listener:
    ...     address_of(listener).startswith("http://127.0.0.1:")
    True
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, place = found[0]
        listener = socket.create_server(place[:2], family=family, backlog=BACKLOG)
        # Accepted connections inherit it. Without it, a second small message waits until the first is acknowledged.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    except socket.gaierror:
        raise CannotServe(f"there is no host {host!r} here; see --host.") from None
    except OSError as error:
        raise CannotServe(f"port {port} of {host} {_hindrance(error)}") from None
    try:
        yield listener
    finally:
        listener.close()


def _hindrance(error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return "is taken, perhaps by another server; choose another one with --port."
    if error.errno == errno.EACCES:
        return "is not for everybody: choose one above 1023 with --port."
    if error.errno == errno.EADDRNOTAVAIL:
        return "cannot be had: that address is not this machine's; see --host."
    return f"cannot be had: {os.strerror(error.errno or 0)}."


def address_of(listener: socket.socket) -> str:
    """Return the address for clients on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
