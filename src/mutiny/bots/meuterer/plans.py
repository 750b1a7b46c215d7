"""Plans for the offering: which cards to offer yet, with what to leave, and what that promises.

A plan is judged by the whole round: sales, the role, the destination, and the cards kept for the next round.
May import: the words of the game, and table, sales.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mutiny.bots.meuterer.sales import Market, wanted
from mutiny.bots.meuterer.table import Table
from mutiny.games.meuterer.words import BOY, CONFLICT, GOODS, LOADER, MATE, MERCHANT, MUTINEER, ROLES

# What a player puts on things that bring no points by themselves, in points.
CAPTAINCY: Final = 1.5
CHOICE_OF_CARDS: Final = 0.9
KEPT_CONFLICT: Final = 0.5
KEPT_GOOD: Final = 0.1
WAIT: Final = 0.06
"""What waiting a turn costs: others take the good action cards."""

MUTINY_LIKELY: Final = 0.85
"""How often somebody mutinies, as far as a Captain can tell."""
REBELS: Final = 1.1
"""Conflict cards a Captain expects against him."""


def chance_of_mutiny(margin: float) -> float:
    """How likely a mutiny succeeds when it expects so many more conflict cards than the other side; a tie is enough.

    >>> 0.5 < chance_of_mutiny(0.0) < chance_of_mutiny(2.0) < 1
    True
    """
    return 1.0 / (1.0 + exp(-1.3 * (margin + 0.5)))


class Planner:
    """Judges what may yet be offered, and the ways to leave, for one seat at one moment."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.market = Market(table, False)
        self.tied_market = Market(table, True)
        self.useful = wanted(table, False)
        self.in_middle = [name in table.view.get("middle", ROLES) for name in ROLES]
        self.command = 0.0 if table.last_round else CAPTAINCY
        rate = table.conflict_rate()
        captain = table.captain
        waiting = [seat for seat in table.rivals() if seat != captain and not table.left[seat]]
        # Whether another player may still take an action card.
        undecided = 1.0 if waiting else 0.0
        # Conflict cards expected of the Captain, of the Captain and a Mate (who counts one himself), of a Cabin Boy.
        self.loyal = table.offered[captain][CONFLICT] + rate * table.sizes[captain]
        self.against = self.loyal + (0.35 * undecided if self.in_middle[MATE] else 1.0) * (1.0 + 2.0 * rate)
        self.boys = (0.25 * undecided if self.in_middle[BOY] else 1.0) * 2.5 * rate
        # Without the Mutineer in the middle, somebody has him; else somebody may take him yet.
        self.mutiny = MUTINY_LIKELY * undecided if self.in_middle[MUTINEER] else 1.0

    def keeping(self, kept: list[int]) -> float:
        """What the cards kept for the next round are worth."""
        if self.table.last_round:
            return 0.0
        total = KEPT_CONFLICT * kept[CONFLICT]
        for kind in range(len(GOODS)):
            total += KEPT_GOOD * self.useful[kind] * kept[kind]
        return total

    def as_captain(self, offered: list[int], kept: list[int]) -> float:
        """Leaving as Captain: sales, and the destination if no mutiny takes it away."""
        table = self.table
        harbour = table.harbour(sum(kept))
        margin = REBELS - kept[CONFLICT] - offered[CONFLICT] - 0.4 * (1 + table.pay)
        lost = MUTINY_LIKELY * chance_of_mutiny(margin)
        total = self.market.best(offered) + self.keeping(kept) + (1.0 - lost) * (harbour.docking + self.command)
        if not table.last_round:
            # The destination will buy next round: it should buy what is kept.
            for kind in harbour.kinds:
                total += 0.3 * min(2, kept[kind]) / len(harbour.kinds)
        return total

    def leaving(self, role: int, offered: list[int], kept: list[int]) -> float:
        """Leaving with an action card."""
        sold = self.tied_market.best(offered) if role == MERCHANT else self.market.best(offered)
        return sold + self.keeping(kept) + self._of_role(role, offered, kept)

    def best_leaving(self, offered: list[int], kept: list[int]) -> float:
        """Leaving with the best action card still there, or as Captain."""
        if self.table.seat == self.table.captain:
            return self.as_captain(offered, kept)
        best = -1000.0
        for role in range(len(ROLES)):
            if role != MERCHANT and self.in_middle[role]:
                best = max(best, self._of_role(role, offered, kept))
        best += self.market.best(offered)
        if self.in_middle[MERCHANT]:
            best = max(best, self.tied_market.best(offered))
        return best + self.keeping(kept)

    def _of_role(self, role: int, offered: list[int], kept: list[int]) -> float:
        """What an action card itself promises; the Merchant's shows in the sales."""
        mine = offered[CONFLICT] + kept[CONFLICT]
        if role == MUTINEER:
            docking = self.table.harbour(sum(kept)).docking
            return chance_of_mutiny(mine + self.boys - self.against) * (docking + self.command)
        if role == BOY:
            return self.mutiny * chance_of_mutiny(mine + 1.0 - self.against) * 2.0
        if role == MATE:
            margin = 1.2 + self.boys - mine - 1.0 - self.loyal
            return (1.0 - self.mutiny * chance_of_mutiny(margin)) * (1.0 + self.table.pay)
        if role == LOADER and not self.table.last_round:
            return CHOICE_OF_CARDS
        return 0.0


def offer_values(planner: Planner) -> list[float]:
    """For each kind, the best plan that goes on with offering a card of it; a large loss where none is held."""
    table = planner.table
    values = [-1000.0] * (CONFLICT + 1)
    for plan in plans(table.hand):
        many = sum(plan)
        if many == 0:
            continue
        offered = [had + more for had, more in zip(table.offered[table.seat], plan, strict=True)]
        kept = [had - more for had, more in zip(table.hand, plan, strict=True)]
        value = planner.best_leaving(offered, kept) - WAIT * many
        for kind in range(CONFLICT + 1):
            # Of a plan's cards the most useful pile comes first: it is what others see and fear.
            if plan[kind] and value + 0.001 * plan[kind] > values[kind]:
                values[kind] = value + 0.001 * plan[kind]
    return values


def plans(hand: list[int]) -> list[list[int]]:
    """Every set of cards of a hand that may yet be offered, the pirates card left aside.

    >>> len(plans([1, 0, 2, 0, 0, 0, 1]))
    6
    """
    found: list[list[int]] = [[0] * len(hand)]
    for kind in range(CONFLICT + 1):
        if hand[kind]:
            longer: list[list[int]] = []
            for plan in found:
                for many in range(hand[kind] + 1):
                    more = plan[:]
                    more[kind] = many
                    longer.append(more)
            found = longer
    return found
