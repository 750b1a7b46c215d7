"""Chances of winning: how they are counted, and how sure they are. May import: mutiny.kernel and mutiny.bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from mutiny.bots.search.model import Model
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

SURE = 1.959964
"""How many standard errors either side make a margin: 95 in 100 times the truth lies within it."""

MOST_WORTH = 100.0


def shares(state: State, model: Model) -> list[float]:
    """What a position is worth to each seat: what the result says if it is over, else what the model thinks of it.

    A win shared by two is half a win for each; a team's is a whole one for every member.

    >>> from mutiny import Rng, game
    >>> state = game("traitres").new(5)
    >>> Model().play_on(state, Rng(b"doc"))
    >>> sorted(set(shares(state, Model())))
    [0.0, 1.0]
    """
    if not state.over:
        return model.judge(state)
    result = state.result()
    winners: list[int] = result["winners"]
    part = 1.0 if result.get("team") else 1.0 / max(1, len(winners))
    return [part if seat in winners else 0.0 for seat in range(state.players)]


def play_on(state: State, model: Model, rng: Rng) -> None:
    """Play on as a model does. Models know decisions only, so that what chance has to decide first is drawn here.

    >>> from mutiny import game
    >>> state = game("traitres").new(5)
    >>> play_on(state, Model(), Rng(b"doc"))
    >>> state.over
    True
    """
    while state.awaits_chance:
        state.settle(state.draw(rng))
    if not state.over:
        model.play_on(state, rng)


def margin(chance: float, simulations: float) -> float:
    """How far the true chance may be from one found by so many simulations (half of Wilson's interval).

    >>> round(margin(0.5, 100), 3), round(margin(0.0, 3), 2), margin(0.3, 0)
    (0.096, 0.28, 0.5)
    """
    if simulations <= 0:
        return 0.5
    square = SURE * SURE
    spread = SURE * sqrt(chance * (1 - chance) / simulations + square / (4 * simulations * simulations))
    return spread / (1 + square / simulations)


def worth(shares: Sequence[float]) -> float:
    """How many games that are won or lost each of these tells as much as: more, if positions are judged on the way.

    >>> worth([1.0, 0.0, 1.0, 0.0]), worth([0.6, 0.4, 0.6, 0.4]) > 20, worth([0.0, 0.0]), worth([0.5, 0.5])
    (1.0, True, 1.0, 100.0)
    """
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / len(shares)
    if mean * (1 - mean) <= 0:
        return 1.0
    return max(1.0, min(MOST_WORTH, mean * (1 - mean) / variance)) if variance > 0 else MOST_WORTH


def mean_and_error(shares: Sequence[float]) -> tuple[float, float]:
    """The mean of shares, and its standard error; of a few that happen to be equal it is not known to be 0.

    >>> mean_and_error([1.0, 0.0, 1.0, 0.0])
    (0.5, 0.25)
    >>> mean_and_error([1.0] * 50)
    (1.0, 0.01)
    """
    count = len(shares)
    mean = sum(shares) / count
    variance = sum((share - mean) ** 2 for share in shares) / count
    return mean, max(sqrt(variance / count), 0.5 / count)
