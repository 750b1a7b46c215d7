"""The value of a game for each seat, as one number for learning, the same in every adapter.

The winners share 1 evenly, and 1 / players is subtracted from everybody's share. So the values add up to 0, a win is
worth more the fewer players share it, and all losers lose the same. If nobody wins, everybody gets 0.
"""

from __future__ import annotations

from collections.abc import Sequence


def centred(winners: Sequence[int], players: int) -> list[float]:
    """Return the value of a game for each seat; the sum is 0.

    >>> centred([2], 4), centred([0, 1], 2), centred([], 3)
    ([-0.25, -0.25, 0.75, -0.25], [0.0, 0.0], [0.0, 0.0, 0.0])
    """
    if not winners:
        return [0.0] * players
    won = best(len(winners), players)
    lost = worst(players)
    return [won if seat in winners else lost for seat in range(players)]


def best(winners: int, players: int) -> float:
    """Return the value of a win shared by `winners` seats.

    >>> best(1, 4), best(2, 4)
    (0.75, 0.25)
    """
    return 1.0 / winners - 1.0 / players


def worst(players: int) -> float:
    """Return the value of a loss.

    >>> worst(4)
    -0.25
    """
    return -1.0 / players
