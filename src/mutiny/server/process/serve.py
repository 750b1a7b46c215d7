"""`mutiny serve` as a function: the data folder, the listening socket, and one or more workers.

Every error that keeps the server from starting is reported as one sentence.
"""

from __future__ import annotations

import errno
import os
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from mutiny.kernel.errors import MutinyError
from mutiny.server.common import logging_setup
from mutiny.server.common.settings import LOOPBACK, Settings
from mutiny.server.process.http_server import BACKLOG
from mutiny.server.process.supervisor import Supervisor
from mutiny.server.process.worker import run_worker

OWNER_ONLY: Final = 0o700
SQLITE: Final = "sqlite:///"
# One address in each network of the usual kinds, and one on the internet (reserved for documentation).
IPV4_ELSEWHERE: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
IPV6_ELSEWHERE: Final = ("2001:db8::1", "fd00::1")


class CannotServe(MutinyError):
    """The server cannot start."""


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until a signal arrives. `announce` is called with the address once clients can connect."""
    make_folder(settings.data)
    settings = replace(settings, started=time.time())
    with database_lock(settings.database), listening_socket(settings.host, settings.port) as listener:
        address = address_of(listener)
        if settings.workers == 1:
            # Other servers may share a PostgreSQL database; a file is ours alone: `database_lock` holds it.
            alone = settings.database.startswith(SQLITE)
            failure = run_worker(settings, listener, alone, lambda _: announce(address))
        else:
            logging_setup.configure(settings.log)
            failure = Supervisor(settings, listener).run(lambda: announce(address))
    if failure is not None:
        raise CannotServe(failure)


def make_folder(folder: Path) -> None:
    """Create the data folder, readable only for its owner: it holds the seeds of games under way."""
    try:
        folder.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"{folder}: {error.strerror or error}; name another folder with --data.") from None


@contextmanager
def database_lock(database: str) -> Iterator[None]:
    """Lock the database file against a second server: neither would notice the other's changes."""
    if sys.platform == "win32" or not database.startswith(SQLITE):
        yield
        return
    import fcntl  # noqa: PLC0415 (missing on some systems)

    # The lock lies beside the file itself, not beside a symbolic link to it.
    path = Path(os.path.realpath(database.removeprefix(SQLITE)) + ".lock")
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
def listening_socket(host: str, port: int) -> Iterator[socket.socket]:
    """Open a listening socket.

    >>> with listening_socket("127.0.0.1", 0) as listener:
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
        raise CannotServe(f"port {port} of {host} {_bind_error(error)}") from None
    try:
        yield listener
    finally:
        listener.close()


def _bind_error(error: OSError) -> str:
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
    return url(host, port)


def url(host: str, port: int) -> str:
    """Return the address of a server.

    >>> url("127.0.0.1", 8765), url("::1", 8765)
    ('http://127.0.0.1:8765/', 'http://[::1]:8765/')
    """
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def network_addresses(host: str, port: int) -> list[str]:
    """Return the addresses under which other devices reach a server that listens on a host.

    >>> network_addresses("192.168.1.20", 8765), network_addresses("127.0.0.1", 8765)
    (['http://192.168.1.20:8765/'], [])
    """
    if host in LOOPBACK:
        return []
    if host == "0.0.0.0":
        found = _own_addresses(socket.AF_INET, IPV4_ELSEWHERE)
    elif host == "::":
        found = _own_addresses(socket.AF_INET6, IPV6_ELSEWHERE)
    else:
        found = [host]
    return [url(each, port) for each in found]


def _own_addresses(family: socket.AddressFamily, elsewhere: tuple[str, ...]) -> list[str]:
    """Return the addresses of this machine from which it would send to some others. Nothing is sent."""
    found: dict[str, None] = {}
    for other in elsewhere:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as asking:
                asking.connect((other, 9))
                found[asking.getsockname()[0]] = None
        except OSError:
            # No network leads there.
            continue
    return [each for each in found if not ip_address(each).is_loopback]
