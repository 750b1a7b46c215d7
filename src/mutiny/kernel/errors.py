"""The errors of the program. The text of each is one sentence: what is wrong, and what would be right."""

from __future__ import annotations

from typing import Any


class MutinyError(ValueError):
    """A mistake of a caller or a user; its text is a sentence that can be shown."""

    def __reduce__(self) -> tuple[Any, ...]:
        # Pickle the parts, not the sentence, so that an error arrives whole in another process.
        return (type(self), self.parts())

    def parts(self) -> tuple[Any, ...]:
        """Return the arguments that the error was made from."""
        return self.args


class MalformedMove(MutinyError):
    """A move whose notation the game does not have.

    >>> str(MalformedMove("ofer wine", "write 'offer CARD'"))
    "'ofer wine' is not a move: write 'offer CARD'."
    """

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(f"{text[:80]!r} is not a move: {reason}.")
        self.text = text
        self.reason = reason

    def parts(self) -> tuple[Any, ...]:
        return (self.text, self.reason)


class IllegalMove(MutinyError):
    """A move that the rules forbid now; `clause` is the clause that forbids it.

    >>> error = IllegalMove("M2.1", "it is not your turn")
    >>> str(error), error.clause
    ('M2.1: it is not your turn.', 'M2.1')
    """

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(f"{clause}: {reason}.")
        self.clause = clause
        self.reason = reason

    def parts(self) -> tuple[Any, ...]:
        return (self.clause, self.reason)


class BadOptions(MutinyError):
    """Options, a number of players or a table of components that the game does not accept."""


class BadRecord(MutinyError):
    """A record that cannot be read or replayed; `entry` is the number of the faulty entry, from 0, if there is one.

    >>> str(BadRecord("M2.1: Steffi has no wine.", 7))
    'entry 7: M2.1: Steffi has no wine.'
    """

    def __init__(self, reason: str, entry: int | None = None) -> None:
        super().__init__(reason if entry is None else f"entry {entry}: {reason}")
        self.reason = reason
        self.entry = entry

    def parts(self) -> tuple[Any, ...]:
        return (self.reason, self.entry)


class NoSuchSeat(MutinyError):
    """A seat that is not at the table.

    >>> str(NoSuchSeat(7, 4))
    'there is no seat 7: seats run from 0 to 3.'
    """

    def __init__(self, seat: int | None, players: int) -> None:
        super().__init__(f"there is no seat {seat}: seats run from 0 to {players - 1}.")
        self.seat = seat
        self.players = players

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.players)


class NoSuchGame(MutinyError):
    """A name under which no game is installed."""
