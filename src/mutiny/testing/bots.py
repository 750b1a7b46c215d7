"""Checks that a bot plays fair: it makes legal, reproducible moves that depend only on what its seat knows."""

from __future__ import annotations

import json

from mutiny.bots import Bot, BotDriver, Maker, observe, seat_bot
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.game import Game
from mutiny.kernel.match import phrase_event
from mutiny.kernel.rng import Rng
from mutiny.testing.fingerprints import future, look
from mutiny.testing.games import check_complete
from mutiny.testing.moves import take_chance
from mutiny.testing.secrecy import sampled_world
from mutiny.testing.trial import Nonconformance, Trial, raised


def check_bot(
    bot: Maker,
    game: Game,
    *,
    games: int = 5,
    seed: bytes = b"mutiny.testing",
    options: dict[str, str] | None = None,
) -> None:
    """Let a bot play all seats and check everything it says and does; raises `Nonconformance` on a failure.

    `bot` is a class of bots, or a `BotSpec`, as in `BotSpec("cmd:./mybot")`. Three bots with equal generators play
    every seat and receive the same events. The first and the second decide from the true state; the third decides from
    a world that its seat cannot tell from the true one. All three must say and decide the same.

    >>> from mutiny import game
    >>> from mutiny.bots import MediumBot
    >>> check_bot(MediumBot, game("meuterer"), games=1)
    """
    check_complete(game)
    for number in range(games):
        trial = Trial.of(game, number, seed, options)
        try:
            _check_game(trial, bot)
        except (Nonconformance, MutinyError):
            raise
        except Exception as error:
            raise Nonconformance(f"the bot raises {raised(error)}", trial) from error


def _check_game(trial: Trial, kind: Maker) -> None:
    seats = [
        [seat_bot(kind, seat, trial.players, _generator(trial, seat), trial.game) for _ in range(3)]
        for seat in range(trial.players)
    ]
    drivers = [driver for three in seats for driver in three]
    try:
        for driver in drivers:
            driver.begin(trial.options)
        _play(trial, seats)
    finally:
        for driver in drivers:
            driver.end()


def _play(trial: Trial, seats: list[list[BotDriver]]) -> None:
    heard = 0
    while not trial.state.over:
        heard = _tell(seats, trial, heard)
        if trial.state.awaits_chance:
            take_chance(trial)
            continue
        seat = trial.state.acting[0]
        turn = BotTurn(trial, seat, [driver.bot for driver in seats[seat]])
        for phrase in turn.speech():
            trial.match.say(seat, phrase)
        heard = _tell(seats, trial, heard)
        trial.match.play(seat, turn.decision())


def _generator(trial: Trial, seat: int) -> Rng:
    return Rng(trial.seed).fork(f"bot {seat}")


def _tell(seats: list[list[BotDriver]], trial: Trial, heard: int) -> int:
    """Pass the new events of the log to the bots; returns the number of entries they have seen."""
    for batch in trial.match.events[heard:]:
        for event in batch:
            for seat, three in enumerate(seats):
                told = event.seen_by(seat)
                if told is not None:
                    for driver in three:
                        # Give each bot its own copy, so that a bot that changes it does not affect the others.
                        driver.tell_seen(json.loads(json.dumps(told)))
    return len(trial.match.events)


class BotTurn:
    """The phrases and decisions of the three bots of a seat before one move.

    >>> from mutiny import game
    >>> from mutiny.bots import RandomBot
    >>> trial = Trial(game("traitres"), 3, {}, bytes(32))
    >>> for _ in range(3): take_chance(trial)
    >>> seat = trial.state.acting[0]
    >>> turn = BotTurn(trial, seat, [RandomBot(seat, 3, Rng(b"")) for _ in range(3)])
    >>> turn.speech(), turn.decision() in trial.state.legal_actions(seat)
    ([], True)
    """

    def __init__(self, trial: Trial, seat: int, three: list[Bot]) -> None:
        self.trial = trial
        self.three = three
        self.bot = f"the bot at seat {seat}"
        self.seat = seat
        self.state = trial.state.copy()
        self.before = look(self.state), future(self.state)
        worlds = (self.state, trial.state.copy(), sampled_world(trial, seat))
        self.observations = [observe(world, seat) for world in worlds]

    def speech(self) -> list[str]:
        """Return the phrase to say: the first bot's first phrase, if all its phrases are sound and the others agree."""
        said, again, blind = [
            bot.speak(observation) for bot, observation in zip(self.three, self.observations, strict=True)
        ]
        for phrase in said:
            try:
                phrase_event(self.trial.state, self.seat, phrase)
            except MutinyError as error:
                self.trial.fail(f"{self.bot} talks nonsense: {error}")
        self._agree("says", str(said), str(again), str(blind))
        return said[:1]

    def decision(self) -> int:
        """Return the first bot's decision, if it is legal, the others agree, and the bot has changed nothing."""
        action, again, blind = [
            bot.choose(observation) for bot, observation in zip(self.three, self.observations, strict=True)
        ]
        legal = list(self.trial.state.legal_actions(self.seat))
        self.trial.expect(action in legal, f"{self.bot} chooses {action}, which is not among {legal[:20]}")
        after = look(self.state), future(self.state)
        self.trial.expect(after == self.before, f"{self.bot} changes the state")
        self._agree("chooses", str(action), str(again), str(blind))
        return action

    def _agree(self, verb: str, first: str, again: str, blind: str) -> None:
        trial = self.trial
        trial.expect(again == first, f"{self.bot} {verb} {first}, and with an equal generator {again}")
        trial.expect(
            blind == first,
            f"{self.bot} {verb} {first}, but {blind} in a world that its seat cannot tell from the true one",
        )
