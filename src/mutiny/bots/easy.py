"""The easy bot: a beginner that knows the rules and roughly what is good, and makes typical beginners' mistakes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mutiny.bots.bot import Sight
from mutiny.bots.medium import MediumBot
from mutiny.bots.traitres.chest import WORTH
from mutiny.bots.traitres.choices import AT_ONCE, NEVER
from mutiny.kernel.events import Told

ABSURD: Final = NEVER / 2
"""The value below which nobody who knows the rules makes a move."""
OVERLOOKED: Final = 5
"""The bot overlooks one move in this many."""
SILENT: Final = 4
"""The bot says one phrase in this many of those it could say."""
# The size of its errors, as a share of the difference between the best and the worst move.
MISJUDGED: Final[dict[str, float]] = {"meuterer": 1.2, "traitres": 0.9, "cartagena": 0.8}
# The bonus it gives to its favourite moves, as a share of the same difference.
FAVOURITES: Final[dict[str, float]] = {
    "take mutineer": 0.2,
    "plank": 0.2,
    "visit captain-valverde": 0.2,
    "take gold": 0.2,
}  # fmt: skip
REMEMBERED: Final = ("stash", "plank", "overboard", "riddance", "say")


@mypyc_attr(allow_interpreted_subclasses=True)
class EasyBot(MediumBot):
    """Thinks like the medium bot, but overlooks moves, misjudges them and has favourites.

    It sees moves that stand out and avoids absurd ones. In Traîtres à bord it believes announcements, ignores what a
    spyglass showed, and seldom speaks.
    """

    def pick(self, sight: Sight, worth: list[float]) -> int:
        """Return the move that it rates best, among those that it sees."""
        legal = sight.legal
        moves = [sight.write(action) for action in legal]
        if "open" in moves:
            worth[moves.index("open")] = believed(sight)
        sane = [value for value in worth if value > ABSURD]
        if not sane or plain(sane):
            return legal[worth.index(max(worth))]
        # If all moves have the same value, any of them will do.
        spread = max(sane) - min(sane) or 1.0
        error = spread * MISJUDGED[sight.view["game"]]
        best = worth.index(max(worth))
        highest = min(sane) - 4.0 * spread
        for index, value in enumerate(worth):
            off = (self.rng.below(256) + self.rng.below(256) - 255) / 255.0
            seems = value + error * off + spread * fondness(moves[index])
            if self.rng.below(OVERLOOKED) > 0 and value > ABSURD and seems > highest:
                best, highest = index, seems
        return legal[best]

    def see(self, told: Told) -> None:
        """Keep only events that any player would remember; it takes the chest's content from the announcements."""
        if told["kind"] in REMEMBERED:
            super().see(told)

    def speak(self, sight: Sight) -> list[str]:
        """Return what the medium bot would say, but only sometimes."""
        said = super().speak(sight)
        return said if said and self.rng.below(SILENT) == 0 else []


def believed(sight: Sight) -> float:
    """T3.1: it opens the chest when the announced sum exceeds the target, even if some of that is long gone."""
    total = 0
    for _, value in sight.view["announced"]:
        total += WORTH[value]
    return AT_ONCE if total > sight.view["target"] else NEVER


def plain(worth: list[float]) -> bool:
    """Return whether one move is so much better than all others that nobody misses it.

    With only two moves, the best always stands out from the worst, so there it must be a certain win.

    >>> plain([1.0, 9.0, 2.0]), plain([7.0, 9.0, 2.0]), plain([3.0, 3.0]), plain([3.0, AT_ONCE])
    (True, False, False, True)
    """
    ordered = sorted(worth)
    if len(ordered) < 2 or ordered[-1] >= AT_ONCE:
        return True
    return len(ordered) > 2 and ordered[-1] - ordered[-2] > 0.6 * (ordered[-1] - ordered[0])


def fondness(move: str) -> float:
    """Return the bonus of a move as one of its favourites.

    >>> fondness("plank 2"), fondness("take mutineer"), fondness("take mate")
    (0.2, 0.2, 0.0)
    """
    liking = FAVOURITES.get(move)
    return FAVOURITES.get(move.partition(" ")[0], 0.0) if liking is None else liking
