"""Compares moves fairly: equally often, in the same sampled worlds, with a search for everything that follows.

A plain search compares moves badly: it hardly tries a move again that does poorly at first, so the move seems worse
than it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mutiny.analysis.chances import shares
from mutiny.analysis.seat_position import SeatPosition
from mutiny.bots.search.tree import Search
from mutiny.common.stats import NORMAL_95, mean_and_error
from mutiny.kernel.events import Event
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State


@dataclass(frozen=True, slots=True)
class MoveComparison:
    """The chances of winning after each of two moves, and the margin of their difference."""

    one: float
    other: float
    margin: float


@dataclass(frozen=True, slots=True)
class SimulationEnd:
    """The end of a simulation: the final state, the seat's share of the win, and the events."""

    after: State
    share: float
    events: list[Event]


def played_on(
    here: SeatPosition, actions: Sequence[int], rng: Rng, worlds: int, listening: bool = False
) -> Iterator[tuple[State, list[SimulationEnd]]]:
    """Yield sampled worlds, each with the outcome of every action in it.

    A tree search plays what follows an action, so it plays better the more worlds there are. Events are collected only
    if `listening`.
    """
    belief, model = here.belief_and_model()
    luck = rng.fork("luck")
    # Keep the generators in step, so that equal moves get equal luck.
    searches = [Search(belief, here.seat, model, luck.copy()) for _ in actions]
    for search in searches:
        # Priors describe the moves available now, not those that come later.
        search.bias = 0.0
    for _ in range(worlds):
        world = belief.sample(rng)
        endings: list[SimulationEnd] = []
        for action, search in zip(actions, searches, strict=True):
            played, events = world.copy(), list[Event]()
            if listening:
                played.collect_events(events)
            played.apply(here.seat, action)
            search.simulate(played)
            endings.append(SimulationEnd(played, shares(played, model)[here.seat], events))
        yield world, endings


def compare_moves(here: SeatPosition, one: int, other: int, simulations: int, rng: Rng) -> MoveComparison:
    """Compare two actions of a seat that is to decide.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> here = SeatPosition.of(match, match.state.acting[0])
    >>> first = here.observation.legal_actions[0]
    >>> same = compare_moves(here, first, first, 30, Rng(b"doc"))
    >>> same.one == same.other, same.margin
    (True, 0.0)
    """
    firsts: list[float] = []
    gaps: list[float] = []
    for _, (first, second) in played_on(here, (one, other), rng, simulations):
        firsts.append(first.share)
        gaps.append(first.share - second.share)
    mean = sum(firsts) / simulations
    gap, error = mean_and_error(gaps)
    return MoveComparison(mean, mean - gap, NORMAL_95 * error)
