"""What a seat has seen, and worlds that agree with it: exact, card by card. It never asks the true state.

There is one shuffle, so every card this seat has not seen is as likely as any other to lie in any place, but for this:
what was stashed is loot. Where this seat knows cards (it stashed them, saw them by spyglass, put them on the draw pile)
and others move them unseen, it does not know any more where they are: then it keeps every guess there is, each with the
number of ways in which the cards can have come to lie so. Only three cards of a kind do that, so guesses stay few.
Announcements are no evidence here. May import: mutiny.kernel, and the board, sight and words of this game.
"""

from __future__ import annotations

from itertools import permutations
from math import factorial, perm, prod
from typing import Any, Final

from mutiny.games.traitres.board import Board
from mutiny.games.traitres.sight import lay_as_seen
from mutiny.games.traitres.words import (
    CATCH,
    KINDS,
    LOOTS,
    MUTINEER,
    PIRATE,
    PLANK,
    PLANKS_TO_GO,
    POCKETS,
    RIDDANCE,
    ROLES,
    SPYGLASS,
)
from mutiny.kernel.cardset import pack
from mutiny.kernel.events import Told
from mutiny.kernel.game import Memory
from mutiny.kernel.rng import Rng

# Labels of places: any card, any loot, or KNOWN + kind.
ANYTHING: Final = 0
LOOT: Final = 1
KNOWN: Final = 10

PLAYED: Final[dict[str, int]] = {
    "plank": PLANK,
    "spyglass": SPYGLASS,
    "pockets": POCKETS,
    "riddance": RIDDANCE,
    "catch": CATCH,
}


class Guess:
    """One way in which the cards this seat knows may lie, and in how many ways it can have come about."""

    def __init__(self, pool: list[int], players: int, pile: list[int]) -> None:
        self.ways = 1
        self.pool = pool
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.chest: list[int] = []
        self.pile = pile
        self.discard: list[int] = []

    def copy(self) -> Guess:
        """The same guess again."""
        twin = Guess(self.pool[:], 0, self.pile[:])
        twin.ways = self.ways
        twin.hands = [hand[:] for hand in self.hands]
        twin.chest = self.chest[:]
        twin.discard = self.discard[:]
        return twin

    def key(self) -> tuple[tuple[int, ...], ...]:
        """Equal for guesses that say the same; hands and discards have no order."""
        places = [self.pool, self.chest, self.pile, sorted(self.discard), *(sorted(hand) for hand in self.hands)]
        return tuple(tuple(place) for place in places)

    def reveal(self, label: int, kind: int) -> bool:
        """A card of a kind was seen in a place with this label; False if it cannot have been."""
        if label >= KNOWN:
            return label == KNOWN + kind
        self.ways *= self.pool[kind]
        self.pool[kind] -= 1
        return self.ways > 0

    def weight(self) -> int:
        """In how many ways the unseen cards can fill the places left, times the ways of the guess itself."""
        unseen = sum(self.pool)
        loot_places = self.chest.count(LOOT) + self.discard.count(LOOT)
        loots = sum(self.pool[:LOOTS])
        return self.ways * perm(loots, loot_places) * factorial(unseen - loot_places)


