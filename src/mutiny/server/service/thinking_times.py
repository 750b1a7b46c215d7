"""How long bots have thought lately. A bot answers no sooner than the slow ones of its level would have.

A character's pace hides how long its bot thinks, but only up to the pace. Beyond it, a forced move, which needs no
thought, would come sooner than a choice. So every bot waits about as long as bots of its game and level have needed.
A decision in thirty may take longer than that: otherwise one hitch, such as the start of a bot's process, would slow
down all games.
"""

from __future__ import annotations

from collections import deque
from typing import Final

KEPT: Final = 64
"""Decisions of a game and level that are remembered."""
STEP_MS: Final = 250
"""Waits are multiples of this, so that they seldom change."""
MARGIN: Final = 1.25
"""The share by which a wait is longer than the longest thought that counts, for slower ones to come."""
LONGEST_MS: Final = 4_000
"""The longest wait. A bot that thinks longer answers when it is ready."""


class ThinkingTimes:
    """The times that bots have needed for their last decisions, by game and level.

    >>> times = ThinkingTimes()
    >>> times.note("meuterer", "hard", 30), times.note("meuterer", "hard", 900), times.note("meuterer", "hard", 2)
    (None, None, None)
    >>> times.least_wait("meuterer", "hard"), times.least_wait("meuterer", "easy")
    (1250, 0)
    """

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], deque[int]] = {}

    def note(self, game: str, level: str, milliseconds: int) -> None:
        """Note the time that a bot needed, whether or not it had a choice."""
        self._known.setdefault((game, level), deque(maxlen=KEPT)).append(milliseconds)

    def least_wait(self, game: str, level: str) -> int:
        """Return the milliseconds that a bot waits at least, from the question to its answer."""
        slowest_first = sorted(self._known.get((game, level), (0,)), reverse=True)
        hitches = 2 if len(slowest_first) == KEPT else 1 if len(slowest_first) >= KEPT // 8 else 0
        return min(-int(-slowest_first[hitches] * MARGIN // STEP_MS) * STEP_MS, LONGEST_MS)
