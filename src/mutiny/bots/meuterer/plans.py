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
        self.market = Market(table)
        self.useful = wanted(table, False)
        self.command = 0.0 if table.last_round else CAPTAINCY
        # Conflict cards count in hand and offered alike.
        mine = table.offered[table.seat][CONFLICT] + table.hand[CONFLICT]
        if table.seat == table.captain:
            margin = REBELS - mine - 0.4 * (1 + table.pay)
            self.rising = MUTINY_LIKELY * chance_of_mutiny(margin)
            return
        rate = table.conflict_rate()
        captain = table.captain
        waiting = [seat for seat in table.rivals() if seat != captain and not table.left[seat]]
        # Whether another player may still take an action card.
        undecided = 1.0 if waiting else 0.0
        in_middle = table.in_middle
        # Conflict cards expected of the Captain, of the Captain and a Mate (who counts one himself), of a Cabin Boy.
        loyal = table.offered[captain][CONFLICT] + rate * table.sizes[captain]
        against = loyal + (0.35 * undecided if in_middle[MATE] else 1.0) * (1.0 + 2.0 * rate)
        boys = (0.25 * undecided if in_middle[BOY] else 1.0) * 2.5 * rate
        # Without the Mutineer in the middle, somebody has him; else somebody may take him yet.
        mutiny = MUTINY_LIKELY * undecided if in_middle[MUTINEER] else 1.0
        # How likely the own mutiny is to succeed, and what the other action cards promise by themselves.
        self.rising = chance_of_mutiny(mine + boys - against)
        self.boy = mutiny * chance_of_mutiny(mine + 1.0 - against) * 2.0
        self.mate = (1.0 - mutiny * chance_of_mutiny(1.2 + boys - mine - 1.0 - loyal)) * (1.0 + table.pay)

    def keeping(self, kept: list[int]) -> float:
        """What the cards kept for the next round are worth."""
        if self.table.last_round:
            return 0.0
        total = KEPT_CONFLICT * kept[CONFLICT]
        useful = self.useful
        for kind in range(len(GOODS)):
            total += KEPT_GOOD * useful[kind] * kept[kind]
        return total

    def as_captain(self, offered: list[int], kept: list[int], left: int) -> float:
        """Leaving as Captain with so many cards left: sales, and the destination if no mutiny takes it away."""
        table = self.table
        harbour = table.harbour(left)
        total = self.market.best(offered, False) + self.keeping(kept)
        total += (1.0 - self.rising) * (harbour.docking + self.command)
        if not table.last_round:
            # The destination will buy next round: it should buy what is kept.
            for kind in harbour.kinds:
                total += 0.3 * min(2, kept[kind]) / len(harbour.kinds)
        return total

    def leaving(self, role: int, offered: list[int], kept: list[int], left: int) -> float:
        """Leaving with an action card, and so many cards left."""
        return self.market.best(offered, role == MERCHANT) + self.keeping(kept) + self._of_role(role, left)

    def best_leaving(self, offered: list[int], kept: list[int], left: int) -> float:
        """Leaving with the best action card still there, or as Captain."""
        table = self.table
        if table.seat == table.captain:
            return self.as_captain(offered, kept, left)
        best = -1000.0
        for role in range(len(ROLES)):
            if role != MERCHANT and table.in_middle[role]:
                best = max(best, self._of_role(role, left))
        best += self.market.best(offered, False)
        if table.in_middle[MERCHANT]:
            best = max(best, self.market.best(offered, True))
        return best + self.keeping(kept)

    def _of_role(self, role: int, left: int) -> float:
        """What an action card itself promises; the Merchant's shows in the sales."""
        if role == MUTINEER:
            return self.rising * (self.table.harbour(left).docking + self.command)
        if role == BOY:
            return self.boy
        if role == MATE:
            return self.mate
        if role == LOADER and not self.table.last_round:
            return CHOICE_OF_CARDS
        return 0.0


def offer_values(planner: Planner) -> list[float]:
    """For each kind, the best plan that goes on with offering a card of it; a large loss where none is held."""
    table = planner.table
    plans = Plans(planner, table.offered[table.seat][:], table.hand[:])
    plans.go_on(0, 0, sum(table.hand))
    return plans.values


class Plans:
    """Every set of cards of a hand that may yet be offered, the pirates card left aside, one after the other."""

    def __init__(self, planner: Planner, offered: list[int], kept: list[int]) -> None:
        self.planner = planner
        self.offered = offered
        self.kept = kept
        self.plan = [0] * (CONFLICT + 1)
        self.values = [-1000.0] * (CONFLICT + 1)

    def go_on(self, kind: int, many: int, left: int) -> None:
        """Of this kind and those after it none, one, two ... cards may be offered, beside so many of those before."""
        if kind > CONFLICT:
            if many > 0:
                self._judge(many, left)
            return
        self.go_on(kind + 1, many, left)
        held = self.kept[kind]
        if held == 0:
            return
        had = self.offered[kind]
        for more in range(1, held + 1):
            self.plan[kind] = more
            self.offered[kind] = had + more
            self.kept[kind] = held - more
            self.go_on(kind + 1, many + more, left - more)
        self.plan[kind] = 0
        self.offered[kind] = had
        self.kept[kind] = held

    def _judge(self, many: int, left: int) -> None:
        value = self.planner.best_leaving(self.offered, self.kept, left) - WAIT * many
        plan = self.plan
        for kind in range(CONFLICT + 1):
            # Of a plan's cards the most useful pile comes first: it is what others see and fear.
            if plan[kind]:
                promise = value + 0.001 * plan[kind]
                self.values[kind] = max(self.values[kind], promise)
