"""T1: a turn: opening the chest, playing a card, the draw at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.games.traitres import events
from mutiny.games.traitres.constants import (
    KINDS,
    LOOTS,
    MOST_PLAYERS,
    PIRATE,
    PLANK,
    POCKETS,
    RIDDANCE,
    SPYGLASS,
)
from mutiny.games.traitres.rules.actions import FISH, OPEN, PLANK_AT, POCKETS_OF, RID_OF, SPY, STASH
from mutiny.games.traitres.rules.board import AWAIT_TURN, TraitresBoard
from mutiny.games.traitres.rules.end import end_if_pile_is_empty
from mutiny.kernel.cardset import kinds_in

# Cached moves, by the kinds held, the others aboard, and the role.
_MOVES: Final[list[tuple[int, ...] | None]] = [None] * (1 << (len(KINDS) + MOST_PLAYERS + 1))


def turn_moves(b: TraitresBoard, seat: i64) -> tuple[int, ...]:
    """T1.1, T1.2: a pirate may open the chest; otherwise a player plays one card of the hand.

    The moves depend only on the kinds held, the others aboard and the role, so each combination is listed once.
    """
    player = b.crew[seat]
    kinds = kinds_in(player.hand)
    others = b.targets & ~(1 << seat)
    key = (kinds << MOST_PLAYERS | others) << 1 | player.role
    moves = _MOVES[key]
    if moves is None:
        moves = tuple(_list_moves(kinds, others, player.role == PIRATE))
        _MOVES[key] = moves
    return moves


def _list_moves(kinds: i64, others: i64, pirate: bool) -> list[int]:
    targets = [seat for seat in range(MOST_PLAYERS) if (others >> seat) & 1]
    moves = [OPEN] if pirate else []
    for kind in range(len(KINDS)):
        if not (kinds >> kind) & 1:
            continue
        if kind < LOOTS:
            moves += [STASH + kind * LOOTS + value for value in range(LOOTS)]
        elif kind == PLANK:
            moves += [PLANK_AT + seat for seat in targets]
        elif kind == SPYGLASS:
            moves.append(SPY)
        elif kind == POCKETS:
            moves += [POCKETS_OF + seat for seat in targets]
        elif kind == RIDDANCE:
            moves.append(RID_OF)
        else:
            moves.append(FISH)
    return moves


def end_turn(b: TraitresBoard, seat: i64) -> None:
    """T1.3: draw one card, if there is one; then it is the next player's turn, or the game ends."""
    if b.pile_size():
        card = b.draw_card()
        b.crew[seat].gain(card)
        if b.wants_events:
            b.emit(events.DRAW.event("T1.3", seat, {"count": 1}, {"cards": [KINDS[card]]}, (seat,)))
    pass_turn(b, seat)


def pass_turn(b: TraitresBoard, seat: i64) -> None:
    """T1.3: the next player's turn, unless the draw pile is empty (T3.4)."""
    if end_if_pile_is_empty(b):
        return
    begin_turn(b, b.next_aboard(seat))


def begin_turn(b: TraitresBoard, seat: i64) -> None:
    """T1.1: a player is on turn."""
    b.await_seat(AWAIT_TURN, seat)
