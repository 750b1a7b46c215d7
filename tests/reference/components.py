"""The printed matter of Meuterer, copied by hand from the rules text. Imports the standard library only."""

from collections import Counter
from typing import NamedTuple

# The order of M0.2 breaks ties between equal piles (M5.5). The pirates card (MP.1) comes after it.
GOODS = ["ruby", "salt", "wine", "cloth", "grain"]
CARDS = [*GOODS, "conflict", "pirates"]
DECK = Counter({"ruby": 4, "salt": 5, "wine": 6, "cloth": 7, "grain": 8, "conflict": 6})

ROLES = ["mutineer", "boy", "mate", "merchant", "loader"]

PRINTED_RING = [
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


class Island(NamedTuple):
    """One island card: the kind it buys (or `any`), its three numbers, its docking value."""

    buys: str
    sole: int
    two: int
    three: int
    docking: int


ISLANDS = {
    "hochland": Island("any", 4, 3, 2, 1),
    "frosthoehle": Island("ruby", 5, 3, 1, 4),
    "gruenland": Island("grain", 5, 3, 1, 1),
    "karge-zunge": Island("cloth", 4, 2, 0, 4),
    "eisfelsen": Island("salt", 4, 2, 0, 5),
    "affeninsel": Island("grain", 4, 2, 1, 3),
    "kalte-klippe": Island("wine", 4, 2, 0, 4),
    "sommerland": Island("wine", 6, 3, 1, 2),
    "rotes-riff": Island("ruby", 7, 4, 2, 2),
    "piratennest": Island("any", 5, 2, 0, 3),
    "fingerhut": Island("cloth", 5, 3, 1, 2),
    "sandkap": Island("salt", 6, 4, 2, 2),
}


def in_order(cards: list[str]) -> list[str]:
    """Return the cards in the order of M0.2, pirates last.

    >>> in_order(["conflict", "grain", "ruby", "grain"])
    ['ruby', 'grain', 'grain', 'conflict']
    """
    return sorted(cards, key=CARDS.index)
