# mypyc: skip
# Hands beside each other are one number of more than 64 bits, which compiled shifts do not yet get right.
"""The possible places of the combat cards that a seat has not seen, weighted exactly.

There is one shuffle, so every unseen card is equally likely to be in any place. Cards that the seat knows (everybody's
first two, and those it put under the pile) stay known until another player moves cards unseen: puts cards of a hand
under the pile, keeps one of two, or lays one in a duel. Then every way in which that can have happened is a guess, with
the number of ways of choosing the cards. Guesses with the same result are merged. Other players are taken to choose
each of the possible cards with the same probability.

Once the mutiny has broken out nobody sees the pile again, nor the hands of players who are out. Guesses that differ
only in these are then merged, and the merged guess remembers its parts.

All guesses are kept while there are at most MOST of them, which is nearly always. Beyond that, a sample is drawn in
proportion to the weights, so that the expected results stay the same; each guess of the sample is possible. If later no
guess of the sample agrees with what is seen, the belief replays everything it has seen and keeps more guesses.
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
"""Guesses kept before a sample is drawn."""
WORK: Final = 8
"""The factor by which more guesses are examined, to merge equal ones, before a sample is drawn."""
FILLED: Final[list[int]] = [factorial(places) for places in range(MOST_PLACES + 1)]
"""The number of ways to fill some places with the same number of cards."""


class CombatGuess:
    """One possible arrangement of the cards, and the number of ways in which it can have come about.

    The pool is all the cards that the seat has not seen. All hands are one number, a set of labels each. A pile
    consists of sets: cards that went under it together, which lie in the order of their kinds, or single cards.
    """

    def __init__(self, ways: int, pool: i64, hands: int, pile: tuple[int, ...], made_of: list[CombatGuess]) -> None:
        self.ways = ways
        self.pool = pool
        self.hands = hands
        self.pile = pile
        # The guesses merged into this one by dropping what is never seen again.
        self.made_of = made_of

    def weight(self) -> int:
        """Return the ways in which the unseen cards can fill the remaining places, times the ways of the guess."""
        return self.ways * FILLED[size(self.pool)]

    def hand(self, seat: int) -> int:
        """Return the labels of a hand."""
        return (self.hands >> HAND_BITS * seat) & HAND


class CombatGuesses:
    """All guesses of one seat."""

    def __init__(self, seat: int, players: int, pile: bytes, most: int) -> None:
        self.seat = seat
        self.most = most
        # Whether a sample was drawn, so that some guesses are missing.
        self.drawn = False
        # A mask of the hands that will be seen again.
        self.seen_again = (1 << HAND_BITS * players) - 1
        first: int = pack([V1, D1])
        hands = sum([first << HAND_BITS * other for other in range(players) if other != seat])
        self.all = [CombatGuess(1, pack(list(pile)), hands, (UNSEEN,) * len(pile), [])]
        self._points: list[int] = []
        self._rng = Rng(b"cartagena guesses")

    def _sort_out(self, places: int, seen: list[int]) -> None:
        """Determine the order of cards on top of the pile that went there together, perhaps by what is seen of them."""
        for place in range(places):
            # Everybody sees how many cards go under the pile together, so these sets have the same size in all guesses.
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
        found: list[CombatGuess] = []
        for guess in self.all:
            for cards, singles, ways in orders[guess.pool, guess.pile[place]]:
                pile = guess.pile[:place] + singles + guess.pile[place + 1 :]
                found.append(CombatGuess(guess.ways * ways, guess.pool - cards, guess.hands, pile, guess.made_of))
        self.all = found

    def _thin(self, work: int) -> None:
        """Draw a sample before the guesses become too many to process."""
        limit = self.most * WORK
        if work > limit:
            self.drawn = True
            self.all = drawn(self.all, max(1, len(self.all) * limit // work), self._rng)

    def draw(self, seat: int, cards: list[int], count: int) -> None:
        """Move cards from the top of the pile into a hand: the seat sees its own cards, but not those of others."""
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
        """Return how many sets of labels the top cards are; the order within a set taken whole does not matter."""
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
        """Take in the seat's own look at the top of the pile."""
        self._reveal(cards)
        self._keep(self.all)

    def _reveal(self, cards: list[int]) -> None:
        """Keep the guesses in which the top cards are these."""
        self._sort_out(len(cards), cards)
        left: list[CombatGuess] = []
        for guess in self.all:
            for place, card in enumerate(cards):
                label = guess.pile[place]
                if label == UNSEEN:
                    # A plain int: the number of ways may exceed a machine word.
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
        """C2.4: one of the two cards on top is kept, the other goes under the pile; the seat knows its own choice."""
        self._sort_out(2, [])
        split: list[CombatGuess] = []
        for guess in self.all:
            for kept in (0, 1):
                label = guess.pile[kept]
                hands = guess.hands
                if seat != self.seat:
                    hands += label << HAND_BITS * seat
                elif label != one(card):
                    continue
                pile = (*guess.pile[2:], guess.pile[1 - kept])
                split.append(CombatGuess(guess.ways, guess.pool, hands, pile, guess.made_of))
        self._keep(split)

    def put_under(self, seat: int, cards: list[int], count: int) -> None:
        """C2.5, C2.6: cards of a hand go under the pile; the seat knows its own, another's may be any of the hand."""
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
        split: list[CombatGuess] = []
        for guess in self.all:
            for group, ways in options[guess.hand(seat)]:
                hands = guess.hands - (group << HAND_BITS * seat)
                split.append(CombatGuess(guess.ways * ways, guess.pool, hands, (*guess.pile, group), guess.made_of))
        self._keep(split)

    def forget_but(self, seats: list[int]) -> None:
        """C3.4: only the hands of these seats will be seen again; drop the rest, and merge equal guesses."""
        self.seen_again = sum([HAND << HAND_BITS * seat for seat in seats])
        left = [CombatGuess(guess.ways, guess.pool, guess.hands & self.seen_again, (), [guess]) for guess in self.all]
        self._keep(left)

    def laid(self, seats: list[int], cards: list[int]) -> None:
        """C4.2: each of these players has laid one of these cards; which one is unknown."""
        # By the cards laid by the players not yet considered.
        by_rest: dict[int, list[CombatGuess]] = {pack(cards): self.all}
        for seat in seats:
            after: dict[int, list[CombatGuess]] = {}
            for rest, guesses in by_rest.items():
                for kind in range(KINDS):
                    if count_of(rest, kind):
                        _lay(guesses, seat, kind, after.setdefault(rest - one(kind), []))
            by_rest = {}
            for rest, guesses in after.items():
                by_rest[rest] = merged(guesses)
        self._keep(by_rest[0])

    def shown(self, seat: int, cards: list[int]) -> None:
        """C5.2: a whole hand is revealed."""
        hand: int = pack(cards)
        left: list[CombatGuess] = []
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

    def _keep(self, guesses: list[CombatGuess]) -> None:
        """Merge equal guesses and add up their ways; draw a sample if there are too many."""
        self._points = []
        self.all = merged(guesses)
        if len(self.all) > self.most:
            self.drawn = True
            self.all = drawn(self.all, self.most, self._rng)

    def pick(self, rng: Rng) -> CombatGuess:
        """Draw a guess with nothing dropped, in proportion to its ways."""
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
        return CombatGuess(picked.ways, picked.pool, hands, whole.pile, [])


