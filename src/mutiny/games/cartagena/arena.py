"""The arena's counts for Cartagena: how mutinies break out, and which players are on neither side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mutiny.arena.part import ArenaPart

OUTBREAK = "mutiny: "


def incidents(view: Mapping[str, Any]) -> list[str]:
    """Return why the mutiny broke out, and the players without allegiance or without a card to lay.

    >>> table = {"ship": 9, "track": {"mutiny": 18}, "combat_pile": 7, "gold_pile": 0}
    >>> incidents({**table, "sides": [None, "diaz", "diaz"], "aboard": [False, False, True]})
    ['mutiny: gold', 'no allegiance', 'forced monkey']
    """
    # C3.1: the first of these conditions that holds; the piles do not change after the voyage.
    if view["ship"] == view["track"]["mutiny"]:
        why = "space"
    else:
        why = "combat" if not view["combat_pile"] else "gold" if not view["gold_pile"] else "coins"
    found = [f"{OUTBREAK}{why}"]
    for side, aboard in zip(view["sides"], view["aboard"], strict=True):
        if side is None:
            found.append("no allegiance")
        elif not aboard:
            found.append("forced monkey")
    return found


def concerns_all(incident: str) -> bool:
    """Return whether an incident concerns the whole game: a mutiny breaks out once."""
    return incident.startswith(OUTBREAK)


ARENA = ArenaPart(incidents=incidents, concerns_all=concerns_all)
