"""Which card to lay in a duel, and when to lay the monkey.

May import: the words of the game, and table, outlook.
"""

from __future__ import annotations

from typing import Final

from mutiny.bots.cartagena.outlook import Outlook, sure
from mutiny.bots.cartagena.table import KIND, Hand, Table, hand_of
from mutiny.games.cartagena.words import VALUES

# What another player in the duel will lay yet for his side, in the first round and in later ones.
FIRST_LAY: Final = 2.0
LATER_LAY: Final = 0.6
# How uncertain that is, for each other player in the duel.
SWAY_FIRST: Final = 1.1
SWAY_LATER: Final = 0.9
TIE: Final = 0.5
SPARED: Final = 1e-6
"""What a point of one's own colour is worth at the end: tied gold goes to who has more of it left (C5.2)."""


class Duel:
    """A duel as it stands, for one seat."""

    def __init__(self, table: Table) -> None:
        view = table.view
        self.table = table
        self.outlook = Outlook(table, table.side)
        self.hand = hand_of(table.cards)
        duel = view["duel"]
        self.round: int = duel["round"]
        ahead: int = duel["valverde"] - duel["diaz"]
        number = table.duel_number()
        # C4.7: tied totals go to the side with the lower sailor, because it has laid more.
        self.lead = (ahead - TIE if table.leads[number] > 0 else ahead + TIE) * (1.0 if table.side == 0 else -1.0)
        self.next = number + 1
        self.others = [seat for seat in duel["in"] if seat != table.seat]
        self.drift: float = 0.0
        each = FIRST_LAY + LATER_LAY if self.round == 1 else LATER_LAY
        for seat in self.others:
            if table.sizes[seat]:
                self.drift += each * (2.0 * table.loyal[seat][table.side] - 1.0)
        self.sway = (SWAY_FIRST if self.round == 1 else SWAY_LATER) * len(self.others)

    def odds(self, more: float) -> float:
        """The chance to win this duel with so much more on one's own side."""
        lead = self.lead + more
        if not self.others:
            return 1.0 if lead > 0 else 0.0
        return sure((lead + self.drift) / self.sway)

    def after(self, more: float, hand: Hand) -> float:
        """The chance to win the mutiny if this duel ends with so much more, and these cards are left."""
        odds = self.odds(more)
        wins = self.outlook.wins
        won = self.outlook.win_mutiny(hand, self.next, wins + 1)
        lost = self.outlook.win_mutiny(hand, self.next, wins)
        return odds * won + (1.0 - odds) * lost + SPARED * hand.strength[self.table.side]


def laying(table: Table, moves: list[list[str]]) -> list[float]:
    """C4.2: for every card, and for the monkey, how it may go on."""
    duel = Duel(table)
    rich = duel.outlook.richest(table.worth)
    coin = duel.outlook.richest(table.worth + 1.0)
    values: list[float] = []
    for move in moves:
        if move[1] == "monkey":
            values.append(duel.after(0.0, duel.hand) * (coin if duel.round == 2 else rich))
            continue
        kind = KIND[move[1]]
        worth = float(kind % VALUES + 1)
        cards = table.cards[:]
        cards[kind] -= 1
        more = worth if kind // VALUES == table.side else -worth
        values.append(_going_on(duel, cards, more, coin if duel.round == 1 else rich, rich))
    return values


def _going_on(duel: Duel, cards: list[int], more: float, at_once: float, later: float) -> float:
    """The best of leaving in the next round, and of laying own cards yet, the highest first or the lowest first."""
    side = duel.table.side
    best = duel.after(more, hand_of(cards)) * at_once
    own = [kind for kind in range(side * VALUES, side * VALUES + VALUES) for _ in range(cards[kind])]
    for order in (own, own[::-1]):
        left = cards[:]
        total = more
        for kind in order[:4]:
            left[kind] -= 1
            total += kind % VALUES + 1
            best = max(best, duel.after(total, hand_of(left)) * later)
    return best
