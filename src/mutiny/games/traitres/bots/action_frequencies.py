"""Action frequencies of pirates and mutineers, and the evidence that a series of actions gives about a role.

The frequencies were counted in games of five players: for pirates, for mutineers who lie about the cards they stash,
for mutineers who do not, and for mutineers who do both. There are also mutineers who act as pirates do, because they
know what others look for: actions alone never clear a player. The type of a mutineer is unknown, so it is inferred from
the actions together with the role. A single action does not expose a clever mutineer.
"""

from __future__ import annotations

from typing import Final

# By announcement or card played: frequencies of pirates, of lying, truthful and mixed mutineers.
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
SORTS: Final[tuple[float, float, float, float]] = (0.05, 0.05, 0.15, 0.75)
"""The prior probability of each type of mutineer: lying, truthful, mixed, and acting as a pirate."""


class ActionFrequencies:
    """The evidence of the seats' actions so far.

    >>> frequencies = ActionFrequencies(5)
    >>> frequencies.note(2, "-2") > 1 > frequencies.note(3, "0") > 0
    True
    >>> frequencies.after(2, "-2") > frequencies.after(4, "-2")    # once may happen to anybody
    True
    """

    def __init__(self, players: int) -> None:
        # By seat and type of mutineer: the likelihood of all actions, relative to a pirate.
        self._odds = [list(SORTS) for _ in range(players)]

    def after(self, seat: int, what: str) -> float:
        """Return the likelihood ratio of an action, mutineer to pirate, if a seat took it next."""
        odds = self._odds[seat]
        pirate, liar, truthful, between = MANNERS[what]
        before = odds[0] + odds[1] + odds[2] + odds[3]
        known = odds[0] * liar + odds[1] * truthful + odds[2] * between
        return (known / pirate + odds[3]) / before

    def note(self, seat: int, what: str) -> float:
        """Note an action of a seat; return its likelihood ratio, mutineer to pirate."""
        more = self.after(seat, what)
        pirate, liar, truthful, between = MANNERS[what]
        odds = self._odds[seat]
        seen = [odds[0] * liar / pirate, odds[1] * truthful / pirate, odds[2] * between / pirate, odds[3]]
        self._odds[seat] = seen
        return more
