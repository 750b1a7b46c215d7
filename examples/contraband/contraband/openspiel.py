"""Contraband for OpenSpiel: the greatest length of a game."""

from __future__ import annotations

from typing import Any

from contraband.rules import BARRELS, DECK, HAND
from mutiny.adapters.openspiel_rules import Bounds, OpenSpielPart


def bounds(state: Any) -> Bounds:
    """K: a barrel is hauled at most once and dumped at most once; the anchor is weighed at most once.

    Chance draws the first player, and the deck card by card.
    """
    players: int = state.players
    decisions = len(DECK) - HAND * players + len(DECK) + 1
    return Bounds(decisions, 1 + len(DECK), max(len(BARRELS), players), 1)


OPENSPIEL = OpenSpielPart("Contraband", 3, bounds)
