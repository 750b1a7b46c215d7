"""Analyses finished games in a separate process, because an analysis takes seconds of processor time."""

from __future__ import annotations

import asyncio
import json
from typing import Final, NamedTuple

from mutiny.advice.analysis import Plan, assemble, examine
from mutiny.advice.report import as_data, report
from mutiny.kernel.record import read_record
from mutiny.server.pool import Pool
from mutiny.server.refusal import Refusal

SIMULATIONS: Final = 60
"""Simulations for each decision and for each point of the curve."""
MOST_WAITING: Final = 8
"""Analyses that may be pending at a time."""
KEPT: Final = 100
"""Finished analyses that are cached."""


class Game(NamedTuple):
    """The record of a finished game, and the language of the analysis."""

    record: str
    lang: str


def analyse(game: Game) -> str:
    """Analyse a finished game; the result is the JSON text of `mutiny analyse --json`.

    >>> from mutiny import game, seed_of
    >>> from mutiny.bots import RandomBot, play_game
    >>> played = play_game(game("traitres"), [RandomBot] * 3, {}, seed_of("doc", 0))
    >>> sorted(json.loads(analyse(Game(played.record(["Ann", "Bo", "Cy"]).text(), "en"))))[:3]
    ['decisions', 'game', 'mistakes']
    """
    plan = Plan(game.record, None, SIMULATIONS, "0")
    whole = read_record(game.record)
    found = examine(plan, range(len(whole.moves)))
    return json.dumps(as_data(plan, report(plan, assemble(found), whole.game, game.lang)), ensure_ascii=False)


class Analysts:
    """One process that analyses games, one after another."""

    def __init__(self) -> None:
        self._pool = Pool(1)
        self._found: dict[tuple[str, str], asyncio.Future[str]] = {}

    async def ask(self, table: str, record: str, lang: str) -> str:
        """Return the analysis of a table's game in a language. It is computed once and then cached."""
        key = (table, lang)
        future = self._found.get(key)
        if future is None or (future.done() and (future.cancelled() or future.exception() is not None)):
            if sum(not each.done() for each in self._found.values()) >= MOST_WAITING:
                raise Refusal("unavailable", "too many games are being analysed: try again in a minute.")
            future = asyncio.ensure_future(self._pool.run(analyse, Game(record, lang)))
            self._found[key] = future
            if len(self._found) > KEPT:
                del self._found[next(iter(self._found))]
        return await asyncio.shield(future)

    async def close(self) -> None:
        """End the process."""
        await self._pool.close()
