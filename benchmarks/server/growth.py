"""Measure what many tables and long games cost our server: memory, and the processor time of a move."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

from dialects import LoadMatch, MutinyDialect, MutinyPlayer
from load import Load
from msgspec import Struct
from msgspec.json import encode
from programs import mutiny_server

FEW = 100
MATCHES = 50
MOVES = 10
"""The number of moves that are made at each of many tables."""
LONG = 500
"""The number of entries of a log before the moves that are measured."""
SLICE_S = 0.5
SPARE = 90
"""The number of matches that may end within a slice."""
OPENERS = 4
LISTENERS = 2_000


class Growth(Struct):
    """The results: megabytes, and microseconds of processor time per move in each of some slices."""

    tables: int
    empty: float
    full: float
    listening: float
    """The megabytes with some players connected."""
    few: list[float]
    many: list[float]
    early: list[float]
    late: list[float]


class PatientDialect(MutinyDialect):
    """A dialect with tables at which no player counts as absent while others are measured."""

    grace = 86_400


def megabytes(pid: int) -> float:
    """Return the memory of a process in megabytes; 0 if the system does not tell."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1000 for line in lines if line.startswith("VmRSS:"))


async def measure_growth(tables: int, rounds: int) -> Growth:
    """Measure everything."""
    with mutiny_server() as (crowded, (there,)), mutiny_server() as (lonely, (here,)):
        empty = megabytes(crowded)
        await fill_with_tables(there, tables)
        full = megabytes(crowded)
        listening = await with_listeners(there, crowded)
        await fill_with_tables(here, FEW)
        few, many = await measure_in_turns(
            [await prepared_load(here, lonely, rounds), await prepared_load(there, crowded, rounds)], rounds
        )
        early, late = await measure_in_turns(
            [await prepared_load(here, lonely, rounds), await prepared_load(here, lonely, rounds, LONG)], rounds
        )
    return Growth(tables, empty, full, listening, few, many, early, late)


async def measure_in_turns(loads: Sequence[Load], rounds: int) -> list[list[float]]:
    """Return the cost of a move under each of some loads, which take turns."""
    costs: list[list[float]] = [[] for _ in loads]
    for number in range(rounds):
        order = list(zip(loads, costs, strict=True))
        for load, found in order if number % 2 else order[::-1]:
            found.append((await load.saturate(0.05, SLICE_S)).cost)
    for load in loads:
        load.close()
    return costs


async def prepared_load(port: int, pid: int, rounds: int, entries: int = 0) -> Load:
    """Return a load at tables with a number of log entries before the first move."""
    load = Load(PatientDialect(port), pid)
    await load.prepare(MATCHES + SPARE * rounds)
    spare = list(load.spare)
    for start in range(0, len(spare), MATCHES):
        # Send them in groups: this program could not read the chats of all tables so fast, and would be dropped as too
        # slow.
        await asyncio.gather(*(send_chats(match, entries) for match in spare[start : start + MATCHES]))
    load.seat(MATCHES)
    return load


async def send_chats(match: LoadMatch, entries: int) -> None:
    """Send chats to a table: each is an entry of its log, as a move is."""
    speaker, listener = match.players
    for number in range(entries):
        speaker.send(encode({"type": "chat", "id": f"c{number}", "text": "ahoy"}))
    assert isinstance(listener, MutinyPlayer)
    while listener.chats < entries:
        await asyncio.sleep(0.002)


async def fill_with_tables(port: int, tables: int) -> None:
    """Open tables with players at all seats, who make some moves and leave."""
    openers = [PatientDialect(port) for _ in range(OPENERS)]
    await asyncio.gather(*(open_and_play(opener, tables // OPENERS) for opener in openers))
    for opener in openers:
        opener.close()


async def open_and_play(opener: PatientDialect, tables: int) -> None:
    """Open tables one after another, and make some moves at each."""
    for _ in range(tables):
        match = await opener.match_of(await asyncio.to_thread(opener.open_seats), Random(1))
        moved: asyncio.Queue[float] = asyncio.Queue()
        match.on_done = lambda _, now, moved=moved: moved.put_nowait(now)  # type: ignore[misc]
        match.on_told = lambda *_: None
        for _ in range(MOVES):
            match.move(0.0)
            await moved.get()
        match.close()


async def with_listeners(port: int, pid: int) -> float:
    """Return the megabytes with some players connected, at separate tables."""
    load = Load(PatientDialect(port), pid)
    await load.prepare(LISTENERS // 2)
    found = megabytes(pid)
    load.close()
    return found
