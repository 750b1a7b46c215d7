"""Which pirate to visit, or whether to knock on: what a visit is worth is what it adds to the chance of winning.

May import: the words and the action numbers of the game, and table, plan.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mutiny.games.cartagena.bots.plan import Plan
from mutiny.games.cartagena.bots.table import GOLD_CARD, UNKNOWN, Table
from mutiny.games.cartagena.constants import (
    BIJOUX,
    CAMBIVALUTE,
    CAPTAIN_VALVERDE,
    CHANG_YE,
    COMBAT,
    CRACKPOTT,
    DEAN_NERO,
    DUELS,
    FEW,
    GHOST,
    OJO,
    PANG,
    RAMON_DIAZ,
    SATE,
    TEMBO,
    VALUES,
    WESSEL_JAN,
)
from mutiny.games.cartagena.rules import actions

TO_BE_IN: Final = 0.1
"""What an allegiance is worth at the last moment, however poor one's prospects are: without it there are none."""
PEEK: Final[list[float]] = [0.0, 0.0, 0.04, 0.04, 0.005]
"""What it is worth to know another's side, with so many players."""
LEFT_BEHIND: Final = 0.6
"""How much of what an open door is worth to oneself it is worth to those who come after."""
HURRY: Final = 0.025
"""What a space that the ship sails is worth to who is well ahead, and costs who is behind."""
KNOCK: Final = 0.013
"""What every knock costs: the next players choose from one open door more, and the ship lies still.

More than it costs in truth: who knocks freely wins a little more often, but a table of such players hardly sails.
"""


def door_values(plan: Plan, legal: Sequence[int]) -> list[float]:
    """C1.3: each open door, and knocking on."""
    worth = pirate_values(plan)
    return [knocking(plan, worth) if action == actions.KNOCK else worth[action - actions.VISIT] for action in legal]


def knocking(plan: Plan, worth: list[float]) -> float:
    """What the doors still closed promise: one goes on knocking while that is better than what turns up."""
    table = plan.table
    hopes: list[float] = []
    left_behind = 0.0
    total = 0.0
    for pirate in range(GHOST):
        if (table.unmet >> pirate) & 1:
            hopes.append(worth[pirate])
            total += worth[pirate]
        elif (table.faces >> pirate) & 1:
            left_behind = max(left_behind, worth[pirate])
    # The Ghost brings nothing, and nothing comes after it.
    many = float(len(hopes) + ((table.unmet >> GHOST) & 1))
    mean = total / many
    cost = HURRY * (plan.now - 1.0 / table.players) + KNOCK
    # Of the last door one must take what comes.
    promise = mean - cost
    for _ in range(1, table.closed):
        total = 0.0
        for hope in hopes:
            total += max(hope, promise)
        promise = total / many - cost
    if table.turns_left > 1:
        promise -= LEFT_BEHIND * max(0.0, left_behind - mean)
    return promise


def pirate_values(plan: Plan) -> list[float]:
    """What each pirate adds to the chance of winning."""
    table = plan.table
    worth = [0.0] * (GHOST + 1)
    coins = [plan.coins(float(count)) for count in range(1, VALUES + 1)]
    coin = coins[0]
    cards = [plan.card(kind) for kind in range(len(COMBAT))]
    mean = 0.0
    for kind in range(len(COMBAT)):
        mean += plan.odds[kind] * cards[kind]
    pile = table.combat_pile
    gold = table.gold_pile
    supply = table.supply
    worth[CAPTAIN_VALVERDE] = plan.coins((GOLD_CARD if gold else 0.0) + (1.0 if supply else 0.0))
    worth[RAMON_DIAZ] = (coins[0] + coins[1] + coins[2]) / VALUES if gold else mean
    if pile:
        worth[TEMBO] = better_of_two(plan.odds, cards) if pile > 1 else mean
        worth[CRACKPOTT] = plan.armed(plan.hand.plus(plan.unknown, float(min(2, pile))))
        if gold:
            worth[RAMON_DIAZ] = better_of(plan.odds, cards, coins)
        worth[WESSEL_JAN] = _best_few(table, cards, mean, FEW)
    worth[PANG] = max(mean if pile else 0.0, coin if supply else 0.0)
    worth[DEAN_NERO] = _trading(table, cards, mean, coin)
    worth[CHANG_YE] = _robbing(plan)
    worth[SATE] = plan.coins(float(min(supply, max(1, table.offer))))
    worth[CAMBIVALUTE] = _seeing_to_sailors(plan)
    if table.side == UNKNOWN:
        missing = plan.without_side()
        for pirate in range(GHOST):
            worth[pirate] *= 1.0 - missing
        worth[BIJOUX] = missing * max(plan.now, TO_BE_IN)
        worth[OJO] = worth[BIJOUX]
    else:
        worth[BIJOUX] = max(0.0, plan.on_side(1 - table.side) - plan.now)
        worth[OJO] = PEEK[table.players] if _can_learn(table) else 0.0
    return worth


