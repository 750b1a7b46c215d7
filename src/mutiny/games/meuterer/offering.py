"""M1 and M2: the Captain's pay for the mate, and the offering of goods.

May import: mutiny.kernel, and the board, the pirates (MP) and what follows the offering (M3, mutiny) of this game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.games.meuterer.actions import LEAVE, OFFER, TAKE
from mutiny.games.meuterer.board import ALL_ROLES, AWAIT_OFFER, Board
from mutiny.games.meuterer.mutiny import show_actions
from mutiny.games.meuterer.pirates import sail_pirates
from mutiny.games.meuterer.words import KINDS, PIRATES, RING, ROLES
from mutiny.kernel.cardset import count_of, kinds_in, one
from mutiny.kernel.errors import IllegalMove
from mutiny.kernel.events import Event

CAPTAIN: Final = ALL_ROLES + 1
"""Stands for the middle in the table of moves where the Captain is to move, who takes nothing from it."""
_MOVES: Final[list[tuple[int, ...] | None]] = [None] * ((1 << len(KINDS)) * (CAPTAIN + 1))


def pay(b: Board, seat: i64, amount: i64) -> None:
    """M1.1: the Captain shows what the mate will be paid."""
    b.pay = amount
    if b.telling:
        b.tell(Event("pay", "M1.1", seat, {"amount": amount}))
    begin_offering(b)


def begin_offering(b: Board) -> None:
    """M2.1: the Captain begins."""
    b.await_seat(AWAIT_OFFER, b.captain)


def offering_moves(b: Board, seat: i64) -> tuple[int, ...]:
    """M2.1 to M2.6: offer any kind one holds, or leave; all but the Captain leave with a card from the middle.

    The moves depend on the kinds held and the cards in the middle alone, so each combination is listed once and kept.
    """
    captain = seat == b.captain
    kinds = kinds_in(b.crew[seat].hand)
    middle = b.middle
    if captain:
        middle = CAPTAIN
    key = kinds * (CAPTAIN + 1) + middle
    moves = _MOVES[key]
    if moves is None:
        offers = [OFFER + kind for kind in range(len(KINDS)) if (kinds >> kind) & 1]
        leaves = [LEAVE] if captain else [TAKE + role for role in range(len(ROLES)) if (b.middle >> role) & 1]
        moves = tuple(offers + leaves)
        _MOVES[key] = moves
    return moves


def offer(b: Board, seat: i64, kind: i64) -> None:
    """M2.1, M2.2: offer one card face up, of any kind; the pirates card sails (MP.2)."""
    player = b.crew[seat]
    if count_of(player.hand, kind) == 0:
        raise IllegalMove("M2.1", f"seat {seat} holds no {KINDS[kind]} to offer")
    player.hand -= one(kind)
    player.size -= 1
    if kind == PIRATES:
        sail_pirates(b, seat)
    else:
        player.offered += one(kind)
        if b.telling:
            b.tell(Event("offer", "M2.1", seat, {"card": KINDS[kind], "left": player.size}))
    _next_turn(b, seat)


def leave_as_captain(b: Board, seat: i64) -> None:
    """M2.5: the Captain leaves and sets his destination, an island further for each card he has left."""
    if seat != b.captain:
        raise IllegalMove("M2.6", f"seat {seat} is not Captain and leaves with an action card: 'leave ROLE'")
    b.goal = (b.ship + b.crew[seat].size) % RING
    if b.telling:
        facts = {"left": b.crew[seat].size, "island": b.name(b.goal)}
        b.tell(Event("leave-captain", "M2.5", seat, facts))
    _set_aside(b, seat)


def leave(b: Board, seat: i64, role: i64) -> None:
    """M2.6: another player leaves, looks at the action cards in the middle and takes one face down."""
    if seat == b.captain:
        raise IllegalMove("M2.5", "the Captain takes no action card: 'leave'")
    if not (b.middle >> role) & 1:
        raise IllegalMove("M2.6", f"the {ROLES[role]} is no longer in the middle")
    b.middle &= ~(1 << role)
    b.crew[seat].role = role
    if b.telling:
        b.tell(Event("leave", "M2.6", seat, {"left": b.crew[seat].size}, {"role": ROLES[role]}, (seat,)))
    _set_aside(b, seat)


def _set_aside(b: Board, seat: i64) -> None:
    """M2.4: who leaves sets the hand aside and offers no more."""
    b.aside |= 1 << seat
    _next_turn(b, seat)


def _next_turn(b: Board, seat: i64) -> None:
    """M2.1: clockwise, skipping those who have left; when all have, the actions are shown (M3)."""
    if b.aside == (1 << b.players) - 1:
        show_actions(b)
        return
    seat = b.after(seat)
    while b.has_left(seat):
        seat = b.after(seat)
    b.await_seat(AWAIT_OFFER, seat)
    if b.telling and seat != b.captain:
        # The moves he is offered name the cards still in the middle, so he sees them now, before he decides.
        b.tell(Event("look", "M2.6", seat, {}, {"middle": middle_names(b)}, (seat,), private=True))


def middle_names(b: Board) -> list[str]:
    """The action cards still in the middle."""
    return [name for role, name in enumerate(ROLES) if (b.middle >> role) & 1]
