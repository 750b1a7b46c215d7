"""Failures of a command: one line for the user, and the exit status. Imports the standard library only."""

from __future__ import annotations

BAD_DATA = 1
USAGE = 2


class Failure(Exception):
    """A command cannot go on: something it was given does not read, or cannot be written.

    >>> failure = Failure("game.json: not UTF-8 text.")
    >>> str(failure), failure.status
    ('game.json: not UTF-8 text.', 1)
    """

    status = BAD_DATA


class Usage(Failure):
    """The command was called in a way it does not understand."""

    status = USAGE
