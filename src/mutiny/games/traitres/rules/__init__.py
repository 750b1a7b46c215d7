"""The rules of Traîtres à bord, a module for each chapter or two of the rulebook, whose functions name their clauses.

turn: T1; loot: T2; end: T3; game: T0 (the table talk, TT, is in `mutiny.games.traitres.talk`). actions: moves as
numbers; board: the fields of a state; piles: cards that lie on each other; notation: moves and chance as text; game:
the game as the kernel wants it.
"""
