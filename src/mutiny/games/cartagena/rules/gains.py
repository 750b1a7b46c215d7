"""C2: what pirates give and take back: cards, gold, coins; C2.14: as far as there is any.

May import: mutiny.kernel, and the board and the voyage (C1) of this game.
"""

from __future__ import annotations

from mypy_extensions import i64

from mutiny.games.cartagena.constants import COMBAT, GOLD, PIRATES
from mutiny.games.cartagena.rules.board import Board
from mutiny.games.cartagena.rules.voyage import end_turn
from mutiny.kernel.events import Event


def idle(b: Board, seat: i64) -> None:
    """C2.14: there is nothing to take, look at or rob: the turn is over."""
    if b.telling:
        b.tell(Event("idle", "C2.14", seat, {"pirate": PIRATES[b.visiting]}))
    end_turn(b, seat)


def draw_combat(b: Board, seat: i64, count: i64, clause: str) -> None:
    """Take combat cards from the top of the pile, or what there is."""
    player = b.crew[seat]
    before = b.combat_top
    count = min(count, b.combat_left())
    for _ in range(count):
        player.gain(b.draw_combat())
    if b.telling and count:
        cards = [COMBAT[card] for card in b.combat_pile[before : b.combat_top]]
        b.tell(Event("combat", clause, seat, {"count": count}, {"cards": cards}, (seat,)))


def draw_gold(b: Board, seat: i64, clause: str) -> None:
    """Take the top gold card, if there is one."""
    if b.gold_left() == 0:
        return
    card = b.draw_gold()
    b.crew[seat].gain_gold(card)
    if b.telling:
        b.tell(Event("gold", clause, seat, {"count": 1}, {"cards": [GOLD[card]]}, (seat,)))


def draw_coins(b: Board, seat: i64, count: i64, clause: str) -> None:
    """Take coins from the supply, or what there is."""
    count = min(count, b.supply)
    b.supply -= count
    b.crew[seat].coins += count
    if b.telling and count:
        b.tell(Event("coins", clause, seat, {"count": count}))


def put_under(b: Board, seat: i64, cards: bytes, clause: str) -> None:
    """Combat cards go under their pile, one after the other."""
    b.combat_pile += cards
    if b.telling and cards:
        secret = {"cards": [COMBAT[card] for card in cards]}
        b.tell(Event("under", clause, seat, {"pile": "combat", "count": len(cards)}, secret, (seat,)))
