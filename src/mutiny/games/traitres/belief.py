"""The knowledge of a seat, and worlds that agree with it: exact, card by card. It never reads the true state.

There is one shuffle, so every unseen card is equally likely to be in any place, except that stashed cards are loot. A
world therefore fills the places with unseen cards, except where the seat knows the card. For cards that it knew until
another player moved them, `card_tracker` samples how that happened. Other players are taken to choose every possibility
with the same probability. Announcements are not used as evidence here.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mutiny.games.traitres.card_tracker import (
    AGAIN,
    DUMPED,
    HAND,
    ITEM,
    LOOT,
    PILE,
    UNSEEN,
    AddStray,
    CardTracker,
    DiscardHand,
    GuessHistory,
    MixCards,
    MoveCard,
)
from mutiny.games.traitres.constants import (
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
from mutiny.games.traitres.rules.board import TraitresBoard
from mutiny.games.traitres.view import lay_as_seen
from mutiny.games.traitres.view_types import TraitresSeatView
from mutiny.kernel.belief import Belief
from mutiny.kernel.cardset import kinds_of, pack
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.rng import Rng

PLAYED: Final[dict[str, int]] = {
    "plank": PLANK,
    "spyglass": SPYGLASS,
    "pockets": POCKETS,
    "riddance": RIDDANCE,
    "catch": CATCH,
}


class TraitresBelief(Belief):
    """The belief of one seat of Traîtres à bord."""

    def __init__(self, seat: int, blank: TraitresBoard) -> None:
        self.seat = seat
        self.board = blank
        deck = blank.setting.deck
        self.tracker = CardTracker([deck.count(kind) for kind in range(len(KINDS))])
        self.role = PIRATE
        self.mutineers: list[int] = []
        self.hand: list[int] = []
        # The number of cards in each hand and in the pile, and of those discarded with other players' hands.
        self.sizes = [0] * blank.players
        self.pile = len(deck)
        self.dumped = 0
        # Kinds, or items where the seat does not know: of the chest from the bottom, of the discards in any order.
        self.chest: list[int] = []
        self.discard: list[int] = []
        self._items = ITEM

    def observe(self, event: SeatEvent) -> None:
        kind: str = event["kind"]
        if kind == "role":
            self._see_role(event)
            return
        if event["seat"] is None or kind in ("first", "say"):
            return
        seat: int = event["seat"]
        if kind in PLAYED:
            self._see_played(seat, PLAYED[kind])
        if kind in ("deal", "draw", "catch"):
            self._see_draw(seat, event)
        elif kind == "stash":
            self._see_stash(seat, event)
        elif kind == "riddance":
            self._see_riddance(event)
        elif kind == "spyglass" and seat == self.seat:
            self._see_chest(event)
        elif kind == "order":
            self._see_order(seat, event)
        elif kind == "open":
            self._see_opened(event)
        elif kind == "return":
            self._see_return(seat, event)
        elif kind == "pockets":
            self._hand_goes(event["target"])
        elif kind == "overboard":
            self._hand_goes(seat)
            self.discard += [PLANK] * PLANKS_TO_GO

    def _see_role(self, event: SeatEvent) -> None:
        if event["seat"] == self.seat:
            self.role = ROLES.index(event["role"])
            self.mutineers = list(event["mutineers"]) if "mutineers" in event else []

    def _see_played(self, seat: int, kind: int) -> None:
        """T1.2: a card is revealed as it leaves a hand; a plank stays on the table, the others are discarded."""
        if seat == self.seat:
            self.hand.remove(kind)
        else:
            self._leaves_hand(seat, AGAIN, kind)
        if kind != PLANK:
            self.discard.append(kind)

    def _leaves_hand(self, seat: int, goal: int, card: int) -> None:
        """Note that another player plays a card; `card` is what is seen of it."""
        self.tracker.follow(MoveCard(HAND + seat, self.sizes[seat], goal, card))
        self.sizes[seat] -= 1

    def _see_draw(self, seat: int, event: SeatEvent) -> None:
        """T1.3, T2.6, T2.7: cards leave the top of the draw pile for a hand."""
        count: int = event["count"]
        cards = kinds_of(event["cards"], KINDS) if seat == self.seat else [UNSEEN] * count
        for card in cards:
            self.pile -= 1
            self.tracker.follow(MoveCard(PILE + self.pile, 1, AGAIN if seat == self.seat else HAND + seat, card))
        if seat == self.seat:
            self.hand += cards
        else:
            self.sizes[seat] += count

    def _see_stash(self, seat: int, event: SeatEvent) -> None:
        """T2.1: the seat knows its own card; another player's is known to be loot."""
        if seat == self.seat:
            card = KINDS.index(event["card"])
            self.hand.remove(card)
            self.chest.append(card)
            return
        item = self._new_item()
        self._leaves_hand(seat, item, LOOT)
        self.chest.append(item)

    def _new_item(self) -> int:
        self._items += 1
        return self._items

    def _see_riddance(self, event: SeatEvent) -> None:
        """T2.4: the top cards of the chest are discarded unseen."""
        for _ in range(event["count"]):
            self.discard.append(self.chest.pop())

    def _see_chest(self, event: SeatEvent) -> None:
        """T2.5: the seat's own spyglass: the top cards are known, but not yet their order."""
        cards = kinds_of(event["cards"], KINDS)
        start = len(self.chest) - len(cards)
        news = cards[:]
        items: list[int] = []
        for item in self.chest[start:]:
            if item < ITEM:
                news.remove(item)
            else:
                items.append(item)
        if items:
            outputs = [self._new_item() for _ in items]
            self.tracker.follow(MixCards(items, outputs))
            self.tracker.see(outputs, news)
        self.chest[start:] = cards

    def _see_order(self, seat: int, event: SeatEvent) -> None:
        """T2.5: the seat knows its own order; another player's may be any."""
        count: int = event["count"]
        start = len(self.chest) - count
        if seat == self.seat:
            self.chest[start:] = list(reversed(kinds_of(event["cards"], KINDS)))
            return
        outputs = [self._new_item() for _ in range(count)]
        self.tracker.follow(MixCards(self.chest[start:], outputs))
        self.chest[start:] = outputs

    def _see_opened(self, event: SeatEvent) -> None:
        """T3.1: everybody sees the whole chest, from the top."""
        cards = list(reversed(kinds_of(event["cards"], KINDS)))
        items: list[int] = []
        news: list[int] = []
        for item, card in zip(self.chest, cards, strict=True):
            if item >= ITEM:
                items.append(item)
                news.append(card)
        self.tracker.see(items, news)
        self.chest = cards

    def _see_return(self, seat: int, event: SeatEvent) -> None:
        """T2.6: the seat knows its own two cards; another player's may be any two of the hand."""
        count: int = event["count"]
        places = [PILE + self.pile + count - 1 - number for number in range(count)]
        self.pile += count
        if seat == self.seat:
            for card, place in zip(kinds_of(event["cards"], KINDS), places, strict=True):
                self.hand.remove(card)
                self.tracker.follow(AddStray(card, place))
        else:
            for place in places:
                self._leaves_hand(seat, place, UNSEEN)

    def _hand_goes(self, seat: int) -> None:
        """T2.3, T2.7: a whole hand is discarded unseen."""
        if seat == self.seat:
            self.discard += self.hand
            self.hand = []
        else:
            self.tracker.follow(DiscardHand(HAND + seat))
            self.dumped += self.sizes[seat]
            self.sizes[seat] = 0

    def set_view(self, view: dict[str, Any]) -> None:
        lay_as_seen(self.board, cast("TraitresSeatView", view), self.seat)

    def sample(self, rng: Rng) -> TraitresBoard:
        world: TraitresBoard = self.board.copy()
        story = self.tracker.story(rng)
        guess = story.guess
        supply = Supply(self.tracker, story, rng)
        for seat in range(world.players):
            if seat != self.seat:
                world.crew[seat].hand = pack(supply.fill(_padded(guess.kinds(HAND + seat), self.sizes[seat])))
        world.lay_chest(supply.fill(self.chest))
        world.lay_discards(supply.fill(self.discard + _padded(guess.kinds(DUMPED), self.dumped)))
        pile = [UNSEEN] * self.pile
        for below, kind in guess.on_pile():
            pile[self.pile - 1 - below] = kind
        world.pile = bytes(supply.fill(pile))
        world.top = 0
        self._sample_roles(rng, world)
        return world

    def _sample_roles(self, rng: Rng, world: TraitresBoard) -> None:
        """T0.2: the seat knows its own role, those revealed, and with mutineers-meet its fellows; the rest are drawn.

        At the end all roles are revealed, and the view holds them.
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
            # The seat knows its fellow mutineers, so the other players are pirates; the shuffle above dealt only
            # pirates.
            assert MUTINEER not in left
        world.mutineers = sum([1 for player in world.crew if player.aboard and player.role == MUTINEER])
        world.pirates = sum([1 for player in world.crew if player.aboard and player.role == PIRATE])


def _padded(kinds: list[int], size: int) -> list[int]:
    """Return a list of some size with the known cards, and UNSEEN for the rest."""
    return kinds + [UNSEEN] * (size - len(kinds))


class Supply:
    """The cards of all places according to a history; unseen cards are shuffled, with loot set aside for items."""

    def __init__(self, tracker: CardTracker, story: GuessHistory, rng: Rng) -> None:
        pool = tracker.pool(story.guess)
        loots = rng.shuffled(bytes([kind for kind in range(LOOTS) for _ in range(pool[kind])]))
        others = bytes([kind for kind in range(LOOTS, len(KINDS)) for _ in range(pool[kind])])
        self.labels = story.labels
        self.loots = loots
        self.anything = rng.shuffled(loots[tracker.loot_places(story.guess) :] + others)
        self.loots_dealt = 0
        self.anything_dealt = 0

    def fill(self, places: list[int]) -> list[int]:
        """Return cards for places, each of which is a kind, an item, or UNSEEN."""
        cards: list[int] = []
        for place in places:
            label = place if place < ITEM else self.labels.get(place, LOOT)
            if label == LOOT:
                cards.append(self.loots[self.loots_dealt])
                self.loots_dealt += 1
            elif label == UNSEEN:
                cards.append(self.anything[self.anything_dealt])
                self.anything_dealt += 1
            else:
                cards.append(label)
        return cards
