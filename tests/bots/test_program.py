"""Programs as bots that are late, silent, killed or hard to stop: none of this ends the game, and none outlives it."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from helpers.patience import LONG_S, wait_until
from helpers.programs import FIRST, GAME, at_table, come_to, kind, play, running

from mutiny.bots import BotSpec, command
from mutiny.bots.program import ProgramEnded, ProgramFailed

pytestmark = pytest.mark.long


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    slow = """
asks = (ask for ask in lines() if ask["type"] == "choose")
reply(ask := next(asks), "pay 1")
first = next(asks)
second = next(asks)
reply(first, "pay 2")
reply(second, "pay 3")
for ask in asks: pass
"""
    bot, observation = at_table(kind(tmp_path, slow))
    assert observation.format_move(bot.choose(observation)) == "pay 1"
    bot.budget.seconds = 0.01
    with pytest.raises(ProgramFailed, match=r"no answer within 0\.01 seconds"):
        bot.choose(observation)
    bot.budget.seconds = 60.0
    assert observation.format_move(bot.choose(observation)) == "pay 3"
    bot.end()
    assert running(tmp_path) == []


def test_a_program_that_is_late_too_often_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "START", 0.0)
    for deaf in ("for ask in lines(): pass", "time.sleep(600)"):
        bot, observation = at_table(kind(tmp_path, deaf, "@0.01s"))
        for _ in range(3):
            with pytest.raises(ProgramFailed, match=r"no answer within 0\.01 seconds"):
                bot.choose(observation)
        assert running(tmp_path) == []
        for _ in range(2):
            with pytest.raises(ProgramEnded, match="3 answers did not come in time"):
                bot.choose(observation)
    played = play(kind(tmp_path, "time.sleep(600)", "@0.01s"))
    assert played.state.over
    assert len(played.faults) == sum(seat == 1 for seat, _ in played.entries)


def test_a_program_that_does_not_read_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "START", 0.0)
    bot, observation = at_table(kind(tmp_path, "time.sleep(600)", "@0.01s"))
    for _ in range(5000):
        bot.observe({"kind": "noise", "clause": "M0.1", "seat": None, "text": "x" * 100})
    with pytest.raises(ProgramFailed, match="no answer"):
        bot.choose(observation)
    bot.end()
    assert running(tmp_path) == []


def test_much_is_written_to_a_program_that_reads_slowly(tmp_path: Path) -> None:
    bot, observation = at_table(kind(tmp_path, "time.sleep(0.1)\n" + FIRST))
    for _ in range(3000):
        bot.observe({"kind": "noise", "clause": "M0.1", "seat": None, "text": "x" * 100})
    assert observation.format_move(bot.choose(observation)) == "pay 0"
    bot.end()


def test_killed_in_the_middle_it_plays_again_in_the_next_game(tmp_path: Path) -> None:
    dies = kind(
        tmp_path,
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
    assert running(tmp_path) == []


def test_killed_from_outside_while_nobody_asks(tmp_path: Path) -> None:
    bot, observation = at_table(kind(tmp_path, FIRST))
    assert observation.format_move(bot.choose(observation)) == "pay 0"
    (pid,) = running(tmp_path)
    os.kill(pid, signal.SIGKILL)
    for _ in range(50):
        bot.observe({"kind": "noise", "clause": "M0.1", "seat": None})
    for _ in range(2):
        with pytest.raises(ProgramEnded, match="was ended by signal 9"):
            bot.choose(observation)
    assert running(tmp_path) == []
    # The next game begins.
    bot.begin(GAME, {})
    assert observation.format_move(bot.choose(observation)) == "pay 0"
    bot.end()
    assert running(tmp_path) == []


def test_one_that_does_not_leave_is_ended_with_all_that_it_has_started(tmp_path: Path) -> None:
    clings = """
import signal, subprocess
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)", sys.argv[0]])
for ask in lines():
    if ask["type"] == "choose": reply(ask, ask["legal"][0])
time.sleep(600)
"""
    bot, observation = at_table(kind(tmp_path, clings))
    bot.choose(observation)
    assert come_to(tmp_path, 2)
    bot.end()
    # The child is not ours to wait for; it disappears when the parent of its parent has waited for it.
    assert come_to(tmp_path, 0)


def test_no_program_outlives_its_bot_or_this_program(tmp_path: Path) -> None:
    bot, observation = at_table(kind(tmp_path, FIRST))
    bot.choose(observation)
    assert running(tmp_path)
    del bot
    gc.collect()
    assert running(tmp_path) == []
    leaves = f"""
import sys
sys.path[:] = {sys.path!r}
from mutiny import Rng, game
from mutiny.bots import BotSpec
bot = BotSpec({kind(tmp_path, "time.sleep(600)").text!r})(0, 3, Rng(b""))
bot.begin(game("meuterer"), {{}})
"""
    subprocess.run([sys.executable, "-c", leaves], check=True, timeout=LONG_S)
    assert running(tmp_path) == []


def test_an_interrupt_ends_the_game_in_one_line_and_leaves_nothing(tmp_path: Path) -> None:
    reached = tmp_path / "reached"
    waits = f"""
for ask in lines():
    if ask["type"] == "choose":
        open({str(reached)!r}, "w").close()
        time.sleep(600)
"""
    command = [sys.executable, "-m", "mutiny", "simulate", "meuterer", "--bots", kind(tmp_path, waits).text]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True) as process:
        wait_until(lambda: reached.exists() or process.poll() is not None)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=LONG_S)
    assert (process.returncode, out, err) == (130, b"", b"mutiny: interrupted.\n")
    assert running(tmp_path) == []


def test_a_program_that_cannot_be_started_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_bytes(b"\x00 no program")
    path.chmod(0o755)
    bot, observation = at_table(BotSpec(f"cmd:{path}"))
    with pytest.raises(ProgramEnded, match="the program 'bot' cannot be started: Exec format error"):
        bot.choose(observation)
    assert bot.speak(observation) == []
    played = play(BotSpec(f"cmd:{path}"))
    assert played.state.over
    assert len(played.faults) == sum(seat == 1 for seat, _ in played.entries)
