"""A value for every legal move, by the phase of the round. Only the view and the moves' notation are read.

May import: the words of the game, mutiny.bots.bot, and table, sales, plans.
"""

from __future__ import annotations

from typing import Final

from mutiny.bots.bot import Sight
from mutiny.bots.meuterer.plans import Planner, offer_values
from mutiny.bots.meuterer.sales import sale_worth, wanted
from mutiny.bots.meuterer.table import NUMBER, Table, counts
from mutiny.games.meuterer.words import CONFLICT, GOODS, PIRATES, RING, ROLES

RISK: Final = 0.5
"""Conflict cards a later rival may hold before one plays a card more than is needed now."""


def values(sight: Sight) -> list[float]:
    """A value for each of the legal moves, in their order; the best move has the highest.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> len(values(Sight(match.state, match.state.acting[0])))
    4
    """
    table = Table(sight.view)
    moves = [sight.write(action).split(" ") for action in sight.legal]
    phase: str = sight.view["phase"]
    if phase == "offer":
        return _offering(table, moves)
    if phase == "fight":
        return _fighting(table, moves)
    if phase == "pay":
        return _paying(table, moves)
    if phase == "sell":
        return _selling(table, moves)
    return _keeping(table, moves)


def _paying(table: Table, moves: list[list[str]]) -> list[float]:
    """M1.1: who holds conflict cards needs no Mate; who holds none pays, the more the better the harbours ahead."""
    best = max([table.harbour(steps).docking for steps in range(1, 6)])
    wish = max(0, 1 - table.hand[CONFLICT])
    if wish and best >= 4:
        wish += 1
    return [-abs(int(move[1]) - wish) * 1.0 for move in moves]


def _offering(table: Table, moves: list[list[str]]) -> list[float]:
    """M2: follow the best plan; leave when the best plan is to leave."""
    planner = Planner(table)
    offers = offer_values(planner)
    offered = table.offered[table.seat]
    worth: list[float] = []
    for move in moves:
        if move[0] == "offer":
            kind = NUMBER[move[1]]
            worth.append(_plundering(table, planner) if kind == PIRATES else offers[kind])
        elif len(move) == 1:
            worth.append(planner.as_captain(offered, table.hand))
        else:
            worth.append(planner.leaving(ROLES.index(move[1]), offered, table.hand))
    return worth


def _plundering(table: Table, planner: Planner) -> float:
    """MP.3: the pirates are sent when they take more from the others than from oneself."""
    stay = planner.best_leaving(table.offered[table.seat], table.hand)
    left = sum(table.hand) - 1
    distance = (table.ring.index(table.view["pirate_ship"]) - table.ship) % RING
    # With the variant `double` they sail further; the view does not tell, so only a sure hit counts.
    if distance > left:
        return stay - 2.0
    mine = planner.market.best(table.offered[table.seat])
    taken = 0.0
    for seat in table.rivals():
        taken += planner.market.best(table.offered[seat])
    return stay + 0.3 * taken - mine - 0.5


def _fighting(table: Table, moves: list[list[str]]) -> list[float]:
    """M4: just enough to win, and one card more while a rival who may hold some is still to be asked."""
    tally: dict[str, int] = table.view["mutiny"]
    roles: list[str | None] = table.view["roles"]
    rises = roles[table.seat] in ("mutineer", "boy")
    ahead = tally["for"] - tally["against"] if rises else tally["against"] - tally["for"] - 1
    later = 0.0
    rate = table.conflict_rate()
    seat = (table.seat + 1) % table.players
    while seat != table.captain:
        role = roles[seat]
        if role in ("mutineer", "boy", "mate") and (role != "mate") != rises:
            later += rate * table.sizes[seat]
        seat = (seat + 1) % table.players
    need = -ahead
    worth: list[float] = []
    for move in moves:
        count = int(move[1])
        spare = count - need
        if spare < 0:
            # A lost fight: every card played is wasted.
            worth.append(-0.1 * count)
        else:
            worth.append(1.0 + (0.5 if spare >= 1 and later > RISK else 0.0) - 0.1 * count)
    return worth


def _selling(table: Table, moves: list[list[str]]) -> list[float]:
    """M5.5: the sale that promises most points."""
    roles: list[str | None] = table.view["roles"]
    merchant = roles[table.seat] == "merchant"
    ship: str = table.view["ship"]
    worth: list[float] = []
    for move in moves:
        parts = [0, 0]
        for part in move[1:]:
            island, _, what = part.partition("=")
            parts[0 if island == ship else 1] = int(what.partition("*")[2])
        worth.append(sale_worth(table, parts, merchant))
    return worth


def _keeping(table: Table, moves: list[list[str]]) -> list[float]:
    """M8.2: keep what the islands at hand buy, piles of one kind above all, and conflict cards."""
    useful = wanted(table, True)
    worth: list[float] = []
    for move in moves:
        kept = counts(move[1:])
        total = 0.9 * min(2, table.hand[CONFLICT] + kept[CONFLICT])
        for kind in range(len(GOODS)):
            many = table.hand[kind] + kept[kind]
            total += useful[kind] * (0.0, 0.3, 0.8, 1.1, 1.2, 1.2)[many]
        worth.append(total)
    return worth
