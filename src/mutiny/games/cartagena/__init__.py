"""Cartagena: La mutinerie, a voyage that ends in a mutiny, for 2 to 4 players.

Each module of the rules is a chapter of the rulebook and names its clauses. words, components: the contents of the box;
actions: moves as numbers; board: the state of the table; voyage (C1), pirates (C2, with gains, exchanges and secrets),
outbreak (C3), duels (C4), end (C5); notation; sight: views; features: views in numbers; memory: what a seat knows, and
worlds that agree with it, with guesses and labels; rules: the kernel's interface, with the setup (C0).
"""

from mutiny.games.cartagena.rules import GAME

__all__ = ["GAME"]
