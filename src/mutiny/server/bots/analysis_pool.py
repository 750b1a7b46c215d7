"""Analyses finished games in a separate process, because an analysis takes seconds of processor time."""

from __future__ import annotations

import asyncio
import json
from typing import Final, NamedTuple

from mutiny.analysis.game_analysis import AnalysisPlan, assemble, examine
from mutiny.analysis.report import as_data, report
from mutiny.common.async_parallel import AsyncProcessPool
from mutiny.kernel.record import read_record
from mutiny.server.common.refusal import Refusal

SIMULATIONS: Final = 60
"""Simulations for each decision and for each point of the curve."""
MOST_WAITING: Final = 8
"""Analyses that may be pending at a time."""
MOST_CACHED: Final = 100
"""Finished analyses that are cached."""


class AnalysisRequest(NamedTuple):
    """The record of a finished game, and the language of the analysis."""

    record: str
    lang: str


def analyse(request: AnalysisRequest) -> str:
    """Analyse a finished game; the result is the JSON text of `mutiny analyse --json`.

    >>> from mutiny import game, seed_of
    >>> from mutiny.bots import RandomBot, play_game
    >>> played = play_game(game("traitres"), [RandomBot] * 3, {}, seed_of("doc", 0))
    >>> sorted(json.loads(analyse(AnalysisRequest(played.record(["Ann", "Bo", "Cy"]).text(), "en"))))[:3]
    ['decisions', 'game', 'mistakes']
    """
    record = read_record(request.record)
    plan = AnalysisPlan(record, None, SIMULATIONS, "0")
    found = examine(plan, range(len(record.moves)))
    return json.dumps(as_data(plan, report(plan, assemble(found), record.game, request.lang)), ensure_ascii=False)


class AnalysisPool:
    """One process that analyses games, one after another."""

    def __init__(self) -> None:
        self._pool = AsyncProcessPool(1)
        self._results: dict[tuple[str, str], asyncio.Future[str]] = {}

    async def analyse(self, table_id: str, record: str, lang: str) -> str:
        """Return the analysis of a table's game in a language. It is computed once and then cached."""
        key = (table_id, lang)
        future = self._results.get(key)
        if future is None or (future.done() and (future.cancelled() or future.exception() is not None)):
            if sum(not each.done() for each in self._results.values()) >= MOST_WAITING:
                raise Refusal("unavailable", "too many games are being analysed: try again in a minute.")
            future = asyncio.ensure_future(self._pool.run(analyse, AnalysisRequest(record, lang)))
            self._results[key] = future
            if len(self._results) > MOST_CACHED:
                del self._results[next(iter(self._results))]
        return await asyncio.shield(future)

    async def close(self) -> None:
        """End the process."""
        await self._pool.close()
