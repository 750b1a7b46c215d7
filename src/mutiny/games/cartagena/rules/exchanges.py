"""C2.5, C2.6: Wessel-Jan and Dean Nero, who exchange up to three cards or coins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.games.cartagena import events
from mutiny.games.cartagena.constants import COMBAT, DEAN_NERO, FEW, PIRATES, WESSEL_JAN
from mutiny.games.cartagena.rules.actions import BUY, SELL, SOME_BYTES, SOME_SETS, SWAP
from mutiny.games.cartagena.rules.board import CartagenaBoard
from mutiny.games.cartagena.rules.gains import draw_coins, draw_combat, put_under
from mutiny.games.cartagena.rules.voyage import end_turn
from mutiny.kernel.cardset import count_of, holds
from mutiny.kernel.errors import IllegalMove

# Cached moves, by the number of each kind in hand (two bits each, as more than three do not matter), for a trade also
# by how many cards and coins may be exchanged.
_SWAPS: Final[list[tuple[int, ...] | None]] = [None] * (1 << 2 * len(COMBAT))
_TRADES: Final[list[tuple[int, ...] | None]] = [None] * (1 << (2 * len(COMBAT) + 4))


def _key(hand: i64) -> i64:
    key: i64 = 0
    for kind in range(len(COMBAT)):
        key = key << 2 | min(FEW, count_of(hand, kind))
    return key


def choices(hand: i64, most: i64) -> list[int]:
    """C2.5, C2.6: every choice of up to `most` cards of a hand, by its number in SOME_CARDS."""
    return [number for number, cards in enumerate(SOME_BYTES) if len(cards) <= most and holds(hand, SOME_SETS[number])]


def swap_moves(b: CartagenaBoard, seat: i64) -> tuple[int, ...]:
    """C2.5: none to three combat cards."""
    hand = b.crew[seat].combat
    key = _key(hand)
    moves = _SWAPS[key]
    if moves is None:
        moves = tuple([SWAP + choice for choice in choices(hand, FEW)])
        _SWAPS[key] = moves
    return moves


def swap(b: CartagenaBoard, seat: i64, choice: i64) -> None:
    """C2.5: cards go under the pile, and the same number is drawn."""
    cards = SOME_BYTES[choice]
    player = b.crew[seat]
    if not holds(player.combat, SOME_SETS[choice]):
        raise IllegalMove("C2.5", "the cards put under the pile must be in the hand")
    count: i64 = len(cards)
    b.last_count = count
    if count:
        player.combat -= SOME_SETS[choice]
        player.size -= count
        put_under(b, seat, cards, "C2.5")
        draw_combat(b, seat, count, "C2.5")
    elif b.wants_events:
        b.emit(events.PASS.event("C2.5", seat, {"pirate": PIRATES[WESSEL_JAN]}))
    end_turn(b, seat)


def trade_moves(b: CartagenaBoard, seat: i64) -> tuple[int, ...]:
    """C2.6: cards for coins, or coins for cards, as far as supply and pile can give."""
    player = b.crew[seat]
    sales: i64 = min(FEW, b.supply)
    bought: i64 = min(FEW, player.coins, b.combat_left())
    key = (_key(player.combat) << 2 | sales) << 2 | bought
    moves = _TRADES[key]
    if moves is None:
        sold = [SELL + choice for choice in choices(player.combat, sales)]
        moves = tuple(sold + [BUY + count for count in range(bought + 1)])
        _TRADES[key] = moves
    return moves


def sell(b: CartagenaBoard, seat: i64, choice: i64) -> None:
    """C2.6: combat cards go under the pile for the same number of coins."""
    cards = SOME_BYTES[choice]
    player = b.crew[seat]
    count: i64 = len(cards)
    if not holds(player.combat, SOME_SETS[choice]):
        raise IllegalMove("C2.6", "the cards sold must be in the hand")
    if count > b.supply:
        raise IllegalMove("C2.6", f"the supply has {_left(b.supply, 'coin')}")
    b.last_count = count
    if count:
        player.combat -= SOME_SETS[choice]
        player.size -= count
        put_under(b, seat, cards, "C2.6")
        draw_coins(b, seat, count, "C2.6")
    elif b.wants_events:
        b.emit(events.PASS.event("C2.6", seat, {"pirate": PIRATES[DEAN_NERO]}))
    end_turn(b, seat)


def buy(b: CartagenaBoard, seat: i64, count: i64) -> None:
    """C2.6: coins go to the supply for the same number of combat cards."""
    player = b.crew[seat]
    if count > player.coins:
        raise IllegalMove("C2.6", f"seat {seat} has {_left(player.coins, 'coin')}")
    if count > b.combat_left():
        raise IllegalMove("C2.6", f"the combat pile has {_left(b.combat_left(), 'card')}")
    b.last_count = count
    player.coins -= count
    b.supply += count
    if b.wants_events:
        if count:
            b.emit(events.PAY.event("C2.6", seat, {"count": count}))
        else:
            b.emit(events.PASS.event("C2.6", seat, {"pirate": PIRATES[DEAN_NERO]}))
    draw_combat(b, seat, count, "C2.6")
    end_turn(b, seat)


def _left(count: i64, thing: str) -> str:
    """Return a number of things in words."""
    if count == 0:
        return f"no {thing} left"
    return f"only one {thing}" if count == 1 else f"only {count} {thing}s"
