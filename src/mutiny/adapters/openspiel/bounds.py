"""Upper bounds on the length of a game and its chance events, from its rules: OpenSpiel asks for them in advance.

Each bound is proved beside it; none is tight, and none is ever exceeded.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from mutiny.games.cartagena import words as cartagena
from mutiny.games.meuterer import words as meuterer
from mutiny.games.traitres import words as traitres
from mutiny.kernel.state import MOST_SEATS

VOYAGE = 100
"""The number of rounds after which a voyage of Cartagena is stopped here; then nobody wins.

OpenSpiel does not support games without end, and the rules allow one: doors can be kept open, round after round. Games
between bots have 8 to 16 rounds, those of random players hardly more.
"""


@dataclass(frozen=True, slots=True)
class Bounds:
    """The most decisions and chance events in a game, the most outcomes of a chance event, and the fewest winners."""

    decisions: int
    draws: int
    outcomes: int
    fewest: int


Bound = Callable[[Any], Bounds]
"""A function that computes the bounds of a game from an initial state of that game."""


def meuterer_bounds(state: Any) -> Bounds:
    """M: rounds are counted, and in each a player decides a bounded number of times.

    A round has the pay once. Each player offers or fights with at most five cards, leaves once and, except for the
    Captain, takes an action card: 7 decisions, or fewer for a player who plays none in the fight. Each player sells at
    most once, and one loader keeps. The ring takes 11 draws, the Captain 1, the deal one fewer than there are cards.
    Then there are the draws from shuffled discards: no pile is shuffled before the one before it is drawn to the end,
    and a round draws at most five cards a player and the loader's three. So all piles but the last have fewer cards
    than are drawn in all rounds, less those of the first pile, which is all but the hands; and the last is at most the
    deck.

    >>> from mutiny.kernel.discovery import game
    >>> meuterer_bounds(game("meuterer").new(4))
    Bounds(decisions=263, draws=228, outcomes=12, fewest=1)
    """
    setting = state.setting
    players: int = setting.players
    hands = meuterer.HAND * players
    round_ = 1 + (meuterer.HAND + 1) * players + players - 1 + players + 1
    draws = meuterer.RING - 1 + 1 + len(setting.deck) - 1
    draws += (setting.rounds - 1) * (hands + meuterer.EXTRA) + hands
    return Bounds(setting.rounds * round_ - 1, draws, max(meuterer.RING, players), 1)


def traitres_bounds(state: Any) -> Bounds:
    """T: every turn but a catch takes a card from the draw pile, and an empty pile ends the game.

    A catch can leave the pile one card higher, if it has only one; each is played once. So there are at most as many
    turns as cards in the pile, and two more for each catch. A spyglass and a catch ask for a second decision. Roles,
    first player and deck are drawn once.

    >>> from mutiny.kernel.discovery import game
    >>> traitres_bounds(game("traitres").new(6))
    Bounds(decisions=62, draws=73, outcomes=8, fewest=2)
    """
    setting = state.setting
    players: int = setting.players
    catches = setting.deck.count(traitres.CATCH)
    turns = len(setting.deck) - traitres.HAND * players + 2 * catches
    decisions = turns + catches + setting.deck.count(traitres.SPYGLASS)
    mutineers = setting.roles.count(traitres.MUTINEER)
    draws = players - 1 + 1 + len(setting.deck) - 1
    return Bounds(decisions, draws, max(len(traitres.KINDS), MOST_SEATS), min(mutineers, players - mutineers))


def cartagena_bounds(state: Any) -> Bounds:
    """C: the rules set no bound to a voyage, because a ship before open doors does not sail; VOYAGE does.

    In a round each door is knocked on at most once, and each player visits one pirate, who asks for at most two
    decisions. In the duels each combat card is laid at most once, each player lays at most one monkey a duel, and one
    player may rob. Chance draws the dealer, the piles, each round a row and at most one storm, and every sailor once.

    >>> from mutiny.kernel.discovery import game
    >>> cartagena_bounds(game("cartagena").new(2))
    Bounds(decisions=1155, draws=665, outcomes=13, fewest=1)
    """
    setting = state.setting
    players: int = setting.players
    cards = len(setting.combat) + 2 * players
    decisions = VOYAGE * (setting.doors + 3 * players) + cards + (players + 1) * cartagena.DUELS
    draws = 1 + len(setting.combat) + len(setting.gold) + VOYAGE * (setting.doors + 1) + cartagena.SAILORS
    return Bounds(decisions, draws, max(len(cartagena.PIRATES), cartagena.SAILORS + 1), 1)
