"""The board: roles, hands, planks, the chest and the piles. The chapters of the rules change it.

May import: mutiny.kernel, and words, components and actions of this game.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from mutiny.games.traitres.actions import OPEN
from mutiny.games.traitres.components import Box
from mutiny.games.traitres.words import PIRATE
from mutiny.kernel.cardset import one
from mutiny.kernel.state import State

# What is awaited: first the chances of the setup, then the players' decisions, then nothing.
AWAIT_ROLES: Final = 0
AWAIT_FIRST: Final = 1
AWAIT_DECK: Final = 2
AWAIT_TURN: Final = 3
AWAIT_ORDER: Final = 4
AWAIT_RETURN: Final = 5
AWAIT_NOTHING: Final = 6
PHASES: Final[tuple[str, ...]] = ("roles", "first", "deck", "turn", "order", "return", "over")

UNDECIDED: Final = 2
"""Stands for the team that has won while none has."""


class Setting:
    """What stays the same all game long: the options, read, and the box for this number of players."""

    def __init__(self, players: int, box: Box, mutineers_meet: bool) -> None:
        self.players = players
        self.deck = box.deck
        self.roles = box.roles
        self.target = box.target
        self.mutineers_meet = mutineers_meet


class Player:
    """One player: role, hand, the planks before him."""

    def __init__(self) -> None:
        self.role: i64 = PIRATE
        self.hand: i64 = 0
        self.size: i64 = 0
        self.planks: i64 = 0
        self.aboard = True
        self.shown = False

    def copy(self) -> Player:
        """The same player again."""
        twin = Player()
        twin.role = self.role
        twin.hand = self.hand
        twin.size = self.size
        twin.planks = self.planks
        twin.aboard = self.aboard
        twin.shown = self.shown
        return twin

    def gain(self, kind: i64) -> None:
        """Take a card up."""
        self.hand += one(kind)
        self.size += 1

    def lose(self, kind: i64) -> None:
        """Let a card go."""
        self.hand -= one(kind)
        self.size -= 1


class Board(State):
    """The table in the middle of a game."""

    def __init__(self, setting: Setting, like: Board | None = None) -> None:
        super().__init__(setting.players)
        self.setting = setting
        self.seats: i64 = setting.players
        if like is None:
            self._lay_out()
        else:
            self._lay_like(like)

    def _lay_out(self) -> None:
        self.awaited = AWAIT_ROLES
        self.crew = [Player() for _ in range(self.players)]
        self.targets: i64 = (1 << self.players) - 1
        self.pile: bytes = self.setting.deck
        self.top: i64 = 0
        self.chest: list[int] = []
        self.discard: list[int] = []
        # Who announced what (T2.1), a number each: bytes are shared by copies.
        self.announced: bytes = b""
        # T2.9: the last card played, as the whole table saw it: a move, OPEN for none yet, STASH for any loot.
        self.played: i64 = OPEN
        self.played_by: i64 = 0
        self.mutineers: i64 = 0
        self.pirates: i64 = 0
        self.team: i64 = UNDECIDED
        self.why = ""

    def _lay_like(self, like: Board) -> None:
        self.await_like(like)
        self.crew = [player.copy() for player in like.crew]
        self.targets = like.targets
        self.pile = like.pile
        self.top = like.top
        self.chest = like.chest[:]
        self.discard = like.discard[:]
        self.announced = like.announced
        self.played = like.played
        self.played_by = like.played_by
        self.mutineers = like.mutineers
        self.pirates = like.pirates
        self.team = like.team
        self.why = like.why

    @abstractmethod
    def copy(self) -> Board:
        """The same table again, independent of this one."""

    def pile_size(self) -> i64:
        """How many cards are left in the draw pile."""
        return len(self.pile) - self.top

    def draw_card(self) -> i64:
        """The top card of the draw pile, which must not be empty."""
        card: i64 = self.pile[self.top]
        self.top += 1
        return card

    def next_aboard(self, seat: i64) -> i64:
        """T1.3: the next player to the left still aboard."""
        seat += 1
        while True:
            if seat >= self.seats:
                seat = 0
            if self.crew[seat].aboard:
                return seat
            seat += 1
