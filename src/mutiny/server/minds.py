"""Bots that play at tables, in processes of their own: a search must not keep anybody waiting.

May import: mutiny.kernel, mutiny.bots, and pool.
"""

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
    """A decision to be made: the game so far, the seat, and the level of the bot that is to make it."""

    game: str
    options: dict[str, str]
    names: list[str]
    entries: list[Entry]
    seat: int
    level: str
    chance: bytes
    """What the bot's own chance comes from."""


class Answer(NamedTuple):
    """What a bot says, if anything, and its move."""

    phrase: str | None
    move: str


def decide(question: Question) -> Answer:
    """Seat a bot, tell it what its seat was told, and ask it. It has no more than that.

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
    """A few processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self._pool = Pool(processes)

    async def ask(self, question: Question) -> Answer:
        """What a bot decides."""
        return await self._pool.run(decide, question)

    async def close(self) -> None:
        """End the processes; what they are thinking about is thought about again by whoever looks after the table."""
        await self._pool.close()


def question_of(match: Match, seat: int, level: str, seed: bytes) -> Question:
    """What a bot is asked at a seat; its chance follows from the table's seed and from how far the game has gone."""
    chance = Rng(seed).fork(f"bot {seat} {len(match.entries)}").below(1 << 62)
    return Question(
        match.game.name, match.options, match.names, list(match.entries), seat, level, chance.to_bytes(8, "big")
    )
