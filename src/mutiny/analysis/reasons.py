"""Reasons: consequences of a move, found by playing on in sampled worlds, and how much each explains.

A game's reason finder says which consequences to look for: `REASON_FINDER` of its part `advice`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from time import perf_counter

from mutiny.analysis.compare_moves import played_on
from mutiny.analysis.seat_position import SeatPosition
from mutiny.common.stats import mean_and_error
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.plugin import part
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

CLEAR = 1.64
"""The number of standard errors that a clear difference must exceed."""
LEAST = 0.003
"""The smallest part of the chances that a consequence must explain to be mentioned."""
ALIKE = 0.98
"""The correlation above which two consequences say the same."""


@dataclass(frozen=True, slots=True)
class Consequence:
    """Something to look for: its name, its subject, and whether it is an amount or a yes-or-no fact.

    More of a `boon` can be a reason, but less of it cannot: fewer sales may accompany more wins, but do not cause them.
    """

    name: str
    about: tuple[tuple[str, str | int], ...] = ()
    amount: bool = False
    boon: bool = False


Consequences = dict[Consequence, float]


@dataclass(frozen=True, slots=True)
class Continuation:
    """One simulated game: the world before the move, the move, all events after it, and the final state."""

    world: State
    seat: int
    move: str
    events: Sequence[SeatEvent]
    after: State


def _none(_: Continuation) -> Consequences:
    return {}


@dataclass(frozen=True, slots=True)
class ReasonFinder:
    """Finds the consequences of a move in a simulated game, and premises that hold before the move."""

    consequences: Callable[[Continuation], Consequences]
    premises: Callable[[Continuation], Consequences] = _none


def _plain(continuation: Continuation) -> Consequences:
    """Return the consequences in any game with scores: the seat's final score, and the best of the others."""
    scores: list[int] | None = continuation.after.result().get("scores") if continuation.after.over else None
    if not scores:
        return {}
    own = continuation.seat
    others = max(score for seat, score in enumerate(scores) if seat != own)
    return {Consequence("score", amount=True, boon=True): scores[own], Consequence("rival", amount=True): others}


PLAIN = ReasonFinder(_plain)


@cache
def reason_finder(game: str) -> ReasonFinder:
    """Return the reason finder of a game.

    >>> reason_finder("meuterer") is PLAIN, reason_finder("poker") is PLAIN
    (False, True)
    """
    found = getattr(part(game, "advice"), "REASON_FINDER", None)
    return found if isinstance(found, ReasonFinder) else PLAIN


@dataclass(frozen=True, slots=True)
class MoveSample:
    """The result of a move in one sampled world: the seat's share of the win, and the consequences."""

    share: float
    consequences: Consequences
    premises: Consequences = field(default_factory=dict)


def gather(
    here: SeatPosition, actions: Sequence[int], rng: Rng, worlds: int, seconds: float = 0.0
) -> list[list[MoveSample]]:
    """Play each action on in the same sampled worlds; returns samples by action, then by world."""
    finder = reason_finder(here.game.name)
    moves = [here.observation.format_move(action) for action in actions]
    found: list[list[MoveSample]] = [[] for _ in actions]
    end = perf_counter() + seconds
    for world, endings in played_on(here, actions, rng, worlds, listening=True):
        for samples, move, ending in zip(found, moves, endings, strict=True):
            events = [event.with_secrets() for event in ending.events]
            continuation = Continuation(world, here.seat, move, events, ending.after)
            samples.append(MoveSample(ending.share, finder.consequences(continuation), finder.premises(continuation)))
        if seconds and perf_counter() >= end:
            break
    return found


@dataclass(frozen=True, slots=True)
class Reason:
    """A consequence, and its frequency or mean amount after the best move and after the second best.

    `other` is None for a premise, which is the same for both moves. `weight` is the part of the difference in chances
    that the consequence explains.
    """

    consequence: Consequence
    best: float
    other: float | None
    weight: float


