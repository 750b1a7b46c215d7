"""Tracks the cards that a seat has seen but lost sight of. The belief reports what happens, and asks for samples.

A stray is a card that the seat has seen and can no longer locate. Either it put the card on the draw pile, another
player drew it, and may have played it since; or it knew the card in the chest, until another player put it back in
another order. Nothing else needs guessing: unseen cards are interchangeable, so it does not matter which of them went
where.

A guess gives the place of every stray, in no more detail than necessary: on the pile, in a hand, discarded with a hand,
gone into the chest, or in sight again. Strays of a kind in one place are equal, so a guess is a sorted tuple, and equal
guesses are merged. A guess does not say which item of the chest a stray is; there are as many answers as cards were
stashed. Instead a guess knows the guesses it came from, the number of ways, and what the items were on these ways.
Going back from guess to guess, to each in proportion to its ways, gives one whole story, with the right probability.
This is forward filtering and backward sampling, in whole numbers.

What an item was matters only when the seat sees it: by its own spyglass, or when the chest is opened. Then all steps
are followed again from the beginning, and the guesses distinguish the strays that go under that spyglass, or under
another player's whose cards went there later, until it is used.

So the guesses do not grow with the length of a game. The deck has three catches; a seat that plays c of them makes 2c
strays. With c = 3 each of these is held by the player who drew it, or has left that hand: 2**6 guesses. A catch of
another player can pass two cards of that player's hand on to two more hands: with c = 2 all four strays may have been
in that hand, which makes 128 guesses; with c = 1 two such catches make five hands, gone or dumped for each stray: 7**2.
Known cards under another player's spyglass add no guess, unless the seat looks there again: some of the cards of each
kind that it then sees may be those strays. Two spyglasses show two cards of each of the three kinds, 3**3 answers; with
the third there is none left for the others, and six strays of three kinds allow no more. So at most 128*27 guesses are
kept until the chest is opened, and a few dozen are many. While all steps are followed again, there are more for some
steps, depending on what can lie under a spyglass.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import permutations
from math import factorial, perm
from typing import Final

from mutiny.games.traitres.constants import LOOTS
from mutiny.kernel.rng import Rng

# Places of a stray.
AGAIN: Final = 0
"""In sight again, so that it was counted twice among the cards shown."""
CHEST: Final = 1
"""Gone into the chest; a riddance may have removed it."""
DUMPED: Final = 2
"""Discarded with a hand."""
HAND: Final = 8
"""HAND + seat."""
PILE: Final = 16
"""PILE + the number of cards below it."""
ITEM: Final = 1 << 12
"""ITEM + number: an item of the chest, stashed by another player or put back by a spyglass.

