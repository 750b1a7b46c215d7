"""Hands connections from worker to worker on one machine, so that the players of a table meet at one of them.

Each worker has a place, a number, and each table has a home, one of the places, which follows from its id. A connection
whose first request names a table is passed on, as an open file, to the worker at the table's home, which carries on as
if it had accepted the connection itself: nothing is forwarded later. If that worker is gone or does not react, the one
that accepted the connection serves it.
"""

from __future__ import annotations

import asyncio
import mmap
import re
import socket
import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from struct import Struct
from time import monotonic
from typing import Final
from zlib import crc32

from msgspec import Struct as Record

BEAT_S: Final = 0.5
"""Seconds between two signs of life of a worker."""
SILENT_S: Final = 3.0
"""Seconds without a sign of life after which a worker gets no connections."""
LARGEST_REQUEST: Final = 96 * 1024
"""Bytes that may have been read from a connection that is handed over."""
MOST_AT_ONCE: Final = 32
_TABLE: Final = re.compile(rb"(?:GET|POST) /api/v1/tables/([A-Za-z0-9_-]{1,40})[/ ?]")
_TIME: Final = Struct("d")

Adopt = Callable[[socket.socket, bytes], None]
"""Serves a connection, given what was read from it."""


class WorkerPlace(Record, frozen=True):
    """The place of a worker among those of its machine."""

    folder: str
    """A folder that only the server can read."""
    number: int
    count: int


def home_of(table_id: str, count: int) -> int:
    """Return the number of the place that is a table's home.

    >>> home_of("Zm9v", 4), home_of("YmFy", 4)
    (2, 0)
    """
    return crc32(table_id.encode("utf-8", "surrogatepass")) % count


class Neighbours:
    """The other workers of this machine, as one of them sees them."""

    def __init__(self, place: WorkerPlace) -> None:
        self.place = place
        self._folder = Path(place.folder)
        self._socket: socket.socket | None = None
        self._beats: mmap.mmap | None = None

    def is_home(self, table_id: str) -> bool:
        """Return whether this worker's place is a table's home."""
        return home_of(table_id, self.place.count) == self.place.number

    def start(self, adopt: Adopt) -> None:
        """Begin to take connections from the others."""
        path = self._folder / "beats"
        with path.open("a+b") as file:
            if path.stat().st_size < _TIME.size * self.place.count:
                file.truncate(_TIME.size * self.place.count)
            self._beats = mmap.mmap(file.fileno(), _TIME.size * self.place.count)
        own = self._address(self.place.number)
        own.unlink(missing_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(own))
        loop = asyncio.get_running_loop()
        loop.add_reader(self._socket, self._receive, self._socket, adopt)
        self._beat(loop)

    def stop(self) -> None:
        """Take no more connections."""
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._address(self.place.number).unlink(missing_ok=True)
            # Connections that were handed over and not received yet are closed: the clients come again.
            self._socket.close()
            self._socket = None

    def _address(self, number: int) -> Path:
        return self._folder / f"worker-{number}"

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._socket is not None and self._beats is not None:
            _TIME.pack_into(self._beats, _TIME.size * self.place.number, monotonic())
            loop.call_later(BEAT_S, self._beat, loop)

    def _receive(self, own: socket.socket, adopt: Adopt) -> None:
        for _ in range(MOST_AT_ONCE):
            try:
                data, files, _, _ = socket.recv_fds(own, LARGEST_REQUEST, 1)
            except OSError:
                return
            for file in files:
                adopt(socket.socket(fileno=file), data)

    def should_have(self, data: bytes) -> int | None:
        """Return the place of another worker that should have a connection, given its first data; None if it stays."""
        found = _TABLE.match(data)
        if found is None or len(data) > LARGEST_REQUEST:
            return None
        number = home_of(found[1].decode(), self.place.count)
        return number if number != self.place.number and self._is_alive(number) else None

    def _is_alive(self, number: int) -> bool:
        if self._beats is None:
            return False
        (last,) = _TIME.unpack_from(self._beats, _TIME.size * number)
        return bool(monotonic() - last < SILENT_S)

    def hand_over(self, number: int, file: int, data: bytes) -> bool | None:
        """Hand a connection over. Return False if the worker is gone, None if it has no room for it at the moment."""
        if self._socket is None:
            return False
        try:
            rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [file]))]
            self._socket.sendmsg([data], rights, 0, str(self._address(number)))
        except BlockingIOError:
            return None
        except OSError:
            return False
        return True


def can_hand_over() -> bool:
    """Return whether open connections can be passed between processes on this system."""
    return sys.platform != "win32" and hasattr(socket, "SCM_RIGHTS")
