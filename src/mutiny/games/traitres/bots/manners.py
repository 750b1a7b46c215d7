"""Manners: how readily pirates and mutineers do this and that, and what a run of it says of who does it.

Frequencies of what each does in its turns, counted in games of five: of pirates, of mutineers who lie about what they
stash, of mutineers who do not, and of those who do both. Which sort of mutineer somebody would be is not known, so that
what he does in the long run tells it along with his role: one answer does not give a clever one away.
May import: nothing.
"""

from __future__ import annotations

from typing import Final

# What is announced, or which card is played: pirates, liars, truthful mutineers, and those between the two.
MANNERS: Final[dict[str, tuple[float, float, float, float]]] = {
    "+1": (0.427, 0.602, 0.123, 0.362),
    "0": (0.146, 0.030, 0.200, 0.115),
    "-2": (0.045, 0.030, 0.288, 0.159),
    "plank": (0.190, 0.186, 0.175, 0.180),
    "spyglass": (0.065, 0.033, 0.037, 0.035),
    "riddance": (0.035, 0.060, 0.057, 0.058),
    "pockets": (0.040, 0.069, 0.068, 0.068),
    "catch": (0.050, 0.050, 0.050, 0.050),
}
SORTS: Final[tuple[float, float, float]] = (0.25, 0.25, 0.5)
"""How likely a mutineer is of which sort: a liar, truthful, between the two."""


class Manners:
    """What the seats have done so far.

    >>> manners = Manners(5)
    >>> manners.note(2, "-2") > 1 > manners.note(3, "0") > 0
    True
    >>> manners.after(2, "-2") > manners.after(4, "-2")    # once may happen to anybody
    True
    """

    def __init__(self, players: int) -> None:
        # How likely it all is of mutineers of the three sorts, in relation to a pirate.
        self._odds = [list(SORTS) for _ in range(players)]

    def after(self, seat: int, what: str) -> float:
        """How much more a mutineer than a pirate a seat would look, if it did this next."""
        odds = self._odds[seat]
        pirate, liar, truthful, between = MANNERS[what]
        before = odds[0] + odds[1] + odds[2]
        return (odds[0] * liar + odds[1] * truthful + odds[2] * between) / (pirate * before)

    def note(self, seat: int, what: str) -> float:
        """A seat does this; how much more a mutineer than a pirate it looks for it."""
        more = self.after(seat, what)
        pirate, liar, truthful, between = MANNERS[what]
        odds = self._odds[seat]
        self._odds[seat] = [odds[0] * liar / pirate, odds[1] * truthful / pirate, odds[2] * between / pirate]
        return more
