"""Ratings: one number for the strength of a bot, from all its games, by openskill (the Plackett-Luce model).

The scale is openskill's: everybody begins at 25, and more is stronger. A game ranks its seats, winners first, the
others by score if there are scores. In games with secret roles a bot has a rating for each role: those are different
tasks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from openskill.models import PlackettLuce

from mutiny.arena.contest import Contest, Fixture
from mutiny.arena.outcome import Outcome
from mutiny.common.stats import Estimate, student

GROUPS = 10
"""The number of groups of deals for the jackknife."""
NO_SPREAD = 1e-6
"""Ratings that differ by less are equal."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of a bot with a 95% interval; `sigma` is openskill's own uncertainty."""

    bot: str
    role: str
    rating: Estimate
    sigma: float
    games: int

    def name(self) -> str:
        """Return the bot's name, with the role if there is one.

        >>> Rating("hard", "mutineer", Estimate(25.0, 24.0, 26.0), 0.5, 10).name()
        'hard, mutineer'
        """
        return f"{self.bot}, {self.role}" if self.role else self.bot


RatedName = tuple[str, str]
Seating = tuple[int, list[RatedName], list[float]]
"""A game for the ratings: the number of its deal, the bots by seat, and the rank of each."""


def ratings_of(contest: Contest, outcomes: Mapping[Fixture, Outcome]) -> list[Rating]:
    """Return the ratings after all games, the strongest first; none if every bot met only copies of itself.

    The error is estimated with a jackknife: the ratings are computed again without each tenth of the deals, leaving out
    all games of a deal together. If that makes no difference, because every deal ended alike, the interval is
    openskill's own.

    >>> from mutiny.arena import make_contest, play_fixtures
    >>> contest = make_contest("meuterer", 3, ["medium", "random"], seed="doc")
    >>> outcomes = {game.fixture: game.outcome for game in play_fixtures(contest, False, list(contest.fixtures(4)))}
    >>> [rating.bot for rating in ratings_of(contest, outcomes)]
    ['medium', 'random']
    """
    games = [_seating(contest, fixture, outcomes[fixture]) for fixture in sorted(outcomes, key=_by_deal)]
    names = list(dict.fromkeys(name for _, seats, _ in games for name in seats))
    if len(names) < 2:
        return []
    whole = _rate(games, names)
    deals = sorted({deal for deal, _, _ in games})
    groups = min(GROUPS, len(deals))
    group_of = {deal: number % groups for number, deal in enumerate(deals)}
    parts = [
        _rate([game for game in games if group_of[game[0]] != left_out], names)
        for left_out in (range(groups) if groups > 1 else ())
    ]
    found: list[Rating] = []
    for name in names:
        mu, sigma = whole[name]
        reach = _reach([part[name][0] for part in parts]) if parts else 0.0
        if reach < NO_SPREAD:
            reach = 2 * sigma
        count = sum(seats.count(name) for _, seats, _ in games)
        found.append(Rating(*name, Estimate(mu, mu - reach, mu + reach), sigma, count))
    return sorted(found, key=lambda rating: (-rating.rating.value, rating.name()))


def _by_deal(fixture: Fixture) -> tuple[int, int, int]:
    return fixture.deal, fixture.line_up, fixture.rotation


def _seating(contest: Contest, fixture: Fixture, outcome: Outcome) -> Seating:
    bots = contest.line_ups[fixture.line_up].seated(fixture.rotation, outcome.roles)
    roles = outcome.roles or ("",) * len(bots)
    return fixture.deal, list(zip(bots, roles, strict=True)), [float(rank) for rank in outcome.ranks(len(bots))]


def _rate(games: list[Seating], names: list[RatedName]) -> dict[RatedName, tuple[float, float]]:
    """Return the ratings and uncertainties after some games, in order."""
    # With tau = 0 a rating does not forget: bots do not change.
    model = PlackettLuce(tau=0.0)
    found = dict.fromkeys(names, (model.mu, model.sigma))
    for _, seats, ranks in games:
        rated = model.rate([[model.rating(*found[name])] for name in seats], ranks=ranks)
        changed: dict[RatedName, list[tuple[float, float]]] = {}
        for name, (after,) in zip(seats, rated, strict=True):
            changed.setdefault(name, []).append((after.mu, after.sigma))
        for name, each in changed.items():
            # A bot at several seats takes the mean of its seats' updates.
            found[name] = (sum(mu for mu, _ in each) / len(each), sum(sigma for _, sigma in each) / len(each))
    return found


def _reach(parts: list[float]) -> float:
    """Return half the interval, from the ratings without each group."""
    groups = len(parts)
    mean = sum(parts) / groups
    return student(groups - 1) * sqrt((groups - 1) / groups * sum((part - mean) ** 2 for part in parts))
