"""The weights of moves: how much each kind of player cares for a card in the chest, for a lie and for a plank."""

from __future__ import annotations

from typing import Final

from mutiny.games.traitres.constants import LOOT_VALUES


class Weights:
    """The weights of one kind of player.

    `stash` has the value of putting each kind of loot into the chest, `lie` the cost of announcing another card, and
    `planks` the weight of the first, the second and the third plank in front of a player.
    """

    def __init__(self, stash: tuple[float, ...], lie: float, planks: tuple[float, ...]) -> None:
        self.stash = stash
        self.lie = lie
        self.planks = planks

    def stashing(self, card: int, said: int) -> float:
        """Return the value of stashing a card with an announcement, both as kinds of loot.

        >>> PIRATES.stashing(0, 0) > PIRATES.stashing(2, 2) > PIRATES.stashing(0, 2)
        True
        """
        return self.stash[card] if card == said else self.stash[card] - self.lie


# Pirates tell the truth: the other pirates must be able to count.
PIRATES: Final = Weights((1.0, 0.3, -1.5), 1000.0, (0.15, 0.35, 1.0))
# A liar who is found out, as most are, is soon overboard.
MUTINEERS: Final = Weights((-0.8, 0.6, 2.0), 1.0, (0.5, 0.9, 1.6))
# A mutineer who avoids suspicion stashes even a good card, because it looks innocent. A spyglass may expose a lie.
QUIET_MUTINEERS: Final = Weights((0.3, 0.6, 1.3), 3.5, MUTINEERS.planks)

LOOT_KINDS: Final[dict[str, int]] = {name: kind for kind, name in enumerate(LOOT_VALUES)}
