"""The rules of Meuterer, a module for each chapter or two of the rulebook, whose functions name their clauses.

offering: M1, M2; pirates: MP; mutiny: M3, M4; points: M5; round_end: M6 to M10, M5.8; game: M0. actions: moves as
numbers; board: the fields of a state; notation: moves and chance as text; game: the game as the kernel wants it.
"""
