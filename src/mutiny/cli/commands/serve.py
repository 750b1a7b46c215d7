"""`mutiny serve`: a server for players on a network."""

from __future__ import annotations

import argparse
import io
import os
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

from mutiny.cli.failure import Failure, Usage
from mutiny.cli.saves import data_folder
from mutiny.common.extras import OptionalImports
from mutiny.server.common.settings import BadSetting, Settings, read_settings

EXAMPLES = """
mutiny serve                                        for programs and browsers on this machine
mutiny serve --open                                 the same, and open it in a browser
mutiny serve --host 0.0.0.0 --port 8080             for everybody who can reach this machine
mutiny serve --origins https://mutiny.example.org --proxies 127.0.0.1     behind a web server at that address
mutiny serve --backup tables.db                     copy the database, also while it is in use, and exit
mutiny serve --workers 4 --database postgresql://mutiny@db.example.org/mutiny
"""
WHITE_ON_BLACK = "\x1b[97;40m"
USUAL_COLOURS = "\x1b[0m"
ARGUMENTS = {
    "host": ("ADDRESS", "the address to listen on (default: 127.0.0.1, which only this machine can reach)"),
    "port": ("PORT", "the port to listen on, 0 for any free port (default: 8765)"),
    "database": ("URL", "sqlite:///PATH or postgresql://... (default: mutiny.db in the data folder)"),
    "data": ("DIR", "the data folder (default: the user's)"),
    "workers": ("N", "number of worker processes (default: 1)"),
    "origins": ("URL[,URL...]", "the public addresses of the server, and the origins of other pages that may use it"),
    "proxies": ("ADDRESS[,ADDRESS...]", "trusted web servers in front, which report the addresses of clients"),
    "pace": ("SECONDS", "seconds that a bot takes for a move (default: 1)"),
    "blocked_words": ("FILE", "words to refuse in names and chat, one on each line (default: none)"),
    "metrics": ("READERS", "the readers of /metrics: local (this machine), all or off (default: local)"),
    "addresses": ("on|off", "log the addresses of players, so that you can ban them (default: off)"),
    "log": ("LEVEL", "the least severe level that is logged: debug, info, warning or error (default: info)"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command. Each can also be set in the environment, as MUTINY_PORT and so on."""
    for name, (value, about) in ARGUMENTS.items():
        parser.add_argument(f"--{name.replace('_', '-')}", metavar=value, help=about)
    parser.add_argument("--open", action="store_true", help="open the games in a browser of this machine")
    parser.add_argument("--backup", metavar="FILE", help="copy the SQLite database into a new file and exit")
    parser.description = f"{parser.description} Every option is also an environment variable, such as MUTINY_PORT."


def run(options: argparse.Namespace) -> int:
    """Serve until a signal ends it."""
    # Import these here, so that the help of the command needs no extra.
    with OptionalImports("server"):
        from mutiny.server.edge.static_files import NO_CLIENT, has_client  # noqa: PLC0415
        from mutiny.server.process.serve import network_addresses, serve  # noqa: PLC0415
        from mutiny.server.store import BadDatabase, back_up  # noqa: PLC0415
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
    if not has_client():
        print(f"mutiny: {NO_CLIENT}", file=sys.stderr, flush=True)

    def announce(address: str) -> None:
        print(announcement(address, settings, network_addresses(settings.host, port_of(address))), flush=True)
        if options.open:
            # In a thread: some browsers take seconds to start, and players are being served already.
            Thread(target=open_browser, args=(address,), daemon=True).start()

    serve(settings, announce)
    return 0


def port_of(address: str) -> int:
    """Return the port of an address that the server has printed.

    >>> port_of("http://127.0.0.1:8765/")
    8765
    """
    return urlsplit(address).port or 80


def announcement(address: str, settings: Settings, others: list[str]) -> str:
    """Return the message for the host once clients can connect. `others` are the addresses for other devices.

    >>> from pathlib import Path
    >>> announcement("http://127.0.0.1:8765/", Settings(data=Path(), database=""), [])
    'Mutiny is served at http://127.0.0.1:8765/ for this machine alone; Ctrl+C stops it.'
    >>> public = Settings(data=Path(), database="", host="0.0.0.0")
    >>> print(announcement("http://127.0.0.1:8765/", public, ["http://192.168.1.20:8765/"]))
    Mutiny is served at http://127.0.0.1:8765/ for everybody who can reach this machine; Ctrl+C stops it.
    Other devices in the local network open http://192.168.1.20:8765/
    """
    whom = "for this machine alone" if settings.local else "for everybody who can reach this machine"
    lines = [f"Mutiny is served at {address} {whom}; Ctrl+C stops it."]
    if settings.origins:
        lines.append(f"Its public addresses are {', '.join(settings.origins)}")
    elif others:
        lines.append(f"Other devices in the local network open {' or '.join(others)}")
        if sys.stdout.isatty():
            lines += ["", qr_code(others[0])]
    return "\n".join(lines)


def qr_code(address: str) -> str:
    """Return an address as a picture for the camera of a phone, drawn for a terminal.

    >>> len(qr_code("http://192.168.1.20:8765/").splitlines())
    17
    """
    with OptionalImports("server"):
        import segno  # noqa: PLC0415
    picture = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(picture, compact=True)
    # The colours are set because cameras expect dark squares on a bright ground, whatever the colours of the terminal.
    return "\n".join(f"{WHITE_ON_BLACK}{line}{USUAL_COLOURS}" for line in picture.getvalue().splitlines())


def open_browser(address: str) -> None:
    """Open an address in a browser with windows; say so if there is none here."""
    # Without a desktop, the module would start a browser in the terminal, over the output of the server.
    desktop = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if not (desktop and webbrowser.open(address)):
        print(f"There is no browser here that can be opened; type the address into one: {address}", flush=True)
