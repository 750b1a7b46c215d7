"""Run random playouts only, for a profiler. The limits in run.py were read from its output.

Usage: valgrind --tool=callgrind --toggle-collect=CPyDef_state___playout python benchmarks/playouts.py GAME HOW with HOW
`dealt` (copies from after the deal) or `whole` (games with their shuffles); then callgrind_annotate --inclusive=yes.
"""

from __future__ import annotations

import sys

from ours import PLAYERS, dealt

import mutiny

GAMES = 20_000
DEALS = 8


def playouts(name: str, how: str, games: int = GAMES) -> int:
    """Play random games to their end; return the number of decisions.

    >>> playouts("traitres", "dealt", 16) > 16
    True
    """
    game = mutiny.game(name)
    rng = mutiny.Rng(b"playouts")
    deals = [dealt(game, bytes([index])) for index in range(DEALS)]
    decisions = 0
    for index in range(games):
        state = deals[index % DEALS].copy() if how == "dealt" else game.new(PLAYERS[name])
        decisions += mutiny.playout(state, rng)
    return decisions


if __name__ == "__main__":
    print(f"{playouts(sys.argv[1], sys.argv[2]) / GAMES:.1f} decisions a game")
