"""Encodes a history of any length as a fixed number of numbers by feature hashing of its lines.

Different histories practically always give different numbers, so that a learner can recall everything, although it must
discover what the numbers mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Final

PLACES: Final = 256
MARKS: Final = 3
"""The number of positions for each line: with several, two lines are rarely confused."""
KEPT: Final = 65_536


def scattered(lines: Sequence[str]) -> list[float]:
    """Return `PLACES` numbers for the lines of a history, each with its line number.

    >>> one, other = scattered(["0", ">3", ">5"]), scattered(["0", ">5", ">3"])
    >>> len(one) == PLACES, one == other
    (True, False)
    """
    places = [0.0] * PLACES
    for number, line in enumerate(lines):
        for place, mark in marks_of(number, line):
            places[place] += mark
    return places


@lru_cache(KEPT)
def marks_of(number: int, line: str) -> tuple[tuple[int, float], ...]:
    """Return the positions and values for a line of a history: the same on every machine.

    >>> marks_of(0, "0") == marks_of(0, "0"), len(marks_of(0, "0"))
    (True, 3)
    """
    digest = blake2b(f"{number} {line}".encode(), digest_size=2 * MARKS).digest()
    return tuple((digest[2 * mark] % PLACES, 1.0 if digest[2 * mark + 1] & 1 else -1.0) for mark in range(MARKS))
