"""What a server refuses. May import: the standard library."""

from __future__ import annotations


class ActRefused(Exception):
    """It has not happened: a code for programs, a sentence for people, the clause of the rules if one forbids it.

    >>> str(ActRefused("full", "all seats are taken."))
    'full: all seats are taken.'
    """

    def __init__(self, code: str, why: str, clause: str | None = None) -> None:
        super().__init__(f"{code}: {why}")
        self.code = code
        self.why = why
        self.clause = clause
