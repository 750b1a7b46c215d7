"""Meuterer, a card game by Marcel-André Casasola Merkle for 3 or 4 players.

rules: a module for each chapter or two of the rulebook; constants, components: the contents of the box; view: what a
seat sees; belief: what a seat knows; features: the same in numbers. The other parts are those of every game
(docs/games.md).
"""

from mutiny.games.meuterer.rules.game import GAME

__all__ = ["GAME"]
