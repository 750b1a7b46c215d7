"""Run `mutiny serve` for the browser tests, with quick bots and no limits; it can be killed and restarted."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from types import TracebackType
from typing import Any
from urllib.request import Request, urlopen

from helpers.patience import LONG_S
from server.programs import LIMITS, free_port

from mutiny.client import ActRefused, Client
from mutiny.protocol import messages as wire


def ask(address: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Send a request to the server's HTTP API."""
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{address}/api/v1{path}", data, {"Content-Type": "application/json"})) as answer:
        return json.load(answer)


class Site:
    """A server with a fixed port and data folder."""

    def __init__(self, folder: Path, pace: float = 0.05, shared: bool = False) -> None:
        self.folder = folder
        self.port = free_port()
        self.pace = pace
        self.shared = shared
        """Whether many tests use this server, one after another."""
        self.process: subprocess.Popen[str] | None = None
        self.label = folder / "label"
        self.use_seeds("site")

    def use_seeds(self, name: str) -> None:
        """Deal games that follow from a name and the number of tables opened since.

        `make soak` deals different ones.
        """
        self.label.write_text(name + os.environ.get("MUTINY_SOAK_SEED", ""), encoding="utf-8")

    @property
    def address(self) -> str:
        """Return the address of the server."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        arguments = ["--port", str(self.port), "--data", str(self.folder), "--pace", str(self.pace), "--log", "error"]
        limits = {f"MUTINY_{name}": "none" for name in LIMITS}
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("seeded_serve.py")), "serve", *arguments],
            env={**os.environ, **limits, "MUTINY_TEST_LABEL": str(self.label)},
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        assert "is served at" in self.process.stdout.readline()

    def kill(self) -> None:
        """Kill the server without a chance to shut down."""
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


def play_out(site: Site, table: str, tokens: list[str], choice: int = 0) -> None:
    """Play a game to its end for the seats of these tokens. Each seat takes the legal move at index `choice`."""

    async def play(token: str) -> None:
        async with Client(site.address, table, token, views=True) as client:
            async for message in client.follow():
                if isinstance(message, wire.Note) and message.what == "over":
                    return
                if isinstance(message, wire.View) and message.legal:
                    with suppress(ActRefused):
                        await client.move(message.legal[choice])

    async def everybody() -> None:
        await asyncio.gather(*map(play, tokens))

    # This thread runs the browser's event loop, so asyncio needs another one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, everybody()).result(LONG_S)


def say(site: Site, table: str, token: str, phrase: str) -> None:
    """Say a set phrase at a table, outside the browser."""

    async def speak() -> None:
        async with Client(site.address, table, token) as client:
            await client.act(wire.Say(token_hex(4), phrase))

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, speak()).result(LONG_S)


def finished(site: Site, game: str, players: int) -> str:
    """Play a game of one person against random bots to its end, and return the id of its table."""
    body = {"game": game, "name": "Ann", "players": players, "bots": ["random"] * (players - 1)}
    seated = ask(site.address, "/tables", body)
    table: str = seated["table"]["id"]
    play_out(site, table, [seated["token"]])
    return table


class Voices:
    """People at a table who only talk, while bots play for their seats."""

    def __init__(self, site: Site, table: str, tokens: list[str]) -> None:
        self.site = site
        self.table = table
        self.tokens = tokens
        self.act(None)

    def act(self, make: Callable[[str], wire.Act] | None) -> None:
        """Let everybody do something. Each person takes the seat back to do it, and then leaves it to a bot again."""

        async def everybody() -> None:
            for token in self.tokens:
                async with Client(self.site.address, self.table, token) as client:
                    if make is not None:
                        await client.act(make(client.new_id()))
                    with suppress(ActRefused):
                        await client.act(wire.Leave(client.new_id()))

        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, everybody()).result(LONG_S)
