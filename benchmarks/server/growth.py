"""The cost of many tables and of long games to our server: memory, and the processor time of a move."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

from dialects import Match, OurPlayer, Ours
from load import Load
from msgspec import Struct
from msgspec.json import encode
from programs import ours

FEW = 100
MATCHES = 50
MOVES = 10
"""Moves that are made at each of many tables."""
LONG = 500
"""Entries of a log before the moves that are measured."""
SLICE_S = 0.5
SPARE = 90
"""Matches that may end within a slice."""
CLERKS = 4
LISTENERS = 2_000


class Grown(Struct):
    """The results: megabytes, and microseconds of processor time per move in each of some slices."""

    tables: int
    empty: float
    full: float
    listening: float
    """With some players connected."""
    few: list[float]
    many: list[float]
    early: list[float]
    late: list[float]


class Patient(Ours):
    """Tables at which no player counts as absent while others are measured."""

    grace = 86_400


def megabytes(pid: int) -> float:
    """Return the memory of a process in megabytes; 0 if the system does not tell."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1000 for line in lines if line.startswith("VmRSS:"))


async def grown(tables: int, rounds: int) -> Grown:
    """Measure everything."""
    with ours() as (crowded, (there,)), ours() as (lonely, (here,)):
        empty = megabytes(crowded)
        await crowd(there, tables)
        full = megabytes(crowded)
        listening = await with_listeners(there, crowded)
        await crowd(here, FEW)
        few, many = await beside([await prepared(here, lonely, rounds), await prepared(there, crowded, rounds)], rounds)
        early, late = await beside(
            [await prepared(here, lonely, rounds), await prepared(here, lonely, rounds, LONG)], rounds
        )
    return Grown(tables, empty, full, listening, few, many, early, late)


async def beside(loads: Sequence[Load], rounds: int) -> list[list[float]]:
    """Return the cost of a move under each of some loads, which take turns."""
    costs: list[list[float]] = [[] for _ in loads]
    for number in range(rounds):
        order = list(zip(loads, costs, strict=True))
        for load, found in order if number % 2 else order[::-1]:
            found.append((await load.saturate(0.05, SLICE_S)).cost)
    for load in loads:
        load.close()
    return costs


async def prepared(port: int, pid: int, rounds: int, entries: int = 0) -> Load:
    """Return a load at tables with a number of log entries before the first move."""
    load = Load(Patient(port), pid)
    await load.prepare(MATCHES + SPARE * rounds)
    spare = list(load.spare)
    for start in range(0, len(spare), MATCHES):
        # In groups: this program could not read the chats of all tables so fast, and would be dropped as too slow.
        await asyncio.gather(*(chatter(match, entries) for match in spare[start : start + MATCHES]))
    load.seat(MATCHES)
    return load


async def chatter(match: Match, entries: int) -> None:
    """Send chats to a table: each is an entry of its log, as a move is."""
    speaker, listener = match.players
    for number in range(entries):
        speaker.say(encode({"type": "chat", "id": f"c{number}", "text": "ahoy"}))
    assert isinstance(listener, OurPlayer)
    while listener.chats < entries:
        await asyncio.sleep(0.002)


async def crowd(port: int, tables: int) -> None:
    """Open tables with players at all seats, who make some moves and leave."""
    clerks = [Patient(port) for _ in range(CLERKS)]
    await asyncio.gather(*(open_and_play(clerk, tables // CLERKS) for clerk in clerks))
    for clerk in clerks:
        clerk.close()


async def open_and_play(clerk: Patient, tables: int) -> None:
    """Open tables one after another, and have some moves made at each."""
    for _ in range(tables):
        match = await clerk.match_of(await asyncio.to_thread(clerk.open_seats), Random(1))
        moved: asyncio.Queue[float] = asyncio.Queue()
        match.on_done = lambda _, now, moved=moved: moved.put_nowait(now)  # type: ignore[misc]
        match.on_told = lambda *_: None
        for _ in range(MOVES):
            match.move(0.0)
            await moved.get()
        match.close()


async def with_listeners(port: int, pid: int) -> float:
    """Return the megabytes with some players connected, at tables of their own."""
    load = Load(Patient(port), pid)
    await load.prepare(LISTENERS // 2)
    found = megabytes(pid)
    load.close()
    return found
