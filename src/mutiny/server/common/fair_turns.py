"""Fair turns: a few places for work, given out in turns to groups, and in each group to its members."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairTurns:
    """Gives out places. Whoever asks for many waits for the others in between, but no place stays empty.

    >>> async def example() -> list[str]:
    ...     turns, done = FairTurns(1), []
    ...     async def work(group: str, number: int) -> None:
    ...         async with turns.turn(group):
    ...             await asyncio.sleep(0)
    ...             done.append(f"{group}{number}")
    ...     await asyncio.gather(*(work("a", number) for number in range(3)), work("b", 0))
    ...     return done
    >>> asyncio.run(example())
    ['a0', 'a1', 'b0', 'a2']
    """

    def __init__(self, places: int) -> None:
        self._free = places
        # By group and member: those who wait. The groups, and the members of each, are in the order of their next turn.
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}

    @asynccontextmanager
    async def turn(self, group: str, member: str = "") -> AsyncIterator[None]:
        """Wait for a place, and keep it inside the context."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(group, member)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, group: str, member: str) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(group, {}).setdefault(member, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                # It was given a place just before.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a place to the next one who waits."""
        while self._waiting:
            group, members = next(iter(self._waiting.items()))
            member, places = next(iter(members.items()))
            del self._waiting[group], members[member]
            place = places.popleft()
            # Both go to the end of their rows.
            if places:
                members[member] = places
            if members:
                self._waiting[group] = members
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
