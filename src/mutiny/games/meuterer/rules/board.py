"""The board: everything on the table, in hands and in piles. The chapters of the rules change it.

Islands are named by their place in the ring (0 to 11, clockwise); sets of cards are numbers (see kernel.cardset).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from mutiny.games.meuterer.components import Islands, card_counts, read_islands
from mutiny.games.meuterer.constants import (
    HOCHLAND,
    ISLANDS,
    KINDS,
    NO_ROLE,
    PIRATENNEST,
    PIRATES,
    RING,
    ROLES,
    Island,
)
from mutiny.kernel.cardset import pack
from mutiny.kernel.state import State

# The values of `awaited`: the places of `constants.PHASES`.
AWAIT_RING: Final = 0
AWAIT_CAPTAIN: Final = 1
AWAIT_DECK: Final = 2
AWAIT_SHUFFLE: Final = 3
AWAIT_PAY: Final = 4
AWAIT_OFFER: Final = 5
AWAIT_TAKE: Final = 6
AWAIT_FIGHT: Final = 7
AWAIT_SELL: Final = 8
AWAIT_KEEP: Final = 9
AWAIT_NOTHING: Final = 10

ALL_ROLES: Final = (1 << len(ROLES)) - 1
NOWHERE: Final = RING
"""The place of a destination that is not on the table."""


class MeutererSetting:
    """The constants of a game: its options."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.players = players
        # Views show the island table itself; its text would only make them long.
        self.options = {name: value for name, value in options.items() if name != "islands"}
        self.rounds = 8 if players == 4 else 9
        self.islands: Islands = read_islands(options["islands"])
        self.islands_replaced = options["islands"] != ""
        self.ring_printed = options["ring"] == "printed"
        self.offered_conflict_counts = options["offered-conflict"] == "counts"
        self.returns_to_draw_pile = options["loader-returns"] == "draw"
        self.keeps_from_hand = options["loader-keeps"] == "hand"
        self.pirates = options["pirates"] != "off"
        self.pirate_stride = 2 if options["pirates"] == "double" else 1
        kinds = len(KINDS) if self.pirates else PIRATES
        self.deck = bytes(kind for kind in range(kinds) for _ in range(card_counts()[kind]))
        self.all_cards = pack(list(self.deck))


# Not `acyclic`, though its fields are plain numbers: when an instance is freed deep inside other objects, such a class
# writes into a header that its instances do not have (mypy 2.4; tests/kernel/test_freeing.py).
class MeutererPlayer:
    """One player: the hand, the cards offered, the action cards seen in the middle, and the sales of this round."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.size: i64 = 0
        self.offered: i64 = 0
        self.role: i64 = NO_ROLE
        # The action cards in the middle when this player left, a bit each (M2.6); 0 before that.
        self.saw: i64 = 0
        self.score: i64 = 0
        self.here: i64 = 0
        self.there: i64 = 0

    def copy(self) -> MeutererPlayer:
        """Return a copy."""
        twin = MeutererPlayer()
        twin.hand = self.hand
        twin.size = self.size
        twin.offered = self.offered
        twin.role = self.role
        twin.saw = self.saw
        twin.score = self.score
        twin.here = self.here
        twin.there = self.there
        return twin


class MeutererBoard(State):
    """The state of a game under way."""

    def __init__(self, setting: MeutererSetting, like: MeutererBoard | None = None) -> None:
        super().__init__(setting.players)
        self.setting = setting
        self.seats: i64 = setting.players
        if like is None:
            self._lay_out(setting.players)
        else:
            self._lay_like(like)

    def _lay_out(self, players: int) -> None:
        """Set up an empty board; attributes not set here have no meaning before the rules set them."""
        self.awaited = AWAIT_RING
        self.round: i64 = 0
        self.captain: i64 = 0
        self.pay: i64 = 0
        self.ring: bytes = b""
        self.ship: i64 = 0
        self.before: i64 = 0
        self.pirate_ship: i64 = 0
        self.goal: i64 = NOWHERE
        self.mutineer_goal: i64 = NOWHERE
        self.crew = [MeutererPlayer() for _ in range(players)]
        self.aside: i64 = 0
        self.middle: i64 = ALL_ROLES
        self.revealed = False
        self.mutiny = False
        self.against: i64 = 0
        self.rising: i64 = 0
        self.fought: i64 = 0
        self.choices: tuple[int, ...] = ()
        self.pile: bytes = self.setting.deck
        self.top: i64 = 0
        self.discard: i64 = 0
        self.buried: i64 = 0
        self.drawing: i64 = 0
        self.needed: i64 = 0
        self.drawn: list[int] = []

    def _lay_like(self, like: MeutererBoard) -> None:
        """Copy another board: lists are copied, and objects that never change are shared."""
        self.await_like(like)
        self.round = like.round
        self.captain = like.captain
        self.pay = like.pay
        self.ring = like.ring
        self.ship = like.ship
        self.before = like.before
        self.pirate_ship = like.pirate_ship
        self.goal = like.goal
        self.mutineer_goal = like.mutineer_goal
        self.crew = [player.copy() for player in like.crew]
        self.aside = like.aside
        self.middle = like.middle
        self.revealed = like.revealed
        self.mutiny = like.mutiny
        self.against = like.against
        self.rising = like.rising
        self.fought = like.fought
        self.choices = like.choices
        self.pile = like.pile
        self.top = like.top
        self.discard = like.discard
        self.buried = like.buried
        self.drawing = like.drawing
        self.needed = like.needed
        self.drawn = like.drawn[:]

    @property
    def scores(self) -> list[int]:
        """Victory points by seat."""
        return [player.score for player in self.crew]

    @abstractmethod
    def copy(self) -> MeutererBoard:
        """Return an independent copy."""

    def after(self, seat: i64) -> i64:
        """Return the next seat clockwise."""
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    def island(self, place: i64) -> int:
        """Return the island at a place of the ring."""
        return self.ring[place % RING]

    def name(self, place: i64) -> Island:
        """Return the name of the island at a place of the ring."""
        return ISLANDS[self.ring[place % RING]]

    def lay_ring(self, ring: bytes) -> None:
        """M0.3, M0.4, MP.1: the ring is laid, with the ship on Hochland, alone active, and pirates on Piratennest."""
        self.ring = ring
        self.ship = self.before = ring.index(HOCHLAND)
        self.pirate_ship = ring.index(PIRATENNEST)

    def has_left(self, seat: i64) -> bool:
        """Return whether a player has left the offering of this round (M2.4)."""
        return (self.aside >> seat) & 1 == 1

    def pile_size(self) -> i64:
        """Return the number of cards in the draw pile."""
        return len(self.pile) - self.top
