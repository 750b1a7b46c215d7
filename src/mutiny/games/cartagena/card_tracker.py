# mypyc: skip
# Hands beside each other are one number of more than 64 bits, which compiled shifts do not yet get right.
"""Where combat cards may lie that a seat has not seen: every way there is, weighted exactly.

There is one shuffle, so every card this seat has not seen is as likely as any other to lie in any place. Cards it knows
(everybody's first two, and those it put under the pile) stay known until somebody moves cards unseen: puts some of his
hand under the pile, keeps one of two, lays one in a duel. Then every way in which that can have happened is a guess,
with the number of ways of choosing the cards; ways that leave the same behind are one guess. What others choose is
taken to be any of the cards they can choose, each as likely.

Once the mutiny has broken out nobody sees the pile again, nor the hands of those who are out. Guesses that differ in
nothing else are one from then on, and it remembers those it is made of.

Guesses are all kept while there are at most MOST of them, which is nearly always. Beyond that so many are drawn, each
with the chance it deserves, so that they still say in the mean what all of them would say; every one of them could be.
If later none of those drawn fits what is seen, the memory goes through what it has seen again and keeps more.
May import: mutiny.kernel, and labels and words of this game.
"""

from __future__ import annotations

from bisect import bisect_right
from math import factorial
from typing import Final

from mypy_extensions import i64

from mutiny.games.cartagena.card_labels import (
    HAND,
    HAND_BITS,
    KINDS,
    KNOWN,
    MOST_PLACES,
    UNSEEN,
    UNSEEN_AT,
    Order,
    choices,
    fillings,
    many,
    orders_of,
)
from mutiny.games.cartagena.constants import D1, V1
from mutiny.kernel.cardset import count_of, holds, one, pack, size
from mutiny.kernel.rng import Rng

MOST: Final = 1024
"""Guesses kept before they are drawn from."""
WORK: Final = 8
"""So many times more guesses are looked at, to find which are the same, before some are drawn."""
FILLED: Final[list[int]] = [factorial(places) for places in range(MOST_PLACES + 1)]
"""In how many ways so many places can be filled with as many cards."""


class Guess:
    """One way in which the cards may lie that this seat knows, and in how many ways it can have come about.

    The pool is all the cards this seat has not seen. All hands are one number, a set of labels each. A pile is made of
    sets: cards that went under it together, which lie in the order of their kinds, or single ones.
    """

    def __init__(self, ways: int, pool: i64, hands: int, pile: tuple[int, ...], made_of: list[Guess]) -> None:
        self.ways = ways
        self.pool = pool
        self.hands = hands
        self.pile = pile
        # The guesses that have become this one by forgetting what is never seen again.
        self.made_of = made_of

    def weight(self) -> int:
        """In how many ways the unseen cards can fill the places left, times the ways of the guess itself."""
        return self.ways * FILLED[size(self.pool)]

    def hand(self, seat: int) -> int:
        """The labels of a hand."""
        return (self.hands >> HAND_BITS * seat) & HAND


