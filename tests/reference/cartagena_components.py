"""The printed matter of Cartagena, copied by hand from the rules text. Imports the standard library only."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

# Pink for Captain Valverde, grey for Ramon Diaz.
COMBAT = ["v1", "v2", "v3", "d1", "d2", "d3"]
GOLD = ["g1", "g2", "g3"]
SIDES = ["valverde", "diaz"]
LETTERS = ["a", "b", "c", "d", "e"]
SAILORS = list(range(1, 11))

# The order of C2; the Ghost (C2.13) is never visited.
PIRATES = [
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


class Components(NamedTuple):
    """The numbers that the source leaves open; a small game for counting has fewer."""

    combat: Mapping[str, int]
    gold: Mapping[str, int]
    coins: int
    mutiny: int
    storms: tuple[int, ...]
    starts: Mapping[int, int]


OWN = Components(
    combat={"v1": 8, "v2": 7, "v3": 5, "d1": 8, "d2": 7, "d3": 5},
    gold={"g1": 6, "g2": 6, "g3": 6},
    coins=30,
    mutiny=18,
    storms=(7, 11, 15),
    starts={2: 0, 3: 2, 4: 4},
)


def in_order(cards: list[str]) -> list[str]:
    """Return combat cards or gold cards in the order of the notation.

    >>> in_order(["d1", "v3", "d1", "v1"]), in_order(["g3", "g1"])
    (['v1', 'v3', 'd1', 'd1'], ['g1', 'g3'])
    """
    return sorted(cards, key=[*COMBAT, *GOLD].index)


def value(card: str) -> int:
    """Return the number on a combat or gold card.

    >>> value("d3")
    3
    """
    return int(card[1])


def colour(card: str) -> str:
    """Return the side of a combat card, regardless of the player who laid it.

    >>> colour("d3")
    'diaz'
    """
    return {"v": "valverde", "d": "diaz"}[card[0]]


def combat_pile_of(components: Components, players: int) -> Counter[str]:
    """Return the combat cards left for the pile once everybody has two (C0.1, C0.2).

    >>> combat_pile_of(OWN, 4).total()
    32
    """
    pile = Counter(components.combat)
    pile.subtract({"v1": players, "d1": players})
    return +pile
