"""C2: the pirates, and what a visit to each of them brings.

C2.14: piles and supply give what they have; a player with nothing to take, look at or rob is not asked. C2.5, C2.6 are
in `exchanges`, C2.10 to C2.12 in `secrets`, the Ghost (C2.13) is met in the voyage (C1.4).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.games.cartagena import events
from mutiny.games.cartagena.constants import (
    BIJOUX,
    CAPTAIN_VALVERDE,
    CHANG_YE,
    COMBAT,
    CRACKPOTT,
    DEAN_NERO,
    DIAZ,
    DUELS,
    GOLD,
    OJO,
    PANG,
    RAMON_DIAZ,
    SATE,
    TEMBO,
    VALVERDE,
    WESSEL_JAN,
)
from mutiny.games.cartagena.event_types import LookSecret, UnderSecret
from mutiny.games.cartagena.rules.actions import (
    INSPECT,
    KEEP,
    POST,
    SIDE,
    TAKE,
    TAKE_COIN,
    TAKE_COMBAT,
    TAKE_GOLD,
    TURN_KEEP,
    TURN_SWAP,
)
from mutiny.games.cartagena.rules.board import (
    AWAIT_INSPECT,
    AWAIT_KEEP,
    AWAIT_PEEK,
    AWAIT_POST,
    AWAIT_ROB,
    AWAIT_SIDE,
    AWAIT_SWAP,
    AWAIT_TAKE,
    AWAIT_TRADE,
    AWAIT_TURN,
    CartagenaBoard,
)
from mutiny.games.cartagena.rules.duels import rob
from mutiny.games.cartagena.rules.exchanges import swap_moves, trade_moves
from mutiny.games.cartagena.rules.gains import draw_coins, draw_combat, draw_gold, idle, put_under
from mutiny.games.cartagena.rules.secrets import cambivalute, ojo, peek_moves
from mutiny.games.cartagena.rules.voyage import end_turn, leave_row
from mutiny.kernel.errors import IllegalMove

# C2.10 to C2.12: decisions whose options are always the same.
FIXED_MOVES: Final[dict[int, tuple[int, ...]]] = {
    AWAIT_SIDE: (SIDE + VALVERDE, SIDE + DIAZ),
    AWAIT_POST: (POST + VALVERDE, POST + DIAZ),
    AWAIT_INSPECT: tuple([INSPECT + letter for letter in range(DUELS)]),
    AWAIT_TURN: (TURN_KEEP, TURN_SWAP),
}


def visit(b: CartagenaBoard, seat: i64, pirate: i64) -> None:
    """C1.3, C2: a player uses a pirate."""
    leave_row(b, seat, pirate)
    if pirate == CAPTAIN_VALVERDE:
        captain_valverde(b, seat)
    elif pirate == RAMON_DIAZ:
        ramon_diaz(b, seat)
    elif pirate == CRACKPOTT:
        crackpott(b, seat)
    elif pirate == TEMBO:
        tembo(b, seat)
    elif pirate == WESSEL_JAN:
        b.await_seat(AWAIT_SWAP, seat)
    elif pirate == DEAN_NERO:
        b.await_seat(AWAIT_TRADE, seat)
    elif pirate == PANG:
        pang(b, seat)
    elif pirate == CHANG_YE:
        chang_ye(b, seat)
    elif pirate == SATE:
        sate(b, seat)
    elif pirate == BIJOUX:
        b.await_seat(AWAIT_SIDE, seat)
    elif pirate == OJO:
        ojo(b, seat)
    else:
        cambivalute(b, seat)


def pirate_moves(b: CartagenaBoard, seat: i64) -> tuple[int, ...]:
    """C2: the options that the visited pirate offers a player."""
    awaited = b.awaited
    if awaited == AWAIT_TAKE:
        return take_moves(b)
    if awaited == AWAIT_KEEP:
        return keep_moves(b)
    if awaited == AWAIT_SWAP:
        return swap_moves(b, seat)
    if awaited == AWAIT_TRADE:
        return trade_moves(b, seat)
    if awaited == AWAIT_PEEK:
        return peek_moves(b, seat)
    return FIXED_MOVES[awaited]


def captain_valverde(b: CartagenaBoard, seat: i64) -> None:
    """C2.1: the top gold card and a coin."""
    if b.gold_left() == 0 and b.supply == 0:
        idle(b, seat)
        return
    draw_gold(b, seat, "C2.1")
    draw_coins(b, seat, 1, "C2.1")
    end_turn(b, seat)


def ramon_diaz(b: CartagenaBoard, seat: i64) -> None:
    """C2.2: look at the top gold card and the top combat card."""
    golds = min(1, b.gold_left())
    combats = min(1, b.combat_left())
    if golds + combats == 0:
        idle(b, seat)
        return
    if b.wants_events:
        _tell_look(b, seat, "C2.2", golds, combats)
    b.await_seat(AWAIT_TAKE, seat)


def _tell_look(b: CartagenaBoard, seat: i64, clause: str, golds: i64, combats: i64) -> None:
    secret: LookSecret = {
        "gold_cards": [GOLD[card] for card in b.gold_pile[b.gold_top : b.gold_top + golds]],
        "combat_cards": [COMBAT[card] for card in b.combat_pile[b.combat_top : b.combat_top + combats]],
    }
    b.emit(events.LOOK.event(clause, seat, {"gold": golds, "combat": combats}, secret, (seat,)))


def take_moves(b: CartagenaBoard) -> tuple[int, ...]:
    """C2.2, C2.7: what is available of the two things offered."""
    moves: list[int] = []
    if b.visiting == RAMON_DIAZ and b.gold_left():
        moves.append(TAKE + TAKE_GOLD)
    if b.combat_left():
        moves.append(TAKE + TAKE_COMBAT)
    if b.visiting == PANG and b.supply:
        moves.append(TAKE + TAKE_COIN)
    return tuple(moves)


def take(b: CartagenaBoard, seat: i64, what: i64) -> None:
    """C2.2, C2.7: one thing is taken; the other card that Ramon Diaz showed goes under its pile."""
    clause = "C2.2" if b.visiting == RAMON_DIAZ else "C2.7"
    if TAKE + what not in take_moves(b):
        raise IllegalMove(clause, "that cannot be taken here and now")
    if what == TAKE_COMBAT:
        draw_combat(b, seat, 1, clause)
        if b.visiting == RAMON_DIAZ and b.gold_left():
            gold_under(b, seat)
    elif what == TAKE_COIN:
        draw_coins(b, seat, 1, clause)
    else:
        draw_gold(b, seat, clause)
        if b.combat_left():
            put_under(b, seat, bytes([b.draw_combat()]), clause)
    end_turn(b, seat)


def gold_under(b: CartagenaBoard, seat: i64) -> None:
    """C2.2: the gold card looked at goes under its pile."""
    card = bytes([b.draw_gold()])
    b.gold_pile += card
    if b.wants_events:
        secret: UnderSecret = {"cards": [GOLD[card[0]]]}
        b.emit(events.UNDER.event("C2.2", seat, {"pile": "gold", "count": 1}, secret, (seat,)))


def crackpott(b: CartagenaBoard, seat: i64) -> None:
    """C2.3: two combat cards."""
    if b.combat_left() == 0:
        idle(b, seat)
        return
    draw_combat(b, seat, 2, "C2.3")
    end_turn(b, seat)


def tembo(b: CartagenaBoard, seat: i64) -> None:
    """C2.4: look at the top two combat cards."""
    seen = min(2, b.combat_left())
    if seen == 0:
        idle(b, seat)
        return
    if b.wants_events:
        _tell_look(b, seat, "C2.4", 0, seen)
    b.await_seat(AWAIT_KEEP, seat)


def keep_moves(b: CartagenaBoard) -> tuple[int, ...]:
    """C2.4: either of the cards seen."""
    first = b.combat_pile[b.combat_top]
    second = first if b.combat_left() == 1 else b.combat_pile[b.combat_top + 1]
    if first == second:
        return (KEEP + first,)
    return (KEEP + first, KEEP + second) if first < second else (KEEP + second, KEEP + first)


def keep(b: CartagenaBoard, seat: i64, card: i64) -> None:
    """C2.4: one card is kept, the other goes under the pile."""
    if KEEP + card not in keep_moves(b):
        raise IllegalMove("C2.4", f"{COMBAT[card]} is not one of the cards on top of the pile")
    first = b.draw_combat()
    rest = b""
    if b.combat_left():
        second = b.draw_combat()
        rest = bytes([second if card == first else first])
    b.crew[seat].gain(card)
    if b.wants_events:
        b.emit(events.COMBAT.event("C2.4", seat, {"count": 1}, {"cards": [COMBAT[card]]}, (seat,)))
    put_under(b, seat, rest, "C2.4")
    end_turn(b, seat)


def pang(b: CartagenaBoard, seat: i64) -> None:
    """C2.7: the top combat card or a coin."""
    if b.combat_left() == 0 and b.supply == 0:
        idle(b, seat)
        return
    b.await_seat(AWAIT_TAKE, seat)


def chang_ye(b: CartagenaBoard, seat: i64) -> None:
    """C2.8: rob an opponent who has a coin; if nobody has, nothing happens."""
    if b.with_coins(seat) == 0:
        idle(b, seat)
        return
    b.await_seat(AWAIT_ROB, seat)


def pirate_robs(b: CartagenaBoard, seat: i64, other: i64) -> None:
    """C2.8: a coin, never a gold card."""
    rob(b, seat, other, "C2.8")
    b.last_target = other
    end_turn(b, seat)


def sate(b: CartagenaBoard, seat: i64) -> None:
    """C2.9: a coin, and one more for every turn that has ended without a visit to Sate."""
    if b.supply == 0:
        b.offer = 0
        idle(b, seat)
        return
    draw_coins(b, seat, b.offer, "C2.9")
    b.offer = 0
    end_turn(b, seat)
