"""Contraband, a small game of hidden barrels for 2 to 4 players, as an example of a game that Mutiny finds and plays.

rules: the game; memory: what a seat knows; features: the same in numbers; rulebook.toml, i18n, text and terminal: what
players read and see.
"""

from contraband.rules import GAME

__all__ = ["GAME"]
