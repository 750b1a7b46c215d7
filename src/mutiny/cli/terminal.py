"""The capabilities of the terminal, and a progress bar for long runs."""

from __future__ import annotations

import os
import shutil
import sys
import time
import unicodedata
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import TextIO


def is_terminal(stream: TextIO | None = None) -> bool:
    """Return whether a stream, standard output by default, is a terminal.

    >>> from io import StringIO
    >>> is_terminal(StringIO())
    False
    """
    output: TextIO = sys.stdout if stream is None else stream
    return not output.closed and output.isatty()


def colour_wanted(stream: TextIO | None = None, environ: Mapping[str, str] | None = None) -> bool:
    """Return whether to write in colour: on a terminal that supports it, unless NO_COLOR is set.

    >>> colour_wanted(environ={"NO_COLOR": "1"})
    False
    """
    environ = os.environ if environ is None else environ
    return not environ.get("NO_COLOR") and environ.get("TERM") != "dumb" and is_terminal(stream)


def ascii_wanted(stream: TextIO | None = None) -> bool:
    """Return whether a stream, standard output by default, cannot encode box-drawing characters.

    >>> from io import BytesIO, TextIOWrapper
    >>> [ascii_wanted(TextIOWrapper(BytesIO(), encoding=name)) for name in ("latin-1", "utf-8")]
    [True, False]
    """
    output: TextIO = sys.stdout if stream is None else stream
    try:
        "─→▸…".encode(getattr(output, "encoding", None) or "ascii")
    except UnicodeEncodeError:
        return True
    return False


def printable(text: str, encoding: str) -> str:
    """Return the text in characters that an encoding has: accents are dropped, other missing characters become `?`.

    >>> printable("Grünland, blé: «船»", "ascii"), printable("Grünland", "latin-1")
    ('Grunland, ble: "?"', 'Grünland')
    """
    return "".join(_printable(character, encoding) for character in text)


PLAIN = dict(zip("’«»“”„·–\u00a0", '\'"""""-- ', strict=True))
PLAINER = str.maketrans({**PLAIN, "…": "...", "×": "x", "−": "-", "ß": "ss", "œ": "oe", "±": "+/-", "→": "->"})


def _printable(character: str, encoding: str) -> str:
    for form in (character, unicodedata.normalize("NFKD", character)[:1], character.translate(PLAINER)):
        try:
            form.encode(encoding)
        except UnicodeEncodeError:
            continue
        return form
    return "?"


def terminal_width(most: int = 100) -> int:
    """Return the columns of the terminal, 80 if there is none, up to a limit that is comfortable to read.

    >>> 1 <= terminal_width() <= 100
    True
    """
    return max(1, min(shutil.get_terminal_size((80, 24)).columns, most))


def terminal_height() -> int | None:
    """Return the lines of the terminal, or None if the output goes elsewhere: a file has room for everything."""
    lines = os.environ.get("LINES", "")
    if lines.isascii() and lines.isdigit() and int(lines) > 0:
        return int(lines)
    return shutil.get_terminal_size().lines if is_terminal() else None


class Progress:
    """A bar on standard error during a long run; nothing if standard error is not a terminal.

    >>> with Progress(3, "games") as progress:
    ...     for _ in range(3):
    ...         progress.advance()
    """

    BAR = 24
    EVERY = 0.1  # seconds; drawing more often would flicker and cost time

    def __init__(
        self, total: int, label: str, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.total = total
        self.label = label
        self.done = 0
        self._stream = sys.stderr if stream is None else stream
        self._clock = clock
        self._shown = is_terminal(self._stream)
        self._start = self._last = clock()
        self._length = 0

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Wipe the bar, so that the next output stands alone."""
        if self._length:
            self._stream.write(f"\r{' ' * self._length}\r")
            self._stream.flush()
            self._length = 0

    def advance(self, count: int = 1) -> None:
        """Count some more steps as done."""
        self.done += count
        if not self._shown:
            return
        now = self._clock()
        if now - self._last >= self.EVERY or self.done >= self.total:
            self._last = now
            self._write(self.line(now - self._start))

    def line(self, seconds: float) -> str:
        """Return the bar after a number of seconds: what is done, the rate, and the remaining time.

        >>> progress = Progress(4000, "games")
        >>> progress.done = 1000
        >>> progress.line(2.0)
        'games [######------------------] 1000/4000  25%  500/s  0:06'
        """
        share = min(1.0, self.done / self.total) if self.total else 1.0
        filled = int(share * self.BAR)
        bar = "#" * filled + "-" * (self.BAR - filled)
        rate = self.done / seconds if seconds > 0 else 0.0
        left = f"{_clock_time((self.total - self.done) / rate)}" if rate and self.done < self.total else ""
        pace = f"{rate:.0f}/s" if rate >= 10 else f"{rate:.1f}/s"
        text = f"{self.label} [{bar}] {self.done}/{self.total}  {int(share * 100)}%  {pace}  {left}"
        return text.rstrip()

    def _write(self, text: str) -> None:
        room = terminal_width() - 1
        text = text[:room]
        self._stream.write("\r" + text.ljust(self._length))
        self._stream.flush()
        self._length = len(text)


def _clock_time(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
