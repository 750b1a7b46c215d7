"""M1 and M2: the Captain's pay for the mate, and the offering of goods."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.games.meuterer import events
from mutiny.games.meuterer.constants import KINDS, PIRATES, RING, ROLES, Role
from mutiny.games.meuterer.rules.actions import LEAVE, OFFER, TAKE
from mutiny.games.meuterer.rules.board import ALL_ROLES, AWAIT_OFFER, AWAIT_TAKE, MeutererBoard
from mutiny.games.meuterer.rules.mutiny import show_actions
from mutiny.games.meuterer.rules.pirates import sail_pirates
from mutiny.kernel.cardset import count_of, kinds_in, one
from mutiny.kernel.errors import IllegalMove

# The moves depend only on the kinds held, or on the cards in the middle: each list is made once.
OFFERS: Final[list[tuple[int, ...]]] = [
    (*(OFFER + kind for kind in range(len(KINDS)) if (kinds >> kind) & 1), LEAVE) for kinds in range(1 << len(KINDS))
]
TAKES: Final[list[tuple[int, ...]]] = [
    tuple(TAKE + role for role in range(len(ROLES)) if (middle >> role) & 1) for middle in range(ALL_ROLES + 1)
]


def pay(b: MeutererBoard, seat: i64, amount: i64) -> None:
    """M1.1: the Captain announces the mate's pay."""
    b.pay = amount
    if b.wants_events:
        b.emit(events.PAY.event("M1.1", seat, {"amount": amount}))
    begin_offering(b)


def begin_offering(b: MeutererBoard) -> None:
    """M2.1: the Captain begins."""
    b.await_seat(AWAIT_OFFER, b.captain)


def offering_moves(b: MeutererBoard, seat: i64) -> tuple[int, ...]:
    """M2.1, M2.3: offer a card of any kind in hand, or leave; a player with no card in hand must leave."""
    return OFFERS[kinds_in(b.crew[seat].hand)]


def taking_moves(b: MeutererBoard) -> tuple[int, ...]:
    """M2.6: take any of the action cards still in the middle."""
    return TAKES[b.middle]


def offer(b: MeutererBoard, seat: i64, kind: i64) -> None:
    """M2.1, M2.2: offer one card face up, of any kind; the pirates card makes the pirates sail (MP.2)."""
    player = b.crew[seat]
    if count_of(player.hand, kind) == 0:
        raise IllegalMove("M2.1", f"seat {seat} holds no {KINDS[kind]} to offer")
    player.hand -= one(kind)
    player.size -= 1
    if kind == PIRATES:
        sail_pirates(b, seat)
    else:
        player.offered += one(kind)
        if b.wants_events:
            b.emit(events.OFFER.event("M2.1", seat, {"card": KINDS[kind], "left": player.size}))
    _next_turn(b, seat)


def leave(b: MeutererBoard, seat: i64) -> None:
    """M2.4: a player leaves the offering and sets the rest of the hand aside."""
    b.aside |= 1 << seat
    if seat == b.captain:
        _set_destination(b, seat)
        _next_turn(b, seat)
    else:
        _look_at_middle(b, seat)
        b.await_seat(AWAIT_TAKE, seat)


def _set_destination(b: MeutererBoard, seat: i64) -> None:
    """M2.5: the Captain's destination is one island further for each card left."""
    b.goal = (b.ship + b.crew[seat].size) % RING
    if b.wants_events:
        left = b.crew[seat].size
        b.emit(events.LEAVE_CAPTAIN.event("M2.5", seat, {"left": left, "island": b.name(b.goal)}))


def _look_at_middle(b: MeutererBoard, seat: i64) -> None:
    """M2.6: a player who has left, and nobody else, sees the action cards still in the middle."""
    player = b.crew[seat]
    player.saw = b.middle
    if b.wants_events:
        middle = role_names(b.middle)
        b.emit(events.LEAVE.event("M2.6", seat, {"left": player.size}, {"middle": middle}, (seat,)))


def take(b: MeutererBoard, seat: i64, role: i64) -> None:
    """M2.6: keep one action card face down and put the rest back face down."""
    if not (b.middle >> role) & 1:
        raise IllegalMove("M2.6", f"the {ROLES[role]} is no longer in the middle")
    b.middle &= ~(1 << role)
    b.crew[seat].role = role
    if b.wants_events:
        count = middle_count(b)
        b.emit(events.TAKE.event("M2.6", seat, {"middle_count": count}, {"role": ROLES[role]}, (seat,)))
    _next_turn(b, seat)


def _next_turn(b: MeutererBoard, seat: i64) -> None:
    """M2.1: clockwise, skipping those who have left; when all have, the actions are revealed (M3)."""
    if b.aside == (1 << b.players) - 1:
        show_actions(b)
        return
    seat = b.after(seat)
    while b.has_left(seat):
        seat = b.after(seat)
    b.await_seat(AWAIT_OFFER, seat)


def middle_count(b: MeutererBoard) -> int:
    """Return the number of action cards in the middle, which is public."""
    return len(TAKES[b.middle])


def role_names(roles: i64) -> list[Role]:
    """Return the names of a set of action cards."""
    return [name for role, name in enumerate(ROLES) if (roles >> role) & 1]


def pack_roles(names: list[Role]) -> int:
    """Return the set of action cards with these names."""
    return sum([1 << ROLES.index(name) for name in names])
