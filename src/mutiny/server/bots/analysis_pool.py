"""Analyses finished games in a separate process, because an analysis takes seconds of processor time."""

from __future__ import annotations

import asyncio
import json
from typing import Final

from mutiny.analysis.game_analysis import AnalysisPlan, assemble, examine
from mutiny.analysis.report import as_data, report
from mutiny.common.async_parallel import AsyncProcessPool
from mutiny.i18n import LANGUAGES
from mutiny.kernel.record import read_record
from mutiny.server.common.refusal import Refusal

SIMULATIONS: Final = 60
"""Simulations for each decision and for each point of the curve."""
MOST_WAITING: Final = 8
"""Analyses that may be pending at a time."""
MOST_CACHED: Final = 100
"""Finished analyses that are cached."""


def analyse(text: str) -> dict[str, str]:
    """Analyse a finished game; the results are, by language, the JSON text of `mutiny analyse --json`.

    >>> from mutiny import game, seed_of
    >>> from mutiny.bots import RandomBot, play_game
    >>> played = play_game(game("traitres"), [RandomBot] * 3, {}, seed_of("doc", 0))
    >>> found = analyse(played.record(["Ann", "Bo", "Cy"]).text())
    >>> sorted(found), sorted(json.loads(found["fr"]))[:3]
    (['de', 'en', 'fr', 'it'], ['decisions', 'game', 'mistakes'])
    """
    record = read_record(text)
    plan = AnalysisPlan(record, None, SIMULATIONS, "0")
    found = assemble(examine(plan, range(len(record.moves))))
    return {
        lang: json.dumps(as_data(plan, report(plan, found, record.game, lang)), ensure_ascii=False)
        for lang in LANGUAGES
    }


class AnalysisPool:
    """One process that analyses games, one after another."""

    def __init__(self) -> None:
        self._pool = AsyncProcessPool(1)
        self._results: dict[tuple[str, int], asyncio.Future[dict[str, str]]] = {}

    async def analyse(self, table_id: str, record: str, lang: str) -> str:
        """Return the analysis of a table's game in a language. It is computed once, for all languages, and cached."""
        # The record too: it changes if a player has their name erased, which the sentences of an analysis have.
        key = (table_id, hash(record))
        future = self._results.get(key)
        if future is None or (future.done() and (future.cancelled() or future.exception() is not None)):
            if sum(not each.done() for each in self._results.values()) >= MOST_WAITING:
                raise Refusal("unavailable", "too many games are being analysed: try again in a minute.")
            future = asyncio.ensure_future(self._pool.run(analyse, record))
            self._results[key] = future
            if len(self._results) > MOST_CACHED:
                del self._results[next(iter(self._results))]
        return (await asyncio.shield(future))[lang]

    async def close(self) -> None:
        """End the process."""
        await self._pool.close()
