"""Which pirate to visit, or whether to knock on: what a visit is worth is what it adds to the chance of winning.

May import: the words of the game, and table, outlook.
"""

from __future__ import annotations

from typing import Any, Final

from mutiny.bots.cartagena.outlook import Outlook
from mutiny.bots.cartagena.table import GOLD_CARD, PIRATE, SEEN, SINGLES, Hand, Table, hand_of
from mutiny.games.cartagena.words import (
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
    SIDES,
    TEMBO,
    VALUES,
    VALVERDE,
    WESSEL_JAN,
)

MISSED: Final = 0.7
"""The chance that a round passes without a way to set one's allegiance."""
TO_BE_IN: Final = 0.1
"""What an allegiance is worth at the last moment, however poor one's prospects are: without it there are none."""
PEEK: Final[tuple[float, ...]] = (0.0, 0.0, 0.04, 0.04, 0.005)
"""What it is worth to know another's side, with so many players."""
SAILORS_LEAD: Final = 11.0 / 3.0
"""By how much the higher of two sailors beats the lower, on average."""
LEFT_BEHIND: Final = 0.6
"""How much of what an open door is worth to oneself it is worth to those who come after."""
HURRY: Final = 0.025
"""What a space that the ship sails is worth to who is well ahead, and costs who is behind."""
KNOCK: Final = 0.013
"""What every knock costs: the next players choose from one open door more, and the ship lies still.

More than it costs in truth: who knocks freely wins a little more often, but a table of such players hardly sails.
"""
SLIGHT: Final = 1e-6
"""What a point of lead is worth where it changes no chance."""
DECK: Final[tuple[int, ...]] = (8, 7, 5, 8, 7, 5)
"""How many combat cards of each kind there are; a player of other components is a little wrong."""


class Plan:
    """What one seat wants at one moment, and what things add to its chances; without allegiance both sides count."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.outlooks = [Outlook(table, side) for side in range(len(SIDES))]
        self.hand = hand_of(table.cards)
        self.chances = [outlook.win(self.hand, table.worth) for outlook in self.outlooks]
        self.views = self.outlooks if table.side < 0 else [self.outlooks[table.side]]
        # How the mutiny goes with the cards as they are, and how the gold stands.
        self.arms = [outlook.win_mutiny(self.hand, outlook.first, outlook.wins) for outlook in self.views]
        self.rich = [outlook.richest(table.worth) for outlook in self.views]
        self.now = max([arms * rich for arms, rich in zip(self.arms, self.rich, strict=True)])
        left = [max(0, DECK[kind] - table.cards[kind]) for kind in range(len(COMBAT))]
        whole = sum(left)
        self.odds = [many / whole for many in left]
        self.unknown = Hand((0.0, 0.0), (0.0, 0.0))
        for kind in range(len(COMBAT)):
            self.unknown = self.unknown.plus(SINGLES[kind], self.odds[kind])

    def coins(self, count: float, robbed: int = -1) -> float:
        """What so many coins add; perhaps one of them is taken from somebody."""
        best = 0.0
        for arms, outlook in zip(self.arms, self.views, strict=True):
            best = max(best, arms * outlook.richest(self.table.worth + count, robbed))
        return best - self.now

    def armed(self, hand: Hand) -> float:
        """What other combat cards add."""
        best = 0.0
        for rich, outlook in zip(self.rich, self.views, strict=True):
            best = max(best, rich * outlook.win_mutiny(hand, outlook.first, outlook.wins))
        return best - self.now

    def win(self, hand: Hand, worth: float) -> float:
        """The chance to win with other cards and other gold."""
        return max([outlook.win(hand, worth) for outlook in self.views])

    def card(self, kind: int) -> float:
        """What a combat card adds."""
        return self.armed(self.hand.plus(SINGLES[kind], 1.0))

    def posted(self, letter: int, lead: float) -> float:
        """What it adds that a duel begins with such a lead for Captain Valverde."""
        before = [outlook.leads[letter] for outlook in self.views]
        for outlook in self.views:
            outlook.leads[letter] = lead if outlook.side == VALVERDE else -lead
        # Even for who has too few cards to hope for anything, a better sailor is better.
        added = self.armed(self.hand) + SLIGHT * max([outlook.leads[letter] for outlook in self.views])
        for was, outlook in zip(before, self.views, strict=True):
            outlook.leads[letter] = was
        return added

    def without_side(self) -> float:
        """How likely one never gets an allegiance if not now."""
        return float(MISSED ** max(0.0, self.table.rounds_left - 1.0))


def door_values(plan: Plan, moves: list[list[str]]) -> list[float]:
    """C1.3: each open door, and knocking on."""
    worth = pirate_values(plan)
    knock = knocking(plan, worth) if moves[0][0] == "knock" else 0.0
    return [knock if move[0] == "knock" else worth[PIRATE[move[1]]] for move in moves]


def knocking(plan: Plan, worth: list[float]) -> float:
    """What the doors still closed promise: one goes on knocking while that is better than what turns up."""
    table = plan.table
    row: list[dict[str, Any]] = table.view["row"]
    lifeboat: str | None = table.view["lifeboat"]
    unseen = list(range(GHOST + 1))
    if lifeboat is not None:
        unseen.remove(PIRATE[lifeboat])
    closed = 0
    left_behind = 0.0
    for door in row:
        if door["pirate"] is None:
            closed += 1
            continue
        pirate = PIRATE[door["pirate"]]
        unseen.remove(pirate)
        if door["by"] is None:
            left_behind = max(left_behind, worth[pirate])
    hopes = [worth[pirate] for pirate in unseen if pirate != GHOST]
    # The Ghost brings nothing, and nothing comes after it.
    many = len(unseen)
    cost = HURRY * (plan.now - 1.0 / table.players) + KNOCK
    promise = 0.0
    for behind in range(closed):
        total = 0.0
        for hope in hopes:
            # Of the last door one must take what comes.
            total += max(hope, promise) if behind else hope
        promise = total / many - cost
    if table.view["turns_left"] > 1:
        mean = sum(hopes) / many
        promise -= LEFT_BEHIND * max(0.0, left_behind - mean)
    return promise


def pirate_values(plan: Plan) -> list[float]:
    """What each pirate adds to the chance of winning."""
    table = plan.table
    view = table.view
    worth = [0.0] * (GHOST + 1)
    coins = [plan.coins(float(count)) for count in range(1, VALUES + 1)]
    coin = coins[0]
    cards = [plan.card(kind) for kind in range(len(COMBAT))]
    mean = sum([odds * card for odds, card in zip(plan.odds, cards, strict=True)])
    pile: int = view["combat_pile"]
    gold: int = view["gold_pile"]
    supply: int = view["supply"]
    worth[CAPTAIN_VALVERDE] = plan.coins((GOLD_CARD if gold else 0.0) + (1.0 if supply else 0.0))
    worth[RAMON_DIAZ] = sum(coins) / VALUES if gold else mean
    if pile:
        worth[TEMBO] = better_of_two(plan.odds, cards) if pile > 1 else mean
        worth[CRACKPOTT] = plan.armed(plan.hand.plus(plan.unknown, float(min(2, pile))))
        if gold:
            worth[RAMON_DIAZ] = better_of(plan.odds, cards, coins)
        worth[WESSEL_JAN] = _swapping(table, cards, mean)
    worth[PANG] = max(mean if pile else 0.0, coin if supply else 0.0)
    worth[DEAN_NERO] = _trading(table, cards, mean, coin)
    worth[CHANG_YE] = max([robbing(plan, seat) for seat in table.rivals if table.coins[seat]], default=0.0)
    worth[SATE] = plan.coins(float(min(supply, max(1, view["offer"]))))
    worth[CAMBIVALUTE] = max([posting(plan, letter) for letter in _letters(table)])
    if table.side < 0:
        missing = plan.without_side()
        for pirate in range(GHOST):
            worth[pirate] *= 1.0 - missing
        worth[BIJOUX] = missing * max(plan.now, TO_BE_IN)
        worth[OJO] = worth[BIJOUX]
    else:
        worth[BIJOUX] = max(0.0, plan.chances[1 - table.side] - plan.now)
        sided: list[bool] = view["sided"]
        worth[OJO] = (
            PEEK[table.players]
            if [seat for seat in table.rivals if sided[seat] and table.loyal[seat][0] == 0.5]
            else 0.0
        )
    return worth


def robbing(plan: Plan, target: int) -> float:
    """C2.8, C4.5: what a coin of somebody adds: most, if his gold stands in one's way."""
    return plan.coins(1.0, target)


