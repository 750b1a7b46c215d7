"""Programs as bots: their input and their answers; a bad answer costs them the move, not the game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from helpers.patience import LONG_S
from helpers.programs import CHANCE, FIRST, GAME, at_table, kind, play, running

from mutiny import Match, Rng, game, new, seed_of
from mutiny.bots import Bot, Observation, RandomBot, observe, play_game
from mutiny.bots.command import CommandBot
from mutiny.bots.program import LONGEST_LINE, ProgramEnded, ProgramFailed
from mutiny.testing import Nonconformance, check_bot

pytestmark = pytest.mark.long


def test_a_program_plays_as_the_same_bot_in_python_would(tmp_path: Path) -> None:
    class First(Bot):
        def choose(self, observation: Observation) -> int:
            return observation.legal_actions[0]

    seed = seed_of("command", 0)
    played = play(kind(tmp_path, FIRST), forgiving=False)
    assert played.faults == []
    assert played.entries == play_game(GAME, [RandomBot, First, RandomBot], {}, seed).entries
    assert running(tmp_path) == []


@pytest.mark.parametrize("name", ["meuterer", "traitres", "cartagena"])
def test_a_well_behaved_program_plays_fair(tmp_path: Path, name: str) -> None:
    check_bot(kind(tmp_path, CHANCE), game(name), games=1)
    assert running(tmp_path) == []


def test_a_program_that_does_not_decide_the_same_again_is_found_out(tmp_path: Path) -> None:
    first_come = f"""
import pathlib
for ask in lines():
    if ask["type"] == "begin": seat = ask["seat"]
    if ask["type"] == "choose":
        try: pathlib.Path({str(tmp_path)!r}, f"{{seat}} {{ask['id']}}").touch(exist_ok=False)
        except FileExistsError: reply(ask, ask["legal"][0])
        else: reply(ask, ask["legal"][-1])
"""
    with pytest.raises(Nonconformance, match="and with an equal generator"):
        check_bot(kind(tmp_path, first_come), GAME, games=1)
    assert running(tmp_path) == []


def test_it_gets_the_events_and_the_view_of_its_seat(tmp_path: Path) -> None:
    log = tmp_path / "log"
    writes = f"""
log = open({str(log)!r}, "w")
for ask in lines():
    print(json.dumps(ask), file=log, flush=True)
    if ask["type"] == "choose": reply(ask, ask["legal"][-1])
"""
    options = {"pirates": "on"}
    played = play_game(GAME, [RandomBot, kind(tmp_path, writes), RandomBot], options, seed_of("command", 5))
    lines: list[dict[str, Any]] = [json.loads(line) for line in log.read_text().splitlines()]
    assert {key: value for key, value in lines[0].items() if key != "seed"} == {
        "type": "begin",
        "mutiny": 1,
        "game": "meuterer",
        "options": options,
        "seat": 1,
        "players": 3,
        "budget": {"seconds": LONG_S, "simulations": 0},
    }
    assert 0 <= lines[0]["seed"] < 2**31
    assert lines[-1] == {"type": "end"}
    match = Match(GAME, ["Ann", "Bo", "Cy"], options, seed_of("command", 5))
    questions = 0
    for who, move in played.entries:
        if who == 1:
            questions += 1
            view = json.loads(json.dumps(match.state.view(1)))
            assert {"type": "choose", "id": questions, "legal": match.legal_moves(1), "view": view} in lines
        if who is not None:
            match.play(who, move)
    assert [line["event"] for line in lines if line["type"] == "told"] == match.events_for(1)
    assert sum(line["type"] == "choose" for line in lines) == questions > 10


def test_it_speaks_beside_its_move(tmp_path: Path) -> None:
    talker = """
for ask in lines():
    if ask["type"] == "choose": reply(ask, ask["legal"][-1], say="say accuse 0" if ask["id"] == 1 else None)
