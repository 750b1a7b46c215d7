"""C2: the pirates, and what a visit to each of them brings.

C2.14: piles and supply give what they have; who has nothing to take, look at or rob is not asked.
May import: mutiny.kernel, and the board, the actions, the voyage (C1) and the duels (C4: robbing) of this game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.games.cartagena.actions import (
    BUY,
    INSPECT,
    KEEP,
    PEEK,
    PEEK_NONE,
    POST,
    SELL,
    SIDE,
    SOME_BYTES,
    SOME_SETS,
    SWAP,
    TAKE,
    TAKE_COIN,
    TAKE_COMBAT,
    TAKE_GOLD,
    TURN_KEEP,
    TURN_SWAP,
)
from mutiny.games.cartagena.board import (
    AWAIT_INSPECT,
    AWAIT_KEEP,
    AWAIT_PEEK,
    AWAIT_POST,
    AWAIT_ROB,
    AWAIT_SAILORS,
    AWAIT_SIDE,
    AWAIT_SWAP,
    AWAIT_TAKE,
    AWAIT_TRADE,
    AWAIT_TURN,
    Board,
)
from mutiny.games.cartagena.duels import rob
from mutiny.games.cartagena.voyage import end_turn, leave_row
from mutiny.games.cartagena.words import (
    BIJOUX,
    CAPTAIN_VALVERDE,
    CHANG_YE,
    COMBAT,
    CRACKPOTT,
    DEAN_NERO,
    DIAZ,
    DUELS,
    FEW,
    GOLD,
    LETTERS,
    NO_SIDE,
    OJO,
    PANG,
    PIRATES,
    RAMON_DIAZ,
    SATE,
    SIDES,
    TEMBO,
    VALVERDE,
    WESSEL_JAN,
)
from mutiny.kernel.cardset import count_of
from mutiny.kernel.errors import IllegalMove
from mutiny.kernel.events import Event

# C2.10 to C2.12: what is always the same to choose from.
FIXED_MOVES: Final[dict[int, tuple[int, ...]]] = {
    AWAIT_SIDE: (SIDE + VALVERDE, SIDE + DIAZ),
    AWAIT_POST: (POST + VALVERDE, POST + DIAZ),
    AWAIT_INSPECT: tuple([INSPECT + letter for letter in range(DUELS)]),
    AWAIT_TURN: (TURN_KEEP, TURN_SWAP),
}
# What a hand can exchange, by how many of each kind it holds (two bits each, no more than three matter) and by how
# many cards may go at most; filled as hands come up.
_EXCHANGES: Final[list[tuple[int, ...] | None]] = [None] * (1 << (2 * len(COMBAT) + 2))


def visit(b: Board, seat: i64, pirate: i64) -> None:
    """C1.3, C2: a player uses a pirate."""
    leave_row(b, seat, pirate)
    if pirate == CAPTAIN_VALVERDE:
        captain_valverde(b, seat)
    elif pirate == RAMON_DIAZ:
        ramon_diaz(b, seat)
    elif pirate == CRACKPOTT:
        crackpott(b, seat)
    elif pirate == TEMBO:
        tembo(b, seat)
    elif pirate == WESSEL_JAN:
        b.await_seat(AWAIT_SWAP, seat)
    elif pirate == DEAN_NERO:
        b.await_seat(AWAIT_TRADE, seat)
    elif pirate == PANG:
        pang(b, seat)
    elif pirate == CHANG_YE:
        chang_ye(b, seat)
    elif pirate == SATE:
        sate(b, seat)
    elif pirate == BIJOUX:
        b.await_seat(AWAIT_SIDE, seat)
    elif pirate == OJO:
        ojo(b, seat)
    else:
        cambivalute(b, seat)


def pirate_moves(b: Board, seat: i64) -> tuple[int, ...]:
    """C2: what the pirate being visited lets a player choose from."""
    awaited = b.awaited
    if awaited == AWAIT_TAKE:
        return take_moves(b)
    if awaited == AWAIT_KEEP:
        return keep_moves(b)
    if awaited == AWAIT_SWAP:
        return swap_moves(b, seat)
    if awaited == AWAIT_TRADE:
        return trade_moves(b, seat)
    if awaited == AWAIT_PEEK:
        return peek_moves(b, seat)
    return FIXED_MOVES[awaited]


def idle(b: Board, seat: i64) -> None:
    """C2.14: there is nothing to take, look at or rob: the turn is over."""
    if b.telling:
        b.tell(Event("idle", "C2.14", seat, {"pirate": PIRATES[b.visiting]}))
    end_turn(b, seat)


def draw_combat(b: Board, seat: i64, count: i64, clause: str) -> None:
    """Take combat cards from the top of the pile, or what there is."""
    player = b.crew[seat]
    before = b.combat_top
    count = min(count, b.combat_left())
    for _ in range(count):
        player.gain(b.draw_combat())
    if b.telling and count:
        cards = [COMBAT[card] for card in b.combat_pile[before : b.combat_top]]
        b.tell(Event("combat", clause, seat, {"count": count}, {"cards": cards}, (seat,)))


def draw_gold(b: Board, seat: i64, clause: str) -> None:
    """Take the top gold card, if there is one."""
    if b.gold_left() == 0:
        return
    card = b.draw_gold()
    b.crew[seat].gain_gold(card)
    if b.telling:
        b.tell(Event("gold", clause, seat, {"count": 1}, {"cards": [GOLD[card]]}, (seat,)))


def draw_coins(b: Board, seat: i64, count: i64, clause: str) -> None:
    """Take coins from the supply, or what there is."""
    count = min(count, b.supply)
    b.supply -= count
    b.crew[seat].coins += count
    if b.telling and count:
        b.tell(Event("coins", clause, seat, {"count": count}))


def put_under(b: Board, seat: i64, cards: bytes, clause: str) -> None:
    """Combat cards go under their pile, one after the other."""
    b.combat_pile += cards
    if b.telling and cards:
        secret = {"cards": [COMBAT[card] for card in cards]}
        b.tell(Event("under", clause, seat, {"pile": "combat", "count": len(cards)}, secret, (seat,)))


def captain_valverde(b: Board, seat: i64) -> None:
    """C2.1: the top gold card and a coin."""
    if b.gold_left() == 0 and b.supply == 0:
        idle(b, seat)
        return
    draw_gold(b, seat, "C2.1")
    draw_coins(b, seat, 1, "C2.1")
    end_turn(b, seat)


def ramon_diaz(b: Board, seat: i64) -> None:
    """C2.2: look at the top gold card and the top combat card."""
    golds = min(1, b.gold_left())
    combats = min(1, b.combat_left())
    if golds + combats == 0:
        idle(b, seat)
        return
    if b.telling:
        _tell_look(b, seat, "C2.2", golds, combats)
    b.await_seat(AWAIT_TAKE, seat)


def _tell_look(b: Board, seat: i64, clause: str, golds: i64, combats: i64) -> None:
    secret = {
        "gold_cards": [GOLD[card] for card in b.gold_pile[b.gold_top : b.gold_top + golds]],
        "combat_cards": [COMBAT[card] for card in b.combat_pile[b.combat_top : b.combat_top + combats]],
    }
    b.tell(Event("look", clause, seat, {"gold": golds, "combat": combats}, secret, (seat,)))


def take_moves(b: Board) -> tuple[int, ...]:
    """C2.2, C2.7: what there is of the two things offered."""
    moves: list[int] = []
    if b.visiting == RAMON_DIAZ and b.gold_left():
        moves.append(TAKE + TAKE_GOLD)
    if b.combat_left():
        moves.append(TAKE + TAKE_COMBAT)
    if b.visiting == PANG and b.supply:
        moves.append(TAKE + TAKE_COIN)
    return tuple(moves)


def take(b: Board, seat: i64, what: i64) -> None:
    """C2.2, C2.7: one thing is taken; what Ramon Diaz showed besides goes under its pile."""
    clause = "C2.2" if b.visiting == RAMON_DIAZ else "C2.7"
    if TAKE + what not in take_moves(b):
        raise IllegalMove(clause, "that cannot be taken here and now")
    if what == TAKE_COMBAT:
        draw_combat(b, seat, 1, clause)
        if b.visiting == RAMON_DIAZ and b.gold_left():
            gold_under(b, seat)
    elif what == TAKE_COIN:
        draw_coins(b, seat, 1, clause)
    else:
        draw_gold(b, seat, clause)
        if b.combat_left():
            put_under(b, seat, bytes([b.draw_combat()]), clause)
    end_turn(b, seat)


def gold_under(b: Board, seat: i64) -> None:
    """C2.2: the gold card looked at goes under its pile."""
    card = bytes([b.draw_gold()])
    b.gold_pile += card
    if b.telling:
        secret = {"cards": [GOLD[card[0]]]}
        b.tell(Event("under", "C2.2", seat, {"pile": "gold", "count": 1}, secret, (seat,)))


def crackpott(b: Board, seat: i64) -> None:
    """C2.3: two combat cards."""
    if b.combat_left() == 0:
        idle(b, seat)
        return
    draw_combat(b, seat, 2, "C2.3")
    end_turn(b, seat)


def tembo(b: Board, seat: i64) -> None:
    """C2.4: look at the top two combat cards."""
    seen = min(2, b.combat_left())
    if seen == 0:
        idle(b, seat)
        return
    if b.telling:
        _tell_look(b, seat, "C2.4", 0, seen)
    b.await_seat(AWAIT_KEEP, seat)


def keep_moves(b: Board) -> tuple[int, ...]:
    """C2.4: either of the cards seen."""
    first = b.combat_pile[b.combat_top]
    second = first if b.combat_left() == 1 else b.combat_pile[b.combat_top + 1]
    if first == second:
        return (KEEP + first,)
    return (KEEP + first, KEEP + second) if first < second else (KEEP + second, KEEP + first)


def keep(b: Board, seat: i64, card: i64) -> None:
    """C2.4: one card is kept, the other goes under the pile."""
    if KEEP + card not in keep_moves(b):
        raise IllegalMove("C2.4", f"{COMBAT[card]} is not one of the cards on top of the pile")
    first = b.draw_combat()
    rest = b""
    if b.combat_left():
        second = b.draw_combat()
        rest = bytes([second if card == first else first])
    b.crew[seat].gain(card)
    if b.telling:
        b.tell(Event("combat", "C2.4", seat, {"count": 1}, {"cards": [COMBAT[card]]}, (seat,)))
    put_under(b, seat, rest, "C2.4")
    end_turn(b, seat)


def exchanges(hand: i64, most: i64) -> tuple[int, ...]:
    """C2.5, C2.6: every choice of up to so many cards of a hand, by its number in SOME_CARDS."""
    key: i64 = most
    for kind in range(len(COMBAT)):
        key = key << 2 | min(FEW, count_of(hand, kind))
    choices = _EXCHANGES[key]
    if choices is None:
        choices = tuple(
            [number for number, cards in enumerate(SOME_BYTES) if len(cards) <= most and _holds(hand, cards)]
        )
        _EXCHANGES[key] = choices
    return choices


def _holds(hand: i64, cards: bytes) -> bool:
    """Whether a hand holds all these cards."""
    return all(count_of(hand, card) >= cards.count(card) for card in cards)


def swap_moves(b: Board, seat: i64) -> tuple[int, ...]:
    """C2.5: none to three combat cards."""
    return tuple([SWAP + choice for choice in exchanges(b.crew[seat].combat, FEW)])


def swap(b: Board, seat: i64, choice: i64) -> None:
    """C2.5: cards go under the pile, and as many are drawn."""
    cards = SOME_BYTES[choice]
    player = b.crew[seat]
    if not _holds(player.combat, cards):
        raise IllegalMove("C2.5", "the cards put under the pile must be in the hand")
    count: i64 = len(cards)
    b.last_count = count
    if count:
        player.combat -= SOME_SETS[choice]
        player.size -= count
        put_under(b, seat, cards, "C2.5")
        draw_combat(b, seat, count, "C2.5")
    elif b.telling:
        b.tell(Event("pass", "C2.5", seat, {"pirate": PIRATES[WESSEL_JAN]}))
    end_turn(b, seat)


def trade_moves(b: Board, seat: i64) -> tuple[int, ...]:
    """C2.6: cards for coins, or coins for cards, as far as supply and pile can give."""
    player = b.crew[seat]
    sales = [SELL + choice for choice in exchanges(player.combat, min(FEW, b.supply))]
    most = min(FEW, player.coins, b.combat_left())
    return tuple(sales + [BUY + count for count in range(most + 1)])


def sell(b: Board, seat: i64, choice: i64) -> None:
    """C2.6: combat cards go under the pile for as many coins."""
    cards = SOME_BYTES[choice]
    player = b.crew[seat]
    count: i64 = len(cards)
    if not _holds(player.combat, cards):
        raise IllegalMove("C2.6", "the cards sold must be in the hand")
    if count > b.supply:
        raise IllegalMove("C2.6", f"the supply has no more than {b.supply} coins")
    b.last_count = count
    if count:
        player.combat -= SOME_SETS[choice]
        player.size -= count
        put_under(b, seat, cards, "C2.6")
        draw_coins(b, seat, count, "C2.6")
    elif b.telling:
        b.tell(Event("pass", "C2.6", seat, {"pirate": PIRATES[DEAN_NERO]}))
    end_turn(b, seat)


def buy(b: Board, seat: i64, count: i64) -> None:
    """C2.6: coins go to the supply for as many combat cards."""
    player = b.crew[seat]
    if count > player.coins:
        raise IllegalMove("C2.6", f"seat {seat} has no more than {player.coins} coins")
    if count > b.combat_left():
        raise IllegalMove("C2.6", f"the combat pile has no more than {b.combat_left()} cards")
    b.last_count = count
    player.coins -= count
    b.supply += count
    if b.telling:
        if count:
            b.tell(Event("pay", "C2.6", seat, {"count": count}))
        else:
            b.tell(Event("pass", "C2.6", seat, {"pirate": PIRATES[DEAN_NERO]}))
    draw_combat(b, seat, count, "C2.6")
    end_turn(b, seat)


def pang(b: Board, seat: i64) -> None:
    """C2.7: the top combat card or a coin."""
    if b.combat_left() == 0 and b.supply == 0:
        idle(b, seat)
        return
    b.await_seat(AWAIT_TAKE, seat)


def chang_ye(b: Board, seat: i64) -> None:
    """C2.8: rob an opponent who has a coin; if nobody has, nothing."""
    if b.with_coins(seat) == 0:
        idle(b, seat)
        return
    b.await_seat(AWAIT_ROB, seat)


def pirate_robs(b: Board, seat: i64, other: i64) -> None:
    """C2.8: a coin, never a gold card."""
    rob(b, seat, other, "C2.8")
    b.last_target = other
    end_turn(b, seat)


def sate(b: Board, seat: i64) -> None:
    """C2.9: a coin, and one more for every turn that has ended without him."""
    if b.supply == 0:
        b.offer = 0
        idle(b, seat)
        return
    draw_coins(b, seat, b.offer, "C2.9")
    b.offer = 0
    end_turn(b, seat)


def choose_side(b: Board, seat: i64, side: i64) -> None:
    """C2.10, C2.11: set one's allegiance in secret, or change it, or only seem to."""
    player = b.crew[seat]
    again = player.side != NO_SIDE
    player.side = side
    for other in b.crew:
        other.peeked &= ~(1 << seat)
    if b.telling:
        clause = "C2.11" if b.visiting == OJO else "C2.10"
        b.tell(Event("side", clause, seat, {"again": again}, {"side": SIDES[side]}, (seat,)))
    end_turn(b, seat)


