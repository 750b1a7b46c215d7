"""The easy bot: a beginner, who knows the rules and roughly what is good, and makes the mistakes of beginners."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mutiny.bots.bot import Sight
from mutiny.bots.medium import MediumBot
from mutiny.bots.policy import AT_ONCE, NEVER, Policy
from mutiny.kernel.events import Told

ABSURD: Final = NEVER / 2
"""Nobody who knows the rules makes a move that is worth no more than this."""
OVERLOOKED: Final = 5
"""It does not see one move in this many."""
SILENT: Final = 4
"""It says one in this many of the things that its policy has to say."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EasyBot(MediumBot):
    """Thinks as the medium bot does, but overlooks moves, misjudges the others and has its favourites.

    What stands out it sees, and what is absurd it does not do. Which events it takes in, and which moves it
    misunderstands, the policy of the game says.
    """

    def pick(self, sight: Sight, worth: list[float]) -> int:
        """The move that seems best to it, of those that it sees."""
        legal = sight.legal
        moves = [sight.write(action) for action in legal]
        policy = self.policy(sight)
        policy.misread(sight, moves, worth)
        sane = [value for value in worth if value > ABSURD]
        if not sane or plain(sane):
            return legal[worth.index(max(worth))]
        # Where all moves are worth the same, any will do.
        spread = max(sane) - min(sane) or 1.0
        error = spread * policy.misjudgement
        favourites = policy.favourites
        best = worth.index(max(worth))
        highest = min(sane) - 4.0 * spread
        for index, value in enumerate(worth):
            off = (self.rng.below(256) + self.rng.below(256) - 255) / 255.0
            seems = value + error * off + spread * fondness(moves[index], favourites)
            if self.rng.below(OVERLOOKED) > 0 and value > ABSURD and seems > highest:
                best, highest = index, seems
        return legal[best]

    def heeds(self, policy: Policy, told: Told) -> bool:
        """Only what a beginner notices."""
        return policy.notices(told)

    def speak(self, sight: Sight) -> list[str]:
        """What the medium bot would say, now and then."""
        said = super().speak(sight)
        return said if said and self.rng.below(SILENT) == 0 else []


def plain(worth: list[float]) -> bool:
    """Whether one move is so much better than all others that nobody misses it.

    Of two moves one is as far from the other as the best from the worst; there it must be a win in hand.

    >>> plain([1.0, 9.0, 2.0]), plain([7.0, 9.0, 2.0]), plain([3.0, 3.0]), plain([3.0, AT_ONCE])
    (True, False, False, True)
    """
    ordered = sorted(worth)
    if len(ordered) < 2 or ordered[-1] >= AT_ONCE:
        return True
    return len(ordered) > 2 and ordered[-1] - ordered[-2] > 0.6 * (ordered[-1] - ordered[0])


def fondness(move: str, favourites: dict[str, float]) -> float:
    """How much it likes a move for its own sake.

    >>> favourites = {"plank": 0.2, "take mutineer": 0.3}
    >>> [fondness(move, favourites) for move in ("plank 2", "take mutineer", "take mate")]
    [0.2, 0.3, 0.0]
    """
    liking = favourites.get(move)
    return favourites.get(move.partition(" ")[0], 0.0) if liking is None else liking
