"""M5: victory points, for the command of the ship and for sales."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.games.meuterer import events
from mutiny.games.meuterer.constants import BOY, BUYS_ANY, GOODS, MATE, MERCHANT
from mutiny.games.meuterer.event_types import SalesFacts, SellFacts
from mutiny.games.meuterer.rules.actions import SALE_ACTION, SALES, SELL, sale_key
from mutiny.games.meuterer.rules.board import AWAIT_SELL, NOWHERE, MeutererBoard
from mutiny.games.meuterer.rules.round_end import move_ship
from mutiny.kernel.cardset import count_of
from mutiny.kernel.errors import IllegalMove

NO_SALE: Final[tuple[int, ...]] = ()


def captain_stays(b: MeutererBoard) -> None:
    """M5.1: no mutiny, or a beaten one: the Captain docks at the destination and pays the mate."""
    captain = b.captain
    b.mutineer_goal = NOWHERE
    _dock(b, captain, b.goal, "M5.1")
    for seat in range(b.players):
        if b.crew[seat].role == MATE:
            b.crew[seat].score += 1 + b.pay
            if b.wants_events:
                b.emit(events.MATE.event("M5.1", seat, {"points": 1 + b.pay, "amount": b.pay}))
            if b.pay:
                b.crew[captain].score -= b.pay
                if b.wants_events:
                    b.emit(events.PAID.event("M5.1", captain, {"points": -b.pay, "mate": seat}))
    begin_sales(b)


def mutineer_takes_over(b: MeutererBoard, mutineer: i64) -> None:
    """M5.2: a mutiny won: the Mutineer docks at the destination and is Captain at once; the boy scores 2."""
    b.goal = NOWHERE
    _dock(b, mutineer, b.mutineer_goal, "M5.2")
    for seat in range(b.players):
        if b.crew[seat].role == BOY:
            b.crew[seat].score += 2
            if b.wants_events:
                b.emit(events.BOY.event("M5.2", seat, {"points": 2}))
    old = b.captain
    b.captain = mutineer
    if b.wants_events:
        b.emit(events.NEW_CAPTAIN.event("M5.2", mutineer, {"old": old}))
    begin_sales(b)


def _dock(b: MeutererBoard, seat: i64, place: i64, clause: str) -> None:
    """M5.1, M5.2: a player scores for docking at the destination."""
    points = b.setting.islands.docking[b.island(place)]
    b.crew[seat].score += points
    if b.wants_events:
        b.emit(events.DOCK.event(clause, seat, {"points": points, "island": b.name(place)}))


def begin_sales(b: MeutererBoard) -> None:
    """M5.3: each active island is counted by itself; M5.5: the (new) Captain decides first."""
    sell_from(b, b.captain)


def sell_from(b: MeutererBoard, seat: i64) -> None:
    """M5.5: clockwise from this seat to the last, sell what needs no decision and ask the players who have one."""
    while True:
        choices = sale_choices(b, seat)
        if len(choices) > 1:
            b.choices = choices
            b.await_seat(AWAIT_SELL, seat)
            return
        if choices:
            _sell(b, seat, choices[0], "M5.4")
        seat = b.after(seat)
        if seat == b.captain:
            count_sales(b)
            return


def largest(offered: i64, buys: int) -> int:
    """M5.5: the largest pile an island buys; of equal ones, the first in the order of M0.2. BUYS_ANY if none."""
    if buys != BUYS_ANY:
        return buys if count_of(offered, buys) else BUYS_ANY
    best: int = BUYS_ANY
    most: i64 = 0
    for kind in range(len(GOODS)):
        count = count_of(offered, kind)
        if count > most:
            best = kind
            most = count
    return best


def sale_choices(b: MeutererBoard, seat: i64) -> tuple[int, ...]:
    """M5.4, M5.5: the sales a player may choose from; one or none if the player is not asked."""
    offered = b.crew[seat].offered
    if offered == 0:
        return NO_SALE
    buys = b.setting.islands.buys
    buys_here = buys[b.island(b.ship)]
    here = largest(offered, buys_here)
    buys_there = buys[b.island(b.before)]
    there = BUYS_ANY if b.before == b.ship else largest(offered, buys_there)
    if here == BUYS_ANY and there == BUYS_ANY:
        return NO_SALE
    if there == BUYS_ANY:
        return (SALE_ACTION[sale_key(here, count_of(offered, here), 0, 0)],)
    if here == BUYS_ANY:
        return (SALE_ACTION[sale_key(0, 0, there, count_of(offered, there))],)
    return tuple(sales_at_both(offered, buys_here, buys_there))


def sales_at_both(offered: i64, buys_here: int, buys_there: int) -> list[int]:
    """M5.5: a kind for each island; different kinds are sold whole, one kind for both is split as the player likes."""
    choices: list[int] = []
    for here in range(len(GOODS)):
        many_here = count_of(offered, here)
        if many_here == 0 or (buys_here != BUYS_ANY and buys_here != here):
            continue
        for there in range(len(GOODS)):
            many_there = count_of(offered, there)
            if many_there == 0 or (buys_there != BUYS_ANY and buys_there != there):
                continue
            if here != there:
                choices.append(SALE_ACTION[sale_key(here, many_here, there, many_there)])
            else:
                for part in range(many_here + 1):
                    choices.append(SALE_ACTION[sale_key(here, part, there, many_here - part)])
    choices.sort()
    return choices


def choose_sale(b: MeutererBoard, seat: i64, action: int) -> None:
    """M5.5: a player who has a choice makes it, openly."""
    if action not in b.choices:
        raise IllegalMove("M5.5", f"seat {seat} cannot sell that: it names a kind and its cards for each active island")
    _sell(b, seat, action, "M5.5")
    seat = b.after(seat)
    if seat == b.captain:
        count_sales(b)
    else:
        sell_from(b, seat)


def _sell(b: MeutererBoard, seat: i64, action: int, clause: str) -> None:
    sale = SALES[action - SELL]
    player = b.crew[seat]
    player.here = sale.many_here
    player.there = sale.many_there
    if b.wants_events:
        if sale.many_here:
            facts: SellFacts = {"island": b.name(b.ship), "card": GOODS[sale.here], "count": sale.many_here}
            b.emit(events.SELL.event(clause, seat, facts))
        if sale.many_there:
            facts = {"island": b.name(b.before), "card": GOODS[sale.there], "count": sale.many_there}
            b.emit(events.SELL.event(clause, seat, facts))


def count_sales(b: MeutererBoard) -> None:
    """M5.3: first the ship's island, then the other active one, if there is one."""
    count_island(b, b.ship)
    if b.before != b.ship:
        count_island(b, b.before)
    move_ship(b)


def count_island(b: MeutererBoard, place: i64) -> None:
    """M5.6, M5.7: only those who sell most at an island score, less when tied; a tied merchant scores as if alone."""
    at_ship = place == b.ship
    most: i64 = 0
    tied: i64 = 0
    for player in b.crew:
        sold = player.here if at_ship else player.there
        if sold > most:
            most = sold
            tied = 1
        elif sold == most:
            tied += 1
    if most == 0:
        return
    prices = b.setting.islands.prices[b.island(place)]
    for seat in range(b.players):
        player = b.crew[seat]
        if (player.here if at_ship else player.there) == most:
            merchant = tied > 1 and player.role == MERCHANT
            points = prices[1 if merchant else tied]
            player.score += points
            if b.wants_events:
                facts: SalesFacts = {
                    "points": points,
                    "island": b.name(place),
                    "count": most,
                    "tied": tied,
                }
                b.emit(events.SALES.event("M5.7" if merchant else "M5.6", seat, facts))
