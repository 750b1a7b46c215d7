"""Runs the bots of the tables in separate processes, so that a search does not block the server."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from mutiny.bots import BotDriver, BotSpec, seat_bot
from mutiny.common.async_parallel import AsyncProcessPool
from mutiny.kernel.blame import blame_game
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.match import Match
from mutiny.kernel.record import Entry
from mutiny.kernel.rng import Rng
from mutiny.server.common.fair_turns import FairTurns

LONGEST_THOUGHT_S: Final = 20.0
"""Seconds that a bot may think, with the start of its process: many times what ours need on a slow machine."""


class BotQuestion(NamedTuple):
    """A decision for a bot: the game so far, the seat, and the bot's level."""

    game: str
    options: dict[str, str]
    names: list[str]
    entries: list[Entry]
    seat: int
    level: str
    seed: bytes
    """The seed of the bot's own random choices."""
    turn: tuple[str, str] = ("", "")
    """Whose turn the decision takes in the pool: an address and a table."""


class BotAnswer(NamedTuple):
    """The phrase that a bot says, if any, and its move."""

    phrase: str | None
    move: str


def decide(question: BotQuestion) -> BotAnswer:
    """Create a bot, pass it the events of its seat, and ask it for a move. It receives nothing else.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> seat = match.state.acting[0]
    >>> question = BotQuestion("meuterer", {}, match.names, match.entries, seat, "medium", b"doc")
    >>> decide(question).move in match.legal_moves(seat)
    True
    """
    game = find_game(question.game)
    match = Match(game, question.names, question.options)
    for mover, notation in question.entries:
        match.enter(mover, notation)
    seat = question.seat
    driver = seat_bot(BotSpec(question.level), seat, len(question.names), Rng(question.seed), game)
    try:
        return _answer(driver, match)
    except Exception as error:
        blame_game(error, game, seat)
        raise
    finally:
        driver.end()


def _answer(driver: BotDriver, match: Match) -> BotAnswer:
    seat = driver.seat
    driver.begin(match.options)
    driver.tell_all(match.events_for(seat))
    observation = driver.observe(match.state)
    phrase = driver.speak(match.state, observation)
    if phrase is not None:
        driver.tell(match.say(seat, phrase))
    return BotAnswer(phrase, match.state.format_move(seat, driver.decide(observation)))


class ThoughtTooLong(MutinyError):
    """A bot has thought longer than it may."""


class BotPool:
    """A few processes in which bots decide: in turns for each address, and in turns for each of its tables."""

    def __init__(self, processes: int, longest: float = LONGEST_THOUGHT_S) -> None:
        self.longest = longest
        self._pool = AsyncProcessPool(processes)
        self._turns = FairTurns(processes)

    async def ask(self, question: BotQuestion) -> BotAnswer:
        """Return a bot's decision. Raises ThoughtTooLong if it thinks longer than the limit."""
        async with self._turns.turn(*question.turn):
            try:
                async with asyncio.timeout(self.longest):
                    return await self._pool.run(decide, question)
            except TimeoutError:
                # Nothing else ends a bot that does not end by itself.
                await self._pool.restart()
        raise ThoughtTooLong(f"a bot of level {question.level} has thought for {self.longest:g} seconds.")

    async def close(self) -> None:
        """End the processes. Unfinished decisions are made again by the next worker that processes the table."""
        await self._pool.close()


def make_question(match: Match, seat: int, level: str, seed: bytes, turn: tuple[str, str] = ("", "")) -> BotQuestion:
    """Return the question for a bot at a seat. Its seed follows from the table's seed and the number of entries."""
    chance = Rng(seed).fork(f"bot {seat} {len(match.entries)}").below(1 << 62)
    return BotQuestion(
        match.game.name, match.options, match.names, list(match.entries), seat, level, chance.to_bytes(8, "big"), turn
    )
