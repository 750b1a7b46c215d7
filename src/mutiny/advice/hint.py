"""The best moves of a seat with their chances, and the reasons, from what the seat knows alone.

May import: mutiny.kernel and mutiny.bots.
"""

from __future__ import annotations

from dataclasses import dataclass

from mutiny.advice.chances import margin
from mutiny.advice.signs import Reason, compare, decisive, gather, premises
from mutiny.advice.standpoint import Standpoint
from mutiny.bots import Budget
from mutiny.bots.hard import SIMULATIONS, model_for
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.rng import Rng

REASONS = 3
"""How many reasons are given at most."""
FEWEST_WORLDS = 24
MOST_WORLDS = 200
SEARCHING = 0.7
"""The part of a time limit that goes into the search; the rest is for the reasons."""


class NothingToDecide(MutinyError):
    """Advice was asked for a seat that is not to act."""


@dataclass(frozen=True, slots=True)
class Option:
    """A legal move and what the search found: how often it was simulated, its chance of winning and the margin."""

    move: str
    simulations: int
    chance: float
    margin: float


@dataclass(frozen=True, slots=True)
class Advice:
    """The legal moves, the one most worth trying first, and why it is rather than the next.

    `decisive` is what winning depends on most, where the reasons are empty because nothing tells the moves apart.
    """

    seat: int
    simulations: int
    worlds: int
    options: tuple[Option, ...]
    reasons: tuple[Reason, ...] = ()
    decisive: Reason | None = None

    @property
    def best(self) -> Option:
        """The move to make."""
        return self.options[0]

    def option(self, move: str) -> Option:
        """What was found out about a move."""
        return next(option for option in self.options if option.move == move)


def generator(seed: str, entries: int, seat: int) -> Rng:
    """The generator for a seat's decision after so many entries: the same for a hint and for an analysis.

    >>> generator("0", 12, 1).below(1000) == generator("0", 12, 1).below(1000)
    True
    """
    return Rng(seed.encode()).fork(f"advice {entries} {seat}")


def search(here: Standpoint, budget: Budget, rng: Rng) -> Advice:
    """The legal moves as a search finds them, without reasons.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> found = search(Standpoint.of(match, match.state.acting[0]), Budget(60), Rng(b"doc"))
    >>> found.simulations, len(found.options), found.best.simulations == max(o.simulations for o in found.options)
    (60, 4, True)
    """
    legal = here.sight.legal
    if not legal:
        raise NothingToDecide(f"seat {here.seat} has nothing to decide.")
    nodes = here.searcher(budget, rng).search(here.sight)
    options = [
        Option(here.sight.write(action), round(node.visits), node.mean(), margin(node.mean(), node.visits))
        for action, node in zip(legal, nodes, strict=True)
    ]
    # As the hard bot decides: the move tried most often, and of equals the first.
    ranked = tuple(sorted(options, key=lambda option: -option.simulations))
    return Advice(here.seat, sum(option.simulations for option in options), 0, ranked)


def advise(here: Standpoint, budget: Budget, rng: Rng) -> Advice:
    """The best moves, and the reasons: what comes of the best and of the next best, played on in the same worlds.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> found = advise(Standpoint.of(match, match.state.acting[0]), Budget(60), Rng(b"doc"))
    >>> found.worlds, len(found.reasons) <= REASONS
    (24, True)
    """
    found = search(here, Budget(budget.simulations, budget.seconds * SEARCHING), rng)
    if len(found.options) == 1:
        return found
    actions = [here.sight.read(option.move) for option in found.options[:2]]
    simulations = budget.simulations or (MOST_WORLDS * 4 if budget.seconds else SIMULATIONS)
    worlds = min(max(simulations // 4, FEWEST_WORLDS), MOST_WORLDS)
    seconds = budget.seconds * (1 - SEARCHING)
    best, other = gather(here, actions, model_for(here.game.name), rng.fork("reasons"), worlds, seconds)
    reasons = compare(best, other)[:REASONS]
    deciding = None if reasons else decisive(best, other)
    told = tuple([*premises(best), *reasons][:REASONS])
    return Advice(found.seat, found.simulations, len(best), found.options, told, deciding)
