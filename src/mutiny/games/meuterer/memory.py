"""What a seat has seen, and worlds that agree with it: exact about every card, and it never asks the true state.

Every card this seat cannot see lies in a place that has a label: the shuffle it comes from, or the card itself where
this seat put it there. Each shuffle's unseen cards are a pool; a world is drawn by filling the places from their pools.
What makes it more than that:
- A player with cards of two shuffles plays one: a claim, that one of his earlier places held such a card.
- A loader draws from two shuffles and returns three cards: a mix, whose labels went to his hand and the pile in unknown order.
- With loader-returns=discard, three unseen cards are shuffled in with the discards: the new pool is fed from old places.

May import: mutiny.kernel, and the board, cards and words of this game.
"""

from __future__ import annotations

from typing import Any, Final

from mutiny.games.meuterer.board import (
    ALL_ROLES,
    AWAIT_KEEP,
    AWAIT_SELL,
    AWAIT_SHUFFLE,
    NOWHERE,
    PHASES,
    SEATS,
    Board,
)
from mutiny.games.meuterer.cards import ONE, count_of, pack, size, unpack
from mutiny.games.meuterer.points import sale_choices
from mutiny.games.meuterer.words import CONFLICT, EXTRA, ISLANDS, KINDS, LOADER, NO_ROLE, PIRATES, ROLES
from mutiny.kernel.events import Told
from mutiny.kernel.game import Memory
from mutiny.kernel.rng import Rng

# Labels: 0 and up a shuffle; KNOWN + kind a card this seat knows; below 0 a place of a mix.
KNOWN: Final = 1000
MIX_PLACES: Final = 16
TRIES: Final = 10_000


class Claim:
    """A card was seen to come from one of a player's first `limit` places."""

    def __init__(self, kind: int, limit: int) -> None:
        self.kind = kind
        self.limit = limit


def kinds_of(names: list[str]) -> list[int]:
    """Cards by number."""
    return [KINDS.index(name) for name in names]