def ojo(b: Board, seat: i64) -> None:
    """C2.11: who has no allegiance sets it; who has may look at an opponent's."""
    if b.crew[seat].side == NO_SIDE:
        b.await_seat(AWAIT_SIDE, seat)
    elif len(peek_moves(b, seat)) > 1:
        b.await_seat(AWAIT_PEEK, seat)
    else:
        idle(b, seat)


def peek_moves(b: Board, seat: i64) -> tuple[int, ...]:
    """C2.11: every opponent who has set an allegiance, or none."""
    moves = [PEEK + other for other in range(b.players) if other != seat and b.crew[other].side != NO_SIDE]
    moves.append(PEEK_NONE)
    return tuple(moves)


def peek(b: Board, seat: i64, action: i64) -> None:
    """C2.11: look at an opponent's allegiance, or not."""
    if action == PEEK_NONE:
        if b.telling:
            b.tell(Event("peek", "C2.11", seat, {"target": None}))
        end_turn(b, seat)
        return
    other = action - PEEK
    if other == seat or other >= b.seats or b.crew[other].side == NO_SIDE:
        raise IllegalMove("C2.11", f"seat {other} is not an opponent who has set an allegiance")
    b.last_target = other
    b.crew[seat].peeked |= 1 << other
    if b.telling:
        b.tell(Event("peek", "C2.11", seat, {"target": other}, {"side": SIDES[b.crew[other].side]}, (seat,)))
    end_turn(b, seat)


