"""The names of players, and the texts that they send."""

from __future__ import annotations

from collections.abc import Sequence

from mutiny.kernel.record import LONGEST_NAME as LONGEST_IN_RECORD
from mutiny.protocol.tables import LONGEST_NAME
from mutiny.server.common.refusal import Refusal

assert LONGEST_NAME <= LONGEST_IN_RECORD


def printable_text(text: str) -> str:
    """Replace unprintable characters with spaces: control and direction marks could garble the reader's screen.

    >>> printable_text("ahoy\\u202e\\nthere")
    'ahoy there'
    """
    replaced = "".join(c if c.isprintable() else " " for c in text)
    cleaned = " ".join(replaced.split())
    if not cleaned:
        raise Refusal("malformed", "there is nothing to read in it.")
    return cleaned


def checked_name(text: str, taken: Sequence[str | None]) -> str:
    """Check the name that a player asks for: it must be readable, short enough, and not in use at the table.

    >>> checked_name(" Ann ", ["Bo", None])
    'Ann'
    >>> checked_name("bo", ["Bo", None])
    Traceback (most recent call last):
    mutiny.server.common.refusal.Refusal: somebody at this table is called Bo already: choose another name.
    """
    try:
        name = printable_text(text)
    except Refusal:
        raise Refusal("name", "a name needs letters one can read.") from None
    if len(name) > LONGEST_NAME:
        raise Refusal("name", f"a name has at most {LONGEST_NAME} characters, not {len(name)}.")
    for other in taken:
        if other is not None and other.casefold() == name.casefold():
            raise Refusal("name", f"somebody at this table is called {other} already: choose another name.")
    return name
