"""Meuterer, a card game by Marcel-André Casasola Merkle for 3 or 4 players.

Where to find a rule: each module is a chapter of the rulebook and names its clauses.
words, cards, components: what is in the box; actions: moves as numbers; board: what lies on the table;
offering (M1, M2), pirates (MP), mutiny (M3, M4), points (M5), round_end (M6 to M10); notation, sight (views),
features (views in numbers); memory (what a seat has seen, and worlds that fit); rules: the game as the kernel wants it.
"""

from mutiny.games.meuterer.rules.game import GAME

__all__ = ["GAME"]