class MeutererMemory(Memory):
    """The memory of one seat of Meuterer."""

    def __init__(self, seat: int, blank: Board) -> None:
        players = blank.players
        self.seat = seat
        self.board = blank
        self.pools = [blank.setting.all_cards]
        self.feeds: list[list[int]] = [[]]
        self.mixes: list[list[int]] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.claims: list[list[Claim]] = [[] for _ in range(players)]
        self.pile: list[int] = [0] * len(blank.setting.deck)
        self.drawn: list[int] = []
        self.drawn_facts: list[tuple[int, int]] = []
        self.offered = [0] * players
        self.fought = 0
        self.discard = 0
        self.buried: list[int] = []
        self.captain = 0
        self.seen_middle = ALL_ROLES
        self.left_before: list[int] = []
        self.left_since: list[int] = []
        self.role = NO_ROLE

    # -- Seeing ------------------------------------------------------------------------------------------------

    def see(self, told: Told) -> None:
        kind: str = told["kind"]
        seat: int = self.board.players if told["seat"] is None else told["seat"]
        if kind == "offer":
            card = KINDS.index(told["card"])
            self.offered[seat] += ONE[card]
            self._leaves_hand(seat, card)
        elif kind == "draw":
            self._see_draw(seat, told)
        elif kind == "leave":
            self._see_leave(seat, told)
        elif kind == "look":
            self.seen_middle = pack_roles(told["middle"])
            self.left_before += self.left_since
            self.left_since = []
        elif kind == "fight":
            count: int = told["count"]
            self.fought += count
            for _ in range(count):
                self._leaves_hand(seat, CONFLICT)
        elif kind == "keep":
            self._see_keep(seat, told)
        elif kind == "clear":
            self._see_clear()
        elif kind == "shuffle":
            self._see_shuffle()
        elif kind == "pirates":
            self.discard += ONE[PIRATES]
            self._leaves_hand(seat, PIRATES)
        elif kind == "plunder":
            self._discard_offered()
        elif kind == "deal":
            self._see_deal(seat, told)
        elif kind == "round":
            self._see_round()

    def _see_deal(self, seat: int, told: Told) -> None:
        count: int = told["count"]
        taken = self.pile[:count]
        del self.pile[:count]
        if seat == self.seat:
            self.pools[0] -= pack(kinds_of(told["cards"]))
        else:
            self.hands[seat] += taken

    def _see_round(self) -> None:
        self.seen_middle = ALL_ROLES
        self.left_before = []
        self.left_since = []
        self.role = NO_ROLE

    def _see_leave(self, seat: int, told: Told) -> None:
        if seat == self.seat:
            self.role = ROLES.index(told["role"])
        else:
            self.left_since.append(seat)

    def _discard_offered(self) -> None:
        for seat in range(len(self.offered)):
            self.discard += self.offered[seat]
            self.offered[seat] = 0

    def _see_clear(self) -> None:
        self._discard_offered()
        self.discard += self.fought * ONE[CONFLICT]
        self.fought = 0

    def _see_shuffle(self) -> None:
        """A new pool: the discards everybody saw, what this seat buried, and places fed from older pools."""
        pool = self.discard
        feed: list[int] = []
        for label in self.buried:
            if label >= KNOWN:
                pool += ONE[label - KNOWN]
            else:
                feed.append(label)
        self.pile = [len(self.pools)] * (size(pool) + len(feed))
        self.pools.append(pool)
        self.feeds.append(feed)
        self.discard = 0
        self.buried = []

    def _see_draw(self, seat: int, told: Told) -> None:
        count: int = told["count"]
        taken = self.pile[:count]
        del self.pile[:count]
        if seat == self.seat:
            for label, card in zip(taken, kinds_of(told["cards"]), strict=True):
                self._found(label, card)
        elif told["clause"] == "M8.2":
            self.drawn += taken
        else:
            self.hands[seat] += taken

    def _found(self, label: int, card: int) -> None:
        """This seat drew a card from a place: it leaves the place's pool."""
        if 0 <= label < KNOWN and count_of(self.pools[label], card):
            self.pools[label] -= ONE[card]
        elif label < KNOWN:
            self.drawn_facts.append((label, card))

    def _see_keep(self, seat: int, told: Told) -> None:
        if seat == self.seat:
            returned = [KNOWN + card for card in kinds_of(told["returned"])]
        else:
            labels = self.drawn
            if len(set(labels)) > 1:
                mix = len(self.mixes)
                self.mixes.append(labels)
                labels = [-1 - mix * MIX_PLACES - place for place in range(len(labels))]
            self.hands[seat] += labels[EXTRA:]
            returned = labels[:EXTRA]
            self.drawn = []
        if told["to"] == "draw":
            self.pile += returned
        else:
            self.buried += returned

    def _leaves_hand(self, seat: int, card: int) -> None:
        """A card is seen to leave a player's hand: settle at once where it came from, if there is no doubt."""
        if seat == self.seat:
            return
        labels = self.hands[seat]
        if KNOWN + card in labels:
            # Cards of a kind are alike: that the known one left is as good as any other story.
            self._remove_place(seat, labels.index(KNOWN + card))
            return
        origins = {label for label in labels if label < KNOWN and self._may_hold(label, card)}
        if len(origins) == 1:
            label = origins.pop()
            if label >= 0 and count_of(self.pools[label], card):
                self.pools[label] -= ONE[card]
                self._remove_place(seat, labels.index(label))
                return
        self.claims[seat].append(Claim(card, len(labels)))

    def _may_hold(self, label: int, card: int) -> bool:
        return label < 0 or len(self.feeds[label]) > 0 or count_of(self.pools[label], card) > 0

    def _remove_place(self, seat: int, place: int) -> None:
        del self.hands[seat][place]
        for claim in self.claims[seat]:
            if place < claim.limit:
                claim.limit -= 1

    # -- Looking -----------------------------------------------------------------------------------------------

    def look(self, view: dict[str, Any]) -> None:
        b = self.board
        players = b.players
        ring: list[str] = view["ring"]
        b.ring = bytes([ISLANDS.index(name) for name in ring])
        b.awaited = PHASES.index(view["phase"])
        acting: list[int] = view["acting"]
        b.acting = SEATS[acting[0]] if acting else ()
        b.turn = acting[0] if acting else 0
        b.over = view["phase"] == "over"
        b.awaits_chance = b.awaited <= AWAIT_SHUFFLE
        b.round = view["round"]
        if ring:
            active: list[str] = view["active"]
            b.ship = ring.index(active[0])
            b.before = ring.index(active[-1])
            if b.setting.pirates:
                b.pirate_ship = ring.index(view["pirate_ship"])
            else:
                b.pirate_ship = ring.index("piratennest")
        b.captain = 0 if view["captain"] is None else view["captain"]
        b.pay = 0 if view["pay"] is None else view["pay"]
        goal: str | None = view["captain_destination"]
        b.goal = NOWHERE if goal is None else ring.index(goal)
        goal = view["mutineer_destination"]
        b.mutineer_goal = NOWHERE if goal is None else ring.index(goal)
        b.scores = list(view["scores"])
        b.sizes = list(view["hand_sizes"])
        b.offered = [pack(kinds_of(cards)) for cards in view["offered"]]
        b.aside = 0
        for seat in range(players):
            if view["left"][seat]:
                b.aside |= 1 << seat
            b.here[seat] = view["sold"][seat]["ship"]
            b.there[seat] = view["sold"][seat]["other"]
        roles: list[str | None] = view["roles"]
        b.revealed = any(role is not None for role in roles)
        b.roles = [NO_ROLE if role is None else ROLES.index(role) for role in roles]
        mutiny: dict[str, int] | None = view["mutiny"]
        b.mutiny = mutiny is not None
        b.against = 0 if mutiny is None else mutiny["against"]
        b.rising = 0 if mutiny is None else mutiny["for"]
        b.fought = 0 if mutiny is None else mutiny["fought"]
        b.discard = pack(kinds_of(view["discard_pile"]))
        b.top = 0
        drawing: dict[str, int] | None = view["drawing"]
        b.drawing = 0 if drawing is None else drawing["seat"]
        b.needed = 0 if drawing is None else drawing["needed"]
        b.drawn = kinds_of(view["drawn"]) if "drawn" in view else []
        b.hands = [0] * players
        b.hands[self.seat] = pack(kinds_of(view["hand"]))
        b.choices = sale_choices(b, b.turn) if b.awaited == AWAIT_SELL else []
        if b.revealed:
            b.middle = ALL_ROLES
            for role in b.roles:
                if role != NO_ROLE:
                    b.middle &= ~(1 << role)

    # -- Imagining ---------------------------------------------------------------------------------------------

    def imagine(self, rng: Rng) -> Board:
        """A world that agrees with everything this seat has seen; claims that cannot all be met are drawn anew."""
        for _ in range(TRIES):
            world = self._try(rng)
            if world is not None:
                return world
        raise RuntimeError(f"no world found in {TRIES} tries: this memory was told what cannot have happened")

    def _try(self, rng: Rng) -> Board | None:
        pools = self.pools[:]
        mixes = self._settle_mixes(rng)
        if not self._settle_feeds(rng, pools, mixes):
            return None
        for label, card in self.drawn_facts:
            if not take_from(pools, resolve(mixes, label), card):
                return None
        world: Board = self.board.copy()
        hands: list[list[int]] = []
        for seat in range(world.players):
            labels = [resolve(mixes, label) for label in self.hands[seat]]
            if not self._settle_claims(rng, pools, labels, self.claims[seat]):
                return None
            hands.append(labels)
        orders = [rng.shuffled(bytes(unpack(pool))) for pool in pools]
        dealt = [0] * len(pools)
        for seat in range(world.players):
            if seat != self.seat:
                world.hands[seat] = pack(fill(hands[seat], orders, dealt))
        if self.drawn:
            world.drawn = fill([resolve(mixes, label) for label in self.drawn], orders, dealt)
        world.pile = bytes(fill([resolve(mixes, label) for label in self.pile], orders, dealt))
        world.buried = pack(fill([resolve(mixes, label) for label in self.buried], orders, dealt))
        if not world.revealed:
            self._imagine_roles(rng, world)
        return world

    def _settle_mixes(self, rng: Rng) -> list[list[int]]:
        """In which order the labels of each mix went to the loader's hand and to the pile."""
        settled: list[list[int]] = []
        for labels in self.mixes:
            order = rng.shuffled(bytes(range(len(labels))))
            settled.append([resolve(settled, labels[place]) for place in order])
        return settled

    def _settle_feeds(self, rng: Rng, pools: list[int], mixes: list[list[int]]) -> bool:
        """Which cards a loader had buried among those that were shuffled."""
        for pool in range(len(self.feeds)):
            for label in self.feeds[pool]:
                origin = resolve(mixes, label)
                if origin >= KNOWN:
                    pools[pool] += ONE[origin - KNOWN]
                    continue
                cards = unpack(pools[origin])
                if not cards:
                    return False
                card = cards[rng.below(len(cards))]
                pools[origin] -= ONE[card]
                pools[pool] += ONE[card]
        return True

    def _settle_claims(self, rng: Rng, pools: list[int], labels: list[int], claims: list[Claim]) -> bool:
        """From which place each card seen came: likelier from a place whose pool has more of its kind."""
        gone = 0
        for claim in claims:
            weights: list[int] = []
            total = 0
            for place in range(claim.limit):
                label = labels[place]
                weight = 0
                if label >= KNOWN:
                    weight = 256 if label == KNOWN + claim.kind else 0
                elif label >= 0:
                    held = count_of(pools[label], claim.kind)
                    if held:
                        weight = max(1, 256 * held // size(pools[label]))
                total += weight
                weights.append(weight)
            if total == 0:
                return False
            pick = rng.below(total)
            place = 0
            while pick >= weights[place]:
                pick -= weights[place]
                place += 1
            take_from(pools, labels[place], claim.kind)
            labels[place] = EMPTY
            gone += 1
        if gone:
            labels[:] = [label for label in labels if label != EMPTY]
        return True

    def _imagine_roles(self, rng: Rng, world: Board) -> None:
        """M2.6: who left before this seat's last look has what was gone then, who left since has something of the rest."""
        world.middle = self.seen_middle
        gone = shuffled_roles(rng, ALL_ROLES & ~self.seen_middle)
        if self.role != NO_ROLE:
            world.roles[self.seat] = self.role
            world.middle &= ~(1 << self.role)
        for place, seat in enumerate(self.left_before):
            world.roles[seat] = gone[place]
        rest = shuffled_roles(rng, world.middle)
        for place, seat in enumerate(self.left_since):
            world.roles[seat] = rest[place]
            world.middle &= ~(1 << rest[place])


EMPTY: Final = 2000
"""The label of a place whose card has been claimed."""


def pack_roles(names: list[str]) -> int:
    """A set of action cards."""
    middle = 0
    for name in names:
        middle |= 1 << ROLES.index(name)
    return middle


def shuffled_roles(rng: Rng, roles: int) -> bytes:
    """The action cards of a set in random order."""
    return rng.shuffled(bytes([role for role in range(len(ROLES)) if (roles >> role) & 1]))


def resolve(mixes: list[list[int]], label: int) -> int:
    """The label that a place of a mix turned out to have; other labels are themselves."""
    if label >= 0:
        return label
    place = -1 - label
    return mixes[place // MIX_PLACES][place % MIX_PLACES]


def take_from(pools: list[int], label: int, card: int) -> bool:
    """Take a card seen to have lain in a place out of the place's pool; False if it cannot have lain there."""
    if label >= KNOWN:
        return label == KNOWN + card
    if count_of(pools[label], card) == 0:
        return False
    pools[label] -= ONE[card]
    return True


def fill(labels: list[int], orders: list[bytes], dealt: list[int]) -> list[int]:
    """Cards for places: each the next of its shuffled pool, or the card that is known."""
    cards: list[int] = []
    for label in labels:
        if label >= KNOWN:
            cards.append(label - KNOWN)
        else:
            cards.append(orders[label][dealt[label]])
            dealt[label] += 1
    return cards
