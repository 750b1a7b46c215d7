"""`mutiny arena`: bots meet over many deals; which is stronger, and how certain that is."""

from __future__ import annotations

import argparse
import json
import sys
import time
from contextlib import ExitStack
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Any

from mutiny import game
from mutiny.arena import (
    BadContest,
    Contest,
    Fixture,
    Journal,
    Outcome,
    WorkerPool,
    make_contest,
    make_pool,
    play_fixtures,
    record_name,
    run_tasks,
    standings_of,
)
from mutiny.arena.cluster import RayPool
from mutiny.arena.contest import SHAPES
from mutiny.arena.plots import budgets_plot, ratings_plot
from mutiny.arena.ratings import Rating, ratings_of
from mutiny.arena.standings import finished_deals
from mutiny.cli.failure import INTERRUPTED, Usage
from mutiny.cli.files import write_text
from mutiny.cli.parsing import add_game_options, add_json, add_players, bot_names, count, players_for, utf8
from mutiny.cli.report import as_json, plan_text, text
from mutiny.cli.terminal import Progress
from mutiny.cli.titles import listed, title_of
from mutiny.common.interrupts import uninterrupted

EXAMPLES = """
mutiny arena meuterer --bots medium,random --games 100
mutiny arena meuterer --bots hard,medium,medium,medium --games 200 --jobs 4 --out hard-medium
mutiny arena meuterer --bots hard@100,hard@1000,medium --games 100 --out budgets
mutiny arena traitres --players 5 --bots medium,hard --mutineers medium,hard --games 1000
mutiny arena cartagena --bots medium,random,random,random --json
mutiny arena meuterer --bots hard,"cmd:./mybot" --on ray
"""
PLACES = ("here", "ray")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("game", metavar="GAME", help=f"the game to play, {listed()}")
    parser.add_argument(
        "--bots",
        type=bot_names,
        metavar="NAME[,NAME...]",
        required=True,
        help="who meets whom: a name for each seat is one table; otherwise each bot alone meets a table of each other",
    )
    parser.add_argument(
        "--mutineers",
        type=bot_names,
        metavar="NAME[,NAME...]",
        default=[],
        help="in games of secret roles, the bots of the mutineers; --bots are then those of the pirates",
    )
    parser.add_argument(
        "--line-ups", type=_shape, metavar="HOW", help="table or pairs, where the number of names is not to decide"
    )
    add_players(parser)
    parser.add_argument(
        "--games",
        type=count,
        metavar="K",
        default=100,
        help="deals for each line-up, each played in every seat rotation (default: 100)",
    )
    parser.add_argument(
        "--seed", type=utf8, metavar="S", default="0", help="any text; the same seed gives the same games (default: 0)"
    )
    add_game_options(parser)
    parser.add_argument(
        "--jobs", type=count, metavar="J", help="processes to use (default: 1; on a cluster, all); the same games"
    )
    parser.add_argument("--on", type=_place, metavar="WHERE", default="here", help="here, or ray: on a Ray cluster")
    parser.add_argument(
        "--out", metavar="DIR", help="keep the journal there, which the same command goes on with, results and plots"
    )
    parser.add_argument("--records", metavar="DIR", help="write every game there, a file each")
    add_json(parser)


def _one_of(choices: tuple[str, ...], word: str) -> str:
    if word not in choices:
        close = get_close_matches(word, choices, 1, 0.5)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(choices)}"
        raise argparse.ArgumentTypeError(f"{word[:40]!r} is not known; {hint}")
    return word


_shape = partial(_one_of, SHAPES)
_place = partial(_one_of, PLACES)


def run(options: argparse.Namespace) -> int:
    """Play the games that are missing, then print the results of all games."""
    players = players_for(game(options.game), options.players)
    try:
        contest = make_contest(
            options.game,
            players,
            options.bots,
            dict(options.option),
            options.seed,
            options.mutineers,
            options.line_ups,
        )
    except BadContest as error:
        raise Usage(str(error)) from None
    start = time.perf_counter()
    outcomes, interrupted = _play(contest, options)
    finished = finished_deals(contest, outcomes, options.games)
    standings = standings_of(contest, outcomes, options.games)
    ratings = ratings_of(contest, finished)
    data = as_json(standings, ratings)
    if options.out is not None:
        _write_out(Path(options.out), contest, data, ratings)
    seconds = time.perf_counter() - start
    if options.json:
        print(json.dumps({**data, "interrupted": interrupted, "seconds": round(seconds, 3)}, ensure_ascii=False))
    else:
        print(text(standings, ratings, seconds))
    if interrupted:
        sys.stdout.flush()
        hint = "the same command goes on from there" if options.out else "with --out DIR it could have gone on later"
        print(f"mutiny: interrupted after {len(outcomes):,} games; {hint}.", file=sys.stderr)
        return INTERRUPTED
    return 0


def _play(contest: Contest, options: argparse.Namespace) -> tuple[dict[Fixture, Outcome], bool]:
    """Return the outcomes of all games, including earlier runs, and whether an interruption left some unplayed."""
    records = None if options.records is None else Path(options.records)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        journal = None if options.out is None else stack.enter_context(Journal(Path(options.out), contest))
        outcomes = {
            fixture: outcome
            for fixture, outcome in (journal.outcomes if journal is not None else {}).items()
            if fixture.deal < options.games and (records is None or (records / record_name(fixture)).exists())
        }
        known = frozenset(outcomes)
        left = contest.games(options.games) - len(known)
        _announce(contest, options.games, len(known))
        if not left:
            return outcomes, False
        pool = _pool(options, left)
        progress = stack.enter_context(Progress(left, "arena"))
        fixtures = (fixture for fixture in contest.fixtures(options.games) if fixture not in known)
        play = partial(play_fixtures, contest, records is not None)
        try:
            for finished in run_tasks(pool, play, fixtures, progress.advance, ordered=False, at_once=True):
                if records is not None:
                    # Write the record before the journal mentions it. It can be made again, so do not wait for the
                    # disk.
                    write_text(records / record_name(finished.fixture), finished.record, durable=False)
                # A game in the journal is counted, also if Ctrl+C comes just then.
                with uninterrupted():
                    if journal is not None:
                        journal.add(finished)
                    outcomes[finished.fixture] = finished.outcome
        except KeyboardInterrupt:
            return outcomes, True
    return outcomes, False


def _announce(contest: Contest, deals: int, known: int) -> None:
    already = f"; {known:,} of them are played already" if known else ""
    print(f"{plan_text(contest, deals)}{already}", file=sys.stderr, flush=True)


def _pool(options: argparse.Namespace, games: int) -> WorkerPool:
    if options.on == "ray":
        return RayPool(options.jobs)
    return make_pool(min(options.jobs or 1, games))


def _write_out(folder: Path, contest: Contest, data: dict[str, Any], ratings: list[Rating]) -> None:
    """Write the figures and the plots of all games so far."""
    write_text(folder / "results.json", json.dumps(data, ensure_ascii=False, indent=1) + "\n")
    title = f"{title_of(contest.game, 'en')}, {contest.players} players"
    whole = ratings_plot(ratings, title) if ratings else None
    for name, drawn in (("ratings.svg", whole), ("budgets.svg", budgets_plot(ratings, title))):
        if drawn is not None:
            write_text(folder / name, drawn)
