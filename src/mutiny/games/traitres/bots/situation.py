"""The values of all kinds of moves to a player, by what the player knows or supposes.

A bot that decides fills a `Situation` with the conclusions of its inference (see move_values). In a simulation, each
player has one with the little that such a player supposes (see model), because a simulation must be fast.
"""

from __future__ import annotations

from typing import Final

from mutiny.bots.policy import AT_ONCE, NEVER
from mutiny.games.traitres.bots.weights import MUTINEERS, PIRATES, QUIET_MUTINEERS
from mutiny.games.traitres.constants import LOOT_WORTH

BLUFF: Final = (0.0, 0.2, 1.0)
"""The cost of each announcement of a card that a mutineer lies about.

The fuller the chest seems, the sooner a pirate opens it in vain.
"""
DECISIVE: Final = 10.0
"""The value from which a plank decides the game."""
QUIET_PLANKS: Final = 0.3
"""The share of a plank's value to a mutineer who avoids suspicion, as long as it decides nothing.

A player who lays many planks before the decisive one makes enemies.
"""
QUIET_RIDDANCE: Final = -0.2
QUIET_POCKETS: Final = 0.1
"""The values of tools that draw attention, to a mutineer who avoids suspicion."""
WORST: Final = 2
"""The kind of loot that harms the pirates."""


class Situation:
    """The knowledge and the suppositions of one player about the game.

    >>> situation = Situation(4, rebel=False)
    >>> situation.guilt = [0.0, 0.9, 0.1, 0.0]
    >>> situation.plank(1) > situation.spyglass() > 0 > situation.plank(2)
    True
    """

    def __init__(self, players: int, rebel: bool, quiet: bool = False) -> None:
        """Start without any knowledge; with `quiet`, the player is a mutineer (`rebel`) who avoids suspicion."""
        self.rebel = rebel
        self.quiet = quiet
        self.weights = PIRATES if not rebel else QUIET_MUTINEERS if quiet else MUTINEERS
        # By seat: the probability of being a mutineer, the suspicion of the table relative to the average, the planks.
        self.guilt = [0.0] * players
        self.blame = [1.0] * players
        self.planks = [0] * players
        # The number of mutineers aboard, and whether one pirate less decides the game (T3.3).
        self.mutineers = 1
        self.at_stake = False
        # Whether a pirate would open the chest now; whether a mutineer would lie about a bad card now.
        self.opens = False
        self.lies = False
        # The number of unknown cards that a spyglass would show, and the worth of those that a riddance would discard.
        self.unknown = 0
        self.riches = 0.0
        # The number of cards in hand that help the other side.
        self.unwelcome = 0

    def open(self) -> float:
        """T3.1: the value of opening the chest."""
        return AT_ONCE if self.opens else NEVER

    def stash(self, card: int, said: int) -> float:
        """T2.1: the value of stashing a card with an announcement, both as kinds of loot."""
        if self.lies and card == WORST:
            return self.weights.stash[card] - BLUFF[said]
        return self.weights.stashing(card, said)

    def plank(self, target: int) -> float:
        """T2.2: the value of a plank in front of a seat."""
        guilt = self.guilt[target]
        planks = self.planks[target]
        if not self.rebel:
            gain = 7.0 if self.mutineers == 1 else 4.0
            loss = 8.0 if self.at_stake else 4.0
            return self.weights.planks[planks] * (guilt * gain - (1.0 - guilt) * loss)
        if planks == 2 and self.at_stake:
            value = 50.0 * (1.0 - guilt) - 50.0 * guilt
        else:
            # Join the others against a player they already blame: a mutineer who acts alone would be suspected.
            value = self.weights.planks[planks] * (1.0 - 3.0 * guilt) * min(1.5, self.blame[target])
        return QUIET_PLANKS * value if self.quiet and value < DECISIVE else value

    def spyglass(self) -> float:
        """T2.5: the value of looking at the top of the chest."""
        return 0.1 if self.rebel else 0.2 + 0.3 * self.unknown

    def pockets(self, target: int) -> float:
        """T2.3: the value of replacing the hand of a seat."""
        if not self.rebel:
            # The target draws three cards, and time favours the mutineers.
            return 1.2 * self.guilt[target] - 0.5
        return QUIET_POCKETS if self.quiet else 0.8 - 1.2 * self.guilt[target]

    def riddance(self) -> float:
        """T2.4: the value of discarding the top of the chest."""
        if not self.rebel:
            return -self.riches - 0.4
        # Everybody sees who throws good cards away.
        return QUIET_RIDDANCE if self.quiet else self.riches - 0.8

    def catch(self) -> float:
        """T2.6: the value of drawing cards and putting two back."""
        return 0.3 + 0.3 * self.unwelcome if self.rebel else 0.35 + 0.4 * self.unwelcome

    def order(self, cards: list[int]) -> float:
        """T2.5: the value of an order of the top cards, given as kinds of loot, the top first.

        A riddance takes from the top: a pirate leaves the worst cards there, a mutineer the best.

        >>> Situation(4, rebel=False).order([2, 1, 0]) > Situation(4, rebel=False).order([0, 1, 2])
        True
        """
        total = 0.0
        for depth in range(len(cards)):
            total += LOOT_WORTH[cards[depth]] * depth
        return -total if self.rebel else total
