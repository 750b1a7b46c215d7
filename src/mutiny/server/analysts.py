"""Finished games looked at again, in a process of its own, for who asks: an analysis takes seconds of a processor.

May import: mutiny.kernel, mutiny.advice, and pool, refusal.
"""

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
"""For each decision and each point of the curve."""
MOST_WAITING: Final = 8
"""Analyses that may be waited for at a time."""
KEPT: Final = 100
"""Analyses that are kept for who asks again."""


class Game(NamedTuple):
    """A finished game as its record, and the language to talk about it in."""

    record: str
    lang: str


def analyse(game: Game) -> str:
    """The analysis of a finished game, as `mutiny analyse --json` gives it.

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
    """One process that analyses, one game after another."""

    def __init__(self) -> None:
        self._pool = Pool(1)
        self._found: dict[tuple[str, str], asyncio.Future[str]] = {}

    async def ask(self, table: str, record: str, lang: str) -> str:
        """The analysis of a table's game in a language, made once."""
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
