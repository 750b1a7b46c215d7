"""Small programs for the tests of bots that are programs, and helpers to run them."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

from helpers.patience import LONG_S, wait_until

from mutiny import Rng, game, new, seed_of
from mutiny.bots import BotSpec, Observation, PlayedGame, RandomBot, observe, play_game
from mutiny.bots.command import CommandBot

GAME = game("meuterer")
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


def kind(folder: Path, body: str, limit: str = f"@{LONG_S:.0f}s") -> BotSpec:
    """Return the spec of a bot that runs this program."""
    path = folder / "bot.py"
    path.write_text(FRAME + body, encoding="utf-8")
    return BotSpec(f"cmd{limit}:{shlex.quote(sys.executable)} -S {shlex.quote(str(path))}")


def at_table(kind: BotSpec) -> tuple[CommandBot, Observation]:
    """Return a bot that has been started and is to decide, and its observation."""
    match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    seat = match.state.acting[0]
    bot = kind(seat, 3, Rng(b"command"))
    assert isinstance(bot, CommandBot)
    bot.begin(GAME, {})
    return bot, observe(match.state, seat)


def play(kind: BotSpec, seed: int = 0, forgiving: bool = True) -> PlayedGame:
    """Play a game with the program at seat 1, against random bots."""
    return play_game(GAME, [RandomBot, kind, RandomBot], {}, seed_of("command", seed), forgiving=forgiving)


def running(folder: Path) -> list[int]:
    """Return the process ids of the programs that still run, or that have ended and were not waited for."""
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


def come_to(folder: Path, count: int) -> bool:
    """Return whether this number of programs is running after a short wait, since starting and ending take time."""
    wait_until(lambda: len(running(folder)) == count, lambda: running(folder))
    return True
