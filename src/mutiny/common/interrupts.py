"""Ctrl+C that waits until a step is complete."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Delay a KeyboardInterrupt until the end of the block. Only the main thread gets any.

    >>> done = []
    >>> try:
    ...     with uninterrupted():
    ...         signal.raise_signal(signal.SIGINT)
    ...         done.append("written")
    ... except KeyboardInterrupt:
    ...     done.append("interrupted")
    >>> done
    ['written', 'interrupted']
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    signals: list[int] = []
    former = signal.signal(signal.SIGINT, lambda number, _: signals.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, former)
    if signals:
        signal.raise_signal(signal.SIGINT)
