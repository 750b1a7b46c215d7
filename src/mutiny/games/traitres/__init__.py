"""Traîtres à bord, a game of secret roles and lies for 3 to 8 players.

Where to find a rule: each module is a chapter of the rulebook and names its clauses.
words, components: what is in the box; actions: moves as numbers; board: what lies on the table; piles: cards on each
other as numbers; turn (T1), loot (T2), end (T3), talk (TT); notation, sight (views), features (views in numbers);
memory (what a seat has seen, and worlds that fit); rules: the game as the kernel wants it.
"""

from mutiny.games.traitres.rules.game import GAME

__all__ = ["GAME"]