def _letters(table: Table) -> list[int]:
    """C2.12: the duels that Cambivalute lets one see to."""
    return [table.next_letter] if table.next_letter < DUELS else list(range(DUELS))


def posting(plan: Plan, letter: int) -> float:
    """What it adds to see to a duel's sailors."""
    lead = abs(plan.table.leads[letter]) if plan.table.seen[letter] == SEEN else SAILORS_LEAD
    return max([plan.posted(letter, lead if outlook.side == VALVERDE else -lead) for outlook in plan.views])


def better_of_two(odds: list[float], values: list[float]) -> float:
    """What the better of two cards is worth, on average.

    >>> better_of_two([0.5, 0.5], [0.0, 1.0])
    0.75
    """
    order = sorted(range(len(values)), key=lambda kind: values[kind])
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
    for chance, card in zip(odds, cards, strict=True):
        for gold in golds:
            total += chance * max(card, gold)
    return total / len(golds)


def _swapping(table: Table, cards: list[float], mean: float) -> float:
    """C2.5: the worst cards for others."""
    gains: list[float] = []
    for kind, count in enumerate(table.cards):
        gains += [max(0.0, mean - cards[kind])] * min(FEW, count)
    gains.sort(reverse=True)
    return sum(gains[:FEW])


def _trading(table: Table, cards: list[float], mean: float, coin: float) -> float:
    """C2.6: cards one can spare for coins, or coins for cards."""
    gains: list[float] = []
    for kind, count in enumerate(table.cards):
        gains += [max(0.0, coin - cards[kind])] * min(FEW, count)
    gains.sort(reverse=True)
    spare = max(0, min(FEW, table.size - DUELS, table.view["supply"]))
    few: int = min(FEW, table.coins[table.seat], table.view["combat_pile"])
    return max(sum(gains[:spare]), few * (mean - coin))
