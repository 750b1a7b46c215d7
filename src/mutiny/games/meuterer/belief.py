"""The knowledge of a seat, and worlds that agree with it, card by card. It never reads the true state.

Every card that the seat cannot see has a place, and a place has a label: OLD if its card was in a hand when the discard
pile was last shuffled, NEW if it comes from that shuffle, or the card itself if the seat knows it. The discards are
public, so the seat knows both pools: what was shuffled and what was not. A world fills the places from their pools. In
addition:
- A player who has old and new cards plays one: a claim that one of that player's places at the time held such a card.
- A loader draws the last old cards and the first new ones and returns three: a mix, of which the labels are unknown.
- With loader-returns=discard, three cards that nobody else saw are shuffled in: the new pool gets cards of old places.
- With loader-keeps=hand, the mix consists of the loader's whole hand and the cards drawn.

Of the action cards a seat knows those that were gone when it left (M2.6): the players who took before it have them. The
hands before the last shuffle but one are forgotten, except for cards that the seat knows: see docs/games.md.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mutiny.games.meuterer.constants import CONFLICT, EXTRA, KINDS, NO_ROLE, PIRATES, ROLES
from mutiny.games.meuterer.rules.board import ALL_ROLES, AWAIT_TAKE, MeutererBoard
from mutiny.games.meuterer.rules.offering import pack_roles
from mutiny.games.meuterer.view import lay_as_seen
from mutiny.games.meuterer.view_types import MeutererSeatView
from mutiny.kernel.belief import Belief
from mutiny.kernel.cardset import count_of, kinds_of, one, pack, size, unpack
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.rng import Rng

# Labels; below 0 is a place of the mix, and KNOWN + kind is a card that the seat knows.
OLD: Final = 0
NEW: Final = 1
KNOWN: Final = 1000
EMPTY: Final = 2000
"""The label of a place whose card has been claimed."""
SCALE: Final = 1 << 10
DRAFTS: Final = 12
"""The number of drafts to choose from, if some are likelier than others."""
ENOUGH: Final = 500
"""The number of tries after which one draft that agrees is enough: sometimes hardly any does."""
TRIES: Final = 10_000


class Claim:
    """A card was seen to come from one of a player's first `limit` places."""

    def __init__(self, kind: int, limit: int) -> None:
        self.kind = kind
        self.limit = limit


class Draft:
    """A world under construction: pools, the labels of hands, and how well it explains the cards seen."""

    def __init__(self, pools: list[int], mix: list[int]) -> None:
        self.pools = pools[:]
        self.mix = mix
        self.hands: list[list[int]] = []
        self.odds = 1.0

    def settled(self, labels: list[int]) -> list[int]:
        """Return labels with those of the mix replaced by what they turned out to be."""
        return [settled(self.mix, label) for label in labels] if self.mix else labels

    def take(self, label: int, card: int) -> bool:
        """Remove a revealed card from the pool of its place; False if it cannot have been there."""
        held = count_of(self.pools[label], card)
        if held == 0:
            return False
        self.odds *= int(held) / int(size(self.pools[label]))
        self.pools[label] -= one(card)
        return True

    def settle_claim(self, rng: Rng, labels: list[int], claim: Claim) -> bool:
        """Choose the place from which a card came, by the number of such cards in its pool; False if there is none."""
        weights: list[int] = []
        total = 0
        for place in range(claim.limit):
            label = labels[place]
            weight = 0
            if label < KNOWN:
                held = count_of(self.pools[label], claim.kind)
                weight = SCALE * held // size(self.pools[label]) if held else 0
            total += weight
            weights.append(weight)
        if total == 0:
            return False
        self.odds *= total / (SCALE * claim.limit)
        pick = rng.below(total)
        place = 0
        while pick >= weights[place]:
            pick -= weights[place]
            place += 1
        self.pools[labels[place]] -= one(claim.kind)
        labels[place] = EMPTY
        return True


