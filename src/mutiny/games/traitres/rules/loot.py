"""T2: the cards. Loot goes into the chest; action cards have effects.

T2.9: a player who plays an action card shows it: its event is named after it. Then it goes face down to the discard
pile, except for a plank, which stays (T2.2).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.games.traitres.constants import (
    CATCH,
    CAUGHT,
    HAND,
    KINDS,
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
)
from mutiny.games.traitres.rules.actions import ORDER, ORDERS, RETURN, RETURN_ONE
from mutiny.games.traitres.rules.board import AWAIT_ORDER, AWAIT_RETURN, LOOT_BITS, Board, Player
from mutiny.games.traitres.rules.end import end_if_decided
from mutiny.games.traitres.rules.piles import EMPTY, alike, cards_in, spread, stacked
from mutiny.games.traitres.rules.turn import end_turn, pass_turn
from mutiny.kernel.cardset import count_of, kinds_in
from mutiny.kernel.errors import IllegalMove
from mutiny.kernel.events import Event

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


def _play(b: Board, seat: i64, kind: i64) -> Player:
    """T1.2: exactly one card of the hand."""
    player = b.crew[seat]
    if count_of(player.hand, kind) == 0:
        raise IllegalMove("T1.2", f"seat {seat} holds no {KINDS[kind]}")
    return player


def _target(b: Board, seat: i64, other: i64, clause: str) -> Player:
    """T2.2, T2.7: another player, still aboard."""
    if other == seat:
        raise IllegalMove(clause, "not oneself: another player still aboard")
    if other >= b.seats or not b.crew[other].aboard:
        raise IllegalMove(clause, f"seat {other} is not aboard")
    return b.crew[other]


def stash(b: Board, seat: i64, card: i64, value: i64) -> None:
    """T2.1: loot goes face down on top of the chest, with a value announced, true or not."""
    _play(b, seat, card).lose(card)
    b.put_into_chest(card)
    b.announce(seat, value)
    if b.telling:
        facts = {"value": KINDS[value], "chest": len(b.chest_cards())}
        b.tell(Event("stash", "T2.1", seat, facts, {"card": KINDS[card]}, (seat,)))
    end_turn(b, seat)


def plank(b: Board, seat: i64, other: i64) -> None:
    """T2.2: a plank is placed in front of another player and stays there; T2.3: three push that player overboard."""
    player = _play(b, seat, PLANK)
    victim = _target(b, seat, other, "T2.2")
    player.lose(PLANK)
    victim.planks += 1
    if b.telling:
        b.tell(Event("plank", "T2.2", seat, {"target": other, "planks": victim.planks}))
    if victim.planks == PLANKS_TO_GO:
        _overboard(b, other, victim)
        if end_if_decided(b):
            return
    end_turn(b, seat)


def _overboard(b: Board, seat: i64, victim: Player) -> None:
    """T2.3: the player's role is revealed; planks and hand go to the discard pile, the hand unseen; no more turns."""
    b.discard += alike(PLANK, PLANKS_TO_GO) + spread(victim.hand)
    if b.telling:
        b.tell(Event("overboard", "T2.3", seat, {"role": ROLES[victim.role], "count": victim.size}))
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


def riddance(b: Board, seat: i64) -> None:
    """T2.4, T2.8: the top two cards of the chest, or as many as there are, go unseen to the discard pile."""
    _play(b, seat, RIDDANCE).lose(RIDDANCE)
    b.discard += alike(RIDDANCE, 1)
    gone: i64 = 0
    while gone < RID and b.chest != EMPTY:
        b.discard += alike(b.take_from_chest(), 1)
        gone += 1
    if b.telling:
        b.tell(Event("riddance", "T2.4", seat, {"count": gone, "chest": len(b.chest_cards())}))
    end_turn(b, seat)


def spyglass(b: Board, seat: i64) -> None:
    """T2.5, T2.8: the top three cards of the chest, or all, are shuffled, looked at in secret and put back."""
    _play(b, seat, SPYGLASS).lose(SPYGLASS)
    b.discard += alike(SPYGLASS, 1)
    if b.telling:
        seen = sorted(b.chest_cards()[-SEEN:])
        cards = [KINDS[card] for card in seen]
        b.tell(Event("spyglass", "T2.5", seat, {"count": len(seen)}, {"cards": cards}, (seat,)))
    if b.chest != EMPTY:
        b.await_seat(AWAIT_ORDER, seat)
    else:
        end_turn(b, seat)


def order_moves(b: Board) -> tuple[int, ...]:
    """T2.5: every order in which the cards seen can be put back, the new top first."""
    return ORDERS_OF[_seen(b)]


def put_back(b: Board, seat: i64, action: int) -> None:
    """T2.5: the cards seen go back on top of the chest in the order chosen."""
    seen = _seen(b)
    if action not in ORDERS_OF[seen]:
        raise IllegalMove("T2.5", "the order must name the cards the spyglass showed, each once")
    b.chest += STACKS[action - ORDER] - seen
    if b.telling:
        cards = [KINDS[card] for card in ORDERS[action - ORDER]]
        b.tell(Event("order", "T2.5", seat, {"count": len(cards)}, {"cards": cards}, (seat,)))
    end_turn(b, seat)


def _seen(b: Board) -> int:
    """T2.5, T2.8: the top three cards of the chest, or all, as a stack of their own."""
    chest = b.chest
    return chest if chest <= SEEN_MASK else SEEN_MASK + 1 + (chest & SEEN_MASK)


def catch(b: Board, seat: i64) -> None:
    """T2.6: draw three cards, or as many as there are, then put two of the hand on top of the draw pile."""
    player = _play(b, seat, CATCH)
    player.lose(CATCH)
    b.discard += alike(CATCH, 1)
    cards = draw_up_to(b, player, CAUGHT)
    if b.telling:
        names = [KINDS[card] for card in cards]
        b.tell(Event("catch", "T2.6", seat, {"count": len(cards)}, {"cards": names}, (seat,)))
    b.await_seat(AWAIT_RETURN, seat)


def draw_up_to(b: Board, player: Player, count: i64) -> bytes:
    """Draw cards, or as many as there are."""
    start = b.top
    while b.top - start < count and b.pile_size():
        player.gain(b.draw_card())
    return b.pile[start : b.top]


def return_moves(b: Board, seat: i64) -> tuple[int, ...]:
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


def put_on_pile(b: Board, seat: i64, cards: list[int]) -> None:
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
    if b.telling:
        secret = {"cards": [KINDS[card] for card in cards]}
        b.tell(Event("return", "T2.6", seat, {"count": wanted}, secret, (seat,)))
    pass_turn(b, seat)


def pockets(b: Board, seat: i64, other: i64) -> None:
    """T2.7: another player discards the whole hand unseen and draws three cards, or as many as there are."""
    player = _play(b, seat, POCKETS)
    victim = _target(b, seat, other, "T2.7")
    player.lose(POCKETS)
    b.discard += alike(POCKETS, 1) + spread(victim.hand)
    if b.telling:
        b.tell(Event("pockets", "T2.7", seat, {"target": other, "count": victim.size}))
    victim.hand = 0
    victim.size = 0
    cards = draw_up_to(b, victim, HAND)
    if b.telling and cards:
        names = [KINDS[card] for card in cards]
        b.tell(Event("draw", "T2.7", other, {"count": len(cards)}, {"cards": names}, (other,)))
    end_turn(b, seat)
