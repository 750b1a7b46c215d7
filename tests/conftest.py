"""What the tests of every game and of the kernel share: how long to run, and that interrupts are heard."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

import pytest

SOAKING = os.environ.get("MUTINY_SOAK", "0") not in {"", "0"}

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that starts us in the background has us ignore interrupts, and the programs under test would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def runs() -> Callable[[int, int], int]:
    """How often to try: the first number usually, the second with MUTINY_SOAK=1."""
    return lambda usual, soaking: soaking if SOAKING else usual
