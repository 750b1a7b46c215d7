"""The error for an act that a server refuses."""

from __future__ import annotations


class ActRefused(Exception):
    """An act was refused: a code for programs, a sentence for people, and the clause if a rule forbids it.

    >>> str(ActRefused("full", "all seats are taken."))
    'full: all seats are taken.'
    """

    def __init__(self, code: str, why: str, clause: str | None = None) -> None:
        super().__init__(f"{code}: {why}")
        self.code = code
        self.why = why
        self.clause = clause
