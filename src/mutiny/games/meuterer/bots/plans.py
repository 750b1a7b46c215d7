"""Plans for the offering: which cards to offer, when to leave, which action card to take, and what that promises.

A plan is valued by the whole round: sales, the role, the destination, and the cards kept for the next round.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from mutiny.games.meuterer.bots.harbours import GOODS_END
from mutiny.games.meuterer.bots.position import MeutererPosition
from mutiny.games.meuterer.bots.sales import market_offering
from mutiny.games.meuterer.constants import BOY, CONFLICT, MATE, MERCHANT, MUTINEER
from mutiny.kernel.cardset import count_of, one, size

# The value in points of things that bring no points by themselves.
CAPTAINCY: Final = 1.5
CHOICE_OF_CARDS: Final = 0.9
KEPT_CONFLICT: Final = 0.5
KEPT_GOOD: Final = 0.1
NOTHING: Final = -1000.0
WAIT: Final = 0.06
"""The cost of waiting a turn: others take the good action cards."""

BEST_LEFT: Final[list[list[float]]] = [[1.0], [0.8, 0.2], [0.6, 0.3, 0.1]]
"""The chance that the best, second best or third best action card is the best left, with none, one or two gone."""

MUTINY_LIKELY: Final = 0.85
"""The chance of a mutiny, as a Captain estimates it."""
REBELS: Final = 1.1
"""Conflict cards that a Captain expects from the mutiny."""


def chance_of_mutiny(margin: float) -> float:
    """Return the chance that a mutiny succeeds, given its expected lead in conflict cards; a tie is enough.

    >>> 0.5 < chance_of_mutiny(0.0) < chance_of_mutiny(2.0) < 1
    True
    """
    return 1.0 / (1.0 + exp(-1.3 * (margin + 0.5)))


@mypyc_attr(acyclic=True)
class Planner:
    """Values further offers, and the ways to leave, for one seat at one moment."""

    def __init__(self, position: MeutererPosition) -> None:
        self.position = position
        self.market = market_offering(position)
        self.useful = position.chart.useful(position.ship, position.ship)
        self.last_round = position.last_round
        self.is_captain = position.seat == position.captain
        self.command = 0.0 if position.last_round else CAPTAINCY
        self.rising = 0.0
        self.boy = 0.0
        self.mate = 0.0
        self.loader = 0.0 if position.last_round else CHOICE_OF_CARDS
        # Conflict cards count whether they are in hand or offered.
        mine = float(count_of(position.own().offered, CONFLICT) + count_of(position.hand, CONFLICT))
        # The values of the action cards that do not depend on the plan, and the best of them.
        self.quiet: list[float] = []
        self.best_quiet = NOTHING
        if self.is_captain:
            self._expect_mutiny(mine)
        else:
            self._expect_of_roles(mine)

    def _expect_mutiny(self, mine: float) -> None:
        """Estimate the chance of a mutiny that takes the command away."""
        margin = REBELS - mine - 0.4 * float(1 + self.position.pay)
        self.rising = MUTINY_LIKELY * chance_of_mutiny(margin)

    def _expect_of_roles(self, mine: float) -> None:
        """Estimate the chance of a mutiny by this player, and the values of the other action cards by themselves."""
        position = self.position
        rate = position.conflict_rate()
        # Whether another player may still take an action card.
        undecided = 1.0 if _others_wait(position) else 0.0
        # Expected conflict cards of the Captain, of the Captain with a Mate (whose card counts as one), of a Cabin Boy.
        captain = position.crew[position.captain]
        loyal = float(count_of(captain.offered, CONFLICT)) + rate * float(captain.size)
        against = loyal + self._somebody_has(MATE, 0.35 * undecided) * (1.0 + 2.0 * rate)
        boys = self._somebody_has(BOY, 0.25 * undecided) * 2.5 * rate
        mutiny = self._somebody_has(MUTINEER, MUTINY_LIKELY * undecided)
        self.rising = chance_of_mutiny(mine + boys - against)
        self.boy = mutiny * chance_of_mutiny(mine + 1.0 - against) * 2.0
        self.mate = (1.0 - mutiny * chance_of_mutiny(1.2 + boys - mine - 1.0 - loyal)) * (1.0 + float(position.pay))
        self.quiet = [self.boy, self.mate, self.loader]
        self.best_quiet = max(self.quiet)

    def _somebody_has(self, role: i64, later: float) -> float:
        """Return the chance that another player gets an action card; `later` is the chance that it is still taken."""
        there = self.position.chance_in_middle(role)
        return 1.0 - there + there * later

    def kept(self, kind: i64) -> float:
        """Return the value of a card of a kind that is kept for the next round."""
        if self.last_round:
            return 0.0
        return KEPT_CONFLICT if kind == CONFLICT else KEPT_GOOD * self.useful[kind]

    def keeping(self, cards: i64) -> float:
        """Return the value of the cards kept for the next round."""
        total = self.kept(CONFLICT) * float(count_of(cards, CONFLICT))
        for kind in range(GOODS_END):
            many = count_of(cards, kind)
            if many:
                total += self.kept(kind) * float(many)
        return total

    def as_captain(self, offered: i64, cards: i64, left: i64, keeping: float) -> float:
        """Value leaving as Captain with `left` cards: sales, and the destination unless a mutiny takes it away."""
        harbour = self.position.harbour(left)
        total = self.market.best(offered) + keeping
        total += (1.0 - self.rising) * (harbour.docking + self.command)
        if not self.last_round:
            # The destination buys next round: it should buy what is kept.
            for kind in range(harbour.first_kind, harbour.end_kind):
                total += 0.3 * float(min(2, count_of(cards, kind))) / float(harbour.kinds())
        return total

    def taking(self, role: i64, offered: i64, left: i64) -> float:
        """Value an action card, with the sales, for a player who has left with `left` cards."""
        if role == MERCHANT:
            return self.market.best_of_merchant(offered)
        return self.market.best(offered) + self._of_role(role, left)

    def leaving(self, offered: i64, cards: i64, left: i64, keeping: float) -> float:
        """Value leaving with `left` cards: as Captain, or with the best action card that may be found."""
        if self.is_captain:
            return self.as_captain(offered, cards, left, keeping)
        sales = self.market.best(offered)
        return sales + keeping + self._best_found(left, self.market.best_of_merchant(offered) - sales)

    def _best_found(self, left: i64, merchant: float) -> float:
        """Return the expected value of the best action card that is still in the middle."""
        mutineer = self._of_role(MUTINEER, left)
        taken = self.position.taken
        if taken == 0:
            return max(self.best_quiet, mutineer, merchant)
        ranked = [*self.quiet, mutineer, merchant]
        ranked.sort(reverse=True)
        promise = 0.0
        for place, chance in enumerate(BEST_LEFT[taken]):
            promise += chance * ranked[place]
        return promise

    def _of_role(self, role: i64, left: i64) -> float:
        """Return the value of an action card by itself; the Merchant's shows in the sales."""
        if role == MUTINEER:
            return self.rising * (self.position.harbour(left).docking + self.command)
        if role == BOY:
            return self.boy
        if role == MATE:
            return self.mate
        return self.loader


