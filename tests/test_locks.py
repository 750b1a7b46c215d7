"""tools/locks.py: one command at a time, and nobody waits for one that was killed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.locks import lock

ROOT = Path(__file__).resolve().parent.parent
HOLDS = """
import sys
from pathlib import Path
from tools.locks import lock
with lock(Path(sys.argv[1]), "waiting"):
    print("holding", flush=True)
    sys.stdin.read()
"""


def test_the_second_command_waits_for_the_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "folder" / "lock"
    command = [sys.executable, "-c", HOLDS, str(path)]
    with lock(path, "waiting"):
        second = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert second.stdout is not None
        assert second.stdout.readline() == "waiting\n"
    assert second.stdout.readline() == "holding\n"
    second.kill()
    second.communicate()
    with lock(path, "waiting"):
        pass
    assert capsys.readouterr().out == ""
