"""Chances of winning: how they are computed, and how certain they are."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from mutiny.bots.search.model import Model
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

SURE = 1.959964
"""The number of standard errors on each side of an estimate that make a 95% interval."""

MOST_WORTH = 100.0


def shares(state: State, model: Model) -> list[float]:
    """Return the value of a position for each seat: from the result if it is over, otherwise from the model.

    A win shared by two is half a win for each; a team's win is a whole one for every member.

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
    """Play on as a model does. Models handle decisions only, so chance that comes first is drawn here.

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
    """Return the margin of a chance estimated from a number of simulations (half of Wilson's interval).

    >>> round(margin(0.5, 100), 3), round(margin(0.0, 3), 2), margin(0.3, 0)
    (0.096, 0.28, 0.5)
    """
    if simulations <= 0:
        return 0.5
    square = SURE * SURE
    spread = SURE * sqrt(chance * (1 - chance) / simulations + square / (4 * simulations * simulations))
    return spread / (1 + square / simulations)


def worth(shares: Sequence[float]) -> float:
    """Return how many won-or-lost games one share is worth as evidence: more than 1 if the model judged positions.

    >>> worth([1.0, 0.0, 1.0, 0.0]), worth([0.6, 0.4, 0.6, 0.4]) > 20, worth([0.0, 0.0]), worth([0.5, 0.5])
    (1.0, True, 1.0, 100.0)
    """
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / len(shares)
    if mean * (1 - mean) <= 0:
        return 1.0
    return max(1.0, min(MOST_WORTH, mean * (1 - mean) / variance)) if variance > 0 else MOST_WORTH


def mean_and_error(shares: Sequence[float]) -> tuple[float, float]:
    """Return the mean of shares and its standard error, which is never 0, even if all shares are equal.

    >>> mean_and_error([1.0, 0.0, 1.0, 0.0])
    (0.5, 0.25)
    >>> mean_and_error([1.0] * 50)
    (1.0, 0.01)
    """
    count = len(shares)
    mean = sum(shares) / count
    variance = sum((share - mean) ** 2 for share in shares) / count
    return mean, max(sqrt(variance / count), 0.5 / count)
