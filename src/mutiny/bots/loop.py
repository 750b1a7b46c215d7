"""Whole games between bots, as fast as the bots allow.

May import: mutiny.kernel, and bot.
"""

from __future__ import annotations

from collections.abc import Sequence

from mutiny.bots.bot import Bot, Sight
from mutiny.kernel.commitment import commitment
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import Event
from mutiny.kernel.game import Game
from mutiny.kernel.match import hear
from mutiny.kernel.record import Entry, Record
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State


class BotFailed(MutinyError):
    """A bot that chose what it may not, or said what is no phrase."""


class Played:
    """A game between bots, played to its end."""

    def __init__(self, game: Game, options: dict[str, str], seed: bytes, state: State) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.state = state
        self.decisions = 0
        self.entries: list[Entry] = []

    def record(self, names: list[str]) -> Record:
        """The game on paper, with its seed, since it is over.

        >>> from mutiny import game, seed_of
        >>> from mutiny.bots import RandomBot
        >>> played = play_game(game("meuterer"), [RandomBot] * 3, {}, seed_of("doc", 0))
        >>> played.record(["Ann", "Bo", "Cy"]).moves[1][1].split()[0]
        'captain'
        """
        return Record(
            self.game.name,
            self.options,
            names,
            self.entries,
            self.state.result(),
            self.seed,
            commitment(self.seed),
        )


def seat_bots(classes: Sequence[type[Bot]], seed: bytes) -> list[Bot]:
    """One bot of each class at each seat, with generators that follow from the game's seed.

    >>> from mutiny.bots import RandomBot
    >>> [bot.seat for bot in seat_bots([RandomBot] * 3, bytes(32))]
    [0, 1, 2]
    """
    rng = Rng(seed)
    return [each(seat, len(classes), rng.fork(f"bot {seat}")) for seat, each in enumerate(classes)]


def play_game(
    game: Game, classes: Sequence[type[Bot]], options: dict[str, str], seed: bytes, noting: bool = True
) -> Played:
    """Play a game to its end, one bot class a seat; everything in it follows from the seed.

    Without `noting` the entries of the log are not written down, which is faster still.

    >>> from mutiny import game, seed_of
    >>> from mutiny.bots import RandomBot
    >>> played = play_game(game("meuterer"), [RandomBot] * 4, {}, seed_of("doc", 0))
    >>> played.state.result()["scores"] == play_game(
    ...     game("meuterer"), [RandomBot] * 4, {}, seed_of("doc", 0), noting=False).state.result()["scores"]
    True
    """
    state = game.new(len(classes), options)
    played = Played(game, options, seed, state)
    bots = seat_bots(classes, seed)
    attending = [bot for bot in bots if bot.attends(game.name)]
    rng = Rng(seed)
    entries = played.entries
    while not state.over:
        if state.awaits_chance:
            outcome = state.draw(rng)
            if noting:
                entries.append((None, state.write_chance(outcome)))
            if attending:
                _tell(attending, state.resolve(outcome))
            else:
                state.settle(outcome)
            continue
        for seat in state.acting:
            sight = Sight(state, seat)
            bot = bots[seat]
            if attending and bot in attending:
                for phrase in phrases_of(bot, sight):
                    _tell(attending, [_heard(state, seat, phrase)])
                    if noting:
                        entries.append((seat, phrase))
            action = bot.choose(sight)
            if action not in sight.legal:
                raise BotFailed(f"the bot at seat {seat} chose {action}, which is no legal move now.")
            if noting:
                entries.append((seat, state.write(seat, action)))
            if attending:
                _tell(attending, state.apply(seat, action))
            else:
                state.play(seat, action)
            played.decisions += 1
    return played


def phrases_of(bot: Bot, sight: Sight) -> list[str]:
    """What a bot is let say before it decides: one phrase, however much it has to say.

    >>> from mutiny import new
    >>> from mutiny.bots import RandomBot
    >>> phrases_of(RandomBot(0, 3, Rng(b"")), Sight(new("traitres", ["Ann", "Bo", "Cy"], seed=bytes(32)).state, 0))
    []
    """
    return bot.speak(sight)[:1]


def _heard(state: State, seat: int, phrase: str) -> Event:
    try:
        return hear(state, seat, phrase)
    except MutinyError as error:
        raise BotFailed(f"the bot at seat {seat} talks nonsense: {error}") from None


def _tell(attending: list[Bot], events: list[Event]) -> None:
    for event in events:
        for bot in attending:
            told = event.told(bot.seat)
            if told is not None:
                bot.see(told)
