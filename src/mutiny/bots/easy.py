"""The easy bot: a beginner, who knows the rules and roughly what is good, and makes the mistakes that beginners make.

May import: mutiny.kernel, and bot, medium and the rules of thumb beside it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mutiny.bots.bot import Sight
from mutiny.bots.medium import MediumBot
from mutiny.bots.traitres.chest import WORTH
from mutiny.bots.traitres.choices import AT_ONCE, NEVER
from mutiny.kernel.events import Told

ABSURD: Final = NEVER / 2
"""What is worth no more than this, nobody does who knows the rules."""
OVERLOOKED: Final = 5
"""One in so many moves it does not see."""
SILENT: Final = 4
"""It says one in so many of the things there are to say."""
# How far it is off, as a share of the difference between the best and the worst move.
MISJUDGED: Final[dict[str, float]] = {"meuterer": 1.2, "traitres": 0.9, "cartagena": 0.8}
# What it would rather do than is good for it, as shares of the same.
FAVOURITES: Final[dict[str, float]] = {
    "take mutineer": 0.2,
    "plank": 0.2,
    "visit captain-valverde": 0.2,
    "take gold": 0.2,
}  # fmt: skip
REMEMBERED: Final = ("stash", "plank", "overboard", "riddance", "say")


@mypyc_attr(allow_interpreted_subclasses=True)
class EasyBot(MediumBot):
    """Thinks as the medium bot does, but overlooks moves, misjudges the others and has its favourites.

    What stands out it sees, and what is absurd it does not do. In Traîtres à bord it believes what is announced, thinks
    no more of what a spyglass showed, and seldom speaks.
    """

    def pick(self, sight: Sight, worth: list[float]) -> int:
        """The move that seems best to it, of those that it sees."""
        legal = sight.legal
        moves = [sight.write(action) for action in legal]
        if "open" in moves:
            worth[moves.index("open")] = believed(sight)
        sane = [value for value in worth if value > ABSURD]
        if not sane or plain(sane):
            return legal[worth.index(max(worth))]
        # Where all moves are worth the same, any will do.
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
        """Keep what everybody would; what the chest holds it takes from the announcements again and again."""
        if told["kind"] in REMEMBERED:
            super().see(told)

    def speak(self, sight: Sight) -> list[str]:
        """What the medium bot would say, now and then."""
        said = super().speak(sight)
        return said if said and self.rng.below(SILENT) == 0 else []


def believed(sight: Sight) -> float:
    """T3.1: it opens the chest when more was announced than is needed, even if some of it is long thrown away."""
    total = 0
    for _, value in sight.view["announced"]:
        total += WORTH[value]
    return AT_ONCE if total > sight.view["target"] else NEVER


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


def fondness(move: str) -> float:
    """How much it likes a move for its own sake.

    >>> fondness("plank 2"), fondness("take mutineer"), fondness("take mate")
    (0.2, 0.2, 0.0)
    """
    liking = FAVOURITES.get(move)
    return FAVOURITES.get(move.partition(" ")[0], 0.0) if liking is None else liking
