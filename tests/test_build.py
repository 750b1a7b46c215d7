"""tools/build.py: while it compiles, the program runs in pure form, never in an incomplete compiled form."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from helpers.patience import LONG_S, wait_until

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

    def compile_in_place(watched: int | None) -> bool:
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
    begun: list[tuple[int, bool]] = []
    monkeypatch.setattr(
        build, "compile_behind", lambda watched: begun.append((watched, (tree / ".compiling").exists()))
    )
    assert run_build(monkeypatch, "--behind", "--while", "7") == 0
    assert begun == [(7, True)]


@pytest.mark.skipif(sys.platform == "win32", reason="processes are watched otherwise there")
def test_a_compiler_ends_with_the_process_it_works_for(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that the compiler ends, and what it has started, and that the next start compiles again."""
    started = tmp_path / "started"
    child = f"import pathlib, time; pathlib.Path({str(started)!r}).touch(); time.sleep(600)"
    both = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    with subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"]) as server:
        monkeypatch.setattr(build, "LOG", tmp_path / "log")
        monkeypatch.setattr(build, "WATCH_S", 0.01)
        found: list[int] = []

        def compile_in_place(watched: int | None) -> bool:
            thread = threading.Thread(target=end_server)
            thread.start()
            try:
                build.run_compiler([sys.executable, "-c", both], watched)
            finally:
                thread.join()
            return True

        def end_server() -> None:
            wait_until(started.exists)
            found.extend(pid for pid in processes() if child in words_of(pid))
            server.kill()
            server.wait()

        monkeypatch.setattr(build, "compile_in_place", compile_in_place)
        assert run_build(monkeypatch, "--while", str(server.pid)) == 1
    assert len(found) == 2
    wait_until(lambda: not any(child in words_of(pid) for pid in found))
    assert (tree / ".compiling").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="a child cannot inherit a lock there")
def test_a_compiler_whose_parent_was_killed_still_holds_the_lock(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that no second compiler writes the same files meanwhile."""
    started, go_on = tmp_path / "started", tmp_path / "go_on"
    child = (
        "import pathlib, sys, time\n"
        f"pathlib.Path({str(started)!r}).touch()\n"
        f"end = time.monotonic() + {LONG_S}\n"
        f"while not pathlib.Path({str(go_on)!r}).exists() and time.monotonic() < end: time.sleep(0.01)"
    )
    parent = (
        f"import sys; sys.path.insert(0, {str(Path(build.__file__).parent.parent)!r})\n"
        "from pathlib import Path; from tools import build; from tools.locks import lock\n"
        f"build.LOG = Path({str(tmp_path / 'log')!r})\n"
        f"with lock(Path({str(build.LOCK)!r}), ''):\n"
        f"    build.run_compiler([sys.executable, '-c', {child!r}], None)"
    )
    with subprocess.Popen([sys.executable, "-c", parent]) as first:
        wait_until(started.exists)
        first.kill()
    waited: list[bool] = []

    def wait(seconds: float) -> None:
        waited.append(True)
        go_on.touch()
        sleep(seconds)

    sleep = time.sleep
    monkeypatch.setattr(build, "compile_in_place", lambda watched: bool(waited))
    monkeypatch.setattr(time, "sleep", wait)
    assert run_build(monkeypatch, "--require") == 0


def processes() -> list[int]:
    return [int(path.name) for path in Path("/proc").glob("[0-9]*")]


def words_of(pid: int) -> str:
    """Return the command line of a process; empty if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(errors="replace")
    except OSError:
        return ""


def test_a_failed_build_leaves_the_pure_form(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "compile_in_place", lambda watched: False)
    assert run_build(monkeypatch, "--require") == 1
    assert run_build(monkeypatch) == 0
    assert not (tree / ".compiling").exists()
    assert not build.STAMP.exists()


def test_modules_are_dated_by_the_sources_that_were_read(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that sources which change while the compiler runs are newer than what it makes."""
    times = iter([1000.0, 2000.0, 3000.0])
    monkeypatch.setattr(time, "time", lambda: next(times))
    module = tree / f"new{build.SUFFIX}"

    def compile_in_place(watched: int | None) -> bool:
        module.touch()
        return True

    monkeypatch.setattr(build, "compile_in_place", compile_in_place)
    assert run_build(monkeypatch) == 0
    assert module.stat().st_mtime == 1000.0
    # The sources are the same, but may have been written again, as by going to another commit and back.
    for arguments, date in (([], 2000.0), (["--behind"], 3000.0)):
        assert run_build(monkeypatch, *arguments) == 0
        assert module.stat().st_mtime == date


@pytest.mark.parametrize("place", ["kernel/rng.py", "bots/deep/er.py"])
def test_changed_sources_keep_compiled_modules_out(tmp_path: Path, place: str) -> None:
    package = tmp_path / "src" / "mutiny"
    for folder in ("kernel", "games", "bots/deep"):
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").touch()
    source = Path(build.__file__).parent.parent / "src" / "mutiny" / "_form.py"
    (package / "_form.py").write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    (package / "__init__.py").touch()
    (package / "kernel" / "rng.py").touch()
    (package / place).touch()
    library = package / "kernel" / f"rng{build.SUFFIX}"
    library.touch()
    setup = tmp_path / "setup.py"
    setup.touch()

    def outdated() -> bool:
        command = [sys.executable, "-c", "from mutiny._form import outdated; print(outdated())"]
        environment = {"PYTHONPATH": str(tmp_path / "src"), "MUTINY_PURE": "0"}
        said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
        return said == "True\n"

    for path in package.rglob("*"):
        os.utime(path, (1000, 1000))
    assert not outdated()
    os.utime(package / place, (1001, 1001))
    assert outdated()
    os.utime(library, (1002, 1002))
    assert not outdated()
    # An installed package has no such file, and its files have any times.
    os.utime(library, (1000, 1000))
    setup.unlink()
    assert not outdated()
    setup.touch()
    library.unlink()
    assert not outdated()


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
