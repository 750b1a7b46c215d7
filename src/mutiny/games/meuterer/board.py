"""The board: everything that lies on the table, in hands and in piles. The chapters of the rules change it.

Islands are named by their place in the ring (0 to 11, clockwise); sets of cards are numbers (see cards).
May import: mutiny.kernel, and words, cards, components of this game.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mutiny.games.meuterer.cards import pack, size
from mutiny.games.meuterer.components import Islands, card_counts, read_islands
from mutiny.games.meuterer.words import HOCHLAND, ISLANDS, KINDS, NO_ROLE, PIRATENNEST, PIRATES, RING, ROLES
from mutiny.kernel.state import State

# What is awaited: first the chances of the setup and of M8.1, then the players' decisions, then nothing.
AWAIT_RING: Final = 0
AWAIT_CAPTAIN: Final = 1
AWAIT_DECK: Final = 2
AWAIT_SHUFFLE: Final = 3
AWAIT_PAY: Final = 4
AWAIT_OFFER: Final = 5
AWAIT_FIGHT: Final = 6
AWAIT_SELL: Final = 7
AWAIT_KEEP: Final = 8
AWAIT_NOTHING: Final = 9
PHASES: Final = ("ring", "captain", "deck", "shuffle", "pay", "offer", "fight", "sell", "keep", "over")

SEATS: Final = ((0,), (1,), (2,), (3,))
ALL_ROLES: Final = (1 << len(ROLES)) - 1
NOWHERE: Final = RING
"""The place of a destination that is not on the table."""


class Setting:
    """What stays the same all game long: the options, read."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.players = players
        self.rounds = 8 if players == 4 else 9
        self.islands: Islands = read_islands(options["islands"])
        self.ring_printed = options["ring"] == "printed"
        self.offered_conflict_counts = options["offered-conflict"] == "counts"
        self.returns_to_draw_pile = options["loader-returns"] == "draw"
        self.pirates = options["pirates"] != "off"
        self.pirate_stride = 2 if options["pirates"] == "double" else 1
        kinds = len(KINDS) if self.pirates else PIRATES
        self.deck = bytes(kind for kind in range(kinds) for _ in range(card_counts()[kind]))
        self.all_cards = pack(list(self.deck))


class Board(State):
    """The table in the middle of a game."""

    def __init__(self, setting: Setting, like: Board | None = None) -> None:
        super().__init__(setting.players)
        self.setting = setting
        if like is None:
            self._lay_out(setting.players)
        else:
            self._lay_like(like)

    def _lay_out(self, players: int) -> None:
        """An empty table; what is not set here has no meaning before it is set by the rules."""
        self.awaited = AWAIT_RING
        self.turn = 0
        self.round = 0
        self.captain = 0
        self.pay = 0
        self.ring: bytes = b""
        self.ship = 0
        self.before = 0
        self.pirate_ship = 0
        self.goal = NOWHERE
        self.mutineer_goal = NOWHERE
        self.scores = [0] * players
        self.hands = [0] * players
        self.sizes = [0] * players
        self.offered = [0] * players
        self.aside = 0
        self.roles = [NO_ROLE] * players
        self.middle = ALL_ROLES
        self.revealed = False
        self.mutiny = False
        self.against = 0
        self.rising = 0
        self.fought = 0
        self.here = [0] * players
        self.there = [0] * players
        self.choices: list[int] = []
        self.pile: bytes = self.setting.deck
        self.top = 0
        self.discard = 0
        self.buried = 0
        self.drawing = 0
        self.needed = 0
        self.drawn: list[int] = []

    def _lay_like(self, like: Board) -> None:
        """The same table again: every list is copied, what never changes in place is shared."""
        self.over = like.over
        self.awaits_chance = like.awaits_chance
        self.acting = like.acting
        self.awaited = like.awaited
        self.turn = like.turn
        self.round = like.round
        self.captain = like.captain
        self.pay = like.pay
        self.ring = like.ring
        self.ship = like.ship
        self.before = like.before
        self.pirate_ship = like.pirate_ship
        self.goal = like.goal
        self.mutineer_goal = like.mutineer_goal
        self.scores = like.scores[:]
        self.hands = like.hands[:]
        self.sizes = like.sizes[:]
        self.offered = like.offered[:]
        self.aside = like.aside
        self.roles = like.roles[:]
        self.middle = like.middle
        self.revealed = like.revealed
        self.mutiny = like.mutiny
        self.against = like.against
        self.rising = like.rising
        self.fought = like.fought
        self.here = like.here[:]
        self.there = like.there[:]
        self.choices = like.choices
        self.pile = like.pile
        self.top = like.top
        self.discard = like.discard
        self.buried = like.buried
        self.drawing = like.drawing
        self.needed = like.needed
        self.drawn = like.drawn[:]
    @abstractmethod
    def copy(self) -> Board:
        """The same table again, independent of this one."""

    def await_chance(self, awaited: int) -> None:
        """Nobody is to act: chance is next."""
        self.awaited = awaited
        self.awaits_chance = True
        self.acting = ()

    def await_seat(self, awaited: int, seat: int) -> None:
        """One seat is to decide."""
        self.awaited = awaited
        self.awaits_chance = False
        self.turn = seat
        self.acting = SEATS[seat]

    def await_nothing(self) -> None:
        """The game is over."""
        self.awaited = AWAIT_NOTHING
        self.awaits_chance = False
        self.over = True
        self.acting = ()

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def island(self, place: int) -> int:
        """The island that lies at a place of the ring."""
        return self.ring[place % RING]

    def name(self, place: int) -> str:
        """The name of the island that lies at a place of the ring."""
        return ISLANDS[self.ring[place % RING]]

    def lay_ring(self, ring: bytes) -> None:
        """M0.3, M0.4: the islands lie in a ring and the ship on Hochland, which alone is active (MP.1: pirates on Piratennest)."""
        self.ring = ring
        self.ship = self.before = ring.index(HOCHLAND)
        self.pirate_ship = ring.index(PIRATENNEST)

    def has_left(self, seat: int) -> bool:
        """Whether a player has left the offering of this round (M2.4)."""
        return (self.aside >> seat) & 1 == 1

    def pile_size(self) -> int:
        """How many cards are left in the draw pile."""
        return len(self.pile) - self.top

    def discard_size(self) -> int:
        """How many cards lie in the discard pile, those face down under it included."""
        return size(self.discard) + size(self.buried)
