"""No test has a limit of its own: one that is too short fails on a slow machine only."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from helpers import patience

TESTS = Path(__file__).resolve().parent.parent
LIMIT = re.compile(
    r"(?<![a-z_])timeout(?:=|\()\s*\d|\.(?:result|join|wait|communicate)\(\d|deadline = .*\+ \d|wait_for\([^)]*\), \d"
)
WAITS_FOR_NOTHING = {
    "server/test_fuzz.py": "what is sent may have no answer, and then the connection is closed",
}


def test_no_test_has_a_limit_of_its_own() -> None:
    found = {
        path.relative_to(TESTS).as_posix(): match[0]
        for path in TESTS.rglob("*.py")
        if (match := LIMIT.search(path.read_text(encoding="utf-8"))) and path != Path(__file__)
    }
    assert set(found) == set(WAITS_FOR_NOTHING), found


def test_what_never_happens_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(10))
    monkeypatch.setattr(time, "monotonic", lambda: patience.LONG_S / 3 * next(now))
    monkeypatch.setattr(time, "sleep", lambda _: None)
    answers = iter([False, True])
    patience.wait_until(lambda: next(answers))
    with pytest.raises(AssertionError, match="nothing"):
        patience.wait_until(lambda: False, lambda: "nothing")
