"""The words of the game, as notation and records write them, and their numbers."""

from __future__ import annotations

from typing import Final

# Combat cards: those of Captain Valverde first, then those of Ramon Diaz.
COMBAT: Final[tuple[str, ...]] = ("v1", "v2", "v3", "d1", "d2", "d3")
VALUES: Final = 3
"""Cards of either colour are worth 1 to 3, and so is gold."""
V1: Final = 0
D1: Final = VALUES
GOLD: Final[tuple[str, ...]] = ("g1", "g2", "g3")

SIDES: Final[tuple[str, ...]] = ("valverde", "diaz")
VALVERDE: Final = 0
DIAZ: Final = 1
NO_SIDE: Final = 2

# In the order of C2.
PIRATES: Final[tuple[str, ...]] = (
    "captain-valverde",
    "ramon-diaz",
    "crackpott",
    "tembo",
    "wessel-jan",
    "dean-nero",
    "pang",
    "chang-ye",
    "sate",
    "bijoux",
    "ojo",
    "cambivalute",
    "ghost",
)
CAPTAIN_VALVERDE: Final = 0
RAMON_DIAZ: Final = 1
CRACKPOTT: Final = 2
TEMBO: Final = 3
WESSEL_JAN: Final = 4
DEAN_NERO: Final = 5
PANG: Final = 6
CHANG_YE: Final = 7
SATE: Final = 8
BIJOUX: Final = 9
OJO: Final = 10
CAMBIVALUTE: Final = 11
GHOST: Final = 12
NO_PIRATE: Final = 13

LETTERS: Final[tuple[str, ...]] = ("a", "b", "c", "d", "e")
DUELS: Final = 5
TO_WIN: Final = 3
"""Duels that win the mutiny (C4.9)."""
SAILORS: Final = 10
"""Sailors are worth 1 to 10 (C0.3)."""
FEW: Final = 3
"""The most cards or coins exchanged at once (C2.5, C2.6)."""
SPARE_DOORS: Final = 3
"""The number of doors beyond the number of players (C1.1)."""
MOST_PLAYERS: Final = 4