class Guesses:
    """All guesses of one seat."""

    def __init__(self, seat: int, players: int, pile: bytes, most: int) -> None:
        self.seat = seat
        self.most = most
        # Whether guesses were drawn, so that some are missing.
        self.drawn = False
        # Those of the hands that will be seen again.
        self.seen_again = (1 << HAND_BITS * players) - 1
        first: int = pack([V1, D1])
        hands = sum([first << HAND_BITS * other for other in range(players) if other != seat])
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
                guess.hands += sum(guess.pile[:groups]) << HAND_BITS * seat
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
                hands = guess.hands
                if seat != self.seat:
                    hands += label << HAND_BITS * seat
                elif label != one(card):
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
            hand = guess.hand(seat)
            if hand not in options:
                options[hand] = choices(hand, count)
            work += len(options[hand])
        self._thin(work)
        split: list[Guess] = []
        for guess in self.all:
            for group, ways in options[guess.hand(seat)]:
                hands = guess.hands - (group << HAND_BITS * seat)
                split.append(Guess(guess.ways * ways, guess.pool, hands, (*guess.pile, group), guess.made_of))
        self._keep(split)

    def forget_but(self, seats: list[int]) -> None:
        """C3.4: only the hands of these seats will be seen again; what else there is is told by what was guessed."""
        self.seen_again = sum([HAND << HAND_BITS * seat for seat in seats])
        left = [Guess(guess.ways, guess.pool, guess.hands & self.seen_again, (), [guess]) for guess in self.all]
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
                        _lay(guesses, seat, kind, after.setdefault(rest - one(kind), []))
            by_rest = {}
            for rest, guesses in after.items():
                by_rest[rest] = merged(guesses)
        self._keep(by_rest[0])

    def shown(self, seat: int, cards: list[int]) -> None:
        """C5.2: a whole hand is shown."""
        hand: int = pack(cards)
        left: list[Guess] = []
        for guess in self.all:
            before = guess.hand(seat)
            known = before & KNOWN
            if holds(hand, known):
                guess.ways *= fillings(guess.pool, hand - known)
                if guess.ways:
                    guess.pool -= hand - known
                    guess.hands += (hand - before) << HAND_BITS * seat
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
        hands = picked.hands | whole.hands & ~self.seen_again
        return Guess(picked.ways, picked.pool, hands, whole.pile, [])


def _one_of(guesses: list[Guess], rng: Rng) -> Guess:
    """One of the guesses that another is made of, each as likely as there are ways to it."""
    point = rng.below(sum([guess.ways for guess in guesses]))
    place = 0
    while point >= guesses[place].ways:
        point -= guesses[place].ways
        place += 1
    return guesses[place]


def _lay(guesses: list[Guess], seat: int, kind: int, found: list[Guess]) -> None:
    """The ways in which a player can have laid a card of this kind."""
    card: int = one(kind)
    shift = HAND_BITS * seat
    known_card = card << shift
    unseen_card = UNSEEN << shift
    for guess in guesses:
        hand = (guess.hands >> shift) & HAND
        known: int = count_of(hand, kind)
        if known:
            found.append(Guess(guess.ways * known, guess.pool, guess.hands - known_card, guess.pile, guess.made_of))
        unseen: int = (hand >> UNSEEN_AT) * count_of(guess.pool, kind)
        if unseen:
            hands = guess.hands - unseen_card
            found.append(Guess(guess.ways * unseen, guess.pool - card, hands, guess.pile, guess.made_of))


def merged(guesses: list[Guess]) -> list[Guess]:
    """Guesses that say the same are one, with the ways of all; what differs in what is forgotten, it is made of."""
    if len(guesses) < 2:
        return guesses
    alike: dict[tuple[int, int, tuple[int, ...]], Guess] = {}
    mixed: dict[tuple[int, int, tuple[int, ...]], list[Guess]] = {}
    for guess in guesses:
        key = (guess.pool, guess.hands, guess.pile)
        other = alike.get(key)
        if other is None:
            alike[key] = guess
        elif other.made_of is guess.made_of:
            other.ways += guess.ways
        elif key in mixed:
            mixed[key].append(guess)
        else:
            mixed[key] = [other, guess]
    for key, parts in mixed.items():
        first = parts[0]
        ways = sum([part.ways for part in parts])
        alike[key] = Guess(ways, first.pool, first.hands, first.pile, parts)
    return list(alike.values())


def drawn(guesses: list[Guess], most: int, rng: Rng) -> list[Guess]:
    """So many of them, at even distances through the weights of all: each in proportion to its weight."""
    filled_all = [FILLED[size(guess.pool)] for guess in guesses]
    highest = max(filled_all)
    weights = [guess.ways * filled for guess, filled in zip(guesses, filled_all, strict=True)]
    total = sum(weights)
    # Everything times `most`, so that the distances are whole numbers.
    point = rng.below(total)
    before = 0
    left: list[Guess] = []
    for guess, filled, weight in zip(guesses, filled_all, weights, strict=True):
        before += weight * most
        times = 0
        while point < before:
            times += 1
            point += total
        if times:
            guess.ways = times * (highest // filled)
            left.append(guess)
    return left
