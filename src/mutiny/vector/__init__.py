"""Many games of one kind at once, for programs that learn: one call moves all of them on and fills arrays of numpy.

    from mutiny.vector import VectorGames
    games = VectorGames("meuterer", 1024, players=4, seed=7)
    games.step(actions)

Needs the extra `train` or `research`. arrays: what is written; places: one process's share of the games; workers: the
processes; games: the games as one object. See docs/vector.md.
"""

from __future__ import annotations

from mutiny.vector.arrays import VectorArrays
from mutiny.vector.games import VectorGames
from mutiny.vector.workers import WorkerFailed

__all__ = ["VectorArrays", "VectorGames", "WorkerFailed"]
