"""The checks for while one works: style, types, and the quick tests of what has changed. `make test` runs everything.

Usage: python tools/check.py [--since COMMIT]. Changed is what differs from the commit, or is new; without --since, what
differs from the upstream branch, or from the last commit if there is none.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
# Two at a time: the slow ones use one core each.
AT_ONCE = 2
SLOW = "not soak and not long"
NOTHING_COLLECTED = 5
# Tests that take longer than this, in seconds, are interrupted and left to make test.
LIMIT = 75


@dataclass(frozen=True)
class Check:
    """A command that must succeed."""

    name: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)
    fine: tuple[int, ...] = (0,)
    """The exit codes of success."""
    limit: float | None = None
    """The seconds after which it is interrupted. It has succeeded then, because it ends at the first failure."""


@dataclass(frozen=True)
class Result:
    """The end of a check."""

    check: Check
    succeeded: bool
    interrupted: bool
    seconds: float
    output: str


def git(*arguments: str) -> list[str]:
    """Return the lines that a git command prints, none if it fails."""
    ran = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.stdout.splitlines() if ran.returncode == 0 else []


def changed_files(since: str | None) -> list[str]:
    """Return the files that differ from a commit, and new ones, that exist."""
    base = since or next(iter(git("merge-base", "HEAD", "@{upstream}")), "HEAD")
    changed = {*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")}
    return sorted(path for path in changed if (ROOT / path).is_file())


def nearest_tests(path: str, root: Path) -> Iterator[str]:
    """Yield what tests a file: a module itself, the test files that import it, or else the nearest folder of tests."""
    parts = Path(path).parts
    name, stem = Path(path).name, Path(path).stem
    if parts[0] == "tests":
        if name.startswith("test_") and name.endswith(".py") and parts[1] != "web":
            yield path
        return
    if parts[:-1] == ("tools",) and (root / f"tests/test_{stem}.py").exists():
        yield f"tests/test_{stem}.py"
    if parts[:2] == ("tools", "docs") or (parts[0] == "docs" and name.endswith(".md")):
        yield "tests/docs"
    if parts[:2] != ("src", "mutiny"):
        return
    if name.endswith(".py"):
        yield path
        importing = list(importing_tests(parts[1:-1], stem, root))
        yield from importing
        if importing:
            return
    folders = parts[2:-1]
    for length in range(len(folders), 0, -1):
        folder = Path("tests", *folders[:length])
        if (root / folder).is_dir():
            yield folder.as_posix()
            return


def importing_tests(package: tuple[str, ...], module: str, root: Path) -> Iterator[str]:
    """Yield the test files that import a module by its name, or are named after it."""
    dotted = ".".join(package)
    imports = re.compile(rf"^(from|import) {dotted}\.{module}\b|^from {dotted} import .*\b{module}\b", re.MULTILINE)
    for path in sorted((root / "tests").rglob("test_*.py")):
        found = path.relative_to(root)
        named = found == Path("tests", *package[1:], f"test_{module}.py")
        if found.parts[1] != "web" and (named or imports.search(path.read_text(encoding="utf-8"))):
            yield found.as_posix()


def selected_tests(changed: list[str], root: Path = ROOT) -> list[str]:
    """Return what pytest runs for some changed files; a folder stands for the files in it."""
    found = {test for path in changed for test in nearest_tests(path, root)}
    return sorted(test for test in found if not any(test.startswith(f"{other}/") for other in found))


def checks(changed: list[str]) -> list[Check]:
    """Return the checks, the slowest first."""
    python = sys.executable
    on_path = {"PATH": os.pathsep.join([str(BIN), os.environ.get("PATH", "")])}
    found = [
        Check("basedpyright", [str(BIN / "basedpyright")], on_path),
        Check("mypy", [str(BIN / "mypy")]),
    ]
    tests = selected_tests(changed)
    if tests:
        run = [python, "-m", "pytest", "-q", "--no-header", "-x", "-n", "2", "--dist", "worksteal", "-m", SLOW]
        # Compiled modules would shadow sources that have changed since.
        pure = {"MUTINY_PURE": "1", "PYTHONHASHSEED": "0"}
        found.append(Check(f"the tests of {', '.join(tests)}", [*run, *tests], pure, (0, NOTHING_COLLECTED), LIMIT))
    if any(path.startswith("web/") for path in changed):
        tool = [python, "tools/web.py", "--run"]
        found += [
            Check("the client's tests", [*tool, "test"]),
            Check("svelte-check", [*tool, "check"]),
            Check("eslint and prettier", [*tool, "lint"]),
        ]
    found += [
        Check("texts", [python, "tools/check_texts.py"]),
        Check("generated types", [python, "tools/game_types.py", "--check"]),
        Check("generated pages on features", [python, "tools/feature_docs.py", "--check"]),
        Check("generated pages on views", [python, "tools/view_docs.py", "--check"]),
        Check("names of games", [python, "tools/check_game_names.py"]),
        Check("imports", [str(BIN / "lint-imports"), "--no-logo"]),
        Check("ruff", [str(BIN / "ruff"), "check"]),
        Check("ruff's format", [str(BIN / "ruff"), "format", "--check"]),
    ]
    return found


def run(check: Check) -> Result:
    """Run a check."""
    start = time.monotonic()
    with subprocess.Popen(
        check.command,
        cwd=ROOT,
        env={**os.environ, **check.environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        interrupted = False
        try:
            output, _ = process.communicate(timeout=check.limit)
        except subprocess.TimeoutExpired:
            interrupted = True
            process.send_signal(signal.SIGINT)
            output, _ = process.communicate()
    succeeded = interrupted or process.returncode in check.fine
    return Result(check, succeeded, interrupted, time.monotonic() - start, output)


def main() -> int:
    """Run the checks; return 0 if all succeed."""
    parser = argparse.ArgumentParser(description="Check style and types, and run the quick tests of what has changed.")
    parser.add_argument("--since", metavar="COMMIT", help="what has changed since this commit is tested")
    options = parser.parse_args()
    changed = changed_files(options.since)
    print(f"{len(changed)} changed files. Browser tests and long tests are left to make test.", flush=True)
    failed = 0
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for future in as_completed([pool.submit(run, check) for check in checks(changed)]):
            result = future.result()
            print(
                f"{'ok' if result.succeeded else 'FAILED':6} {result.seconds:4.0f} s  {result.check.name}", flush=True
            )
            if result.interrupted:
                print("  They were interrupted, and none had failed; make test runs all of them.", flush=True)
            if not result.succeeded:
                failed += 1
                print(result.output[-6000:], flush=True)
    print(f"{failed} checks failed." if failed else "All of these checks passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
