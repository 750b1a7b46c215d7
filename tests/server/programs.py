"""`mutiny serve` as a program that can be killed and started again, always at the same place; nothing of it is left."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from mutiny.client import Desk

LONG_S = 90.0
"""Longer than anything takes: what is waited for so long hangs."""
LIMITS = ("MESSAGES", "ADDRESS_MESSAGES", "ADDRESS_REQUESTS", "ADDRESS_OPENINGS")
STOPPED = "Z"


def free_port() -> int:
    """A port that nobody has, and that is given to nobody who asks for any: a client must not meet itself there."""
    while True:
        port = random.Random().randrange(20_000, 32_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def processes(session: int) -> list[int]:
    """All processes of a session, but those that have ended already."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                state, _, _, theirs = (folder / "stat").read_text().rpartition(")")[2].split()[:4]
                if int(theirs) == session and state != STOPPED:
                    found.append(int(folder.name))
    return found


def children(pid: int) -> list[int]:
    """The Python processes that a process has started."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if parent == pid and b"spawn_main" in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
    return sorted(found)


class Program:
    """A server in processes of its own."""

    def __init__(self, folder: Path, *arguments: object, **environment: str) -> None:
        self.port = free_port()
        self.log = folder / "log"
        self.command = [sys.executable, "-m", "mutiny", "serve", "--port", str(self.port), "--data", str(folder)]
        self.command += [str(argument) for argument in arguments]
        self.environment = {name: value for name, value in os.environ.items() if name != "PYTHONHASHSEED"}
        self.environment |= {"MUTINY_PACE": "0", "MUTINY_ADDRESS_CONNECTIONS": "5000"}
        self.environment |= {f"MUTINY_{name}": "none" for name in LIMITS} | environment
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def sockets(self) -> str:
        """Where its WebSockets are."""
        return f"ws://127.0.0.1:{self.port}/api/v1"

    @property
    def desk(self) -> Desk:
        """Where tables are opened."""
        return Desk(self.address)

    @property
    def pid(self) -> int:
        """Its first process, which is also the name of its session."""
        assert self.process is not None
        return self.process.pid

    def begin(self) -> None:
        """Start it, and do not wait."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )

    async def ready(self) -> None:
        """Wait until clients can come."""
        assert self.process is not None
        out: IO[str] | None = self.process.stdout
        assert out is not None
        line = await asyncio.wait_for(asyncio.to_thread(out.readline), LONG_S)
        assert line.startswith("Mutiny is served at "), (line, self.log.read_text()[-2000:])

    async def start(self) -> None:
        """Start it; returns when clients can come."""
        self.begin()
        await self.ready()

    def workers(self) -> list[int]:
        """The processes that serve, where there are several."""
        return children(self.pid)

    def kill(self) -> None:
        """Kill all of it at once."""
        os.killpg(self.pid, signal.SIGKILL)

    async def gone(self) -> None:
        """Wait until nothing of it is left."""
        assert self.process is not None
        async with asyncio.timeout(LONG_S):
            while processes(self.pid):
                await asyncio.sleep(0.01)
        # With what it has still printed.
        self.process.communicate()
        self.process = None

    async def stop(self) -> int:
        """Stop it as its host does; how it ended."""
        assert self.process is not None
        process = self.process
        process.send_signal(signal.SIGTERM)
        await self.gone()
        return process.returncode

    def close(self) -> None:
        """Whatever has happened, leave nothing behind."""
        if self.process is not None:
            for pid in processes(self.pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.process.communicate()

    def complaints(self) -> list[str]:
        """Lines of the log that speak of a defect."""
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line or "exception" in line]


@contextmanager
def program(folder: Path, *arguments: object, **environment: str) -> Iterator[Program]:
    """A server to be started, of which nothing is left in the end."""
    made = Program(folder, *arguments, **environment)
    try:
        yield made
    finally:
        made.close()
