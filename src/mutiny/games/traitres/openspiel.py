"""Traîtres à bord for OpenSpiel: how long a game can last, and a reduced setting: a game with a small box.

The whole tree of a reduced setting can be searched. It is a game of its own with true probabilities: the box is
smaller, or it begins later; the rules are the same. Bounds are proved beside them; none is tight, and none is ever
exceeded.
"""

from __future__ import annotations

from typing import Any, Final

from mutiny.adapters.openspiel_rules import Bound, Bounds, OpenSpielPart, SpielRules, only_for
from mutiny.games.traitres.components import TraitresBox, box
from mutiny.games.traitres.constants import CATCH, HAND, KINDS, MUTINEER, SPYGLASS
from mutiny.games.traitres.events import DEAL
from mutiny.games.traitres.rules.board import TraitresSetting
from mutiny.games.traitres.rules.game import TraitresState
from mutiny.games.traitres.rules.turn import begin_turn
from mutiny.kernel.events import Event
from mutiny.kernel.game import Game
from mutiny.kernel.state import MOST_SEATS, State


def bounds(state: Any) -> Bounds:
    """T: every turn but a catch takes a card from the draw pile, and an empty pile ends the game.

    A catch can leave the pile one card higher, if it has only one; each is played once. So there are at most as many
    turns as cards in the pile, and two more for each catch. A spyglass and a catch ask for a second decision. Roles,
    first player and deck are drawn once.

    >>> from mutiny.kernel.discovery import game
    >>> bounds(game("traitres").new(6))
    Bounds(decisions=62, draws=73, outcomes=8, fewest=2)
    """
    setting = state.setting
    players: int = setting.players
    catches = setting.deck.count(CATCH)
    turns = len(setting.deck) - HAND * players + 2 * catches
    decisions = turns + catches + setting.deck.count(SPYGLASS)
    mutineers = setting.roles.count(MUTINEER)
    draws = players - 1 + 1 + len(setting.deck) - 1
    return Bounds(decisions, draws, max(len(KINDS), MOST_SEATS), min(mutineers, players - mutineers))


class SmallBox(SpielRules):
    """Traîtres à bord for three with seven cards in the box, one card in each hand at first; seat 0 begins.

    Four +1, two -2 and a spyglass; the chest must reach 2. There are two pirates and a mutineer, as always with three.
    """

    DECK: Final = bytes([0, 0, 0, 0, 2, 2, SPYGLASS])
    TARGET: Final = 2
    opening = ((box(3).roles, 3), (DECK, len(DECK)))

    def __init__(self, game: Game, players: int, options: dict[str, str], bound: Bound) -> None:
        super().__init__(game, players, options, bound)
        only_for(players, 3)
        meet = options["mutineers-meet"] == "yes"
        self.setting = TraitresSetting(players, TraitresBox(self.DECK, box(players).roles, self.TARGET), meet)

    def new(self) -> State:
        return TraitresState(self.setting)

    def begin(self, drawn: bytes) -> tuple[State, list[Event]]:
        board = TraitresState(self.setting)
        events = board.apply_chance_with_events(drawn[: self.players]) + board.apply_chance_with_events(bytes([0]))
        board.pile = drawn[self.players :]
        for seat, player in enumerate(board.crew):
            card = board.draw_card()
            player.gain(card)
            events.append(DEAL.event("T0.3", seat, {"count": 1}, {"cards": [KINDS[card]]}, (seat,)))
        begin_turn(board, 0)
        return board.copy(), events

    def bounds(self) -> Bounds:
        """Return the bounds of a whole game, with more cards left in the pile."""
        whole = super().bounds()
        more = (HAND - 1) * self.players
        return Bounds(whole.decisions + more, whole.draws, whole.outcomes, whole.fewest)


OPENSPIEL = OpenSpielPart("Traîtres à bord", 6, bounds, reduced={"small-box": (3, SmallBox)})
