"""A value for every legal move, by the phase of the round.

May import: the words, the board and the action numbers of the game, and table, sales, plans.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mutiny.bots.meuterer.plans import Planner, offer_values
from mutiny.bots.meuterer.sales import sale_worth, wanted
from mutiny.bots.meuterer.table import Table, counted
from mutiny.games.meuterer.actions import FIGHT, KEEP, KEEPS, LEAVE, OFFER, PAY, SALES, SELL, TAKE
from mutiny.games.meuterer.words import BOY, CONFLICT, GOODS, MATE, MERCHANT, MUTINEER, PIRATES

RISK: Final = 0.5
"""Conflict cards a later rival may hold before one plays a card more than is needed now."""


def values(table: Table, legal: Sequence[int]) -> list[float]:
    """A value for each of the legal moves, in their order; the best move has the highest.

    >>> from mutiny import new
    >>> from mutiny.bots.meuterer.table import standing
    >>> state = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32)).state
    >>> captain = state.acting[0]
    >>> len(values(standing(state, captain), state.legal(captain)))
    4
    """
    first = legal[0]
    if first < OFFER:
        return _paying(table, legal)
    if first < FIGHT:
        return _offering(table, legal)
    if first < SELL:
        return _fighting(table, legal)
    if first < KEEP:
        return _selling(table, legal)
    return _keeping(table, legal)


def _paying(table: Table, legal: Sequence[int]) -> list[float]:
    """M1.1: who holds conflict cards needs no Mate; who holds none pays, the more the better the harbours ahead."""
    best = max([table.harbour(steps).docking for steps in range(1, 6)])
    wish = max(0, 1 - table.hand[CONFLICT])
    if wish and best >= 4:
        wish += 1
    return [-abs(action - PAY - wish) * 1.0 for action in legal]


def _offering(table: Table, legal: Sequence[int]) -> list[float]:
    """M2: follow the best plan; leave when the best plan is to leave."""
    planner = Planner(table)
    offers = offer_values(planner)
    offered = table.offered[table.seat]
    left = sum(table.hand)
    worth: list[float] = []
    for action in legal:
        if action < LEAVE:
            kind = action - OFFER
            worth.append(_plundering(table, planner) if kind == PIRATES else offers[kind])
        elif action == LEAVE:
            worth.append(planner.as_captain(offered, table.hand, left))
        else:
            worth.append(planner.leaving(action - TAKE, offered, table.hand, left))
    return worth


def _plundering(table: Table, planner: Planner) -> float:
    """MP.3: the pirates are sent when they take more from the others than from oneself."""
    stay = planner.best_leaving(table.offered[table.seat], table.hand, sum(table.hand))
    left = sum(table.hand) - 1
    # With the variant `double` they sail further; a player who forgets that counts a sure hit only.
    if table.pirates > left:
        return stay - 2.0
    mine = planner.market.best(table.offered[table.seat], False)
    taken = 0.0
    for harbour in table.active:
        for seat in table.rivals():
            if harbour.most(table.offered[seat]):
                taken += harbour.points[1]
    return stay + 0.3 * taken - mine - 0.5


def _fighting(table: Table, legal: Sequence[int]) -> list[float]:
    """M4: just enough to win, and one card more while a rival who may hold some is still to be asked."""
    roles = table.roles
    rises = roles[table.seat] in (MUTINEER, BOY)
    ahead = table.rising - table.against if rises else table.against - table.rising - 1
    later = 0.0
    rate = table.conflict_rate()
    seat = (table.seat + 1) % table.players
    while seat != table.captain:
        role = roles[seat]
        if role in (MUTINEER, BOY, MATE) and (role != MATE) != rises:
            later += rate * table.sizes[seat]
        seat = (seat + 1) % table.players
    need = -ahead
    worth: list[float] = []
    for action in legal:
        count = action - FIGHT
        spare = count - need
        if spare < 0:
            # A lost fight: every card played is wasted.
            worth.append(-0.1 * count)
        else:
            worth.append(1.0 + (0.5 if spare >= 1 and later > RISK else 0.0) - 0.1 * count)
    return worth


def _selling(table: Table, legal: Sequence[int]) -> list[float]:
    """M5.5: the sale that promises most points."""
    merchant = table.roles[table.seat] == MERCHANT
    worth: list[float] = []
    for action in legal:
        sale = SALES[action - SELL]
        worth.append(sale_worth(table, [sale.many_here, sale.many_there], merchant))
    return worth


def _keeping(table: Table, legal: Sequence[int]) -> list[float]:
    """M8.2: keep what the islands at hand buy, piles of one kind above all, and conflict cards."""
    useful = wanted(table, True)
    worth: list[float] = []
    for action in legal:
        kept = counted(KEEPS[action - KEEP])
        total = 0.9 * min(2, table.hand[CONFLICT] + kept[CONFLICT])
        for kind in range(len(GOODS)):
            many = table.hand[kind] + kept[kind]
            total += useful[kind] * (0.0, 0.3, 0.8, 1.1, 1.2, 1.2)[many]
        worth.append(total)
    return worth
