"""Measure our server and boardgame.io's under the same load, in turns, in one run; --write writes the results to docs/.

Usage: make bench-server, or python benchmarks/server/bench.py [--write] [--quick].
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from statistics import median

from dialects import BoardgameDialect, Dialect, MutinyDialect
from growth import FEW, LISTENERS, LONG, Growth, measure_growth
from load import Load, LoadResult, combined, percentiles
from msgspec import Struct
from programs import ServerMissing, boardgame_server, mutiny_server, version

import mutiny

sys.path.append(str(Path(__file__).resolve().parents[1]))

from machine import machine

DOCS = Path(__file__).resolve().parents[2] / "docs"
MATCHES = 50
RATE = 1_500
FASTEST = 10_000
"""The number of moves per second for which matches are prepared."""
SHORTEST = 36
"""The approximate number of moves of the shortest match."""
PAGE = """# The server under load

Written by `make bench-server WRITE=1`; run `make bench-server` to see the same on your machine. In brackets the least
and the most of the rounds. Timings on shared machines are noisy: the ratios within one run are what counts.

Machine: {where}.

## Beside boardgame.io

{compared}

Ours is `mutiny serve` with one worker: every move is committed to SQLite and flushed to the disk (`synchronous = FULL`)
before it is acknowledged. boardgame.io's is its own server in a process of Node, with its own storage in memory: a move
that it has acknowledged is lost with the process. Ours plays Cartagena with all its rules, theirs a game in which two
players take turns and set a number (`benchmarks/server/boardgame/server.mjs`). Both tell both players after every move
what they see of the table; ours tells them their legal moves too.

One program makes the load, the same for both, over the loopback: {matches} matches at once, a WebSocket for each
player, matches of about 64 moves, another one when one is over. As fast as they go: the next move of a match is made as
soon as the last one was acknowledged and told. At a fixed rate: moves are due at even intervals, whatever became of
those before, and a move's time counts from when it was due. In a round, both servers are restarted and then loaded
in turns, {slices} times for {slice:g} s each, so that whatever else the machine does befalls both. Rates and costs are
medians of those, and of the {rounds} rounds; percentiles are of all moves, of a round and of all rounds. Ours has no
limits on messages, requests, tables and connections from one address (`benchmarks/server/programs.py`), and otherwise
the usual settings.

## What grows, and what does not

{growing}

