"""The position as a seat sees it: sets of cards instead of names, harbours instead of island cards.

It is made in two ways with the same result: from the view that a bot receives, and for search from a sampled world, of
which only what the seat would see is read.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mutiny.games.meuterer.bots.chart import Chart, chart_of
from mutiny.games.meuterer.bots.harbours import NUMBER, Harbour, harbour_of
from mutiny.games.meuterer.constants import CONFLICT, NO_ROLE, RING, ROLES, Card
from mutiny.games.meuterer.rules.board import ALL_ROLES, MeutererBoard
from mutiny.games.meuterer.rules.offering import middle_count, pack_roles
from mutiny.games.meuterer.view_types import MeutererSeatView
from mutiny.kernel.cardset import count_of, pack, size

DECK_CONFLICTS: Final = 6


def packed(names: list[Card]) -> i64:
    """Return the set of these cards.

    >>> packed(["wine", "conflict", "wine"]) == pack([2, 2, 5])
    True
    """
    return pack([NUMBER[name] for name in names])


@mypyc_attr(acyclic=True)
class Shown:
    """The public information about one player."""

    def __init__(self) -> None:
        self.offered: i64 = 0
        self.size: i64 = 0
        self.left = False
        # The action card, once it is revealed.
        self.role: i64 = NO_ROLE
        # Cards sold at the ship's island and at the other active one.
        self.here: i64 = 0
        self.there: i64 = 0


@mypyc_attr(acyclic=True)
class MeutererPosition:
    """The position as one seat sees it; made by `seen` and `standing`."""

    def __init__(self, seat: i64, players: i64, chart: Chart) -> None:
        self.seat: i64 = seat
        self.players: i64 = players
        self.captain: i64 = 0
        self.pay: i64 = 0
        self.last_round = False
        self.hand: i64 = 0
        self.crew = [Shown() for _ in range(players)]
        self.chart = chart
        # The places of the ship and of the other active island in the ring; equal if there is no other.
        self.ship: i64 = 0
        self.before: i64 = 0
        # The number of action cards that the others have taken, and, once this seat has left, those that lay there then
        # (M2.6).
        self.taken: i64 = 0
        self.looked = False
        self.middle: i64 = ALL_ROLES
        # Whether the loader chooses from the whole hand (M8.2).
        self.keeps_from_hand = False
        self.against: i64 = 0
        self.rising: i64 = 0
        # Steps from the ship to the pirates' ship.
        self.pirates: i64 = 0
        # Conflict cards in the open discard pile, and the number of cards that this seat cannot see.
        self.discarded: i64 = 0
        self.unseen: i64 = 0

    def harbour(self, steps: i64) -> Harbour:
        """Return the island a number of steps clockwise from the ship."""
        return self.chart.ring[(self.ship + steps) % RING]

    def active(self) -> list[Harbour]:
        """Return the islands where players can sell: the ship's island first."""
        ring = self.chart.ring
        return [ring[self.ship]] if self.before == self.ship else [ring[self.ship], ring[self.before]]

    def own(self) -> Shown:
        """Return what everybody sees of this seat."""
        return self.crew[self.seat]

    def chance_in_middle(self, role: i64) -> float:
        """Return the chance that an action card is in the middle. Before this seat looks, any may have been taken."""
        if self.looked:
            return 1.0 if (self.middle >> role) & 1 else 0.0
        return 1.0 - float(self.taken) / float(len(ROLES))

    def conflict_rate(self) -> float:
        """Return the chance that a card that this seat cannot see is a conflict card."""
        hidden = DECK_CONFLICTS - count_of(self.hand, CONFLICT) - self.discarded
        unseen = self.unseen
        for seat in range(self.players):
            shown = self.crew[seat]
            hidden -= count_of(shown.offered, CONFLICT)
            if seat != self.seat:
                unseen += shown.size
        if hidden <= 0:
            return 0.0
        return float(hidden) / float(unseen) if unseen > 1 else float(hidden)


def seen(view: MeutererSeatView) -> MeutererPosition:
    """Return the position from a seat's view.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> table = seen(match.state.view(match.state.acting[0]))
    >>> size(table.hand), table.captain == table.seat, table.harbour(0).docking
    (5, True, 1)
    """
    names = view["ring"]
    table = MeutererPosition(
        view["seat"], view["players"], Chart([harbour_of(view["islands"][name]) for name in names])
    )
    table.captain = view["captain"] or 0
    table.pay = view["pay"] or 0
    table.last_round = view["round"] == view["rounds"]
    table.hand = packed(view["hand"])
    for seat, shown in enumerate(table.crew):
        shown.offered = packed(view["offered"][seat])
        shown.size = view["hand_sizes"][seat]
        shown.left = view["left"][seat]
        role = view["roles"][seat]
        shown.role = NO_ROLE if role is None else ROLES.index(role)
        shown.here = view["sold"][seat]["ship"]
        shown.there = view["sold"][seat]["other"]
    active = view["active"]
    table.ship = names.index(active[0])
    table.before = names.index(active[-1])
    table.taken = len(ROLES) - view["middle_count"]
    if "middle" in view:
        table.looked = True
        table.middle = pack_roles(view["middle"])
    table.keeps_from_hand = view["options"]["loader-keeps"] == "hand"
    mutiny = view["mutiny"]
    if mutiny is not None:
        table.against = mutiny["against"]
        table.rising = mutiny["for"]
    pirate_ship = view["pirate_ship"]
    if pirate_ship is not None:
        table.pirates = (names.index(pirate_ship) - table.ship) % RING
    table.discarded = count_of(packed(view["discard_pile"]), CONFLICT)
    table.unseen = view["draw_pile"] + view["discard_face_down"]
    return table


def standing(b: MeutererBoard, seat: i64) -> MeutererPosition:
    """Return the position as a seat sees it in a world.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> standing(match.state, 1).hand == seen(match.state.view(1)).hand
    True
    """
    setting = b.setting
    table = MeutererPosition(seat, b.seats, chart_of(setting.islands, b.ring))
    table.captain = b.captain
    table.pay = b.pay
    table.last_round = b.round == setting.rounds
    table.hand = b.crew[seat].hand
    for other in range(b.seats):
        player = b.crew[other]
        shown = table.crew[other]
        shown.offered = player.offered
        shown.size = player.size
        shown.left = b.has_left(other)
        if b.revealed:
            shown.role = player.role
        shown.here = player.here
        shown.there = player.there
    table.ship = b.ship
    table.before = b.before
    table.taken = len(ROLES) - middle_count(b)
    saw = b.crew[seat].saw
    if saw:
        table.looked = True
        table.middle = saw
    table.keeps_from_hand = setting.keeps_from_hand
    if b.mutiny:
        table.against = b.against
        table.rising = b.rising
    if setting.pirates:
        table.pirates = (b.pirate_ship - b.ship) % RING
    table.discarded = count_of(b.discard, CONFLICT)
    table.unseen = b.pile_size() + size(b.buried)
    return table
