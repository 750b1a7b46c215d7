"""Two moves compared fairly: equally often, in the same imagined worlds, with a search for all that follows.

A search by itself compares moves badly: one that does poorly at first is hardly tried again, and seems worse than it
is. May import: mutiny.kernel and mutiny.bots.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from mutiny.advice.chances import SURE, shares
from mutiny.advice.standpoint import Standpoint
from mutiny.bots.hard import model_for
from mutiny.bots.search.tree import Search
from mutiny.kernel.rng import Rng


@dataclass(frozen=True, slots=True)
class Versus:
    """The chances of winning after one move and after another, and the margin of their difference."""

    one: float
    other: float
    margin: float


def versus(here: Standpoint, one: int, other: int, simulations: int, rng: Rng) -> Versus:
    """Compare two actions of a seat that is to decide.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> here = Standpoint.of(match, match.state.acting[0])
    >>> same = versus(here, here.sight.legal[0], here.sight.legal[0], 30, Rng(b"doc"))
    >>> same.one == same.other, same.margin
    (True, 0.0)
    """
    memory, model = here.memory(), model_for(here.game.name)
    luck = rng.fork("luck")
    # Two generators in step: equal moves meet equal luck.
    sides = [(action, Search(memory, here.seat, model, luck.copy())) for action in (one, other)]
    totals = [0.0, 0.0]
    squares = 0.0
    for _ in range(simulations):
        world = memory.imagine(rng)
        found: list[float] = []
        for action, search in sides:
            played = world.copy()
            played.play(here.seat, action)
            search.simulate(played)
            found.append(shares(played, model)[here.seat])
        totals = [totals[0] + found[0], totals[1] + found[1]]
        squares += (found[0] - found[1]) ** 2
    first, second = totals[0] / simulations, totals[1] / simulations
    spread = max(0.0, squares / simulations - (first - second) ** 2)
    return Versus(first, second, SURE * sqrt(spread / simulations))
