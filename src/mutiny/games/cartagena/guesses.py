"""Where combat cards may lie that a seat has not seen: every way there is, weighted exactly.

There is one shuffle, so every card this seat has not seen is as likely as any other to lie in any place. Cards it knows
(everybody's first two, and those it put under the pile) stay known until somebody moves cards unseen: puts some of his
hand under the pile, keeps one of two, lays one in a duel. Then every way in which that can have happened is a guess,
with the number of ways of choosing the cards; ways that leave the same behind are one guess. What others choose is
taken to be any of the cards they can choose, each as likely.

Once the mutiny has broken out nobody sees the pile again, nor the hands of those who are out. Guesses that differ in
nothing else are one from then on, and it remembers those it is made of.

Guesses are all kept while there are at most MOST of them. Beyond that so many are drawn, each with the chance it
deserves, so that they still say in the mean what all of them would say; if later none of those drawn fits what is seen,
the memory goes through what it has seen again and keeps more.
May import: mutiny.kernel, and labels and words of this game.
"""

from __future__ import annotations

from bisect import bisect_right
from math import factorial
from typing import Final

from mypy_extensions import i64

from mutiny.games.cartagena.labels import (
    KINDS,
    KNOWN,
    UNSEEN,
    UNSEEN_AT,
    Order,
    choices,
    fillings,
    many,
    orders_of,
    with_hand,
)
from mutiny.games.cartagena.words import D1, V1
from mutiny.kernel.cardset import count_of, one, pack, size
from mutiny.kernel.rng import Rng

MOST: Final = 1024
"""Guesses kept before they are drawn from."""

WORK: Final = 8
"""So many times more guesses are looked at, to find which are the same, before some are drawn."""


class Guess:
    """One way in which the cards may lie that this seat knows, and in how many ways it can have come about.

    The pool is all the cards this seat has not seen. A pile is made of sets: cards that went under it together, which
    lie in the order of their kinds, or single ones.
    """

    def __init__(
        self, ways: int, pool: i64, hands: tuple[int, ...], pile: tuple[int, ...], made_of: list[Guess]
    ) -> None:
        self.ways = ways
        self.pool = pool
        self.hands = hands
        self.pile = pile
        # The guesses that have become this one by forgetting what is never seen again.
        self.made_of = made_of

    def weight(self) -> int:
        """In how many ways the unseen cards can fill the places left, times the ways of the guess itself."""
        return self.ways * factorial(size(self.pool))


