"""Programs as bots: what they are told, what they may answer, and that nothing they do ends the game or outlives it."""

from __future__ import annotations

import gc
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from mutiny import Match, Rng, State, game, new, seed_of
from mutiny.bots import Bot, Kind, NoSuchBot, Played, RandomBot, Sight, command, play_game
from mutiny.bots.command import CommandBot
from mutiny.bots.program import LONGEST_LINE, ProgramEnded, ProgramFailed
from mutiny.cli import main
from mutiny.cli.session import bots_among
from mutiny.testing import Nonconformance, check_bot

GAME = game("meuterer")
ROOT = Path(__file__).parent.parent
TRADER = f"cmd:sh {shlex.quote(str(ROOT / 'examples' / 'bots' / 'trader.sh'))}"

FRAME = """
import json, sys, time
def reply(ask, move, **more): print(json.dumps({"id": ask["id"], "move": move, **more}), flush=True)
def lines():
    for line in sys.stdin:
        yield json.loads(line)
"""
FIRST = """
for ask in lines():
    if ask["type"] == "choose": reply(ask, ask["legal"][0])
"""
CHANCE = """
import random
for ask in lines():
    if ask["type"] == "begin": dice = random.Random(ask["seed"])
    if ask["type"] == "choose": reply(ask, dice.choice(ask["legal"]))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def kind(folder: Path, body: str, limit: str = "@60s") -> Kind:
    """A kind of bot that runs this program."""
    path = folder / "bot.py"
    path.write_text(FRAME + body, encoding="utf-8")
    return Kind(f"cmd{limit}:{shlex.quote(sys.executable)} -S {shlex.quote(str(path))}")


def at_table(kind: Kind) -> tuple[CommandBot, Sight]:
    """A bot that has begun and is to decide."""
    match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    seat = match.state.acting[0]
    bot = kind(seat, 3, Rng(b"command"))
    assert isinstance(bot, CommandBot)
    bot.begin(GAME, {})
    return bot, Sight(match.state, seat)


def play(kind: Kind, seed: int = 0, forgiving: bool = True) -> Played:
    """A game of the program at seat 1 against chance."""
    return play_game(GAME, [RandomBot, kind, RandomBot], {}, seed_of("command", seed), forgiving=forgiving)


def running(folder: Path) -> list[int]:
    """The programs that still run, or have ended and were not cleared away."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            words = (path / "cmdline").read_bytes()
            status = (path / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if str(folder).encode() in words or (status[0] == "Z" and status[1] == str(os.getpid())):
            found.append(int(path.name))
    return found


def test_a_program_plays_as_the_same_bot_in_python_would(folder: Path) -> None:
    class First(Bot):
        def choose(self, sight: Sight) -> int:
            return sight.legal[0]

    seed = seed_of("command", 0)
    played = play(kind(folder, FIRST), forgiving=False)
    assert played.faults == []
    assert played.entries == play_game(GAME, [RandomBot, First, RandomBot], {}, seed).entries
    assert running(folder) == []


@pytest.mark.parametrize("name", ["meuterer", "traitres", "cartagena"])
def test_a_well_behaved_program_plays_fair(folder: Path, name: str) -> None:
    check_bot(kind(folder, CHANCE), game(name), games=1)
    assert running(folder) == []


def test_a_program_that_does_not_decide_the_same_again_is_found_out(folder: Path) -> None:
    first_come = f"""
import pathlib
for ask in lines():
    if ask["type"] == "begin": seat = ask["seat"]
    if ask["type"] == "choose":
        try: pathlib.Path({str(folder)!r}, f"{{seat}} {{ask['id']}}").touch(exist_ok=False)
        except FileExistsError: reply(ask, ask["legal"][0])
        else: reply(ask, ask["legal"][-1])
"""
    with pytest.raises(Nonconformance, match="and with an equal generator"):
        check_bot(kind(folder, first_come), GAME, games=1)
    assert running(folder) == []


def test_it_is_told_what_its_seat_is_told_and_sees_what_its_seat_sees(folder: Path) -> None:
    log = folder / "log"
    writes = f"""
log = open({str(log)!r}, "w")
for ask in lines():
    print(json.dumps(ask), file=log, flush=True)
    if ask["type"] == "choose": reply(ask, ask["legal"][-1])
"""
    options = {"pirates": "on"}
    played = play_game(GAME, [RandomBot, kind(folder, writes), RandomBot], options, seed_of("command", 5))
    lines: list[dict[str, Any]] = [json.loads(line) for line in log.read_text().splitlines()]
    assert {key: value for key, value in lines[0].items() if key != "seed"} == {
        "type": "begin",
        "mutiny": 1,
        "game": "meuterer",
        "options": options,
        "seat": 1,
        "players": 3,
        "budget": {"seconds": 60.0, "simulations": 0},
    }
    assert 0 <= lines[0]["seed"] < 2**31
    assert lines[-1] == {"type": "end"}
    match = Match(GAME, ["Ann", "Bo", "Cy"], options, seed_of("command", 5))
    questions = 0
    for who, move in played.entries:
        if who == 1:
            questions += 1
            view = json.loads(json.dumps(match.state.view(1)))
            assert {"type": "choose", "id": questions, "legal": match.legal(1), "view": view} in lines
        if who is not None:
            match.play(who, move)
    assert [line["event"] for line in lines if line["type"] == "told"] == match.told_to(1)
    assert sum(line["type"] == "choose" for line in lines) == questions > 10


def test_it_speaks_beside_its_move(folder: Path) -> None:
    talker = """
for ask in lines():
    if ask["type"] == "choose": reply(ask, ask["legal"][-1], say="say accuse 0" if ask["id"] == 1 else None)
"""
    played = play_game(game("traitres"), [RandomBot, kind(folder, talker), RandomBot], {}, seed_of("talk", 1))
    own = [entry for entry in played.entries if entry[0] == 1]
    assert own[0] == (1, "say accuse 0")
    assert len(own) > 1
    assert not [text for _, text in own[1:] if text.startswith("say ")]


def test_what_it_says_in_vain_costs_no_move(folder: Path) -> None:
    babbler = FIRST.replace("[0])", '[0], say="say ahoy")')
    played = play(kind(folder, babbler))
    decisions = [text for seat, text in played.entries if seat == 1]
    assert len(played.faults) == len(decisions)
    assert "talks nonsense" in played.faults[0][1]
    assert decisions == [text for seat, text in play(kind(folder, FIRST)).entries if seat == 1]


ANSWERS = [
    ("print('offer wine', flush=True)", r"'offer wine' is no answer: write \{\"id\":1,\"move\":\"\.\.\.\"\}\."),
    ("print('[1]', flush=True)", "is no answer"),
    ("print('', flush=True)", "'' is no answer"),
    ("print('[' * 60000, flush=True)", "is no answer"),
    ('print(\'{"id":1,"move":7}\', flush=True)', "is no answer"),
    ('print(\'{"id":true,"move":"pay 0"}\', flush=True)', "is no answer"),
    ('print(\'{"id":2,"move":"pay 0"}\', flush=True)', "is no answer"),
    ('print(\'{"move":"pay 0"}\', flush=True)', "is no answer"),
    ("reply(ask, 'pay 0', say=7)", "is no answer"),
    ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "is no answer"),
    ("reply(ask, 'offer gold')", "'offer gold' is no legal move now"),
    ("reply(ask, 'PAY 0')", "'PAY 0' is no legal move now"),
    ("reply(ask, 'pay 9' * 9999)", "is no legal move now"),
    ("raise SystemExit(3)", "has ended with status 3"),
    ("import os; os.kill(os.getpid(), 9)", "was ended by signal 9"),
    ("print('x' * 200000, flush=True)", "wrote a line without end"),
    ("sys.stdout.close(); import os; os.close(1)", "has ended with status 0|was ended by signal"),
]


