"""Loops that run as long as the server: they survive any error, log it, and are watched by metrics."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from mutiny.server.common.logging_setup import error_fields, logger

AFTER_ERROR_S: Final = 1.0
"""Seconds after an error until a loop goes on."""


class LoopWatch(Protocol):
    """Hears of the rounds and errors of loops, by their names."""

    def note_round(self, loop: str, now: float) -> None:
        """Note that a loop has begun a round, at a time in seconds since 1970."""
        ...

    def note_loop_error(self, loop: str) -> None:
        """Note that a round has failed."""
        ...


async def run_forever(
    name: str,
    do_round: Callable[[], Awaitable[None]],
    watch: LoopWatch | None = None,
    after_error: float = AFTER_ERROR_S,
) -> None:
    """Do round after round until the task is cancelled.

    An error ends its round only: without this, one table that cannot be processed would silently end the loop that
    looks after all of them.
    """
    while True:
        if watch is not None:
            watch.note_round(name, time.time())
        try:
            await do_round()
        except Exception as error:  # noqa: BLE001 (the loop must go on, whatever it is)
            if watch is not None:
                watch.note_loop_error(name)
            logger().error("loop failed", loop=name, **error_fields(error))
            await asyncio.sleep(after_error)
