"""C1: the voyage, round by round: knocking on doors, the ship, the storms."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.games.cartagena import events
from mutiny.games.cartagena.constants import GHOST, NO_PIRATE, PIRATES, SATE
from mutiny.games.cartagena.rules.actions import KNOCK, VISIT
from mutiny.games.cartagena.rules.board import AWAIT_DOOR, AWAIT_ROW, AWAIT_STORM, NO_LETTER, NOBODY, CartagenaBoard
from mutiny.games.cartagena.rules.outbreak import begin_mutiny, reason_for_mutiny, what_ran_out
from mutiny.kernel.errors import IllegalMove

_DOORS: Final[list[tuple[int, ...] | None]] = [None] * (1 << (GHOST + 1))


def lay_row(b: CartagenaBoard, row: bytes) -> None:
    """C1.1, C1.2: the dealer lays the row, and is the first on turn."""
    b.row = row
    b.opened = 0
    b.faces = 0
    b.visitors = 0
    b.offer = 0
    b.round += 1
    b.turns_left = b.seats
    if b.wants_events:
        b.emit(events.ROW.event("C1.1", b.dealer, {"round": b.round, "count": len(row)}))
    b.await_seat(AWAIT_DOOR, b.dealer)


def storm(b: CartagenaBoard, pirate: i64) -> None:
    """C1.8: a pirate is put in the lifeboat; one already there returns to the others."""
    back = None if b.lifeboat == NO_PIRATE else PIRATES[b.lifeboat]
    b.lifeboat = pirate
    if b.wants_events:
        b.emit(events.STORM.event("C1.8", b.dealer, {"pirate": PIRATES[pirate], "back": back}))
    b.await_chance(AWAIT_ROW)


def usable(b: CartagenaBoard) -> i64:
    """C1.3: the pirates that the player on turn may visit; after a knock only the one just turned up."""
    if b.knocked:
        return 1 << b.row[b.opened - 1]
    return b.faces


def door_moves(b: CartagenaBoard) -> tuple[int, ...]:
    """C1.3: visit an open door, or knock on the next."""
    can_knock = b.opened < len(b.row)
    key = usable(b) << 1 | (1 if can_knock else 0)
    moves = _DOORS[key]
    if moves is None:
        moves = tuple(_list_doors(key >> 1, can_knock))
        _DOORS[key] = moves
    return moves


def _list_doors(faces: i64, can_knock: bool) -> list[int]:
    moves = [KNOCK] if can_knock else []
    return moves + [VISIT + pirate for pirate in range(GHOST) if (faces >> pirate) & 1]


def knock(b: CartagenaBoard, seat: i64) -> None:
    """C1.3: the next card is turned up; C1.4, C2.13: the Ghost ends the turn."""
    if b.opened == len(b.row):
        raise IllegalMove("C1.3", "no door is left to knock on: the last card of the row must be used")
    pirate: i64 = b.row[b.opened]
    b.opened += 1
    if pirate != GHOST:
        b.faces |= 1 << pirate
        b.knocked = True
        if pirate == SATE:
            b.offer = 1
    if b.wants_events:
        b.emit(events.KNOCK.event("C1.3", seat, {"pirate": PIRATES[pirate]}))
    if pirate == GHOST:
        b.visitors |= (seat + 1) << ((b.opened - 1) * 4)
        note_visit(b, seat, GHOST)
        if b.wants_events:
            b.emit(events.GHOST.event("C1.4", seat, {}))
        end_turn(b, seat)
        return
    b.await_seat(AWAIT_DOOR, seat)


def leave_row(b: CartagenaBoard, seat: i64, pirate: i64) -> None:
    """C1.5: a pirate who is used leaves the row."""
    if not (usable(b) >> pirate) & 1:
        if (b.faces >> pirate) & 1:
            raise IllegalMove("C1.3", f"after a knock only {PIRATES[b.row[b.opened - 1]]}, just turned up, may be used")
        raise IllegalMove("C1.5", f"{PIRATES[pirate]} does not lie face up in the row")
    b.faces &= ~(1 << pirate)
    place: i64 = 0
    while b.row[place] != pirate:
        place += 1
    b.visitors |= (seat + 1) << (place * 4)
    b.visiting = pirate
    note_visit(b, seat, pirate)
    if b.wants_events:
        b.emit(events.VISIT.event("C1.3", seat, {"pirate": PIRATES[pirate]}))


def note_visit(b: CartagenaBoard, seat: i64, pirate: i64) -> None:
    """Note the visit as the last thing done, visible to everybody."""
    b.last_seat = seat
    b.last_pirate = pirate
    b.last_count = 0
    b.last_target = NOBODY
    b.last_letter = NO_LETTER


def end_turn(b: CartagenaBoard, seat: i64) -> None:
    """C1.2: the next player to the left is on turn, until everyone has had one; C2.9: Sate's offer grows.

    C3.1: with the option for an immediate mutiny, anything run out ends the round here, and the ship does not sail.
    """
    b.visiting = NO_PIRATE
    b.knocked = False
    if (b.faces >> SATE) & 1:
        b.offer += 1
        if b.wants_events:
            b.emit(events.OFFER.event("C2.9", seat, {"coins": b.offer}))
    if b.setting.at_once:
        why = what_ran_out(b)
        if why:
            begin_mutiny(b, why)
            return
    b.turns_left -= 1
    if b.turns_left:
        b.await_seat(AWAIT_DOOR, b.after(seat))
    else:
        end_round(b)


def end_round(b: CartagenaBoard) -> None:
    """C1.6: the ship sails one space for each door still closed; C1.7: the next dealer; C1.8: perhaps a storm."""
    before = b.ship
    spaces: i64 = len(b.row) - b.opened
    b.ship = min(before + spaces, b.setting.mutiny)
    if b.wants_events:
        b.emit(events.SAIL.event("C1.6", None, {"spaces": b.ship - before, "ship": b.ship}))
    why = reason_for_mutiny(b)
    if why:
        begin_mutiny(b, why)
        return
    b.dealer = b.after(b.dealer)
    b.await_chance(AWAIT_STORM if _crossed_storm(b, before) else AWAIT_ROW)


def _crossed_storm(b: CartagenaBoard, before: i64) -> bool:
    """C1.8: whether the ship stopped on or crossed a storm space."""
    for space in b.setting.storms:  # noqa: SIM110 (`any` would make a generator at the end of every round)
        if before < space <= b.ship:
            return True
    return False
