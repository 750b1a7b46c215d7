"""A player's chances: that the player's side wins the mutiny, and that the player is the richest on it."""

from __future__ import annotations

from math import exp
from typing import Final

from mutiny.games.cartagena.bots.hands import Hand
from mutiny.games.cartagena.bots.position import CartagenaPosition
from mutiny.games.cartagena.constants import DUELS, TO_WIN, VALVERDE

# The lead in points that makes a duel fairly certain, by the number of players.
SWAY: Final[list[float]] = [0.0, 0.0, 3.4, 3.2, 3.0]
SWAY_A_ROUND: Final = 0.05
"""The increase of it for each remaining round of the voyage."""
OTHERS_CARD: Final = 1.1
"""The total contribution of a card in another player's hand to that player's side."""
FORCED: Final = 0.3
"""The harm of a card of the other colour that must be laid for lack of the player's own colour."""
CARDS_A_ROUND: Final = 0.1
"""Combat cards expected in each remaining round."""
WEALTH: Final = 1.5
WEALTH_A_ROUND: Final = 0.2
"""The lead in coins that makes it fairly certain to stay the richest: at the end, and more for each remaining round."""
UNDECIDED: Final = 0.95
"""The chance that a player without allegiance gets one in time."""


def logistic(lead: float) -> float:
    """Return the chance that a lead holds, by the logistic function.

    >>> logistic(-2.0) < logistic(0.0) == 0.5 < logistic(2.0)
    True
    """
    return 1.0 / (1.0 + exp(-lead)) if lead > -30.0 else 0.0


class Outlook:
    """The game as it looks to a player who is, or would be, on one side."""

    def __init__(self, position: CartagenaPosition, side: int) -> None:
        self.side = side
        rounds_left = position.rounds_left
        self.leads = position.leads[:] if side == VALVERDE else [-lead for lead in position.leads]
        self.sway = SWAY[position.players] + SWAY_A_ROUND * rounds_left
        self.first = position.valverde_wins + position.diaz_wins
        self.wins = position.valverde_wins if side == VALVERDE else position.diaz_wins
        self.hope = CARDS_A_ROUND * rounds_left
        # The contribution of the other players to this side, minus their contribution to the other.
        self.friends = 0.0
        # By seat: the chance that a player is on this side too, and the player's wealth.
        self.company: list[float] = []
        self.worths = position.worths
        self.spread = WEALTH + WEALTH_A_ROUND * rounds_left
        for seat in range(position.players):
            if seat == position.seat or not position.aboard[seat]:
                self.company.append(0.0)
                continue
            loyal = position.loyalty(seat, side)
            self.friends += (2.0 * loyal - 1.0) * OTHERS_CARD * (float(position.sizes[seat]) + self.hope)
            self.company.append(loyal if position.sided[seat] else UNDECIDED * loyal)
        # The chances of winning none, one or two more of the duels last examined.
        self._none = 1.0
        self._one = 0.0
        self._two = 0.0
        # The chance to win the mutiny with the present cards, and to be the richest; set by the callers that use them
        # often.
        self.arms = 0.0
        self.rich = 0.0

    def fight(self, hand: Hand, first: int) -> None:
        """Examine the duels from one on as if all were fought, which changes no result, while the player has cards."""
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
                # The player is out of the game: what the others do from here on does not help.
                break
            odds = logistic((self.leads[letter] + share) / sway)
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
        """Return the chance that enough of the duels last examined are won, given the wins so far."""
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
        """Return the chance that this side wins three duels and the player stays in."""
        self.fight(hand, self.first)
        return self.won(self.first, self.wins)

    def richest(self, worth: float, robbed: int = -1) -> float:
        """Return the chance to be the richest on this side with some gold, perhaps with a coin taken from a seat."""
        chance = 1.0
        spread = self.spread
        for seat in range(len(self.company)):
            loyal = self.company[seat]
            if loyal > 0.0:
                wealth = self.worths[seat]
                if seat == robbed:
                    wealth -= 1.0
                chance *= 1.0 - loyal * logistic((wealth - worth) / spread)
        return chance

    def win(self, hand: Hand, worth: float) -> float:
        """Return the chance to win the game."""
        return self.win_mutiny(hand) * self.richest(worth)
