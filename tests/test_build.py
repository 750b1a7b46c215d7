"""tools/build.py: while it compiles, the program runs in pure form, never in an incomplete compiled form."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import build

SAYS_FORM = "from mutiny import form; from mutiny._form import new_process_form; print(form(), new_process_form())"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a source tree in which nothing is compiled."""
    package = tmp_path / "src" / "mutiny"
    package.mkdir(parents=True)
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "SOURCES", tmp_path / "src")
    monkeypatch.setattr(build, "BUILD", tmp_path / "build")
    monkeypatch.setattr(build, "STAMP", tmp_path / "build" / "stamp")
    monkeypatch.setattr(build, "LOCK", tmp_path / "build" / "lock")
    monkeypatch.setattr(build, "COMPILING", package / ".compiling")
    monkeypatch.setattr(build, "obstacle", lambda: None)
    monkeypatch.setattr(build, "fingerprint", lambda blocked: "these sources")
    return package


def run_build(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Run the tool."""
    monkeypatch.setattr(sys, "argv", ["build.py", *arguments])
    return build.main()


def test_the_program_is_marked_while_its_modules_are_compiled(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tree / f"old{build.SUFFIX}"
    old.touch()

    def compile_in_place() -> bool:
        assert (tree / ".compiling").exists()
        assert not old.exists()
        (tree / f"new{build.SUFFIX}").touch()
        return True

    monkeypatch.setattr(build, "compile_in_place", compile_in_place)
    assert run_build(monkeypatch) == 0
    assert not (tree / ".compiling").exists()
    assert build.up_to_date("these sources", None)
    # A build that was killed left its mark, so the build is repeated.
    (tree / ".compiling").touch()
    assert not build.up_to_date("these sources", None)
    assert run_build(monkeypatch) == 0
    assert not (tree / ".compiling").exists()


def test_compiling_behind_marks_the_program_at_once(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[bool] = []
    monkeypatch.setattr(build, "compile_behind", lambda: begun.append((tree / ".compiling").exists()))
    assert run_build(monkeypatch, "--behind") == 0
    assert begun == [True]


def test_a_failed_build_leaves_the_pure_form(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "compile_in_place", lambda: False)
    assert run_build(monkeypatch, "--require") == 1
    assert run_build(monkeypatch) == 0
    assert not (tree / ".compiling").exists()
    assert not build.STAMP.exists()


def test_the_mark_keeps_compiled_modules_out(tmp_path: Path) -> None:
    """Check that a package whose compiled modules cannot be loaded runs as long as the mark exists."""
    source = Path(build.__file__).parent.parent / "src" / "mutiny"
    package = tmp_path / "mutiny"
    (package / "kernel").mkdir(parents=True)
    (package / "__init__.py").write_text("from mutiny._form import form\n", encoding="utf-8")
    (package / "_form.py").write_text((source / "_form.py").read_text(encoding="utf-8"), encoding="utf-8")
    (package / "kernel" / "__init__.py").touch()
    (package / "kernel" / "rng.py").touch()
    (package / "kernel" / f"rng{build.SUFFIX}").write_text("no library", encoding="utf-8")
    (package / ".compiling").touch()

    def forms() -> subprocess.CompletedProcess[str]:
        environment = {"PYTHONPATH": str(tmp_path), "MUTINY_PURE": "0"}
        command = [sys.executable, "-c", SAYS_FORM]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    assert forms().stdout.split() == ["pure", "pure"]
    (package / ".compiling").unlink()
    assert "ImportError" in forms().stderr
