"""The words of the game, as notation and records write them, and their numbers."""

from __future__ import annotations

from typing import Final

# Cards, in the order of T0.3; the three loots come first because only they go into the chest.
KINDS: Final[tuple[str, ...]] = ("+1", "0", "-2", "plank", "spyglass", "pockets", "riddance", "catch")
LOOTS: Final = 3
LOOT: Final = "loot"
"""The public name of a card that is stashed (T2.1)."""
PLANK: Final = 3
SPYGLASS: Final = 4
POCKETS: Final = 5
RIDDANCE: Final = 6
CATCH: Final = 7

ROLES: Final[tuple[str, ...]] = ("pirate", "mutineer")
TEAMS: Final[tuple[str, ...]] = ("pirates", "mutineers")
PIRATE: Final = 0
MUTINEER: Final = 1

HAND: Final = 3
"""Cards in a hand (T0.3)."""
PLANKS_TO_GO: Final = 3
"""Planks that push a player overboard (T2.3)."""
SEEN: Final = 3
"""Cards a spyglass shows (T2.5)."""
RID: Final = 2
"""Cards a riddance takes (T2.4)."""
CAUGHT: Final = 3
"""Cards a catch draws (T2.6)."""
RETURNED: Final = 2
"""Cards put back after a catch (T2.6)."""
MOST_PLAYERS: Final = 8
