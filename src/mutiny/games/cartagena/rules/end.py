"""C5: the end of the game: who wins on the winning side."""

from __future__ import annotations

from mypy_extensions import i64

from mutiny.games.cartagena import events
from mutiny.games.cartagena.constants import COMBAT, GOLD, NO_SIDE, SIDES, VALUES, Combat
from mutiny.games.cartagena.event_types import RevealFacts
from mutiny.games.cartagena.rules.board import AWAIT_NOTHING, CartagenaBoard
from mutiny.kernel.cardset import count_of, names


def gold_of(b: CartagenaBoard, seat: i64) -> i64:
    """C5.1: gold cards at their value, and coins."""
    player = b.crew[seat]
    total = player.coins
    for kind in range(VALUES):
        total += count_of(player.gold, kind) * (kind + 1)
    return total


def strength_of(b: CartagenaBoard, seat: i64, side: i64) -> i64:
    """C5.2: the sum of the combat cards left of one colour."""
    total: i64 = 0
    for worth in range(VALUES):
        total += count_of(b.crew[seat].combat, side * VALUES + worth) * (worth + 1)
    return total


def richest(b: CartagenaBoard, side: i64) -> list[int]:
    """C5.1: of the players still in on the winning side, those with the most gold."""
    loyal = [seat for seat in range(b.players) if b.is_aboard(seat) and b.crew[seat].side == side]
    most = max([gold_of(b, seat) for seat in loyal], default=0)
    return [seat for seat in loyal if gold_of(b, seat) == most]


def winners(b: CartagenaBoard) -> list[int]:
    """C5.1 to C5.3: the winners; nobody, if no player is on the winning side."""
    rich = richest(b, b.side)
    if len(rich) < 2:
        return rich
    most = max([strength_of(b, seat, b.side) for seat in rich])
    return [seat for seat in rich if strength_of(b, seat, b.side) == most]


def end_game(b: CartagenaBoard, side: i64) -> None:
    """C5: a side has won the mutiny; allegiances and gold are revealed, and the combat cards of tied players too."""
    b.side = side
    rich = richest(b, side)
    b.why = "C5.3" if not rich else "C5.1" if len(rich) == 1 else "C5.2"
    if len(rich) > 1:
        for seat in rich:
            b.tied |= 1 << seat
    if b.wants_events:
        _tell_end(b, rich)
    b.await_nothing(AWAIT_NOTHING)


def _tell_end(b: CartagenaBoard, rich: list[int]) -> None:
    for seat, player in enumerate(b.crew):
        facts: RevealFacts = {
            "side": None if player.side == NO_SIDE else SIDES[player.side],
            "gold": names(player.gold, GOLD),
            "coins": player.coins,
            "total": gold_of(b, seat),
        }
        b.emit(events.REVEAL.event("C5.1", seat, facts))
    if len(rich) > 1:
        for seat in rich:
            cards: list[Combat] = names(b.crew[seat].combat, COMBAT)
            b.emit(events.TIE.event("C5.2", seat, {"cards": cards, "strength": strength_of(b, seat, b.side)}))
    gold = [gold_of(b, seat) for seat in range(b.players)]
    b.emit(events.END.event(b.why, None, {"side": SIDES[b.side], "gold": gold, "winners": winners(b)}))
