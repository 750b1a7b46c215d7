"""All the worlds that agree with what one seat was told, counted one by one: what a memory is measured against.

Every card is a thing of its own, and others are as likely to do one thing with it as another. So a world counts for as
many ways as there are to come by it: every order of all the cards that the seat did not see dealt, times every choice
of the others that it did not see made: which card of a hand was played or stashed, which two were put back and in which
order, in which order the cards under a spyglass went back. Nothing is reasoned out: what does not agree is thrown away.
Imports nothing but the standard library; knows the game by what is told of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import factorial, prod
from typing import Any, NamedTuple

CARDS = ("+1", "0", "-2", "plank", "spyglass", "pockets", "riddance", "catch")
LOOT = CARDS[:3]

Cards = tuple[str, ...]


class World(NamedTuple):
    """Where every card lies: hands and discards in no order, the chest and the draw pile from the top."""

    hands: tuple[Cards, ...]
    chest: Cards
    pile: Cards
    discard: Cards

    def with_hand(self, seat: int, cards: Cards) -> World:
        """The same but for a hand."""
        hands = (*self.hands[:seat], in_order(cards), *self.hands[seat + 1 :])
        return self._replace(hands=hands)

    def discarding(self, cards: Cards) -> World:
        """The same with more on the discard pile."""
        return self._replace(discard=in_order(self.discard + cards))

    def discarding_hand(self, seat: int) -> World:
        """T2.3, T2.7: a hand goes."""
        return self.discarding(self.hands[seat]).with_hand(seat, ())


Told = dict[str, Any]


def in_order(cards: Cards) -> Cards:
    """Cards whose order means nothing, in that of T0.3."""
    return tuple(sorted(cards, key=CARDS.index))


def without(cards: Cards, place: int) -> Cards:
    """All but one."""
    return cards[:place] + cards[place + 1 :]


def taken(cards: Cards, some: list[str]) -> Cards:
    """All but these."""
    rest = list(cards)
    for card in some:
        rest.remove(card)
    return tuple(rest)


def all_worlds(deck: list[str], players: int, seat: int, told: list[Told]) -> Counter[World]:
    """Every world that agrees with all that a seat was told, with the number of ways to it."""
    events = [one for one in told if one["kind"] not in ("role", "first", "say", "end")]
    deals, later = events[:players], events[players:]
    assert [deal["kind"] for deal in deals] == ["deal"] * players
    worlds = dealt(deck, [deal["seat"] for deal in deals], seat, next(d["cards"] for d in deals if d["seat"] == seat))
    for event in later:
        reached: Counter[World] = Counter()
        for world, ways in worlds.items():
            for after in outcomes(world, event, seat):
                reached[after] += ways
        worlds = reached
    return worlds


def orders(cards: Cards) -> Iterator[tuple[Cards, int]]:
    """Every order of some cards that can be told from the others, and how many orders of the cards themselves it is."""
    counts = Counter(cards)
    alike = prod(factorial(count) for count in counts.values())

    def lay(order: Cards) -> Iterator[Cards]:
        if len(order) == len(cards):
            yield order
        for card in list(counts):
            if counts[card]:
                counts[card] -= 1
                yield from lay((*order, card))
                counts[card] += 1

    return ((order, alike) for order in lay(()))


def dealt(deck: list[str], seats: list[int], seat: int, own: list[str]) -> Counter[World]:
    """Every order of the cards that the seat has not seen, each card a thing of its own."""
    worlds: Counter[World] = Counter()
    for order, ways in orders(taken(tuple(deck), own)):
        hands: list[Cards] = [()] * len(seats)
        at = 0
        for other in seats:
            if other != seat:
                hands[other] = in_order(order[at : at + 3])
                at += 3
        hands[seat] = in_order(tuple(own))
        worlds[World(tuple(hands), (), order[at:], ())] += ways
    return worlds


def outcomes(world: World, event: Told, watcher: int) -> Iterator[World]:
    """The worlds that one becomes by an event, a choice each; none if it cannot be."""
    kind, seat, mine = event["kind"], event["seat"], event["seat"] == watcher
    match kind:
        case "stash" | "plank" | "spyglass" | "riddance" | "catch" | "pockets":
            for place, card in enumerate(world.hands[seat]):
                played = world.with_hand(seat, without(world.hands[seat], place))
                if card == kind:
                    yield from effects(played if kind == "plank" else played.discarding((kind,)), event, mine)
                elif kind == "stash" and card in LOOT and (not mine or card == event["card"]):
                    yield played._replace(chest=(card, *world.chest))
        case "order":
            count = event["count"]
            for back in permutations(world.chest[:count]):
                if not mine or list(back) == event["cards"]:
                    yield world._replace(chest=back + world.chest[count:])
        case "return":
            for back in permutations(world.hands[seat], event["count"]):
                if not mine or list(back) == event["cards"]:
                    left = world.with_hand(seat, taken(world.hands[seat], list(back)))
                    yield left._replace(pile=back + world.pile)
        case "draw":
            yield from drawing(world, event, mine)
        case "overboard":
            yield world.discarding_hand(seat).discarding(("plank",) * 3)
        case "open":
            if list(world.chest) == event["cards"]:
                yield world
        case _:
            raise AssertionError(event)


def effects(world: World, event: Told, mine: bool) -> Iterator[World]:
    """What an action card does once it has been played."""
    match event["kind"]:
        case "plank":
            yield world
        case "spyglass":
            if not mine or in_order(world.chest[: event["count"]]) == in_order(tuple(event["cards"])):
                yield world
        case "riddance":
            count = event["count"]
            yield world.discarding(world.chest[:count])._replace(chest=world.chest[count:])
        case "catch":
            yield from drawing(world, event, mine)
        case "pockets":
            yield world.discarding_hand(event["target"])


def drawing(world: World, event: Told, mine: bool) -> Iterator[World]:
    """T1.3, T2.6, T2.7: cards off the top of the draw pile."""
    seat, count = event["seat"], event["count"]
    cards, rest = world.pile[:count], world.pile[count:]
    if not mine or list(cards) == event["cards"]:
        yield world.with_hand(seat, world.hands[seat] + cards)._replace(pile=rest)
