"""The entry point: help, suggestions, and one line for every error."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from cli.running import PROGRAM, Run, program
from helpers.patience import LONG_S

from mutiny import PluginFailed, form
from mutiny.cli.entry import COMMANDS
from mutiny.kernel.discovery import game_names
from mutiny.rulebook import load

ROOT = Path(__file__).parents[2]


def test_help_lists_every_command(run: Run) -> None:
    for arguments in ((), ("--help",), ("-h",), ("help",)):
        ran = run(*arguments)
        assert ran.status == 0
        assert all(f"\n  {name}" in ran.out for name in COMMANDS)


@pytest.mark.parametrize("name", game_names())
def test_help_names_every_game(run: Run, name: str) -> None:
    assert f"\n  {name:<10}{load(name).title.text('en')}\n" in run("--help").out
    for command in ("play", "rules", "simulate", "bench"):
        helped = run(command, "--help").out
        assert name in re.sub(r"\s+", " ", helped).partition("one of ")[2]
    assert f"\n  mutiny play {name}\n" in run("play", "--help").out.replace(" --demo", "")
    for path in (ROOT / "Makefile", ROOT / "README.md"):
        text = path.read_text(encoding="utf-8")
        assert f"GAME={name}" in text or f"GAME := {name}" in text or f"mutiny play {name}" in text


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert (ran.status, ran.err) == (0, "")
    assert f"examples:\n  mutiny {command}" in ran.out
    assert run("help", command).out == ran.out


def test_version_says_which_form_runs(run: Run) -> None:
    ran = run("--version")
    assert ran.status == 0
    assert ran.out.startswith(f"mutiny 0.1.0 ({form()}, Python 3.")


def test_the_pure_form_can_be_forced() -> None:
    assert "(pure, " in program("--version", env={**os.environ, "MUTINY_PURE": "1"}).stdout


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["simulat"], "there is no command 'simulat'; did you mean simulate?"),
        (["xyzzy"], "there is no command 'xyzzy'; 'mutiny --help' lists them."),
        (["help", "chek"], "did you mean check?"),
        (["--versoin"], "did you mean --version?"),
        (["-x"], "there is no option '-x'; 'mutiny --help' lists them."),
        (["simulate", "meuterer", "--gams", "3"], "simulate has no option '--gams'; did you mean --games?"),
        (["check", "--xyzzy=1", "a"], "check has no option '--xyzzy=1'; 'mutiny check --help' lists them."),
        (["legal", "a", "b"], "legal does not know what to do with 'b'; see 'mutiny legal --help'."),
        (["legal"], "legal: the following arguments are required: FILE; see 'mutiny legal --help'."),
        (["simulate", "meuterer", "--games", "x"], "--games: 'x' is not a whole number"),
        (["simulate", "meuterer", "--games", "0"], "--games: must be at least 1, not 0"),
        (["simulate", "meuterer", "--option", "pirates"], "write KEY=VALUE, not 'pirates'"),
        (["bench", "--seconds", "fast"], "--seconds: 'fast' is not a number"),
        (["bench", "--seconds", "-1"], "--seconds: must be more than 0"),
        (["view", "a", "--seat", "-1"], "--seat: must be at least 0, not -1"),
        (["rules", "--lang", "es"], "--lang: 'es' is not one of en, fr, it, de"),
        (["play", "--name", "\n"], "--name: must be 1 to 60 printable characters"),
    ],
)
def test_bad_usage_is_one_line_with_a_hint(run: Run, arguments: list[str], hint: str) -> None:
    ran = run(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("mutiny: ")
    assert ran.err.count("\n") == 1
    assert hint in ran.err


def test_a_plug_in_s_fault_is_not_called_a_defect(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> int:
        raise PluginFailed("toybox", "toy", 1, "KeyError: 7", "Grumpy")

    monkeypatch.setattr("mutiny.cli.commands.bench.run", broken)
    ran = run("bench")
    assert ran.status == 1
    assert ran.err == (
        "mutiny: the bot Grumpy of the plug-in toybox failed in the game toy at seat 1: KeyError: 7 "
        "(MUTINY_TRACEBACK=1 in the environment shows where).\n"
    )


def test_an_error_in_a_plug_in_s_code_is_not_called_a_defect(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> int:
        raise ZeroDivisionError("so it goes")

    monkeypatch.setattr("mutiny.cli.commands.bench.run", broken)
    here = EntryPoint("toy", f"{__name__}:broken", "mutiny.games")
    monkeypatch.setattr("mutiny.kernel.blame.entry_points", lambda group: [here])
    ran = run("bench")
    assert ran.err.startswith(f"mutiny: the plug-in {__name__.partition('.')[0]} failed: ZeroDivisionError: so it goes")


def test_a_defect_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> int:
        raise ZeroDivisionError("so it goes")

    monkeypatch.setattr("mutiny.cli.commands.bench.run", broken)
    ran = run("bench")
    assert (ran.status, ran.err.count("\n")) == (1, 1)
    assert "a defect, ZeroDivisionError: so it goes" in ran.err
    monkeypatch.setenv("MUTINY_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        run("bench")


@pytest.mark.parametrize(
    ("error", "status", "line"),
    [
        (KeyboardInterrupt(), 130, "mutiny: interrupted.\n"),
        (MemoryError(), 1, "mutiny: out of memory.\n"),
        (OSError(28, "No space left on device"), 1, "mutiny: No space left on device.\n"),
        (BrokenPipeError(), 141, ""),
    ],
)
def test_what_may_happen_to_any_command(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: BaseException, status: int, line: str
) -> None:
    def fail(_: object) -> int:
        raise error

    monkeypatch.setattr("mutiny.cli.commands.bench.run", fail)
    ran = run("bench")
    assert (ran.status, ran.err) == (status, line)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes there")
def test_a_reader_that_went_away_ends_the_command_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ran = subprocess.run(
        [*PROGRAM, "rules", "meuterer"], stdout=writing, stderr=subprocess.PIPE, timeout=LONG_S, check=False
    )
    os.close(writing)
    assert (ran.returncode, ran.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
def test_a_full_disk_is_reported(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [*PROGRAM, "rules", "meuterer"], stdout=full, stderr=subprocess.PIPE, timeout=LONG_S, check=False
        )
    assert (ran.returncode, ran.stderr) == (1, b"mutiny: No space left on device.\n")


def test_a_terminal_without_umlauts_gets_plain_letters() -> None:
    ran = program("rules", "meuterer", "M0.3", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert ran.returncode == 0
    assert "Frosthohle" in ran.stdout


@pytest.mark.parametrize(
    ("environment", "heading"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "La mutinerie"),
        ({"LC_ALL": "de_AT", "LANG": "fr_FR"}, "Meuterei"),
        ({"LANG": "es"}, "Mutiny"),
    ],
)
def test_the_environment_chooses_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], heading: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert run("rules", "meuterer", "M4").out.startswith(f"M4 {heading}\n")
    assert run("rules", "meuterer", "M4", "--lang", "it").out.startswith("M4 L'ammutinamento\n")
