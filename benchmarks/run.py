"""Measure this program and its peers in one run, with medians and ratios; --write writes the results to docs/.

Usage: make bench, or python benchmarks/run.py [--write] [--quick].
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median

from chart import bars
from machine import machine
from ours import PLAYERS, Rates, environments, ours, vectors
from peers import (
    PeerRow,
    openspiel_hearts_loop,
    openspiel_hearts_rollouts,
    openspiel_hearts_search,
    openspiel_social_deduction,
    pettingzoo_games,
    pgx_games,
    rlcard_games,
)
from spiels import MEDIAN, OURS, QUICKEST, python_games

import mutiny

HERE = Path(__file__).resolve().parent
DOCS = HERE.parent / "docs"
TITLES = {"meuterer": "Meuterer", "traitres": "Traîtres à bord", "cartagena": "Cartagena"}
MEASURES = {
    "loop": ("Python loop", "whole games, chance included"),
    "playout": ("playout", "whole games, chance included"),
    "playout-dealt": ("playout, dealt", "copies from after the deal, 8 deals"),
    "copy": ("copy()", "states a second"),
    "sample": ("sample()", "worlds a second, in mid-game"),
    "check": ("check", "records read and replayed a second"),
    "search": ("search", "simulations a second, 1,000 a search, from after the deal, random playouts"),
}
VECTOR_NOTE = "1,024 games at once, with rows and lists of legal actions"
# Shares of the instructions of compiled playouts, read from callgrind as benchmarks/playouts.py describes.
LIMITS = {
    "meuterer": "dealt, 56 % are the moves (26 % the sales alone), 14 % lists of moves, 22 % random choices and "
    "reshuffles, with SHA-512, the price of a generator nobody can predict, 8 % of all; whole, these are 28 % and 10 %",
    "traitres": "dealt, 56 % are the moves, 17 % lists of moves, 18 % random choices, with SHA-512 10 % of all; whole, "
    "58 % are shuffles, of 68 cards and 6 roles for 12 decisions, because a random pirate soon opens the chest",
    "cartagena": "dealt, 42 % are the moves, 13 % lists of moves, 40 % random choices, shuffles and their outcomes, "
    "with SHA-512 9 % of all; whole, these are 49 % and 10 %",
}


def pure_rates(game: str, seconds: float) -> Rates:
    """Return the same measures in the pure form, from a separate process."""
    code = f"import json, ours; print(json.dumps(ours.ours({game!r}, seconds={seconds})))"
    # Use only the sources of the form that is measured here, not others in this environment.
    path = os.pathsep.join([str(HERE), str(Path(mutiny.__file__).parents[1])])
    environment = {**os.environ, "MUTINY_PURE": "1", "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    found: Rates = json.loads(done.stdout)
    return found


def rows_of(game: str, rates: Rates, form: str) -> list[PeerRow]:
    """Return the rows of our own games."""
    rows = []
    for what, (name, note) in MEASURES.items():
        found = rates[what]
        title = f"{TITLES[game]}, {name}, {form}"
        rows.append(PeerRow(title, mutiny.__version__, median(found), min(found), max(found), note))
    return rows


def line(row: PeerRow) -> str:
    """Return a row as text."""
    rate = "-" if row.median is None else f"{row.median:,.0f}"
    spread = "" if row.low is None or row.high is None else f"({row.low:,.0f} to {row.high:,.0f})"
    return f"{row.name:44} {row.version:8} {rate:>12} {spread:26} {row.note}"


def ratios(rows: dict[str, float]) -> list[tuple[str, float, str]]:
    """Return the comparisons of rows: a name, the ratio, and our target."""
    wanted = (
        (
            "Meuterer, Python loop, compiled, beside OpenSpiel's hearts from Python, chance by its probabilities",
            "Meuterer, Python loop, compiled",
            "OpenSpiel hearts, Python loop",
            "at least 4",
        ),
        (
            "the same beside hearts with its deal drawn evenly, a short cut",
            "Meuterer, Python loop, compiled",
            "OpenSpiel hearts, Python loop, quick deal",
            "-",
        ),
        (
            "the same beside hearts without its deal",
            "Meuterer, Python loop, compiled",
            "OpenSpiel hearts, Python loop, dealt",
            "-",
        ),
        (
            "Meuterer, playout, dealt, beside OpenSpiel's C++ rollouts, dealt",
            "Meuterer, playout, dealt, compiled",
            "OpenSpiel hearts, C++ rollouts",
            "at least 0.5, the goal is 1",
        ),
        (
            "Meuterer, playout, whole games with their shuffles, beside OpenSpiel's C++ rollouts, dealt",
            "Meuterer, playout, compiled",
            "OpenSpiel hearts, C++ rollouts",
            "at least 0.5, the goal is 1",
        ),
        (
            "Meuterer, information-set search with random playouts, beside OpenSpiel's C++ one on hearts",
            "Meuterer, search, compiled",
            "OpenSpiel hearts, C++ information-set search",
            "at least 0.5, the goal is 1",
        ),
        (
            "Traîtres à bord, Python loop, compiled, beside OpenSpiel's social_deduction from Python",
            "Traîtres à bord, Python loop, compiled",
            "OpenSpiel social_deduction, 6 players, Python loop",
            "at least 1",
        ),
        (
            "Traîtres à bord, playout, dealt, beside OpenSpiel's social_deduction in C++ rollouts",
            "Traîtres à bord, playout, dealt, compiled",
            "OpenSpiel social_deduction, 6 players, C++ rollouts",
            "at least 0.5",
        ),
        (
            "Traîtres à bord, playout, whole games with their shuffles, beside the same",
            "Traîtres à bord, playout, compiled",
            "OpenSpiel social_deduction, 6 players, C++ rollouts",
            "-",
        ),
        (
            "Cartagena, Python loop, compiled, beside OpenSpiel's hearts from Python, chance by its probabilities",
            "Cartagena, Python loop, compiled",
            "OpenSpiel hearts, Python loop",
            "at least 3",
        ),
        (
            "the same beside hearts without its deal",
            "Cartagena, Python loop, compiled",
            "OpenSpiel hearts, Python loop, dealt",
            "-",
        ),
        (
            "Cartagena, playout, dealt, beside OpenSpiel's C++ rollouts of hearts, dealt",
            "Cartagena, playout, dealt, compiled",
            "OpenSpiel hearts, C++ rollouts",
            "at least 0.5",
        ),
        (
            "Cartagena, playout, whole games with their shuffles, beside the same",
            "Cartagena, playout, compiled",
            "OpenSpiel hearts, C++ rollouts",
            "at least 0.5",
        ),
        *((f"{mine}, beside the median of OpenSpiel's own Python games", mine, MEDIAN, "at least 3") for mine in OURS),
        *((f"{mine}, beside the quickest of them", mine, QUICKEST, "-") for mine in OURS),
        *(
            (
                f"{title} as a vector, beside the same game in PettingZoo",
                f"{title} as a vector, {PLAYERS[game]} players",
                f"{title} in PettingZoo, {PLAYERS[game]} players",
                "-",
            )
            for game, title in TITLES.items()
        ),
        *(
            (
                f"{title} in PettingZoo, beside PettingZoo's own texas_holdem_v4",
                f"{title} in PettingZoo, {PLAYERS[game]} players",
                "PettingZoo texas_holdem_v4",
                "at least 10",
            )
            for game, title in TITLES.items()
        ),
    )
    return [
        (what, rows[mine] / rows[theirs], asked)
        for what, mine, theirs, asked in wanted
        if mine in rows and theirs in rows
    ]


def measure(seconds: float, show: Callable[[PeerRow], None]) -> list[PeerRow]:
    """Measure all rows, ours before and after OpenSpiel, so that a slow minute of the machine affects both."""
    rows: list[PeerRow] = []
    beside_each_other = (
        (("meuterer", "cartagena"), (openspiel_hearts_loop, openspiel_hearts_rollouts, openspiel_hearts_search)),
        (("traitres",), (openspiel_social_deduction,)),
    )
    for games, peers in beside_each_other:
        before = [ours(game, seconds=seconds) for game in games]
        beside = [row for peer in peers for row in peer(seconds=seconds)]
        for game, first in zip(games, before, strict=True):
            second = ours(game, seconds=seconds)
            rows += rows_of(game, {what: first[what] + second[what] for what in first}, mutiny.form())
            rows += rows_of(game, pure_rates(game, seconds), "pure")
        rows += beside
    rows += python_games(seconds=seconds)
    for row in rows:
        show(row)
    for row in [*rlcard_games(seconds=seconds), *pettingzoo_rows(seconds)]:
        show(row)
        rows.append(row)
    return rows


def pettingzoo_rows(seconds: float) -> list[PeerRow]:
    """Measure games of PettingZoo and pgx, and ours as environments and as vectors before and after them."""
    kinds = (("in PettingZoo", environments, "whole games"), ("as a vector", vectors, VECTOR_NOTE))
    before = [measure(seconds=seconds) for _, measure, _ in kinds]
    beside = [*pettingzoo_games(seconds=seconds), *pgx_games(seconds=seconds)]
    rows = []
    for (kind, measure, note), first in zip(kinds, before, strict=True):
        second = measure(seconds=seconds)
        for game, rates in first.items():
            found = rates + second[game]
            name = f"{TITLES[game]} {kind}, {PLAYERS[game]} players"
            rows.append(PeerRow(name, mutiny.__version__, median(found), min(found), max(found), note))
    return rows + beside


def report(rows: list[PeerRow]) -> str:
    """Return the page docs/benchmarks.md."""
    found = {row.name: row.median for row in rows if row.median is not None}
    text = [
        "# Benchmarks",
        "",
        "Written by `make bench WRITE=1`; run `make bench` to see the same on your machine. Medians of rounds of half",
        "a second in one run; the spread is from the slowest to the fastest round. Timings on shared machines are",
        "noisy: the ratios within one run are what counts.",
        "",
        f"Machine: {machine()}.",
        "",
        "![Decisions a second, drawn](benchmarks.svg)",
        "",
        "## Ratios",
        "",
        "| what | times | asked |",
        "| --- | ---: | --- |",
        *(f"| {what} | {times:.2f} | {asked} |" for what, times, asked in ratios(found)),
        "",
        "## Rows",
        "",
        "| row | version | a second | slowest to fastest | |",
        "| --- | --- | ---: | --- | --- |",
    ]
    for row in rows:
        rate = "-" if row.median is None else f"{row.median:,.0f}"
        spread = "" if row.low is None or row.high is None else f"{row.low:,.0f} to {row.high:,.0f}"
        text.append(f"| {row.name} | {row.version} | {rate} | {spread} | {row.note} |")
    text += [
        "",
        "A decision is one player's choice among legal moves; the outcomes of chance are not counted, but the time",
        "they take is. Every interpreted loop chooses alike, `actions[int(random() * len(actions))]`. OpenSpiel's C++",
        "rollouts start after the deal, because its search does not take a state that awaits chance, so there is a row",
        "of ours that does the same, and one with our shuffles. A random game of social_deduction has 44 decisions and",
        "few outcomes of chance, one of Traîtres à bord 12 after a shuffle of the whole deck, so that this second row",
        "compares the games more than the programs. Rows of games *in OpenSpiel*, and of its own Python games beside",
        "them, count every action that is applied, one for each card that is drawn; of the time of such a draw the",
        "loop itself, which chooses from a list of probabilities, takes more than half.",
        "",
        "## What limits us",
        "",
        *(f"- {TITLES[game]}: {limit}." for game, limit in LIMITS.items()),
        "",
        "Shares of the instructions of compiled playouts, counted by callgrind: `benchmarks/playouts.py` says how.",
        "",
    ]
    return "\n".join(text)


def main() -> None:
    """Measure, print, and write if asked."""
    parser = argparse.ArgumentParser(description="Speed of this program beside its peers.")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md and docs/benchmarks.svg")
    parser.add_argument("--quick", action="store_true", help="short rounds: a look, not a measurement")
    arguments = parser.parse_args()
    print(machine(), flush=True)
    rows = measure(0.05 if arguments.quick else 0.5, lambda row: print(line(row), flush=True))
    found = {row.name: row.median for row in rows if row.median is not None}
    print()
    for what, times, asked in ratios(found):
        print(f"{times:6.2f} times: {what} ({asked})")
    print()
    for game, limit in LIMITS.items():
        print(f"What limits {TITLES[game]}: {limit}.")
    if arguments.write:
        (DOCS / "benchmarks.md").write_text(report(rows), encoding="utf-8")
        decisions = {
            name: rate
            for name, rate in found.items()
            if not any(w in name for w in ("copy", "sample", "check", "search"))
        }
        (DOCS / "benchmarks.svg").write_text(bars(decisions, "Decisions a second (logarithmic)"), encoding="utf-8")


if __name__ == "__main__":
    main()
