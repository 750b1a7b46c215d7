"""Count all worlds that agree with the events of one seat, one by one, to compare a belief with them.

Every card is distinct, and all choices of the others are equally likely. The weight of a world is therefore the number
of ways that lead to it: every order of the cards that the seat did not see dealt, times every choice of the others that
it did not see: which card of a hand was played or stashed, which two were put back and in which order, in which order
the cards under a spyglass went back. Nothing is inferred: worlds that do not agree are discarded. In longer games the
orders of the pile are not counted before the cards are drawn: then all worlds have a stock. This module imports only
the standard library and knows the game only by its events.
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
    """The places of all cards: hands and discards in no order, the chest and the draw pile from the top.

    The stock is the bottom of the draw pile, in no order: any of its cards may be the next.
    """

    hands: tuple[Cards, ...]
    chest: Cards
    pile: Cards
    discard: Cards
    stock: Cards = ()

    def with_hand(self, seat: int, cards: Cards) -> World:
        """Return the same world with another hand."""
        hands = (*self.hands[:seat], in_order(cards), *self.hands[seat + 1 :])
        return self._replace(hands=hands)

    def discarding(self, cards: Cards) -> World:
        """Return the same world with more cards on the discard pile."""
        return self._replace(discard=in_order(self.discard + cards))

    def discarding_hand(self, seat: int) -> World:
        """Return the same world with a hand discarded (T2.3, T2.7)."""
        return self.discarding(self.hands[seat]).with_hand(seat, ())


SeatEvent = dict[str, Any]


def in_order(cards: Cards) -> Cards:
    """Return cards whose order has no meaning, in the order of T0.3."""
    return tuple(sorted(cards, key=CARDS.index))


def without(cards: Cards, place: int) -> Cards:
    """Return the cards without the one at this place."""
    return cards[:place] + cards[place + 1 :]


def taken(cards: Cards, some: list[str]) -> Cards:
    """Return the cards without these."""
    rest = list(cards)
    for card in some:
        rest.remove(card)
    return tuple(rest)


def all_worlds(
    deck: list[str], players: int, seat: int, told: list[SeatEvent], stocked: bool = False
) -> Counter[World]:
    """Return every world that agrees with the events of a seat, with its number of ways."""
    events = [one for one in told if one["kind"] not in ("role", "first", "say", "end")]
    deals, later = events[:players], events[players:]
    assert [deal["kind"] for deal in deals] == ["deal"] * players
    if stocked:
        worlds = Counter({World(((),) * players, (), (), (), in_order(tuple(deck))): 1})
        later = events
    else:
        own = next(deal["cards"] for deal in deals if deal["seat"] == seat)
        worlds = dealt(deck, [deal["seat"] for deal in deals], seat, own)
    for event in later:
        reached: Counter[World] = Counter()
        for world, ways in worlds.items():
            for after, more in outcomes(world, event, seat):
                reached[after] += ways * more
        worlds = reached
    return worlds


def orders(cards: Cards) -> Iterator[tuple[Cards, int]]:
    """Yield every distinguishable order of some cards, and the number of orders of the distinct cards behind it."""
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
    """Return every order of the cards that the seat has not seen; every card is distinct."""
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


Outcomes = Iterator[tuple[World, int]]


def outcomes(world: World, event: SeatEvent, watcher: int) -> Outcomes:
    """Return the worlds that follow from one by an event, with the number of ways; none if it is impossible."""
    kind, seat, mine = event["kind"], event["seat"], event["seat"] == watcher
    match kind:
        case "stash" | "plank" | "spyglass" | "riddance" | "catch" | "pockets":
            for place, card in enumerate(world.hands[seat]):
                played = world.with_hand(seat, without(world.hands[seat], place))
                if card == kind:
                    yield from effects(played if kind == "plank" else played.discarding((kind,)), event, mine)
                elif kind == "stash" and card in LOOT and (not mine or card == event["card"]):
                    yield played._replace(chest=(card, *world.chest)), 1
        case "order":
            count = event["count"]
            for back in permutations(world.chest[:count]):
                if not mine or list(back) == event["cards"]:
                    yield world._replace(chest=back + world.chest[count:]), 1
        case "return":
            for back in permutations(world.hands[seat], event["count"]):
                if not mine or list(back) == event["cards"]:
                    left = world.with_hand(seat, taken(world.hands[seat], list(back)))
                    yield left._replace(pile=back + world.pile), 1
        case "draw" | "deal":
            yield from drawing(world, event, mine)
        case "overboard":
            yield world.discarding_hand(seat).discarding(("plank",) * 3), 1
        case "open":
            if list(world.chest) == event["cards"]:
                yield world, 1
        case _:
            raise AssertionError(event)


def effects(world: World, event: SeatEvent, mine: bool) -> Outcomes:
    """Return the effects of an action card once it has been played."""
    match event["kind"]:
        case "plank":
            yield world, 1
        case "spyglass":
            if not mine or in_order(world.chest[: event["count"]]) == in_order(tuple(event["cards"])):
                yield world, 1
        case "riddance":
            count = event["count"]
            yield world.discarding(world.chest[:count])._replace(chest=world.chest[count:]), 1
        case "catch":
            yield from drawing(world, event, mine)
        case "pockets":
            yield world.discarding_hand(event["target"]), 1


def drawing(world: World, event: SeatEvent, mine: bool) -> Outcomes:
    """Yield the worlds after cards are drawn from the pile (T0.3, T1.3, T2.6, T2.7).

    The event of a dealt hand has no order.
    """
    seat = event["seat"]
    for cards, rest, ways in tops(world, event["count"]):
        seen = in_order(cards) if event["kind"] == "deal" else cards
        if not mine or list(seen) == event["cards"]:
            yield rest.with_hand(seat, rest.hands[seat] + cards), ways


def tops(world: World, count: int) -> Iterator[tuple[Cards, World, int]]:
    """Yield the possible top cards of the draw pile, the world without them, and the number of ways."""
    if count <= len(world.pile):
        yield world.pile[:count], world._replace(pile=world.pile[count:]), 1
        return
    for card in sorted(set(world.stock)):
        place = world.stock.index(card)
        rest = world._replace(stock=without(world.stock, place))
        # The cards on top of the stock are drawn first, so this card is the last.
        for before, left, ways in tops(rest, count - 1):
            yield (*before, card), left, ways * world.stock.count(card)
