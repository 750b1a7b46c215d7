"""How long tests wait, at most, for something that must happen.

A test waits for an event and goes on at once when it has happened; how quick the machine is must not matter. The limits
below only end a test that would hang for ever. They are long enough for a machine that is slow and busy, and every test
uses them, so that none is less patient than the others.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

LONG_S = float(os.environ.get("MUTINY_PATIENCE", "300"))
"""Seconds after which something that has not happened will never happen.

Set MUTINY_PATIENCE to a smaller number while you look for the cause of a failure.
"""
LONG_MS = 1000 * LONG_S
"""The same in milliseconds, for browsers."""
POLL_S = 0.01
"""Seconds between two looks at what cannot be waited for otherwise."""


def wait_until(condition: Callable[[], object], describe: Callable[[], object] = lambda: "") -> None:
    """Wait for a condition that another process or thread makes true.

    If it never is, `describe` tells what there is instead.
    """
    deadline = time.monotonic() + LONG_S
    while not condition():
        assert time.monotonic() < deadline, describe()
        time.sleep(POLL_S)
