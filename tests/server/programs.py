"""Run `mutiny serve` as a program that can be killed and restarted on the same port; no process is left in the end."""

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

from helpers.patience import LONG_S

from mutiny.client import HttpApi

LIMITS = (
    "MESSAGES",
    "ADDRESS_MESSAGES",
    "ADDRESS_REQUESTS",
    "ADDRESS_OPENINGS",
    "CHATS",
    "ADDRESS_CHATS",
    "FRAMES",
    "ADDRESS_FRAMES",
)
STOPPED = "Z"


def free_port() -> int:
    """Return a free port outside the range for outgoing connections, so that a client cannot connect to itself."""
    while True:
        port = random.Random().randrange(20_000, 32_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def processes(session: int) -> list[int]:
    """Return the processes of a session that have not ended."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                state, _, _, theirs = (folder / "stat").read_text().rpartition(")")[2].split()[:4]
                if int(theirs) == session and state != STOPPED:
                    found.append(int(folder.name))
    return found


def children(pid: int) -> list[int]:
    """Return the Python processes that a process has started."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if parent == pid and b"spawn_main" in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
    return sorted(found)


class ServerProgram:
    """A server that runs in separate processes."""

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
        """Return its address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def sockets(self) -> str:
        """Return the address of its WebSockets."""
        return f"ws://127.0.0.1:{self.port}/api/v1"

    @property
    def http_api(self) -> HttpApi:
        """Return its HTTP API."""
        return HttpApi(self.address)

    @property
    def pid(self) -> int:
        """Return the id of its first process, which is also the id of its session."""
        assert self.process is not None
        return self.process.pid

    def begin(self) -> None:
        """Start it without waiting."""
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
        """Wait until clients can connect."""
        assert self.process is not None
        out: IO[str] | None = self.process.stdout
        assert out is not None
        line = await asyncio.wait_for(asyncio.to_thread(out.readline), LONG_S)
        assert line.startswith("Mutiny is served at "), (line, self.log.read_text()[-2000:])

    async def start(self) -> None:
        """Start it; return when clients can connect."""
        self.begin()
        await self.ready()

    def workers(self) -> list[int]:
        """Return the worker processes, if there are several."""
        return children(self.pid)

    def kill(self) -> None:
        """Kill all its processes at once."""
        os.killpg(self.pid, signal.SIGKILL)

    async def gone(self) -> None:
        """Wait until all its processes have ended."""
        assert self.process is not None
        async with asyncio.timeout(LONG_S):
            while processes(self.pid):
                await asyncio.sleep(0.01)
        # Read the rest of its output.
        self.process.communicate()
        self.process = None

    async def stop(self) -> int:
        """Stop it with a signal; return its exit status."""
        assert self.process is not None
        process = self.process
        process.send_signal(signal.SIGTERM)
        await self.gone()
        return process.returncode

    def close(self) -> None:
        """Kill all processes that are left."""
        if self.process is not None:
            for pid in processes(self.pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.process.communicate()

    def defects(self) -> list[str]:
        """Return the lines of the log that report a defect."""
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line or "exception" in line]


@contextmanager
def program(folder: Path, *arguments: object, **environment: str) -> Iterator[ServerProgram]:
    """Yield a server that can be started, and kill all processes that are left in the end."""
    made = ServerProgram(folder, *arguments, **environment)
    try:
        yield made
    finally:
        made.close()
