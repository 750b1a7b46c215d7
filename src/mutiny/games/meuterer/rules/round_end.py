"""M6 to M10, and M5.8: the ship moves, cards are discarded and drawn, and the next round begins or the game ends."""

from __future__ import annotations

from mypy_extensions import i64

from mutiny.games.meuterer import events
from mutiny.games.meuterer.constants import CONFLICT, EXTRA, HAND, KINDS, LOADER, NO_ROLE, Card
from mutiny.games.meuterer.event_types import KeepFacts, KeepSecret
from mutiny.games.meuterer.rules.actions import KEEP_ACTION
from mutiny.games.meuterer.rules.board import (
    ALL_ROLES,
    AWAIT_KEEP,
    AWAIT_NOTHING,
    AWAIT_PAY,
    AWAIT_SHUFFLE,
    NOWHERE,
    MeutererBoard,
)
from mutiny.kernel.cardset import BITS, count_of, one, pack, size, unpack
from mutiny.kernel.errors import IllegalMove


def begin_round(b: MeutererBoard) -> None:
    """M10.1: the next round starts with M1."""
    b.round += 1
    b.pay = 0
    if b.wants_events:
        b.emit(events.ROUND.event("M10.1", b.captain, {"round": b.round, "rounds": b.setting.rounds}))
    b.await_seat(AWAIT_PAY, b.captain)


def move_ship(b: MeutererBoard) -> None:
    """M6.1: the ship sails to the remaining destination and leaves an active island. M5.8: not in the last round."""
    if b.round == b.setting.rounds:
        _end(b)
        return
    b.before = b.ship
    b.ship = b.mutineer_goal if b.goal == NOWHERE else b.goal
    if b.wants_events:
        b.emit(events.SHIP.event("M6.1", None, {"from": b.name(b.before), "island": b.name(b.ship)}))
    _clear(b)
    begin_drawing(b)


def winners(b: MeutererBoard) -> list[int]:
    """M5.8: most victory points win; equal points share the win."""
    scores = b.scores
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]


def _end(b: MeutererBoard) -> None:
    """M5.8: after the points of the last round the game ends."""
    if b.wants_events:
        b.emit(events.END.event("M5.8", None, {"scores": b.scores, "winners": winners(b)}))
    b.await_nothing(AWAIT_NOTHING)


def _clear(b: MeutererBoard) -> None:
    """M7.1: cards offered and fought with are discarded, hands are taken up again, the destination is removed."""
    gone = b.fought * one(CONFLICT)
    for player in b.crew:
        gone += player.offered
        player.offered = 0
        player.here = 0
        player.there = 0
    b.discard += gone
    if b.wants_events:
        b.emit(events.CLEAR.event("M7.1", None, {"count": size(gone)}))
    b.goal = NOWHERE
    b.mutineer_goal = NOWHERE
    b.aside = 0
    b.fought = 0
    b.against = 0
    b.rising = 0
    b.mutiny = False


def begin_drawing(b: MeutererBoard) -> None:
    """M8.1: the Captain first, then clockwise."""
    b.drawing = b.captain
    _begin_hand(b)
    draw(b)


def _begin_hand(b: MeutererBoard) -> None:
    """M8.1, M8.2: up to five cards; the loader draws three more."""
    player = b.crew[b.drawing]
    b.needed = HAND - player.size
    if player.role == LOADER:
        b.needed += EXTRA


def draw(b: MeutererBoard) -> None:
    """M8.1: everyone draws; if the pile runs out, even in the middle of a draw, the discards are shuffled first."""
    while True:
        seat = b.drawing
        player = b.crew[seat]
        loader = player.role == LOADER
        start = len(b.drawn)
        while b.needed:
            if b.top == len(b.pile):
                _tell_draw(b, seat, start)
                b.await_chance(AWAIT_SHUFFLE)
                return
            card = b.pile[b.top]
            b.top += 1
            b.needed -= 1
            if loader or b.wants_events:
                b.drawn.append(card)
            if not loader:
                player.hand += one(card)
                player.size += 1
        _tell_draw(b, seat, start)
        if loader:
            b.await_seat(AWAIT_KEEP, seat)
            return
        if not _next_hand(b):
            return