@pytest.mark.parametrize(("does", "says"), ANSWERS)
def test_nonsense_is_a_fault_in_one_sentence(folder: Path, does: str, says: str) -> None:
    bot, sight = at_table(kind(folder, f"for ask in lines():\n    if ask['type'] == 'choose': {does}"))
    with pytest.raises(ProgramFailed, match=says) as caught:
        bot.choose(sight)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300
    bot.end()
    assert running(folder) == []


# Not those with a number of their own, which would be late answers to all questions but the first.
@pytest.mark.parametrize("does", [does for does, _ in ANSWERS if '"id"' not in does])
def test_nonsense_costs_the_move_and_not_the_game(folder: Path, does: str) -> None:
    played = play(kind(folder, f"for ask in lines():\n    if ask['type'] == 'choose': {does}"))
    assert played.state.over
    assert len(played.faults) == sum(seat == 1 for seat, _ in played.entries)
    assert {seat for seat, _ in played.faults} == {1}
    assert running(folder) == []


def test_one_slip_costs_one_move(folder: Path) -> None:
    slip = """
for ask in lines():
    if ask["type"] == "choose":
        if ask["id"] == 3: print("oops", flush=True)
        else: reply(ask, ask["legal"][0])
"""
    assert [text for _, text in play(kind(folder, slip)).faults] == [
        f'the program \'{Path(sys.executable).name}\': \'oops\' is no answer: write {{"id":3,"move":"..."}}.'
    ]


