"""`mutiny serve`: a server for others to play on."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from mutiny.cli.failure import Failure, Usage
from mutiny.cli.saves import data_folder
from mutiny.server.serve import serve
from mutiny.server.settings import BadSetting, Settings, read_settings
from mutiny.server.store import BadDatabase, back_up

EXAMPLES = """
mutiny serve                                        for programs and browsers on this machine
mutiny serve --host 0.0.0.0 --port 8080             for everybody who can reach this machine
mutiny serve --origins https://mutiny.example.org --proxies 127.0.0.1     behind a web server that is reached there
mutiny serve --backup tables.db                     copy the database, also while it is served, and end
mutiny serve --workers 4 --database postgresql://mutiny@db.example.org/mutiny
"""
ARGUMENTS = {
    "host": ("ADDRESS", "where to listen (default: 127.0.0.1, which only this machine can reach)"),
    "port": ("PORT", "the port to listen at, 0 for any that is free (default: 8765)"),
    "database": ("URL", "sqlite:///PATH or postgresql://... (default: mutiny.db in the data folder)"),
    "data": ("DIR", "the data folder (default: the user's)"),
    "workers": ("N", "processes that serve (default: 1)"),
    "origins": ("URL[,URL...]", "where the server is reached from outside, and pages of others that may use it"),
    "proxies": ("ADDRESS[,ADDRESS...]", "web servers in front of this one, whose word on who asks is believed"),
    "pace": ("SECONDS", "what a bot takes for a move (default: 1)"),
    "metrics": ("WHOM", "who may read /metrics: local, all or off (default: local)"),
    "log": ("LEVEL", "the least level of what is logged: debug, info, warning, error (default: info)"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command. Each can also be set in the environment, as MUTINY_PORT and so on."""
    for name, (value, about) in ARGUMENTS.items():
        parser.add_argument(f"--{name}", metavar=value, help=about)
    parser.add_argument("--backup", metavar="FILE", help="copy the SQLite database into a new file, and serve nothing")
    parser.description = f"{parser.description} Every option can be set in the environment too, as MUTINY_PORT is."


def run(options: argparse.Namespace) -> int:
    """Serve until a signal ends it."""
    given = {name: getattr(options, name) for name in ARGUMENTS}
    try:
        settings = read_settings(given, os.environ, data_folder())
    except BadSetting as error:
        raise Usage(f"serve: {error}") from None
    if options.backup is not None:
        try:
            back_up(settings.database, Path(options.backup))
        except BadDatabase as error:
            raise Failure(f"serve: {error}") from None
        print(f"{options.backup} holds all tables now; mutiny serve --database sqlite:///PATH serves such a copy.")
        return 0
    serve(settings, lambda address: print(announcement(address, settings), flush=True))
    return 0


def announcement(address: str, settings: Settings) -> str:
    """Return the message for the host once clients can connect.

    >>> from pathlib import Path
    >>> announcement("http://127.0.0.1:8765/", Settings(data=Path(), database=""))
    'Mutiny is served at http://127.0.0.1:8765/ for this machine alone; Ctrl+C stops it.'
    """
    whom = "for this machine alone" if settings.local else "for everybody who can reach this machine"
    return f"Mutiny is served at {address} {whom}; Ctrl+C stops it."
