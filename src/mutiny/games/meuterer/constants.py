"""The words of the game, as notation and records write them, and their numbers."""

from __future__ import annotations

from typing import Final

# Cards, in the order of M0.2; the five goods come first because only they are sold.
GOODS: Final[tuple[str, ...]] = ("ruby", "salt", "wine", "cloth", "grain")
KINDS: Final[tuple[str, ...]] = ("ruby", "salt", "wine", "cloth", "grain", "conflict", "pirates")
CONFLICT: Final = 5
PIRATES: Final = 6
ANY: Final = "any"
BUYS_ANY: Final = 5

# The islands in the order of the sources' example (M0.3), clockwise.
ISLANDS: Final[tuple[str, ...]] = (
    "hochland",
    "frosthoehle",
    "gruenland",
    "karge-zunge",
    "eisfelsen",
    "affeninsel",
    "kalte-klippe",
    "sommerland",
    "rotes-riff",
    "piratennest",
    "fingerhut",
    "sandkap",
)
HOCHLAND: Final = 0
PIRATENNEST: Final = 9
RING: Final = 12

# Action cards (M0.7); a player without one has none yet, or is Captain.
ROLES: Final[tuple[str, ...]] = ("mutineer", "boy", "mate", "merchant", "loader")
MUTINEER: Final = 0
BOY: Final = 1
MATE: Final = 2
MERCHANT: Final = 3
LOADER: Final = 4
NO_ROLE: Final = 5

HAND: Final = 5
"""Cards in a full hand (M0.6)."""
EXTRA: Final = 3
"""Cards that the loader draws in addition (M8.2)."""
