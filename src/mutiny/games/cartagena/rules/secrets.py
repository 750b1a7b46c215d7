"""C2.10 to C2.12: Bijoux, Ojo and Cambivalute: allegiances and sailors, set and looked at in secret."""

from __future__ import annotations

from mypy_extensions import i64

from mutiny.games.cartagena import events
from mutiny.games.cartagena.constants import DIAZ, DUELS, LETTERS, NO_SIDE, OJO, SIDES, VALVERDE
from mutiny.games.cartagena.event_types import PostSecret, TurnSecret
from mutiny.games.cartagena.rules.actions import PEEK, PEEK_NONE
from mutiny.games.cartagena.rules.board import (
    AWAIT_INSPECT,
    AWAIT_PEEK,
    AWAIT_POST,
    AWAIT_SAILORS,
    AWAIT_SIDE,
    AWAIT_TURN,
    CartagenaBoard,
)
from mutiny.games.cartagena.rules.gains import idle
from mutiny.games.cartagena.rules.voyage import end_turn
from mutiny.kernel.errors import IllegalMove


def choose_side(b: CartagenaBoard, seat: i64, side: i64) -> None:
    """C2.10, C2.11: set the player's allegiance in secret, change it, or only pretend to change it."""
    player = b.crew[seat]
    again = player.side != NO_SIDE
    player.side = side
    for other in b.crew:
        other.peeked &= ~(1 << seat)
    if b.wants_events:
        clause = "C2.11" if b.visiting == OJO else "C2.10"
        b.emit(events.SIDE.event(clause, seat, {"again": again}, {"side": SIDES[side]}, (seat,)))
    end_turn(b, seat)


def ojo(b: CartagenaBoard, seat: i64) -> None:
    """C2.11: a player without allegiance sets it; one with an allegiance may look at an opponent's."""
    if b.crew[seat].side == NO_SIDE:
        b.await_seat(AWAIT_SIDE, seat)
    elif len(peek_moves(b, seat)) > 1:
        b.await_seat(AWAIT_PEEK, seat)
    else:
        idle(b, seat)


def peek_moves(b: CartagenaBoard, seat: i64) -> tuple[int, ...]:
    """C2.11: every opponent who has set an allegiance, or none."""
    moves = [PEEK + other for other in range(b.players) if other != seat and b.crew[other].side != NO_SIDE]
    moves.append(PEEK_NONE)
    return tuple(moves)


def peek(b: CartagenaBoard, seat: i64, action: i64) -> None:
    """C2.11: look at an opponent's allegiance, or not."""
    if action == PEEK_NONE:
        if b.wants_events:
            b.emit(events.PEEK.event("C2.11", seat, {"target": None}))
        end_turn(b, seat)
        return
    other = action - PEEK
    if other == seat or other >= b.seats or b.crew[other].side == NO_SIDE:
        raise IllegalMove("C2.11", f"seat {other} is not an opponent who has set an allegiance")
    b.last_target = other
    b.crew[seat].peeked |= 1 << other
    if b.wants_events:
        side = SIDES[b.crew[other].side]
        b.emit(events.PEEK.event("C2.11", seat, {"target": other}, {"side": side}, (seat,)))
    end_turn(b, seat)


def cambivalute(b: CartagenaBoard, seat: i64) -> None:
    """C2.12: two sailors are taken from deck; when all are placed, one duel may be looked at."""
    if b.pairs < DUELS:
        b.await_chance(AWAIT_SAILORS)
    else:
        b.await_seat(AWAIT_INSPECT, seat)


def take_sailors(b: CartagenaBoard, one: i64, other: i64) -> None:
    """C2.12: the two taken at random are looked at."""
    seat = b.turn
    b.low = min(one, other)
    b.high = max(one, other)
    b.deck &= ~(1 << one | 1 << other)
    if b.wants_events:
        b.emit(events.SAILORS.event("C2.12", seat, {"count": 2}, {"values": [b.low, b.high]}, (seat,)))
    b.await_seat(AWAIT_POST, seat)


def post(b: CartagenaBoard, seat: i64, side: i64) -> None:
    """C2.12: the two sailors go on the next free letter, the higher one on the chosen side."""
    letter = b.pairs
    valverde = b.high if side == VALVERDE else b.low
    diaz = b.low if side == VALVERDE else b.high
    _stand(b, letter, valverde, diaz)
    b.crew[seat].knows_posts |= 1 << letter
    b.pairs += 1
    b.low = 0
    b.high = 0
    b.last_letter = letter
    if b.wants_events:
        secret: PostSecret = {"valverde": valverde, "diaz": diaz}
        b.emit(events.POST.event("C2.12", seat, {"letter": LETTERS[letter]}, secret, (seat,)))
    end_turn(b, seat)


def _stand(b: CartagenaBoard, letter: i64, valverde: i64, diaz: i64) -> None:
    b.posts = b.posts[: letter * 2] + bytes([valverde, diaz]) + b.posts[letter * 2 + 2 :]


def inspect(b: CartagenaBoard, seat: i64, letter: i64) -> None:
    """C2.12: look at the two sailors of one duel."""
    b.last_letter = letter
    b.crew[seat].knows_posts |= 1 << letter
    b.crew[seat].knew_posts &= ~(1 << letter)
    if b.wants_events:
        secret: PostSecret = {"valverde": b.value_at(letter, VALVERDE), "diaz": b.value_at(letter, DIAZ)}
        b.emit(events.INSPECT.event("C2.12", seat, {"letter": LETTERS[letter]}, secret, (seat,)))
    b.await_seat(AWAIT_TURN, seat)


def turn(b: CartagenaBoard, seat: i64, swapped: bool) -> None:
    """C2.12: leave the two sailors as they are, or swap them, unseen by the others."""
    letter = b.last_letter
    for other in range(b.players):
        if other != seat:
            known = b.crew[other].knows_posts & 1 << letter
            b.crew[other].knows_posts &= ~known
            b.crew[other].knew_posts |= known
    if swapped:
        _stand(b, letter, b.value_at(letter, DIAZ), b.value_at(letter, VALVERDE))
    if b.wants_events:
        secret: TurnSecret = {
            "swapped": swapped,
            "valverde": b.value_at(letter, VALVERDE),
            "diaz": b.value_at(letter, DIAZ),
        }
        b.emit(events.TURN.event("C2.12", seat, {"letter": LETTERS[letter]}, secret, (seat,)))
    end_turn(b, seat)