Processor time is that of the whole process under full load: medians of slices of half a second that take turns, with
the least and the most. A table is held in memory as long as `MUTINY_TABLES` allows; put away, it costs nothing but its
log on the disk.
"""
StartServer = Callable[[], AbstractContextManager[tuple[int, list[int]]]]


class BenchmarkSize(Struct):
    """The durations of the measurements."""

    rounds: int
    slices: int
    tables: int
    growth: int
    """The number of slices of each measurement of growth."""


SLICE_S = 1.0
WARM_S = 0.1
WHOLE = BenchmarkSize(5, 8, 10_000, 12)
QUICK = BenchmarkSize(1, 4, 400, 2)


class BenchmarkRound(Struct):
    """The results of a server in one round: at full speed, and at a fixed rate."""

    full: LoadResult
    paced: LoadResult


async def one_round(starts: Sequence[tuple[StartServer, type[Dialect]]], slices: int) -> list[BenchmarkRound]:
    """Start servers, and put them under load in turns."""
    with ExitStack() as running:
        loads: list[tuple[Load, Load]] = []
        for start, dialect in starts:
            pid, ports = running.enter_context(start())
            full, paced = (Load(dialect(*ports), pid) for _ in range(2))
            for load, rate in ((full, FASTEST), (paced, RATE)):
                await load.prepare(int(rate * (slices + 1) * (SLICE_S + WARM_S) / SHORTEST) + MATCHES)
                load.seat(MATCHES)
            # A server that has just been started has not reached its full speed.
            await full.saturate(WARM_S, SLICE_S)
            loads.append((full, paced))
        found: list[tuple[list[LoadResult], list[LoadResult]]] = [([], []) for _ in loads]
        for number in range(slices):
            order = list(zip(loads, found, strict=True))
            for (full, paced), (fulls, paceds) in order if number % 2 else order[::-1]:
                fulls.append(await full.saturate(WARM_S, SLICE_S))
                paceds.append(await paced.at_rate(RATE, WARM_S, SLICE_S))
        for pair in loads:
            for load in pair:
                load.close()
        await asyncio.sleep(0.1)
    return [BenchmarkRound(combined(fulls), combined(paceds)) for fulls, paceds in found]


async def rounds_of(plan: BenchmarkSize) -> tuple[list[BenchmarkRound], list[BenchmarkRound], str]:
    """Return all rounds of our server and of the other, and the reason if there are none of the other."""
    own_rounds: list[BenchmarkRound] = []
    other_rounds: list[BenchmarkRound] = []
    absent = ""
    for _ in range(plan.rounds):
        if not absent:
            try:
                own, other = await one_round(
                    [(mutiny_server, MutinyDialect), (boardgame_server, BoardgameDialect)], plan.slices
                )
                own_rounds.append(own)
                other_rounds.append(other)
                print_round("ours", own)
                print_round("boardgame.io", other)
                continue
            except ServerMissing as error:
                absent = str(error)
                print(f"boardgame.io: {absent}", flush=True)
        own_rounds += await one_round([(mutiny_server, MutinyDialect)], plan.slices)
        print_round("ours", own_rounds[-1])
    return own_rounds, other_rounds, absent


def print_round(name: str, found: BenchmarkRound) -> None:
    """Print a round in a line."""
    full, paced = found.full, found.paced
    (quick, late), (paced_quick, paced_late) = percentiles(full.done), percentiles(paced.done)
    print(
        f"{name:13} {full.rate:6,.0f} moves a second, p50 {quick:5.1f}, p99 {late:5.1f} ms, "
        f"{full.cost:4.0f} us of processor time a move (clients {full.client:.0%}); "
        f"at {RATE:,}: p50 {paced_quick:4.1f}, p99 {paced_late:5.1f} ms",
        flush=True,
    )


class ComparisonLine(Struct):
    """A line of the comparison."""

    what: str
    pick: Callable[[BenchmarkRound], float]
    places: int
    more_is_better: bool
    target: str


LINES = [
    ComparisonLine(
        f"moves a second, {MATCHES} matches of two as fast as they go", lambda r: r.full.rate, 0, True, "at least 1.5"
    ),
    ComparisonLine("a move acknowledged then, median, ms", lambda r: percentiles(r.full.done)[0], 1, False, "-"),
    ComparisonLine("a move acknowledged then, p99, ms", lambda r: percentiles(r.full.done)[1], 1, False, "-"),
    ComparisonLine("the other player told then, p99, ms", lambda r: percentiles(r.full.told)[1], 1, False, "-"),
    ComparisonLine("processor time of the server for a move then, us", lambda r: r.full.cost, 0, False, "-"),
    ComparisonLine(
        f"at {RATE:,} moves a second: acknowledged, median, ms", lambda r: percentiles(r.paced.done)[0], 1, False, "-"
    ),
    ComparisonLine(
        f"at {RATE:,} moves a second: acknowledged, p99, ms",
        lambda r: percentiles(r.paced.done)[1],
        1,
        False,
        "more than 1",
    ),
    ComparisonLine(
        f"at {RATE:,} moves a second: the other told, p99, ms", lambda r: percentiles(r.paced.told)[1], 1, False, "-"
    ),
]


def compared(own_rounds: list[BenchmarkRound], other_rounds: list[BenchmarkRound]) -> list[str]:
    """Return the comparison as rows of a table: all rounds together, least and greatest values, and the ratio."""
    rows = []
    for line in LINES:
        cells = []
        wholes = []
        for found in filter(None, (own_rounds, other_rounds)):
            whole = BenchmarkRound(combined([each.full for each in found]), combined([each.paced for each in found]))
            wholes.append(line.pick(whole))
            cells.append(spread(wholes[-1], [line.pick(each) for each in found], line.places))
        times = "-"
        if other_rounds:
            ratio = wholes[0] / wholes[1]
            times = f"{ratio if line.more_is_better else 1 / ratio:.2f}"
        rows.append(f"| {line.what} | {cells[0]} | {cells[1] if other_rounds else '-'} | {times} | {line.target} |")
    return rows


def spread(middle: float, values: list[float], places: int) -> str:
    """Format a value with the least and the greatest.

    >>> spread(2.0, [1.0, 3.0, 2.0], 1)
    '2.0 (1.0 to 3.0)'
    """
    return f"{middle:,.{places}f} ({min(values):,.{places}f} to {max(values):,.{places}f})"


def growth_rows(found: Growth) -> list[str]:
    """Return the growth as rows of a table."""
    each = (found.full - found.empty) / found.tables * 1000
    connection = (found.listening - found.full) / LISTENERS * 1000
    return [
        f"| memory of the process with no table, MB | {found.empty:,.0f} | - |",
        f"| with {found.tables:,} open tables, people at all seats, moves made, MB | {found.full:,.0f} | under 1,000 |",
        f"| for a table, kB | {each:,.1f} | - |",
        f"| for a player who is connected, with a table for every two, kB | {connection:,.1f} | - |",
        f"| processor time of a move, {FEW} tables held, us | {spread(median(found.few), found.few, 0)} | - |",
        f"| the same, {found.tables:,} tables held, us | {spread(median(found.many), found.many, 0)} | no more |",
        f"| processor time of a move, early in a log, us | {spread(median(found.early), found.early, 0)} | - |",
        f"| the same, after {LONG} entries, us | {spread(median(found.late), found.late, 0)} | no more |",
    ]


def circumstances() -> str:
    """Describe the machine in a line, with its other load."""
    busy = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    return f"{machine()}, {mutiny.form()} form; load average before the run {busy}"


def report(where: str, rows: list[str], absent: str, growth_lines: list[str]) -> str:
    """Return the page docs/benchmarks-server.md."""
    heads = f"mutiny {mutiny.__version__} | boardgame.io {version()}"
    compared_rows = "\n".join([f"| | {heads} | times better | asked |", "| --- | ---: | ---: | ---: | --- |", *rows])
    if absent:
        compared_rows += f"\n\nboardgame.io was not measured: {absent}."
    growing = "\n".join(["| | ours | asked |", "| --- | ---: | --- |", *growth_lines])
    return PAGE.format(
        where=where,
        compared=compared_rows,
        matches=MATCHES,
        growing=growing,
        slices=WHOLE.slices,
        slice=SLICE_S,
        rounds=WHOLE.rounds,
    )


async def measure(plan: BenchmarkSize) -> tuple[list[str], str, list[str]]:
    """Measure everything."""
    own_rounds, other_rounds, absent = await rounds_of(plan)
    rows = compared(own_rounds, other_rounds)
    print("\n".join(rows), flush=True)
    growth_lines = growth_rows(await measure_growth(plan.tables, plan.growth))
    print("\n".join(growth_lines), flush=True)
    return rows, absent, growth_lines


def main() -> None:
    """Measure, print, and write if asked."""
    parser = argparse.ArgumentParser(description="The server under load, beside boardgame.io's.")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks-server.md")
    parser.add_argument("--quick", action="store_true", help="short rounds and few tables: a look, not a measurement")
    arguments = parser.parse_args()
    where = circumstances()
    print(where, flush=True)
    # A garbage collection here would count as the servers' time.
    gc.disable()
    factory = None
    if sys.platform != "win32":
        import uvloop  # noqa: PLC0415 (not there on every system)

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        rows, absent, growth_lines = runner.run(measure(QUICK if arguments.quick else WHOLE))
    if arguments.write:
        (DOCS / "benchmarks-server.md").write_text(report(where, rows, absent, growth_lines), encoding="utf-8")


if __name__ == "__main__":
    main()
