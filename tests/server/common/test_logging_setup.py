"""The log: JSON for programs, readable lines on a terminal, and no secrets in either."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from mutiny.server.common import logging_setup


class TerminalStream(io.StringIO):
    """An output that says it is a terminal."""

    def isatty(self) -> bool:
        """Return True."""
        return True


@pytest.fixture(autouse=True)
def usual_logging() -> Iterator[None]:
    """Put logging back as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def write_two_lines(stream: io.StringIO) -> str:
    """Log a line of ours with a secret, and one of a library; return what was written."""
    logging_setup.configure("info", stream)
    logging_setup.logger().info("joined", seat=1, token="abracadabra")
    logging.getLogger("a.library").warning("slow %s", "query")
    return stream.getvalue()


def test_programs_read_one_json_object_a_line() -> None:
    ours, theirs = [json.loads(line) for line in write_two_lines(io.StringIO()).splitlines()]
    assert (ours["event"], ours["seat"], ours["level"], ours["token"]) == ("joined", 1, "info", "(hidden)")
    assert (theirs["event"], theirs["logger"], theirs["level"]) == ("slow query", "a.library", "warning")
    assert ours["at"].endswith("Z")


@pytest.mark.parametrize("colours", [True, False])
def test_people_at_a_terminal_read_no_json(colours: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    if not colours:
        monkeypatch.setenv("NO_COLOR", "1")
    text = write_two_lines(TerminalStream())
    ours, theirs = text.splitlines()
    assert "{" not in text
    assert "joined" in ours
    assert "slow query" in theirs
    assert "abracadabra" not in text
    assert ("\x1b[" in text) == colours
