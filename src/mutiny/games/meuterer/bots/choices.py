"""Values of all legal moves, by the phase of the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.games.meuterer.bots.harbours import GOODS_END
from mutiny.games.meuterer.bots.plans import Planner, offer_values
from mutiny.games.meuterer.bots.sales import market_selling
from mutiny.games.meuterer.bots.table import Table
from mutiny.games.meuterer.constants import BOY, CONFLICT, MATE, MERCHANT, MUTINEER, PIRATES
from mutiny.games.meuterer.rules.actions import FIGHT, KEEP, KEEPS, LEAVE, OFFER, PAY, SALES, SELL, TAKE
from mutiny.kernel.cardset import count_of, size

RISK: Final = 0.5
"""The expected conflict cards of a later rival from which on the player plays one card more than is needed now."""
PILES: Final[list[float]] = [0.0, 0.3, 0.8, 1.1, 1.2, 1.2]
"""The value of 0, 1, 2 ... cards of one kind for the next round, besides the usefulness of the kind."""


def values(table: Table, legal: tuple[int, ...]) -> list[float]:
    """Return a value for each legal move, in order; the best move has the highest.

    >>> from mutiny import new
    >>> from mutiny.games.meuterer.bots.table import standing
    >>> state = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32)).state
    >>> captain = state.acting[0]
    >>> len(values(standing(state, captain), state.legal(captain)))
    4
    """
    first = legal[0]
    if first < OFFER:
        return _paying(table, legal)
    if first < TAKE:
        return _offering(table, legal)
    if first < FIGHT:
        return _taking(table, legal)
    if first < SELL:
        return _fighting(table, legal)
    if first < KEEP:
        return _selling(table, legal)
    return _keeping(table, legal)


def _paying(table: Table, legal: tuple[int, ...]) -> list[float]:
    """M1.1: a player with conflict cards needs no Mate; one without pays more, the better the harbours ahead are."""
    best = max([table.harbour(steps).docking for steps in range(1, 6)])
    wish = 0
    if count_of(table.hand, CONFLICT) == 0:
        wish = 2 if best >= 4 else 1
    return [-abs(action - PAY - wish) * 1.0 for action in legal]


def _offering(table: Table, legal: tuple[int, ...]) -> list[float]:
    """M2.1: follow the best plan; leave when the best plan is to leave."""
    planner = Planner(table)
    offers = offer_values(planner)
    offered = table.own().offered
    left = size(table.hand)
    keeping = planner.keeping(table.hand)
    worth: list[float] = []
    for action in legal:
        if action < LEAVE:
            kind = action - OFFER
            worth.append(_plundering(table, planner) if kind == PIRATES else offers[kind])
        else:
            worth.append(planner.leaving(offered, table.hand, left, keeping))
    return worth


def _taking(table: Table, legal: tuple[int, ...]) -> list[float]:
    """M2.6: take the action card that promises most."""
    planner = Planner(table)
    offered = table.own().offered
    left = size(table.hand)
    return [planner.taking(action - TAKE, offered, left) for action in legal]


def _plundering(table: Table, planner: Planner) -> float:
    """MP.3: send the pirates when they take more from the others than from this player."""
    offered = table.own().offered
    held = size(table.hand)
    stay = planner.leaving(offered, table.hand, held, planner.keeping(table.hand))
    # With the variant `double` they sail further; only a certain hit is counted here.
    if table.pirates > held - 1:
        return stay - 2.0
    mine = planner.market.best(offered)
    taken = 0.0
    for harbour in table.active():
        for seat in range(table.players):
            if seat != table.seat and harbour.most(table.crew[seat].offered):
                taken += harbour.points[1]
    return stay + 0.3 * taken - mine - 0.5


def _fighting(table: Table, legal: tuple[int, ...]) -> list[float]:
    """M4: play just enough to win, and one card more while a rival who may hold some is still to be asked."""
    rises = _rises(table.own().role)
    need: int = table.against - table.rising if rises else table.rising + 1 - table.against
    later = 0.0
    rate = table.conflict_rate()
    seat = (table.seat + 1) % table.players
    while seat != table.captain:
        shown = table.crew[seat]
        if (_rises(shown.role) or shown.role == MATE) and (shown.role != MATE) != rises:
            later += rate * float(shown.size)
        seat = (seat + 1) % table.players
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


def _rises(role: i64) -> bool:
    """Return whether a player with this action card is on the mutiny's side."""
    return role == MUTINEER or role == BOY


def _selling(table: Table, legal: tuple[int, ...]) -> list[float]:
    """M5.5: the sale that promises most points."""
    merchant = table.own().role == MERCHANT
    market = market_selling(table)
    worth: list[float] = []
    for action in legal:
        sale = SALES[action - SELL]
        worth.append(market.sale(sale.many_here, sale.many_there, merchant))
    return worth


def _keeping(table: Table, legal: tuple[int, ...]) -> list[float]:
    """M8.2: keep what the nearby islands buy, above all piles of one kind, and conflict cards."""
    useful = table.chart.useful(table.ship, table.before)
    worth: list[float] = []
    for action in legal:
        cards: i64 = KEEPS[action - KEEP]
        if not table.keeps_from_hand:
            cards += table.hand
        total = 0.9 * float(min(2, count_of(cards, CONFLICT)))
        for kind in range(GOODS_END):
            total += useful[kind] * PILES[count_of(cards, kind)]
        worth.append(total)
    return worth
