"""A refusal: a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

from mutiny.kernel.errors import BadOptions, IllegalMove, MalformedMove, MutinyError, NoSuchGame, NoSuchSeat
from mutiny.server.store.rows import StoreDown


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


def refusal_of(error: MutinyError) -> Refusal:
    """Turn an error of the rules or the store into a refusal.

    >>> refusal_of(IllegalMove("M2.1", "you have no wine")).code
    'illegal'
    """
    if isinstance(error, Refusal):
        return error
    if isinstance(error, IllegalMove):
        return Refusal("illegal", str(error), error.clause)
    if isinstance(error, MalformedMove | BadOptions | NoSuchGame | NoSuchSeat):
        return Refusal("malformed", str(error))
    if isinstance(error, StoreDown):
        return Refusal("unavailable", str(error))
    return Refusal("not-now", str(error))
