"""A refusal: a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

from mutiny.kernel.errors import MutinyError


class Refusal(MutinyError):
    """A command or request is refused.

    >>> refusal = Refusal("full", "all seats are taken.")
    >>> refusal.code, str(refusal)
    ('full', 'all seats are taken.')
    """

    def __init__(self, code: str, why: str, clause: str | None = None, option: str | None = None) -> None:
        super().__init__(why)
        self.code = code
        self.why = why
        self.clause = clause
        self.option = option

    def parts(self) -> tuple[Any, ...]:
        return (self.code, self.why, self.clause, self.option)
