"""What a player can hope for: that his side wins the mutiny, and that he is the richest on it.

May import: the words of the game, and hands, table.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mutiny.games.cartagena.bots.hands import Hand
from mutiny.games.cartagena.bots.table import Table
from mutiny.games.cartagena.constants import DUELS, TO_WIN, VALVERDE

# How many points of lead in a duel make it fairly sure: with so many players.
SWAY: Final[list[float]] = [0.0, 0.0, 3.4, 3.2, 3.0]
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
        self.side = side
        rounds_left = table.rounds_left
        self.leads = table.leads[:] if side == VALVERDE else [-lead for lead in table.leads]
        self.sway = SWAY[table.players] + SWAY_A_ROUND * rounds_left
        self.first = table.valverde_wins + table.diaz_wins
        self.wins = table.valverde_wins if side == VALVERDE else table.diaz_wins
        self.hope = CARDS_A_ROUND * rounds_left
        # What the others bring to this side, more than to the other.
        self.friends = 0.0
        # Who may be on this side too, by seat, and what they own.
        self.company: list[float] = []
        self.worths = table.worths
        self.spread = WEALTH + WEALTH_A_ROUND * rounds_left
        for seat in range(table.players):
            if seat == table.seat or not table.aboard[seat]:
                self.company.append(0.0)
                continue
            loyal = table.loyalty(seat, side)
            self.friends += (2.0 * loyal - 1.0) * OTHERS_CARD * (float(table.sizes[seat]) + self.hope)
            self.company.append(loyal if table.sided[seat] else UNDECIDED * loyal)
        # The chances of winning no duel more, one, or two, of those last looked at.
        self._none = 1.0
        self._one = 0.0
        self._two = 0.0
        # How the mutiny goes with the cards as they are, and how the gold stands; kept by who asks for them often.
        self.arms = 0.0
        self.rich = 0.0

    def fight(self, hand: Hand, first: int) -> None:
        """Look at the duels from one on, as if all were fought (that changes nothing), while one has cards."""
        self._none = 1.0
        self._one = 0.0
        self._two = 0.0
        left = float(DUELS - first)
        if first >= DUELS:
            return
        if self.side == VALVERDE:
            strength = hand.valverde
            own = hand.valverde_cards
            against = hand.diaz
            other = hand.diaz_cards
        else:
            strength = hand.diaz
            own = hand.diaz_cards
            against = hand.valverde
            other = hand.valverde_cards
        forced = left - own
        forced = min(forced, other)
        harm = FORCED * forced * against / other if forced > 0.0 else 0.0
        share = (strength - harm + self.friends) / left
        cards = own + other + self.hope
        sway = self.sway
        none = 1.0
        one = 0.0
        two = 0.0
        for letter in range(first, DUELS):
            if cards <= 0.0:
                # Out of the game: what the others do from here on does not help.
                break
            odds = sure((self.leads[letter] + share) / sway)
            if cards < 1.0:
                odds *= cards
            cards -= 1.0
            two += odds * (one - two)
            one += odds * (none - one)
            none -= odds * none
        self._none = none
        self._one = one
        self._two = two

    def won(self, first: int, wins: int) -> float:
        """The chance that enough of the duels last looked at are won, where so many have been won before."""
        need = TO_WIN - wins
        if need <= 0 or DUELS - first < need:
            return 1.0 if need <= 0 else 0.0
        chance = 1.0 - self._none
        if need > 1:
            chance -= self._one
            if need > 2:
                chance -= self._two
        return chance

    def win_mutiny(self, hand: Hand) -> float:
        """The chance that this side wins three duels and the player is still in."""
        self.fight(hand, self.first)
        return self.won(self.first, self.wins)

    def richest(self, worth: float, robbed: int = -1) -> float:
        """The chance to be the richest on this side with so much gold, perhaps with a coin taken from somebody."""
        chance = 1.0
        spread = self.spread
        for seat in range(len(self.company)):
            loyal = self.company[seat]
            if loyal > 0.0:
                wealth = self.worths[seat]
                if seat == robbed:
                    wealth -= 1.0
                chance *= 1.0 - loyal * sure((wealth - worth) / spread)
        return chance

    def win(self, hand: Hand, worth: float) -> float:
        """The chance to win the game."""
        return self.win_mutiny(hand) * self.richest(worth)
