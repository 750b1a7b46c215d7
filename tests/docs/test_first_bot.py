"""docs/first-bot.md: its files, its commands and their output, as a reader follows them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "first-bot.md"
TEXT = PAGE.read_text(encoding="utf-8")
COMMAND = re.compile(r"^    (\.venv/bin/.*)$", re.MULTILINE)
FOLDER = re.compile(r"make a folder `([^`]+)`")


def blocks(language: str) -> list[str]:
    """Return the blocks of code in a language, without those that the suite runs as doctests."""
    found = re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return [block for block in found if not block.startswith(">>>")]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Return a folder with an environment in `.venv` in which Mutiny and the commands of the page are."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / ".venv"], check=True)
    (site,) = (tmp_path / ".venv").glob("lib/*/site-packages")
    ours = sysconfig.get_path("purelib")
    (site / "ours.pth").write_text(f"import site; site.addsitedir({ours!r})\n", encoding="utf-8")
    for command, module in (("pip", "pip"), ("mutiny", "mutiny")):
        script = tmp_path / ".venv" / "bin" / command
        script.write_text(f'#!/bin/sh\nexec "$(dirname "$0")/python" -m {module} "$@"\n', encoding="utf-8")
        script.chmod(0o755)
    return tmp_path


def run(clone: Path, command: str) -> str:
    """Return what a command of the page prints in the clone; it must succeed."""
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "HOME": str(clone), "PIP_NO_INDEX": "1"}
    done = subprocess.run(
        command, shell=True, cwd=clone, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="the commands are for a shell")
def test_a_reader_gets_what_the_page_shows(clone: Path) -> None:
    (name,) = FOLDER.findall(TEXT)
    folder = clone / name
    folder.mkdir()
    (folder / "pyproject.toml").write_text(blocks("toml")[0], encoding="utf-8")
    (folder / "hawker.py").write_text(blocks("python")[0], encoding="utf-8")
    install, simulate, check, play = COMMAND.findall(TEXT)
    chance, opinion = blocks("text")
    run(clone, install)
    assert chance in run(clone, simulate)
    (folder / "hawker.py").write_text(blocks("python")[1], encoding="utf-8")
    assert opinion in run(clone, simulate)
    assert run(clone, check) == ""
    assert "hawker" in run(clone, f"echo quit | {play} --no-demo")
    for share, bots in (("14.5%", "hawker,easy,easy,easy"), ("2.2%", "hawker,medium,medium,medium")):
        assert share in TEXT
        told = run(clone, " ".join([*simulate.split()[:-1], bots]))
        assert re.search(rf"^hawker .* {re.escape(share)} ", told, re.MULTILINE), told
