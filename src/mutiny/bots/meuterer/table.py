"""What a player reads off the table: counts instead of names, harbours instead of island cards.

There are two ways to it with one result: from the view that a bot is shown, and, for search, from an imagined world,
of which only what this seat would see is read.
May import: the words, the board and the islands of the game.
"""

from __future__ import annotations

from typing import Any, Final

from mutiny.games.meuterer.board import AWAIT_OFFER, Board
from mutiny.games.meuterer.components import Islands
from mutiny.games.meuterer.words import (
    ANY,
    BUYS_ANY,
    CONFLICT,
    GOODS,
    KINDS,
    NO_ROLE,
    RING,
    ROLES,
)
from mutiny.kernel.cardset import count_of, size

NUMBER: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}
KEPT: Final = 8
"""Tables of islands whose harbours are kept."""
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


def counted(cards: int) -> list[int]:
    """The same of a set of cards."""
    return [count_of(cards, kind) for kind in range(len(KINDS))]


class Harbour:
    """An island as a place to sell at."""

    def __init__(self, buys: int, points: list[int], docking: int) -> None:
        self.kinds = list(range(len(GOODS))) if buys == BUYS_ANY else [buys]
        # What the sole seller, and each of two, three or four tied ones, scores.
        self.points = points
        self.docking = docking

    def most(self, offered: list[int]) -> int:
        """The most cards of one kind that can be sold here."""
        most = 0
        for kind in self.kinds:
            most = max(most, offered[kind])
        return most


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


_HARBOURS: Final[dict[int, tuple[Islands, list[Harbour]]]] = {}


def harbours_of(islands: Islands) -> list[Harbour]:
    """The harbours of a table of islands, by island; made once for each table."""
    known = _HARBOURS.get(id(islands))
    if known is not None:
        return known[1]
    made = [
        Harbour(islands.buys[island], list(islands.prices[island][1:]), islands.docking[island])
        for island in range(RING)
    ]
    if len(_HARBOURS) == KEPT:
        _HARBOURS.clear()
    # The islands are kept with their harbours, so that no other table can get their number.
    _HARBOURS[id(islands)] = (islands, made)
    return made


class Table:
    """The table as one seat sees it; `seen` and `standing` make it."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.players = players
        self.captain = 0
        self.pay = 0
        self.last_round = False
        self.hand: list[int] = []
        self.offered: list[list[int]] = []
        self.sizes: list[int] = []
        self.left: list[bool] = []
        # The harbours by place in the ring, and the place of the ship.
        self.ring: list[Harbour] = []
        self.ship = 0
        # Where one can sell: the ship's island first.
        self.active: list[Harbour] = []
        self.in_middle: list[bool] = []
        # Action cards by seat once they are shown.
        self.roles: list[int] = []
        self.against = 0
        self.rising = 0
        self.sold: list[list[int]] = []
        # Steps from the ship to the pirates' ship.
        self.pirates = 0
        # Conflict cards in the open discard pile, and cards nobody but their holders sees.
        self.discarded = 0
        self.unseen = 0

    def harbour(self, steps: int) -> Harbour:
        """The island so many steps clockwise from the ship."""
        return self.ring[(self.ship + steps) % RING]

    def rivals(self) -> list[int]:
        """All other seats."""
        return [seat for seat in range(self.players) if seat != self.seat]

    def conflict_rate(self) -> float:
        """How likely a card that this seat cannot see is a conflict card."""
        seen = self.hand[CONFLICT] + self.discarded
        unseen = self.unseen
        for seat in range(self.players):
            seen += self.offered[seat][CONFLICT]
            if seat != self.seat:
                unseen += self.sizes[seat]
        return max(0, DECK_CONFLICTS - seen) / max(1, unseen)


def seen(view: dict[str, Any]) -> Table:
    """The table in a seat's view.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> table = seen(match.state.view(match.state.acting[0]))
    >>> sum(table.hand), table.captain == table.seat, table.harbour(0).docking
    (5, True, 1)
    """
    table = Table(view["seat"], view["players"])
    table.captain = view["captain"]
    table.pay = view["pay"] or 0
    table.last_round = view["round"] == view["rounds"]
    table.hand = counts(view["hand"])
    offered: list[list[str]] = view["offered"]
    table.offered = [counts(cards) for cards in offered]
    table.sizes = view["hand_sizes"]
    table.left = view["left"]
    names: list[str] = view["ring"]
    table.ring = [harbour_of(view["islands"][name]) for name in names]
    table.ship = names.index(view["ship"])
    active: list[str] = view["active"]
    table.active = [table.ring[names.index(name)] for name in active]
    table.in_middle = [name in view.get("middle", ROLES) for name in ROLES]
    roles: list[str | None] = view["roles"]
    table.roles = [NO_ROLE if role is None else ROLES.index(role) for role in roles]
    mutiny: dict[str, int] | None = view["mutiny"]
    if mutiny is not None:
        table.against = mutiny["against"]
        table.rising = mutiny["for"]
    sold: list[dict[str, int]] = view["sold"]
    table.sold = [[each["ship"], each["other"]] for each in sold]
    if view["pirate_ship"] is not None:
        table.pirates = (names.index(view["pirate_ship"]) - table.ship) % RING
    table.discarded = counts(view["discard_pile"])[CONFLICT]
    table.unseen = view["draw_pile"] + view["discard_face_down"]
    return table


def standing(b: Board, seat: int) -> Table:
    """The table as a seat sees it in a world.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> standing(match.state, 1).hand == seen(match.state.view(1)).hand
    True
    """
    table = Table(seat, b.players)
    table.captain = b.captain
    table.pay = b.pay
    table.last_round = b.round == b.setting.rounds
    crew = b.crew
    table.hand = counted(crew[seat].hand)
    table.offered = [counted(player.offered) for player in crew]
    table.sizes = [player.size for player in crew]
    table.left = [b.has_left(other) for other in range(b.players)]
    harbours = harbours_of(b.setting.islands)
    table.ring = [harbours[island] for island in b.ring]
    table.ship = b.ship
    ring = table.ring
    table.active = [ring[b.ship]] if b.before == b.ship else [ring[b.ship], ring[b.before]]
    # A player looks at the action cards in the middle when it is his turn; else all he knows is that there are five.
    looking = b.awaited == AWAIT_OFFER and b.turn == seat and seat != b.captain
    middle: int = b.middle
    table.in_middle = [not looking or (middle >> role) & 1 == 1 for role in range(len(ROLES))]
    table.roles = [player.role if b.revealed else NO_ROLE for player in crew]
    if b.mutiny:
        table.against = b.against
        table.rising = b.rising
    table.sold = [[player.here, player.there] for player in crew]
    if b.setting.pirates:
        table.pirates = (b.pirate_ship - b.ship) % RING
    table.discarded = count_of(b.discard, CONFLICT)
    table.unseen = b.pile_size() + size(b.buried)
    return table
