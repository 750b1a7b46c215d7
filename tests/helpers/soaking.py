"""Tell whether this is a long run, and provide its seed.

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
    """Return the seed of a long run, or 0 in all other runs. Child processes inherit the seed."""
    if not SOAKING:
        return 0
    given = os.environ.setdefault("MUTINY_SOAK_SEED", str(secrets.randbelow(1 << 32)))
    if not given.isascii() or not given.isdigit() or int(given) >= 1 << 32:
        raise SystemExit(f"MUTINY_SOAK_SEED must be a whole number below 2^32, not {given!r}.")
    return int(given)


SEED = seed_of_this_run()


def varied(name: T) -> T | str:
    """Return the name of a series or generator: the same in every usual run, a different one in each long run."""
    return f"{name}, soak {SEED}" if SOAKING else name