def test_a_greeting_nobody_asked_for_costs_one_move_and_shifts_no_answer(folder: Path) -> None:
    played = play(kind(folder, "print('ahoy', flush=True)" + FIRST))
    assert len(played.faults) == 1
    twice = FIRST.replace("reply(", "reply(ask, 'x'); reply(")
    # The wrong answer counts, the second one comes too late for it and is passed over.
    played = play(kind(folder, twice))
    assert len(played.faults) == sum(seat == 1 for seat, _ in played.entries)
    assert {text.rpartition(": ")[2] for _, text in played.faults} == {"'x' is no legal move now."}


def test_a_late_answer_is_not_taken_for_the_next_one(folder: Path) -> None:
    slow = """
asks = (ask for ask in lines() if ask["type"] == "choose")
reply(ask := next(asks), "pay 1")
first = next(asks)
second = next(asks)
reply(first, "pay 2")
reply(second, "pay 3")
for ask in asks: pass
"""
    bot, sight = at_table(kind(folder, slow))
    assert sight.write(bot.choose(sight)) == "pay 1"
    bot.budget.seconds = 0.01
    with pytest.raises(ProgramFailed, match=r"no answer within 0\.01 seconds"):
        bot.choose(sight)
    bot.budget.seconds = 60.0
    assert sight.write(bot.choose(sight)) == "pay 3"
    bot.end()
    assert running(folder) == []


def test_a_program_that_is_late_too_often_is_ended(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "START", 0.0)
    for deaf in ("for ask in lines(): pass", "time.sleep(600)"):
        bot, sight = at_table(kind(folder, deaf, "@0.01s"))
        for _ in range(3):
            with pytest.raises(ProgramFailed, match=r"no answer within 0\.01 seconds"):
                bot.choose(sight)
        assert running(folder) == []
        for _ in range(2):
            with pytest.raises(ProgramEnded, match="3 answers did not come in time"):
                bot.choose(sight)
    played = play(kind(folder, "time.sleep(600)", "@0.01s"))
    assert played.state.over
    assert len(played.faults) == sum(seat == 1 for seat, _ in played.entries)


def test_a_program_that_does_not_read_holds_nobody_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "START", 0.0)
    bot, sight = at_table(kind(folder, "time.sleep(600)", "@0.01s"))
    for _ in range(5000):
        bot.see({"kind": "noise", "clause": "M0.1", "seat": None, "text": "x" * 100})
    with pytest.raises(ProgramFailed, match="no answer"):
        bot.choose(sight)
    bot.end()
    assert running(folder) == []


