"""The two forms of the program: the same games give the same bytes, compiled and pure."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mutiny._form import new_process_form

TESTS = Path(__file__).resolve().parents[1]


def traces(pure: str) -> tuple[str, list[str]]:
    """Return the form in which the program ran, and what it printed."""
    environment = {**os.environ, "PYTHONPATH": str(TESTS), "MUTINY_PURE": pure}
    command = [sys.executable, "-m", "games.traces"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    form, *lines = ran.stdout.splitlines()
    return form, lines


@pytest.mark.skipif(new_process_form() == "pure", reason="there is no compiled form, or it is not wanted")
def test_both_forms_play_the_same_games() -> None:
    pure_form, pure = traces("1")
    compiled_form, compiled = traces("0")
    assert (pure_form, compiled_form) == ("pure", "compiled")
    assert len(pure) > 100
    assert pure == compiled
