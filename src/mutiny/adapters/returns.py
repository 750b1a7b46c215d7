"""What a game was worth to each seat, as programs that learn want it: one number, the same in every adapter.

The winners share 1 evenly; from each share the share of a game nobody has won yet is taken, 1 / players. So a game is
worth 0 in all, a win is worth more the fewer share it, and every loser loses alike. Where the rules let nobody win,
everybody gets 0. May import: the standard library only.
"""

from __future__ import annotations

from collections.abc import Sequence


def centred(winners: Sequence[int], players: int) -> list[float]:
    """What a game is worth to each seat, the sum being 0.

    >>> centred([2], 4), centred([0, 1], 2), centred([], 3)
    ([-0.25, -0.25, 0.75, -0.25], [0.0, 0.0], [0.0, 0.0, 0.0])
    """
    if not winners:
        return [0.0] * players
    won = best(len(winners), players)
    lost = worst(players)
    return [won if seat in winners else lost for seat in range(players)]


def best(winners: int, players: int) -> float:
    """What a win is worth that so many share.

    >>> best(1, 4), best(2, 4)
    (0.75, 0.25)
    """
    return 1.0 / winners - 1.0 / players


def worst(players: int) -> float:
    """What it is worth to lose.

    >>> worst(4)
    -0.25
    """
    return -1.0 / players
