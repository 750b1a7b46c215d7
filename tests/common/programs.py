"""Small programs for the tests of bots that are programs, and what is done with them."""

from __future__ import annotations

import os
import shlex
import sys
import time
from pathlib import Path

from mutiny import Rng, game, new, seed_of
from mutiny.bots import Kind, Played, RandomBot, Sight, play_game
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


def come_to(folder: Path, count: int) -> bool:
    """Whether so many run, soon: a program that has just begun is not listed yet, one that ends still is."""
    for _ in range(1000):
        if len(running(folder)) == count:
            return True
        time.sleep(0.01)
    return False
