"""Values of visits and of knocking: what a visit adds to the chance of winning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mutiny.games.cartagena.bots.plan import SeatPlan
from mutiny.games.cartagena.bots.position import GOLD_CARD, UNKNOWN, CartagenaPosition
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
"""The value of an allegiance at the last moment, even with poor prospects: without one nobody can win."""
PEEK: Final[list[float]] = [0.0, 0.0, 0.04, 0.04, 0.005]
"""The value of knowing another player's side, by the number of players."""
LEFT_BEHIND: Final = 0.6
"""The value of an open door to the players who come later, as a fraction of its value to this one."""
HURRY: Final = 0.025
"""The value of a space that the ship sails, to a player who is well ahead; a player who is behind loses it."""
KNOCK: Final = 0.013
"""The cost of a knock: the next players have one more open door to choose from, and the ship does not sail.

It is more than the true cost. A player who knocks freely wins a little more often, but at a table of such players the
ship hardly sails.
"""


def door_values(plan: SeatPlan, legal: Sequence[int]) -> list[float]:
    """C1.3: value each open door, and knocking."""
    worth = pirate_values(plan)
    return [knocking(plan, worth) if action == actions.KNOCK else worth[action - actions.VISIT] for action in legal]


def knocking(plan: SeatPlan, worth: list[float]) -> float:
    """Return the value of knocking: a player knocks while the closed doors promise more than the open ones."""
    position = plan.position
    hopes: list[float] = []
    left_behind = 0.0
    total = 0.0
    for pirate in range(GHOST):
        if (position.unmet >> pirate) & 1:
            hopes.append(worth[pirate])
            total += worth[pirate]
        elif (position.faces >> pirate) & 1:
            left_behind = max(left_behind, worth[pirate])
    # The Ghost brings nothing, and no knock follows it.
    many = float(len(hopes) + ((position.unmet >> GHOST) & 1))
    mean = total / many
    cost = HURRY * (plan.now - 1.0 / position.players) + KNOCK
    # The player must take what the last door brings.
    promise = mean - cost
    for _ in range(1, position.closed):
        total = 0.0
        for hope in hopes:
            total += max(hope, promise)
        promise = total / many - cost
    if position.turns_left > 1:
        promise -= LEFT_BEHIND * max(0.0, left_behind - mean)
    return promise


def pirate_values(plan: SeatPlan) -> list[float]:
    """Return what a visit to each pirate adds to the chance of winning."""
    position = plan.position
    worth = [0.0] * (GHOST + 1)
    coins = [plan.coins(float(count)) for count in range(1, VALUES + 1)]
    coin = coins[0]
    cards = [plan.card(kind) for kind in range(len(COMBAT))]
    mean = 0.0
    for kind in range(len(COMBAT)):
        mean += plan.odds[kind] * cards[kind]
    pile = position.combat_pile
    gold = position.gold_pile
    supply = position.supply
    worth[CAPTAIN_VALVERDE] = plan.coins((GOLD_CARD if gold else 0.0) + (1.0 if supply else 0.0))
    worth[RAMON_DIAZ] = (coins[0] + coins[1] + coins[2]) / VALUES if gold else mean
    if pile:
        worth[TEMBO] = better_of_two(plan.odds, cards) if pile > 1 else mean
        worth[CRACKPOTT] = plan.armed(plan.hand.plus(plan.unknown, float(min(2, pile))))
        if gold:
            worth[RAMON_DIAZ] = better_of(plan.odds, cards, coins)
        worth[WESSEL_JAN] = _best_few(position, cards, mean, FEW)
    worth[PANG] = max(mean if pile else 0.0, coin if supply else 0.0)
    worth[DEAN_NERO] = _trading(position, cards, mean, coin)
    worth[CHANG_YE] = _robbing(plan)
    worth[SATE] = plan.coins(float(min(supply, max(1, position.offer))))
    worth[CAMBIVALUTE] = _seeing_to_sailors(plan)
    if position.side == UNKNOWN:
        missing = plan.without_side()
        for pirate in range(GHOST):
            worth[pirate] *= 1.0 - missing
        worth[BIJOUX] = missing * max(plan.now, TO_BE_IN)
        worth[OJO] = worth[BIJOUX]
    else:
        worth[BIJOUX] = max(0.0, plan.on_side(1 - position.side) - plan.now)
        worth[OJO] = PEEK[position.players] if _can_learn(position) else 0.0
    return worth


def _can_learn(position: CartagenaPosition) -> bool:
    """Return whether some player has a side that this one does not know."""
    return any(
        seat != position.seat and position.sided[seat] and position.loyal[seat] == 0.5
        for seat in range(position.players)
    )


def _robbing(plan: SeatPlan) -> float:
    """C2.8: the value of the best coin to take from another player."""
    position = plan.position
    best = 0.0
    anybody = False
    for seat in range(position.players):
        if seat != position.seat and position.coins[seat]:
            value = plan.coins(1.0, seat)
            best = max(best, value) if anybody else value
            anybody = True
    return best


def _seeing_to_sailors(plan: SeatPlan) -> float:
    """C2.12: the value of a visit to Cambivalute: the next duel's sailors, or those of any duel when all are posted."""
    pairs = plan.position.pairs
    if pairs < DUELS:
        return plan.seeing_to(pairs)
    best = plan.seeing_to(0)
    for letter in range(1, DUELS):
        best = max(best, plan.seeing_to(letter))
    return best


def better_of_two(odds: list[float], values: list[float]) -> float:
    """Return the mean value of the better of two cards.

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
    """Return the mean value of the better of a combat card and a gold card.

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


def _best_few(position: CartagenaPosition, cards: list[float], price: float, most: int) -> float:
    """C2.5, C2.6: the gain from giving up to `most` of the least useful cards at a price for each."""
    first = 0.0
    second = 0.0
    third = 0.0
    for kind in range(len(COMBAT)):
        gain = price - cards[kind]
        for _ in range(min(FEW, position.cards[kind])):
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


def _trading(position: CartagenaPosition, cards: list[float], mean: float, coin: float) -> float:
    """C2.6: the gain from selling cards for coins, or buying cards with coins."""
    spare = min(FEW, position.size() - DUELS, position.supply)
    few = min(FEW, position.coins[position.seat], position.combat_pile)
    return max(_best_few(position, cards, coin, spare), float(few) * (mean - coin))
