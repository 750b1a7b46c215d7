"""Count all worlds that agree with the events of one seat, one by one, to compare a belief with them.

Every card is distinct, and all choices of the others are equally likely. The weight of a world is therefore the number
of ways that lead to it: every order of the piles, times every choice of the others that the seat did not see: which
cards went under the pile, which of two was kept, who laid which card, how sailors were posted or turned, which side was
taken. Nothing is inferred: worlds that do not agree are discarded. Combat cards, gold, sailors, sides and doors are
independent of each other and counted separately. This module imports only the standard library and knows the game only
by its events.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any, Generic, NamedTuple, TypeVar

CARDS = ("v1", "v2", "v3", "d1", "d2", "d3")
PIRATES = (
    *("captain-valverde", "ramon-diaz", "crackpott", "tembo", "wessel-jan", "dean-nero", "pang"),
    *("chang-ye", "sate", "bijoux", "ojo", "cambivalute", "ghost"),
)
SIDES = ("valverde", "diaz")
LETTERS = "abcde"
SAILORS = range(1, 11)

Cards = tuple[str, ...]
SeatEvent = dict[str, Any]
W = TypeVar("W")


def in_order(cards: Cards) -> Cards:
    """Return cards whose order has no meaning, in the order of their kinds."""
    return tuple(sorted(cards, key=CARDS.index))


def without(cards: Cards, place: int) -> Cards:
    """Return the cards without the one at this place."""
    return cards[:place] + cards[place + 1 :]


class Reckoning(ABC, Generic[W]):
    """All worlds that agree with the events of a seat so far, with the number of ways to each."""

    events: tuple[str, ...]
    """The kinds of events that matter here."""

    def __init__(self, seat: int, beginning: W) -> None:
        self.seat = seat
        self.worlds: Counter[W] = Counter({beginning: 1})

    def see(self, event: SeatEvent) -> None:
        """Update the worlds by one event."""
        if event["kind"] not in self.events:
            return
        reached: Counter[W] = Counter()
        for world, ways in self.worlds.items():
            for after, more in self.outcomes(world, event):
                reached[after] += ways * more
        self.worlds = reached

    @abstractmethod
    def outcomes(self, world: W, event: SeatEvent) -> Iterator[tuple[W, int]]:
        """Return the worlds that follow from one by an event, with the number of ways; none if it is impossible."""


def in_order_of(counts: Counter[str]) -> Iterator[Cards]:
    """Yield every distinguishable order of some cards."""
    if counts.total() == 0:
        yield ()
    for card in [card for card in counts if counts[card]]:
        for rest in in_order_of(counts - Counter([card])):
            yield (card, *rest)


# Combat cards


class Combat(NamedTuple):
    """The places of the combat cards: hands in no order; the pile from its top, its stock in no order, the rest.

    Any card of the stock may be the next; if all orders are counted from the beginning, there is no stock.
    """

    hands: tuple[Cards, ...]
    top: Cards = ()
    stock: Cards = ()
    under: Cards = ()

    def with_hand(self, seat: int, cards: Cards) -> Combat:
        """Return the same world with another hand."""
        return self._replace(hands=(*self.hands[:seat], in_order(cards), *self.hands[seat + 1 :]))

    def gaining(self, seat: int, cards: Cards) -> Combat:
        """Return the same world with more cards in a hand."""
        return self.with_hand(seat, self.hands[seat] + cards)


class CombatReckoning(Reckoning[Combat]):
    """All the ways in which the combat cards may lie."""

    events = ("purse", "pile", "look", "combat", "under", "shown", "tie")

    def __init__(self, seat: int, players: int, pile: Counter[str], stocked: bool) -> None:
        super().__init__(seat, Combat(((),) * players))
        self.pile = pile
        self.stocked = stocked
        self.aboard: list[int] = []
        self.dueling: list[int] = []
        self.laid: str | None = None
        self.looked = 0

    def see(self, event: SeatEvent) -> None:
        match event["kind"]:
            case "arm":
                self.aboard = event["seats"]
            case "duel":
                self.dueling = list(self.aboard)
            case "out":
                self.aboard = [seat for seat in self.aboard if seat != event["seat"]]
            case "lay":
                self.laid = event["card"]
            case "look":
                self.looked = event["combat"]
        super().see(event)
        if event["kind"] == "shown":
            self.dueling = [seat for seat in self.dueling if seat not in event["monkeys"]]

    def outcomes(self, world: Combat, event: SeatEvent) -> Iterator[tuple[Combat, int]]:
        seat = event["seat"]
        match event["kind"]:
            case "purse":
                yield world.with_hand(seat, tuple(event["cards"])), 1
            case "pile" | "under" if event["pile"] == "gold":
                yield world, 1
            case "pile" if self.stocked:
                yield world._replace(stock=in_order(tuple(self.pile.elements()))), 1
            case "pile":
                yield from ((world._replace(top=order), 1) for order in in_order_of(self.pile))
            case "shown":
                seats = [seat for seat in self.dueling if seat not in event["monkeys"]]
                yield from self.laying(world, seats, event["cards"])
            case "tie":
                if list(world.hands[seat]) == event["cards"]:
                    yield world, 1
            case _:
                told = event.get("combat_cards" if event["kind"] == "look" else "cards")
                for after, cards, ways in self.moving(world, event):
                    if told is None or list(cards) == told:
                        yield after, ways

    def moving(self, world: Combat, event: SeatEvent) -> Iterator[tuple[Combat, Cards, int]]:
        """Yield the worlds after cards are looked at, drawn or put under the pile, and the cards (C2)."""
        seat, clause = event["seat"], event["clause"]
        match event["kind"]:
            case "look":
                for cards, rest, ways in tops(world, event["combat"]):
                    yield rest._replace(top=cards + rest.top), cards, ways
            case "combat" if clause == "C2.4" and self.looked == 2:
                for cards, rest, ways in tops(world, 2):
                    for kept, other in (cards, cards[::-1]):
                        after = rest.gaining(seat, (kept,))
                        yield after._replace(under=(*after.under, other)), (kept,), ways
            case "combat":
                for cards, rest, ways in tops(world, event["count"]):
                    yield rest.gaining(seat, cards), cards, ways
            case "under" if clause == "C2.4":
                # The card went there when the other was kept.
                yield world, world.under[-1:], 1
            case "under" if clause == "C2.2":
                for cards, rest, ways in tops(world, 1):
                    yield rest._replace(under=rest.under + cards), cards, ways
            case "under":
                hand = world.hands[seat]
                for places in combinations(range(len(hand)), event["count"]):
                    cards = in_order(tuple(hand[place] for place in places))
                    left = tuple(card for place, card in enumerate(hand) if place not in places)
                    yield world.with_hand(seat, left)._replace(under=world.under + cards), cards, 1

    def laying(self, world: Combat, seats: list[int], cards: list[str]) -> Iterator[tuple[Combat, int]]:
        """Yield the worlds after each of these seats lays a card, which together are these cards (C4.2)."""
        if not seats:
            yield world, 1
            return
        seat, *others = seats
        for place, card in enumerate(world.hands[seat]):
            if card in cards and (seat != self.seat or card == self.laid):
                rest = list(cards)
                rest.remove(card)
                yield from self.laying(world.with_hand(seat, without(world.hands[seat], place)), others, rest)


def tops(world: Combat, count: int) -> Iterator[tuple[Cards, Combat, int]]:
    """Yield the possible top cards of the pile, the world without them, and the number of ways."""
    if count == 0:
        yield (), world, 1
    elif world.top:
        for cards, rest, ways in tops(world._replace(top=world.top[1:]), count - 1):
            yield (world.top[0], *cards), rest, ways
    elif world.stock:
        for card in sorted(set(world.stock)):
            left = world._replace(stock=without(world.stock, world.stock.index(card)))
            for cards, rest, ways in tops(left, count - 1):
                yield (card, *cards), rest, ways * world.stock.count(card)
    else:
        for cards, rest, ways in tops(world._replace(under=world.under[1:]), count - 1):
            yield (world.under[0], *cards), rest, ways


# Gold


class Gold(NamedTuple):
    """The places of the gold cards: hands in no order, the pile from its top."""

    hands: tuple[Cards, ...]
    pile: Cards = ()


class GoldReckoning(Reckoning[Gold]):
    """All the ways in which the gold cards may lie."""

    events = ("pile", "look", "gold", "under", "reveal")

    def __init__(self, seat: int, players: int, pile: Counter[str]) -> None:
        super().__init__(seat, Gold(((),) * players))
        self.pile = pile

    def outcomes(self, world: Gold, event: SeatEvent) -> Iterator[tuple[Gold, int]]:
        kind, seat = event["kind"], event["seat"]
        if kind == "pile" and event["pile"] == "gold":
            yield from ((world._replace(pile=order), 1) for order in in_order_of(self.pile))
            return
        told = event.get("cards") if seat == self.seat else None
        if kind == "look":
            fits = "gold_cards" not in event or list(world.pile[: event["gold"]]) == event["gold_cards"]
        elif kind == "gold":
            card, *rest = world.pile
            fits = told is None or [card] == told
            hand = tuple(sorted((*world.hands[seat], card)))
            world = Gold((*world.hands[:seat], hand, *world.hands[seat + 1 :]), tuple(rest))
        elif kind == "under" and event["pile"] == "gold":
            fits = told is None or [world.pile[0]] == told
            world = world._replace(pile=(*world.pile[1:], world.pile[0]))
        elif kind == "reveal":
            fits = list(world.hands[seat]) == event["gold"]
        else:
            # These are combat cards.
            fits = True
        if fits:
            yield world, 1


# Sailors


class Posted(NamedTuple):
    """The places of the sailors: the ten places, 0 for an empty one, and the two just taken from deck."""

    places: tuple[int, ...] = (0,) * 10
    taken: tuple[int, ...] = ()

    def deck(self) -> list[int]:
        """Return the sailors that are on deck."""
        return [value for value in SAILORS if value not in self.places + self.taken]

    def standing(self, letter: str, pair: tuple[int, ...]) -> Posted:
        """Return the places with two sailors placed at a letter."""
        at = 2 * LETTERS.index(letter)
        return Posted((*self.places[:at], *pair, *self.places[at + 2 :]))

    def pair(self, letter: str) -> tuple[int, ...]:
        """Return the two sailors of a duel."""
        at = 2 * LETTERS.index(letter)
        return self.places[at : at + 2]


class SailorReckoning(Reckoning[Posted]):
    """All the ways in which the sailors may stand."""

    events = ("sailors", "post", "inspect", "turn", "posts", "duel")

    def __init__(self, seat: int) -> None:
        super().__init__(seat, Posted())

    def outcomes(self, world: Posted, event: SeatEvent) -> Iterator[tuple[Posted, int]]:
        kind, mine = event["kind"], event["seat"] == self.seat
        if kind == "sailors":
            for pair in combinations(world.deck(), 2):
                if not mine or list(pair) == event["values"]:
                    yield world._replace(taken=pair), 1
        elif kind in ("post", "turn"):
            before = world.taken if kind == "post" else world.pair(event["letter"])
            for stands in (before, before[::-1]):
                if not mine or stands == (event["valverde"], event["diaz"]):
                    yield world.standing(event["letter"], stands), 1
        elif kind == "posts":
            for order in permutations(world.deck()):
                yield Posted((*world.places[: 10 - event["count"]], *order)), 1
        elif "valverde" not in event or world.pair(event["letter"]) == (event["valverde"], event["diaz"]):
            yield world, 1


# Sides

Sides = tuple[str | None, ...]


class SideReckoning(Reckoning[Sides]):
    """All the sides that the players may have taken."""

    events = ("side", "peek", "reveal")

    def __init__(self, seat: int, players: int) -> None:
        super().__init__(seat, (None,) * players)

    def outcomes(self, world: Sides, event: SeatEvent) -> Iterator[tuple[Sides, int]]:
        kind, seat = event["kind"], event["seat"]
        if kind == "side":
            for side in SIDES:
                if seat != self.seat or side == event["side"]:
                    yield (*world[:seat], side, *world[seat + 1 :]), 1
        elif "side" not in event or world[seat if kind == "reveal" else event["target"]] == event["side"]:
            yield world, 1


# Doors


class Row(NamedTuple):
    """The pirates of the row, and the one in the lifeboat."""

    pirates: Cards = ()
    lifeboat: str | None = None


class RowReckoning(Reckoning[Row]):
    """All the pirates who may be behind the doors."""

    events = ("row", "knock", "storm", "mutiny", "lifeboat")

    def __init__(self, seat: int) -> None:
        super().__init__(seat, Row())
        self.opened = 0

    def see(self, event: SeatEvent) -> None:
        super().see(event)
        if event["kind"] in ("row", "knock"):
            self.opened = self.opened + 1 if event["kind"] == "knock" else 0

    def outcomes(self, world: Row, event: SeatEvent) -> Iterator[tuple[Row, int]]:
        match event["kind"]:
            case "row":
                # The previous row is gone, and so are its possible orders: one of them represents all.
                if world is next(iter(self.worlds)):
                    there = [pirate for pirate in PIRATES if pirate != world.lifeboat]
                    yield from ((world._replace(pirates=row), 1) for row in permutations(there, event["count"]))
            case "storm":
                yield world._replace(lifeboat=event["pirate"]), 1
            case "mutiny":
                yield world._replace(pirates=()), 1
            case "lifeboat":
                yield world._replace(lifeboat=None), 1
            case "knock":
                if world.pirates[self.opened] == event["pirate"]:
                    yield world, 1
