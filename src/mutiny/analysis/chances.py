"""Chances of winning: how they are computed, and how certain they are."""

from __future__ import annotations

from collections.abc import Sequence

from mutiny.bots.search.model import Model
from mutiny.common.stats import mean_and_error
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

MOST_WORTH = 100.0


def shares(state: State, model: Model) -> list[float]:
    """Return the value of a position for each seat: from the result if it is over, otherwise from the model.

    A win shared by two is half a win for each; a team's win is a whole one for every member.

    >>> from mutiny import Rng, game
    >>> state = game("traitres").new(5)
    >>> Model().rollout(state, Rng(b"doc"))
    >>> sorted(set(shares(state, Model())))
    [0.0, 1.0]
    """
    if not state.over:
        return model.evaluate(state)
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
        state.apply_chance(state.sample_chance(rng))
    if not state.over:
        model.rollout(state, rng)


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


def chance_and_error(shares: Sequence[float]) -> tuple[float, float]:
    """Return the mean of shares and its standard error, which is never 0, even if all shares are equal.

    >>> chance_and_error([1.0, 0.0, 1.0, 0.0])
    (0.5, 0.25)
    >>> chance_and_error([1.0] * 50)
    (1.0, 0.01)
    """
    mean, error = mean_and_error(shares)
    return mean, max(error, 0.5 / len(shares))
