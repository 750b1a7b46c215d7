"""What a player can hope for: that his side wins the mutiny, and that he is the richest on it.

May import: the words of the game, and table.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mutiny.bots.cartagena.table import Hand, Table
from mutiny.games.cartagena.words import DUELS, TO_WIN

# How many points of lead in a duel make it fairly sure: with so many players.
SWAY: Final[tuple[float, ...]] = (0.0, 0.0, 3.4, 3.2, 3.0)
SWAY_A_ROUND: Final = 0.05
"""And so many more for each round of the voyage to come."""
OTHERS_CARD: Final = 1.1
"""What a card in another's hand adds to his side, all in all."""
FORCED: Final = 0.3
"""How much a card of the other colour harms that one must lay for want of one's own."""
CARDS_A_ROUND: Final = 0.1
"""Combat cards one may still hope for in each round."""
WEALTH: Final = 1.5
WEALTH_A_ROUND: Final = 0.2
"""How many coins of lead make it fairly sure to stay the richest: at the end, and more for each round to come."""
UNDECIDED: Final = 0.95
"""How likely somebody without allegiance gets one in time."""


def sure(lead: float) -> float:
    """The chance that a lead holds.

    >>> sure(-2.0) < sure(0.0) == 0.5 < sure(2.0)
    True
    """
    return 1.0 / (1.0 + exp(-lead)) if lead > -30.0 else 0.0


class Outlook:
    """The game as it looks for a player who is, or would be, on one side."""

    def __init__(self, table: Table, side: int) -> None:
        self.table = table
        self.side = side
        sign = 1.0 if side == 0 else -1.0
        self.leads = [sign * lead for lead in table.leads]
        self.sway = SWAY[table.players] + SWAY_A_ROUND * table.rounds_left
        won: list[str | None] = table.view["won"]
        self.first = DUELS - won.count(None)
        own = [name for name in won[: self.first] if name is not None and (name == "diaz") == (side == 1)]
        self.wins = len(own)
        self.hope = CARDS_A_ROUND * table.rounds_left
        # What the others bring to this side, more than to the other.
        self.friends = 0.0
        self.company: list[tuple[int, float, float]] = []
        self.spread = WEALTH + WEALTH_A_ROUND * table.rounds_left
        sided: list[bool] = table.view["sided"]
        for seat in table.rivals:
            if not table.aboard[seat]:
                continue
            loyal = table.loyal[seat][side]
            self.friends += (2.0 * loyal - 1.0) * OTHERS_CARD * (table.sizes[seat] + self.hope)
            self.company.append((seat, loyal if sided[seat] else UNDECIDED * loyal, table.worths[seat]))

    def win_mutiny(self, hand: Hand, first: int, wins: int) -> float:
        """The chance that this side wins three duels, from a duel on, with so many won, and the player is still in."""
        need = TO_WIN - wins
        left = DUELS - first
        if need <= 0 or left < need:
            return 1.0 if need <= 0 else 0.0
        side = self.side
        own = hand.cards[side]
        other = hand.cards[1 - side]
        forced = left - own
        forced = min(forced, other)
        harm = FORCED * forced * hand.strength[1 - side] / other if forced > 0.0 else 0.0
        share = (hand.strength[side] - harm + self.friends) / left
        cards = own + other + self.hope
        # The chances of having won no duel more, one, or two, as if all were fought: that changes nothing.
        none, one, two = 1.0, 0.0, 0.0
        for lead in self.leads[first:]:
            if cards <= 0.0:
                # Out of the game: what the others do from here on does not help.
                break
            odds = sure((lead + share) / self.sway)
            if cards < 1.0:
                odds *= cards
            cards -= 1.0
            two += odds * (one - two)
            one += odds * (none - one)
            none -= odds * none
        return 1.0 - none - (one if need > 1 else 0.0) - (two if need > 2 else 0.0)

    def richest(self, worth: float, robbed: int = -1) -> float:
        """The chance to be the richest on this side with so much gold, perhaps with a coin taken from somebody."""
        chance = 1.0
        for seat, loyal, other in self.company:
            if loyal > 0.0:
                wealth = other - 1.0 if seat == robbed else other
                chance *= 1.0 - loyal * sure((wealth - worth) / self.spread)
        return chance

    def win(self, hand: Hand, worth: float) -> float:
        """The chance to win the game."""
        return self.win_mutiny(hand, self.first, self.wins) * self.richest(worth)