def _others_wait(position: MeutererPosition) -> bool:
    """Return whether a rival other than the Captain has not left."""
    for seat in range(position.players):
        if seat != position.seat and seat != position.captain and not position.crew[seat].left:
            return True
    return False


def offer_values(planner: Planner) -> list[float]:
    """Return for each kind the value of the best plan that offers a card of it next; a large loss if none is held."""
    plans = OfferSets(planner)
    plans.vary(CONFLICT, 0, 0, 0, 0.0)
    return plans.values


@mypyc_attr(acyclic=True)
class OfferSets:
    """Enumerates all sets of cards of a hand that may still be offered, without the pirates card."""

    def __init__(self, planner: Planner) -> None:
        position = planner.position
        self.planner = planner
        self.offered: i64 = position.own().offered
        self.hand: i64 = position.hand
        self.left: i64 = size(position.hand)
        self.values = [NOTHING] * (CONFLICT + 1)

    def vary(self, kind: i64, then: i64, plan: i64, many: i64, keeping: float) -> float:
        """Return the best plan with these cards, any number of this kind and any goods from `then` on, and note it.

        `keeping` is the value of the cards kept of the kinds before: conflict cards come first, then the goods.
        """
        best = NOTHING
        before = self.values[kind]
        promise = before
        held = count_of(self.hand, kind)
        kept = self.planner.kept(kind)
        more: i64 = 0
        while more <= held:
            worth = keeping + kept * float(held - more)
            value = self._go_on(then, plan + more * one(kind), many + more, worth)
            best = max(best, value)
            if more > 0:
                # The most useful pile of a plan is offered first: the others see it and avoid it.
                promise = max(promise, value + 0.001 * float(more))
            more += 1
        if promise > before:
            self.values[kind] = promise
        return best

    def _go_on(self, kind: i64, plan: i64, many: i64, keeping: float) -> float:
        """Return the best plan with these cards and any goods from this kind on."""
        while kind < GOODS_END and count_of(self.hand, kind) == 0:
            kind += 1
        if kind < GOODS_END:
            return self.vary(kind, kind + 1, plan, many, keeping)
        if many == 0:
            return NOTHING
        value = self.planner.leaving(self.offered + plan, self.hand - plan, self.left - many, keeping)
        return value - WAIT * float(many)
