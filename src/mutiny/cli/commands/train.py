"""`mutiny train`: a network learns a game by playing it, and can then be seated as the bot `net:FILE`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from mutiny import game
from mutiny.arena import Contest, Fixture, Outcome, Standings
from mutiny.arena.ratings import ratings_of
from mutiny.arena.standings import finished_deals
from mutiny.cli.failure import INTERRUPTED, Usage
from mutiny.cli.files import write_text
from mutiny.cli.parsing import add_game_options, count, index, seconds, whole_number
from mutiny.cli.report import as_json, text
from mutiny.cli.titles import listed
from mutiny.training.plan import SMOKE, Setting, TrainingPlan

EXAMPLES = """
mutiny train traitres --players 5 --small --out small                a few minutes on one core
mutiny train meuterer --seconds 540 --out runs/meuterer              on a GPU; the same command goes on
mutiny train meuterer --seconds 540 --out runs/meuterer --deals 100  then measure it against medium
mutiny arena meuterer --bots net:runs/meuterer/weights.net,medium,medium,medium --games 100
"""
NUMBERS = {
    "seed": "the seed of the games and of the first network",
    "games": "games at a time",
    "steps": "decisions of each game before the network learns from them",
    "decisions": "decisions of the whole run",
    "minibatch": "decisions from which one step of learning is made",
    "hidden": "width of the policy",
    "critic": "width of the critic",
    "blocks": "residual blocks of each",
    "lessons": "decisions of each teacher to imitate",
}
RATES = {
    "rate": "the learning rate at the beginning",
    "entropy": "the weight of the entropy at the beginning",
    "last-entropy": "the same at the end",
    "shaped": "the share of the run in which points count as well as wins",
    "league": "the share of the run after which the learner meets past selves and imitations of the teachers",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    usual = TrainingPlan("")
    parser.add_argument("game", metavar="GAME", help=f"the game to learn, {listed()}")
    parser.add_argument(
        "--out", metavar="DIR", required=True, help="the folder of the run, which continues if it is there"
    )
    parser.add_argument(
        "--players", type=numbers, metavar="N[-M]", help="for how many players (default: for all numbers of players)"
    )
    add_game_options(parser)
    parser.add_argument(
        "--vary", type=words, metavar="KEY[,KEY...]", help="options of which all values are played, such as pirates"
    )
    parser.add_argument("--small", action="store_true", help="a small network and few games, for a core and minutes")
    parser.add_argument(
        "--teachers", type=words, metavar="NAME[,NAME...]", help="bots of which imitations are opponents in the league"
    )
    parser.add_argument("--warm", action="store_true", default=None, help="begin as the imitation of the first teacher")
    parser.add_argument("--begin", metavar="FILE", help="begin with the weights of another run: its exact.net")
    for name, about in NUMBERS.items():
        kind = index if name == "seed" else count
        parser.add_argument(f"--{name}", type=kind, metavar="K", help=f"{about} (default: {getattr(usual, name):,})")
    for name, about in RATES.items():
        number = getattr(usual, name.replace("-", "_"))
        parser.add_argument(f"--{name}", type=share, metavar="X", help=f"{about} (default: {number:g})")
    parser.add_argument("--seconds", type=seconds, metavar="S", help="stop after this time; the same command goes on")
    parser.add_argument(
        "--updates", type=count, metavar="K", help="stop after this number of steps of play and learning"
    )
    parser.add_argument("--device", metavar="NAME", help="cpu or cuda (default: a GPU, if there is one)")
    parser.add_argument("--processes", type=count, metavar="J", help="processes that play (default: all cores but one)")
    parser.add_argument(
        "--deals",
        type=count,
        metavar="K",
        help="afterwards, play this number of deals against a bot, in every seat rotation",
    )
    parser.add_argument("--against", metavar="NAME", default="medium", help="that bot (default: medium)")


def numbers(text: str) -> tuple[int, ...]:
    """Parse numbers of players: one, or a span.

    >>> numbers("4"), numbers("3-5")
    ((4,), (3, 4, 5))
    """
    first, dash, last = text.partition("-")
    least = whole_number(1, first)
    return tuple(range(least, (whole_number(least, last) if dash else least) + 1))


def words(text: str) -> tuple[str, ...]:
    """Parse a list of words.

    >>> words("medium,hard@100")
    ('medium', 'hard@100')
    """
    return tuple(word.strip() for word in text.split(","))


def share(text: str) -> float:
    """Parse a number from 0 to 1.

    >>> share("0.02")
    0.02
    """
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number") from None
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError(f"must be from 0 to 1, not {text[:40]}")
    return number


def run(options: argparse.Namespace) -> int:
    """Train, and then measure, if asked to."""
    # Imported here, because the help is printed without these libraries too.
    from mutiny.training.checkpoint import WEIGHTS, read_run  # noqa: PLC0415
    from mutiny.training.evaluation import measure  # noqa: PLC0415
    from mutiny.training.trainer import Trainer, Workplace, usual_device, usual_processes  # noqa: PLC0415

    folder = Path(options.out)
    plan = plan_of(options, read_run(folder))
    place = Workplace(
        folder,
        options.device or usual_device(),
        options.processes or usual_processes(),
        options.seconds or 0.0,
        options.updates or 0,
        None if options.begin is None else Path(options.begin),
    )
    trainer = Trainer(plan, place, lambda line: print(line, file=sys.stderr, flush=True))
    try:
        done = trainer.run()
    except KeyboardInterrupt:
        print("mutiny: interrupted; the same command goes on from the last checkpoint.", file=sys.stderr)
        return INTERRUPTED
    state = "the run is done" if done else "the same command goes on"
    print(f"{folder}: {trainer.decisions:,} of {plan.decisions:,} decisions in {trainer.seconds:,.0f} s; {state}.")
    print(f"To play against it: mutiny play {plan.game} --bots net:{folder / WEIGHTS}")
    if options.deals:
        results = measure(plan, folder / WEIGHTS, options.against, options.deals, place.processes)
        _tell_results(results, folder, options.deals)
    return 0


def plan_of(options: argparse.Namespace, before: TrainingPlan | None) -> TrainingPlan:
    """Return the plan: that of the run in the folder, or the usual one, with what the arguments change."""
    game(options.game)
    if before is not None and before.game != options.game:
        raise Usage(f"{options.out} has a run of {before.game}: take another folder.")
    plan = before or TrainingPlan(options.game)
    if options.small and before is None:
        plan = replace(plan, **SMOKE)
    given: dict[str, Any] = {
        name: getattr(options, name.replace("-", "_"))
        for name in ("players", "vary", "teachers", "warm", *NUMBERS, *RATES)
    }
    if options.option:
        given["options"] = dict(options.option)
    return replace(plan, **{name.replace("-", "_"): value for name, value in given.items() if value is not None})


def _tell_results(
    results: Iterable[tuple[Setting, Contest, Standings, dict[Fixture, Outcome]]], folder: Path, deals: int
) -> None:
    """Print the results of each setting, and write them into the folder."""
    found: list[dict[str, Any]] = []
    start = time.perf_counter()
    for setting, contest, standings, outcomes in results:
        ratings = ratings_of(contest, finished_deals(contest, outcomes, deals))
        print(f"\n{setting.text()}\n{text(standings, ratings, time.perf_counter() - start)}", flush=True)
        found.append(as_json(standings, ratings))
    write_text(folder / "results.json", json.dumps(found, ensure_ascii=False, indent=1) + "\n")