def premises(best: Sequence[MoveSample]) -> list[Reason]:
    """Return the premises of the best move, with their frequencies.

    >>> role = Consequence("mutineer")
    >>> premises([MoveSample(1.0, {}, {role: 1.0}), MoveSample(0.0, {}, {role: 0.0})])[0].best
    0.5
    """
    return [Reason(consequence, _mean(_values(best, consequence, True)), None, 0.0) for consequence in _all(best, True)]


def compare(best: Sequence[MoveSample], other: Sequence[MoveSample]) -> list[Reason]:
    """Return the consequences that explain why one move wins more often in the same worlds, the weightiest first.

    The weight of a consequence is the difference it shows between the moves, times its effect on the chances of
    winning. A consequence that does not clearly differ, or that favours the other move, is not a reason.

    >>> sale, rain = Consequence("sale"), Consequence("rain")
    >>> one = [MoveSample(1.0, {sale: 1.0, rain: float(i % 2)}) for i in range(20)]
    >>> two = [MoveSample(0.0, {rain: float(i % 2)}) for i in range(20)]
    >>> [(reason.consequence.name, reason.best, reason.other, reason.weight) for reason in compare(one, two)]
    [('sale', 1.0, 0.0, 1.0)]
    """
    found: list[Reason] = []
    pooled = [*best, *other]
    wins = [sample.share for sample in pooled]
    for consequence in _all(pooled):
        here, there = _values(best, consequence), _values(other, consequence)
        gaps = [one - two for one, two in zip(here, there, strict=True)]
        gap, error = mean_and_error(gaps)
        if abs(gap) <= CLEAR * error or (consequence.boon and gap < 0):
            continue
        weight = gap * _slope(_values(pooled, consequence), wins)
        if weight >= LEAST:
            found.append(Reason(consequence, _mean(here), _mean(there), weight))
    found.sort(key=lambda reason: -reason.weight)
    kept: list[Reason] = []
    for reason in found:
        values = _values(pooled, reason.consequence)
        if all(abs(_correlation(values, _values(pooled, said.consequence))) <= ALIKE for said in kept):
            kept.append(reason)
    return kept


def decisive(best: Sequence[MoveSample], other: Sequence[MoveSample]) -> Reason | None:
    """Return the consequence on which winning depends most after either move, for moves that nothing distinguishes.

    >>> sale, rain = Consequence("sale"), Consequence("rain")
    >>> samples = [MoveSample(float(i % 2), {sale: float(i % 2), rain: 1.0}) for i in range(20)]
    >>> decisive(samples, samples).consequence.name
    'sale'
    """
    pooled = [*best, *other]
    wins = [sample.share for sample in pooled]
    strongest: Reason | None = None
    for consequence in _all(pooled):
        values = _values(pooled, consequence)
        weight = abs(_slope(values, wins)) * sqrt(_covariance(values, values))
        if weight >= LEAST and (strongest is None or weight > strongest.weight):
            strongest = Reason(
                consequence, _mean(_values(best, consequence)), _mean(_values(other, consequence)), weight
            )
    return strongest


def _all(samples: Sequence[MoveSample], premise: bool = False) -> list[Consequence]:
    """Return all consequences, in the order of their first appearance."""
    return list(
        dict.fromkeys(
            consequence for sample in samples for consequence in (sample.premises if premise else sample.consequences)
        )
    )


def _values(samples: Sequence[MoveSample], consequence: Consequence, premise: bool = False) -> list[float]:
    return [(sample.premises if premise else sample.consequences).get(consequence, 0.0) for sample in samples]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def _covariance(one: Sequence[float], other: Sequence[float]) -> float:
    first, second = _mean(one), _mean(other)
    return _mean([(a - first) * (b - second) for a, b in zip(one, other, strict=True)])


def _correlation(one: Sequence[float], other: Sequence[float]) -> float:
    spread = sqrt(_covariance(one, one) * _covariance(other, other))
    return _covariance(one, other) / spread if spread > 0 else 0.0


def _slope(values: Sequence[float], wins: Sequence[float]) -> float:
    """Return the increase of the chances per unit of the value (least squares)."""
    spread = _covariance(values, values)
    return _covariance(values, wins) / spread if spread > 0 else 0.0
