"""A seat's belief about the chest: card by card the announcement, its speaker, and what is known for certain."""

from __future__ import annotations

from itertools import permutations
from math import erf, sqrt
from typing import Final

from mutiny.games.traitres.bots.suspicion import Suspicion
from mutiny.games.traitres.constants import LOOT_VALUES, WORTH_BY_NAME

# The distribution of the true card given the announcement +1, 0 or -2: by a pirate, by a mutineer.
ChestOdds = dict[str, dict[str, float]]
BY_PIRATES: Final[ChestOdds] = {
    "+1": {"+1": 0.96, "0": 0.02, "-2": 0.02},
    "0": {"+1": 0.02, "0": 0.93, "-2": 0.05},
    "-2": {"+1": 0.01, "0": 0.02, "-2": 0.97},
}
BY_MUTINEERS: Final[ChestOdds] = {
    "+1": {"+1": 0.25, "0": 0.25, "-2": 0.50},
    "0": {"+1": 0.05, "0": 0.45, "-2": 0.50},
    "-2": {"+1": 0.05, "0": 0.05, "-2": 0.90},
}
# The same for reports of what a spyglass showed.
SEEN_BY_PIRATES: Final[ChestOdds] = {
    "+1": {"+1": 0.96, "0": 0.02, "-2": 0.02},
    "0": {"+1": 0.02, "0": 0.96, "-2": 0.02},
    "-2": {"+1": 0.02, "0": 0.02, "-2": 0.96},
}
SEEN_BY_MUTINEERS: Final[ChestOdds] = {said: {"+1": 0.5, "0": 0.2, "-2": 0.3} for said in LOOT_VALUES}


class Item:
    """One card of the chest: known, or as announced."""

    def __init__(self, seat: int, said: str, known: str = "", seen: bool = False) -> None:
        self.seat = seat
        self.said = said
        self.known = known
        self.by_pirates = SEEN_BY_PIRATES if seen else BY_PIRATES
        self.by_mutineers = SEEN_BY_MUTINEERS if seen else BY_MUTINEERS

    def chance(self, card: str, rebel: bool) -> float:
        """Return the probability of this card, if the speaker is a mutineer (`rebel`) or a pirate."""
        if self.known:
            return 1.0 if card == self.known else 0.0
        return self.by_mutineers[self.said][card] if rebel else self.by_pirates[self.said][card]


Slot = list[Item]
"""A place in the chest, and the items of which one lies there: several after a player has shuffled them."""


class Chest:
    """The chest from the bottom up.

    >>> chest = Chest()
    >>> for seat in range(3):
    ...     chest.put(Item(seat, "+1"))
    >>> chest.discard(1)
    >>> suspicion = Suspicion(4, 1, 3, False)
    >>> 0 < chest.worth(suspicion) < 2, chest.odds(suspicion, 1) > 0.5 > chest.odds(suspicion, 3)
    (True, True)
    """

    def __init__(self) -> None:
        self.slots: list[Slot] = []

    def put(self, item: Item) -> None:
        """Put a card on top."""
        self.slots.append([item])

    def discard(self, count: int) -> None:
        """Remove cards from the top."""
        if count:
            del self.slots[-count:]

    def shuffle(self, count: int) -> None:
        """Note that a player put the top cards back in an unknown order."""
        pool: Slot = []
        for slot in self.slots[-count:]:
            pool += slot
        for slot in self.slots[-count:]:
            slot[:] = pool

    def learn(self, cards: list[str]) -> None:
        """Set the top cards, which are known, the top first."""
        self.discard(len(cards))
        for card in reversed(cards):
            self.put(Item(0, card, card))

    def top(self, count: int) -> list[Item]:
        """Return the items at the top; none if it is not clear which they are."""
        items: list[Item] = []
        for slot in self.slots[-count:]:
            for item in slot:
                if item not in items:
                    items.append(item)
        return items if len(items) == count else []

    def worth(self, suspicion: Suspicion, top: int = 0) -> float:
        """Return the expected value of the chest, or of its top cards."""
        total = 0.0
        for slot in self.slots[-top:]:
            for item in slot:
                chance = suspicion.of(item.seat)
                total += (chance * moments(item, True)[0] + (1.0 - chance) * moments(item, False)[0]) / len(slot)
        return total

    def odds(self, suspicion: Suspicion, target: int) -> float:
        """Return the probability that the chest reaches the target: a normal distribution for each set of mutineers."""
        players = suspicion.players
        mean = [[0.0] * players, [0.0] * players]
        spread = [[0.0] * players, [0.0] * players]
        for slot in self.slots:
            share = 1.0 / len(slot)
            for item in slot:
                for rebel in (0, 1):
                    middle, square = moments(item, rebel == 1)
                    mean[rebel][item.seat] += share * middle
                    spread[rebel][item.seat] += share * square
        total = 0.0
        for rebels, weight in zip(suspicion.sets, suspicion.weights, strict=True):
            middle = 0.5 - target
            square = 0.01
            for seat in range(players):
                middle += mean[rebels[seat]][seat]
                square += spread[rebels[seat]][seat]
            total += weight * 0.5 * (1.0 + erf(middle / sqrt(2.0 * square)))
        return total


def moments(item: Item, rebel: bool) -> tuple[float, float]:
    """Return the mean and variance of an item's value, if its speaker is a mutineer or a pirate.

    >>> moments(Item(0, "+1", "-2"), False)
    (-2.0, 0.0)
    """
    mean = 0.0
    square = 0.0
    for card in LOOT_VALUES:
        chance = item.chance(card, rebel)
        mean += chance * WORTH_BY_NAME[card]
        square += chance * WORTH_BY_NAME[card] * WORTH_BY_NAME[card]
    return mean, square - mean * mean


def likelihoods(items: list[Item], cards: list[str], suspicion: Suspicion) -> list[float]:
    """Return for each set of mutineers the likelihood that these items are these cards, in any order.

    >>> suspicion = Suspicion(3, 1, 2, False)
    >>> found = likelihoods([Item(0, "+1"), Item(1, "+1", "+1")], ["+1", "-2"], suspicion)
    >>> found[0] > found[1]     # the sets are of seat 0 and of seat 1
    True
    """
    # Sorted: a sum of floats depends on its order, and the order of a set on the process.
    orders = sorted(set(permutations(cards)))
    found: list[float] = []
    for rebels in suspicion.sets:
        total = 0.0
        for order in orders:
            chance = 1.0
            for item, card in zip(items, order, strict=True):
                chance *= item.chance(card, rebels[item.seat])
            total += chance
        found.append(total)
    return found
