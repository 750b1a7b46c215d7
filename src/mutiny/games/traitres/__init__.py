"""Traîtres à bord, a game of secret roles and lies for 3 to 8 players.

Each module of the rules is a chapter of the rulebook and names its clauses. words, components: the contents of the box;
actions: moves as numbers; board: the state of the table; piles: stacks of cards as numbers; turn (T1), loot (T2), end
(T3), talk (TT); notation; sight: views; features: views in numbers; memory: what a seat knows, and worlds that agree
with it, with strays; rules: the kernel's interface.
"""

from mutiny.games.traitres.rules import GAME

__all__ = ["GAME"]
