"""The bots' knowledge of Contraband: a value for every move, and a model of how people play for searches."""

from __future__ import annotations

from typing import ClassVar

from contraband.rules import MOVES, ContrabandState
from mutiny import Rng, State
from mutiny.bots import Observation, Policy
from mutiny.bots.search.heuristic import HeuristicModel

WORTH = {"rum": 1.0, "silk": 2.0, "powder": -1.0}
ENOUGH = 5.0
"""The score with which weighing anchor is worth as much as a haul."""


def value(move: str, hold: list[str]) -> float:
    """Return the value of a move for the owner of a hold.

    >>> value("dump powder", ["powder", "powder"]) > value("haul", []) > value("dump silk", ["silk"])
    True
    """
    if move == "haul":
        return 0.6
    if move == "weigh":
        blown = hold.count("powder") > 1
        return (0.0 if blown else sum(WORTH[barrel] for barrel in hold)) - ENOUGH + 0.6
    barrel = move.removeprefix("dump ")
    if barrel == "powder":
        return 3.0 if hold.count("powder") > 1 else 1.0
    return -WORTH[barrel]


class ContrabandPolicy(Policy):
    """Judge a move by the barrels in this seat's hold alone. Beginners haul too often."""

    misjudgement: ClassVar[float] = 0.5
    favourites: ClassVar[dict[str, float]] = {"haul": 0.3}

    def values(self, observation: Observation) -> list[float]:
        return [value(move, observation.view["hold"]) for move in observation.moves]


class ContrabandModel(HeuristicModel):
    """A model in which everybody plays by the policy, with an occasional mistake."""

    def __init__(self) -> None:
        self.bias = 0.2

    def rollout(self, state: State, rng: Rng) -> None:
        while not state.over:
            seat = state.acting[0]
            state.apply(seat, self.default_action(state, seat, state.legal_actions(seat), rng))

    def move_values(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        assert isinstance(state, ContrabandState)
        hold: list[str] = state.view(seat)["hold"]
        return [value(MOVES[action], hold) for action in legal]


POLICY = ContrabandPolicy
MODEL = ContrabandModel()
