"""Programs as bots in use: in the documentation, as the sample, on the command line and in records."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from helpers.programs import FIRST, GAME, kind, play, running

from mutiny import State, game, seed_of
from mutiny.bots import BotSpec, NoSuchBot, RandomBot, play_game
from mutiny.cli import main
from mutiny.cli.session import bots_among
from mutiny.testing import check_bot

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
TRADER = f"cmd:sh {shlex.quote(str(ROOT / 'examples' / 'bots' / 'trader.sh'))}"


def block(language: str) -> str:
    """Return the block of code on the page that is written in a language."""
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (found,) = re.findall(rf"```{language}\n(.*?)```", page, flags=re.DOTALL)
    return str(found)


def test_the_conversation_on_the_page_is_a_real_one(tmp_path: Path) -> None:
    log = tmp_path / "log"
    writes = f"""
log = open({str(log)!r}, "w")
for line in sys.stdin:
    ask = json.loads(line)
    log.write("> " + line)
    if ask["type"] == "choose":
        answer = json.dumps({{"id": ask["id"], "move": ask["legal"][0]}}, separators=(",", ":"))
        log.write("< " + answer + "\\n")
        print(answer, flush=True)
log.close()
"""
    play_game(GAME, [kind(tmp_path, writes, ""), RandomBot, RandomBot], {}, seed_of("docs", 0))
    said = log.read_text().splitlines()
    shown = block("text").splitlines()
    assert len(shown) > 8
    for line in shown:
        pattern = re.compile(re.escape(line).replace("…", ".*"))
        # The lines appear in this order, with others between them.
        while not pattern.fullmatch(said.pop(0)):
            assert said, line


def test_the_smallest_bot_on_the_page_plays(tmp_path: Path) -> None:
    path = tmp_path / "smallest.sh"
    path.write_text(block("sh"), encoding="utf-8")
    smallest = BotSpec(f"cmd:sh {shlex.quote(str(path))}")
    played = play(smallest, forgiving=False)
    assert played.entries == play(kind(tmp_path, FIRST)).entries
    check_bot(smallest, game("traitres"), games=1)


def test_the_sample_in_shell_and_awk_beats_chance_and_plays_every_game() -> None:
    trader = BotSpec(TRADER)
    wins = 0
    for number in range(12):
        seat = number % 4
        makers: list[Any] = [RandomBot] * 4
        makers[seat] = trader
        played = play_game(GAME, makers, {"pirates": "on"} if number % 3 == 0 else {}, seed_of("trader", number))
        wins += played.state.result()["winners"] == [seat]
    # Par is 3; the usual count is 10.
    assert wins >= 7
    check_bot(trader, GAME, games=1)
    for name in ("traitres", "cartagena"):
        state: State = play_game(game(name), [trader, RandomBot, trader], {}, seed_of("trader", 0)).state
        assert state.over


def test_a_person_plays_on_when_a_program_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["1"] * 300)

    def answer(_: str) -> str:
        for text in typed:
            return text
        raise EOFError

    monkeypatch.setattr("builtins.input", answer)
    save = tmp_path / "save.json"
    bots = kind(tmp_path, "raise SystemExit(3)").text
    arguments = ["play", "meuterer", "--no-demo", "--seed", "5", "--autosave", str(save), "--bots", f"{bots},random"]
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    name = f"cmd:{Path(sys.executable).name}"[:28]
    lines = err.splitlines()
    assert lines
    assert {line.rpartition(": ")[2] for line in lines} == {
        f"the program '{Path(sys.executable).name}' has ended with status 3."
    }
    assert f"mutiny: Steffi ({name}): " in err
    assert "The game is saved in" in out
    assert json.loads(save.read_text())["players"][1] == f"Steffi ({name})"
    # The record names a program; resuming the game does not start it.
    assert main(["play", "--resume", str(save)]) == 0
    assert capsys.readouterr().err == ""
    assert running(tmp_path) == []


def test_a_name_in_a_record_starts_nothing(tmp_path: Path) -> None:
    touched = tmp_path / "touched"
    names = [f"Bo (cmd:touch {touched})", f"Cy (cmd@2s:touch {touched})", "Di (easy)"]
    assert bots_among(names) == {2: "easy"}
    assert not touched.exists()


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("cmd:", "after cmd: comes a command, as in cmd:./mybot."),
        ("cmd:no-such-bot --fast", "there is no program 'no-such-bot'."),
        ("cmd:./no/such/bot", "there is no program './no/such/bot'."),
        ("cmd:sh 'bot", '"sh \'bot" is not a command: no closing quotation.'),
        ("cmd@soon:sh", "'cmd@soon:sh': after @ comes a number of simulations (cmd@2000) or of seconds (cmd@0.5s)."),
        ("cmd", "there is no bot 'cmd'; there are "),
    ],
)
def test_what_is_no_program_is_refused_up_front(text: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NoSuchBot) as caught:
        BotSpec(text)
    assert str(caught.value).startswith(line)
    for arguments in (["simulate", "meuterer"], ["play", "--demo"], ["play", "--no-demo"]):
        assert main([*arguments, "--bots", text]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n"), err.startswith(f"mutiny: {line}")) == ("", 1, True)


def test_kinds_of_programs() -> None:
    limited = BotSpec("cmd@2s:sh -c 'exit 3'")
    assert (limited.command, limited.budget.seconds, limited.name) == ("sh -c 'exit 3'", 2.0, "cmd:sh")
    assert BotSpec("cmd@500:sh").budget.simulations == 500
    assert BotSpec("cmd:sh").budget.seconds == 0.0
