"""The decisions of a visit: what to take, keep, swap, sell or buy, whom to rob, which side, which sailors."""

from __future__ import annotations

from collections.abc import Sequence

from mutiny.games.cartagena.bots.hands import SOME_HANDS
from mutiny.games.cartagena.bots.plan import SeatPlan
from mutiny.games.cartagena.bots.position import GOLD_CARD, UNKNOWN
from mutiny.games.cartagena.constants import VALVERDE
from mutiny.games.cartagena.rules import actions


def taking(plan: SeatPlan, legal: Sequence[int]) -> list[float]:
    """C2.2, C2.7: gold, a combat card or a coin, seen or unseen."""
    position = plan.position
    values: list[float] = []
    for action in legal:
        what = action - actions.TAKE
        if what == actions.TAKE_COIN:
            values.append(plan.coins(1.0))
        elif what == actions.TAKE_GOLD:
            values.append(plan.coins(GOLD_CARD if position.gold_shown == UNKNOWN else float(position.gold_shown)))
        elif position.combat_shown == UNKNOWN:
            values.append(plan.armed(plan.hand.plus(plan.unknown, 1.0)))
        else:
            values.append(plan.card(position.combat_shown))
    return values


def keeping(plan: SeatPlan, legal: Sequence[int]) -> list[float]:
    """C2.4: the better of the two."""
    return [plan.card(action - actions.KEEP) for action in legal]


def swapping(plan: SeatPlan, legal: Sequence[int]) -> list[float]:
    """C2.5: the expected new cards instead of those given."""
    values: list[float] = []
    for action in legal:
        given = SOME_HANDS[action - actions.SWAP]
        count = given.valverde_cards + given.diaz_cards
        values.append(plan.armed(plan.hand.plus(given, -1.0).plus(plan.unknown, count)))
    return values


def trading(plan: SeatPlan, legal: Sequence[int]) -> list[float]:
    """C2.6: cards for coins or coins for cards."""
    worth = plan.position.worth
    values: list[float] = []
    for action in legal:
        if action < actions.BUY:
            sold = SOME_HANDS[action - actions.SELL]
            values.append(plan.win(plan.hand.plus(sold, -1.0), worth + sold.valverde_cards + sold.diaz_cards))
        else:
            count = float(action - actions.BUY)
            values.append(plan.win(plan.hand.plus(plan.unknown, count), worth - count))
    return values


def robbing(plan: SeatPlan, legal: Sequence[int]) -> list[float]:
    """C2.8, C4.5: a coin adds most if it is taken from a rival for the gold."""
    return [plan.coins(1.0, action - actions.ROB) for action in legal]


def choosing_side(plan: SeatPlan, legal: Sequence[int]) -> list[float]:
    """C2.10, C2.11: the side that promises more."""
    return [plan.on_side(action - actions.SIDE) for action in legal]


def peeking(plan: SeatPlan, legal: Sequence[int]) -> list[float]:
    """C2.11: the richest of the players whose side is unknown."""
    position = plan.position
    values: list[float] = []
    for action in legal:
        seat = action - actions.PEEK
        unknown = action != actions.PEEK_NONE and position.loyal[seat] == 0.5
        values.append(1.0 + position.worths[seat] if unknown else 0.0)
    return values


def posting_sailors(plan: SeatPlan, legal: Sequence[int]) -> list[float]:
    """C2.12: the higher sailor for the player's own side, or for the likely one."""
    position = plan.position
    lead = float(position.high - position.low)
    return [plan.posted(position.letter, lead if action == actions.POST + VALVERDE else -lead) for action in legal]


def inspecting(plan: SeatPlan, legal: Sequence[int]) -> list[float]:
    """C2.12: the duel in which the player can gain most."""
    return [plan.seeing_to(action - actions.INSPECT) for action in legal]


def turning(plan: SeatPlan, legal: Sequence[int]) -> list[float]:
    """C2.12: the higher sailor for the player's own side."""
    letter = plan.position.letter
    lead = plan.position.leads[letter]
    return [plan.posted(letter, lead if action == actions.TURN_KEEP else -lead) for action in legal]
