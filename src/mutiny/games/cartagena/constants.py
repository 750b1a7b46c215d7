"""The words of the game, as notation and records write them, and their numbers."""

from __future__ import annotations

from typing import Final, Literal

# Combat cards: those of Captain Valverde first, then those of Ramon Diaz.
Combat = Literal["v1", "v2", "v3", "d1", "d2", "d3"]
DuelCard = Literal["v1", "v2", "v3", "d1", "d2", "d3", "monkey"]
COMBAT: Final[tuple[Combat, ...]] = ("v1", "v2", "v3", "d1", "d2", "d3")
VALUES: Final = 3
"""Cards of either colour are worth 1 to 3, and so is gold."""
V1: Final = 0
D1: Final = VALUES
Gold = Literal["g1", "g2", "g3"]
GOLD: Final[tuple[Gold, ...]] = ("g1", "g2", "g3")

Side = Literal["valverde", "diaz"]
SIDES: Final[tuple[Side, ...]] = ("valverde", "diaz")
VALVERDE: Final = 0
DIAZ: Final = 1
NO_SIDE: Final = 2

# In the order of C2.
Pirate = Literal[
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
]
PIRATES: Final[tuple[Pirate, ...]] = (
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

Letter = Literal["a", "b", "c", "d", "e"]
LETTERS: Final[tuple[Letter, ...]] = ("a", "b", "c", "d", "e")
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

MutinyReason = Literal["space", "combat", "gold", "coins"]
"""Why the mutiny breaks out (C3.1): the ship has arrived, or a pile or the coins have run out."""

Phase = Literal[
    "dealer",
    "combat",
    "gold",
    "storm",
    "row",
    "sailors",
    "posts",
    "door",
    "take",
    "keep",
    "swap",
    "trade",
    "rob",
    "side",
    "peek",
    "post",
    "inspect",
    "turn",
    "lay",
    "monkey",
    "over",
]
CLAUSE_OF: Final[dict[Phase, str]] = {
    "dealer": "C0.5",
    "combat": "C0.2",
    "gold": "C0.2",
    "storm": "C1.8",
    "row": "C1.1",
    "sailors": "C2.12",
    "posts": "C3.3",
    "door": "C1.3",
    "take": "C2.2",
    "keep": "C2.4",
    "swap": "C2.5",
    "trade": "C2.6",
    "rob": "C2.8",
    "side": "C2.10",
    "peek": "C2.11",
    "post": "C2.12",
    "inspect": "C2.12",
    "turn": "C2.12",
    "lay": "C4.2",
    "monkey": "C4.5",
    "over": "C5.1",
}
"""The phases, each with its clause: those that wait for chance, those that wait for players, and the end."""
PHASES: Final[tuple[Phase, ...]] = tuple(CLAUSE_OF)
CLAUSES: Final[tuple[str, ...]] = tuple(CLAUSE_OF.values())
