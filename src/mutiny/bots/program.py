# mypyc: skip
# Waits for other programs; nothing here is hot.
"""A program at the other end of two pipes: lines go to it and come from it, within limits of time and length.

Needs a system with POSIX pipes; elsewhere no program is started, and nothing else is missed.
May import: mutiny.kernel.
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
"""Bytes; an answer has some dozen."""
GRACE: Final = 1.0
"""Seconds that a program has for leaving when nobody talks to it any more."""
PIECE: Final = 65536


class ProgramFailed(MutinyError):
    """A program that plays a seat did not do its part."""


class ProgramLate(ProgramFailed):
    """No line came in time."""


class ProgramEnded(ProgramFailed):
    """There is no program any more that could be asked."""


class Program:
    """A running program. Whatever becomes of this object, no process is left behind.

    >>> program = Program(["cat"])
    >>> program.send("ahoy")
    >>> program.line(time.monotonic() + 60)
    'ahoy'
    >>> program.stop()
    """

    def __init__(self, words: list[str]) -> None:
        self.name = words[0].rpartition("/")[2] or words[0]
        self._unsent = bytearray()
        self._unread = b""
        if sys.platform == "win32":
            raise ProgramEnded("programs as bots are not supported on Windows.")
        try:
            # In a process group of its own: Ctrl-C is for us, and what it starts itself can be ended with it.
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
        """Have a line sent, with the next one that is waited for at the latest."""
        self._unsent += line.encode() + b"\n"

    def line(self, deadline: float) -> str:
        """The next line from the program, before a point in time; what is still to be sent is sent meanwhile."""
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
        """Send what can be sent without waiting; if the program is gone, that is found out when it is asked."""
        with suppress(OSError):
            del self._unsent[: os.write(self._to, self._unsent)]

    def stop(self, at_once: bool = False) -> None:
        """Let the program leave, or end it, and clear away what is left of it."""
        if at_once:
            _kill(self._process)
        self._put_away()

    def _exchange(self, seconds: float) -> None:
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
                # It does not listen any more; its last words may still be under way.
                self._unsent.clear()
                continue
            if not piece:
                raise self._end("")
            self._unread += piece

    def _end(self, why: str) -> ProgramEnded:
        """What became of a program that is of no more use, which is cleared away."""
        if why:
            self.stop(at_once=True)
        else:
            self.stop()
            status = self._process.returncode
            why = f"was ended by signal {-status}" if status < 0 else f"has ended with status {status}"
        return ProgramEnded(f"the program {self.name[:40]!r} {why}.")


def _ends(process: subprocess.Popen[bytes]) -> tuple[int, int]:
    """The ends of the two pipes that are ours: where it reads, where it writes."""
    if process.stdin is None or process.stdout is None:
        raise ProgramEnded("a program without pipes cannot be talked to.")
    return process.stdin.fileno(), process.stdout.fileno()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a program that is not known to have ended, and all that it has started."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def _put_away(process: subprocess.Popen[bytes], grace: float) -> None:
    """Hang up, wait a moment, end what is still there, and let nothing of it remain."""
    for end in (process.stdin, process.stdout):
        if end is not None:
            with suppress(OSError):
                end.close()
    try:
        process.wait(grace)
    except subprocess.TimeoutExpired:
        _kill(process)
        process.wait()
