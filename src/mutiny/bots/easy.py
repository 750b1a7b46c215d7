"""The easy bot: a beginner that knows the rules and roughly what is good, and makes typical beginners' mistakes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mutiny.bots.medium import MediumBot
from mutiny.bots.observation import Observation
from mutiny.bots.policy import AT_ONCE, NEVER, Policy
from mutiny.kernel.events import SeatEvent

ABSURD: Final = NEVER / 2
"""The value below which nobody who knows the rules makes a move."""
OVERLOOKED: Final = 5
"""The bot overlooks one move in this many."""
SILENT: Final = 4
"""The bot says one phrase in this many of those it could say."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EasyBot(MediumBot):
    """Thinks like the medium bot, but overlooks moves, misjudges them and has favourites.

    It sees moves that stand out and avoids absurd ones. The policy of the game says which events it notices, and which
    moves it misjudges.
    """

    def pick(self, observation: Observation, worth: list[float]) -> int:
        """Return the move that it rates best, among those that it sees."""
        legal = observation.legal_actions
        moves = observation.moves
        policy = self.policy(observation)
        policy.misread(observation, moves, worth)
        sane = [value for value in worth if value > ABSURD]
        if not sane or plain(sane):
            return legal[worth.index(max(worth))]
        # If all moves have the same value, any of them will do.
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

    def heeds(self, policy: Policy, event: SeatEvent) -> bool:
        """Return whether a beginner notices the event."""
        return policy.notices(event)

    def speak(self, observation: Observation) -> list[str]:
        """Return what the medium bot would say, but only sometimes."""
        said = super().speak(observation)
        return said if said and self.rng.below(SILENT) == 0 else []


def plain(worth: list[float]) -> bool:
    """Return whether one move is so much better than all others that even a beginner sees it.

    With only two moves, the best always stands out from the worst, so there it must be a certain win.

    >>> plain([1.0, 9.0, 2.0]), plain([7.0, 9.0, 2.0]), plain([3.0, 3.0]), plain([3.0, AT_ONCE])
    (True, False, False, True)
    """
    ordered = sorted(worth)
    if len(ordered) < 2 or ordered[-1] >= AT_ONCE:
        return True
    return len(ordered) > 2 and ordered[-1] - ordered[-2] > 0.6 * (ordered[-1] - ordered[0])


def fondness(move: str, favourites: dict[str, float]) -> float:
    """Return the bonus of a move as one of its favourites.

    >>> favourites = {"plank": 0.2, "take mutineer": 0.3}
    >>> [fondness(move, favourites) for move in ("plank 2", "take mutineer", "take mate")]
    [0.2, 0.3, 0.0]
    """
    liking = favourites.get(move)
    return favourites.get(move.partition(" ")[0], 0.0) if liking is None else liking
