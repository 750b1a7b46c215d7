"""tools/generated.py: files that tools write are written when they differ, or named with --check."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools.generated import write_or_compare


@pytest.fixture
def texts(tmp_path: Path) -> dict[Path, str]:
    """Return two files: one that is up to date, and one that is missing."""
    (tmp_path / "old.md").write_text("old\n", encoding="utf-8")
    return {tmp_path / "old.md": "old\n", tmp_path / "new.md": "new\n"}


def test_files_that_differ_are_written(texts: dict[Path, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["tool"])
    assert write_or_compare(texts, "tool") == 0
    assert all(path.read_text(encoding="utf-8") == text for path, text in texts.items())


def test_with_check_they_are_named(
    texts: dict[Path, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tool", "--check"])
    old, new = texts
    assert write_or_compare(texts, "tool") == 1
    assert capsys.readouterr().out == f"{new} is out of date: run python -m tools.tool.\n"
    assert not new.exists()
    assert write_or_compare({old: "old\n"}, "tool") == 0