As a place it stands for everything under the spyglass that put this item back first.
"""

# Stand for a kind that is not known.
UNSEEN: Final = 8
LOOT: Final = 9

BITS: Final = 3
"""A stray is a number: its place, and in the last bits its kind."""
KIND: Final = (1 << BITS) - 1


class CardGuess:
    """The possible places of all strays, and the guesses from which this one came."""

    def __init__(self, strays: tuple[int, ...], ways: int) -> None:
        self.strays = strays
        self.ways = ways
        self.origins: list[Origin] = []

    def kinds(self, place: int) -> list[int]:
        """Return the kinds of the strays in a place."""
        return [stray & KIND for stray in self.strays if stray >> BITS == place]

    def on_pile(self) -> list[tuple[int, int]]:
        """Return the strays on the draw pile, each with the number of cards below it."""
        return [((stray >> BITS) - PILE, stray & KIND) for stray in self.strays if PILE <= stray >> BITS < ITEM]


class Origin:
    """A guess from which another came, the number of ways, and what the items were: kinds, or unseen LOOT."""

    def __init__(self, guess: CardGuess, ways: int, items: list[int], labels: list[int]) -> None:
        self.guess = guess
        self.ways = guess.ways * ways
        self.items = items
        self.labels = labels


class CardGuesses:
    """Different guesses at one time."""

    def __init__(self) -> None:
        self._by_strays: dict[tuple[int, ...], CardGuess] = {}

    def reach(self, strays: list[int], origin: Origin) -> None:
        """Add a way to a guess from another one."""
        key = tuple(sorted(strays))
        guess = self._by_strays.get(key)
        if guess is None:
            guess = CardGuess(key, 0)
            self._by_strays[key] = guess
        guess.ways += origin.ways
        guess.origins.append(origin)

    def all(self) -> list[CardGuess]:
        """Return the guesses, in the order in which they were reached."""
        return list(self._by_strays.values())


class CardTracker:
    """The strays of one seat; `deck` gives the number of cards of each kind."""

    def __init__(self, deck: list[int]) -> None:
        self.deck = deck
        self.steps: list[CardStep] = []
        self.mixes: list[MixCards] = []
        # The items this seat has seen, and what they were.
        self.seen: dict[int, int] = {}
        self._begin()

    def _begin(self) -> None:
        self.guesses = [CardGuess((), 1)]
        # The cards of each kind that came in sight; those that did so AGAIN are counted again.
        self.shown = [0] * len(self.deck)
        # Items in the chest, or discarded from it, that are strays or unseen LOOT.
        self.items = 0
        # Items under a spyglass whose outcome matters, and the place for their strays.
        self.wanted: dict[int, int] = {}
        self._weights: list[int] = []

    def follow(self, step: CardStep) -> None:
        """Follow a step."""
        self.steps.append(step)
        if isinstance(step, MixCards):
            self.mixes.append(step)
        step.follow(self)
        self._weights = []

    def see(self, items: list[int], kinds: list[int]) -> None:
        """Note what some items are, which this seat sees, and follow all steps again."""
        for item, kind in zip(items, kinds, strict=True):
            self.seen[item] = kind
        self._begin()
        for mix in reversed(self.mixes):
            if mix.matters(self):
                for item in mix.inputs:
                    if item >= ITEM:
                        self.wanted[item] = mix.outputs[0]
        for step in self.steps:
            step.follow(self)

    def show(self, kind: int) -> None:
        """Note a card that came in sight: drop the guesses with more cards of its kind than the deck has."""
        self.shown[kind] += 1
        excess = self.shown[kind] - self.deck[kind]
        if excess > 0:
            self.guesses = [guess for guess in self.guesses if guess.kinds(AGAIN).count(kind) >= excess]

    def pool(self, guess: CardGuess) -> list[int]:
        """Return the number of unseen cards of each kind, if a guess is right."""
        pool = [whole - shown for whole, shown in zip(self.deck, self.shown, strict=True)]
        for kind in guess.kinds(AGAIN):
            pool[kind] += 1
        return pool

    def loot_places(self, guess: CardGuess) -> int:
        """Return the number of items that are unseen LOOT, if a guess is right."""
        return self.items - len(guess.kinds(CHEST))

    def story(self, rng: Rng) -> GuessHistory:
        """Draw a history, in proportion to the number of ways in which it can have happened."""
        if not self._weights:
            self._weights = [self._weigh(guess) for guess in self.guesses]
        guess = self.guesses[pick(self._weights, rng)]
        story = GuessHistory(guess)
        while guess.origins:
            place = pick([origin.ways for origin in guess.origins], rng)
            origin = guess.origins[place]
            for item, label in zip(origin.items, origin.labels, strict=True):
                story.labels[item] = label
            guess = origin.guess
        for mix in self.mixes:
            if mix.outputs[0] not in story.labels:
                order = rng.shuffled(bytes([story.label(item) for item in mix.inputs]))
                for item, label in zip(mix.outputs, order, strict=True):
                    story.labels[item] = label
        return story

    def _weigh(self, guess: CardGuess) -> int:
        """Return the ways to a guess, times the ways in which unseen cards can fill the remaining places."""
        pool = self.pool(guess)
        weight = guess.ways
        for whole, left in zip(self.deck, pool, strict=True):
            weight *= perm(whole, whole - left)
        loot_places = self.loot_places(guess)
        return weight * perm(sum(pool[:LOOTS]), loot_places) * factorial(sum(pool) - loot_places)


class GuessHistory:
    """A guess, and what the items were on one way to it."""

    def __init__(self, guess: CardGuess) -> None:
        self.guess = guess
        self.labels: dict[int, int] = {}

    def label(self, item: int) -> int:
        """Return what an item is: a kind, or LOOT; a kind stands for itself."""
        return item if item < ITEM else self.labels.get(item, LOOT)


def pick(weights: list[int], rng: Rng) -> int:
    """Draw an index in proportion to the weights.

    >>> pick([0, 3, 0], Rng(b"x"))
    1
    """
    place = 0
    if len(weights) > 1:
        point = rng.below(sum(weights))
        while point >= weights[place]:
            point -= weights[place]
            place += 1
    return place


class CardStep(ABC):
    """Something that happened to cards."""

    @abstractmethod
    def follow(self, tracker: CardTracker) -> None:
        """Change the guesses accordingly."""


class AddStray(CardStep):
    """A card in sight becomes a stray."""

    def __init__(self, kind: int, place: int) -> None:
        self.stray = place << BITS | kind

    def follow(self, tracker: CardTracker) -> None:
        after = CardGuesses()
        for guess in tracker.guesses:
            after.reach([*guess.strays, self.stray], Origin(guess, 1, [], []))
        tracker.guesses = after.all()


class DiscardHand(CardStep):
    """A hand is discarded."""

    def __init__(self, source: int) -> None:
        self.source = source

    def follow(self, tracker: CardTracker) -> None:
        if not any_at(tracker.guesses, self.source):
            return
        after = CardGuesses()
        for guess in tracker.guesses:
            moved = [stray for stray in guess.strays if stray >> BITS != self.source]
            moved += [DUMPED << BITS | kind for kind in guess.kinds(self.source)]
            after.reach(moved, Origin(guess, 1, [], []))
        tracker.guesses = after.all()


class MoveCard(CardStep):
    """One of `size` cards in a place goes to another; `card` is what is seen of it: its kind, LOOT, or UNSEEN."""

    def __init__(self, source: int, size: int, goal: int, card: int) -> None:
        self.source = source
        self.size = size
        self.goal = goal
        self.card = card

    def follow(self, tracker: CardTracker) -> None:
        goal = self.goal
        card = self.card
        items: list[int] = []
        if goal in tracker.seen:
            card = tracker.seen[goal]
            goal = AGAIN
        elif goal >= ITEM:
            tracker.items += 1
            items = [] if goal in tracker.wanted else [goal]
            goal = tracker.wanted.get(goal, CHEST)
        if any_at(tracker.guesses, self.source):
            after = CardGuesses()
            for guess in tracker.guesses:
                self._choose(guess, goal, card, items, after)
            tracker.guesses = after.all()
        if card < UNSEEN:
            tracker.show(card)

    def _choose(self, guess: CardGuess, goal: int, card: int, items: list[int], after: CardGuesses) -> None:
        kinds = guess.kinds(self.source)
        for kind in sorted(set(kinds)):
            if card in (kind, UNSEEN) or (card == LOOT and kind < LOOTS):
                moved = list(guess.strays)
                moved.remove(self.source << BITS | kind)
                moved.append(goal << BITS | kind)
                after.reach(moved, Origin(guess, kinds.count(kind), items, [kind] * len(items)))
        if self.size > len(kinds):
            after.reach(list(guess.strays), Origin(guess, self.size - len(kinds), [], []))


class MixCards(CardStep):
    """Items and known kinds under a spyglass are put back as other items, in an order that the seat does not see."""

    def __init__(self, inputs: list[int], outputs: list[int]) -> None:
        self.inputs = inputs
        self.outputs = outputs

    def matters(self, tracker: CardTracker) -> bool:
        """Return whether anything that this seat has seen since depends on the order."""
        return any(item in tracker.seen or item in tracker.wanted for item in self.outputs)

    def follow(self, tracker: CardTracker) -> None:
        if not self.matters(tracker):
            return
        known = [item for item in self.inputs if item < ITEM]
        shown = [tracker.seen[item] for item in self.outputs if item in tracker.seen]
        tracker.items += len(known) - len(shown)
        after = CardGuesses()
        for guess in tracker.guesses:
            under = known + guess.kinds(self.outputs[0])
            others = [stray for stray in guess.strays if stray >> BITS != self.outputs[0]]
            orders = sorted(set(permutations(under + [LOOT] * (len(self.inputs) - len(under)))))
            ways = factorial(len(self.inputs)) // len(orders)
            for order in orders:
                laid = self._lay(order, tracker)
                if laid is not None:
                    after.reach(others + laid, Origin(guess, ways, self.outputs, list(order)))
        tracker.guesses = after.all()
        for kind in shown:
            tracker.show(kind)

    def _lay(self, order: tuple[int, ...], tracker: CardTracker) -> list[int] | None:
        """Return the strays put back in an order; None if that contradicts what was seen."""
        laid: list[int] = []
        for item, label in zip(self.outputs, order, strict=True):
            if label == LOOT:
                continue
            if item not in tracker.seen:
                laid.append(tracker.wanted.get(item, CHEST) << BITS | label)
            elif tracker.seen[item] == label:
                laid.append(AGAIN << BITS | label)
            else:
                return None
        return laid


def any_at(guesses: list[CardGuess], place: int) -> bool:
    """Return whether any guess has a stray in a place; if none has, all guesses change alike."""
    for guess in guesses:
        for stray in guess.strays:
            if stray >> BITS == place:
                return True
    return False
