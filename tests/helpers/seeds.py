"""Seeds for the tables of servers under test: a test plays the same games in every run."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from itertools import count

from helpers.soaking import varied


def table_seeds(test: str) -> Callable[[], bytes]:
    """Return a function that returns the seed of the next table. The seeds follow from the name of the test.

    `make soak` deals different games.

    >>> seeds = table_seeds("test_me")
    >>> seeds() == seeds(), seeds() == table_seeds("test_me")()
    (False, False)
    >>> table_seeds("test_me")() == table_seeds("test_me")()
    True
    """
    numbers = count(1)
    return lambda: sha256(varied(f"{test} {next(numbers)}").encode()).digest()
