"""The examples with OpenSpiel run with tiny settings."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest
from helpers.patience import LONG_S

pytest.importorskip("pyspiel")
RESEARCH = Path(__file__).resolve().parents[2] / "examples" / "research"


def test_a_contest_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    script = str(RESEARCH / "versus_ismcts.py")
    command = [sys.executable, script, "--deals", "1", "--simulations", "2", "--journal", str(journal)]
    first = subprocess.run(command, capture_output=True, text=True, check=True, timeout=LONG_S)
    lines = journal.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 4
    # The last game is removed from the journal. Only that game is played again, with the same result.
    journal.write_text("\n".join(lines[:3]) + "\n", encoding="utf-8")
    again = subprocess.run(command, capture_output=True, text=True, check=True, timeout=LONG_S)
    assert len(journal.read_text(encoding="utf-8").splitlines()) == 4
    share = first.stdout.splitlines()[-1].partition("Simulations")[0]
    assert share.startswith("4 games: the hard bot wins")
    assert again.stdout.splitlines()[-1].partition("Simulations")[0] == share


def test_the_curves_are_drawn() -> None:
    plot = run_path(str(RESEARCH / "exploitability.py"))["plot"]
    drawn = plot({"one": [(0, 0.5), (100, 0.2), (200, 0.05)], "other": [(0, 1.5), (100, 0.7), (200, 0.6)]})
    assert drawn.count("<circle") == 6
    assert "one, 200 iterations: 0.0500" in drawn
