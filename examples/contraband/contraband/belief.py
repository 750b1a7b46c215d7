"""A seat's knowledge of Contraband: its own hold and the barrels overboard. The rest may be anywhere.

A seat never forgets anything that its view has shown, so the view contains all there is to remember, and every deal of
the unseen barrels is equally likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from contraband.view_types import Barrel, ContrabandSeatView
from mutiny import Belief, Rng, State

if TYPE_CHECKING:
    from contraband.rules import ContrabandState


class ContrabandBelief(Belief):
    """The belief of one seat."""

    def __init__(self, seat: int, blank: ContrabandState, deck: bytes, barrels: tuple[str, ...]) -> None:
        self.seat = seat
        self.world = blank
        self.deck = deck
        self.barrels = barrels
        self.view = cast("ContrabandSeatView", {})

    def observe(self, told: dict[str, Any]) -> None:
        """Do nothing, because the view contains everything."""

    def set_view(self, view: dict[str, Any]) -> None:
        self.view = cast("ContrabandSeatView", view)
        world = self.world
        world.awaited = ("first", "deck", "turn", "over").index(view["phase"])
        world.awaits_chance = world.awaited < 2
        world.over = view["phase"] == "over"
        world.set_acting(sum(1 << seat for seat in view["acting"]))
        world.turn = view["turn"] or 0
        world.dumped = [self.barrels.index(barrel) for barrel in view["dumped"]]
        world.weigher = -1 if view["weigher"] is None else view["weigher"]

    def sample(self, rng: Rng) -> State:
        world = self.world.copy()
        view = self.view
        shown: list[list[Barrel] | None] = [None] * view["players"]
        if view["holds"] is not None:
            shown = [*view["holds"]]
        shown[self.seat] = view["hold"]
        unseen = list(self.deck)
        for barrel in world.dumped:
            unseen.remove(barrel)
        for hold in shown:
            for name in hold or ():
                unseen.remove(self.barrels.index(name))
        supply = list(rng.shuffled(bytes(unseen)))
        for seat, known in enumerate(shown):
            if known is None:
                world.holds[seat] = [supply.pop() for _ in range(view["sizes"][seat])]
            else:
                world.holds[seat] = [self.barrels.index(name) for name in known]
        world.pile = supply
        return world