"""
    played = play_game(game("traitres"), [RandomBot, kind(tmp_path, talker), RandomBot], {}, seed_of("talk", 1))
    own = [entry for entry in played.entries if entry[0] == 1]
    assert own[0] == (1, "say accuse 0")
    assert len(own) > 1
    assert not [text for _, text in own[1:] if text.startswith("say ")]


def test_what_it_says_in_vain_costs_no_move(tmp_path: Path) -> None:
    babbler = FIRST.replace("[0])", '[0], say="say ahoy")')
    played = play(kind(tmp_path, babbler))
    decisions = [text for seat, text in played.entries if seat == 1]
    assert len(played.faults) == len(decisions)
    assert "talks nonsense" in played.faults[0][1]
    assert decisions == [text for seat, text in play(kind(tmp_path, FIRST)).entries if seat == 1]


ANSWERS = [
    ("print('offer wine', flush=True)", r"'offer wine' is not an answer: write \{\"id\":1,\"move\":\"\.\.\.\"\}\."),
    ("print('[1]', flush=True)", "is not an answer"),
    ("print('', flush=True)", "'' is not an answer"),
    ("print('[' * 60000, flush=True)", "is not an answer"),
    ('print(\'{"id":1,"move":7}\', flush=True)', "is not an answer"),
    ('print(\'{"id":true,"move":"pay 0"}\', flush=True)', "is not an answer"),
    ('print(\'{"id":2,"move":"pay 0"}\', flush=True)', "is not an answer"),
    ('print(\'{"move":"pay 0"}\', flush=True)', "is not an answer"),
    ("reply(ask, 'pay 0', say=7)", "is not an answer"),
    ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "is not an answer"),
    ("reply(ask, 'offer gold')", "'offer gold' is not a legal move now"),
    ("reply(ask, 'PAY 0')", "'PAY 0' is not a legal move now"),
    ("reply(ask, 'pay 9' * 9999)", "is not a legal move now"),
    ("raise SystemExit(3)", "has ended with status 3"),
    ("import os; os.kill(os.getpid(), 9)", "was ended by signal 9"),
    ("print('x' * 200000, flush=True)", "wrote a line without end"),
    ("sys.stdout.close(); import os; os.close(1)", "has ended with status 0|was ended by signal"),
]


@pytest.mark.parametrize(("does", "says"), ANSWERS)
def test_nonsense_is_a_fault_in_one_sentence(tmp_path: Path, does: str, says: str) -> None:
    bot, observation = at_table(kind(tmp_path, f"for ask in lines():\n    if ask['type'] == 'choose': {does}"))
    with pytest.raises(ProgramFailed, match=says) as caught:
        bot.choose(observation)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300
    bot.end()
    assert running(tmp_path) == []


# Answers with a number are left out, because they would be late answers to all questions but the first.
@pytest.mark.parametrize("does", [does for does, _ in ANSWERS if '"id"' not in does])
def test_nonsense_costs_the_move_and_not_the_game(tmp_path: Path, does: str) -> None:
    played = play(kind(tmp_path, f"for ask in lines():\n    if ask['type'] == 'choose': {does}"))
    assert played.state.over
    assert len(played.faults) == sum(seat == 1 for seat, _ in played.entries)
    assert {seat for seat, _ in played.faults} == {1}
    assert running(tmp_path) == []


def test_one_slip_costs_one_move(tmp_path: Path) -> None:
    slip = """
for ask in lines():
    if ask["type"] == "choose":
        if ask["id"] == 3: print("oops", flush=True)
        else: reply(ask, ask["legal"][0])
"""
    assert [text for _, text in play(kind(tmp_path, slip)).faults] == [
        f'the program \'{Path(sys.executable).name}\': \'oops\' is not an answer: write {{"id":3,"move":"..."}}.'
    ]


def test_a_greeting_nobody_asked_for_costs_one_move_and_shifts_no_answer(tmp_path: Path) -> None:
    played = play(kind(tmp_path, "print('ahoy', flush=True)" + FIRST))
    assert len(played.faults) == 1
    twice = FIRST.replace("reply(", "reply(ask, 'x'); reply(")
    # The wrong answer counts; the second one is too late and is ignored.
    played = play(kind(tmp_path, twice))
    assert len(played.faults) == sum(seat == 1 for seat, _ in played.entries)
    assert {text.rpartition(": ")[2] for _, text in played.faults} == {"'x' is not a legal move now."}


def test_a_bot_that_has_not_begun_says_so() -> None:
    bot = CommandBot(0, 3, Rng(b""), "cat")
    with pytest.raises(ProgramEnded, match="a bot must begin"):
        bot.choose(observe(new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32)).state, 0))


def test_lines_as_long_as_may_be_are_read(tmp_path: Path) -> None:
    long = f"""
for ask in lines():
    if ask["type"] == "choose": reply(ask, ask["legal"][0], note="x" * {LONGEST_LINE - 100})
"""
    bot, observation = at_table(kind(tmp_path, long))
    assert observation.format_move(bot.choose(observation)) == "pay 0"
    bot.end()