def test_much_is_written_to_a_program_that_reads_slowly(folder: Path) -> None:
    bot, sight = at_table(kind(folder, "time.sleep(0.1)\n" + FIRST))
    for _ in range(3000):
        bot.see({"kind": "noise", "clause": "M0.1", "seat": None, "text": "x" * 100})
    assert sight.write(bot.choose(sight)) == "pay 0"
    bot.end()


def test_killed_in_the_middle_it_plays_again_in_the_next_game(folder: Path) -> None:
    dies = kind(
        folder,
        """
import os
for ask in lines():
    if ask["type"] == "begin" and ask["seed"] % 2: fatal = 4
    elif ask["type"] == "begin": fatal = 0
    if ask["type"] == "choose":
        if ask["id"] == fatal: os.kill(os.getpid(), 9)
        reply(ask, ask["legal"][0])
""",
    )
    faults = []
    for number in range(8):
        played = play(dies, number)
        assert played.state.over
        own = sum(seat == 1 for seat, _ in played.entries)
        assert len(played.faults) in (0, own - 3)
        assert {text.partition("' ")[2] for _, text in played.faults} <= {"was ended by signal 9."}
        faults.append(len(played.faults))
    assert 0 in faults
    assert max(faults) > 0
    assert running(folder) == []


def test_killed_from_outside_while_nobody_asks(folder: Path) -> None:
    bot, sight = at_table(kind(folder, FIRST))
    assert sight.write(bot.choose(sight)) == "pay 0"
    (pid,) = running(folder)
    os.kill(pid, signal.SIGKILL)
    for _ in range(50):
        bot.see({"kind": "noise", "clause": "M0.1", "seat": None})
    for _ in range(2):
        with pytest.raises(ProgramEnded, match="was ended by signal 9"):
            bot.choose(sight)
    assert running(folder) == []
    # The next game.
    bot.begin(GAME, {})
    assert sight.write(bot.choose(sight)) == "pay 0"
    bot.end()
    assert running(folder) == []


def test_one_that_does_not_leave_is_ended_with_all_that_it_has_started(folder: Path) -> None:
    clings = """
import signal, subprocess
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)", sys.argv[0]])
for ask in lines():
    if ask["type"] == "choose": reply(ask, ask["legal"][0])
time.sleep(600)
"""
    bot, sight = at_table(kind(folder, clings))
    bot.choose(sight)
    assert len(running(folder)) == 2
    bot.end()
    # The child is not ours to wait for; it is gone when its parent's parent has looked.
    for _ in range(1000):
        if not running(folder):
            break
        time.sleep(0.01)
    assert running(folder) == []


def test_no_program_outlives_its_bot_or_this_program(folder: Path) -> None:
    bot, sight = at_table(kind(folder, FIRST))
    bot.choose(sight)
    assert running(folder)
    del bot
    gc.collect()
    assert running(folder) == []
    leaves = f"""
import sys
sys.path[:] = {sys.path!r}
from mutiny import Rng, game
from mutiny.bots import Kind
bot = Kind({kind(folder, "time.sleep(600)").text!r})(0, 3, Rng(b""))
bot.begin(game("meuterer"), {{}})
"""
    subprocess.run([sys.executable, "-c", leaves], check=True, timeout=60)
    assert running(folder) == []


def test_an_interrupt_ends_the_game_in_one_line_and_leaves_nothing(folder: Path) -> None:
    reached = folder / "reached"
    waits = f"""
for ask in lines():
    if ask["type"] == "choose":
        open({str(reached)!r}, "w").close()
        time.sleep(600)
"""
    command = [sys.executable, "-m", "mutiny", "simulate", "meuterer", "--bots", kind(folder, waits).text]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True) as process:
        while not reached.exists() and process.poll() is None:
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, b"", b"mutiny: interrupted.\n")
    assert running(folder) == []


