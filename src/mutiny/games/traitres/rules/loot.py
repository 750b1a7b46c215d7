"""T2: the cards. Loot goes into the chest; action cards have effects.

T2.9: a player who plays an action card shows it: its event is named after it. Then it goes face down to the discard
pile, except for a plank, which stays (T2.2).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.games.traitres import events
from mutiny.games.traitres.constants import (
    CATCH,
    CAUGHT,
    HAND,
    KINDS,
    LOOT_VALUES,
    MUTINEER,
    PLANK,
    PLANKS_TO_GO,
    POCKETS,
    RETURNED,
    RID,
    RIDDANCE,
    ROLES,
    SEEN,
    SPYGLASS,
    Card,
)
from mutiny.games.traitres.event_types import StashFacts
from mutiny.games.traitres.rules.actions import (
    FISH,
    ORDER,
    ORDERS,
    PLANK_AT,
    POCKETS_OF,
    RETURN,
    RETURN_ONE,
    RID_OF,
    SPY,
    STASH,
)
from mutiny.games.traitres.rules.board import AWAIT_ORDER, AWAIT_RETURN, LOOT_BITS, TraitresBoard, TraitresPlayer
from mutiny.games.traitres.rules.end import end_if_decided
from mutiny.games.traitres.rules.piles import EMPTY, alike, cards_in, spread, stacked
from mutiny.games.traitres.rules.turn import end_turn, pass_turn
from mutiny.kernel.cardset import count_of, kinds_in
from mutiny.kernel.errors import IllegalMove

# T2.5: the stack that each order makes of the cards seen; an order names the new top first.
STACKS: Final = [stacked(list(reversed(order)), LOOT_BITS) for order in ORDERS]
SEEN_MASK: Final = (1 << (SEEN * LOOT_BITS)) - 1


def _all_ways() -> list[tuple[int, ...]]:
    """Return, for every stack of cards seen, the orders in which they can be put back."""
    ways: list[list[int]] = [[] for _ in range(2 * (SEEN_MASK + 1))]
    for seen in STACKS:
        cards = sorted(cards_in(seen, LOOT_BITS))
        ways[seen] = [ORDER + index for index, order in enumerate(ORDERS) if sorted(order) == cards]
    return [tuple(orders) for orders in ways]


ORDERS_OF: Final = _all_ways()
_RETURNS: Final[dict[int, tuple[int, ...]]] = {}


def _play(b: TraitresBoard, seat: i64, kind: i64) -> TraitresPlayer:
    """T1.2: exactly one card of the hand."""
    player = b.crew[seat]
    if count_of(player.hand, kind) == 0:
        raise IllegalMove("T1.2", f"seat {seat} holds no {KINDS[kind]}")
    return player


def _lay_down(b: TraitresBoard, seat: i64, kind: i64, shown: i64) -> None:
    """T1.2, T2.9: the card leaves the hand; `shown` is the move as the whole table sees it."""
    b.crew[seat].lose(kind)
    b.played = shown
    b.played_by = seat


def _target(b: TraitresBoard, seat: i64, other: i64, clause: str) -> TraitresPlayer:
    """T2.2, T2.7: another player, still aboard."""
    if other == seat:
        raise IllegalMove(clause, "not oneself: another player still aboard")
    if other >= b.seats or not b.crew[other].aboard:
        raise IllegalMove(clause, f"seat {other} is not aboard")
    return b.crew[other]


def stash(b: TraitresBoard, seat: i64, card: i64, value: i64) -> None:
    """T2.1: loot goes face down on top of the chest, with a value announced, true or not."""
    _play(b, seat, card)
    _lay_down(b, seat, card, STASH)
    b.put_into_chest(card)
    b.announce(seat, value)
    if b.wants_events:
        facts: StashFacts = {"value": LOOT_VALUES[value], "chest": len(b.chest_cards())}
        b.emit(events.STASH.event("T2.1", seat, facts, {"card": KINDS[card]}, (seat,)))
    end_turn(b, seat)


def plank(b: TraitresBoard, seat: i64, other: i64) -> None:
    """T2.2: a plank is placed in front of another player and stays there; T2.3: three push that player overboard."""
    _play(b, seat, PLANK)
    victim = _target(b, seat, other, "T2.2")
    _lay_down(b, seat, PLANK, PLANK_AT + other)
    victim.planks += 1
    if b.wants_events:
        b.emit(events.PLANK.event("T2.2", seat, {"target": other, "planks": victim.planks}))
    if victim.planks == PLANKS_TO_GO:
        _overboard(b, other, victim)
        if end_if_decided(b):
            return
    end_turn(b, seat)


def _overboard(b: TraitresBoard, seat: i64, victim: TraitresPlayer) -> None:
    """T2.3: the player's role is revealed; planks and hand go to the discard pile, the hand unseen; no more turns."""
    b.discard += alike(PLANK, PLANKS_TO_GO) + spread(victim.hand)
    count = victim.size
    victim.planks = 0
    victim.hand = 0
    victim.size = 0
    victim.aboard = False
    victim.shown = True
    b.targets &= ~(1 << seat)
    if victim.role == MUTINEER:
        b.mutineers -= 1
    else:
        b.pirates -= 1
    if b.wants_events:
        b.emit(events.OVERBOARD.event("T2.3", seat, {"role": ROLES[victim.role], "count": count}))


def riddance(b: TraitresBoard, seat: i64) -> None:
    """T2.4, T2.8: the top two cards of the chest, or as many as there are, go unseen to the discard pile."""
    _play(b, seat, RIDDANCE)
    _lay_down(b, seat, RIDDANCE, RID_OF)
    b.discard += alike(RIDDANCE, 1)
    gone: i64 = 0
    while gone < RID and b.chest != EMPTY:
        b.discard += alike(b.take_from_chest(), 1)
        gone += 1
    if b.wants_events:
        b.emit(events.RIDDANCE.event("T2.4", seat, {"count": gone, "chest": len(b.chest_cards())}))
    end_turn(b, seat)


