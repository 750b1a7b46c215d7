# mypyc: skip
# This waits for other programs, so compiling it would gain nothing.
"""A program at the other end of two pipes: both sides exchange lines, within limits of time and length.

This needs a system with POSIX pipes; on other systems no program can be started, but everything else works.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
import weakref
from contextlib import suppress
from math import ceil
from typing import Final

from mutiny.kernel.errors import MutinyError

LONGEST_LINE: Final = 65536
"""In bytes; an answer has a few dozen."""
GRACE: Final = 1.0
"""The seconds that a program has to exit after its pipes are closed."""
PIECE: Final = 65536
NOT_HERE: Final = "programs as bots are not supported on Windows."


class ProgramFailed(MutinyError):
    """A program that plays a seat failed."""


class ProgramLate(ProgramFailed):
    """No line arrived in time."""


class ProgramEnded(ProgramFailed):
    """The program has ended and cannot be asked any more."""


class Program:
    """A running program. No process is left behind when this object goes away.

    >>> program = Program(["cat"])
    >>> program.send("ahoy")
    >>> program.line(time.monotonic() + 60)
    'ahoy'
    >>> program.stop()
    """

    _process: subprocess.Popen[bytes]
    _to: int
    _from: int
    _put_away: weakref.finalize[[subprocess.Popen[bytes], float], Program]

    def __init__(self, words: list[str]) -> None:
        self.name = words[0].rpartition("/")[2] or words[0]
        self._unsent = bytearray()
        self._unread = b""
        if sys.platform == "win32":
            raise ProgramEnded(NOT_HERE)
        try:
            # Use a separate process group: Ctrl-C must not reach it, and its child processes can be killed with it.
            process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise ProgramEnded(f"the program {self.name[:40]!r} cannot be started: {reason}.") from None
        self._process = process
        self._to, self._from = _ends(process)
        os.set_blocking(self._to, False)
        os.set_blocking(self._from, False)
        self._put_away = weakref.finalize(self, _put_away, process, GRACE)

    def send(self, line: str) -> None:
        """Queue a line; it is sent at the latest while waiting for the next one."""
        self._unsent += line.encode() + b"\n"

    def line(self, deadline: float) -> str:
        """Return the next line from the program, before a deadline; queued lines are sent meanwhile."""
        while b"\n" not in self._unread:
            if len(self._unread) > LONGEST_LINE:
                raise self._end("wrote a line without end")
            left = deadline - time.monotonic()
            if left <= 0:
                raise ProgramLate(f"the program {self.name[:40]!r} did not answer in time.")
            self._exchange(left)
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode("utf-8", "replace")

    def push(self) -> None:
        """Send what can be sent without waiting; a program that is gone is noticed at the next question."""
        with suppress(OSError):
            del self._unsent[: os.write(self._to, self._unsent)]

    def stop(self, at_once: bool = False) -> None:
        """Let the program exit, or kill it, and clean up."""
        if at_once:
            _kill(self._process)
        self._put_away()

    def _exchange(self, seconds: float) -> None:
        if sys.platform == "win32":
            # It is not reached, but type checkers, and so mypyc, look at what follows.
            raise ProgramEnded(NOT_HERE)
        poller = select.poll()
        poller.register(self._from, select.POLLIN)
        if self._unsent:
            poller.register(self._to, select.POLLOUT)
        for end, _ in poller.poll(ceil(min(seconds, 3600.0) * 1000)):
            try:
                if end == self._to:
                    del self._unsent[: os.write(end, self._unsent[:PIECE])]
                    continue
                piece = os.read(end, PIECE)
            except BlockingIOError:
                continue
            except OSError:
                # The program does not read any more, but its last lines may still arrive.
                self._unsent.clear()
                continue
            if not piece:
                raise self._end("")
            self._unread += piece

    def _end(self, why: str) -> ProgramEnded:
        """Clean up after a program that failed or ended, and return the error that says what happened to it."""
        if why:
            self.stop(at_once=True)
        else:
            self.stop()
            status = self._process.returncode
            why = f"was ended by signal {-status}" if status < 0 else f"has ended with status {status}"
        return ProgramEnded(f"the program {self.name[:40]!r} {why}.")


def _ends(process: subprocess.Popen[bytes]) -> tuple[int, int]:
    """Return our ends of the two pipes: the one the program reads from, and the one it writes to."""
    if process.stdin is None or process.stdout is None:
        raise ProgramEnded("a program without pipes cannot be talked to.")
    return process.stdin.fileno(), process.stdout.fileno()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a program that may still be running, and everything it has started."""
    if sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)


def _put_away(process: subprocess.Popen[bytes], grace: float) -> None:
    """Close the pipes, wait a moment, and kill whatever still runs."""
    for end in (process.stdin, process.stdout):
        if end is not None:
            with suppress(OSError):
                end.close()
    try:
        process.wait(grace)
    except subprocess.TimeoutExpired:
        _kill(process)
        process.wait()
