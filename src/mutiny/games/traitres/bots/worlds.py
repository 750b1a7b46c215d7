"""Worlds as a player believes them: roles drawn by suspicion, and the chest filled according to the announcements.

The belief of the game does not use announcements as evidence. This module makes its worlds more plausible: it draws the
mutineers by suspicion, and believes an announcement as far as it trusts the speaker. Cards that must change places are
exchanged with others that the seat has not seen either.
"""

from __future__ import annotations

from mutiny.bots.search.belief import WeightedBelief
from mutiny.games.traitres.bots.inference import Inference
from mutiny.games.traitres.constants import KINDS, LOOT_VALUES, MUTINEER, PIRATE, SEEN
from mutiny.games.traitres.rules.board import AWAIT_ORDER, TraitresBoard
from mutiny.kernel.belief import Belief
from mutiny.kernel.rng import Rng

FINE = 1 << 20
"""The resolution of random draws by probability."""


class SuspiciousBelief(WeightedBelief):
    """The belief of the game, combined with the inference of a seat."""

    def __init__(self, belief: Belief, inference: Inference) -> None:
        super().__init__(belief)
        self.inference = inference

    def sample(self, rng: Rng) -> TraitresBoard:
        world = self.belief.sample(rng)
        assert isinstance(world, TraitresBoard)
        self._cast(world, rng)
        self._fill(world, rng)
        return world

    def _cast(self, world: TraitresBoard, rng: Rng) -> None:
        """Draw the roles by suspicion."""
        suspicion = self.inference.suspicion
        at = rng.below(FINE) / FINE
        rebels = suspicion.sets[-1]
        for index in range(len(suspicion.sets)):
            at -= suspicion.weights[index]
            if at < 0.0:
                rebels = suspicion.sets[index]
                break
        for seat in range(world.players):
            world.crew[seat].role = MUTINEER if rebels[seat] else PIRATE

    def _fill(self, world: TraitresBoard, rng: Rng) -> None:
        """Fill the chest according to the announcements, as far as they are believed and the cards are available."""
        chest = world.chest_cards()
        pile = bytearray(world.pile)
        slots = self.inference.chest.slots
        if len(slots) != len(chest):
            return
        places = len(chest)
        if world.awaited == AWAIT_ORDER and world.turn == self.inference.seat:
            # The seat sees these cards now.
            places = max(0, places - SEEN)
        for place in range(places):
            slot = slots[place]
            item = slot[rng.below(len(slot))]
            if item.known:
                continue
            rebel = world.crew[item.seat].role == MUTINEER
            at = rng.below(FINE) / FINE
            wanted = chest[place]
            for card in LOOT_VALUES:
                at -= item.chance(card, rebel)
                if at < 0.0:
                    wanted = KINDS.index(card)
                    break
            if wanted != chest[place]:
                # From the bottom: the cards that this seat put back itself lie on top.
                other = pile.rfind(wanted, world.top)
                if other >= 0:
                    pile[other] = chest[place]
                    chest[place] = wanted
        world.lay_chest(chest)
        world.pile = bytes(pile)
