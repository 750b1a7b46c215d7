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


class PluginFailed(Exception):
    """An error in a game or bot that is not part of this program: neither the caller's mistake nor our defect.

    The error itself is its cause. `bot` is the name of the bot, if it is one; `game` is empty and `seat` None if
    they are not known.

    >>> print(PluginFailed("toybox", "toy", 1, "KeyError: 7"))
    the plug-in toybox failed in the game toy at seat 1: KeyError: 7
    >>> print(PluginFailed("toybox", "toy", 1, "KeyError: 7", bot="Grumpy"))
    the bot Grumpy of the plug-in toybox failed in the game toy at seat 1: KeyError: 7
    """

    def __init__(self, plugin: str, game: str, seat: int | None, reason: str, bot: str = "") -> None:
        what = f"the bot {bot} of the plug-in {plugin}" if bot else f"the plug-in {plugin}"
        where = (f" in the game {game}" if game else "") + ("" if seat is None else f" at seat {seat}")
        super().__init__(f"{what} failed{where}: {reason}")
        self.plugin = plugin
        self.game = game
        self.seat = seat
        self.reason = reason
        self.bot = bot

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.plugin, self.game, self.seat, self.reason, self.bot))
