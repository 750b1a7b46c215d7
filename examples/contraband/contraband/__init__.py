"""Contraband, a small game of hidden barrels for 2 to 4 players: an example of a game that Mutiny finds and plays.

The modules are: rules, the game; view_types and events, the types of views and events; belief, a seat's knowledge;
features, the same knowledge in numbers; bots, the values of moves; rulebook.toml, guide.toml, lesson.toml, i18n, text,
terminal, picture and advice, the texts and drawings for players; talk, the set phrases; manners and reactions, how bots
speak and react as characters; arena, the incidents counted in many games; openspiel,
the greatest length of a game.
"""

from contraband.rules import GAME

__all__ = ["GAME"]
