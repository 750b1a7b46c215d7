"""The errors of the program: each is one sentence that says what was wrong and what would be right."""

from __future__ import annotations

from typing import Any


class MutinyError(ValueError):
    """Anything a caller or a user did wrong; its text is a sentence fit to be shown."""

    def __reduce__(self) -> tuple[Any, ...]:
        # By its parts, not by its sentence, so that an error crosses from process to process whole.
        return (type(self), self.parts())

    def parts(self) -> tuple[Any, ...]:
        """What the error is made of."""
        return self.args


class MalformedMove(MutinyError):
    """A move that is not written as any move of the game is.

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
    """A move the rules forbid now; `clause` is the clause that forbids it.

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
    """Options, a number of players or a table of components that the game does not take."""


class BadRecord(MutinyError):
    """A record that does not read or replay; `entry` is the number of the entry at fault, from 0, if it is one.

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
