"""What to make of a visit: what to take, keep, swap, sell or buy, whom to rob, which side, which sailors.

May import: the words of the game, and table, outlook, doors.
"""

from __future__ import annotations

from typing import Any

from mutiny.bots.cartagena.doors import Plan, posting
from mutiny.bots.cartagena.doors import robbing as coin_of
from mutiny.bots.cartagena.table import KIND, SIDE, WORTH, count_cards, hand_of
from mutiny.games.cartagena.words import LETTERS


def taking(plan: Plan, moves: list[list[str]]) -> list[float]:
    """C2.2, C2.7: gold, a combat card or a coin, seen or unseen."""
    looking: dict[str, Any] | None = plan.table.view["looking"]
    values: list[float] = []
    for move in moves:
        if move[1] == "coin":
            values.append(plan.coins(1.0))
        elif move[1] == "gold":
            values.append(plan.coins(2.0 if looking is None else float(WORTH[looking["gold"][0]])))
        elif looking is None:
            values.append(plan.armed(plan.hand.plus(plan.unknown, 1.0)))
        else:
            values.append(plan.card(KIND[looking["combat"][0]]))
    return values


def keeping(plan: Plan, moves: list[list[str]]) -> list[float]:
    """C2.4: the better of the two."""
    return [plan.card(KIND[move[1]]) for move in moves]


def swapping(plan: Plan, moves: list[list[str]]) -> list[float]:
    """C2.5: what one hopes to have in place of what one gives."""
    unknown = plan.unknown
    values: list[float] = []
    for move in moves:
        given = hand_of(count_cards(move[1:]))
        hand = plan.hand.plus(given, -1.0).plus(unknown, float(len(move) - 1))
        values.append(plan.armed(hand))
    return values


def trading(plan: Plan, moves: list[list[str]]) -> list[float]:
    """C2.6: cards for coins or coins for cards."""
    unknown = plan.unknown
    worth = plan.table.worth
    values: list[float] = []
    for move in moves:
        if move[0] == "sell":
            hand = plan.hand.plus(hand_of(count_cards(move[1:])), -1.0)
            values.append(plan.win(hand, worth + len(move) - 1))
        else:
            count = int(move[1])
            values.append(plan.win(plan.hand.plus(unknown, float(count)), worth - count))
    return values


def robbing(plan: Plan, moves: list[list[str]]) -> list[float]:
    """C2.8, C4.5: the one whose gold stands in one's way."""
    return [coin_of(plan, int(move[1])) for move in moves]


def choosing_side(plan: Plan, moves: list[list[str]]) -> list[float]:
    """C2.10, C2.11: the side that promises more."""
    return [plan.chances[SIDE[move[1]]] for move in moves]


def peeking(plan: Plan, moves: list[list[str]]) -> list[float]:
    """C2.11: the richest of those whose side one does not know."""
    table = plan.table
    values: list[float] = []
    for move in moves:
        if move[1] == "none":
            values.append(0.0)
        else:
            seat = int(move[1])
            values.append(1.0 + table.worths[seat] if table.loyal[seat][0] == 0.5 else 0.0)
    return values


def posting_sailors(plan: Plan, moves: list[list[str]]) -> list[float]:
    """C2.12: the higher sailor for one's own side, or for the one it would be."""
    looking: dict[str, Any] = plan.table.view["looking"]
    letter = LETTERS.index(looking["letter"])
    lead = float(looking["values"][1] - looking["values"][0])
    return [plan.posted(letter, lead if move[1] == "high-valverde" else -lead) for move in moves]


def inspecting(plan: Plan, moves: list[list[str]]) -> list[float]:
    """C2.12: the duel that one can do most for."""
    return [posting(plan, LETTERS.index(move[1])) for move in moves]


def turning(plan: Plan, moves: list[list[str]]) -> list[float]:
    """C2.12: the higher sailor for one's own side."""
    letter = LETTERS.index(plan.table.view["looking"]["letter"])
    lead = plan.table.leads[letter]
    return [plan.posted(letter, lead if move[1] == "keep" else -lead) for move in moves]
