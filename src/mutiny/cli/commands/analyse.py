"""`mutiny analyse`: a game as a curve of winning chances."""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from time import perf_counter

from mutiny import Record
from mutiny.analysis.game_analysis import Analysis, AnalysisPlan, assemble, examine
from mutiny.analysis.picture import picture
from mutiny.analysis.report import Report, as_data, least_swing, report
from mutiny.bots import Budget
from mutiny.cli.curve import curve
from mutiny.cli.failure import Usage
from mutiny.cli.files import load, write_text
from mutiny.cli.language import chosen_language
from mutiny.cli.output import wrapped
from mutiny.cli.parsing import MOST_SIMULATIONS, add_json, add_language, add_seed, budget, count, index
from mutiny.cli.records import check_seat, state_after
from mutiny.cli.terminal import Progress, ascii_wanted, colour_wanted, terminal_width
from mutiny.cli.titles import title_of
from mutiny.common.parallel import make_pool, run_tasks
from mutiny.drawing.pen import ASCII, BOLD, UNICODE, Pen
from mutiny.i18n import Messages

EXAMPLES = """
mutiny analyse game.json                    a finished game, with all that can be known of it
mutiny analyse game.json --seat 2           with what that seat knew, of an unfinished game too
mutiny analyse game.json --svg curve.svg --budget 1000 --jobs 2
mutiny analyse game.json --budget 30s       within about half a minute
mutiny analyse game.json --json
"""
SIMULATIONS = 100
LEAST = 4
TRIAL, TRIED = 8, 10
"""The simulations, and the number of entries, by which the speed is measured."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", help="a record, or - for the input")
    parser.add_argument(
        "--seat", type=index, metavar="N", help="use only what that seat knew; needed while the game is not over"
    )
    parser.add_argument(
        "--budget",
        type=budget,
        metavar="N",
        default=Budget(SIMULATIONS),
        help="simulations for each decision and for each point of the curve, or about how long the whole analysis "
        f"may take, as in 30s (default: {SIMULATIONS})",
    )
    add_seed(parser, "analysis")
    parser.add_argument("--svg", metavar="FILE", help="draw the curve there, as a picture")
    parser.add_argument(
        "--jobs", type=count, metavar="J", default=1, help="processes to use; the analysis stays the same"
    )
    add_json(parser)
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Analyse the game and print the report."""
    record = load(options.file)
    seat: int | None = None if options.seat is None else check_seat(options.seat, record.players)
    state = state_after(options.file, record)
    if not state.over and seat is None:
        raise Usage(f"{options.file}: the game is not over; --seat N says with whose knowledge to analyse it.")
    plan = planned(record, seat, options.budget, options.seed, options.jobs)
    analysis = analysed(plan, len(record.moves), options.jobs)
    if not analysis.points:
        raise Usage(f"{options.file}: nothing has happened yet.")
    lang = chosen_language(options.lang)
    made = report(plan, analysis, title_of(record.game, lang), lang)
    if options.svg is not None:
        write_text(Path(options.svg), picture(made))
    print(json.dumps(as_data(plan, made), ensure_ascii=False) if options.json else "\n".join(text(made, lang)))
    return 0


def planned(record: Record, seat: int | None, budget: Budget, seed: str, jobs: int) -> AnalysisPlan:
    """Return the plan of an analysis. For a budget in seconds, a few entries are tried to see how long they take."""
    if not budget.seconds or not record.moves:
        return AnalysisPlan(record, seat, budget.simulations or SIMULATIONS, seed)
    trial = AnalysisPlan(record, seat, TRIAL, seed)
    entries = range(0, len(record.moves), max(1, len(record.moves) // TRIED))
    start = perf_counter()
    for entry in entries:
        examine(trial, [entry])
    each = (perf_counter() - start) / len(entries) / TRIAL
    affordable = int(budget.seconds * jobs / (each * len(record.moves)))
    return AnalysisPlan(record, seat, max(LEAST, min(affordable, MOST_SIMULATIONS)), seed)


def analysed(plan: AnalysisPlan, entries: int, jobs: int) -> Analysis:
    """Return the analysis of all entries, and show a progress bar meanwhile."""
    with Progress(entries, "analyse") as progress:
        found = run_tasks(make_pool(jobs), partial(examine, plan), range(entries), progress.advance, at_once=True)
        return assemble(list(found))


def text(made: Report, lang: str) -> list[str]:
    """Return the report as lines of text."""
    messages = Messages(lang)
    ascii_only = ascii_wanted()
    pen = Pen(*(ASCII if ascii_only else UNICODE), colour_wanted())
    lines = [pen.paint(wrapped(made.title), BOLD), wrapped(made.basis), ""]
    lines += curve(made, pen, terminal_width(), ascii_only)
    lines.append("")
    if made.turning:
        lines.append(pen.paint(messages.text("analyse-turning"), BOLD))
        for number, turning in enumerate(made.turning, 1):
            lines += [wrapped(turning.text, "     ", f"  {number}  "), wrapped(turning.shifts, "       ", "     ")]
    else:
        lines.append(wrapped(messages.text("analyse-no-turning", least=least_swing())))
    lines += ["", pen.paint(wrapped(messages.text("analyse-mistakes")), BOLD)]
    for seat, mistakes in made.mistakes.items():
        lines.append(wrapped(made.players[seat], "    ", "  "))
        for mistake in mistakes:
            lines.append(wrapped(mistake.text, "       ", "     "))
        if not mistakes:
            lines.append(f"     {messages.text('analyse-no-mistakes')}")
    return lines