def _one_of(guesses: list[CombatGuess], rng: Rng) -> CombatGuess:
    """Draw one of the guesses merged into another, in proportion to its ways."""
    point = rng.below(sum([guess.ways for guess in guesses]))
    place = 0
    while point >= guesses[place].ways:
        point -= guesses[place].ways
        place += 1
    return guesses[place]


def _lay(guesses: list[CombatGuess], seat: int, kind: int, found: list[CombatGuess]) -> None:
    """Add the ways in which a player can have laid a card of this kind."""
    card: int = one(kind)
    shift = HAND_BITS * seat
    known_card = card << shift
    unseen_card = UNSEEN << shift
    for guess in guesses:
        hand = (guess.hands >> shift) & HAND
        known: int = count_of(hand, kind)
        if known:
            found.append(
                CombatGuess(guess.ways * known, guess.pool, guess.hands - known_card, guess.pile, guess.made_of)
            )
        unseen: int = (hand >> UNSEEN_AT) * count_of(guess.pool, kind)
        if unseen:
            hands = guess.hands - unseen_card
            found.append(CombatGuess(guess.ways * unseen, guess.pool - card, hands, guess.pile, guess.made_of))


def merged(guesses: list[CombatGuess]) -> list[CombatGuess]:
    """Merge equal guesses and add up their ways; a merged guess keeps the parts that differ in what was dropped."""
    if len(guesses) < 2:
        return guesses
    alike: dict[tuple[int, int, tuple[int, ...]], CombatGuess] = {}
    mixed: dict[tuple[int, int, tuple[int, ...]], list[CombatGuess]] = {}
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
        alike[key] = CombatGuess(ways, first.pool, first.hands, first.pile, parts)
    return list(alike.values())


def drawn(guesses: list[CombatGuess], most: int, rng: Rng) -> list[CombatGuess]:
    """Draw a sample of `most` guesses at equal distances along their cumulative weights (systematic sampling)."""
    filled_all = [FILLED[size(guess.pool)] for guess in guesses]
    highest = max(filled_all)
    weights = [guess.ways * filled for guess, filled in zip(guesses, filled_all, strict=True)]
    total = sum(weights)
    # Everything is multiplied by `most`, so that the distances are whole numbers.
    point = rng.below(total)
    before = 0
    left: list[CombatGuess] = []
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
