"""`mutiny serve` as the browser tests use it: quick bots, no limits, and it can be killed and started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.request import Request, urlopen

from server.programs import LIMITS, free_port

from mutiny.client import ActRefused, Client
from mutiny.wire import messages as wire


def ask(address: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the server's API, as a program does."""
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{address}/api/v1{path}", data, {"Content-Type": "application/json"})) as answer:
        return json.load(answer)


class Site:
    """A server at one place."""

    def __init__(self, folder: Path, pace: float = 0.05) -> None:
        self.folder = folder
        self.port = free_port()
        self.pace = pace
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        arguments = ["--port", str(self.port), "--data", str(self.folder), "--pace", str(self.pace), "--log", "error"]
        limits = {f"MUTINY_{name}": "none" for name in LIMITS}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mutiny", "serve", *arguments],
            env={**os.environ, **limits},
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        assert "is served at" in self.process.stdout.readline()

    def kill(self) -> None:
        """Pull the plug."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def __enter__(self) -> Site:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None:
            self.kill()


def finished(site: Site, game: str, players: int) -> str:
    """A game that is over, played by somebody who takes the first move there is, against bots; its table."""
    body = {"game": game, "name": "Ann", "players": players, "bots": ["random"] * (players - 1)}
    seated = ask(site.address, "/tables", body)
    table: str = seated["table"]["id"]

    async def play() -> None:
        async with Client(site.address, table, seated["token"], views=True) as client:
            async for message in client.follow():
                if isinstance(message, wire.Note) and message.what == "over":
                    return
                if isinstance(message, wire.View) and message.legal:
                    with suppress(ActRefused):
                        await client.move(message.legal[0])

    # The browser's own loop runs in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, play()).result(120)
    return table
