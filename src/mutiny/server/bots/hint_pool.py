"""Gives players advice, computed in a separate process: it takes about a second of processor time."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from mutiny.analysis.hint import advise, generator
from mutiny.analysis.seat_position import SeatPosition
from mutiny.analysis.text import chance_of, reasons_text
from mutiny.bots import Budget
from mutiny.common.async_parallel import AsyncProcessPool
from mutiny.i18n import Messages, describe
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.match import Match
from mutiny.kernel.record import Entry
from mutiny.protocol.api import Hint, HintMove
from mutiny.protocol.messages import Language
from mutiny.server.common.refusal import Refusal

BUDGET: Final = Budget(2000, 1.2)
"""A hint takes at most a little more than a second."""
MOST_SHOWN: Final = 3
"""Moves in a hint."""
MOST_WAITING: Final = 8
"""Hints that may be pending at a time."""
MOST_CACHED: Final = 200


class AdviceRequest(NamedTuple):
    """A decision for which a player wants advice: the game so far, the seat, and the language of the answer."""

    game: str
    options: dict[str, str]
    names: list[str]
    entries: list[Entry]
    seat: int
    lang: Language
    n: int


def hint(request: AdviceRequest) -> Hint:
    """Return advice from what the seat knows: the events it was told and its view, as `SeatPosition` has them.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> seat = match.state.acting[0]
    >>> found = hint(AdviceRequest("meuterer", {}, match.names, match.entries, seat, "en", 7))
    >>> found.n, found.moves[0].move in match.legal_moves(seat), len(found.moves)
    (7, True, 3)
    """
    match = Match(find_game(request.game), request.names, request.options)
    for mover, notation in request.entries:
        match.enter(mover, notation)
    seat, lang = request.seat, request.lang
    advice = advise(SeatPosition.of(match, seat), BUDGET, generator("hint", len(match.entries), seat))
    messages = Messages(lang, request.game)
    seen = {**match.state.view(seat), "names": match.names}
    moves = [
        HintMove(
            candidate.move,
            describe(candidate.move, seen, lang),
            round(candidate.chance, 4),
            round(candidate.margin, 4),
            chance_of(candidate, messages),
        )
        for candidate in advice.candidates[:MOST_SHOWN]
    ]
    heading, reasons = reasons_text(advice, match.names, messages, request.game)
    return Hint(request.n, moves, heading, reasons)


class HintPool:
    """One process for hints, apart from that for analyses: a player who is to move cannot wait for those."""

    def __init__(self) -> None:
        self._pool = AsyncProcessPool(1)
        self._hints: dict[tuple[str, int, int, str], asyncio.Future[Hint]] = {}

    async def hint(self, table_id: str, request: AdviceRequest) -> Hint:
        """Return the advice for a position of a table. It is computed once, and one at a time for a table."""
        key = (table_id, request.seat, request.n, request.lang)
        future = self._hints.get(key)
        if future is None or (future.done() and (future.cancelled() or future.exception() is not None)):
            pending = [each[0] for each, hint in self._hints.items() if not hint.done()]
            if table_id in pending:
                raise Refusal("too-fast", "a hint for this table is on its way: wait a moment.")
            if len(pending) >= MOST_WAITING:
                raise Refusal("unavailable", "too many players have asked for a hint: try again in a moment.")
            future = asyncio.ensure_future(self._compute(request))
            self._hints[key] = future
            if len(self._hints) > MOST_CACHED:
                del self._hints[next(iter(self._hints))]
        return await asyncio.shield(future)

    async def _compute(self, request: AdviceRequest) -> Hint:
        return await self._pool.run(hint, request)

    async def close(self) -> None:
        """End the process."""
        await self._pool.close()
