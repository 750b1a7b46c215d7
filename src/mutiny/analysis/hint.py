"""The best moves of a seat with their chances and reasons, based only on what the seat knows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mutiny.analysis.chances import chance_and_error, worth
from mutiny.analysis.reasons import Reason, compare, decisive, gather, premises
from mutiny.analysis.seat_position import SeatPosition
from mutiny.bots import Budget
from mutiny.bots.hard import SIMULATIONS
from mutiny.common.stats import NORMAL_95, wilson_margin
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.rng import Rng

REASONS = 3
"""The largest number of reasons."""
FEWEST_WORLDS = 24
MOST_WORLDS = 200
SEARCHING = 0.7
"""The share of a time limit that the search gets; the rest is for the reasons."""


class NothingToDecide(MutinyError):
    """Advice was requested for a seat that is not to act."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move and the search's result: the number of simulations, the chance of winning and its margin."""

    move: str
    simulations: int
    chance: float
    margin: float


@dataclass(frozen=True, slots=True)
class RankedMoves:
    """The legal moves, the best one first, and the reasons why it is better than the second.

    `decisive` is the consequence on which winning depends most, if nothing distinguishes the first two moves.
    """

    seat: int
    simulations: int
    worlds: int
    candidates: tuple[Candidate, ...]
    reasons: tuple[Reason, ...] = ()
    decisive: Reason | None = None

    @property
    def best(self) -> Candidate:
        """The move to make."""
        return self.candidates[0]


def generator(seed: str, entries: int, seat: int) -> Rng:
    """Return the generator for a seat's decision after a number of entries; hints and analyses share it.

    >>> generator("0", 12, 1).below(1000) == generator("0", 12, 1).below(1000)
    True
    """
    return Rng(seed.encode()).fork(f"advice {entries} {seat}")


def search(here: SeatPosition, budget: Budget, rng: Rng) -> RankedMoves:
    """Return the legal moves as the search ranks them, without reasons.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> found = search(SeatPosition.of(match, match.state.acting[0]), Budget(60), Rng(b"doc"))
    >>> found.simulations, len(found.candidates), found.best == found.candidates[0]
    (60, 4, True)
    """
    legal = here.observation.legal_actions
    if not legal:
        raise NothingToDecide(f"seat {here.seat} has nothing to decide.")
    if len(legal) == 1:
        # A search skips forced moves; it would report on a later decision instead.
        best = gather(here, legal, rng, _worlds(budget), budget.seconds)[0]
        chance, error = chance_and_error([sample.share for sample in best])
        only = Candidate(here.observation.format_move(legal[0]), len(best), chance, NORMAL_95 * error)
        return RankedMoves(here.seat, len(best), 0, (only,))
    nodes = here.searcher(budget, rng).search(here.observation)
    candidates = []
    for action, node in zip(legal, nodes, strict=True):
        chance = node.mean()
        margin = wilson_margin(chance, node.visits)
        candidates.append(Candidate(here.observation.format_move(action), round(node.visits), chance, margin))
    # Rank as the hard bot does: by number of simulations, and the first of equals.
    ranked = tuple(sorted(candidates, key=lambda candidate: -candidate.simulations))
    return RankedMoves(here.seat, sum(candidate.simulations for candidate in candidates), 0, ranked)


def _worlds(budget: Budget) -> int:
    """Return the number of worlds in which to look for reasons."""
    simulations = budget.simulations or (MOST_WORLDS * 4 if budget.seconds else SIMULATIONS)
    return min(max(simulations // 4, FEWEST_WORLDS), MOST_WORLDS)


def advise(here: SeatPosition, budget: Budget, rng: Rng) -> RankedMoves:
    """Return the best moves and the reasons, found by playing on from the best two in the same worlds.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> found = advise(SeatPosition.of(match, match.state.acting[0]), Budget(60), Rng(b"doc"))
    >>> found.worlds, len(found.reasons) <= REASONS
    (24, True)
    """
    found = search(here, Budget(budget.simulations, budget.seconds * SEARCHING), rng)
    if len(found.candidates) == 1:
        return found
    actions = [here.observation.parse_move(candidate.move) for candidate in found.candidates[:2]]
    seconds = budget.seconds * (1 - SEARCHING)
    best, other = gather(here, actions, rng.fork("reasons"), _worlds(budget), seconds)
    reasons = compare(best, other)[:REASONS]
    deciding = None if reasons else decisive(best, other)
    shown = tuple([*premises(best), *reasons][:REASONS])
    # The search knows how often it tried a move, but not how much the results varied; the samples do.
    each = worth([sample.share for sample in (*best, *other)])
    candidates = tuple(
        replace(candidate, margin=wilson_margin(candidate.chance, each * candidate.simulations))
        for candidate in found.candidates
    )
    return RankedMoves(found.seat, found.simulations, len(best), candidates, shown, deciding)
