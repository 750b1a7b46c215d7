"""Aids for players during a game: earlier positions, and hints against bots."""

from __future__ import annotations

import asyncio

from mutiny.protocol import api
from mutiny.server.bots.hint_pool import AdviceRequest, HintPool
from mutiny.server.common.refusal import Refusal
from mutiny.server.service.cache import TableCache
from mutiny.server.tables.positions import PositionRequest, check_numbers, earlier_positions
from mutiny.server.tables.seating import check_seat
from mutiny.server.tables.table import Participant, Table


class PlayerAids:
    """Answers questions of a player, or a spectator, about the game at a table; changes nothing."""

    def __init__(self, cache: TableCache, hints: HintPool) -> None:
        self.cache = cache
        self.hints = hints

    async def positions(self, table_id: str, participant: Participant, question: api.PositionQuestion) -> api.Positions:
        """Return earlier positions exactly as a seat, or a spectator, saw them then."""
        request = PositionRequest(participant.seat, question.n, question.lang)
        loaded = await self.cache.get(table_id)
        async with loaded.lock:
            await self.cache.agree(loaded)
            table = loaded.table
            check_seat(table, participant)
            check_numbers(table, request)
            log = await self.cache.log(loaded)
        # In a thread: the log does not change, and replaying it takes too long for the event loop.
        found = await asyncio.to_thread(earlier_positions, table_id, table.seed, log, request)
        return api.Positions(participant.seat, found)

    async def hint(self, table_id: str, participant: Participant, question: api.HintQuestion) -> api.Hint:
        """Return advice for the decision of a player against bots."""
        loaded = await self.cache.get(table_id)
        async with loaded.lock:
            await self.cache.agree(loaded)
            table = loaded.table
            check_seat(table, participant)
            request = advice_request(table, participant, question)
        hint = await self.hints.hint(table_id, request)
        if loaded.table.last_changes[request.seat] > question.at:
            raise Refusal("stale", "the game has gone on since: the hint was for an earlier position.")
        return hint


def advice_request(table: Table, participant: Participant, question: api.HintQuestion) -> AdviceRequest:
    """Return the request for advice; refuse if there is nothing to decide, or if advice would be unfair to others."""
    seat = participant.seat
    if seat is None:
        raise Refusal("no-seat", "there are hints for players: take a seat first.")
    match = table.started_match()
    if match.over:
        raise Refusal("not-now", "the game is over.")
    if not table.plays_bots_alone(seat):
        raise Refusal("not-now", "there are hints only against bots: another person sits at this table.")
    if table.away[seat]:
        raise Refusal("not-now", "a bot has your seat: take it back first.")
    if seat not in match.state.acting:
        raise Refusal("not-now", "it is not your turn.")
    if question.at > table.message_counts[seat]:
        raise Refusal("malformed", f"'at' is {question.at}, but you were sent {table.message_counts[seat]} messages.")
    if question.at < table.last_changes[seat]:
        raise Refusal("stale", "the game has gone on since: look at it again.")
    return AdviceRequest(
        match.game.name, match.options, match.names, list(match.entries), seat, question.lang, question.at
    )