class Guesses:
    """All guesses of one seat."""

    def __init__(self, seat: int, players: int, pile: bytes, most: int) -> None:
        self.seat = seat
        self.most = most
        # Whether guesses were drawn, so that some are missing.
        self.drawn = False
        # Seats whose hands nobody will see again.
        self.forgotten: list[int] = []
        first = pack([V1, D1])
        hands = tuple([0 if other == seat else first for other in range(players)])
        self.all = [Guess(1, pack(list(pile)), hands, (UNSEEN,) * len(pile), [])]
        self._points: list[int] = []
        self._rng = Rng(b"cartagena guesses")

    def _sort_out(self, places: int, seen: list[int]) -> None:
        """Cards on top of the pile that went there together are guessed by kind; perhaps it is seen what they are."""
        for place in range(places):
            # Everybody sees how many cards go under the pile together, so these sets are as large in all guesses.
            if self.all and many(self.all[0].pile[place]) > 1:
                self._sort_out_set(place, seen[place:])

    def _sort_out_set(self, place: int, seen: list[int]) -> None:
        orders: dict[tuple[int, int], list[Order]] = {}
        work = 0
        for guess in self.all:
            key = (guess.pool, guess.pile[place])
            if key not in orders:
                orders[key] = orders_of(guess.pool, guess.pile[place], seen)
            work += len(orders[key])
        self._thin(work)
        found: list[Guess] = []
        for guess in self.all:
            for cards, singles, ways in orders[guess.pool, guess.pile[place]]:
                pile = guess.pile[:place] + singles + guess.pile[place + 1 :]
                found.append(Guess(guess.ways * ways, guess.pool - cards, guess.hands, pile, guess.made_of))
        self.all = found

    def _thin(self, work: int) -> None:
        """Before guesses become too many at once to be looked at, as many are drawn as there is time for."""
        limit = self.most * WORK
        if work > limit:
            self.drawn = True
            self.all = drawn(self.all, max(1, len(self.all) * limit // work), self._rng)

    def draw(self, seat: int, cards: list[int], count: int) -> None:
        """Cards from the top of the pile into a hand: one's own are seen, another's are not."""
        if seat == self.seat:
            self._reveal(cards)
            for guess in self.all:
                guess.pile = guess.pile[count:]
        else:
            groups = self._groups(count)
            for guess in self.all:
                hand = guess.hands[seat] + sum(guess.pile[:groups])
                guess.hands = with_hand(guess.hands, seat, hand)
                guess.pile = guess.pile[groups:]
        self._keep(self.all)

    def _groups(self, count: int) -> int:
        """How many sets of labels the top cards are; whoever takes all of a set need not ask for their order."""
        groups = 0
        while count > 0:
            group = many(self.all[0].pile[groups])
            if group > count:
                self._sort_out_set(groups, [])
                return groups + count
            count -= group
            groups += 1
        return groups

    def look(self, cards: list[int]) -> None:
        """One's own look at the top of the pile."""
        self._reveal(cards)
        self._keep(self.all)

    def _reveal(self, cards: list[int]) -> None:
        """The top cards, one by one, are seen to be these."""
        self._sort_out(len(cards), cards)
        left: list[Guess] = []
        for guess in self.all:
            for place, card in enumerate(cards):
                label = guess.pile[place]
                if label == UNSEEN:
                    # As a plain number: there may be more ways than a machine word holds.
                    left_of_kind: int = count_of(guess.pool, card)
                    guess.ways *= left_of_kind
                    if guess.ways == 0:
                        break
                    guess.pool -= one(card)
                elif label != one(card):
                    guess.ways = 0
                    break
            if guess.ways:
                guess.pile = (*[int(one(card)) for card in cards], *guess.pile[len(cards) :])
                left.append(guess)
        self.all = left

    def top_goes_under(self) -> None:
        """C2.2: the top card goes under the pile."""
        self._sort_out(1, [])
        for guess in self.all:
            guess.pile = (*guess.pile[1:], guess.pile[0])
        self._keep(self.all)

    def keep_one(self, seat: int, card: int) -> None:
        """C2.4: one of the two cards on top is kept, the other goes under the pile; one's own choice is known."""
        self._sort_out(2, [])
        split: list[Guess] = []
        for guess in self.all:
            for kept in (0, 1):
                label = guess.pile[kept]
                if seat != self.seat:
                    hands = with_hand(guess.hands, seat, guess.hands[seat] + label)
                elif label == one(card):
                    hands = guess.hands
                else:
                    continue
                pile = (*guess.pile[2:], guess.pile[1 - kept])
                split.append(Guess(guess.ways, guess.pool, hands, pile, guess.made_of))
        self._keep(split)

    def put_under(self, seat: int, cards: list[int], count: int) -> None:
        """C2.5, C2.6: cards of a hand go under the pile; one's own are known, another's may be any of his."""
        if seat == self.seat:
            own = tuple([int(one(card)) for card in cards])
            for guess in self.all:
                guess.pile += own
            return
        options: dict[int, list[tuple[int, int]]] = {}
        work = 0
        for guess in self.all:
            hand = guess.hands[seat]
            if hand not in options:
                options[hand] = choices(hand, count)
            work += len(options[hand])
        self._thin(work)
        split: list[Guess] = []
        for guess in self.all:
            hand = guess.hands[seat]
            for group, ways in options[hand]:
                hands = with_hand(guess.hands, seat, hand - group)
                split.append(Guess(guess.ways * ways, guess.pool, hands, (*guess.pile, group), guess.made_of))
        self._keep(split)

    def forget_but(self, seats: list[int]) -> None:
        """C3.4: only the hands of these seats will be seen again; what else there is is told by what was guessed."""
        self.forgotten = [seat for seat in range(len(self.all[0].hands)) if seat not in seats]
        left: list[Guess] = []
        for guess in self.all:
            hands = tuple([0 if seat in self.forgotten else hand for seat, hand in enumerate(guess.hands)])
            left.append(Guess(guess.ways, guess.pool, hands, (), [guess]))
        self._keep(left)

    def laid(self, seats: list[int], cards: list[int]) -> None:
        """C4.2: each of these players has laid one of these cards, nobody knows which."""
        # By the cards that the players not yet asked have laid.
        by_rest: dict[int, list[Guess]] = {pack(cards): self.all}
        for seat in seats:
            after: dict[int, list[Guess]] = {}
            for rest, guesses in by_rest.items():
                for kind in range(KINDS):
                    if count_of(rest, kind):
                        found = after.setdefault(rest - one(kind), [])
                        for guess in guesses:
                            _lay(guess, seat, kind, found)
            by_rest = {}
            for rest, guesses in after.items():
                by_rest[rest] = merged(guesses)
        self._keep(by_rest[0])

    def shown(self, seat: int, cards: list[int]) -> None:
        """C5.2: a whole hand is shown."""
        hand = pack(cards)
        left: list[Guess] = []
        for guess in self.all:
            known = guess.hands[seat] & KNOWN
            if all(count_of(known, kind) <= count_of(hand, kind) for kind in range(KINDS)):
                guess.ways *= fillings(guess.pool, hand - known)
                if guess.ways:
                    guess.pool -= hand - known
                    guess.hands = with_hand(guess.hands, seat, hand)
                    left.append(guess)
        self._keep(left)

    def _keep(self, guesses: list[Guess]) -> None:
        """Guesses that say the same are one, with the ways of both; of too many, some are drawn."""
        self._points = []
        self.all = merged(guesses)
        if len(self.all) > self.most:
            self.drawn = True
            self.all = drawn(self.all, self.most, self._rng)

    def pick(self, rng: Rng) -> Guess:
        """A guess with nothing forgotten, each as likely as there are ways to it."""
        if not self._points:
            point = 0
            for guess in self.all:
                point += guess.weight()
                self._points.append(point)
        picked = self.all[bisect_right(self._points, rng.below(self._points[-1]))]
        whole = picked
        while whole.made_of:
            whole = _one_of(whole.made_of, rng)
        if whole is picked:
            return picked
        hands = tuple([(whole if seat in self.forgotten else picked).hands[seat] for seat in range(len(picked.hands))])
        return Guess(picked.ways, picked.pool, hands, whole.pile, [])


def _one_of(guesses: list[Guess], rng: Rng) -> Guess:
    """One of the guesses that another is made of, each as likely as there are ways to it."""
    point = rng.below(sum([guess.ways for guess in guesses]))
    place = 0
    while point >= guesses[place].ways:
        point -= guesses[place].ways
        place += 1
    return guesses[place]


def _lay(guess: Guess, seat: int, kind: int, found: list[Guess]) -> None:
    """The ways in which a player can have laid a card of this kind."""
    hand = guess.hands[seat]
    card: int = one(kind)
    known: int = count_of(hand, kind)
    if known:
        hands = with_hand(guess.hands, seat, hand - card)
        found.append(Guess(guess.ways * known, guess.pool, hands, guess.pile, guess.made_of))
    unseen: int = (hand >> UNSEEN_AT) * count_of(guess.pool, kind)
    if unseen:
        hands = with_hand(guess.hands, seat, hand - UNSEEN)
        found.append(Guess(guess.ways * unseen, guess.pool - card, hands, guess.pile, guess.made_of))


def merged(guesses: list[Guess]) -> list[Guess]:
    """Guesses that say the same are one, with the ways of all; what differs in what is forgotten, it is made of."""
    if len(guesses) < 2:
        return guesses
    alike: dict[tuple[object, ...], list[Guess]] = {}
    for guess in guesses:
        parts = alike.setdefault((guess.pool, guess.hands, guess.pile), [])
        for part in parts:
            if part.made_of is guess.made_of:
                part.ways += guess.ways
                break
        else:
            parts.append(guess)
    left: list[Guess] = []
    for parts in alike.values():
        first = parts[0]
        if len(parts) > 1:
            first = Guess(sum([part.ways for part in parts]), first.pool, first.hands, first.pile, parts)
        left.append(first)
    return left


def drawn(guesses: list[Guess], most: int, rng: Rng) -> list[Guess]:
    """So many of them, at even distances through the weights of all: each in proportion to its weight."""
    weights = [guess.weight() for guess in guesses]
    total = sum(weights)
    start = rng.below(total)
    highest = factorial(max([size(guess.pool) for guess in guesses]))
    left: list[Guess] = []
    number = 0
    before = 0
    for guess, weight in zip(guesses, weights, strict=True):
        before += weight
        times = 0
        while number < most and (start + number * total) // most < before:
            times += 1
            number += 1
        if times:
            guess.ways = times * (highest // factorial(size(guess.pool)))
            left.append(guess)
    return left
