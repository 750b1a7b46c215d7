"""The server's clock: the wall clock's time at the start, advanced by the monotonic clock."""

from __future__ import annotations

import time
from collections.abc import Callable


class ServerClock:
    """A clock that runs evenly even if the machine's clock is set, so that nobody loses on time because of that.

    >>> wall, steady = [100.0], [5.0]
    >>> clock = ServerClock(lambda: wall[0], lambda: steady[0])
    >>> wall[0], steady[0] = 9000.0, 6.5
    >>> clock.milliseconds()
    101500
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._offset = wall() - steady()

    def milliseconds(self) -> int:
        """Return the milliseconds since 1970."""
        return int((self._steady() + self._offset) * 1000)

    def seconds(self) -> float:
        """Return the seconds since 1970."""
        return self._steady() + self._offset
