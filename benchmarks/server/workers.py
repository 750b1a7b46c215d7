"""Measure what a move costs with several workers, on SQLite and on PostgreSQL: processor time of all server processes.

Usage: make bench-workers, or python benchmarks/server/workers.py [--quick] [--database sqlite|postgresql].
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from dialects import MutinyDialect
from load import Load, LoadResult, combined, percentiles
from msgspec import Struct
from programs import mutiny_server

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

MATCHES = 64
FASTEST = 6_000
"""The number of moves per second for which matches are prepared."""
SHORTEST = 36
WARM_S = 0.3
SLICE_S = 1.5
COUNTS = (1, 2, 4)
TARGET = 1.15
"""The most that a move may cost with several workers, compared with one."""


class WorkersCost(Struct):
    """The results for a number of workers."""

    workers: int
    result: LoadResult


@contextmanager
def databases(kind: str) -> Iterator[list[str]]:
    """Yield the addresses of empty databases of a kind, one for each number of workers."""
    if kind == "sqlite":
        with TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
            yield [f"sqlite:///{folder}/{number}.db" for number in COUNTS]
        return
    from server.postgres import Postgres  # noqa: PLC0415 (a module of the tests)

    server = Postgres(flush=True)
    try:
        yield [server.new_database() for _ in COUNTS]
    finally:
        server.close()


async def measure_workers(kind: str, slices: int) -> list[WorkersCost]:
    """Load servers with different numbers of workers in turns, so that other work on the machine affects all alike."""
    with ExitStack() as running:
        addresses = running.enter_context(databases(kind))
        loads: list[Load] = []
        for count, address in zip(COUNTS, addresses, strict=True):
            pid, ports = running.enter_context(mutiny_server("--workers", str(count), "--database", address))
            load = Load(MutinyDialect(*ports), pid)
            await load.prepare(int(FASTEST * (slices + 1) * (SLICE_S + WARM_S) / SHORTEST) + MATCHES)
            load.seat(MATCHES)
            await load.saturate(WARM_S, SLICE_S)
            loads.append(load)
        found: list[list[LoadResult]] = [[] for _ in loads]
        for number in range(slices):
            order = list(zip(loads, found, strict=True))
            for load, results in order if number % 2 else order[::-1]:
                results.append(await load.saturate(WARM_S, SLICE_S))
        for load in loads:
            load.close()
        await asyncio.sleep(0.1)
    return [WorkersCost(count, combined(results)) for count, results in zip(COUNTS, found, strict=True)]


def worker_rows(kind: str, found: list[WorkersCost]) -> list[str]:
    """Return the results as rows of a table."""
    first = found[0].result
    return [
        f"| {kind} | {each.workers} | {each.result.rate:,.0f} | {percentiles(each.result.done)[0]:.1f} "
        f"| {each.result.cost:,.0f} | {each.result.cost / first.cost:.2f} |"
        for each in found
    ]


HEAD = (
    "| database | workers | moves a second | median, ms | processor time of a move, us | beside one worker |\n"
    "| --- | ---: | ---: | ---: | ---: | ---: |"
)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What a move costs with several workers.")
    parser.add_argument("--quick", action="store_true", help="few slices: a look, not a measurement")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), help="only this kind of database")
    options = parser.parse_args()
    gc.disable()
    kinds = (options.database,) if options.database else ("sqlite", "postgresql")
    print(f"load average before the run {os.getloadavg()[0]:.1f}\n{HEAD}", flush=True)
    factory = None
    if sys.platform != "win32":
        import uvloop  # noqa: PLC0415 (not there on every system)

        factory = uvloop.new_event_loop
    for kind in kinds:
        with asyncio.Runner(loop_factory=factory) as runner:
            found = runner.run(measure_workers(kind, 3 if options.quick else 8))
        print("\n".join(worker_rows(kind, found)), flush=True)


if __name__ == "__main__":
    main()
