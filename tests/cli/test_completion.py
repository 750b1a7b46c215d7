"""Completion: the scripts are valid, and complete commands, options, games, bots and files."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from cli.running import Run

from mutiny.cli.commands.completion import NAMES
from mutiny.cli.shells import SHELLS


def test_every_shell_has_a_script(run: Run) -> None:
    assert tuple(SHELLS) == NAMES
    for shell in NAMES:
        ran = run("completion", shell)
        assert (ran.status, ran.err) == (0, "")
        assert f"mutiny completion {shell}" in ran.out
    ran = run("completion", "bsh")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "mutiny: completion: SHELL: there is no completion for 'bsh'; did you mean bash?\n"


@pytest.mark.parametrize("shell", NAMES)
def test_the_scripts_are_valid(run: Run, shell: str, tmp_path: Path) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell} here")
    script = tmp_path / "script"
    script.write_text(run("completion", shell).out)
    ran = subprocess.run([shell, "-n", script], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_words_are_completed_in_bash(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.json").touch()
    (tmp_path / "games").mkdir()
    lines = {
        "si": "simulate",
        "play m": "meuterer",
        "play --se": "--seat --seed --server",
        "play --seed x": "",
        "simulate meuterer --bots medium,h": "medium,hard",
        "rules --lang d": "de",
        "check ga": "game.json games",
        "simulate meuterer --records ga": "games",
        "help ana": "analyse",
        "completion f": "fish",
    }
    script = [run("completion", "bash").out, "compopt() { :; }"]
    for line in lines:
        words = " ".join(["mutiny", *line.split(" ")])
        script.append(f"COMP_WORDS=({words}); COMP_CWORD={line.count(' ') + 1}; _mutiny; echo ${{COMPREPLY[*]}}")
    ran = subprocess.run(["bash", "-c", "\n".join(script)], cwd=tmp_path, capture_output=True, text=True, check=True)
    found = [" ".join(sorted(line.split())) for line in ran.stdout.splitlines()]
    assert dict(zip(lines, found, strict=True)) == lines


@pytest.mark.skipif(shutil.which("fish") is None, reason="there is no fish here")
def test_words_are_completed_in_fish(run: Run, tmp_path: Path) -> None:
    script = tmp_path / "mutiny.fish"
    script.write_text(run("completion", "fish").out)
    for line, word in {"mutiny si": "simulate", "mutiny play m": "meuterer", "mutiny play --se": "--seat"}.items():
        command = ["fish", "-c", f"source {script}; complete -C '{line}'"]
        ran = subprocess.run(command, capture_output=True, text=True, check=True)
        assert ran.stdout.startswith(word)
