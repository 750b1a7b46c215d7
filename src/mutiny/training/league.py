"""The league: who sits where. The learner plays with itself, with past selves, and with imitations of bots.

Every game has its own table. At half of the tables of the league only the learner plays; at the others one or two seats
are the learner's, and opponents of one kind have the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mutiny.common.extras import OptionalImports

with OptionalImports("train"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

LEARNER: Final = -1
PAST: Final = 4
"""The past selves that are kept: the oldest, the newest, and others in between."""
SELF_PLAY: Final = 0.5
"""The share of tables at which only the learner plays."""
MOST_LEARNERS: Final = 2


class League:
    """Seats learners and opponents at the tables of one group of games.

    >>> league = League(4, 3, np.random.default_rng(1))
    >>> league.seat_all(opponents=0)
    >>> league.who.tolist() == [[LEARNER] * 3] * 4
    True
    """

    def __init__(self, count: int, players: int, random: np.random.Generator) -> None:
        self.random = random
        self.who: NDArray[np.int8] = np.full((count, players), LEARNER, np.int8)

    def seat_all(self, opponents: int) -> None:
        """Seat players at all tables; `opponents` is the number of opponents that there are."""
        self.seat(np.arange(len(self.who)), opponents)

    def seat(self, tables: NDArray[Any], opponents: int) -> None:
        """Seat players at some tables, whose games begin."""
        count, players = len(tables), self.who.shape[1]
        if not count:
            return
        kinds = self.random.integers(0, max(1, opponents), count)
        learners = self.random.integers(1, min(MOST_LEARNERS, players - 1) + 1, count)
        ranks = self.random.random((count, players)).argsort(axis=1).argsort(axis=1)
        alone = self.random.random(count) < SELF_PLAY if opponents else np.ones(count, np.bool_)
        seated = np.where(ranks < learners[:, None], LEARNER, kinds[:, None]).astype(np.int8)
        seated[alone] = LEARNER
        self.who[tables] = seated

    def acting(self, seats: NDArray[np.uint8]) -> NDArray[np.int8]:
        """Return who decides at each table."""
        found: NDArray[np.int8] = self.who[np.arange(len(seats)), seats]
        return found


def kept_past(made: list[int]) -> list[int]:
    """Return which past selves to keep, by the numbers under which they were made: at most `PAST`.

    The oldest and the newest are kept. Of the others the one is dropped whose neighbours are closest together.

    >>> kept_past([1, 2, 9, 17, 25])
    [1, 9, 17, 25]
    """
    kept = list(made)
    while len(kept) > PAST:
        del kept[min(range(1, len(kept) - 1), key=lambda place: kept[place + 1] - kept[place - 1])]
    return kept
