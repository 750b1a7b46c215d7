"""Cartagena for OpenSpiel: how long a game can last, and a reduced setting: its last duel.

The whole tree of a reduced setting can be searched. It is a game of its own with true probabilities: the box is
smaller, or it begins later; the rules are the same. Bounds are proved beside them; none is tight, and none is ever
exceeded.
"""

from __future__ import annotations

from typing import Any, Final

from mutiny.adapters.openspiel_rules import Bound, Bounds, OpenSpielPart, SpielRules, only_for
from mutiny.games.cartagena.components import read_box
from mutiny.games.cartagena.constants import COMBAT, DIAZ, DUELS, PIRATES, SAILORS, SIDES, VALVERDE
from mutiny.games.cartagena.event_types import CartagenaDealSecret
from mutiny.games.cartagena.events import DEAL
from mutiny.games.cartagena.rules.board import AWAIT_ROW, CartagenaBoard, CartagenaSetting
from mutiny.games.cartagena.rules.duels import begin_duel
from mutiny.games.cartagena.rules.game import CartagenaState
from mutiny.kernel.events import Event
from mutiny.kernel.game import Game
from mutiny.kernel.state import State

VOYAGE = 100
"""The number of rounds after which a voyage of Cartagena is stopped here; then nobody wins.

OpenSpiel does not support games without end, and the rules allow one: doors can be kept open, round after round. Games
between bots have 8 to 16 rounds, those of random players hardly more.
"""


def bounds(state: Any) -> Bounds:
    """C: the rules set no bound to a voyage, because a ship before open doors does not sail; VOYAGE does.

    In a round each door is knocked on at most once, and each player visits one pirate, who asks for at most two
    decisions. In the duels each combat card is laid at most once, each player lays at most one monkey a duel, and one
    player may rob. Chance draws the dealer, the piles, each round a row and at most one storm, and every sailor once.

    >>> from mutiny.kernel.discovery import game
    >>> bounds(game("cartagena").new(2))
    Bounds(decisions=1155, draws=665, outcomes=13, fewest=1)
    """
    setting = state.setting
    players: int = setting.players
    cards = len(setting.combat) + 2 * players
    decisions = VOYAGE * (setting.doors + 3 * players) + cards + (players + 1) * DUELS
    draws = 1 + len(setting.combat) + len(setting.gold) + VOYAGE * (setting.doors + 1) + SAILORS
    return Bounds(decisions, draws, max(len(PIRATES), SAILORS + 1), 1)


class Voyage(SpielRules):
    """The whole of Cartagena, except that an endless voyage is stopped after VOYAGE rounds."""

    def breaks_off(self, board: State) -> bool:
        return board.awaited == AWAIT_ROW and isinstance(board, CartagenaBoard) and board.round >= VOYAGE


class LastDuel(SpielRules):
    """The last duel of Cartagena's mutiny for two; each side has won two of the four before it.

    Each player's side is drawn. So is one combat card besides the two that everybody has, from one of each kind.
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
            secret: CartagenaDealSecret = {"side": SIDES[drawn[seat]], "cards": [COMBAT[card]]}
            events.append(DEAL.event("C3.4", seat, {"count": 1}, secret, (seat,)))
        board.round = 1
        board.ship = self.setting.mutiny
        board.deck = 0
        board.posts = self.SAILORS
        board.pairs = DUELS
        board.won = self.WON
        board.combat_pile = b""
        board.collect_events(events)
        begin_duel(board, DUELS - 1)
        return board.copy(), events

    def bounds(self) -> Bounds:
        """Return the bounds: each player lays at most three cards and a monkey, one robs; chance deals four cards."""
        whole = super().bounds()
        return Bounds(4 * self.players + 1, 2 * self.players, whole.outcomes, whole.fewest)


OPENSPIEL = OpenSpielPart("Cartagena", 4, bounds, Voyage, {"last-duel": (2, LastDuel)})
