"""Meuterer for OpenSpiel: how long a game can last, and a reduced setting: its last round.

The whole tree of a reduced setting can be searched. It is a game of its own with true probabilities: the box is
smaller, or it begins later; the rules are the same. Bounds are proved beside them; none is tight, and none is ever
exceeded.
"""

from __future__ import annotations

from typing import Any, Final

from mutiny.adapters.openspiel_rules import Bound, Bounds, OpenSpielPart, SpielRules, only_for
from mutiny.games.meuterer.constants import CONFLICT, EXTRA, HAND, KINDS, RING
from mutiny.games.meuterer.events import DEAL
from mutiny.games.meuterer.rules.board import MeutererSetting
from mutiny.games.meuterer.rules.game import PRINTED_RING, MeutererState
from mutiny.games.meuterer.rules.round_end import begin_round
from mutiny.kernel.cardset import one, pack
from mutiny.kernel.events import Event
from mutiny.kernel.game import Game
from mutiny.kernel.state import State


def bounds(state: Any) -> Bounds:
    """M: rounds are counted, and in each a player decides a bounded number of times.

    A round has the pay once. Each player offers or fights with at most five cards, leaves once and, except for the
    Captain, takes an action card: 7 decisions, or fewer for a player who plays none in the fight. Each player sells at
    most once, and one loader keeps. The ring takes 11 draws, the Captain 1, the deal one fewer than there are cards.
    Then there are the draws from shuffled discards: no pile is shuffled before the one before it is drawn to the end,
    and a round draws at most five cards a player and the loader's three. So all piles but the last have fewer cards
    than are drawn in all rounds, less those of the first pile, which is all but the hands; and the last is at most the
    deck.

    >>> from mutiny.kernel.discovery import game
    >>> bounds(game("meuterer").new(4))
    Bounds(decisions=263, draws=228, outcomes=12, fewest=1)
    """
    setting = state.setting
    players: int = setting.players
    hands = HAND * players
    round_ = 1 + (HAND + 1) * players + players - 1 + players + 1
    draws = RING - 1 + 1 + len(setting.deck) - 1
    draws += (setting.rounds - 1) * (hands + EXTRA) + hands
    return Bounds(setting.rounds * round_ - 1, draws, max(RING, players), 1)


class LastRound(SpielRules):
    """The last round of Meuterer for three, with one card each from two cloth, two grain and two conflict cards.

    The islands lie in their printed order, the ship is at the first, seat 0 is Captain, and nobody has any points.
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
        events = board.apply_chance_with_events(PRINTED_RING) + board.apply_chance_with_events(bytes([0]))
        rest = bytearray(self.DECK)
        for seat, card in enumerate(drawn):
            player = board.crew[seat]
            player.hand = one(card)
            player.size = 1
            rest.remove(card)
            events.append(DEAL.event("M0.6", seat, {"count": 1}, {"cards": [KINDS[card]]}, (seat,)))
        # Nobody draws any more, so the order of the rest does not matter.
        board.pile = bytes(rest)
        board.top = 0
        board.collect_events(events)
        begin_round(board)
        return board.copy(), events


OPENSPIEL = OpenSpielPart("Meuterer", 4, bounds, reduced={"last-round": (3, LastRound)})
