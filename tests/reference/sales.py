"""M5.4 to M5.7: the possible sales and their points. Imports `reference.components` only."""

from collections import Counter

from .components import GOODS, Island

Sale = list[tuple[str, str, int]]
"""The sale of one player: (island, kind, number of cards), the ship's island first."""


def kinds_bought(card: Island, offered: list[str]) -> list[str]:
    """Return the kinds offered that an island buys, in the order of M0.2.

    >>> kinds_bought(Island("any", 4, 3, 2, 1), ["wine", "conflict", "ruby", "wine"])
    ['ruby', 'wine']
    """
    return [kind for kind in GOODS if kind in offered and card.buys in (kind, "any")]


def possible_sales(offered: list[str], active: list[str], islands: dict[str, Island]) -> list[Sale]:
    """Return every sale that M5.5 allows a player who offered these cards.

    There is at least one, which may be empty.
    """
    pile = Counter(offered)
    selling = [island for island in active if kinds_bought(islands[island], offered)]
    if not selling:
        return [[]]
    if len(selling) == 1:
        # max() takes the first of equal piles, and the kinds come in the order of M0.2.
        kind = max(kinds_bought(islands[selling[0]], offered), key=lambda kind: pile[kind])
        return [[(selling[0], kind, pile[kind])]]
    here, there = selling
    sales = []
    for kind_here in kinds_bought(islands[here], offered):
        for kind_there in kinds_bought(islands[there], offered):
            if kind_here != kind_there:
                sales.append([(here, kind_here, pile[kind_here]), (there, kind_there, pile[kind_there])])
                continue
            for n in range(pile[kind_here] + 1):
                split = [(here, kind_here, n), (there, kind_here, pile[kind_here] - n)]
                sales.append([part for part in split if part[2] > 0])
    return sales


def sell_notation(sale: Sale) -> str:
    """Return the move that names a sale.

    >>> sell_notation([("eisfelsen", "salt", 2), ("hochland", "wine", 1)])
    'sell eisfelsen=salt*2 hochland=wine*1'
    """
    return " ".join(["sell", *(f"{island}={kind}*{n}" for island, kind, n in sale)])


def points(card: Island, sold: list[int], merchant: int | None) -> list[int]:
    """Return the points of each seat at one island, from the number of cards each sold there (M5.6, M5.7).

    >>> points(Island("any", 4, 3, 2, 1), [2, 0, 2, 2], merchant=2)
    [2, 0, 4, 2]
    """
    scored = [0] * len(sold)
    if max(sold) == 0:
        return scored
    most = [seat for seat in range(len(sold)) if sold[seat] == max(sold)]
    by_tie = {1: card.sole, 2: card.two, 3: card.three, 4: 0}
    for seat in most:
        scored[seat] = card.sole if seat == merchant else by_tie[len(most)]
    return scored
