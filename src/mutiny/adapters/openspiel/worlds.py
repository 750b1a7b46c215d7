"""Enumerates the ways in which a reduced setting can have reached an information state of a seat, with their weights.

Chance is weighted by its probabilities. The other seats' actions are equally likely, as in the beliefs of the whole
games.
"""

from __future__ import annotations

from mutiny.adapters.openspiel.history import CHANCE
from mutiny.adapters.openspiel.sequential import SequentialGame
from mutiny.adapters.openspiel_rules import SpielRules
from mutiny.kernel.rng import Rng

FINE = 1 << 52
"""The resolution of weights for a generator of whole numbers."""
Way = tuple[float, tuple[int, ...]]
"""A weight, and the actions that lead there."""


def ways_to(rules: SpielRules, seat: int, text: str, player: int) -> list[Way]:
    """Return every way to a seat's information state at which a player is to act.

    >>> from mutiny.adapters.openspiel_rules import rules_for
    >>> rules = rules_for("mutiny_cartagena", {"reduced": "last-duel"})
    >>> sequential = SequentialGame(rules)
    >>> for card in (0, 1, 3, 5): sequential.apply(card)
    >>> ways = ways_to(rules, 0, sequential.event_history().text(0), 0)
    >>> len(ways), (0, 1, 3, 5) in [way for _, way in ways]  # The other's side, and his card, one of five.
    (10, True)
    """
    found: list[Way] = []
    _go_through(SequentialGame(rules), (1.0, ()), (seat, text, player), found)
    return found


def _go_through(sequential: SequentialGame, so_far: Way, wanted: tuple[int, str, int], found: list[Way]) -> None:
    seat, text, player = wanted
    known = sequential.event_history().text(seat)
    if not text.startswith(known):
        return
    if known == text and sequential.player == player and not sequential.drawn:
        found.append(so_far)
    choices = sequential.outcomes()
    if sequential.player != CHANCE:
        legal = sequential.legal_actions()
        share = 1.0 if sequential.player == seat else 1.0 / max(1, len(legal))
        choices = [(action, share) for action in legal]
    weight, way = so_far
    for action, share in choices:
        after = sequential.copy()
        after.apply(action)
        _go_through(after, (weight * share, (*way, action)), wanted, found)


def one_of(ways: list[Way], rng: Rng) -> tuple[int, ...]:
    """Draw one of the ways by their weights.

    >>> one_of([(0.5, (1,)), (0.0, (2,))], Rng(b""))
    (1,)
    """
    point = rng.below(FINE) / FINE * sum(weight for weight, _ in ways)
    for weight, way in ways:
        point -= weight
        if point < 0:
            return way
    return ways[-1][1]
