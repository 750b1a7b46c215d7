"""Whether a bot plays fair: legal moves, the same ones again, and none that needs what its seat may not know.

May import: mutiny.kernel, mutiny.bots, and the checks beside it.
"""

from __future__ import annotations

import json

from mutiny.bots import Bot, Sight
from mutiny.kernel.events import Event
from mutiny.kernel.game import Game
from mutiny.kernel.rng import Rng
from mutiny.testing.looks import future, look
from mutiny.testing.moves import take_chance
from mutiny.testing.secrecy import imagined
from mutiny.testing.trial import Trial


def check_bot(
    bot: type[Bot],
    game: Game,
    *,
    games: int = 5,
    seed: bytes = b"mutiny.testing",
    options: dict[str, str] | None = None,
) -> None:
    """Let a bot play all seats and check each of its moves; raises `Nonconformance` with what is wrong.

    Every seat is played by three bots of the class with equal generators, who are told the same. The first decides
    from the true state; so does the second, and must decide the same; the third decides from a world its seat cannot
    tell from the true one, and must decide the same as well.

    >>> from mutiny import game
    >>> from mutiny.bots import SimpleBot
    >>> check_bot(SimpleBot, game("meuterer"), games=1)
    """
    for number in range(games):
        _check_game(Trial.of(game, number, seed, options), bot)


def _check_game(trial: Trial, kind: type[Bot]) -> None:
    seats = [[kind(seat, trial.players, _generator(trial, seat)) for _ in range(3)] for seat in range(trial.players)]
    while not trial.state.over:
        if trial.state.awaits_chance:
            before = len(trial.match.told)
            take_chance(trial)
        else:
            seat = trial.state.acting[0]
            action = _decision(trial, seat, seats[seat])
            before = len(trial.match.told)
            trial.match.play(seat, action)
        for events in trial.match.told[before:]:
            _tell(seats, events)


def _generator(trial: Trial, seat: int) -> Rng:
    return Rng(trial.seed).fork(f"bot {seat}")


def _decision(trial: Trial, seat: int, three: list[Bot]) -> int:
    """What the first of the three decides, if the others agree."""
    state = trial.state.copy()
    before, fate = look(state), future(state)
    action = three[0].choose(Sight(state, seat))
    legal = list(trial.state.legal(seat))
    trial.expect(action in legal, f"the bot at seat {seat} chooses {action}, which is not among {legal[:20]}")
    trial.expect(look(state) == before and future(state) == fate, f"the bot at seat {seat} changes the state")
    again = three[1].choose(Sight(trial.state.copy(), seat))
    trial.expect(again == action, f"the bot at seat {seat} chooses {action}, and with an equal generator {again}")
    world = imagined(trial, seat)
    blind = three[2].choose(Sight(world, seat))
    trial.expect(
        blind == action,
        f"the bot at seat {seat} chooses {action}, but {blind} in a world that its seat cannot tell from the true one",
    )
    return action


def _tell(seats: list[list[Bot]], events: list[Event]) -> None:
    for event in events:
        for seat, three in enumerate(seats):
            told = event.told(seat)
            if told is not None:
                for bot in three:
                    # Each its own, so that one that scribbles on it does not help or hinder the others.
                    bot.see(json.loads(json.dumps(told)))
