"""The lease of a worker: until when the other workers take it for alive.

A worker renews it in the database every few seconds. If it could not, because it was paused or the database was away,
other workers may do what is due at its tables, and it reads them again before it relies on its memory.
"""

from __future__ import annotations

from mutiny.server.common.clock import ServerClock


class Lease:
    """The lease of this worker, as far as it knows.

    >>> now = [100.0]
    >>> lease = Lease(ServerClock(lambda: now[0], lambda: now[0]))
    >>> lease.number, lease.renew(115.0), lease.number, lease.renew(118.0), lease.number
    (0, True, 1, False, 1)
    >>> now[0] = 130.0
    >>> lease.number, lease.renew(145.0), lease.number
    (0, True, 2)
    """

    def __init__(self, clock: ServerClock) -> None:
        self._clock = clock
        self._until = 0.0
        self._number = 0

    @property
    def number(self) -> int:
        """The number of the lease that is valid now; 0 if there is none."""
        return self._number if self._clock.seconds() < self._until else 0

    def renew(self, until: float) -> bool:
        """Note that the database has the lease until a time. Return whether it is another lease than before."""
        is_new = self.number == 0
        if is_new:
            self._number += 1
        self._until = until
        return is_new
