"""What a player reads off the table: counts instead of names, harbours instead of island cards.

May import: the words of the game, and mutiny.bots.bot.
"""

from __future__ import annotations

from typing import Any, Final

from mutiny.games.meuterer.words import ANY, GOODS, KINDS, RING

NUMBER: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}
PILE: Final = 6
"""More cards than anybody has of a kind in a hand: the length of a table by number of cards."""
DECK_CONFLICTS: Final = 6


def counts(names: list[str]) -> list[int]:
    """How many cards of each kind.

    >>> counts(["wine", "conflict", "wine"])
    [0, 0, 2, 0, 0, 1, 0]
    """
    many = [0] * len(KINDS)
    for name in names:
        many[NUMBER[name]] += 1
    return many


class Harbour:
    """An island as a place to sell at."""

    def __init__(self, card: dict[str, Any]) -> None:
        buys: str = card["buys"]
        self.kinds = list(range(len(GOODS))) if buys == ANY else [NUMBER[buys]]
        # What the sole seller, and each of two, three or four tied ones, scores.
        self.points: list[int] = [card["sole"], card["two"], card["three"], 0]
        self.docking: int = card["docking"]

    def most(self, offered: list[int]) -> int:
        """The most cards of one kind that can be sold here."""
        return max([offered[kind] for kind in self.kinds])

    def buys(self, kind: int) -> bool:
        """Whether a kind can be sold here."""
        return kind in self.kinds


class Table:
    """The table as one seat sees it.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> table = Table(match.state.view(match.state.acting[0]))
    >>> sum(table.hand), table.captain == table.seat, table.harbour(0).docking
    (5, True, 1)
    """

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.players: int = view["players"]
        self.captain: int = view["captain"]
        self.pay: int = view["pay"] or 0
        self.last_round: bool = view["round"] == view["rounds"]
        self.hand = counts(view["hand"])
        offered: list[list[str]] = view["offered"]
        self.offered = [counts(cards) for cards in offered]
        self.sizes: list[int] = view["hand_sizes"]
        self.left: list[bool] = view["left"]
        self.ring: list[str] = view["ring"]
        self.ship = self.ring.index(view["ship"])
        active: list[str] = view["active"]
        islands: dict[str, Any] = view["islands"]
        self.islands = islands
        self.active = [Harbour(islands[name]) for name in active]
        self._harbours: dict[int, Harbour] = {}

    def harbour(self, steps: int) -> Harbour:
        """The island so many steps clockwise from the ship."""
        place = (self.ship + steps) % RING
        harbour = self._harbours.get(place)
        if harbour is None:
            harbour = Harbour(self.islands[self.ring[place]])
            self._harbours[place] = harbour
        return harbour

    def rivals(self) -> list[int]:
        """All other seats."""
        return [seat for seat in range(self.players) if seat != self.seat]

    def conflict_rate(self) -> float:
        """How likely a card that this seat cannot see is a conflict card."""
        discard = counts(self.view["discard_pile"])
        seen = self.hand[NUMBER["conflict"]] + discard[NUMBER["conflict"]]
        for offered in self.offered:
            seen += offered[NUMBER["conflict"]]
        unseen: int = self.view["draw_pile"] + self.view["discard_face_down"]
        for seat in self.rivals():
            unseen += self.sizes[seat]
        return max(0, DECK_CONFLICTS - seen) / max(1, unseen)
