"""The time of a server: that of the wall when it began, and steady from then on. May import: the standard library."""

from __future__ import annotations

import time
from collections.abc import Callable


class Time:
    """Goes on evenly whatever is done to the clock of the machine: nobody loses on time because it was set.

    >>> wall, steady = [100.0], [5.0]
    >>> now = Time(lambda: wall[0], lambda: steady[0])
    >>> wall[0], steady[0] = 9000.0, 6.5
    >>> now.now()
    101500
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._offset = wall() - steady()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int((self._steady() + self._offset) * 1000)

    def seconds(self) -> float:
        """Seconds since 1970."""
        return self._steady() + self._offset
