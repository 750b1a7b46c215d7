"""The words of the game, as notation and records write them, and their numbers."""

from __future__ import annotations

from typing import Final, Literal

# Cards, in the order of T0.3; the three loots come first because only they go into the chest.
Loot = Literal["+1", "0", "-2"]
Card = Literal["+1", "0", "-2", "plank", "spyglass", "pockets", "riddance", "catch"]
LOOT_VALUES: Final[tuple[Loot, ...]] = ("+1", "0", "-2")
KINDS: Final[tuple[Card, ...]] = ("+1", "0", "-2", "plank", "spyglass", "pockets", "riddance", "catch")
LOOTS: Final = 3
LOOT_WORTH: Final[tuple[int, ...]] = (1, 0, -2)
"""The worth of each kind of loot in the chest (T3.1)."""
WORTH_BY_NAME: Final[dict[str, int]] = dict(zip(LOOT_VALUES, LOOT_WORTH, strict=True))
LOOT: Final[Literal["loot"]] = "loot"
"""The public name of a card that is stashed (T2.1)."""
PLANK: Final = 3
SPYGLASS: Final = 4
POCKETS: Final = 5
RIDDANCE: Final = 6
CATCH: Final = 7

Role = Literal["pirate", "mutineer"]
Team = Literal["pirates", "mutineers"]
ROLES: Final[tuple[Role, ...]] = ("pirate", "mutineer")
TEAMS: Final[tuple[Team, ...]] = ("pirates", "mutineers")
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

# What is awaited: first the chance events of the setup, then the players' decisions, then nothing.
Phase = Literal["roles", "first", "deck", "turn", "order", "return", "over"]
PHASES: Final[tuple[Phase, ...]] = ("roles", "first", "deck", "turn", "order", "return", "over")
