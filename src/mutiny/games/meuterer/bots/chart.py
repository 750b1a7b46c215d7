"""The sea chart: the harbours in order, and how useful cards are at each position of the ship."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.games.meuterer.bots.harbours import GOODS_END, Harbour, harbours_of
from mutiny.games.meuterer.components import Islands
from mutiny.games.meuterer.constants import RING

CHARTS: Final = 64
"""Charts that are cached."""


class Chart:
    """The harbours in the order of the islands; places are counted as in the ring."""

    def __init__(self, ring: list[Harbour]) -> None:
        self.ring = ring
        self._useful: list[list[float] | None] = [None] * (RING * RING)

    def useful(self, ship: i64, other: i64) -> list[float]:
        """Return how useful a card of each good is next round. The ship's island is active, and one ahead may be.

        Once the ship has moved, the other of next round's active islands is known too; before that, it is the ship's
        own.
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
            for kind in range(harbour.first_kind, harbour.end_kind):
                useful[kind] += harbour.points[0] / (1.0 + float(harbour.kinds()))
        for steps in range(1, 5):
            harbour = ring[(ship + steps) % RING]
            for kind in range(harbour.first_kind, harbour.end_kind):
                useful[kind] += 0.15 * harbour.points[0] / (1.0 + float(harbour.kinds()))
        return useful


_CHARTS: Final[dict[bytes, tuple[Islands, Chart]]] = {}


def chart_of(islands: Islands, ring: bytes) -> Chart:
    """Return the chart of a table of islands in an order; charts are cached.

    >>> from mutiny.games.meuterer.components import read_islands
    >>> islands = read_islands("")
    >>> chart_of(islands, bytes(range(12))) is chart_of(islands, bytes(range(12)))
    True
    """
    known = _CHARTS.get(ring)
    if known is not None and known[0] is islands:
        return known[1]
    harbours = harbours_of(islands)
    chart = Chart([harbours[island] for island in ring])
    if len(_CHARTS) == CHARTS:
        _CHARTS.clear()
    _CHARTS[ring] = (islands, chart)
    return chart
