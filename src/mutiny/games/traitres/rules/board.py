"""The board: roles, hands, planks, the chest and the piles. The chapters of the rules change it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from mutiny.games.traitres.components import TraitresBox
from mutiny.games.traitres.constants import LOOTS, PIRATE
from mutiny.games.traitres.rules.actions import OPEN
from mutiny.games.traitres.rules.piles import EMPTY, cards_in, heaped, put, stacked
from mutiny.kernel.cardset import one
from mutiny.kernel.state import State

# The values of `awaited`: the places of `constants.PHASES`.
AWAIT_ROLES: Final = 0
AWAIT_FIRST: Final = 1
AWAIT_DECK: Final = 2
AWAIT_TURN: Final = 3
AWAIT_ORDER: Final = 4
AWAIT_RETURN: Final = 5
AWAIT_NOTHING: Final = 6

LOOT_BITS: Final = 2
LOOT_MASK: Final = 3
ANNOUNCED_BITS: Final = 5
"""Bits for a loot, and for a loot with the seat that announced it."""

UNDECIDED: Final = 2
"""The winning team while there is none."""


class TraitresSetting:
    """The constants of a game: its options, and the box for this number of players."""

    def __init__(self, players: int, box: TraitresBox, mutineers_meet: bool) -> None:
        self.players = players
        self.deck = box.deck
        self.deck_heap = heaped(list(box.deck))
        self.roles = box.roles
        self.roles_heap = heaped(list(box.roles))
        self.target = box.target
        self.mutineers_meet = mutineers_meet


# Not `acyclic`, though its fields are plain numbers: when an instance is freed deep inside other objects, such a class
# writes into a header that its instances do not have (mypy 2.4; tests/kernel/test_freeing.py).
class TraitresPlayer:
    """One player: role, hand, and the planks in front of the player."""

    def __init__(self) -> None:
        self.role: i64 = PIRATE
        self.hand: i64 = 0
        self.size: i64 = 0
        self.planks: i64 = 0
        self.aboard = True
        self.shown = False

    def copy(self) -> TraitresPlayer:
        """Return a copy."""
        twin = TraitresPlayer()
        twin.role = self.role
        twin.hand = self.hand
        twin.size = self.size
        twin.planks = self.planks
        twin.aboard = self.aboard
        twin.shown = self.shown
        return twin

    def gain(self, kind: i64) -> None:
        """Add a card to the hand."""
        self.hand += one(kind)
        self.size += 1

    def lose(self, kind: i64) -> None:
        """Remove a card from the hand."""
        self.hand -= one(kind)
        self.size -= 1


class TraitresBoard(State):
    """The state of a game under way."""

    def __init__(self, setting: TraitresSetting, like: TraitresBoard | None = None) -> None:
        super().__init__(setting.players)
        self.setting = setting
        self.seats: i64 = setting.players
        if like is None:
            self._lay_out()
        else:
            self._lay_like(like)

    def _lay_out(self) -> None:
        self.awaited = AWAIT_ROLES
        self.crew = [TraitresPlayer() for _ in range(self.players)]
        self.targets: i64 = (1 << self.players) - 1
        self.pile: bytes = self.setting.deck
        self.top: i64 = 0
        self.chest = EMPTY
        # Nobody looks at the discard pile again, so it has no order.
        self.discard: i64 = 0
        # A stack of announcements, each a seat and a value (T2.1).
        self.announced = EMPTY
        # T2.9: the last card played, as the whole table saw it: a move, OPEN for none yet, STASH for any loot.
        self.played: i64 = OPEN
        self.played_by: i64 = 0
        self.mutineers: i64 = 0
        self.pirates: i64 = 0
        self.team: i64 = UNDECIDED
        self.why = ""

    def _lay_like(self, like: TraitresBoard) -> None:
        self.await_like(like)
        self.crew = [player.copy() for player in like.crew]
        self.targets = like.targets
        self.pile = like.pile
        self.top = like.top
        self.chest = like.chest
        self.discard = like.discard
        self.announced = like.announced
        self.played = like.played
        self.played_by = like.played_by
        self.mutineers = like.mutineers
        self.pirates = like.pirates
        self.team = like.team
        self.why = like.why

    @abstractmethod
    def copy(self) -> TraitresBoard:
        """Return an independent copy."""

    def pile_size(self) -> i64:
        """Return the number of cards in the draw pile."""
        return len(self.pile) - self.top

    def draw_card(self) -> i64:
        """Draw the top card of the draw pile, which must not be empty."""
        card: i64 = self.pile[self.top]
        self.top += 1
        return card

    def next_aboard(self, seat: i64) -> i64:
        """T1.3: the next player to the left still aboard."""
        seat += 1
        while True:
            if seat >= self.seats:
                seat = 0
            if (self.targets >> seat) & 1:
                return seat
            seat += 1

    def put_into_chest(self, loot: int) -> None:
        """Put a loot on top of the chest."""
        self.chest = put(self.chest, loot, LOOT_BITS)

    def take_from_chest(self) -> i64:
        """Take the top card of the chest, which must not be empty."""
        chest = self.chest
        self.chest = chest >> LOOT_BITS
        return chest & LOOT_MASK

    def chest_cards(self) -> list[int]:
        """Return the cards of the chest, the bottom first."""
        return cards_in(self.chest, LOOT_BITS)

    def lay_chest(self, cards: list[int]) -> None:
        """Set the cards of the chest, the bottom first."""
        self.chest = stacked(cards, LOOT_BITS)

    def lay_discards(self, cards: list[int]) -> None:
        """Set the cards of the discard pile, in any order."""
        self.discard = heaped(cards)

    def announce(self, seat: int, value: int) -> None:
        """Note an announcement, true or not."""
        self.announced = put(self.announced, seat * LOOTS + value, ANNOUNCED_BITS)

    def announcements(self) -> list[tuple[int, int]]:
        """Return the announcements, each a seat and a value, the first one first."""
        return [(said // LOOTS, said % LOOTS) for said in cards_in(self.announced, ANNOUNCED_BITS)]

    def lay_announcements(self, announcements: list[tuple[int, int]]) -> None:
        """Set the announcements, the first one first."""
        self.announced = EMPTY
        for seat, value in announcements:
            self.announce(seat, value)
