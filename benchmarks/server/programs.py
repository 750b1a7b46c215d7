"""The two servers as programs on this machine, started with their usual settings."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

BOARDGAME = Path(__file__).resolve().parent / "boardgame"
MOVES = 64
"""The number of moves after which a match of boardgame.io ends: that of a random game of Cartagena for two."""
UNLIMITED = {
    "MUTINY_MESSAGES": "none",
    "MUTINY_ADDRESS_MESSAGES": "none",
    "MUTINY_ADDRESS_FRAMES": "none",
    "MUTINY_ADDRESS_REQUESTS": "none",
    "MUTINY_ADDRESS_OPENINGS": "none",
    "MUTINY_ADDRESS_CONNECTIONS": "1000000",
    "MUTINY_CONNECTIONS": "1000000",
    "MUTINY_LOG": "warning",
}
"""Settings without limits (docs/server.md), because all players come from one address here, and are fast."""


class ServerMissing(Exception):
    """An error: a server cannot be measured here. The message gives the reason."""


@contextmanager
def mutiny_server() -> Iterator[tuple[int, list[int]]]:
    """Start `mutiny serve` with one worker and SQLite on this disk; yield its process and its port."""
    # The folder is not the one for temporary files, which may be in memory.
    with TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        command = [sys.executable, "-m", "mutiny", "serve", "--port", "0", "--data", folder]
        with _running(command, Path.cwd(), UNLIMITED) as process:
            assert process.stdout is not None
            found = re.search(r":(\d+)/", process.stdout.readline())
            if found is None:
                raise ServerMissing("mutiny serve does not start")
            yield process.pid, [int(found[1])]


@contextmanager
def boardgame_server() -> Iterator[tuple[int, list[int]]]:
    """Start boardgame.io's server, in memory; yield its process, its port, and the port of its lobby."""
    install()
    with _running(["node", "server.mjs", str(MOVES)], BOARDGAME, {"NODE_ENV": "production"}) as process:
        assert process.stdout is not None
        ports = process.stdout.readline().split()
        if len(ports) != 2:
            raise ServerMissing("boardgame.io's server does not start")
        yield process.pid, [int(port) for port in ports]


@contextmanager
def _running(command: list[str], folder: Path, more: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    environment = {**os.environ, **more}
    process = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.communicate()


def install() -> None:
    """Have npm install the locked packages, once."""
    if (BOARDGAME / "node_modules").exists():
        return
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise ServerMissing("node and npm are not here")
    command = ["npm", "ci", "--no-audit", "--no-fund", "--silent"]
    if subprocess.run(command, cwd=BOARDGAME, check=False, stdout=sys.stderr).returncode:
        shutil.rmtree(BOARDGAME / "node_modules", ignore_errors=True)
        raise ServerMissing("npm cannot install it")


def version() -> str:
    """Return the version of boardgame.io that is measured."""
    wanted = json.loads((BOARDGAME / "package.json").read_text(encoding="utf-8"))
    found: str = wanted["dependencies"]["boardgame.io"]
    return found
