"""The rules of Cartagena, a module for each chapter or two of the rulebook, whose functions name their clauses.

voyage: C1; pirates, gains, exchanges, secrets: C2; outbreak: C3; duels: C4; end: C5; game: C0. actions: moves as
numbers; board: the fields of a state; notation: moves and chance as text; game: the game as the kernel wants it.
"""
