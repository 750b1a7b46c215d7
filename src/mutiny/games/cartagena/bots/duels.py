"""Which card to lay in a duel, and when to lay the monkey."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mutiny.games.cartagena.bots.hands import SINGLES, Hand, hand_of, worth_of
from mutiny.games.cartagena.bots.outlook import Outlook, logistic
from mutiny.games.cartagena.bots.position import CartagenaPosition
from mutiny.games.cartagena.constants import VALUES, VALVERDE
from mutiny.games.cartagena.rules.actions import LAY, LAY_MONKEY

# The expected card of another player for a side, in the first round of a duel and later.
FIRST_LAY: Final = 2.0
LATER_LAY: Final = 0.6
# The uncertainty of that, for each other player in the duel.
SWAY_FIRST: Final = 1.1
SWAY_LATER: Final = 0.9
TIE: Final = 0.5
SPARED: Final = 1e-6
"""The value of a point of the player's own colour at the end: tied gold goes to the player with more left (C5.2)."""
FURTHER: Final = 4
"""The number of further cards that are considered."""


class DuelOutlook:
    """The present state of a duel, as one seat judges it."""

    def __init__(self, position: CartagenaPosition) -> None:
        self.position = position
        self.outlook = Outlook(position, position.side)
        # C4.7: tied totals go to the side with the lower sailor, because it has laid more.
        ahead = float(position.ahead)
        lead = ahead - TIE if position.leads[position.duel] > 0.0 else ahead + TIE
        self.lead = lead if position.side == VALVERDE else -lead
        self.next = position.duel + 1
        self.others = 0
        self.drift = 0.0
        first = position.duel_round == 1
        each = FIRST_LAY + LATER_LAY if first else LATER_LAY
        for seat in range(position.players):
            if seat != position.seat and position.dueling[seat]:
                self.others += 1
                if position.sizes[seat]:
                    self.drift += each * (2.0 * position.loyalty(seat, position.side) - 1.0)
        self.sway = (SWAY_FIRST if first else SWAY_LATER) * float(self.others)

    def odds(self, more: float) -> float:
        """Return the chance to win this duel with `more` points on the player's side."""
        lead = self.lead + more
        if self.others == 0:
            return 1.0 if lead > 0.0 else 0.0
        return logistic((lead + self.drift) / self.sway)

    def after(self, more: float, hand: Hand) -> float:
        """Return the chance to win the mutiny if this duel ends with `more` points and these cards are left."""
        odds = self.odds(more)
        outlook = self.outlook
        outlook.fight(hand, self.next)
        won = outlook.won(self.next, outlook.wins + 1)
        lost = outlook.won(self.next, outlook.wins)
        return odds * won + (1.0 - odds) * lost + SPARED * hand.strength(self.position.side)


def laying(position: CartagenaPosition, legal: Sequence[int]) -> list[float]:
    """C4.2: value every card, and the monkey, by how the duel may continue."""
    duel = DuelOutlook(position)
    hand = hand_of(position.cards)
    rich = duel.outlook.richest(position.worth)
    coin = duel.outlook.richest(position.worth + 1.0)
    values: list[float] = []
    for action in legal:
        if action == LAY_MONKEY:
            values.append(duel.after(0.0, hand) * (coin if position.duel_round == 2 else rich))
            continue
        kind = action - LAY
        worth = worth_of(kind)
        more = worth if kind // VALUES == position.side else -worth
        left = hand.plus(SINGLES[kind], -1.0)
        at_once = duel.after(more, left) * (coin if position.duel_round == 1 else rich)
        values.append(max(at_once, _going_on(duel, kind, left, more) * rich))
    return values


def _going_on(duel: DuelOutlook, laid: int, hand: Hand, more: float) -> float:
    """Return the best result of laying more cards after this one, the highest first or the lowest first."""
    cards = duel.position.cards
    lowest = duel.position.side * VALUES
    best = 0.0
    for upwards in (True, False):
        left = hand
        total = more
        further = FURTHER
        for step in range(VALUES):
            kind = lowest + step if upwards else lowest + VALUES - 1 - step
            many = min(further, cards[kind] - 1 if kind == laid else cards[kind])
            further -= many
            for _ in range(many):
                left = left.plus(SINGLES[kind], -1.0)
                total += worth_of(kind)
                best = max(best, duel.after(total, left))
    return best
