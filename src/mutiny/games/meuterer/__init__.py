"""Meuterer, a card game by Marcel-André Casasola Merkle for 3 or 4 players.

Each module of the rules is a chapter of the rulebook and names its clauses. words, components: the contents of the box;
actions: moves as numbers; board: the state of the table; offering (M1, M2), pirates (MP), mutiny (M3, M4), points (M5),
round_end (M6 to M10); notation; sight: views; features: views in numbers; memory: what a seat knows, and worlds that
agree with it; rules: the kernel's interface.
"""

from mutiny.games.meuterer.rules import GAME

__all__ = ["GAME"]
