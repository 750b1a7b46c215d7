"""Locks between commands: what one of them changes in a clone, another one that runs at the same time waits for."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _take(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


POLL_S = 0.2


_held: list[int] = []


@contextmanager
def lock(path: Path, told: str) -> Iterator[None]:
    """Hold the lock of this name; say `told` if another process holds it, and wait.

    The system gives the lock back when its holder ends, however that happens, so none is ever left behind.
    """
    path.parent.mkdir(exist_ok=True)
    with path.open("ab") as file:
        if not _take(file):
            print(told, flush=True)
            while not _take(file):
                time.sleep(POLL_S)
        _held.append(file.fileno())
        try:
            yield
        finally:
            _held.remove(file.fileno())


def held_locks() -> tuple[int, ...]:
    """Return the locks that this process holds, for the argument `pass_fds` of a child process.

    The child then holds them too. If this process is killed, its child may go on for a while, and nothing else may
    write the same files meanwhile. On Windows a child cannot inherit a lock.
    """
    return () if sys.platform == "win32" else tuple(_held)
