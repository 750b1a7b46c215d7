"""M3 and M4: the actions are revealed, and the mutiny, if someone is Mutineer."""

from __future__ import annotations

from mypy_extensions import i64

from mutiny.games.meuterer import events
from mutiny.games.meuterer.constants import BOY, CONFLICT, LOADER, MATE, MERCHANT, MUTINEER, NO_ROLE, RING, ROLES
from mutiny.games.meuterer.event_types import ActionsFacts, FightFacts, MeutererMutinyFacts, MutinyDecidedFacts
from mutiny.games.meuterer.rules.board import AWAIT_FIGHT, MeutererBoard
from mutiny.games.meuterer.rules.points import captain_stays, mutineer_takes_over
from mutiny.kernel.cardset import count_of, one
from mutiny.kernel.errors import IllegalMove


def show_actions(b: MeutererBoard) -> None:
    """M3.1: all action cards are turned up; without a Mutineer there is no mutiny."""
    b.revealed = True
    if b.wants_events:
        facts: ActionsFacts = {
            "roles": ["captain" if player.role == NO_ROLE else ROLES[player.role] for player in b.crew]
        }
        b.emit(events.ACTIONS.event("M3.1", None, facts))
    for player in b.crew:
        player.saw = 0
    mutineer = holder(b, MUTINEER)
    if mutineer == b.players:
        captain_stays(b)
    else:
        _set_mutineer_goal(b, mutineer)
        _begin_mutiny(b)


def holder(b: MeutererBoard, role: i64) -> i64:
    """Return the seat that has a role, or the number of players if nobody has it."""
    seat: i64 = 0
    while seat < b.seats and b.crew[seat].role != role:
        seat += 1
    return seat


def _set_mutineer_goal(b: MeutererBoard, seat: i64) -> None:
    """M3.2: the Mutineer sets a destination as the Captain did, by the Mutineer's own remaining cards."""
    b.mutineer_goal = (b.ship + b.crew[seat].size) % RING
    if b.wants_events:
        left = b.crew[seat].size
        b.emit(events.MUTINEER_GOAL.event("M3.2", seat, {"left": left, "island": b.name(b.mutineer_goal)}))


def _begin_mutiny(b: MeutererBoard) -> None:
    """M4.2 to M4.4: the strength of each side before anyone fights: the mate, and the conflict cards offered."""
    b.mutiny = True
    for player in b.crew:
        role = player.role
        offered: i64 = 0
        if b.setting.offered_conflict_counts:
            offered = count_of(player.offered, CONFLICT)
        if role == MUTINEER or role == BOY:
            b.rising += offered
        elif role == NO_ROLE:
            b.against += offered
        elif role == MATE:
            b.against += offered + 1
    if b.wants_events:
        strength: MeutererMutinyFacts = {"against": b.against, "for": b.rising}
        b.emit(events.MUTINY.event("M4.4", holder(b, MUTINEER), strength))
    _ask_next(b, b.captain)


def _ask_next(b: MeutererBoard, seat: i64) -> None:
    """M4.1: once around from the Captain; merchant, loader and empty hands are not asked."""
    while True:
        player = b.crew[seat]
        if player.role != MERCHANT and player.role != LOADER and player.size:
            b.await_seat(AWAIT_FIGHT, seat)
            return
        seat = b.after(seat)
        if seat == b.captain:
            _decide(b)
            return


def fight(b: MeutererBoard, seat: i64, cards: i64) -> None:
    """M4.1, M4.2: play any number of conflict cards for the player's own side."""
    player = b.crew[seat]
    if cards > count_of(player.hand, CONFLICT):
        raise IllegalMove("M4.1", f"seat {seat} does not hold {cards} conflict cards")
    player.hand -= cards * one(CONFLICT)
    player.size -= cards
    b.fought += cards
    rises = player.role == MUTINEER or player.role == BOY
    if rises:
        b.rising += cards
    else:
        b.against += cards
    if b.wants_events:
        facts: FightFacts = {
            "count": cards,
            "side": "for" if rises else "against",
            "against": b.against,
            "for": b.rising,
        }
        b.emit(events.FIGHT.event("M4.1", seat, facts))
    seat = b.after(seat)
    if seat == b.captain:
        _decide(b)
    else:
        _ask_next(b, seat)


def _decide(b: MeutererBoard) -> None:
    """M4.5: the side with more wins; a tie is won by the mutiny."""
    won = b.rising >= b.against
    if b.wants_events:
        facts: MutinyDecidedFacts = {
            "won": won,
            "tied": b.rising == b.against,
            "against": b.against,
            "for": b.rising,
        }
        b.emit(events.MUTINY_DECIDED.event("M4.5", holder(b, MUTINEER), facts))
    if won:
        mutineer_takes_over(b, holder(b, MUTINEER))
    else:
        captain_stays(b)
