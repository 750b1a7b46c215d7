"""Cartagena: La mutinerie, a voyage that ends in a mutiny, for 2 to 4 players.

Where to find a rule: each module is a chapter of the rulebook and names its clauses.
words, components: what is in the box; actions: moves as numbers; board: what lies on the table; voyage (C1), pirates
(C2, with gains, exchanges and secrets), outbreak (C3), duels (C4), end (C5); notation, sight (views), features (views
in numbers); memory (what a seat has seen, and worlds that fit, with guesses); rules: the game as the kernel wants it,
with the setup (C0).
"""

from mutiny.games.cartagena.rules.game import GAME

__all__ = ["GAME"]
