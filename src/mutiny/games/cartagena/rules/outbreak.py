"""C3: the mutiny breaks out."""

from __future__ import annotations

from mutiny.games.cartagena import events
from mutiny.games.cartagena.constants import DUELS, NO_PIRATE, NO_SIDE, PIRATES, SAILORS, MutinyReason
from mutiny.games.cartagena.rules.board import AWAIT_POSTS, CartagenaBoard
from mutiny.games.cartagena.rules.duels import begin_duel


def reason_for_mutiny(b: CartagenaBoard) -> MutinyReason | None:
    """C3.1: the ship has arrived, or a pile or the supply is empty; None if neither is the case."""
    return "space" if b.ship == b.setting.mutiny else what_ran_out(b)


def what_ran_out(b: CartagenaBoard) -> MutinyReason | None:
    """C3.1: the pile that is empty, or the coins; None if nothing has run out."""
    if b.combat_left() == 0:
        return "combat"
    if b.gold_left() == 0:
        return "gold"
    return None if b.supply else "coins"


def begin_mutiny(b: CartagenaBoard, why: MutinyReason) -> None:
    """C3.1, C3.2: the mutiny breaks out; players without allegiance are out."""
    b.row = b""
    b.opened = 0
    b.faces = 0
    b.visitors = 0
    b.offer = 0
    b.turns_left = 0
    if b.wants_events:
        b.emit(events.MUTINY.event("C3.1", None, {"why": why}))
    for seat in range(b.players):
        if b.crew[seat].side == NO_SIDE:
            b.aboard &= ~(1 << seat)
            if b.wants_events:
                b.emit(events.OUT.event("C3.2", seat, {}))
    if b.pairs < DUELS:
        b.await_chance(AWAIT_POSTS)
    else:
        take_up_arms(b)


def place_sailors(b: CartagenaBoard, posts: bytes) -> None:
    """C3.3: the sailors still on deck are placed at random, unseen, on the empty places."""
    count = SAILORS - 2 * b.pairs
    b.posts = posts
    b.pairs = DUELS
    b.deck = 0
    if b.wants_events:
        b.emit(events.POSTS.event("C3.3", None, {"count": count}))
    take_up_arms(b)


def take_up_arms(b: CartagenaBoard) -> None:
    """C3.3, C3.4: the lifeboat is cleared; everybody still in takes up the monkey and the combat cards."""
    adrift = b.lifeboat
    b.lifeboat = NO_PIRATE
    if b.wants_events:
        if adrift != NO_PIRATE:
            b.emit(events.LIFEBOAT.event("C3.3", None, {"pirate": PIRATES[adrift]}))
        seats = [seat for seat in range(b.players) if b.is_aboard(seat)]
        b.emit(events.ARM.event("C3.4", None, {"seats": seats}))
    begin_duel(b, 0)
