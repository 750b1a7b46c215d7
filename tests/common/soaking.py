"""Long runs: whether this is one, and the seed that makes each of them explore something else.

`make soak` takes a fresh seed each time and prints it; MUTINY_SOAK_SEED=... in the environment repeats a run. All other
runs are the same each time.
"""

from __future__ import annotations

import os
import secrets
from typing import TypeVar

T = TypeVar("T", str, int)

SOAKING = os.environ.get("MUTINY_SOAK", "0") not in {"", "0"}


def seed_of_this_run() -> int:
    """The seed of a long run; 0 in all other runs. The processes that a run starts inherit it."""
    if not SOAKING:
        return 0
    given = os.environ.setdefault("MUTINY_SOAK_SEED", str(secrets.randbelow(1 << 32)))
    if not given.isascii() or not given.isdigit() or int(given) >= 1 << 32:
        raise SystemExit(f"MUTINY_SOAK_SEED must be a whole number below 2^32, not {given!r}.")
    return int(given)


SEED = seed_of_this_run()


def varied(name: T) -> T | str:
    """The name of a series of random games or of a generator: the same in every usual run, another in each long one."""
    return f"{name}, soak {SEED}" if SOAKING else name
