"""The value of sales at the active islands, estimated from the rivals' offers."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from mutiny.games.meuterer.bots.harbours import SaleProspects, with_rival
from mutiny.games.meuterer.bots.position import MeutererPosition
from mutiny.kernel.cardset import count_of


@mypyc_attr(acyclic=True)
class Market:
    """The active islands, and the value of sales there against certain rivals, for a merchant and for others."""

    def __init__(self, position: MeutererPosition, rivals_here: i64, rivals_there: i64) -> None:
        self.alone = position.before == position.ship
        self.first = position.harbour(0)
        self.second = position.chart.ring[position.before]
        self.here = self.first.outlook(rivals_here)
        self.there = self.second.outlook(rivals_there)

    def best(self, offered: i64) -> float:
        """Return the value of the best sale of these cards.

        >>> from mutiny import new
        >>> from mutiny.games.meuterer.bots.position import standing
        >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
        >>> position = standing(match.state, 0)
        >>> market = market_offering(position)
        >>> market.best_of_merchant(position.hand) >= market.best(position.hand) >= market.best(0)
        True
        """
        return self._best(offered, self.here.others, self.there.others)

    def best_of_merchant(self, offered: i64) -> float:
        """Return the value of the best sale for a merchant."""
        return self._best(offered, self.here.merchant, self.there.merchant)

    def _best(self, offered: i64, here: SaleProspects, there: SaleProspects) -> float:
        first = self.first
        if self.alone:
            return here.of(first.most(offered))
        second = self.second
        best = 0.0
        for kind in range(first.first_kind, first.end_kind):
            many = count_of(offered, kind)
            for other in range(second.first_kind, second.end_kind):
                if kind != other:
                    best = max(best, here.of(many) + there.of(count_of(offered, other)))
                else:
                    for part in range(many + 1):
                        best = max(best, here.of(part) + there.of(many - part))
        return best

    def sale(self, many_here: i64, many_there: i64, merchant: bool) -> float:
        """Return the value of a sale of some cards at each of the islands."""
        if merchant:
            return self.here.merchant.of(many_here) + self.there.merchant.of(many_there)
        return self.here.others.of(many_here) + self.there.others.of(many_there)


def market_offering(position: MeutererPosition) -> Market:
    """Return the market during the offering: each rival sells the most possible now, or one more until leaving."""
    first = position.harbour(0)
    second = position.chart.ring[position.before]
    here: i64 = 0
    there: i64 = 0
    for seat in range(position.players):
        if seat != position.seat:
            shown = position.crew[seat]
            undecided = not shown.left and shown.size > 0
            here = with_rival(here, first.most(shown.offered), undecided)
            there = with_rival(there, second.most(shown.offered), undecided)
    return Market(position, here, there)


def market_selling(position: MeutererPosition) -> Market:
    """Return the market during the sales: earlier players have sold, and later ones will sell the most they can."""
    first = position.harbour(0)
    second = position.chart.ring[position.before]
    here: i64 = 0
    there: i64 = 0
    # Clockwise up to the Captain, who sold first.
    later = (position.captain - position.seat - 1) % position.players
    for seat in range(position.players):
        if seat != position.seat:
            shown = position.crew[seat]
            if (seat - position.seat) % position.players <= later:
                here = with_rival(here, first.most(shown.offered), False)
                there = with_rival(there, second.most(shown.offered), False)
            else:
                here = with_rival(here, shown.here, False)
                there = with_rival(there, shown.there, False)
    return Market(position, here, there)
