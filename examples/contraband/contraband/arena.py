"""The incidents counted in many games of Contraband: how they end, and how many holds blow up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mutiny.arena.part import ArenaPart

END = "end: "


def incidents(view: Mapping[str, Any]) -> list[str]:
    """Return how the game ended, and one entry for each hold with two barrels of powder.

    >>> incidents({"weigher": None, "holds": [["rum"], ["powder", "powder"]]})
    ['end: empty pile', 'blown up']
    """
    ended = "empty pile" if view["weigher"] is None else "anchor weighed"
    return [f"{END}{ended}", *("blown up" for hold in view["holds"] if hold.count("powder") > 1)]


ARENA = ArenaPart(incidents=incidents, concerns_all=lambda incident: incident.startswith(END))
