"""The failure of a command: one line for the user, and the exit status."""

from __future__ import annotations

BAD_DATA = 1
USAGE = 2
INTERRUPTED = 130


class Failure(Exception):
    """A command cannot continue: an input cannot be read, or an output cannot be written.

    >>> failure = Failure("game.json: not UTF-8 text.")
    >>> str(failure), failure.status
    ('game.json: not UTF-8 text.', 1)
    """

    status = BAD_DATA


class Usage(Failure):
    """The arguments of the command are wrong."""

    status = USAGE
