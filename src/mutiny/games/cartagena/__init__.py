"""Cartagena: La mutinerie, a voyage that ends in a mutiny, for 2 to 4 players.

rules: a module for each chapter or two of the rulebook; constants, components: the contents of the box; view: what a
seat sees; belief, card_tracker, card_labels: what a seat knows; features: the same in numbers. The other parts are
those of every game (docs/games.md).
"""

from mutiny.games.cartagena.rules.game import GAME

__all__ = ["GAME"]
