"""Turns the errors of the rules and of the store into refusals."""

from __future__ import annotations

from mutiny.kernel.errors import BadOptions, IllegalMove, MalformedMove, MutinyError, NoSuchGame, NoSuchSeat
from mutiny.server.common.refusal import Refusal
from mutiny.server.store import StoreDown


def as_refusal(error: MutinyError) -> Refusal:
    """Turn an error of the rules or the store into a refusal.

    >>> as_refusal(IllegalMove("M2.1", "you have no wine")).code
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
