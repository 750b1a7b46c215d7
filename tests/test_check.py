"""tools/check.py: which tests run for which changes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import check


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a source tree with some tests."""
    for path in ("tests/kernel/test_rng.py", "tests/games/meuterer/test_rules.py", "tests/test_build.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).touch()
    (tmp_path / "tests/games/test_play.py").write_text(
        "from mutiny.kernel.deck import Deck\nfrom mutiny.kernel import log\n"
    )
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("src/mutiny/kernel/rng.py", ["src/mutiny/kernel/rng.py", "tests/kernel/test_rng.py"]),
        ("src/mutiny/kernel/deck.py", ["src/mutiny/kernel/deck.py", "tests/games/test_play.py"]),
        ("src/mutiny/kernel/log.py", ["src/mutiny/kernel/log.py", "tests/games/test_play.py"]),
        ("src/mutiny/kernel/state.py", ["src/mutiny/kernel/state.py", "tests/kernel"]),
        ("src/mutiny/games/meuterer/i18n/fr/cards.ftl", ["tests/games/meuterer"]),
        ("src/mutiny/games/__init__.py", ["src/mutiny/games/__init__.py", "tests/games"]),
        ("tests/games/meuterer/test_rules.py", ["tests/games/meuterer/test_rules.py"]),
        ("tests/web/test_table.py", []),
        ("tools/build.py", ["tests/test_build.py"]),
        ("tools/lock.sh", []),
        ("tools/docs/build.py", ["tests/docs"]),
        ("docs/first-bot.md", ["tests/docs"]),
        ("docs/train.svg", []),
        ("README.md", []),
    ],
)
def test_a_change_runs_the_nearest_tests(tree: Path, changed: str, tests: list[str]) -> None:
    assert check.selected_tests([changed], tree) == tests


def test_a_folder_stands_for_the_files_in_it(tree: Path) -> None:
    changed = ["src/mutiny/kernel/rng.py", "src/mutiny/kernel/state.py"]
    assert check.selected_tests(changed, tree) == [*changed, "tests/kernel"]


def test_changes_are_found_since_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "ROOT", tmp_path)
    identity = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    (tmp_path / "old.py").write_text("1")
    (tmp_path / "gone.py").write_text("1")
    for command in (["init", "-q"], ["add", "."], [*identity, "commit", "-qm", "Begin"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    assert check.changed_files(None) == []
    (tmp_path / "old.py").write_text("2")
    (tmp_path / "new.py").write_text("1")
    (tmp_path / "gone.py").unlink()
    assert check.changed_files(None) == check.changed_files("HEAD") == ["new.py", "old.py"]


def test_a_failed_check_fails_with_its_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["check.py"])
    good = check.Check("good", ["true"])
    monkeypatch.setattr(check, "checks", lambda changed: [good])
    assert check.main() == 0
    bad = check.Check("bad", ["sh", "-c", "echo so wrong; exit 1"])
    monkeypatch.setattr(check, "checks", lambda changed: [good, bad])
    assert check.main() == 1
    assert "so wrong" in capsys.readouterr().out


def test_a_long_check_is_interrupted_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["check.py"])
    monkeypatch.setattr(check, "checks", lambda changed: [check.Check("long", ["sleep", "600"], limit=0.01)])
    assert check.main() == 0
    assert "interrupted" in capsys.readouterr().out
