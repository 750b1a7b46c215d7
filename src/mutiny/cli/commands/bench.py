"""`mutiny bench`: the speed of this installation."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from itertools import count

from mutiny import Game, Rng, State, form, game, playout, read_record, replay, seed_of
from mutiny.bots import MediumBot, RandomBot, play_game
from mutiny.cli.entry import version
from mutiny.cli.parsing import add_json, seconds
from mutiny.cli.terminal import Progress
from mutiny.cli.titles import USUAL_GAME, listed

EXAMPLES = """
mutiny bench
mutiny bench traitres --seconds 2 --json
MUTINY_PURE=1 mutiny bench        the same in pure Python
"""
SEED = "bench"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    text = f"the game, {listed()} (default: {USUAL_GAME})"
    parser.add_argument("game", nargs="?", metavar="GAME", default=USUAL_GAME, help=text)
    parser.add_argument(
        "--seconds", type=seconds, metavar="S", default=0.5, help="how long each measurement takes (default: 0.5)"
    )
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Measure and print; all figures are per second."""
    found = game(options.game)
    measurements: dict[str, Callable[[], Callable[[], int]]] = {
        "decisions, Python loop": lambda: decisions_in_loop(found),
        "decisions, playout": lambda: decisions_in_playout(found),
        "copies": lambda: copies(found),
        "records checked": lambda: checks(found),
        "games of random bots": lambda: games_of(found, RandomBot),
        "games of medium bots": lambda: games_of(found, MediumBot),
    }
    figures: dict[str, float] = {}
    with Progress(len(measurements), "bench") as progress:
        for name, prepare in measurements.items():
            figures[name] = per_second(prepare(), options.seconds)
            progress.advance()
    if options.json:
        whole = {"game": found.name, "players": found.most, "form": form(), "per_second": figures}
        print(json.dumps({**whole, "version": version()}))
        return 0
    print(f"{version()}, {found.name} with {found.most} players; a second each:")
    for name, figure in figures.items():
        print(f"  {name:<24}{figure:>14,.0f}")
    return 0


def per_second(work: Callable[[], int], span: float) -> float:
    """Return the units of work per second, measured for `span` seconds after one warm-up.

    >>> per_second(lambda: 1, 0.001) > 0
    True
    """
    work()
    done = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < span:
        done += work()
    return done / elapsed


def decisions_in_loop(found: Game) -> Callable[[], int]:
    """Return work that plays random games from an interpreted loop, as a researcher would."""
    numbers = count()

    def work() -> int:
        rng = Rng(seed_of(SEED, next(numbers)))
        below = rng.below
        state = found.new(found.most)
        decisions = 0
        while not state.over:
            if state.awaits_chance:
                state.apply_chance(state.sample_chance(rng))
                continue
            for seat in state.acting:
                moves = state.legal_actions(seat)
                state.apply(seat, moves[below(len(moves))])
                decisions += 1
        return decisions

    return work


def decisions_in_playout(found: Game) -> Callable[[], int]:
    """Return work that plays random games in the kernel."""
    numbers = count()
    return lambda: playout(found.new(found.most), Rng(seed_of(SEED, next(numbers))))


def copies(found: Game) -> Callable[[], int]:
    """Return work that copies a state in the middle of a game."""
    state = _middle(found)

    def work() -> int:
        copy = state.copy
        for _ in range(1000):
            copy()
        return 1000

    return work


def _middle(found: Game) -> State:
    played = play_game(found, [RandomBot] * found.most, {}, seed_of(SEED, 0))
    record = played.record([f"seat {seat}" for seat in range(found.most)])
    record.moves = record.moves[: len(record.moves) // 2]
    record.result = None
    return replay(record)


def checks(found: Game) -> Callable[[], int]:
    """Return work that reads and strictly replays records from memory."""
    names = [f"seat {seat}" for seat in range(found.most)]
    classes = [RandomBot] * found.most
    texts = [play_game(found, classes, {}, seed_of(SEED, number)).record(names).text() for number in range(50)]

    def work() -> int:
        for text in texts:
            replay(read_record(text))
        return len(texts)

    return work


def games_of(found: Game, bot: type[RandomBot] | type[MediumBot]) -> Callable[[], int]:
    """Return work that plays whole games between bots."""
    numbers = count()

    def work() -> int:
        play_game(found, [bot] * found.most, {}, seed_of(SEED, next(numbers)), noting=False)
        return 1

    return work