def cambivalute(b: Board, seat: i64) -> None:
    """C2.12: two sailors are taken from deck; when all stand on their places, one duel may be looked at."""
    if b.pairs < DUELS:
        b.await_chance(AWAIT_SAILORS)
    else:
        b.await_seat(AWAIT_INSPECT, seat)


def take_sailors(b: Board, one: i64, other: i64) -> None:
    """C2.12: the two taken at random are looked at."""
    seat = b.turn
    b.low = min(one, other)
    b.high = max(one, other)
    b.deck &= ~(1 << one | 1 << other)
    if b.telling:
        b.tell(Event("sailors", "C2.12", seat, {"count": 2}, {"values": [b.low, b.high]}, (seat,)))
    b.await_seat(AWAIT_POST, seat)


def post(b: Board, seat: i64, side: i64) -> None:
    """C2.12: the two sailors stand on the next free letter, the higher one on the side chosen."""
    letter = b.pairs
    valverde = b.high if side == VALVERDE else b.low
    diaz = b.low if side == VALVERDE else b.high
    _stand(b, letter, valverde, diaz)
    b.crew[seat].sure |= 1 << letter
    b.pairs += 1
    b.low = 0
    b.high = 0
    b.last_letter = letter
    if b.telling:
        secret = {"valverde": valverde, "diaz": diaz}
        b.tell(Event("post", "C2.12", seat, {"letter": LETTERS[letter]}, secret, (seat,)))
    end_turn(b, seat)


