"""What sales are worth at the active islands, as far as what the rivals offer tells.

May import: the words of the game, and harbours, table.
"""

from __future__ import annotations

from mypy_extensions import i64

from mutiny.bots.meuterer.harbours import with_rival
from mutiny.bots.meuterer.table import Table
from mutiny.kernel.cardset import count_of


class Rivals:
    """What the others can sell at each of the active islands, as numbers (see `with_rival`)."""

    def __init__(self) -> None:
        self.here: i64 = 0
        self.there: i64 = 0


def rivals_offering(table: Table) -> Rivals:
    """While cards are offered: the most that each can sell now, and one more as long as he has not left."""
    rivals = Rivals()
    first = table.harbour(0)
    second = table.chart.ring[table.before]
    for seat in range(table.players):
        if seat != table.seat:
            shown = table.crew[seat]
            undecided = not shown.left and shown.size > 0
            rivals.here = with_rival(rivals.here, first.most(shown.offered), undecided)
            rivals.there = with_rival(rivals.there, second.most(shown.offered), undecided)
    return rivals


def rivals_selling(table: Table) -> Rivals:
    """Once cards are sold: what each has sold, and the most that those can who sell after this seat."""
    rivals = Rivals()
    first = table.harbour(0)
    second = table.chart.ring[table.before]
    # Clockwise up to the Captain, who sold first.
    later = (table.captain - table.seat - 1) % table.players
    for seat in range(table.players):
        if seat != table.seat:
            shown = table.crew[seat]
            here = shown.here
            there = shown.there
            if (seat - table.seat) % table.players <= later:
                here = first.most(shown.offered)
                there = second.most(shown.offered)
            rivals.here = with_rival(rivals.here, here, False)
            rivals.there = with_rival(rivals.there, there, False)
    return rivals


class Market:
    """The active islands, and what selling 0, 1, 2 ... cards at each is worth, to a merchant and to others."""

    def __init__(self, table: Table, rivals: Rivals) -> None:
        self.alone = table.before == table.ship
        self.first = table.harbour(0)
        self.second = table.chart.ring[table.before]
        self.here = self.first.prospects(rivals.here)
        self.there = self.second.prospects(rivals.there)

    def best(self, offered: i64, merchant: bool) -> float:
        """What the best sale of these cards is worth.

        >>> from mutiny import new
        >>> from mutiny.bots.meuterer.table import standing
        >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
        >>> table = standing(match.state, 0)
        >>> market = Market(table, rivals_offering(table))
        >>> market.best(table.hand, merchant=False) >= market.best(0, merchant=False)
        True
        """
        here = self.here.worth_to_merchant if merchant else self.here.worth
        if self.alone:
            return here[self.first.most(offered)]
        there = self.there.worth_to_merchant if merchant else self.there.worth
        best = 0.0
        for one in self.first.kinds:
            many = count_of(offered, one)
            for other in self.second.kinds:
                if one != other:
                    best = max(best, here[many] + there[count_of(offered, other)])
                else:
                    for part in range(many + 1):
                        best = max(best, here[part] + there[many - part])
        return best

    def sale(self, many_here: int, many_there: int, merchant: bool) -> float:
        """What a sale of so many cards at each of the islands is worth."""
        if merchant:
            return self.here.worth_to_merchant[many_here] + self.there.worth_to_merchant[many_there]
        return self.here.worth[many_here] + self.there.worth[many_there]
