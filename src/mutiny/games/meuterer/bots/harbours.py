"""The islands as places to sell at. The value of a sale there against any rivals is computed once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mutiny.games.meuterer.components import Islands
from mutiny.games.meuterer.constants import ANY, BUYS_ANY, CONFLICT, KINDS, RING
from mutiny.games.meuterer.view_types import IslandCard
from mutiny.kernel.cardset import count_of

NUMBER: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}
KEPT: Final = 8
"""Tables of islands whose harbours are cached."""
GOODS_END: Final = CONFLICT
"""The kinds below this one are goods."""
ONE_MORE: Final = 0.4
"""The chance that a rival who is still in adds one more card to what that rival can sell at an island."""
RIVAL_BITS: Final = 4
MOST_RIVALS: Final = 3


def with_rival(rivals: i64, count: i64, undecided: bool) -> i64:
    """Add a rival to rivals encoded as one number: one who can sell `count` cards, or one more while undecided.

    A decided rival with nothing to sell changes nothing: no rivals at all are 0.

    >>> with_rival(with_rival(0, 0, False), 2, True)
    5
    """
    return rivals << RIVAL_BITS | count << 1 | (1 if undecided else 0)


@mypyc_attr(acyclic=True)
class Odds:
    """The outcomes of a sale: the chances that nobody sells more, by the number of rivals who sell as much."""

    def __init__(self, mine: i64, rivals: i64) -> None:
        """Compute them for a number of cards, when each rival sells a number of cards, or with some chance one more."""
        sole = 1.0
        two = 0.0
        three = 0.0
        for place in range(MOST_RIVALS - 1, -1, -1):
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

    def points(self, prices: list[int], merchant: bool) -> float:
        """Return the expected points; a tie of four scores nothing.

        A merchant in a tie scores as if alone; a tie of four is ignored.
        """
        if merchant:
            return prices[0] * (self.sole + self.two + self.three)
        return prices[0] * self.sole + prices[1] * self.two + prices[2] * self.three


@mypyc_attr(acyclic=True)
class SaleProspects:
    """The expected points for a number of cards at an island against certain rivals.

    It is not a list: the compiled form would create an object for each number in it.
    """

    def __init__(self, prices: list[int], rivals: i64, merchant: bool) -> None:
        self.one = Odds(1, rivals).points(prices, merchant)
        self.two = Odds(2, rivals).points(prices, merchant)
        self.three = Odds(3, rivals).points(prices, merchant)
        self.four = Odds(4, rivals).points(prices, merchant)
        self.five = Odds(5, rivals).points(prices, merchant)

    def of(self, many: i64) -> float:
        """Return the points for a number of cards, at most a hand."""
        if many == 0:
            return 0.0
        if many == 1:
            return self.one
        if many == 2:
            return self.two
        if many == 3:
            return self.three
        return self.four if many == 4 else self.five


@mypyc_attr(acyclic=True)
class HarbourOutlook:
    """The expected points of sales at an island against certain rivals, for a merchant and for others.

    >>> from mutiny.games.meuterer.components import read_islands
    >>> harbour = harbour_of(read_islands("").shown["hochland"])
    >>> one, two = harbour.outlook(with_rival(0, 1, False)), harbour.outlook(with_rival(0, 2, False))
    >>> one.others.of(2), two.others.of(2)
    (4.0, 3.0)
    >>> two.merchant.of(2), two.merchant.of(1)
    (4.0, 0.0)
    """

    def __init__(self, prices: list[int], rivals: i64) -> None:
        self.others = SaleProspects(prices, rivals, False)
        self.merchant = SaleProspects(prices, rivals, True)


class Harbour:
    """An island as a place to sell at."""

    def __init__(self, buys: int, points: list[int], docking: int) -> None:
        # The kinds it buys, as a half-open range.
        self.first_kind: i64 = 0 if buys == BUYS_ANY else buys
        self.end_kind: i64 = GOODS_END if buys == BUYS_ANY else buys + 1
        # The points of a sole seller, and of each of two, three or four tied sellers.
        self.points = points
        self.docking = docking
        self._outlooks: list[HarbourOutlook | None] = []

    def kinds(self) -> i64:
        """Return the number of kinds that the island buys."""
        return self.end_kind - self.first_kind

    def most(self, offered: i64) -> i64:
        """Return the most cards of one kind that can be sold here."""
        most: i64 = 0
        for kind in range(self.first_kind, self.end_kind):
            most = max(most, count_of(offered, kind))
        return most

    def outlook(self, rivals: i64) -> HarbourOutlook:
        """Return the expected points against these rivals (see `with_rival`); computed once and cached."""
        if not self._outlooks:
            self._outlooks = [None] * (1 << (RIVAL_BITS * MOST_RIVALS))
        found = self._outlooks[rivals]
        if found is None:
            found = HarbourOutlook(self.points, rivals)
            self._outlooks[rivals] = found
        return found


def harbour_of(card: IslandCard) -> Harbour:
    """Return the harbour of an island card as views show it.

    >>> from mutiny.games.meuterer.components import read_islands
    >>> harbour_of(read_islands("").shown["hochland"]).docking
    1
    """
    buys = card["buys"]
    return Harbour(
        BUYS_ANY if buys == ANY else NUMBER[buys], [card["sole"], card["two"], card["three"], 0], card["docking"]
    )


_HARBOURS: Final[dict[int, tuple[Islands, list[Harbour]]]] = {}


def harbours_of(islands: Islands) -> list[Harbour]:
    """Return the harbours of a table of islands, by island; made once for each table."""
    known = _HARBOURS.get(id(islands))
    if known is not None:
        return known[1]
    made = [
        Harbour(islands.buys[island], list(islands.prices[island][1:]), islands.docking[island])
        for island in range(RING)
    ]
    if len(_HARBOURS) == KEPT:
        _HARBOURS.clear()
    # The islands are kept with their harbours, so that no other object can get their id.
    _HARBOURS[id(islands)] = (islands, made)
    return made