def _stand(b: Board, letter: i64, valverde: i64, diaz: i64) -> None:
    b.posts = b.posts[: letter * 2] + bytes([valverde, diaz]) + b.posts[letter * 2 + 2 :]


def inspect(b: Board, seat: i64, letter: i64) -> None:
    """C2.12: look at the two sailors of one duel."""
    b.last_letter = letter
    b.crew[seat].sure |= 1 << letter
    b.crew[seat].unsure &= ~(1 << letter)
    if b.telling:
        secret = {"valverde": b.value_at(letter, VALVERDE), "diaz": b.value_at(letter, DIAZ)}
        b.tell(Event("inspect", "C2.12", seat, {"letter": LETTERS[letter]}, secret, (seat,)))
    b.await_seat(AWAIT_TURN, seat)


def turn(b: Board, seat: i64, swapped: bool) -> None:
    """C2.12: keep the two sailors as they stand, or swap them, unseen by the others."""
    letter = b.last_letter
    for other in range(b.players):
        if other != seat:
            known = b.crew[other].sure & 1 << letter
            b.crew[other].sure &= ~known
            b.crew[other].unsure |= known
    if swapped:
        _stand(b, letter, b.value_at(letter, DIAZ), b.value_at(letter, VALVERDE))
    if b.telling:
        secret = {"swapped": swapped, "valverde": b.value_at(letter, VALVERDE), "diaz": b.value_at(letter, DIAZ)}
        b.tell(Event("turn", "C2.12", seat, {"letter": LETTERS[letter]}, secret, (seat,)))
    end_turn(b, seat)
