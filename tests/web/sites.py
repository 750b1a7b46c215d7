"""`mutiny serve` as the browser tests use it: quick bots, no limits, and it can be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from server.programs import LIMITS, free_port


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
