"""Reduced settings: the rules of the games on so little that whole trees can be gone through, best responses included.

Each is a game of its own with true probabilities; what is reduced is the box, or where it begins, never a rule.
May import: mutiny.kernel, mutiny.games, and bounds, rules of this package.
"""

from __future__ import annotations

from typing import Final

from mutiny.adapters.openspiel.bounds import VOYAGE, Bound, Bounds
from mutiny.adapters.openspiel.rules import Rules
from mutiny.games.cartagena.board import AWAIT_ROW
from mutiny.games.cartagena.board import Board as CartagenaBoard
from mutiny.games.cartagena.board import Setting as CartagenaSetting
from mutiny.games.cartagena.components import read_box
from mutiny.games.cartagena.duels import begin_duel
from mutiny.games.cartagena.rules import CartagenaState
from mutiny.games.cartagena.words import COMBAT, DIAZ, DUELS, SIDES, VALVERDE
from mutiny.games.meuterer.board import Setting as MeutererSetting
from mutiny.games.meuterer.round_end import begin_round
from mutiny.games.meuterer.rules import PRINTED_RING, MeutererState
from mutiny.games.meuterer.words import CONFLICT, KINDS
from mutiny.games.traitres.board import Setting as TraitresSetting
from mutiny.games.traitres.components import Box, box
from mutiny.games.traitres.rules import TraitresState
from mutiny.games.traitres.turn import begin_turn
from mutiny.games.traitres.words import HAND, SPYGLASS
from mutiny.games.traitres.words import KINDS as LOOT_KINDS
from mutiny.kernel.cardset import one, pack
from mutiny.kernel.errors import BadOptions
from mutiny.kernel.events import Event
from mutiny.kernel.game import Game
from mutiny.kernel.state import State


class Voyage(Rules):
    """The whole of Cartagena, but that a voyage which will not end is broken off (see bounds.VOYAGE)."""

    def breaks_off(self, board: State) -> bool:
        return board.awaited == AWAIT_ROW and isinstance(board, CartagenaBoard) and board.round >= VOYAGE


class SmallBox(Rules):
    """Traîtres à bord for three with a box of seven cards, one card in each hand at first; seat 0 begins.

    Four +1, two -2 and a spyglass; the chest must reach 2. Two pirates and a mutineer, as always with three.
    """

    DECK: Final = bytes([0, 0, 0, 0, 2, 2, SPYGLASS])
    TARGET: Final = 2
    opening = ((box(3).roles, 3), (DECK, len(DECK)))

    def __init__(self, game: Game, players: int, options: dict[str, str], bound: Bound) -> None:
        super().__init__(game, players, options, bound)
        only_for(players, 3)
        meet = options["mutineers-meet"] == "yes"
        self.setting = TraitresSetting(players, Box(self.DECK, box(players).roles, self.TARGET), meet)

    def new(self) -> State:
        return TraitresState(self.setting)

    def begin(self, drawn: bytes) -> tuple[State, list[Event]]:
        board = TraitresState(self.setting)
        events = board.resolve(drawn[: self.players]) + board.resolve(bytes([0]))
        board.pile = drawn[self.players :]
        for seat, player in enumerate(board.crew):
            card = board.draw_card()
            player.gain(card)
            events.append(Event("deal", "T0.3", seat, {"count": 1}, {"cards": [LOOT_KINDS[card]]}, (seat,)))
        begin_turn(board, 0)
        return board.copy(), events

    def bounds(self) -> Bounds:
        """As of a whole game, but that more cards are left in the pile."""
        whole = super().bounds()
        more = (HAND - 1) * self.players
        return Bounds(whole.decisions + more, whole.draws, whole.outcomes, whole.fewest)


class LastRound(Rules):
    """The last round of Meuterer for three, with a card each, dealt from two cloth, two grain and two conflict cards.

    The islands lie in their printed order, the ship at the first, seat 0 is Captain, and nobody has any points.
    """

    DECK: Final = bytes([3, 3, 4, 4, CONFLICT, CONFLICT])
    opening = ((DECK, 3),)

    def __init__(self, game: Game, players: int, options: dict[str, str], bound: Bound) -> None:
        super().__init__(game, players, options, bound)
        only_for(players, 3)
        self.setting = MeutererSetting(players, {**options, "ring": "printed", "pirates": "off"})
        self.setting.rounds = 1
        self.setting.deck = self.DECK
        self.setting.all_cards = pack(list(self.DECK))

    def new(self) -> State:
        return MeutererState(self.setting)

    def begin(self, drawn: bytes) -> tuple[State, list[Event]]:
        board = MeutererState(self.setting)
        events = board.resolve(PRINTED_RING) + board.resolve(bytes([0]))
        rest = bytearray(self.DECK)
        for seat, card in enumerate(drawn):
            player = board.crew[seat]
            player.hand = one(card)
            player.size = 1
            rest.remove(card)
            events.append(Event("deal", "M0.6", seat, {"count": 1}, {"cards": [KINDS[card]]}, (seat,)))
        # Nobody will draw any more, so it does not matter in which order the rest lies.
        board.pile = bytes(rest)
        board.top = 0
        board.listen(events)
        begin_round(board)
        return board.copy(), events


class LastDuel(Rules):
    """The last duel of Cartagena's mutiny for two; either side has won two of the four before it.

    Each player's side is drawn, and so is one more combat card than the two that everybody has, from one of each kind.
    Valverde's sailor is worth 5, Diaz's 6; each player has a coin and no gold.
    """

    SAILORS: Final = bytes([10, 1, 2, 9, 8, 3, 4, 7, 5, 6])
    WON: Final = bytes([VALVERDE, DIAZ, VALVERDE, DIAZ])
    SIDE: Final = (bytes([VALVERDE, DIAZ]), 1)
    opening = (SIDE, SIDE, (bytes(range(len(COMBAT))), 2))

    def __init__(self, game: Game, players: int, options: dict[str, str], bound: Bound) -> None:
        super().__init__(game, players, options, bound)
        only_for(players, 2)
        self.setting = CartagenaSetting(players, read_box(options["components"]))

    def new(self) -> State:
        return CartagenaState(self.setting)

    def begin(self, drawn: bytes) -> tuple[State, list[Event]]:
        board = CartagenaState(self.setting)
        events: list[Event] = []
        for seat, player in enumerate(board.crew):
            card = drawn[self.players + seat]
            player.side = drawn[seat]
            player.gain(card)
            secret = {"side": SIDES[drawn[seat]], "cards": [COMBAT[card]]}
            events.append(Event("deal", "C3.4", seat, {"count": 1}, secret, (seat,)))
        board.round = 1
        board.ship = self.setting.mutiny
        board.deck = 0
        board.posts = self.SAILORS
        board.pairs = DUELS
        board.won = self.WON
        board.combat_pile = b""
        board.listen(events)
        begin_duel(board, DUELS - 1)
        return board.copy(), events

    def bounds(self) -> Bounds:
        """Each lays three cards and a monkey at most, and one robs; chance deals two sides and two cards."""
        whole = super().bounds()
        return Bounds(4 * self.players + 1, 2 * self.players, whole.outcomes, whole.fewest)


def only_for(players: int, wanted: int) -> None:
    """Refuse a number of players that a reduced setting is not for.

    >>> only_for(4, 3)
    Traceback (most recent call last):
    mutiny.kernel.errors.BadOptions: this reduced setting is for 3 players, not 4.
    """
    if players != wanted:
        raise BadOptions(f"this reduced setting is for {wanted} players, not {players}.")
