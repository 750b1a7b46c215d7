"""The board: doors, hands, piles, sailors, the ship and the duels. The chapters of the rules change it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from mutiny.games.cartagena.components import CartagenaBox
from mutiny.games.cartagena.constants import D1, NO_PIRATE, NO_SIDE, SAILORS, SPARE_DOORS, V1
from mutiny.kernel.cardset import one
from mutiny.kernel.state import State

# The values of `awaited`: the places of `constants.CLAUSE_OF`.
AWAIT_DEALER: Final = 0
AWAIT_COMBAT: Final = 1
AWAIT_GOLD: Final = 2
AWAIT_STORM: Final = 3
AWAIT_ROW: Final = 4
AWAIT_SAILORS: Final = 5
AWAIT_POSTS: Final = 6
AWAIT_DOOR: Final = 7
AWAIT_TAKE: Final = 8
AWAIT_KEEP: Final = 9
AWAIT_SWAP: Final = 10
AWAIT_TRADE: Final = 11
AWAIT_ROB: Final = 12
AWAIT_SIDE: Final = 13
AWAIT_PEEK: Final = 14
AWAIT_POST: Final = 15
AWAIT_INSPECT: Final = 16
AWAIT_TURN: Final = 17
AWAIT_LAY: Final = 18
AWAIT_MONKEY: Final = 19
AWAIT_NOTHING: Final = 20

NOBODY: Final = 15
"""The number that stands for no seat."""
NO_LETTER: Final = 15
NO_CARD: Final = 15
EMPTY_POSTS: Final = bytes(SAILORS)
WHOLE_DECK: Final = (1 << (SAILORS + 1)) - 2
"""A bit for each sailor, by value."""


class CartagenaSetting:
    """The constants of a game: the box, the piles for this number of players, when the mutiny breaks out."""

    def __init__(self, players: int, box: CartagenaBox, at_once: bool = False) -> None:
        self.players = players
        self.everybody = (1 << players) - 1
        self.doors = players + SPARE_DOORS
        # C0.1: every player starts with a 1 of either colour; C0.2: the rest are the piles.
        self.combat = box.combat.replace(bytes([V1]), b"", players).replace(bytes([D1]), b"", players)
        self.gold = box.gold
        self.coins = box.coins - players * box.purse
        self.purse = box.purse
        # C0.4: the track; the ship's first space depends on the number of players.
        self.mutiny = box.mutiny
        self.storms = box.storms
        self.start = box.start[players]
        # C3.1: whether the mutiny begins after the turn in which something runs out, instead of at the end of the
        # round.
        self.at_once = at_once


class CartagenaPlayer:
    """One player: combat and gold cards, coins, the secret side, the card laid in a duel."""

    def __init__(self) -> None:
        self.combat: i64 = 0
        self.size: i64 = 0
        self.gold: i64 = 0
        self.golds: i64 = 0
        self.coins: i64 = 0
        self.side: i64 = NO_SIDE
        self.laid: i64 = NO_CARD
        # What the player has seen, a bit each: sides; sailors with their places; sailors whose places may have changed,
        # since another player has handled them.
        self.peeked: i64 = 0
        self.knows_posts: i64 = 0
        self.knew_posts: i64 = 0

    def copy(self) -> CartagenaPlayer:
        """Return a copy."""
        twin = CartagenaPlayer()
        twin.combat = self.combat
        twin.size = self.size
        twin.gold = self.gold
        twin.golds = self.golds
        twin.coins = self.coins
        twin.side = self.side
        twin.laid = self.laid
        twin.peeked = self.peeked
        twin.knows_posts = self.knows_posts
        twin.knew_posts = self.knew_posts
        return twin

    def gain(self, kind: i64) -> None:
        """Add a combat card."""
        self.combat += one(kind)
        self.size += 1

    def lose(self, kind: i64) -> None:
        """Remove a combat card."""
        self.combat -= one(kind)
        self.size -= 1

    def gain_gold(self, kind: i64) -> None:
        """Add a gold card."""
        self.gold += one(kind)
        self.golds += 1


class CartagenaBoard(State):
    """The state of a game under way."""

    def __init__(self, setting: CartagenaSetting, like: CartagenaBoard | None = None) -> None:
        super().__init__(setting.players)
        self.setting = setting
        self.seats: i64 = setting.players
        if like is None:
            self._lay_out()
        else:
            self._lay_like(like)

    def _lay_out(self) -> None:
        """C0: the board before the dealer is drawn."""
        setting = self.setting
        self.awaited = AWAIT_DEALER
        self.crew = [CartagenaPlayer() for _ in range(self.players)]
        for player in self.crew:
            player.gain(V1)
            player.gain(D1)
            player.coins = setting.purse
        self.supply: i64 = setting.coins
        self.combat_pile: bytes = setting.combat
        self.combat_top: i64 = 0
        self.gold_pile: bytes = setting.gold
        self.gold_top: i64 = 0
        self.dealer: i64 = 0
        self.round: i64 = 0
        self.ship: i64 = setting.start
        self.lifeboat: i64 = NO_PIRATE
        # The row of doors: how many are open, which pirates behind them can still be visited (a bit each), and who has
        # visited which door (four bits each, a seat plus one).
        self.row: bytes = b""
        self.opened: i64 = 0
        self.faces: i64 = 0
        self.visitors: i64 = 0
        self.knocked = False
        self.turns_left: i64 = 0
        self.offer: i64 = 0
        self.visiting: i64 = NO_PIRATE
        # The last visit, as everybody saw it.
        self.last_seat: i64 = NOBODY
        self.last_pirate: i64 = NO_PIRATE
        self.last_count: i64 = 0
        self.last_target: i64 = NOBODY
        self.last_letter: i64 = NO_LETTER
        # Sailors: those on deck (a bit each), those on the duel places, and how many pairs are placed.
        self.deck: i64 = WHOLE_DECK
        self.posts: bytes = EMPTY_POSTS
        self.pairs: i64 = 0
        self.low: i64 = 0
        self.high: i64 = 0
        # The duels: the players still in the game, and those in this duel (a bit each).
        self.aboard: i64 = setting.everybody
        self.dueling: i64 = 0
        self.duel: i64 = NO_LETTER
        self.duel_round: i64 = 0
        self.valverde: i64 = 0
        self.diaz: i64 = 0
        self.laid: list[int] = []
        self.gone: i64 = 0
        self.won: bytes = b""
        self.side: i64 = NO_SIDE
        self.tied: i64 = 0
        self.why = ""

    def _lay_like(self, like: CartagenaBoard) -> None:
        self.await_like(like)
        self.crew = [player.copy() for player in like.crew]
        self.supply = like.supply
        self.combat_pile = like.combat_pile
        self.combat_top = like.combat_top
        self.gold_pile = like.gold_pile
        self.gold_top = like.gold_top
        self.dealer = like.dealer
        self.round = like.round
        self.ship = like.ship
        self.lifeboat = like.lifeboat
        self.row = like.row
        self.opened = like.opened
        self.faces = like.faces
        self.visitors = like.visitors
        self.knocked = like.knocked
        self.turns_left = like.turns_left
        self.offer = like.offer
        self.visiting = like.visiting
        self.last_seat = like.last_seat
        self.last_pirate = like.last_pirate
        self.last_count = like.last_count
        self.last_target = like.last_target
        self.last_letter = like.last_letter
        self.deck = like.deck
        self.posts = like.posts
        self.pairs = like.pairs
        self.low = like.low
        self.high = like.high
        self.aboard = like.aboard
        self.dueling = like.dueling
        self.duel = like.duel
        self.duel_round = like.duel_round
        self.valverde = like.valverde
        self.diaz = like.diaz
        self.laid = like.laid[:]
        self.gone = like.gone
        self.won = like.won
        self.side = like.side
        self.tied = like.tied
        self.why = like.why

    @abstractmethod
    def copy(self) -> CartagenaBoard:
        """Return an independent copy."""

    def after(self, seat: i64) -> i64:
        """Return the next seat to the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    def combat_left(self) -> i64:
        """Return the number of cards in the combat pile."""
        return len(self.combat_pile) - self.combat_top

    def gold_left(self) -> i64:
        """Return the number of cards in the gold pile."""
        return len(self.gold_pile) - self.gold_top

    def draw_combat(self) -> i64:
        """Draw the top card of the combat pile, which must not be empty."""
        card: i64 = self.combat_pile[self.combat_top]
        self.combat_top += 1
        return card

    def draw_gold(self) -> i64:
        """Draw the top card of the gold pile, which must not be empty."""
        card: i64 = self.gold_pile[self.gold_top]
        self.gold_top += 1
        return card

    def is_aboard(self, seat: i64) -> bool:
        """Return whether a player is still in the game."""
        return (self.aboard >> seat) & 1 == 1

    def with_coins(self, but: i64) -> i64:
        """Return the other players who have a coin, a bit each."""
        seats: i64 = 0
        for seat in range(self.seats):
            if seat != but and self.crew[seat].coins:
                seats |= 1 << seat
        return seats

    def value_at(self, letter: i64, side: i64) -> i64:
        """Return the value of the sailor on a duel place; 0 if there is none."""
        value: i64 = self.posts[letter * 2 + side]
        return value
