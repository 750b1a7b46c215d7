"""What the tests of every game and of the kernel share: how long to run."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

SOAKING = os.environ.get("MUTINY_SOAK", "0") not in {"", "0"}


@pytest.fixture
def runs() -> Callable[[int, int], int]:
    """How often to try: the first number usually, the second with MUTINY_SOAK=1."""
    return lambda usual, soaking: soaking if SOAKING else usual
