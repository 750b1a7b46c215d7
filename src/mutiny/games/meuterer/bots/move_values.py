"""Values of all legal moves, by the phase of the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.games.meuterer.bots.harbours import GOODS_END
from mutiny.games.meuterer.bots.plans import Planner, offer_values
from mutiny.games.meuterer.bots.position import MeutererPosition
from mutiny.games.meuterer.bots.sales import market_selling
from mutiny.games.meuterer.constants import BOY, CONFLICT, MATE, MERCHANT, MUTINEER, PIRATES
from mutiny.games.meuterer.rules.actions import FIGHT, KEEP, KEEPS, LEAVE, OFFER, PAY, SALES, SELL, TAKE
from mutiny.kernel.cardset import count_of, size

RISK: Final = 0.5
"""The expected conflict cards of a later rival from which on the player plays one card more than is needed now."""
PILES: Final[list[float]] = [0.0, 0.3, 0.8, 1.1, 1.2, 1.2]
"""The value of 0, 1, 2 ... cards of one kind for the next round, besides the usefulness of the kind."""


def values(position: MeutererPosition, legal: tuple[int, ...]) -> list[float]:
    """Return a value for each legal move, in order; the best move has the highest.

    >>> from mutiny import new
    >>> from mutiny.games.meuterer.bots.position import standing
    >>> state = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32)).state
    >>> captain = state.acting[0]
    >>> len(values(standing(state, captain), state.legal_actions(captain)))
    4
    """
    first = legal[0]
    if first < OFFER:
        return _paying(position, legal)
    if first < TAKE:
        return _offering(position, legal)
    if first < FIGHT:
        return _taking(position, legal)
    if first < SELL:
        return _fighting(position, legal)
    if first < KEEP:
        return _selling(position, legal)
    return _keeping(position, legal)


def _paying(position: MeutererPosition, legal: tuple[int, ...]) -> list[float]:
    """M1.1: a player with conflict cards needs no Mate; one without pays more, the better the harbours ahead are."""
    best = max([position.harbour(steps).docking for steps in range(1, 6)])
    wish = 0
    if count_of(position.hand, CONFLICT) == 0:
        wish = 2 if best >= 4 else 1
    return [-abs(action - PAY - wish) * 1.0 for action in legal]


def _offering(position: MeutererPosition, legal: tuple[int, ...]) -> list[float]:
    """M2.1: follow the best plan; leave when the best plan is to leave."""
    planner = Planner(position)
    offers = offer_values(planner)
    offered = position.own().offered
    left = size(position.hand)
    keeping = planner.keeping(position.hand)
    worth: list[float] = []
    for action in legal:
        if action < LEAVE:
            kind = action - OFFER
            worth.append(_plundering(position, planner) if kind == PIRATES else offers[kind])
        else:
            worth.append(planner.leaving(offered, position.hand, left, keeping))
    return worth


def _taking(position: MeutererPosition, legal: tuple[int, ...]) -> list[float]:
    """M2.6: take the action card that promises most."""
    planner = Planner(position)
    offered = position.own().offered
    left = size(position.hand)
    return [planner.taking(action - TAKE, offered, left) for action in legal]


def _plundering(position: MeutererPosition, planner: Planner) -> float:
    """MP.3: send the pirates when they take more from the others than from this player."""
    offered = position.own().offered
    held = size(position.hand)
    stay = planner.leaving(offered, position.hand, held, planner.keeping(position.hand))
    # With the variant `double` they sail further; only a certain hit is counted here.
    if position.pirates > held - 1:
        return stay - 2.0
    mine = planner.market.best(offered)
    taken = 0.0
    for harbour in position.active():
        for seat in range(position.players):
            if seat != position.seat and harbour.most(position.crew[seat].offered):
                taken += harbour.points[1]
    return stay + 0.3 * taken - mine - 0.5


def _fighting(position: MeutererPosition, legal: tuple[int, ...]) -> list[float]:
    """M4: play just enough to win, and one card more while a rival who may hold some is still to be asked."""
    rises = _rises(position.own().role)
    need: int = position.against - position.rising if rises else position.rising + 1 - position.against
    later = 0.0
    rate = position.conflict_rate()
    seat = (position.seat + 1) % position.players
    while seat != position.captain:
        shown = position.crew[seat]
        if (_rises(shown.role) or shown.role == MATE) and (shown.role != MATE) != rises:
            later += rate * float(shown.size)
        seat = (seat + 1) % position.players
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


def _selling(position: MeutererPosition, legal: tuple[int, ...]) -> list[float]:
    """M5.5: the sale that promises most points."""
    merchant = position.own().role == MERCHANT
    market = market_selling(position)
    worth: list[float] = []
    for action in legal:
        sale = SALES[action - SELL]
        worth.append(market.sale(sale.many_here, sale.many_there, merchant))
    return worth


def _keeping(position: MeutererPosition, legal: tuple[int, ...]) -> list[float]:
    """M8.2: keep what the nearby islands buy, above all piles of one kind, and conflict cards."""
    useful = position.chart.useful(position.ship, position.before)
    worth: list[float] = []
    for action in legal:
        cards: i64 = KEEPS[action - KEEP]
        if not position.keeps_from_hand:
            cards += position.hand
        total = 0.9 * float(min(2, count_of(cards, CONFLICT)))
        for kind in range(GOODS_END):
            total += useful[kind] * PILES[count_of(cards, kind)]
        worth.append(total)
    return worth