def _tell_draw(b: MeutererBoard, seat: i64, start: i64) -> None:
    count = len(b.drawn) - start
    if b.wants_events and count:
        clause = "M8.2" if b.crew[seat].role == LOADER else "M8.1"
        cards: list[Card] = [KINDS[card] for card in b.drawn[start:]]
        b.emit(events.DRAW.event(clause, seat, {"count": count}, {"cards": cards}, (seat,)))


def _next_hand(b: MeutererBoard) -> bool:
    """Go on to the next player's draw; return False when all have drawn and the next round has begun."""
    if b.drawn:
        b.drawn = []
    b.drawing = b.after(b.drawing)
    if b.drawing == b.captain:
        _return_actions(b)
        begin_round(b)
        return False
    _begin_hand(b)
    return True


def _return_actions(b: MeutererBoard) -> None:
    """M9.1: the action cards go back to the middle."""
    for player in b.crew:
        player.role = NO_ROLE
    b.middle = ALL_ROLES
    b.revealed = False


def shuffle(b: MeutererBoard, pile: bytes) -> None:
    """M8.1: the shuffled discard pile is the new draw pile; the draw goes on."""
    b.pile = pile
    b.top = 0
    b.discard = 0
    b.buried = 0
    if b.wants_events:
        b.emit(events.SHUFFLE.event("M8.1", None, {"count": len(pile)}))
    draw(b)


def keepable(b: MeutererBoard) -> list[int]:
    """M8.2: the cards that the loader chooses from: those just drawn, or the hand and those just drawn."""
    return unpack(b.crew[b.drawing].hand) + b.drawn if b.setting.keeps_from_hand else b.drawn


def keep_moves(b: MeutererBoard) -> tuple[int, ...]:
    """M8.2: every choice of cards that fills the hand to five."""
    keeps: list[int] = []
    cards = keepable(b)
    _choose(pack(cards), 0, len(cards), len(cards) - EXTRA, 0, keeps)
    return tuple(keeps)


def _choose(cards: i64, kind: i64, left: i64, wanted: i64, chosen: i64, keeps: list[int]) -> None:
    """Choose from the kinds after `kind`, of which there are `left` cards: most of a kind first, so that ids ascend."""
    if wanted == 0:
        keeps.append(KEEP_ACTION[chosen])
        return
    held = cards & 15
    count = min(wanted, held)
    left -= held
    while count >= 0 and wanted - count <= left:
        _choose(cards >> BITS, kind + 1, left, wanted - count, chosen + (count << (kind * BITS)), keeps)
        count -= 1


def keep(b: MeutererBoard, seat: i64, cards: i64) -> None:
    """M8.2: the loader fills the hand to five, of equal cards with those drawn first; the rest go back in order."""
    line = keepable(b)
    wanted = len(line) - EXTRA
    source = "the whole hand" if b.setting.keeps_from_hand else "the cards just drawn"
    if size(cards) != wanted:
        raise IllegalMove("M8.2", f"the loader keeps {wanted} of {source}, not {size(cards)}")
    left = cards
    returned: list[int] = []
    for card in line:
        if count_of(left, card):
            left -= one(card)
        else:
            returned.append(card)
    if left:
        raise IllegalMove("M8.2", f"the loader keeps only cards from {source}")
    player = b.crew[seat]
    player.hand = cards if b.setting.keeps_from_hand else player.hand + cards
    player.size = HAND
    b.drawn = []
    if b.setting.returns_to_draw_pile:
        b.pile = b.pile[b.top :] + bytes(returned)
        b.top = 0
    else:
        b.buried += pack(returned)
    if b.wants_events:
        facts: KeepFacts = {"count": wanted, "to": "draw" if b.setting.returns_to_draw_pile else "discard"}
        kept: list[Card] = [KINDS[card] for card in line]
        for card in returned:
            kept.remove(KINDS[card])
        secret: KeepSecret = {"kept": kept, "returned": [KINDS[card] for card in returned]}
        b.emit(events.KEEP.event("M8.2", seat, facts, secret, (seat,)))
    if _next_hand(b):
        draw(b)
