"""`mutiny dataset`: decisions as rows of Parquet files, for programs that learn."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from mutiny import MutinyError, __version__, game
from mutiny.adapters.dataset import DatasetWriter, GameRows, RefusedRecord, Simulation, play_simulation, rows_of_record
from mutiny.adapters.dataset.card import counted
from mutiny.adapters.dataset.writer import GAMES
from mutiny.arena import make_pool, run_tasks
from mutiny.cli.failure import INTERRUPTED, Failure, Usage
from mutiny.cli.files import load, records_among
from mutiny.cli.parsing import add_game_options, add_json, add_players, bot_names, count, players_for, utf8
from mutiny.cli.terminal import Progress
from mutiny.cli.titles import listed

EXAMPLES = """
mutiny dataset meuterer --bots medium --games 10000 --out rows
mutiny dataset meuterer --bots medium --games 20000 --out rows --resume     ten thousand more
mutiny dataset traitres --players 6 --bots medium,random --jobs 2 --out rows --json
mutiny dataset --records games --out rows                                   what was played, each game apart
mutiny dataset --records games a.json --skip-bad --names --out rows
"""
USUAL_GAMES = 100
FOR_GAMES = ("game", "players", "games", "seed", "bots", "option")
FOR_RECORDS = ("names", "skip_bad")
MOST_NAMED = 10
"""The number of skipped records that are named individually."""

SourceRows = GameRows | RefusedRecord


class RowSource(NamedTuple):
    """The source of rows: its identity, the tasks, the function that does some tasks, and the name of a task."""

    header: dict[str, Any]
    tasks: Sequence[Any]
    make: Callable[[Sequence[Any]], list[SourceRows]]
    name: Callable[[Any], str]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"the game that bots play, {listed()}")
    parser.add_argument("--out", metavar="DIR", required=True, help="the folder to write")
    add_players(parser)
    parser.add_argument("--games", type=count, metavar="K", help=f"how many games (default: {USUAL_GAMES})")
    parser.add_argument(
        "--seed", type=utf8, metavar="S", help="any text; the same seed gives the same games (default: 0)"
    )
    parser.add_argument(
        "--bots",
        type=bot_names,
        metavar="NAME[,NAME...]",
        help="who sits where, from seat 0; a short list is repeated (default: random)",
    )
    add_game_options(parser)
    parser.add_argument(
        "--records", nargs="+", metavar="FILE", help="instead of GAME: finished records, or folders of records"
    )
    parser.add_argument("--names", action="store_true", help="with --records, keep the players' names")
    parser.add_argument("--skip-bad", action="store_true", help="with --records, leave out those that give no rows")
    parser.add_argument(
        "--part", type=count, metavar="K", default=GAMES, help=f"games whose rows share a file (default: {GAMES})"
    )
    parser.add_argument("--resume", action="store_true", help="go on with the dataset in the folder")
    parser.add_argument(
        "--overwrite", action="store_true", help="start again in the folder of a dataset, and delete what it holds"
    )
    parser.add_argument("--jobs", type=count, metavar="J", default=1, help="processes to use; the rows stay the same")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Write the rows that are missing, then print a summary."""
    if options.resume and options.overwrite:
        raise Usage("either --resume or --overwrite, not both.")
    source = _of_games(options) if options.records is None else _of_records(options)
    start = time.perf_counter()
    writer, before, interrupted = _write(source, options)
    seconds = time.perf_counter() - start
    summary = writer.summary()
    if options.json:
        data = {"out": options.out, **summary, "interrupted": interrupted, "seconds": round(seconds, 3)}
        print(json.dumps(data, ensure_ascii=False))
    else:
        print(text(options.out, summary, summary["rows"] - before, seconds))
    if interrupted:
        sys.stdout.flush()
        print(
            f"mutiny: interrupted after {counted(summary['games'], 'game')}; the same command with --resume goes on.",
            file=sys.stderr,
        )
        return INTERRUPTED
    return 0


def _of_games(options: argparse.Namespace) -> RowSource:
    _refuse(options, FOR_RECORDS, "--records")
    if options.game is None:
        raise Usage("name a GAME for bots to play, or take --records.")
    players = players_for(game(options.game), options.players)
    names = options.bots or ["random"]
    if len(names) > players:
        raise Usage(f"there are {len(names)} bots for {players} seats.")
    bots = [names[seat % len(names)] for seat in range(players)]
    plan = Simulation(options.game, tuple(bots), dict(options.option), "0" if options.seed is None else options.seed)
    # Refuse options and bots that do not exist before anything is written.
    plan.check()
    header = {
        "source": "games between bots",
        "game": plan.game,
        "players": players,
        "bots": bots,
        "options": plan.options,
        "seed": plan.seed,
        "version": __version__,
    }
    tasks = range(options.games or USUAL_GAMES)
    return RowSource(header, tasks, partial(_played, plan), lambda number: f"{plan.seed}/{number}")


