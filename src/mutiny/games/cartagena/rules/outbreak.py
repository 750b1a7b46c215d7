"""C3: the mutiny breaks out."""

from __future__ import annotations

from mutiny.games.cartagena.constants import DUELS, NO_PIRATE, NO_SIDE, PIRATES, SAILORS
from mutiny.games.cartagena.rules.board import AWAIT_POSTS, Board
from mutiny.games.cartagena.rules.duels import begin_duel
from mutiny.kernel.events import Event


def reason_for_mutiny(b: Board) -> str:
    """C3.1: the ship has arrived, or a pile or the supply is empty; an empty text if neither is the case."""
    return "space" if b.ship == b.setting.mutiny else what_ran_out(b)


def what_ran_out(b: Board) -> str:
    """C3.1: the pile that is empty, or the coins; an empty text if nothing has run out."""
    if b.combat_left() == 0:
        return "combat"
    if b.gold_left() == 0:
        return "gold"
    return "" if b.supply else "coins"


def begin_mutiny(b: Board, why: str) -> None:
    """C3.1, C3.2: the mutiny breaks out; players without allegiance are out."""
    b.row = b""
    b.opened = 0
    b.faces = 0
    b.visitors = 0
    b.offer = 0
    b.turns_left = 0
    if b.telling:
        b.tell(Event("mutiny", "C3.1", None, {"why": why}))
    for seat in range(b.players):
        if b.crew[seat].side == NO_SIDE:
            b.aboard &= ~(1 << seat)
            if b.telling:
                b.tell(Event("out", "C3.2", seat, {}))
    if b.pairs < DUELS:
        b.await_chance(AWAIT_POSTS)
    else:
        take_up_arms(b)


def place_sailors(b: Board, posts: bytes) -> None:
    """C3.3: the sailors still on deck are placed at random, unseen, on the empty places."""
    b.posts = posts
    if b.telling:
        b.tell(Event("posts", "C3.3", None, {"count": SAILORS - 2 * b.pairs}))
    b.pairs = DUELS
    b.deck = 0
    take_up_arms(b)


def take_up_arms(b: Board) -> None:
    """C3.3, C3.4: the lifeboat is cleared; everybody still in takes up the monkey and the combat cards."""
    if b.telling:
        if b.lifeboat != NO_PIRATE:
            b.tell(Event("lifeboat", "C3.3", None, {"pirate": PIRATES[b.lifeboat]}))
        seats = [seat for seat in range(b.players) if b.is_aboard(seat)]
        b.tell(Event("arm", "C3.4", None, {"seats": seats}))
    b.lifeboat = NO_PIRATE
    begin_duel(b, 0)
