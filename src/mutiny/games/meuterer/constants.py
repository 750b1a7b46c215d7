"""The words of the game, as notation and records write them, and their numbers."""

from __future__ import annotations

from typing import Final, Literal

# Cards, in the order of M0.2; the five goods come first because only they are sold.
Good = Literal["ruby", "salt", "wine", "cloth", "grain"]
Card = Literal["ruby", "salt", "wine", "cloth", "grain", "conflict", "pirates"]
GOODS: Final[tuple[Good, ...]] = ("ruby", "salt", "wine", "cloth", "grain")
KINDS: Final[tuple[Card, ...]] = ("ruby", "salt", "wine", "cloth", "grain", "conflict", "pirates")
CONFLICT: Final = 5
PIRATES: Final = 6
ANY: Final = "any"
BUYS_ANY: Final = 5

# The islands in the order of the sources' example (M0.3), clockwise.
Island = Literal[
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
]
ISLANDS: Final[tuple[Island, ...]] = (
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
Role = Literal["mutineer", "boy", "mate", "merchant", "loader"]
ROLES: Final[tuple[Role, ...]] = ("mutineer", "boy", "mate", "merchant", "loader")
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

# What is awaited: first the chance events of the setup and of M8.1, then the players' decisions, then nothing.
Phase = Literal["ring", "captain", "deck", "shuffle", "pay", "offer", "take", "fight", "sell", "keep", "over"]
PHASES: Final[tuple[Phase, ...]] = (
    "ring", "captain", "deck", "shuffle", "pay", "offer", "take", "fight", "sell", "keep", "over",
)  # fmt: skip