def spyglass(b: TraitresBoard, seat: i64) -> None:
    """T2.5, T2.8: the top three cards of the chest, or all, are shuffled, looked at in secret and put back."""
    _play(b, seat, SPYGLASS)
    _lay_down(b, seat, SPYGLASS, SPY)
    b.discard += alike(SPYGLASS, 1)
    if b.wants_events:
        seen = sorted(b.chest_cards()[-SEEN:])
        cards: list[Card] = [KINDS[card] for card in seen]
        b.emit(events.SPYGLASS.event("T2.5", seat, {"count": len(seen)}, {"cards": cards}, (seat,)))
    if b.chest != EMPTY:
        b.await_seat(AWAIT_ORDER, seat)
    else:
        end_turn(b, seat)


def order_moves(b: TraitresBoard) -> tuple[int, ...]:
    """T2.5: every order in which the cards seen can be put back, the new top first."""
    return ORDERS_OF[_seen(b)]


def put_back(b: TraitresBoard, seat: i64, action: int) -> None:
    """T2.5: the cards seen go back on top of the chest in the order chosen."""
    seen = _seen(b)
    if action not in ORDERS_OF[seen]:
        raise IllegalMove("T2.5", "the order must name the cards the spyglass showed, each once")
    b.chest += STACKS[action - ORDER] - seen
    if b.wants_events:
        cards: list[Card] = [KINDS[card] for card in ORDERS[action - ORDER]]
        b.emit(events.ORDER.event("T2.5", seat, {"count": len(cards)}, {"cards": cards}, (seat,)))
    end_turn(b, seat)


def _seen(b: TraitresBoard) -> int:
    """T2.5, T2.8: the top three cards of the chest, or all, as a stack of their own."""
    chest = b.chest
    return chest if chest <= SEEN_MASK else SEEN_MASK + 1 + (chest & SEEN_MASK)


def catch(b: TraitresBoard, seat: i64) -> None:
    """T2.6: draw three cards, or as many as there are, then put two of the hand on top of the draw pile."""
    player = _play(b, seat, CATCH)
    _lay_down(b, seat, CATCH, FISH)
    b.discard += alike(CATCH, 1)
    cards = draw_up_to(b, player, CAUGHT)
    if b.wants_events:
        names: list[Card] = [KINDS[card] for card in cards]
        b.emit(events.CATCH.event("T2.6", seat, {"count": len(cards)}, {"cards": names}, (seat,)))
    b.await_seat(AWAIT_RETURN, seat)


def draw_up_to(b: TraitresBoard, player: TraitresPlayer, count: i64) -> bytes:
    """Draw cards, or as many as there are."""
    start = b.top
    while b.top - start < count and b.pile_size():
        player.gain(b.draw_card())
    return b.pile[start : b.top]


def return_moves(b: TraitresBoard, seat: i64) -> tuple[int, ...]:
    """T2.6: every two cards of the hand, in either order; if there is only one card, that one.

    The moves of each hand are computed once and cached.
    """
    hand = b.crew[seat].hand
    moves = _RETURNS.get(hand)
    if moves is None:
        moves = tuple(_list_returns(hand, b.crew[seat].size))
        _RETURNS[hand] = moves
    return moves


def _list_returns(hand: i64, size: i64) -> list[int]:
    kinds = [kind for kind in range(len(KINDS)) if (kinds_in(hand) >> kind) & 1]
    if size == 1:
        return [RETURN_ONE + kinds[0]]
    moves: list[int] = []
    for first in kinds:
        for second in kinds:
            if first != second or count_of(hand, first) > 1:
                moves.append(RETURN + first * len(KINDS) + second)
    return moves


def put_on_pile(b: TraitresBoard, seat: i64, cards: list[int]) -> None:
    """T2.6: two cards of the hand go on top of the draw pile, the new top first; after a catch nothing is drawn."""
    player = b.crew[seat]
    wanted = min(RETURNED, player.size)
    if len(cards) != wanted:
        raise IllegalMove("T2.6", f"{wanted} cards of the hand are put back, not {len(cards)}")
    for card in cards:
        if count_of(player.hand, card) < cards.count(card):
            raise IllegalMove("T2.6", "the cards put back must be in the hand")
    for card in cards:
        player.lose(card)
    b.pile = bytes(cards) + b.pile[b.top :]
    b.top = 0
    if b.wants_events:
        names: list[Card] = [KINDS[card] for card in cards]
        b.emit(events.RETURN.event("T2.6", seat, {"count": wanted}, {"cards": names}, (seat,)))
    pass_turn(b, seat)


def pockets(b: TraitresBoard, seat: i64, other: i64) -> None:
    """T2.7: another player discards the whole hand unseen and draws three cards, or as many as there are."""
    _play(b, seat, POCKETS)
    victim = _target(b, seat, other, "T2.7")
    _lay_down(b, seat, POCKETS, POCKETS_OF + other)
    b.discard += alike(POCKETS, 1) + spread(victim.hand)
    count = victim.size
    victim.hand = 0
    victim.size = 0
    if b.wants_events:
        b.emit(events.POCKETS.event("T2.7", seat, {"target": other, "count": count}))
    cards = draw_up_to(b, victim, HAND)
    if b.wants_events and cards:
        names: list[Card] = [KINDS[card] for card in cards]
        b.emit(events.DRAW.event("T2.7", other, {"count": len(cards)}, {"cards": names}, (other,)))
    end_turn(b, seat)
