"""Chances of winning: how they are counted, and how sure they are. May import: mutiny.kernel and mutiny.bots."""

from __future__ import annotations

from math import sqrt

from mutiny.bots.search.model import Model
from mutiny.kernel.state import State

SURE = 1.959964
"""How many standard errors either side make a margin: 95 in 100 times the truth lies within it."""


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
