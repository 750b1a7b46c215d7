"""Compares moves fairly: equally often, in the same imagined worlds, with a search for everything that follows.

A plain search compares moves badly: it hardly tries a move again that does poorly at first, so the move seems worse
than it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from mutiny.advice.chances import SURE, shares
from mutiny.advice.standpoint import Standpoint
from mutiny.bots.search.tree import Search
from mutiny.kernel.events import Event
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State


@dataclass(frozen=True, slots=True)
class Versus:
    """The chances of winning after each of two moves, and the margin of their difference."""

    one: float
    other: float
    margin: float


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a simulation: the final state, the seat's share of the win, and the events."""

    after: State
    share: float
    events: list[Event]


def played_on(
    here: Standpoint, actions: Sequence[int], rng: Rng, worlds: int, listening: bool = False
) -> Iterator[tuple[State, list[Ending]]]:
    """Yield imagined worlds, each with the outcome of every action in it.

    A tree search plays what follows an action, so it plays better the more worlds there are. Events are collected only
    if `listening`.
    """
    memory, model = here.thoughts()
    luck = rng.fork("luck")
    # Keep the generators in step, so that equal moves get equal luck.
    searches = [Search(memory, here.seat, model, luck.copy()) for _ in actions]
    for search in searches:
        # Priors describe the moves available now, not those that come later.
        search.bias = 0.0
    for _ in range(worlds):
        world = memory.imagine(rng)
        endings: list[Ending] = []
        for action, search in zip(actions, searches, strict=True):
            played, events = world.copy(), list[Event]()
            if listening:
                played.listen(events)
            played.play(here.seat, action)
            search.simulate(played)
            endings.append(Ending(played, shares(played, model)[here.seat], events))
        yield world, endings


def versus(here: Standpoint, one: int, other: int, simulations: int, rng: Rng) -> Versus:
    """Compare two actions of a seat that is to decide.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> here = Standpoint.of(match, match.state.acting[0])
    >>> same = versus(here, here.sight.legal[0], here.sight.legal[0], 30, Rng(b"doc"))
    >>> same.one == same.other, same.margin
    (True, 0.0)
    """
    firsts: list[float] = []
    gaps: list[float] = []
    for _, (first, second) in played_on(here, (one, other), rng, simulations):
        firsts.append(first.share)
        gaps.append(first.share - second.share)
    mean, gap = sum(firsts) / simulations, sum(gaps) / simulations
    spread = sum((each - gap) ** 2 for each in gaps) / simulations
    return Versus(mean, mean - gap, SURE * sqrt(spread / simulations))
