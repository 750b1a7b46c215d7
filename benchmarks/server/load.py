"""The load: matches played at once, at full speed or at a number of moves per second, with the times of their moves."""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from dialects import Dialect, LoadMatch
from msgspec import Struct

PERCENTILES = (0.5, 0.99)


class LoadResult(Struct):
    """The results of a load. Times are in seconds, from the moment at which a move was due."""

    rate: float
    done: list[float]
    """The times until each move was acknowledged to the player who made it."""
    told: list[float]
    """The times until the other player was told of each move."""
    cost: float
    """The server's processor time per move, in microseconds."""
    client: float
    """The share of a processor that this program used."""


def combined(measured: Sequence[LoadResult]) -> LoadResult:
    """Combine the results of loads of the same kind: medians, and the times of all of them together."""
    done = [each for one in measured for each in one.done]
    told = [each for one in measured for each in one.told]
    rate, cost, client = (median(getattr(one, name) for one in measured) for name in ("rate", "cost", "client"))
    return LoadResult(rate, done, told, cost, client)


def percentiles(times: list[float]) -> list[float]:
    """Return the median and the 99th percentile of some seconds, in milliseconds.

    >>> percentiles([number / 1000 for number in range(1, 1001)])
    [501.0, 991.0]
    """
    times = sorted(times)
    return [times[min(len(times) - 1, int(part * len(times)))] * 1000 for part in PERCENTILES]


def cpu_seconds(pid: int) -> float:
    """Return the seconds of processor time that a process and those it started have used; 0 if the system is silent."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        started = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    except OSError:
        return 0.0
    own = (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))
    return own + sum(cpu_seconds(int(child)) for child in started)


class Load:
    """Matches at a server: some that are played now, and others to continue with when a game is over."""

    def __init__(self, dialect: Dialect, pid: int) -> None:
        self.dialect = dialect
        self.pid = pid
        self.chance = Random(1)
        self.spare: deque[LoadMatch] = deque()
        self.slots: list[LoadMatch] = []
        self.done: list[float] = []
        self.told: list[float] = []
        self.failures: list[dict[str, Any]] = []
        # These tell whether moves are counted, whether each follows the last one at once, and whether more are to be
        # made.
        self._counting = False
        self._saturating = False
        self._resting = True
        # By slot: the moves that were due while the one before was not acknowledged yet.
        self._waiting: list[deque[float]] = []
        self._free: set[int] = set()
        self._places: dict[int, int] = {}
        asyncio.get_running_loop().set_exception_handler(lambda _, context: self.failures.append(context))

    async def prepare(self, matches: int) -> None:
        """Open matches and connect their players."""
        seats = await asyncio.to_thread(lambda: [self.dialect.open_seats() for _ in range(matches)])
        for each in seats:
            match = await self.dialect.match_of(each, self.chance)
            match.on_done = self._done
            match.on_told = self._told
            self.spare.append(match)

    def seat(self, matches: int) -> None:
        """Set the number of matches that are played at once."""
        self.slots = [self.spare.popleft() for _ in range(matches)]
        self._places = {id(match): place for place, match in enumerate(self.slots)}
        self._waiting = [deque() for _ in range(matches)]
        self._free = set(range(matches))

    def _told(self, match: LoadMatch, now: float) -> None:
        if self._counting:
            self.told.append(now - match.began)

    def _done(self, match: LoadMatch, now: float) -> None:
        if self._counting:
            self.done.append(now - match.began)
        place = self._places[id(match)]
        if match.over:
            match = self._next(place)
        if self._saturating and not self._resting:
            match.move(perf_counter())
        elif self._waiting[place]:
            match.move(self._waiting[place].popleft())
        else:
            self._free.add(place)

    def _next(self, place: int) -> LoadMatch:
        """Return another match in place of one that is over."""
        if not self.spare:
            raise RuntimeError("too few matches were prepared")
        match = self.spare.popleft()
        self.slots[place].close()
        del self._places[id(self.slots[place])]
        self.slots[place] = match
        self._places[id(match)] = place
        return match

    async def saturate(self, warm: float, seconds: float) -> LoadResult:
        """Make as many moves as the server can take, one at a time in each match."""
        self._saturating = True
        self._resting = False
        free, self._free = self._free, set()
        for place in free:
            self.slots[place].move(perf_counter())
        await asyncio.sleep(warm)
        measured = await self._count(seconds)
        await self.finish_moves()
        return measured

    async def at_rate(self, rate: float, warm: float, seconds: float) -> LoadResult:
        """Make `rate` moves per second, whatever the server's speed.

        A delayed move counts from the time when it was due.
        """
        self._resting = False
        pacing = asyncio.ensure_future(self._pace(rate))
        await asyncio.sleep(warm)
        measured = await self._count(seconds)
        pacing.cancel()
        await self.finish_moves()
        return measured

    async def _pace(self, rate: float) -> None:
        start = perf_counter()
        number = 0
        while True:
            now = perf_counter()
            while (due := start + number / rate) <= now:
                place = number % len(self.slots)
                if place in self._free:
                    self._free.discard(place)
                    self.slots[place].move(due)
                else:
                    self._waiting[place].append(due)
                number += 1
            await asyncio.sleep(max(0.0, start + number / rate - perf_counter()))

    async def _count(self, seconds: float) -> LoadResult:
        self.done.clear()
        self.told.clear()
        server, client, began = cpu_seconds(self.pid), time.process_time(), perf_counter()
        self._counting = True
        await asyncio.sleep(seconds)
        self._counting = False
        self._check()
        span = perf_counter() - began
        cost = (cpu_seconds(self.pid) - server) / len(self.done) * 1e6
        here = (time.process_time() - client) / span
        return LoadResult(len(self.done) / span, self.done.copy(), self.told.copy(), cost, here)

    def _check(self) -> None:
        if self.failures:
            raise RuntimeError(f"a connection failed: {self.failures[0].get('exception', self.failures[0])}")
        if not self.done:
            raise RuntimeError("the server answers no more")

    async def finish_moves(self) -> None:
        """Wait until the moves in progress are finished."""
        self._resting = True
        for waiting in self._waiting:
            waiting.clear()
        deadline = perf_counter() + 10
        while len(self._free) < len(self.slots):
            self._check()
            if perf_counter() > deadline:
                raise RuntimeError("moves are not acknowledged")
            await asyncio.sleep(0.005)

    def close(self) -> None:
        """Disconnect everybody."""
        for match in (*self.slots, *self.spare):
            match.close()
        self.dialect.close()
