"""Signs: consequences of a move, found by playing on in imagined worlds, and how much each explains.

A game's lens says which signs to look for: `LENS` of its part `advice`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from time import perf_counter

from mutiny.advice.standpoint import Standpoint
from mutiny.advice.versus import played_on
from mutiny.kernel.events import Told
from mutiny.kernel.plugin import part
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

CLEAR = 1.64
"""The number of standard errors that a clear difference must exceed."""
LEAST = 0.003
"""The smallest part of the chances that a sign must explain to be mentioned."""
ALIKE = 0.98
"""The correlation above which two signs say the same."""


@dataclass(frozen=True, slots=True)
class Sign:
    """Something to look for: its name, its subject, and whether it is an amount or a yes-or-no fact.

    More of a `boon` can be a reason, but less of it cannot: fewer sales may accompany more wins, but do not cause them.
    """

    name: str
    about: tuple[tuple[str, str | int], ...] = ()
    amount: bool = False
    boon: bool = False


Signs = dict[Sign, float]


@dataclass(frozen=True, slots=True)
class Glimpse:
    """One imagined game: the world before the move, the move, all events after it, and the final state."""

    world: State
    seat: int
    move: str
    events: Sequence[Told]
    after: State


def _none(_: Glimpse) -> Signs:
    return {}


@dataclass(frozen=True, slots=True)
class Lens:
    """The signs to look for in a game: those that follow from a move, and premises that hold before it."""

    signs: Callable[[Glimpse], Signs]
    premises: Callable[[Glimpse], Signs] = _none


def _plain(glimpse: Glimpse) -> Signs:
    """Return the signs of any game with scores: the seat's final score, and the best of the others."""
    scores: list[int] | None = glimpse.after.result().get("scores") if glimpse.after.over else None
    if not scores:
        return {}
    own = glimpse.seat
    others = max(score for seat, score in enumerate(scores) if seat != own)
    return {Sign("score", amount=True, boon=True): scores[own], Sign("rival", amount=True): others}


PLAIN = Lens(_plain)


@cache
def lens_of(game: str) -> Lens:
    """Return the lens of a game.

    >>> lens_of("meuterer") is PLAIN, lens_of("poker") is PLAIN
    (False, True)
    """
    found = getattr(part(game, "advice"), "LENS", None)
    return found if isinstance(found, Lens) else PLAIN


@dataclass(frozen=True, slots=True)
class Sample:
    """The result of a move in one imagined world: the seat's share of the win, and the signs."""

    share: float
    signs: Signs
    premises: Signs = field(default_factory=dict)


def gather(here: Standpoint, actions: Sequence[int], rng: Rng, worlds: int, seconds: float = 0.0) -> list[list[Sample]]:
    """Play each action on in the same imagined worlds; returns samples by action, then by world."""
    lens = lens_of(here.game.name)
    moves = [here.sight.write(action) for action in actions]
    found: list[list[Sample]] = [[] for _ in actions]
    end = perf_counter() + seconds
    for world, endings in played_on(here, actions, rng, worlds, listening=True):
        for samples, move, ending in zip(found, moves, endings, strict=True):
            events = [event.whole() for event in ending.events]
            glimpse = Glimpse(world, here.seat, move, events, ending.after)
            samples.append(Sample(ending.share, lens.signs(glimpse), lens.premises(glimpse)))
        if seconds and perf_counter() >= end:
            break
    return found


@dataclass(frozen=True, slots=True)
class Reason:
    """A sign, and its frequency or mean amount after the best move and after the second best.

    `other` is None for a premise, which is the same for both moves. `weight` is the part of the difference in chances
    that the sign explains.
    """

    sign: Sign
    best: float
    other: float | None
    weight: float


def premises(best: Sequence[Sample]) -> list[Reason]:
    """Return the premises of the best move, with their frequencies.

    >>> premises([Sample(1.0, {}, {Sign("mutineer"): 1.0}), Sample(0.0, {}, {Sign("mutineer"): 0.0})])[0].best
    0.5
    """
    return [Reason(sign, _mean(_values(best, sign, True)), None, 0.0) for sign in _all(best, True)]


def compare(best: Sequence[Sample], other: Sequence[Sample]) -> list[Reason]:
    """Return the signs that explain why one move wins more often in the same worlds, the weightiest first.

    The weight of a sign is the difference it shows between the moves, times its effect on the chances of winning. A
    sign that does not clearly differ, or that favours the other move, is not a reason.

    >>> sale, rain = Sign("sale"), Sign("rain")
    >>> one = [Sample(1.0, {sale: 1.0, rain: float(i % 2)}) for i in range(20)]
    >>> two = [Sample(0.0, {rain: float(i % 2)}) for i in range(20)]
    >>> [(reason.sign.name, reason.best, reason.other, reason.weight) for reason in compare(one, two)]
    [('sale', 1.0, 0.0, 1.0)]
    """
    found: list[Reason] = []
    pooled = [*best, *other]
    wins = [sample.share for sample in pooled]
    for sign in _all(pooled):
        here, there = _values(best, sign), _values(other, sign)
        gaps = [one - two for one, two in zip(here, there, strict=True)]
        gap = _mean(gaps)
        if abs(gap) <= CLEAR * sqrt(_covariance(gaps, gaps) / len(gaps)) or (sign.boon and gap < 0):
            continue
        weight = gap * _slope(_values(pooled, sign), wins)
        if weight >= LEAST:
            found.append(Reason(sign, _mean(here), _mean(there), weight))
    found.sort(key=lambda reason: -reason.weight)
    kept: list[Reason] = []
    for reason in found:
        values = _values(pooled, reason.sign)
        if all(abs(_correlation(values, _values(pooled, said.sign))) <= ALIKE for said in kept):
            kept.append(reason)
    return kept


def decisive(best: Sequence[Sample], other: Sequence[Sample]) -> Reason | None:
    """Return the sign on which winning depends most after either move, for moves that nothing distinguishes.

    >>> samples = [Sample(float(i % 2), {Sign("sale"): float(i % 2), Sign("rain"): 1.0}) for i in range(20)]
    >>> decisive(samples, samples).sign.name
    'sale'
    """
    pooled = [*best, *other]
    wins = [sample.share for sample in pooled]
    strongest: Reason | None = None
    for sign in _all(pooled):
        values = _values(pooled, sign)
        weight = abs(_slope(values, wins)) * sqrt(_covariance(values, values))
        if weight >= LEAST and (strongest is None or weight > strongest.weight):
            strongest = Reason(sign, _mean(_values(best, sign)), _mean(_values(other, sign)), weight)
    return strongest


def _all(samples: Sequence[Sample], premise: bool = False) -> list[Sign]:
    """Return all signs, in the order of their first appearance."""
    return list(dict.fromkeys(sign for sample in samples for sign in (sample.premises if premise else sample.signs)))


def _values(samples: Sequence[Sample], sign: Sign, premise: bool = False) -> list[float]:
    return [(sample.premises if premise else sample.signs).get(sign, 0.0) for sample in samples]


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
