"""The number of samples for comparisons of odds: fewer in pure form, which is slow and measured for coverage."""

from __future__ import annotations

from mutiny import form

SHARE = 5


def thinned(samples: int) -> int:
    """Return this number in compiled form and a fifth of it in pure form.

    Comparisons must allow for the smaller sample.
    """
    return samples if form() == "compiled" else samples // SHARE
