"""What sales are worth: the points to expect at each active island for any number of cards sold there.

May import: the words of the game, and table.
"""

from __future__ import annotations

from typing import Final

from mutiny.bots.meuterer.table import Harbour, Table
from mutiny.games.meuterer.words import GOODS

ONE_MORE: Final = 0.4
"""How likely a rival who is still in adds one more card to what he can sell at an island."""


class Odds:
    """How a sale may turn out: how likely nobody sells more, and so many sell as much."""

    def __init__(self, mine: int, rivals: list[int], more: list[float]) -> None:
        """For selling so many cards, when each rival sells so many, or with some chance one more."""
        sole = 1.0
        two = 0.0
        three = 0.0
        for index in range(len(rivals)):
            count = rivals[index]
            chance = more[index]
            below = 1.0 if count + 1 < mine else 1.0 - chance if count < mine else 0.0
            level = chance if count + 1 == mine else 1.0 - chance if count == mine else 0.0
            three = three * below + two * level
            two = two * below + sole * level
            sole *= below
        self.sole = sole
        self.two = two
        self.three = three

    def points(self, harbour: Harbour) -> float:
        """The points to expect; four who tie score nothing."""
        prices = harbour.points
        return prices[0] * self.sole + prices[1] * self.two + prices[2] * self.three

    def points_of_merchant(self, harbour: Harbour) -> float:
        """The points a merchant may expect, who scores when tied as if alone; that all four tie is not looked at."""
        return harbour.points[0] * (self.sole + self.two + self.three)


def expected(harbour: Harbour, mine: int, rivals: list[int], more: list[float], merchant: bool) -> float:
    """The points to expect for selling so many cards.

    >>> from mutiny.bots.meuterer.table import harbour_of
    >>> from mutiny.games.meuterer.components import read_islands
    >>> harbour = harbour_of(read_islands("").shown["hochland"])
    >>> expected(harbour, 2, [1, 0], [0.0, 0.0], False), expected(harbour, 2, [2, 0], [0.0, 0.0], False)
    (4.0, 3.0)
    >>> expected(harbour, 2, [2, 0], [0.0, 0.0], True), expected(harbour, 1, [2, 0], [0.0, 0.0], True)
    (4.0, 0.0)
    """
    if mine == 0:
        return 0.0
    odds = Odds(mine, rivals, more)
    return odds.points_of_merchant(harbour) if merchant else odds.points(harbour)


class Market:
    """The active islands, and what selling 0, 1, 2 ... cards at each is worth, to a merchant and to others."""

    def __init__(self, table: Table) -> None:
        self.harbours = table.active
        self.worth: list[list[float]] = []
        self.worth_to_merchant: list[list[float]] = []
        rivals = table.rivals()
        more = [ONE_MORE if not table.left[seat] and table.sizes[seat] else 0.0 for seat in rivals]
        whole = [had + offered for had, offered in zip(table.hand, table.offered[table.seat], strict=True)]
        for harbour in table.active:
            most = [harbour.most(table.offered[seat]) for seat in rivals]
            worth = [0.0]
            worth_to_merchant = [0.0]
            for mine in range(1, harbour.most(whole) + 1):
                odds = Odds(mine, most, more)
                worth.append(odds.points(harbour))
                worth_to_merchant.append(odds.points_of_merchant(harbour))
            self.worth.append(worth)
            self.worth_to_merchant.append(worth_to_merchant)

    def best(self, offered: list[int], merchant: bool) -> float:
        """What the best sale of these cards, of those offered and in hand, is worth.

        >>> from mutiny import new
        >>> from mutiny.bots.meuterer.table import standing
        >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
        >>> table = standing(match.state, 0)
        >>> market = Market(table)
        >>> market.best(table.hand, merchant=False) >= market.best([0] * 7, merchant=False)
        True
        """
        worth = self.worth_to_merchant if merchant else self.worth
        first = self.harbours[0]
        here = worth[0]
        if len(self.harbours) == 1:
            return here[first.most(offered)]
        second = self.harbours[1]
        there = worth[1]
        best = 0.0
        for one in first.kinds:
            many = offered[one]
            for other in second.kinds:
                if one != other:
                    value = here[many] + there[offered[other]]
                    best = max(best, value)
                else:
                    for part in range(many + 1):
                        value = here[part] + there[many - part]
                        best = max(best, value)
        return best


def sale_worth(table: Table, parts: list[int], merchant: bool) -> float:
    """What a sale is worth when the number of cards sold at each active island is decided: later sellers may answer."""
    total = 0.0
    later = _later(table)
    for index in range(len(table.active)):
        harbour = table.active[index]
        rivals: list[int] = []
        for seat in table.rivals():
            if seat in later:
                rivals.append(harbour.most(table.offered[seat]))
            else:
                rivals.append(table.sold[seat][index])
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
