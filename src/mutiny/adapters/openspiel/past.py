"""A past of any length as a fixed number of numbers: each line of it is scattered by its hash (feature hashing).

Two different pasts give different numbers but for one time in more than anybody will count, so that what learns from
them can recall everything, though it must find out by itself what the numbers mean. Imports the standard library only.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Final

PLACES: Final = 256
MARKS: Final = 3
"""Places that a line is written to: with several, two lines are seldom taken for each other."""
KEPT: Final = 65_536


def scattered(lines: Sequence[str]) -> list[float]:
    """The lines of a past, each with its number, as `PLACES` numbers.

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
    """Where a line of a past is written, and what: the same on every machine.

    >>> marks_of(0, "0") == marks_of(0, "0"), len(marks_of(0, "0"))
    (True, 3)
    """
    digest = blake2b(f"{number} {line}".encode(), digest_size=2 * MARKS).digest()
    return tuple((digest[2 * mark] % PLACES, 1.0 if digest[2 * mark + 1] & 1 else -1.0) for mark in range(MARKS))
