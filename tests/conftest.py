"""What the tests of every game and of the kernel share: how long to run, and that interrupts are heard."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

import pytest

from mutiny import form

SOAKING = os.environ.get("MUTINY_SOAK", "0") not in {"", "0"}

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that starts us in the background has us ignore interrupts, and the programs under test would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def runs() -> Callable[[int, int], int]:
    """How often to try: the first number usually, the second with MUTINY_SOAK=1.

    In pure form, which is slow and watched for coverage besides, a third of the usual: the compiled form does it all.
    """
    if SOAKING:
        return lambda usual, soaking: soaking
    return lambda usual, soaking: usual if form() == "compiled" else -(-usual // 3)
