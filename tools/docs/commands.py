"""The reference of the command line: the help of every command, as the program prints it."""

from __future__ import annotations

import contextlib
import io
import os
from unittest import mock

from mutiny.cli.entry import COMMANDS, main
from tools.docs.sources import Generated

WIDTH = "88"


def index() -> Generated:
    """Return the help of every command.

    >>> "usage: mutiny arena" in index().text
    True
    """
    parts = [f"## mutiny\n\n{_block('--help')}"]
    parts += [f"## mutiny {name}\n\n{_block('help', name)}" for name in COMMANDS]
    return Generated("\n\n".join(parts))


def _block(*arguments: str) -> str:
    written = io.StringIO()
    # Help must not depend on the machine that builds the site.
    with mock.patch.dict(os.environ, {"COLUMNS": WIDTH, "NO_COLOR": "1"}), contextlib.redirect_stdout(written):
        status = main(arguments)
    if status:
        raise RuntimeError(f"mutiny {' '.join(arguments)} ended with {status}")
    return f"```text\n{written.getvalue().rstrip()}\n```"
