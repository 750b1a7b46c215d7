"""What one seat wants at one moment: what coins, cards and sailors add to its chance of winning.

May import: the words of the game, and hands, table, outlook.
"""

from __future__ import annotations

from typing import Final

from mutiny.games.cartagena.bots.hands import SINGLES, Hand, hand_of
from mutiny.games.cartagena.bots.outlook import Outlook
from mutiny.games.cartagena.bots.table import SEEN, UNKNOWN, Table
from mutiny.games.cartagena.constants import COMBAT, DIAZ, VALVERDE

MISSED: Final = 0.7
"""The chance that a round passes without a way to set one's allegiance."""
SAILORS_LEAD: Final = 11.0 / 3.0
"""By how much the higher of two sailors beats the lower, on average."""
SLIGHT: Final = 1e-6
"""What a point of lead is worth where it changes no chance."""
DECK: Final[list[int]] = [8, 7, 5, 8, 7, 5]
"""How many combat cards of each kind there are; a player of other components is a little wrong."""


class Plan:
    """What things add to a seat's chances; without allegiance both sides count."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hand = hand_of(table.cards)
        self.sides = [Outlook(table, VALVERDE), Outlook(table, DIAZ)]
        self.views = self.sides if table.side == UNKNOWN else [self.sides[table.side]]
        self.now = 0.0
        for outlook in self.views:
            outlook.arms = outlook.win_mutiny(self.hand)
            outlook.rich = outlook.richest(table.worth)
            self.now = max(self.now, outlook.arms * outlook.rich)
        whole = 0
        for kind in range(len(COMBAT)):
            whole += max(0, DECK[kind] - table.cards[kind])
        # How likely a card one has not seen is of each kind, and the hand that it is on average.
        self.odds: list[float] = []
        self.unknown = Hand(0.0, 0.0, 0.0, 0.0)
        for kind in range(len(COMBAT)):
            odds = float(max(0, DECK[kind] - table.cards[kind])) / float(whole)
            self.odds.append(odds)
            self.unknown = self.unknown.plus(SINGLES[kind], odds)

    def on_side(self, side: int) -> float:
        """The chance to win on one side or the other."""
        return self.sides[side].win(self.hand, self.table.worth)

    def coins(self, count: float, robbed: int = -1) -> float:
        """What so many coins add; perhaps one of them is taken from somebody."""
        best = 0.0
        for outlook in self.views:
            best = max(best, outlook.arms * outlook.richest(self.table.worth + count, robbed))
        return best - self.now

    def armed(self, hand: Hand) -> float:
        """What other combat cards add."""
        best = 0.0
        for outlook in self.views:
            best = max(best, outlook.rich * outlook.win_mutiny(hand))
        return best - self.now

    def win(self, hand: Hand, worth: float) -> float:
        """The chance to win with other cards and other gold."""
        best = 0.0
        for outlook in self.views:
            best = max(best, outlook.win(hand, worth))
        return best

    def card(self, kind: int) -> float:
        """What a combat card adds."""
        return self.armed(self.hand.plus(SINGLES[kind], 1.0))

    def posted(self, letter: int, lead: float) -> float:
        """What it adds that a duel begins with such a lead for Captain Valverde."""
        best = 0.0
        ahead = -abs(lead)
        for outlook in self.views:
            before = outlook.leads[letter]
            turned = lead if outlook.side == VALVERDE else -lead
            outlook.leads[letter] = turned
            best = max(best, outlook.rich * outlook.win_mutiny(self.hand))
            outlook.leads[letter] = before
            ahead = max(ahead, turned)
        # Even for who has too few cards to hope for anything, a better sailor is better.
        return best - self.now + SLIGHT * ahead

    def seeing_to(self, letter: int) -> float:
        """What it adds to see to a duel's sailors."""
        table = self.table
        lead = abs(table.leads[letter]) if table.seen[letter] == SEEN else SAILORS_LEAD
        first = self.views[0]
        best = self.posted(letter, lead if first.side == VALVERDE else -lead)
        if len(self.views) > 1:
            best = max(best, self.posted(letter, -lead))
        return best

    def without_side(self) -> float:
        """How likely one never gets an allegiance if not now."""
        return float(MISSED ** max(0.0, self.table.rounds_left - 1.0))