def _of_records(options: argparse.Namespace) -> RowSource:
    _refuse(options, FOR_GAMES, "games that bots play, not for --records")
    names = records_among(options.records)
    if "-" in names:
        raise Usage("the rows of records are made from files, not from the input.")
    header = {"source": "records", "names": options.names, "version": __version__}
    return RowSource(header, names, partial(read_rows, options.names), lambda name: _letters(Path(name).name))


def _refuse(options: argparse.Namespace, keys: Sequence[str], what: str) -> None:
    """Refuse arguments that would have no effect."""
    for key in keys:
        if getattr(options, key):
            raise Usage(f"{'GAME' if key == 'game' else '--' + key.replace('_', '-')} is for {what}.")


def _played(plan: Simulation, numbers: Sequence[int]) -> list[SourceRows]:
    return [*play_simulation(plan, numbers)]


def read_rows(with_names: bool, names: Sequence[str]) -> list[SourceRows]:
    """Return the rows of the records in some files, or the reason why a file has none.

    >>> read_rows(False, ["no-such-file.json"])
    [RefusedRecord(name='no-such-file.json', reason='No such file or directory.')]
    """
    items: list[SourceRows] = []
    for name in names:
        try:
            items.append(rows_of_record(load(name), _letters(Path(name).stem), with_names))
        except (Failure, MutinyError) as error:
            items.append(RefusedRecord(name, str(error).removeprefix(f"{name}: ")))
    return items


def _letters(name: str) -> str:
    """Replace bytes of a file name that are not text, because a Parquet table takes only text."""
    return name.encode(errors="replace").decode()


def _write(source: RowSource, options: argparse.Namespace) -> tuple[DatasetWriter, int, bool]:
    """Write all missing rows; returns the writer, the number of earlier rows, and whether it was interrupted."""
    writer = DatasetWriter(
        Path(options.out), source.header, resume=options.resume, overwrite=options.overwrite, games=options.part
    )
    before: int = writer.summary()["rows"]
    try:
        with writer:
            done, tasks = writer.done, source.tasks
            if 0 < done <= len(tasks) and source.name(tasks[done - 1]) != writer.last:
                now = source.name(tasks[done - 1])
                raise Failure(f"{options.out} was made of other records: {now} stands where {writer.last} was.")
            left = tasks[done:]
            if done:
                print(f"{options.out}: {counted(done, 'game')} there already.", file=sys.stderr, flush=True)
            with Progress(len(left), "dataset") as progress:
                pool = make_pool(max(1, min(options.jobs, len(left))))
                items = run_tasks(pool, source.make, left, progress.advance, at_once=True)
                skipped = 0
                for item, task in zip(items, left, strict=True):
                    if isinstance(item, RefusedRecord):
                        skipped += 1
                        _left_out(item, skipped, options.skip_bad)
                    writer.add(item, source.name(task))
    except KeyboardInterrupt:
        return writer, before, True
    return writer, before, False


def _left_out(refused: RefusedRecord, number: int, skipping: bool) -> None:
    if not skipping:
        raise Failure(f"{refused.name}: {refused.reason} (--skip-bad leaves such records out.)")
    if number <= MOST_NAMED:
        more = "" if number < MOST_NAMED else " More such records are only counted."
        print(f"mutiny: left out {refused.name}: {refused.reason}{more}", file=sys.stderr, flush=True)


def text(out: str, summary: dict[str, Any], written: int, seconds: float) -> str:
    """Return the summary as text.

    >>> folder = {"folder": "toy-2", "games": 4, "rows": 120, "features": 9, "actions": 10, "files": 1, "bytes": 1800}
    >>> print(text("rows", {"games": 4, "rows": 120, "skipped": 0, "folders": [folder]}, 120, 0.5))
    rows: 4 games, 120 rows; 120 of them written in 0.5 s (240 a second)
    <BLANKLINE>
    folder                          games        rows  features  actions  files          MB  bytes a row
    toy-2                               4         120         9       10      1         0.0         15.0
    """
    speed = f"{written / max(seconds, 1e-9):,.0f} a second"
    skipped = f", {counted(summary['skipped'], 'record')} left out" if summary["skipped"] else ""
    head = f"{out}: {counted(summary['games'], 'game')}, {counted(summary['rows'], 'row')}{skipped}"
    lines = [f"{head}; {written:,} of them written in {seconds:.1f} s ({speed})"]
    if summary["folders"]:
        numbers = f"{'games':>9}{'rows':>12}{'features':>10}{'actions':>9}{'files':>7}{'MB':>12}{'bytes a row':>13}"
        lines += ["", f"{'folder':<28}{numbers}"]
    for found in summary["folders"]:
        numbers = f"{found['games']:>9,}{found['rows']:>12,}{found['features']:>10}{found['actions']:>9}"
        size = f"{found['files']:>7,}{found['bytes'] / 1e6:>12,.1f}{found['bytes'] / max(1, found['rows']):>13.1f}"
        lines.append(f"{found['folder']:<27} {numbers}{size}")
    return "\n".join(lines)
