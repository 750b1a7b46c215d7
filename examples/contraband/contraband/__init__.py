"""Contraband, a small game of hidden barrels for 2 to 4 players: an example of a game that Mutiny finds and plays.

rules: the game; belief: what a seat knows; features: the same in numbers; bots: how good a move is; rulebook.toml,
guide.toml, lesson.toml, i18n, text, terminal, picture and advice: what players read and see; arena: what is counted in
many games; openspiel: how long a game can last.
"""

from contraband.rules import GAME

__all__ = ["GAME"]
