"""What many tables, and long games, cost our server: memory, and the processor time of a move.

Imports msgspec, and from beside it dialects, load, programs.
"""

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
"""Matches that may be over within a slice."""
CLERKS = 4
LISTENERS = 2_000


class Grown(Struct):
    """What was found: megabytes, and microseconds of processor time a move, in each of some slices."""

    tables: int
    empty: float
    full: float
    listening: float
    """With some players connected besides."""
    few: list[float]
    many: list[float]
    early: list[float]
    late: list[float]


class Patient(Ours):
    """Tables at which nobody is missed while others are measured."""

    grace = 86_400


def megabytes(pid: int) -> float:
    """What a process holds in memory; nothing where the system does not say."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1000 for line in lines if line.startswith("VmRSS:"))


async def grown(tables: int, rounds: int) -> Grown:
    """Measure it all."""
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
    """The cost of a move under each of some loads, which take turns."""
    costs: list[list[float]] = [[] for _ in loads]
    for number in range(rounds):
        order = list(zip(loads, costs, strict=True))
        for load, found in order if number % 2 else order[::-1]:
            found.append((await load.saturate(0.05, SLICE_S)).cost)
    for load in loads:
        load.close()
    return costs


async def prepared(port: int, pid: int, rounds: int, entries: int = 0) -> Load:
    """A load at tables at which so much has been said before the first move."""
    load = Load(Patient(port), pid)
    await load.prepare(MATCHES + SPARE * rounds)
    spare = list(load.spare)
    for start in range(0, len(spare), MATCHES):
        # Not all at once: whoever measures could not read so fast, and would be let go as too slow.
        await asyncio.gather(*(chatter(match, entries) for match in spare[start : start + MATCHES]))
    load.seat(MATCHES)
    return load


async def chatter(match: Match, entries: int) -> None:
    """Have so many things said at a table: each is an entry of its log, as a move is."""
    speaker, listener = match.players
    for number in range(entries):
        speaker.say(encode({"type": "chat", "id": f"c{number}", "text": "ahoy"}))
    assert isinstance(listener, OurPlayer)
    while listener.chats < entries:
        await asyncio.sleep(0.002)


async def crowd(port: int, tables: int) -> None:
    """Open tables, with people at all seats who make some moves and go."""
    clerks = [Patient(port) for _ in range(CLERKS)]
    await asyncio.gather(*(open_and_play(clerk, tables // CLERKS) for clerk in clerks))
    for clerk in clerks:
        clerk.close()


async def open_and_play(clerk: Patient, tables: int) -> None:
    """Open tables one after the other, and have some moves made at each."""
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
    """Megabytes with some players connected, at tables of their own."""
    load = Load(Patient(port), pid)
    await load.prepare(LISTENERS // 2)
    found = megabytes(pid)
    load.close()
    return found