class TraitresMemory(Memory):
    """The memory of one seat of Traîtres à bord."""

    def __init__(self, seat: int, blank: Board) -> None:
        self.seat = seat
        self.board = blank
        deck = blank.setting.deck
        self.guesses = [Guess([deck.count(kind) for kind in range(len(KINDS))], blank.players, [ANYTHING] * len(deck))]
        self.hand: list[int] = []
        self.role = PIRATE
        self.mutineers: list[int] = []
        self._weights: list[int] = []

    def see(self, told: Told) -> None:
        kind: str = told["kind"]
        if kind == "role":
            self._see_role(told)
            return
        if told["seat"] is None or kind in ("first", "say"):
            return
        seat: int = told["seat"]
        if kind in PLAYED:
            self._see_played(seat, PLAYED[kind])
        if kind in ("deal", "draw", "catch"):
            self._see_draw(seat, told)
        elif kind == "stash":
            self._see_stash(seat, told)
        elif kind == "riddance":
            self._see_riddance(told)
        elif kind == "spyglass" and seat == self.seat:
            self._see_chest(told)
        elif kind == "order":
            self._see_order(seat, told)
        elif kind == "open":
            self._see_opened(told)
        elif kind == "return":
            self._see_return(seat, told)
        elif kind == "pockets":
            self._hand_goes(told["target"])
        elif kind == "overboard":
            self._hand_goes(seat)
            for guess in self.guesses:
                guess.discard += [KNOWN + PLANK] * PLANKS_TO_GO
        self._merge()

    def _see_role(self, told: Told) -> None:
        if told["seat"] == self.seat:
            self.role = ROLES.index(told["role"])
            self.mutineers = list(told["mutineers"]) if "mutineers" in told else []

    def _see_played(self, seat: int, kind: int) -> None:
        """T1.2: a card is shown as it leaves a hand; a plank stays on the table, the others are discarded."""
        if seat == self.seat:
            self.hand.remove(kind)
        else:
            self._leaves_hand(seat, kind)
        if kind != PLANK:
            for guess in self.guesses:
                guess.discard.append(KNOWN + kind)

    def _leaves_hand(self, seat: int, kind: int) -> None:
        split: list[Guess] = []
        for guess in self.guesses:
            for label in sorted(set(guess.hands[seat])):
                twin = guess.copy()
                twin.ways *= guess.hands[seat].count(label)
                twin.hands[seat].remove(label)
                if twin.reveal(label, kind):
                    split.append(twin)
        self.guesses = split

    def _see_draw(self, seat: int, told: Told) -> None:
        """T1.3, T2.6, T2.7: cards leave the top of the draw pile for a hand."""
        count: int = told["count"]
        cards = [KINDS.index(name) for name in told["cards"]] if seat == self.seat else []
        self.hand += cards
        left: list[Guess] = []
        for guess in self.guesses:
            labels = guess.pile[:count]
            del guess.pile[:count]
            if seat != self.seat:
                guess.hands[seat] += labels
                left.append(guess)
            elif all(guess.reveal(label, card) for label, card in zip(labels, cards, strict=True)):
                left.append(guess)
        self.guesses = left

    def _see_stash(self, seat: int, told: Told) -> None:
        """T2.1: one's own card is known; of another's one knows that it is loot."""
        if seat == self.seat:
            card = KINDS.index(told["card"])
            self.hand.remove(card)
            for guess in self.guesses:
                guess.chest.append(KNOWN + card)
            return
        split: list[Guess] = []
        for guess in self.guesses:
            for label in sorted(set(guess.hands[seat])):
                if label >= KNOWN + LOOTS:
                    continue
                twin = guess.copy()
                twin.ways *= guess.hands[seat].count(label)
                twin.hands[seat].remove(label)
                twin.chest.append(LOOT if label == ANYTHING else label)
                split.append(twin)
        self.guesses = split

    def _see_riddance(self, told: Told) -> None:
        """T2.4: the top cards of the chest are discarded unseen."""
        for guess in self.guesses:
            for _ in range(told["count"]):
                guess.discard.append(guess.chest.pop())

    def _see_chest(self, told: Told) -> None:
        """T2.5: one's own spyglass: which cards lie on top, not yet in which order."""
        seen = [KINDS.index(name) for name in told["cards"]]
        left: list[Guess] = []
        for guess in self.guesses:
            rest = seen[:]
            fits = True
            for label in guess.chest[len(guess.chest) - len(seen) :]:
                if label >= KNOWN:
                    if label - KNOWN in rest:
                        rest.remove(label - KNOWN)
                    else:
                        fits = False
            if not fits:
                continue
            guess.ways *= len(set(permutations(rest)))
            if all(guess.reveal(LOOT, card) for card in rest):
                guess.chest[len(guess.chest) - len(seen) :] = [KNOWN + card for card in seen]
                left.append(guess)
        self.guesses = left

    def _see_order(self, seat: int, told: Told) -> None:
        """T2.5: one's own order is known; another's may be any."""
        count: int = told["count"]
        split: list[Guess] = []
        for guess in self.guesses:
            start = len(guess.chest) - count
            if seat == self.seat:
                guess.chest[start:] = [KNOWN + KINDS.index(name) for name in reversed(told["cards"])]
                split.append(guess)
                continue
            labels = guess.chest[start:]
            alike = prod([factorial(labels.count(label)) for label in set(labels)])
            for order in sorted(set(permutations(labels))):
                twin = guess.copy()
                twin.ways *= alike
                twin.chest[start:] = list(order)
                split.append(twin)
        self.guesses = split

    def _see_opened(self, told: Told) -> None:
        """T3.1: everybody sees the whole chest, from the top."""
        cards = [KINDS.index(name) for name in reversed(told["cards"])]
        left: list[Guess] = []
        for guess in self.guesses:
            if all(guess.reveal(label, card) for label, card in zip(guess.chest, cards, strict=True)):
                guess.chest = [KNOWN + card for card in cards]
                left.append(guess)
        self.guesses = left

    def _see_return(self, seat: int, told: Told) -> None:
        """T2.6: one's own two cards are known; another's may be any two of his hand."""
        if seat == self.seat:
            cards = [KINDS.index(name) for name in told["cards"]]
            for card in cards:
                self.hand.remove(card)
            for guess in self.guesses:
                guess.pile[:0] = [KNOWN + card for card in cards]
            return
        split: list[Guess] = []
        for guess in self.guesses:
            hand = guess.hands[seat]
            if told["count"] == 1:
                guess.pile[:0] = hand
                guess.hands[seat] = []
                split.append(guess)
                continue
            for first in sorted(set(hand)):
                for second in sorted(set(hand)):
                    ways = hand.count(first) * (hand.count(second) - (1 if first == second else 0))
                    if ways == 0:
                        continue
                    twin = guess.copy()
                    twin.ways *= ways
                    twin.hands[seat].remove(first)
                    twin.hands[seat].remove(second)
                    twin.pile[:0] = [first, second]
                    split.append(twin)
        self.guesses = split

    def _hand_goes(self, seat: int) -> None:
        """T2.3, T2.7: a whole hand is discarded unseen."""
        for guess in self.guesses:
            if seat == self.seat:
                guess.discard += [KNOWN + card for card in self.hand]
            else:
                guess.discard += guess.hands[seat]
                guess.hands[seat] = []
        if seat == self.seat:
            self.hand = []

    def _merge(self) -> None:
        """Guesses that say the same are one, with the ways of both."""
        self._weights = []
        if len(self.guesses) < 2:
            return
        merged: dict[tuple[tuple[int, ...], ...], Guess] = {}
        for guess in self.guesses:
            known = merged.setdefault(guess.key(), guess)
            if known is not guess:
                known.ways += guess.ways
        self.guesses = list(merged.values())

    def look(self, view: dict[str, Any]) -> None:
        lay_as_seen(self.board, view, self.seat)

    def imagine(self, rng: Rng) -> Board:
        world: Board = self.board.copy()
        guess = self._pick(rng)
        loots = rng.shuffled(bytes([kind for kind in range(LOOTS) for _ in range(guess.pool[kind])]))
        loot_places = guess.chest.count(LOOT) + guess.discard.count(LOOT)
        others = bytes([kind for kind in range(LOOTS, len(KINDS)) for _ in range(guess.pool[kind])])
        anything = rng.shuffled(loots[loot_places:] + others)
        supply = Supply(loots, anything)
        for seat in range(world.players):
            if seat != self.seat:
                world.crew[seat].hand = pack(supply.fill(guess.hands[seat]))
        world.chest = supply.fill(guess.chest)
        world.discard = supply.fill(guess.discard)
        world.pile = bytes(supply.fill(guess.pile))
        world.top = 0
        self._imagine_roles(rng, world)
        return world

    def _pick(self, rng: Rng) -> Guess:
        """A guess, each as likely as there are ways to it."""
        if len(self.guesses) == 1:
            return self.guesses[0]
        if not self._weights:
            self._weights = [guess.weight() for guess in self.guesses]
        point = rng.below(sum(self._weights))
        place = 0
        while point >= self._weights[place]:
            point -= self._weights[place]
            place += 1
        return self.guesses[place]

    def _imagine_roles(self, rng: Rng, world: Board) -> None:
        """T0.2: one's own role, those shown, and with mutineers-meet one's fellows are known; the rest is any.

        At the end all are shown, and the view has laid them out.
        """
        left = list(world.setting.roles)
        hidden: list[int] = []
        for seat, player in enumerate(world.crew):
            if seat == self.seat:
                player.role = self.role
            elif seat in self.mutineers:
                player.role = MUTINEER
            elif not player.shown and not world.over:
                hidden.append(seat)
                continue
            left.remove(player.role)
        for seat, role in zip(hidden, rng.shuffled(bytes(left)), strict=True):
            world.crew[seat].role = role
        if self.mutineers:
            # His fellows are known, so whoever is left is no mutineer; the shuffle above had only pirates to deal.
            assert MUTINEER not in left
        world.mutineers = sum([1 for player in world.crew if player.aboard and player.role == MUTINEER])
        world.pirates = sum([1 for player in world.crew if player.aboard and player.role == PIRATE])


class Supply:
    """The unseen cards in a random order, to fill places from."""

    def __init__(self, loots: bytes, anything: bytes) -> None:
        self.loots = loots
        self.anything = anything
        self.loots_dealt = 0
        self.anything_dealt = 0

    def fill(self, labels: list[int]) -> list[int]:
        """Cards for places."""
        cards: list[int] = []
        for label in labels:
            if label >= KNOWN:
                cards.append(label - KNOWN)
            elif label == LOOT:
                cards.append(self.loots[self.loots_dealt])
                self.loots_dealt += 1
            else:
                cards.append(self.anything[self.anything_dealt])
                self.anything_dealt += 1
        return cards
