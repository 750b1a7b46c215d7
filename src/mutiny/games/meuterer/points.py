"""M5: victory points, for the command of the ship and for sales.

May import: mutiny.kernel, and the board, the actions and what follows the points (M6, round_end) of this game.
"""

from __future__ import annotations

from mutiny.games.meuterer.actions import SALE_ACTION, SALES, SELL, sale_key
from mutiny.games.meuterer.board import AWAIT_SELL, NOWHERE, Board
from mutiny.games.meuterer.cards import count_of
from mutiny.games.meuterer.round_end import move_ship
from mutiny.games.meuterer.words import BOY, BUYS_ANY, GOODS, MATE, MERCHANT
from mutiny.kernel.errors import IllegalMove
from mutiny.kernel.events import Event, Told


def score(b: Board, kind: str, clause: str, seat: int, points: int, facts: Told) -> None:
    """Add points to a seat's score and say what for."""
    b.scores[seat] += points
    if b.telling:
        b.tell(Event(kind, clause, seat, {"points": points, **facts}))


def captain_stays(b: Board) -> None:
    """M5.1: no mutiny, or a beaten one: the Captain docks at his destination and pays the mate."""
    captain = b.captain
    b.mutineer_goal = NOWHERE
    dock = b.setting.islands.docking[b.island(b.goal)]
    score(b, "dock", "M5.1", captain, dock, {"island": b.name(b.goal)})
    for seat in range(b.players):
        if b.roles[seat] == MATE:
            score(b, "mate", "M5.1", seat, 1 + b.pay, {"amount": b.pay})
            if b.pay:
                score(b, "paid", "M5.1", captain, -b.pay, {"mate": seat})
    begin_sales(b)


def mutineer_takes_over(b: Board, mutineer: int) -> None:
    """M5.2: a mutiny won: the Mutineer docks at his destination and is Captain at once; the boy scores 2."""
    b.goal = NOWHERE
    dock = b.setting.islands.docking[b.island(b.mutineer_goal)]
    score(b, "dock", "M5.2", mutineer, dock, {"island": b.name(b.mutineer_goal)})
    for seat in range(b.players):
        if b.roles[seat] == BOY:
            score(b, "boy", "M5.2", seat, 2, {})
    if b.telling:
        b.tell(Event("new-captain", "M5.2", mutineer, {"old": b.captain}))
    b.captain = mutineer
    begin_sales(b)


def begin_sales(b: Board) -> None:
    """M5.3: each active island is counted by itself; M5.5: the (new) Captain decides first."""
    sell_from(b, b.captain)


def sell_from(b: Board, seat: int) -> None:
    """M5.5: clockwise from this seat to the last, sell what needs no decision and ask who has one."""
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


def largest(offered: int, buys: int) -> int:
    """M5.5: the largest pile an island buys; of equal ones, the first in the order of M0.2. BUYS_ANY if there is none."""
    if buys != BUYS_ANY:
        return buys if count_of(offered, buys) else BUYS_ANY
    best = BUYS_ANY
    most = 0
    for kind in range(len(GOODS)):
        count = count_of(offered, kind)
        if count > most:
            best = kind
            most = count
    return best


def sale_choices(b: Board, seat: int) -> list[int]:
    """M5.4, M5.5: the sales a player may choose from; one or none where he is not asked."""
    offered = b.offered[seat]
    if offered == 0:
        return []
    buys = b.setting.islands.buys
    buys_here = buys[b.island(b.ship)]
    here = largest(offered, buys_here)
    if b.before == b.ship:
        return [] if here == BUYS_ANY else [SALE_ACTION[sale_key(here, count_of(offered, here), 0, 0)]]
    buys_there = buys[b.island(b.before)]
    there = largest(offered, buys_there)
    if there == BUYS_ANY:
        return [] if here == BUYS_ANY else [SALE_ACTION[sale_key(here, count_of(offered, here), 0, 0)]]
    if here == BUYS_ANY:
        return [SALE_ACTION[sale_key(0, 0, there, count_of(offered, there))]]
    return sales_at_both(offered, buys_here, buys_there)


def sales_at_both(offered: int, buys_here: int, buys_there: int) -> list[int]:
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


def choose_sale(b: Board, seat: int, action: int) -> None:
    """M5.5: a player who has the choice makes it, openly."""
    if action not in b.choices:
        raise IllegalMove("M5.5", f"seat {seat} cannot sell that: it names a kind and its cards for each active island")
    _sell(b, seat, action, "M5.5")
    seat = b.after(seat)
    if seat == b.captain:
        count_sales(b)
    else:
        sell_from(b, seat)


def _sell(b: Board, seat: int, action: int, clause: str) -> None:
    sale = SALES[action - SELL]
    b.here[seat] = sale.many_here
    b.there[seat] = sale.many_there
    if b.telling:
        if sale.many_here:
            facts: Told = {"island": b.name(b.ship), "card": GOODS[sale.here], "count": sale.many_here}
            b.tell(Event("sell", clause, seat, facts))
        if sale.many_there:
            facts = {"island": b.name(b.before), "card": GOODS[sale.there], "count": sale.many_there}
            b.tell(Event("sell", clause, seat, facts))


def count_sales(b: Board) -> None:
    """M5.3: first the ship's island, then the other active one, if there is one."""
    count_island(b, b.ship, b.here)
    if b.before != b.ship:
        count_island(b, b.before, b.there)
    move_ship(b)


def count_island(b: Board, place: int, sold: list[int]) -> None:
    """M5.6, M5.7: only those who sell most at an island score, less when tied; a tied merchant scores as if alone."""
    most = max(sold)
    if most == 0:
        return
    islands = b.setting.islands
    island = b.island(place)
    tied = sold.count(most)
    points = 0
    if tied == 1:
        points = islands.sole[island]
    elif tied == 2:
        points = islands.two[island]
    elif tied == 3:
        points = islands.three[island]
    for seat in range(b.players):
        if sold[seat] == most:
            facts: Told = {"island": b.name(place), "count": most, "tied": tied}
            if tied > 1 and b.roles[seat] == MERCHANT:
                score(b, "sales", "M5.7", seat, islands.sole[island], facts)
            else:
                score(b, "sales", "M5.6", seat, points, facts)