def _can_learn(table: Table) -> bool:
    """Whether somebody has a side that one does not know."""
    return any(seat != table.seat and table.sided[seat] and table.loyal[seat] == 0.5 for seat in range(table.players))


def _robbing(plan: Plan) -> float:
    """C2.8: the best coin of another."""
    table = plan.table
    best = 0.0
    anybody = False
    for seat in range(table.players):
        if seat != table.seat and table.coins[seat]:
            value = plan.coins(1.0, seat)
            best = max(best, value) if anybody else value
            anybody = True
    return best


def _seeing_to_sailors(plan: Plan) -> float:
    """C2.12: the duels that Cambivalute lets one see to: the next one, or when all are posted any of them."""
    pairs = plan.table.pairs
    if pairs < DUELS:
        return plan.seeing_to(pairs)
    best = plan.seeing_to(0)
    for letter in range(1, DUELS):
        best = max(best, plan.seeing_to(letter))
    return best


def better_of_two(odds: list[float], values: list[float]) -> float:
    """What the better of two cards is worth, on average.

    >>> better_of_two([0.5, 0.5], [0.0, 1.0])
    0.75
    """
    order: list[int] = []
    for kind in range(len(values)):
        place = len(order)
        value = values[kind]
        while place > 0 and values[order[place - 1]] > value:
            place -= 1
        order.insert(place, kind)
    total = 0.0
    below = 0.0
    for kind in order:
        upto = below + odds[kind]
        total += values[kind] * (upto * upto - below * below)
        below = upto
    return total


def better_of(odds: list[float], cards: list[float], golds: list[float]) -> float:
    """What the better of a combat card and a gold card is worth, on average.

    >>> better_of([0.5, 0.5], [0.0, 4.0], [1.0, 3.0])
    3.0
    """
    total = 0.0
    for kind in range(len(cards)):
        chance = odds[kind]
        card = cards[kind]
        for gold in golds:
            total += chance * max(card, gold)
    return total / float(len(golds))


def _best_few(table: Table, cards: list[float], price: float, most: int) -> float:
    """C2.5, C2.6: what one gains by giving up to so many of the least useful cards for something worth that much."""
    first = 0.0
    second = 0.0
    third = 0.0
    for kind in range(len(COMBAT)):
        gain = price - cards[kind]
        for _ in range(min(FEW, table.cards[kind])):
            if gain > first:
                third = second
                second = first
                first = gain
            elif gain > second:
                third = second
                second = gain
            elif gain > third:
                third = gain
    if most >= FEW:
        return first + second + third
    return 0.0 if most <= 0 else first if most == 1 else first + second


def _trading(table: Table, cards: list[float], mean: float, coin: float) -> float:
    """C2.6: cards one can spare for coins, or coins for cards."""
    spare = min(FEW, table.size() - DUELS, table.supply)
    few = min(FEW, table.coins[table.seat], table.combat_pile)
    return max(_best_few(table, cards, coin, spare), float(few) * (mean - coin))