def test_a_program_that_cannot_be_started_is_a_fault(folder: Path) -> None:
    path = folder / "bot"
    path.write_bytes(b"\x00 no program")
    path.chmod(0o755)
    bot, sight = at_table(Kind(f"cmd:{path}"))
    with pytest.raises(ProgramEnded, match="the program 'bot' cannot be started: Exec format error"):
        bot.choose(sight)
    assert bot.speak(sight) == []
    played = play(Kind(f"cmd:{path}"))
    assert played.state.over
    assert len(played.faults) == sum(seat == 1 for seat, _ in played.entries)


def test_a_bot_that_has_not_begun_says_so() -> None:
    bot = CommandBot(0, 3, Rng(b""), "cat")
    with pytest.raises(ProgramEnded, match="a bot must begin"):
        bot.choose(Sight(new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32)).state, 0))


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
        Kind(text)
    assert str(caught.value).startswith(line)
    for arguments in (["simulate", "meuterer"], ["play", "--demo"], ["play", "--no-demo"]):
        assert main([*arguments, "--bots", text]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n"), err.startswith(f"mutiny: {line}")) == ("", 1, True)


def test_kinds_of_programs() -> None:
    limited = Kind("cmd@2s:sh -c 'exit 3'")
    assert (limited.command, limited.budget.seconds, limited.name) == ("sh -c 'exit 3'", 2.0, "cmd:sh")
    assert Kind("cmd@500:sh").budget.simulations == 500
    assert Kind("cmd:sh").budget.seconds == 0.0


def test_lines_as_long_as_may_be_are_read(folder: Path) -> None:
    long = f"""
for ask in lines():
    if ask["type"] == "choose": reply(ask, ask["legal"][0], note="x" * {LONGEST_LINE - 100})
"""
    bot, sight = at_table(kind(folder, long))
    assert sight.write(bot.choose(sight)) == "pay 0"
    bot.end()


def block(language: str) -> str:
    """The block of code on the page that is written in a language."""
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (found,) = re.findall(rf"```{language}\n(.*?)```", page, flags=re.DOTALL)
    return str(found)


def test_the_conversation_on_the_page_is_a_real_one(folder: Path) -> None:
    log = folder / "log"
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
    play_game(GAME, [kind(folder, writes, ""), RandomBot, RandomBot], {}, seed_of("docs", 0))
    said = log.read_text().splitlines()
    shown = block("text").splitlines()
    assert len(shown) > 8
    for line in shown:
        pattern = re.compile(re.escape(line).replace("…", ".*"))
        # In this order, with others between them.
        while not pattern.fullmatch(said.pop(0)):
            assert said, line


def test_the_smallest_bot_on_the_page_plays(folder: Path) -> None:
    path = folder / "smallest.sh"
    path.write_text(block("sh"), encoding="utf-8")
    smallest = Kind(f"cmd:sh {shlex.quote(str(path))}")
    played = play(smallest, forgiving=False)
    assert played.entries == play(kind(folder, FIRST)).entries
    check_bot(smallest, game("traitres"), games=1)


def test_the_sample_in_shell_and_awk_beats_chance_and_plays_every_game() -> None:
    trader = Kind(TRADER)
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
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["1"] * 300)
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    save = folder / "save.json"
    bots = kind(folder, "raise SystemExit(3)").text
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
    assert "The game is kept in" in out
    assert json.loads(save.read_text())["players"][1] == f"Steffi ({name})"
    # The record names a program; taking the game up again does not start it.
    assert main(["play", "--resume", str(save)]) == 0
    assert capsys.readouterr().err == ""
    assert running(folder) == []


def test_a_name_in_a_record_starts_nothing(folder: Path) -> None:
    touched = folder / "touched"
    names = [f"Bo (cmd:touch {touched})", f"Cy (cmd@2s:touch {touched})", "Di (easy)"]
    assert bots_among(names) == {2: "easy"}
    assert not touched.exists()
