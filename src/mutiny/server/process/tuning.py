"""Adjusts the process and the interpreter for a busy server."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

GARBAGE_THRESHOLDS: Final = (2_000, 5, 100)
"""Thresholds of Python's cyclic garbage collector.

Everything waits while it runs: up to a millisecond for 2,000 objects, a sixth of a second for those of 10,000 tables.
Hardly anything here becomes cyclic garbage.
"""
SWITCH_INTERVAL_S: Final = 0.0002
"""The interpreter's thread switch interval in seconds: during a commit, the event loop waits between two statements."""


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the fastest event loop of this system; None for the usual one."""
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 (missing on some systems)

    return uvloop.new_event_loop


def allow_many_files() -> None:
    """Raise the limit on open files: every connection is one."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 (missing on some systems)

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def tune_interpreter() -> None:
    """Exempt the startup objects from garbage collection, and set the collector and the thread switch interval."""
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL_S)


def ignore_interrupts() -> None:
    """Ignore keyboard interrupts: the terminal sends them to all processes, but only the parent must handle them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
