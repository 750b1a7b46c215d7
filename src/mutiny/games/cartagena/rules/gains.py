"""C2: the cards, gold and coins that pirates give and take; C2.14: as far as they are available."""

from __future__ import annotations

from mypy_extensions import i64

from mutiny.games.cartagena import events
from mutiny.games.cartagena.constants import COMBAT, GOLD, PIRATES, Combat
from mutiny.games.cartagena.event_types import UnderSecret
from mutiny.games.cartagena.rules.board import CartagenaBoard
from mutiny.games.cartagena.rules.voyage import end_turn


def idle(b: CartagenaBoard, seat: i64) -> None:
    """C2.14: there is nothing to take, look at or rob: the turn is over."""
    if b.wants_events:
        b.emit(events.IDLE.event("C2.14", seat, {"pirate": PIRATES[b.visiting]}))
    end_turn(b, seat)


def draw_combat(b: CartagenaBoard, seat: i64, count: i64, clause: str) -> None:
    """Draw combat cards from the top of the pile, as far as there are any."""
    player = b.crew[seat]
    before = b.combat_top
    count = min(count, b.combat_left())
    for _ in range(count):
        player.gain(b.draw_combat())
    if b.wants_events and count:
        cards: list[Combat] = [COMBAT[card] for card in b.combat_pile[before : b.combat_top]]
        b.emit(events.COMBAT.event(clause, seat, {"count": count}, {"cards": cards}, (seat,)))


def draw_gold(b: CartagenaBoard, seat: i64, clause: str) -> None:
    """Draw the top gold card, if there is one."""
    if b.gold_left() == 0:
        return
    card = b.draw_gold()
    b.crew[seat].gain_gold(card)
    if b.wants_events:
        b.emit(events.GOLD.event(clause, seat, {"count": 1}, {"cards": [GOLD[card]]}, (seat,)))


def draw_coins(b: CartagenaBoard, seat: i64, count: i64, clause: str) -> None:
    """Take coins from the supply, as far as there are any."""
    count = min(count, b.supply)
    b.supply -= count
    b.crew[seat].coins += count
    if b.wants_events and count:
        b.emit(events.COINS.event(clause, seat, {"count": count}))


def put_under(b: CartagenaBoard, seat: i64, cards: bytes, clause: str) -> None:
    """Put combat cards under their pile, one after another."""
    b.combat_pile += cards
    if b.wants_events and cards:
        secret: UnderSecret = {"cards": [COMBAT[card] for card in cards]}
        b.emit(events.UNDER.event(clause, seat, {"pile": "combat", "count": len(cards)}, secret, (seat,)))
