"""What sales are worth: the points to expect at each active island for any number of cards sold there.

May import: the words of the game, and table.
"""

from __future__ import annotations

from typing import Final

from mutiny.bots.meuterer.table import PILE, Harbour, Table
from mutiny.games.meuterer.words import GOODS

ONE_MORE: Final = 0.4
"""How likely a rival who is still in adds one more card to what he can sell at an island."""


def expected(harbour: Harbour, mine: int, rivals: list[int], more: list[float], merchant: bool) -> float:
    """The points to expect for selling so many cards, when each rival sells so many, or with some chance one more.

    >>> from mutiny.games.meuterer.components import read_islands
    >>> harbour = Harbour(read_islands("").shown["hochland"])
    >>> expected(harbour, 2, [1, 0], [0.0, 0.0], False), expected(harbour, 2, [2, 0], [0.0, 0.0], False)
    (4.0, 3.0)
    >>> expected(harbour, 2, [2, 0], [0.0, 0.0], True), expected(harbour, 1, [2, 0], [0.0, 0.0], True)
    (4.0, 0.0)
    """
    if mine == 0:
        return 0.0
    # chances[n]: nobody sells more than this seat, and n rivals sell as much.
    chances = [1.0] + [0.0] * len(rivals)
    for index in range(len(rivals)):
        below = 0.0
        level = 0.0
        for count, chance in ((rivals[index], 1.0 - more[index]), (rivals[index] + 1, more[index])):
            if count < mine:
                below += chance
            elif count == mine:
                level += chance
        for tied in range(len(rivals), 0, -1):
            chances[tied] = chances[tied] * below + chances[tied - 1] * level
        chances[0] *= below
    total = 0.0
    for tied in range(len(chances)):
        total += harbour.points[0 if merchant else tied] * chances[tied]
    return total


class Market:
    """The active islands, and what selling 0, 1, 2 ... cards at each is worth."""

    def __init__(self, table: Table, merchant: bool) -> None:
        self.harbours = table.active
        self.worth: list[list[float]] = []
        rivals = table.rivals()
        more = [ONE_MORE if not table.left[seat] and table.sizes[seat] else 0.0 for seat in rivals]
        for harbour in table.active:
            most = [harbour.most(table.offered[seat]) for seat in rivals]
            self.worth.append([expected(harbour, mine, most, more, merchant) for mine in range(PILE)])

    def best(self, offered: list[int]) -> float:
        """What the best sale of these cards is worth.

        >>> from mutiny import new
        >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
        >>> market = Market(Table(match.state.view(0)), merchant=False)
        >>> market.best([0, 0, 2, 0, 0, 0, 0]) > market.best([1, 0, 1, 0, 0, 0, 0]) > market.best([0] * 7)
        True
        """
        first = self.harbours[0]
        here = self.worth[0]
        if len(self.harbours) == 1:
            return here[first.most(offered)]
        second = self.harbours[1]
        there = self.worth[1]
        best = 0.0
        for one in first.kinds:
            for other in second.kinds:
                if one != other:
                    best = max(best, here[offered[one]] + there[offered[other]])
                else:
                    for part in range(offered[one] + 1):
                        best = max(best, here[part] + there[offered[one] - part])
        return best


def sale_worth(table: Table, parts: list[int], merchant: bool) -> float:
    """What a sale is worth when the number of cards sold at each active island is decided: later sellers may answer."""
    total = 0.0
    sold: list[dict[str, int]] = table.view["sold"]
    later = _later(table)
    for index in range(len(table.active)):
        harbour = table.active[index]
        rivals: list[int] = []
        for seat in table.rivals():
            if seat in later:
                rivals.append(harbour.most(table.offered[seat]))
            else:
                rivals.append(sold[seat]["ship" if index == 0 else "other"])
        total += expected(harbour, parts[index], rivals, [0.0] * len(rivals), merchant)
    return total


def _later(table: Table) -> list[int]:
    """The seats that sell after this one: clockwise up to the Captain, who sold first."""
    later: list[int] = []
    seat = (table.seat + 1) % table.players
    while seat != table.captain:
        later.append(seat)
        seat = (seat + 1) % table.players
    return later


def wanted(table: Table, moved: bool) -> list[float]:
    """How useful a card of each kind is next round: the ship's island stays active, and those ahead may follow.

    Once the ship has moved, both of next round's active islands are known.
    """
    useful = [0.0] * len(GOODS)
    for harbour in table.active if moved else [table.harbour(0)]:
        for kind in harbour.kinds:
            useful[kind] += harbour.points[0] / (1.0 + len(harbour.kinds))
    for steps in range(1, 5):
        harbour = table.harbour(steps)
        for kind in harbour.kinds:
            useful[kind] += 0.15 * harbour.points[0] / (1.0 + len(harbour.kinds))
    return useful
