"""The goals of one seat at one moment: what coins, cards and sailors add to its chance of winning."""

from __future__ import annotations

from typing import Final

from mutiny.games.cartagena.bots.hands import SINGLES, Hand, hand_of
from mutiny.games.cartagena.bots.outlook import Outlook
from mutiny.games.cartagena.bots.position import SEEN, UNKNOWN, CartagenaPosition
from mutiny.games.cartagena.constants import COMBAT, DIAZ, VALVERDE

MISSED: Final = 0.7
"""The chance that a round passes without an opportunity to set the allegiance."""
SAILORS_LEAD: Final = 11.0 / 3.0
"""The mean difference between the higher and the lower of two sailors."""
SLIGHT: Final = 1e-6
"""The value of a point of lead where it changes no chance."""
DECK: Final[list[int]] = [8, 7, 5, 8, 7, 5]
"""The number of combat cards of each kind; slightly wrong for games with other components."""


class SeatPlan:
    """The gains in a seat's chances from coins, cards and sailors; without allegiance both sides count."""

    def __init__(self, position: CartagenaPosition) -> None:
        self.position = position
        self.hand = hand_of(position.cards)
        self.sides = [Outlook(position, VALVERDE), Outlook(position, DIAZ)]
        self.views = self.sides if position.side == UNKNOWN else [self.sides[position.side]]
        self.now = 0.0
        for outlook in self.views:
            outlook.arms = outlook.win_mutiny(self.hand)
            outlook.rich = outlook.richest(position.worth)
            self.now = max(self.now, outlook.arms * outlook.rich)
        whole = 0
        for kind in range(len(COMBAT)):
            whole += max(0, DECK[kind] - position.cards[kind])
        # The probability of each kind for an unseen card, and the mean hand of one such card.
        self.odds: list[float] = []
        self.unknown = Hand(0.0, 0.0, 0.0, 0.0)
        for kind in range(len(COMBAT)):
            odds = float(max(0, DECK[kind] - position.cards[kind])) / float(whole)
            self.odds.append(odds)
            self.unknown = self.unknown.plus(SINGLES[kind], odds)

    def on_side(self, side: int) -> float:
        """Return the chance to win on a side."""
        return self.sides[side].win(self.hand, self.position.worth)

    def coins(self, count: float, robbed: int = -1) -> float:
        """Return what some coins add; `robbed` is the seat that loses one of them."""
        best = 0.0
        for outlook in self.views:
            best = max(best, outlook.arms * outlook.richest(self.position.worth + count, robbed))
        return best - self.now

    def armed(self, hand: Hand) -> float:
        """Return what a different hand of combat cards adds."""
        best = 0.0
        for outlook in self.views:
            best = max(best, outlook.rich * outlook.win_mutiny(hand))
        return best - self.now

    def win(self, hand: Hand, worth: float) -> float:
        """Return the chance to win with other cards and other gold."""
        best = 0.0
        for outlook in self.views:
            best = max(best, outlook.win(hand, worth))
        return best

    def card(self, kind: int) -> float:
        """Return what a combat card adds."""
        return self.armed(self.hand.plus(SINGLES[kind], 1.0))

    def posted(self, letter: int, lead: float) -> float:
        """Return the gain in the chance of winning if a duel begins with such a lead for Captain Valverde."""
        best = 0.0
        ahead = -abs(lead)
        for outlook in self.views:
            before = outlook.leads[letter]
            turned = lead if outlook.side == VALVERDE else -lead
            outlook.leads[letter] = turned
            best = max(best, outlook.rich * outlook.win_mutiny(self.hand))
            outlook.leads[letter] = before
            ahead = max(ahead, turned)
        # A better sailor is better even for a player with too few cards to win.
        return best - self.now + SLIGHT * ahead

    def seeing_to(self, letter: int) -> float:
        """Return the gain in the chance of winning from choosing a duel's sailors."""
        position = self.position
        lead = abs(position.leads[letter]) if position.seen[letter] == SEEN else SAILORS_LEAD
        first = self.views[0]
        best = self.posted(letter, lead if first.side == VALVERDE else -lead)
        if len(self.views) > 1:
            best = max(best, self.posted(letter, -lead))
        return best

    def without_side(self) -> float:
        """Return the chance never to get an allegiance if not now."""
        return float(MISSED ** max(0.0, self.position.rounds_left - 1.0))
