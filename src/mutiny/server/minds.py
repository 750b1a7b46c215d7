"""Runs the bots of the tables in separate processes, so that a search does not block the server."""

from __future__ import annotations

from typing import NamedTuple

from mutiny.bots import Bot, BotFailed, Kind, Sight
from mutiny.bots.loop import blame_bot, phrases_of, seat_bot
from mutiny.kernel.blame import blame_game
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.match import Match
from mutiny.kernel.record import Entry
from mutiny.kernel.rng import Rng
from mutiny.server.pool import Pool


class Question(NamedTuple):
    """A decision for a bot: the game so far, the seat, and the bot's level."""

    game: str
    options: dict[str, str]
    names: list[str]
    entries: list[Entry]
    seat: int
    level: str
    chance: bytes
    """The seed of the bot's own random choices."""


class Answer(NamedTuple):
    """The phrase that a bot says, if any, and its move."""

    phrase: str | None
    move: str


def decide(question: Question) -> Answer:
    """Create a bot, pass it the events of its seat, and ask it for a move. It receives nothing else.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> seat = match.state.acting[0]
    >>> decide(Question("meuterer", {}, match.names, match.entries, seat, "medium", b"doc")).move in match.legal(seat)
    True
    """
    game = find_game(question.game)
    match = Match(game, question.names, question.options)
    for who, notation in question.entries:
        match.enter(who, notation)
    seat = question.seat
    bot = seat_bot(Kind(question.level), seat, len(question.names), Rng(question.chance), game)
    try:
        return _answer(bot, match)
    except Exception as error:
        blame_bot(error, bot, game.name, seat)
        blame_game(error, game, seat)
        raise
    finally:
        bot.end()


def _answer(bot: Bot, match: Match) -> Answer:
    bot.begin(match.game, match.options)
    seat = bot.seat
    phrase: str | None = None
    if bot.attends(match.game.name):
        for told in match.told_to(seat):
            bot.see(told)
        for said in phrases_of(bot, Sight(match.state, seat)):
            phrase = said
            heard = match.say(seat, said).told(seat)
            assert heard is not None
            bot.see(heard)
    sight = Sight(match.state, seat)
    action = bot.choose(sight)
    if action not in sight.legal:
        raise BotFailed(f"the bot at seat {seat} chose {action}, which is no legal move now.")
    return Answer(phrase, sight.write(action))


class Minds:
    """A few processes in which bots decide."""

    def __init__(self, processes: int) -> None:
        self._pool = Pool(processes)

    async def ask(self, question: Question) -> Answer:
        """Return a bot's decision."""
        return await self._pool.run(decide, question)

    async def close(self) -> None:
        """End the processes. Unfinished decisions are made again by the next worker that processes the table."""
        await self._pool.close()


def question_of(match: Match, seat: int, level: str, seed: bytes) -> Question:
    """Return the question for a bot at a seat. Its seed follows from the table's seed and the number of entries."""
    chance = Rng(seed).fork(f"bot {seat} {len(match.entries)}").below(1 << 62)
    return Question(
        match.game.name, match.options, match.names, list(match.entries), seat, level, chance.to_bytes(8, "big")
    )
