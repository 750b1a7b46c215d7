"""How many samples to take where odds are compared: fewer in pure form, which is slow and watched for coverage."""

from __future__ import annotations

from mutiny import form

SHARE = 5


def thinned(samples: int) -> int:
    """So many in compiled form, a fifth of them in pure form; what is compared must allow for their number."""
    return samples if form() == "compiled" else samples // SHARE
