"""docs/first-bot.md: its files, its commands and their output, as a reader follows them."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "first-bot.md"
TEXT = PAGE.read_text(encoding="utf-8")
SIMULATE = re.compile(r"^    \.venv/bin/mutiny (simulate .*)$", re.MULTILINE)
CHECK = re.compile(r"^    \.venv/bin/python -c (.*)$", re.MULTILINE)


def blocks(language: str) -> list[str]:
    """Return the blocks of code in a language, without those that the suite runs as doctests."""
    found = re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return [block for block in found if not block.startswith(">>>")]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Return an environment in which the first bot of the page is installed beside Mutiny."""
    source, target = tmp_path / "hawker", tmp_path / "site"
    source.mkdir()
    (source / "pyproject.toml").write_text(blocks("toml")[0], encoding="utf-8")
    (source / "hawker.py").write_text(blocks("python")[0], encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(target), str(source)], check=True)
    path = os.pathsep.join(filter(None, [str(target), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "HOME": str(tmp_path)}


def run(environment: dict[str, str], *arguments: str) -> str:
    """Return the output of Python, which must succeed."""
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_reader_gets_what_the_page_shows(environment: dict[str, str]) -> None:
    (command,), (check,) = SIMULATE.findall(TEXT), CHECK.findall(TEXT)
    chance, opinion = blocks("text")
    assert chance in run(environment, "-m", "mutiny", *command.split())
    installed = Path(environment["PYTHONPATH"].split(os.pathsep)[0]) / "hawker.py"
    installed.write_text(blocks("python")[1], encoding="utf-8")
    assert opinion in run(environment, "-m", "mutiny", *command.split())
    assert run(environment, "-c", *shlex.split(check)) == ""
    for share, bots in (("14.5%", "hawker,easy,easy,easy"), ("2.2%", "hawker,medium,medium,medium")):
        assert share in TEXT
        told = run(environment, "-m", "mutiny", *command.split()[:-1], bots)
        assert re.search(rf"^hawker .* {re.escape(share)} ", told, re.MULTILINE), told
