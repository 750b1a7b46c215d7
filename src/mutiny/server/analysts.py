"""Finished games looked at again, in a process of its own, for who asks: an analysis takes seconds of a processor.

May import: mutiny.kernel, mutiny.advice, mutiny.i18n, and minds, refusal.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from mutiny.advice.analysis import Plan, assemble, examine
from mutiny.advice.report import as_data, report
from mutiny.kernel.record import read_record
from mutiny.server.minds import live_with_parent
from mutiny.server.refusal import Refusal

SIMULATIONS: Final = 60
"""For each decision and each point of the curve."""
MOST_WAITING: Final = 8
"""Analyses that may be waited for at a time."""
KEPT: Final = 100
"""Analyses that are kept for who asks again."""


def analyse(record: str, lang: str) -> str:
    """The analysis of a finished game, as `mutiny analyse --json` gives it.

    >>> from mutiny import game, seed_of
    >>> from mutiny.bots import RandomBot, play_game
    >>> played = play_game(game("traitres"), [RandomBot] * 3, {}, seed_of("doc", 0))
    >>> sorted(json.loads(analyse(played.record(["Ann", "Bo", "Cy"]).text(), "en")))[:3]
    ['decisions', 'game', 'mistakes']
    """
    plan = Plan(record, None, SIMULATIONS, "0")
    whole = read_record(record)
    found = examine(plan, range(len(whole.moves)))
    return json.dumps(as_data(plan, report(plan, assemble(found), whole.game, lang)), ensure_ascii=False)


class Analysts:
    """One process that analyses, one game after another."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._found: dict[tuple[str, str], asyncio.Future[str]] = {}

    async def ask(self, table: str, record: str, lang: str) -> str:
        """The analysis of a table's game in a language, made once."""
        key = (table, lang)
        future = self._found.get(key)
        if future is None:
            if sum(not each.done() for each in self._found.values()) >= MOST_WAITING:
                raise Refusal("unavailable", "too many games are being analysed: try again in a minute.")
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, context, initializer=live_with_parent)
            future = asyncio.wrap_future(self._pool.submit(analyse, record, lang))
            self._found[key] = future
            if len(self._found) > KEPT:
                del self._found[next(iter(self._found))]
        try:
            return await asyncio.shield(future)
        except BrokenProcessPool:
            self._found.pop(key, None)
            self._pool = None
            raise Refusal("unavailable", "the analysis was cut short: try again.") from None

    def close(self) -> None:
        """End the process."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