class MeutererBelief(Belief):
    """The belief of one seat of Meuterer."""

    def __init__(self, seat: int, blank: MeutererBoard) -> None:
        players = blank.players
        self.seat = seat
        self.board = blank
        self.pools: list[int] = [0, blank.setting.all_cards]
        self.feed = 0
        self.mix: list[int] = []
        self.mixed_hand = 0
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.claims: list[list[Claim]] = [[] for _ in range(players)]
        self.pile: list[int] = [NEW] * len(blank.setting.deck)
        self.drawn: list[int] = []
        self.found: list[tuple[int, int]] = []
        self.offered = [0] * players
        self.fought = 0
        self.discard = 0
        self.buried: list[int] = []
        self.captain = 0
        self.takers: list[int] = []
        self.took_before = 0
        self.gone = 0
        self.role = NO_ROLE

    def observe(self, event: SeatEvent) -> None:
        kind: str = event["kind"]
        seat: int = self.board.players if event["seat"] is None else event["seat"]
        if kind == "offer":
            card = KINDS.index(event["card"])
            self.offered[seat] += one(card)
            self._leaves_hand(seat, card)
        elif kind == "draw":
            self._see_draw(seat, event)
        elif kind == "leave":
            if seat == self.seat:
                self._see_middle(pack_roles(event["middle"]))
        elif kind == "take":
            self._see_take(seat, event)
        elif kind == "fight":
            count: int = event["count"]
            self.fought += count
            for _ in range(count):
                self._leaves_hand(seat, CONFLICT)
        elif kind == "keep":
            self._see_keep(seat, event)
        elif kind == "clear":
            self._see_clear()
        elif kind == "shuffle":
            self._see_shuffle()
        elif kind == "pirates":
            self.discard += one(PIRATES)
            self._leaves_hand(seat, PIRATES)
        elif kind == "plunder":
            self._discard_offered()
        elif kind == "deal":
            self._see_deal(seat, event)
        elif kind == "round":
            self._see_round()

    def _see_deal(self, seat: int, event: SeatEvent) -> None:
        count: int = event["count"]
        taken = self.pile[:count]
        del self.pile[:count]
        if seat == self.seat:
            self.pools[NEW] -= pack(kinds_of(event["cards"], KINDS))
        else:
            self.hands[seat] += taken

    def _see_round(self) -> None:
        self.takers = []
        self.took_before = 0
        self.gone = 0
        self.role = NO_ROLE

    def _see_middle(self, middle: int) -> None:
        """M2.6: the players who took an action card before have those that are gone."""
        self.gone = ALL_ROLES & ~middle
        self.took_before = len(self.takers)

    def _see_take(self, seat: int, event: SeatEvent) -> None:
        self.takers.append(seat)
        if seat == self.seat:
            self.role = ROLES.index(event["role"])

    def _discard_offered(self) -> None:
        for seat in range(len(self.offered)):
            self.discard += self.offered[seat]
            self.offered[seat] = 0

    def _see_clear(self) -> None:
        self._discard_offered()
        self.discard += self.fought * one(CONFLICT)
        self.fought = 0

    def _see_shuffle(self) -> None:
        """Make the new pool of the public discards and the cards this seat buried; other unseen cards are old now."""
        self._forget_ages(OLD)
        new: int = self.discard
        for label in self.buried:
            if label >= KNOWN:
                new += one(label - KNOWN)
            else:
                self.feed += 1
        self.pools[NEW] = new
        self.pile = [NEW] * (size(new) + self.feed)
        self.discard = 0
        self.buried = []

    def _forget_ages(self, age: int) -> None:
        """Merge all unseen cards into one pool with one label. That settles the claims: places do not matter then."""
        unseen = self.pools[OLD] + self.pools[NEW]
        for seat in range(len(self.hands)):
            for claim in self.claims[seat]:
                unseen -= one(claim.kind)
            known = [label for label in self.hands[seat] if label >= KNOWN]
            places = len(self.hands[seat]) - len(self.claims[seat]) - len(known)
            self.hands[seat] = known + [age] * places
            self.claims[seat] = []
        for _, card in self.found:
            unseen -= one(card)
        self.found = []
        self.mix = []
        self.feed = 0
        self.pools[1 - age] = 0
        self.pools[age] = unseen
        self.drawn = [label if label >= KNOWN else age for label in self.drawn]
        self.pile = [label if label >= KNOWN else age for label in self.pile]
        self.buried = [label if label >= KNOWN else age for label in self.buried]

    def _see_draw(self, seat: int, event: SeatEvent) -> None:
        count: int = event["count"]
        taken = self.pile[:count]
        del self.pile[:count]
        if seat == self.seat:
            for label, card in zip(taken, kinds_of(event["cards"], KINDS), strict=True):
                self._found(label, card)
        elif event["clause"] == "M8.2":
            self.drawn += taken
        else:
            self.hands[seat] += taken

    def _found(self, label: int, card: int) -> None:
        """Remove a card that this seat drew from the pool of its place."""
        if label >= KNOWN:
            return
        if label >= 0 and count_of(self.pools[label], card):
            self.pools[label] -= one(card)
        else:
            self.found.append((label, card))

    def _see_keep(self, seat: int, event: SeatEvent) -> None:
        if seat == self.seat:
            returned = [KNOWN + card for card in kinds_of(event["returned"], KINDS)]
        else:
            labels = self._mixed(self._taken_up(seat) + self.drawn)
            self.hands[seat] += labels[EXTRA:]
            returned = labels[:EXTRA]
            self.drawn = []
        if event["to"] == "draw":
            self.pile += returned
        else:
            self.buried += returned

    def _taken_up(self, seat: int) -> list[int]:
        """With loader-keeps=hand, add the places of the loader's hand to the cards drawn, and return their labels."""
        if not self.board.setting.keeps_from_hand:
            return []
        if self.claims[seat]:
            self._forget_ages(NEW)
        hand = self.hands[seat]
        self.hands[seat] = []
        self.mixed_hand = len(hand)
        return hand

    def _mixed(self, labels: list[int]) -> list[int]:
        """Return labels for the cards a loader chose from, in an order that does not depend on which were kept."""
        if any(label < 0 for label in labels):
            # A mix of a mix happens once in thousands of games; then all unseen cards become one pool.
            self._forget_ages(NEW)
            labels = [label if label >= KNOWN else NEW for label in labels]
        origin = NEW if NEW in labels else OLD
        for place, label in enumerate(labels):
            if label >= KNOWN:
                # The seat cannot tell whether the loader kept a card that it knew: the card becomes an unknown one.
                self.pools[origin] += one(label - KNOWN)
                labels[place] = origin
        if OLD not in labels or NEW not in labels:
            return labels
        if self.mix:
            # Places of an earlier mix, which lie elsewhere, must not be confused with places of this one.
            self._forget_ages(NEW)
            return [NEW] * len(labels)
        self.mix = labels
        return [-1 - place for place in range(len(labels))]

    def _leaves_hand(self, seat: int, card: int) -> None:
        """Note a card that leaves a player's hand: settle where it came from at once, if there is no doubt."""
        if seat == self.seat:
            return
        labels = self.hands[seat]
        if KNOWN + card in labels:
            # Cards of a kind are equal, so the known one may as well be the one that left.
            self._remove_place(seat, KNOWN + card)
            return
        origins = {label for label in labels if label < KNOWN and self._may_hold(label, card)}
        if len(origins) == 1:
            label = origins.pop()
            if label >= 0 and count_of(self.pools[label], card):
                self.pools[label] -= one(card)
                self._remove_place(seat, label)
                return
        self.claims[seat].append(Claim(card, len(labels)))

    def _may_hold(self, label: int, card: int) -> bool:
        return label < 0 or (label == NEW and self.feed > 0) or count_of(self.pools[label], card) > 0

    def _remove_place(self, seat: int, label: int) -> None:
        """Remove the newest place with a label: open claims may need the older ones."""
        labels = self.hands[seat]
        place = len(labels) - 1
        while labels[place] != label:
            place -= 1
        del labels[place]
        for claim in self.claims[seat]:
            if place < claim.limit:
                claim.limit -= 1

    def set_view(self, view: dict[str, Any]) -> None:
        lay_as_seen(self.board, cast("MeutererSeatView", view), self.seat)

    def sample(self, rng: Rng) -> MeutererBoard:
        """Return a world that agrees with everything this seat has seen.

        If cards were moved unseen, the cards revealed since are evidence of which: then several drafts are made, and
        one is chosen by how well it explains them.
        """
        wanted = DRAFTS if (self.feed or self.mix) and (self.found or any(self.claims)) else 1
        best: Draft | None = None
        total = 0.0
        for tries in range(TRIES):
            if best is not None and (wanted == 0 or tries >= ENOUGH):
                break
            draft = Draft(self.pools, self._settle_mix(rng))
            if not self._settle(draft, rng):
                continue
            total += draft.odds
            if best is None or rng.below(1 << 16) * total < draft.odds * (1 << 16):
                best = draft
            wanted -= 1
        if best is None:
            raise RuntimeError(f"no world found in {TRIES} tries: this belief was told what cannot have happened")
        return self._lay(best, rng)

    def _settle(self, draft: Draft, rng: Rng) -> bool:
        """Settle all doubts about where cards came from; False if the draft makes that impossible."""
        pools = draft.pools
        for _ in range(self.feed):
            # The cards that a loader buried among those shuffled.
            cards = unpack(pools[OLD])
            card = cards[rng.below(len(cards))]
            pools[OLD] -= one(card)
            pools[NEW] += one(card)
        for label, card in self.found:
            if not draft.take(settled(draft.mix, label), card):
                return False
        for seat in range(len(self.hands)):
            labels = draft.settled(self.hands[seat])
            claims = self.claims[seat]
            if claims:
                labels = labels[:]
                for claim in claims:
                    if not draft.settle_claim(rng, labels, claim):
                        return False
                labels = [label for label in labels if label != EMPTY]
            draft.hands.append(labels)
        return True

    def _lay(self, draft: Draft, rng: Rng) -> MeutererBoard:
        """Fill every place from its pool."""
        world: MeutererBoard = self.board.copy()
        orders = [rng.shuffled(bytes(unpack(pool))) for pool in draft.pools]
        dealt = [0, 0]
        for seat in range(world.players):
            if seat != self.seat:
                world.crew[seat].hand = pack(fill(draft.hands[seat], orders, dealt))
        if self.drawn:
            world.drawn = fill(draft.settled(self.drawn), orders, dealt)
        world.pile = bytes(fill(draft.settled(self.pile), orders, dealt))
        world.buried = pack(fill(draft.settled(self.buried), orders, dealt))
        if not world.revealed:
            self._sample_roles(rng, world)
        return world

    def _settle_mix(self, rng: Rng) -> list[int]:
        """M8.2: any three of the cards drawn went back, in the order drawn; return the labels in that order."""
        if not self.mix:
            return self.mix
        order = list(rng.shuffled(bytes(range(len(self.mix)))))
        hand = self.mixed_hand
        # Cards of the hand go back before those drawn, which go back in the order drawn.
        returned = [place for place in order[:EXTRA] if place < hand]
        returned += sorted([place for place in order[:EXTRA] if place >= hand])
        return [self.mix[place] for place in returned + order[EXTRA:]]

    def _sample_roles(self, rng: Rng, world: MeutererBoard) -> None:
        """M2.6: players who took a card before this seat looked have the missing ones; the others any of the rest."""
        known = shuffled_roles(rng, self.gone)
        rest = shuffled_roles(rng, ALL_ROLES & ~self.gone & ~(1 << self.role))
        middle = ALL_ROLES
        for place, seat in enumerate(self.takers):
            player = world.crew[seat]
            player.saw = middle
            if seat == self.seat:
                player.role = self.role
            elif place < self.took_before:
                player.role = known[place]
            else:
                player.role, rest = rest[0], rest[1:]
            middle &= ~(1 << player.role)
        world.middle = middle
        if world.awaited == AWAIT_TAKE:
            world.crew[world.turn].saw = middle


def shuffled_roles(rng: Rng, roles: int) -> bytes:
    """Return the action cards of a set in random order."""
    return rng.shuffled(bytes([role for role in range(len(ROLES)) if (roles >> role) & 1]))


def settled(mix: list[int], label: int) -> int:
    """Return the label that a place of the mix turned out to have; return other labels unchanged."""
    return label if label >= 0 else mix[-1 - label]


def fill(labels: list[int], orders: list[bytes], dealt: list[int]) -> list[int]:
    """Return cards for places: the next of each place's shuffled pool, or the card that is known."""
    cards: list[int] = []
    for label in labels:
        if label >= KNOWN:
            cards.append(label - KNOWN)
        else:
            cards.append(orders[label][dealt[label]])
            dealt[label] += 1
    return cards
