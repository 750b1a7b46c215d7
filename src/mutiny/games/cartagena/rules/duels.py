"""C4: the duels, A to E: cards laid at once, monkeys, three duels to win.

A card that has been laid stays in its player's hand until all have laid, so that nothing shows who has laid already.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.games.cartagena import events
from mutiny.games.cartagena.constants import (
    COMBAT,
    DIAZ,
    LETTERS,
    MOST_PLAYERS,
    SIDES,
    TO_WIN,
    VALUES,
    VALVERDE,
)
from mutiny.games.cartagena.event_types import DuelFacts, DuelWonFacts, LaySecret, ShownFacts
from mutiny.games.cartagena.rules.actions import LAY, LAY_MONKEY, ROB
from mutiny.games.cartagena.rules.board import AWAIT_LAY, AWAIT_MONKEY, NO_CARD, CartagenaBoard
from mutiny.games.cartagena.rules.end import end_game
from mutiny.kernel.cardset import count_of, kinds_in, names, one
from mutiny.kernel.errors import IllegalMove

MONKEY: Final = len(COMBAT)
# The cards laid in a round are one number: a set of cards, and above it a bit for each player whose monkey was laid.
MONKEYS_AT: Final = 4 * len(COMBAT)
CARDS: Final = (1 << MONKEYS_AT) - 1


def _all_lays(monkey: bool) -> list[tuple[int, ...]]:
    """C4.3, C4.4: for every set of kinds in hand, what may be laid."""
    lays: list[tuple[int, ...]] = []
    for kinds in range(1 << len(COMBAT)):
        cards = [LAY + kind for kind in range(len(COMBAT)) if (kinds >> kind) & 1]
        lays.append(tuple([*cards, LAY_MONKEY] if monkey or not cards else cards))
    return lays


FIRST_LAYS: Final = _all_lays(False)
LATER_LAYS: Final = _all_lays(True)
ROBBERIES: Final[list[tuple[int, ...]]] = [
    tuple([ROB + seat for seat in range(MOST_PLAYERS) if (seats >> seat) & 1]) for seats in range(1 << MOST_PLAYERS)
]


def begin_duel(b: CartagenaBoard, letter: i64) -> None:
    """C4.1: both sailors are revealed; if no player is left in, they alone decide (C4.9)."""
    while True:
        b.duel = letter
        b.valverde = b.value_at(letter, VALVERDE)
        b.diaz = b.value_at(letter, DIAZ)
        b.laid = []
        if b.aboard:
            b.dueling = b.aboard
            b.duel_round = 1
        if b.wants_events:
            facts: DuelFacts = {"letter": LETTERS[letter], "valverde": b.valverde, "diaz": b.diaz}
            b.emit(events.DUEL.event("C4.1", None, facts))
        if b.aboard:
            break
        if win_duel(b, "C4.9"):
            return
        letter += 1
    b.await_seats(AWAIT_LAY, b.dueling)


def lay_moves(b: CartagenaBoard, seat: i64) -> tuple[int, ...]:
    """C4.3, C4.4: a combat card; the monkey from the second round on, or without combat cards."""
    kinds = kinds_in(b.crew[seat].combat)
    return FIRST_LAYS[kinds] if b.duel_round == 1 else LATER_LAYS[kinds]


def lay(b: CartagenaBoard, seat: i64, card: i64) -> None:
    """C4.2: a card is laid in secret; when all are laid, they are revealed."""
    player = b.crew[seat]
    if card == MONKEY:
        if b.duel_round == 1 and player.size:
            raise IllegalMove("C4.3", "in the first round of a duel a combat card must be laid")
    elif count_of(player.combat, card) == 0:
        raise IllegalMove("C4.2", f"seat {seat} holds no {COMBAT[card]}")
    player.laid = card
    if b.wants_events:
        secret: LaySecret = {"card": "monkey" if card == MONKEY else COMBAT[card]}
        b.emit(events.LAY.event("C4.2", seat, {}, secret, (seat,), private=True))
    if b.mark_decided(seat):
        show_cards(b)


def show_cards(b: CartagenaBoard) -> None:
    """C4.2: all cards are mixed and revealed; each adds to its own colour's side."""
    shown: i64 = 0
    monkeys: i64 = 0
    for seat in range(b.seats):
        player = b.crew[seat]
        card = player.laid
        if card == NO_CARD:
            continue
        player.laid = NO_CARD
        if card == MONKEY:
            monkeys |= 1 << seat
            continue
        player.lose(card)
        shown += one(card)
        if card < VALUES:
            b.valverde += card + 1
        else:
            b.diaz += card + 1 - VALUES
    # C4.8: cards laid are out of the game; a monkey returns to its player with the next duel.
    b.gone += shown
    b.laid.append(shown | monkeys << MONKEYS_AT)
    if b.wants_events:
        facts: ShownFacts = {
            "letter": LETTERS[b.duel],
            "round": b.duel_round,
            "cards": names(shown, COMBAT),
            "monkeys": [seat for seat in range(b.players) if (monkeys >> seat) & 1],
            "valverde": b.valverde,
            "diaz": b.diaz,
        }
        b.emit(events.SHOWN.event("C4.2", None, facts))
    if monkeys:
        play_monkeys(b, monkeys)
    else:
        next_duel_round(b)


