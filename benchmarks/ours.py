"""Measure how fast this program plays, copies, samples worlds and checks records, in loops as a user would write them.

Run as a program it prints its figures as JSON, so that the compiled form can measure the pure one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from peers import player, rates

import mutiny
from mutiny.bots.search.model import Model
from mutiny.bots.search.tree import Search
from mutiny.common.extras import MissingExtra

PLAYERS = {"meuterer": 4, "traitres": 6, "cartagena": 4}
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]
RECORDS = 100
BATCH = 100
SIMULATIONS = 1_000
PLACES = 1_024
"""Games in a vector."""
Rates = dict[str, list[float]]


def dealt(game: mutiny.Game, seed: bytes) -> mutiny.State:
    """Return a state after the deal."""
    rng = mutiny.Rng(seed)
    state = game.new(PLAYERS[game.name])
    while state.awaits_chance:
        state.apply_chance(state.sample_chance(rng))
    return state


def finished_records(game: str) -> list[str]:
    """Return the texts of some random games."""
    texts = []
    for index in range(RECORDS):
        match = mutiny.new(game, NAMES[: PLAYERS[game]], seed=mutiny.seed_of("bench", index))
        rng = mutiny.Rng(b"bench").fork(str(index))
        while not match.over:
            seat = match.state.acting[0]
            moves = match.state.legal_actions(seat)
            match.play(seat, moves[rng.below(len(moves))])
        texts.append(match.record().text())
    return texts


def measures(name: str) -> dict[str, Callable[[], int]]:
    """Return the measures by name. Each call returns the number of repetitions it made."""
    game = mutiny.game(name)
    players = PLAYERS[name]
    rng = mutiny.Rng(b"bench")
    random = Random(1).random
    start = dealt(game, b"bench")
    deals = [dealt(game, bytes([index])) for index in range(8)]
    texts = finished_records(name)
    match = mutiny.resume(mutiny.read_record(texts[0]), fresh_seed=bytes(32))
    middle = len(match.entries) // 2
    while len(match.entries) > middle and match.undo() is not None:
        pass
    belief = match.belief(match.state.acting[0])
    # Searches start where those of the peers do: after the deal, with the whole game to come.
    first = mutiny.new(name, NAMES[:players], seed=bytes(32))
    searcher = first.state.acting[0]
    outset = first.belief(searcher)

    def loop() -> int:
        decisions = 0
        state = game.new(players)
        while not state.over:
            if state.awaits_chance:
                state.apply_chance(state.sample_chance(rng))
                continue
            seat = state.acting[0]
            actions = state.legal_actions(seat)
            state.apply(seat, actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    def playouts() -> int:
        return sum(mutiny.playout(game.new(players), rng) for _ in range(10))

    def playouts_dealt() -> int:
        return sum(mutiny.playout(deal.copy(), rng) for deal in deals)

    def copies() -> int:
        for _ in range(BATCH):
            start.copy()
        return BATCH

    def imagined() -> int:
        for _ in range(BATCH):
            belief.sample(rng)
        return BATCH

    def checked() -> int:
        for text in texts:
            mutiny.replay(mutiny.read_record(text))
        return len(texts)

    def searched() -> int:
        Search(outset, searcher, Model(), rng).run(SIMULATIONS, 0.0)
        return SIMULATIONS

    return {
        "loop": loop,
        "playout": playouts,
        "playout-dealt": playouts_dealt,
        "copy": copies,
        "sample": imagined,
        "check": checked,
        "search": searched,
    }


def ours(name: str = "meuterer", rounds: int = 5, seconds: float = 0.5) -> Rates:
    """Return the rates of every measure, one for each round."""
    return {what: rates(play, rounds, seconds) for what, play in measures(name).items()}


def environments(rounds: int = 5, seconds: float = 0.5) -> Rates:
    """Return the decisions per second of our games as PettingZoo environments, in the same loop as PettingZoo's own.

    The result is empty if PettingZoo is not installed.
    """
    try:
        zoo = import_module("mutiny.adapters.pettingzoo")
    except MissingExtra:
        return {}
    return {name: rates(player(zoo.env(name, players=PLAYERS[name])), rounds, seconds) for name in PLAYERS}


def vectors(rounds: int = 5, seconds: float = 0.5) -> Rates:
    """Return the decisions per second of many games at once on one core, with rows and lists of legal actions.

    The result is empty if numpy is not installed.
    """
    try:
        vector = import_module("mutiny.vector")
    except MissingExtra:
        return {}
    random = import_module("numpy").random.default_rng(1).random

    def stepper(games: Any) -> Callable[[], int]:
        def step() -> int:
            games.step_choices((random(PLACES) * games.arrays.counts).astype("int64"))
            return PLACES

        return step

    return {
        name: rates(stepper(vector.VectorGames(name, PLACES, players)), rounds, seconds)
        for name, players in PLAYERS.items()
    }


if __name__ == "__main__":
    print(json.dumps({"form": mutiny.form(), "rates": {name: ours(name) for name in PLAYERS}}))
