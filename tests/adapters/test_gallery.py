"""The examples for researchers run, in a short form, and print the results that they promise."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

GALLERY = Path(__file__).parents[2] / "examples" / "research"


def test_a_small_agent_learns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main = runpy.run_path(str(GALLERY / "train_pettingzoo.py"))["main"]
    picture = tmp_path / "curve.svg"
    before, after = main(["--games", "240", "--seed", "2", "--svg", str(picture)])
    assert before.high < 0.5
    assert after.low > before.high
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Before: ")
    assert told[1].startswith("     12 games: ")
    assert told[-1].startswith("After: ")
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.count("<circle") == 20
    assert main(["--games", "240", "--seed", "2"]) == (before, after)
