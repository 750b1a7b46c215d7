"""What the time of a bot's move tells: plays games with hard bots on a real server and looks for forced moves.

    python benchmarks/server/bot_timing.py --pace 1 --games 2

A watcher knows the time of every move, the character and the number of the decision. The watcher guesses from the time
that a move took, or from its difference to the character's own time, whether the bot had a choice. An AUC of 0.5 is
guessing; 0 and 1 are knowing. The bounds of the interval come from resampling the moves.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory
from typing import NamedTuple

from mutiny.client import Client, HttpApi
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.discovery import game_names
from mutiny.protocol.api import NewTable
from mutiny.server.store import open_store
from mutiny.server.tables.characters import waiting_time
from mutiny.server.tables.entries import MoveMade, decode_entry
from mutiny.server.tables.table import Table

RESAMPLES = 400


class TimedMove(NamedTuple):
    """A move of a bot: whether it had a choice, the milliseconds it took, and those that its character takes."""

    chosen: bool
    took: int
    usual: int


def auc(moves: list[TimedMove], excess: bool) -> float:
    """Return how likely a move of choice took longer than a forced one; a tie counts as half."""
    scores = [(move.took - move.usual if excess else move.took, move.chosen) for move in moves]
    chosen = [score for score, choice in scores if choice]
    forced = [score for score, choice in scores if not choice]
    if not chosen or not forced:
        return 0.5
    won = sum((one > other) + (one == other) / 2 for one in chosen for other in forced)
    return won / (len(chosen) * len(forced))


def interval(moves: list[TimedMove], excess: bool) -> str:
    """Return the AUC with the bounds between which it lies in 95 % of resamples."""
    rng = Random(1)
    found = sorted(auc([rng.choice(moves) for _ in moves], excess) for _ in range(RESAMPLES))
    low, high = found[RESAMPLES // 40], found[-RESAMPLES // 40 - 1]
    return f"{auc(moves, excess):.2f} ({low:.2f} to {high:.2f})"


async def play(address: str, game: str, seed: int) -> str:
    """Play a game against hard bots with random moves; return the id of the table."""
    players = find_game(game).least + 1
    opened = await HttpApi(address).open_table(
        NewTable(game=game, name="Ann", players=players, bots=["hard"] * (players - 1))
    )
    rng = Random(seed)
    async with Client(address, opened.table.id, opened.token, views=True) as client:
        async for view in client.decisions():
            await client.move(rng.choice(view.legal), view)
    return opened.table.id


async def timed_moves(folder: Path, table_id: str, pace: int) -> list[TimedMove]:
    """Read the log of a table; return the moves of its bots."""
    store = open_store(f"sqlite:///{folder}/mutiny.db", "timing", alone=True)
    await store.start()
    found = await store.load(table_id)
    await store.stop()
    if found is None:
        raise SystemExit(f"table {table_id} is gone")
    row, bodies = found
    table = Table(table_id, row.seed)
    moves: list[TimedMove] = []
    for body in bodies:
        entry = decode_entry(body)
        if isinstance(entry, MoveMade) and entry.bot:
            legal = table.started_match().state.legal_actions(entry.seat)
            usual = waiting_time(table.character(entry.seat), table.turns.number, pace)
            moves.append(TimedMove(len(legal) > 1, entry.at - table.turns.since, usual))
        table.apply(entry)
    return moves


async def measure(pace: float, games: int, names: list[str]) -> None:
    """Play the games and print a line for each kind."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "mutiny", "serve", "--port", "0", "--data", folder, "--pace", str(pace)]
        environment = {**os.environ, "MUTINY_ADDRESS_OPENINGS": "none"}
        server = Popen(command, env=environment, stdout=PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split(" at ")[1].split()[0].rstrip("/")
            tables = [(name, await play(address, name, seed)) for name in names for seed in range(games)]
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
        for name in names:
            moves = [
                each
                for game, table in tables
                if game == name
                for each in await timed_moves(Path(folder), table, int(pace * 1000))
            ]
            forced = sum(not move.chosen for move in moves)
            late = sum(move.took > move.usual + 100 for move in moves)
            print(
                f"{name}, pace {pace:g}: {len(moves)} moves, {forced} forced, {late} later than the character's time; "
                f"AUC of the time {interval(moves, False)}, of its excess {interval(moves, True)}",
                flush=True,
            )


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pace", type=float, default=1.0, help="seconds, as for mutiny serve")
    parser.add_argument("--games", type=int, default=2, help="games of each kind")
    parser.add_argument("--game", action="append", choices=game_names(), help="only this game; may be repeated")
    arguments = parser.parse_args()
    asyncio.run(measure(arguments.pace, arguments.games, arguments.game or list(game_names())))


if __name__ == "__main__":
    main()