def play_monkeys(b: CartagenaBoard, monkeys: i64) -> None:
    """C4.3: in the first round a monkey's player is out; C4.4: later, only out of the duel, C4.5: maybe with a coin."""
    first = b.duel_round == 1
    if b.wants_events:
        # One after another, so that each event shows what it changes.
        for seat in range(b.players):
            if not (monkeys >> seat) & 1:
                continue
            b.dueling &= ~(1 << seat)
            if first:
                b.aboard &= ~(1 << seat)
                b.emit(events.OUT.event("C4.3", seat, {}))
            else:
                b.emit(events.LEAVE.event("C4.4", seat, {"round": b.duel_round}))
    b.dueling &= ~monkeys
    if first:
        b.aboard &= ~monkeys
    if b.duel_round == 2:
        if monkeys & (monkeys - 1):
            pay_monkeys(b, monkeys)
        else:
            seat = _only(monkeys)
            if b.with_coins(seat):
                b.await_seat(AWAIT_MONKEY, seat)
                return
    next_duel_round(b)


def _only(seats: i64) -> i64:
    seat: i64 = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


def pay_monkeys(b: CartagenaBoard, monkeys: i64) -> None:
    """C4.5: several monkeys take a coin each from the supply; C4.6: if it is short, everybody first puts one in."""
    wanted: i64 = 0
    for seat in range(b.seats):
        wanted += (monkeys >> seat) & 1
    short = b.supply < wanted
    if short:
        givers = [seat for seat in range(b.players) if b.crew[seat].coins]
        for seat in givers:
            b.crew[seat].coins -= 1
            b.supply += 1
        if b.wants_events:
            b.emit(events.REFILL.event("C4.6", None, {"seats": givers}))
    for seat in range(b.players):
        if (monkeys >> seat) & 1 and b.supply:
            b.supply -= 1
            b.crew[seat].coins += 1
            if b.wants_events:
                b.emit(events.COINS.event("C4.6" if short else "C4.5", seat, {"count": 1}))


def monkey_robs(b: CartagenaBoard, seat: i64, other: i64) -> None:
    """C4.5: a monkey laid alone takes a coin from an opponent of choice."""
    rob(b, seat, other, "C4.5")
    next_duel_round(b)


def rob(b: CartagenaBoard, seat: i64, other: i64, clause: str) -> None:
    """C2.8, C4.5: a coin changes hands."""
    if not (b.with_coins(seat) >> other) & 1:
        raise IllegalMove(clause, f"seat {other} is not an opponent who has a coin")
    b.crew[other].coins -= 1
    b.crew[seat].coins += 1
    if b.wants_events:
        b.emit(events.ROB.event(clause, seat, {"target": other}))


def next_duel_round(b: CartagenaBoard) -> None:
    """C4.7: another round, until every player in the duel has laid a monkey."""
    if b.dueling:
        b.duel_round += 1
        b.await_seats(AWAIT_LAY, b.dueling)
    elif not win_duel(b, "C4.7"):
        begin_duel(b, b.duel + 1)


def win_duel(b: CartagenaBoard, clause: str) -> bool:
    """C4.7: the higher total wins, tied totals the higher sum of cards; C4.9: three duels win the mutiny.

    The sum of the cards laid is the total less the sailor's value. Two sailors never have the same value, so equal
    totals have different sums.
    """
    tied = b.valverde == b.diaz
    if tied:
        side = VALVERDE if b.value_at(b.duel, VALVERDE) < b.value_at(b.duel, DIAZ) else DIAZ
    else:
        side = VALVERDE if b.valverde > b.diaz else DIAZ
    b.won += bytes([side])
    if b.wants_events:
        facts: DuelWonFacts = {
            "letter": LETTERS[b.duel],
            "side": SIDES[side],
            "valverde": b.valverde,
            "diaz": b.diaz,
            "tied": tied,
        }
        b.emit(events.DUEL_WON.event(clause, None, facts))
    if b.won.count(side) < TO_WIN:
        return False
    if b.wants_events:
        duels = [b.won.count(VALVERDE), b.won.count(DIAZ)]
        b.emit(events.MUTINY_WON.event("C4.9", None, {"side": SIDES[side], "duels": duels}))
    end_game(b, side)
    return True
