"""The islands as places to sell at, and the sea chart they make: what follows from them alone is worked out once.

May import: the words and the islands of the game.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mutiny.games.meuterer.components import Islands
from mutiny.games.meuterer.words import ANY, BUYS_ANY, CONFLICT, HAND, KINDS, RING
from mutiny.kernel.cardset import BITS, count_of

NUMBER: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}
KEPT: Final = 64
"""Charts that are kept."""
GOODS_END: Final = CONFLICT
"""The kinds below this one are goods."""
ONE_MORE: Final = 0.4
"""How likely a rival who is still in adds one more card to what he can sell at an island."""
RIVAL_BITS: Final = 4


def with_rival(rivals: i64, count: i64, undecided: bool) -> i64:
    """Rivals as one number, and one more of them, who can sell so many cards, or one more while he is undecided.

    A rival who has nothing to sell and is decided changes nothing: no rivals at all are 0.

    >>> with_rival(with_rival(0, 0, False), 2, True)
    5
    """
    return rivals << RIVAL_BITS | count << 1 | (1 if undecided else 0)


class Odds:
    """How a sale may turn out: how likely nobody sells more, and so many sell as much."""

    def __init__(self, mine: i64, rivals: i64) -> None:
        """For selling so many cards, when each rival sells so many, or with some chance one more."""
        sole = 1.0
        two = 0.0
        three = 0.0
        for place in range(2, -1, -1):
            rival = rivals >> (place * RIVAL_BITS)
            count = (rival >> 1) & 7
            chance = ONE_MORE if rival & 1 else 0.0
            below = 1.0 if count + 1 < mine else 1.0 - chance if count < mine else 0.0
            level = chance if count + 1 == mine else 1.0 - chance if count == mine else 0.0
            three = three * below + two * level
            two = two * below + sole * level
            sole *= below
        self.sole = sole
        self.two = two
        self.three = three

    def points(self, prices: list[int]) -> float:
        """The points to expect; four who tie score nothing."""
        return prices[0] * self.sole + prices[1] * self.two + prices[2] * self.three

    def points_of_merchant(self, prices: list[int]) -> float:
        """The points a merchant may expect, who scores when tied as if alone; that all four tie is not looked at."""
        return prices[0] * (self.sole + self.two + self.three)


class Prospects:
    """The points to expect for selling 0, 1, 2 ... cards at an island beside certain rivals.

    >>> from mutiny.games.meuterer.components import read_islands
    >>> harbour = harbour_of(read_islands("").shown["hochland"])
    >>> one, two = harbour.prospects(with_rival(0, 1, False)), harbour.prospects(with_rival(0, 2, False))
    >>> one.worth[2], two.worth[2]
    (4.0, 3.0)
    >>> two.worth_to_merchant[2], two.worth_to_merchant[1]
    (4.0, 0.0)
    """

    def __init__(self, prices: list[int], rivals: i64) -> None:
        self.worth = [0.0]
        self.worth_to_merchant = [0.0]
        for mine in range(1, HAND + 1):
            odds = Odds(mine, rivals)
            self.worth.append(odds.points(prices))
            self.worth_to_merchant.append(odds.points_of_merchant(prices))


class Harbour:
    """An island as a place to sell at."""

    def __init__(self, buys: int, points: list[int], docking: int) -> None:
        self.buys: i64 = buys
        self.kinds = list(range(GOODS_END)) if buys == BUYS_ANY else [buys]
        # What the sole seller, and each of two, three or four tied ones, scores.
        self.points = points
        self.docking = docking
        self._prospects: dict[int, Prospects] = {}

    def most(self, offered: i64) -> i64:
        """The most cards of one kind that can be sold here."""
        if self.buys != BUYS_ANY:
            return count_of(offered, self.buys)
        most: i64 = 0
        for _ in range(GOODS_END):
            most = max(most, offered & 15)
            offered >>= BITS
        return most

    def prospects(self, rivals: i64) -> Prospects:
        """What sales here are worth beside these rivals (see `with_rival`); worked out once for any of them."""
        found = self._prospects.get(rivals)
        if found is None:
            found = Prospects(self.points, rivals)
            self._prospects[rivals] = found
        return found


def harbour_of(card: dict[str, Any]) -> Harbour:
    """The harbour of an island card as views show it.

    >>> from mutiny.games.meuterer.components import read_islands
    >>> harbour_of(read_islands("").shown["hochland"]).docking
    1
    """
    buys: str = card["buys"]
    return Harbour(
        BUYS_ANY if buys == ANY else NUMBER[buys], [card["sole"], card["two"], card["three"], 0], card["docking"]
    )


class Chart:
    """The harbours in the order in which the islands lie, and how useful cards are wherever the ship is."""

    def __init__(self, ring: list[Harbour]) -> None:
        self.ring = ring
        self._useful: list[list[float] | None] = [None] * (RING * RING)

    def useful(self, ship: i64, other: i64) -> list[float]:
        """How useful a card of each good is next round: the ship's island stays active, and those ahead may follow.

        Once the ship has moved, the other of next round's active islands is known too; before, it is the ship's own.
        """
        found = self._useful[ship * RING + other]
        if found is None:
            found = self._wanted(ship, other)
            self._useful[ship * RING + other] = found
        return found

    def _wanted(self, ship: i64, other: i64) -> list[float]:
        ring = self.ring
        useful = [0.0] * GOODS_END
        for harbour in [ring[ship]] if other == ship else [ring[ship], ring[other]]:
            for kind in harbour.kinds:
                useful[kind] += harbour.points[0] / (1.0 + len(harbour.kinds))
        for steps in range(1, 5):
            harbour = ring[(ship + steps) % RING]
            for kind in harbour.kinds:
                useful[kind] += 0.15 * harbour.points[0] / (1.0 + len(harbour.kinds))
        return useful


_CHARTS: Final[dict[bytes, tuple[Islands, Chart]]] = {}


def chart_of(islands: Islands, ring: bytes) -> Chart:
    """The chart of a table of islands, laid in this order; made once for as long as it is kept.

    >>> from mutiny.games.meuterer.components import read_islands
    >>> islands = read_islands("")
    >>> chart_of(islands, bytes(range(12))) is chart_of(islands, bytes(range(12)))
    True
    """
    known = _CHARTS.get(ring)
    if known is not None and known[0] is islands:
        return known[1]
    chart = Chart(
        [Harbour(islands.buys[island], list(islands.prices[island][1:]), islands.docking[island]) for island in ring]
    )
    if len(_CHARTS) >= KEPT:
        _CHARTS.clear()
    _CHARTS[ring] = (islands, chart)
    return chart
