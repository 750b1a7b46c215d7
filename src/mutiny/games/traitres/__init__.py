"""Traîtres à bord, a game of secret roles and lies for 3 to 8 players.

rules: a module for each chapter of the rulebook; talk: table talk (TT); constants, components: the contents of the box;
view: what a seat sees; belief, card_tracker: what a seat knows; features: the same in numbers. The other parts are
those of every game (docs/games.md).
"""

from mutiny.games.traitres.rules.game import GAME

__all__ = ["GAME"]
