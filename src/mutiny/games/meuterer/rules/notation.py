"""Moves and chance outcomes as text, in both directions, exactly as records write them."""

from __future__ import annotations

from typing import Final

from mutiny.games.meuterer.constants import GOODS, HAND, ISLANDS, KINDS, RING, ROLES
from mutiny.games.meuterer.rules.actions import (
    ACTIONS,
    HIGHEST_PAY,
    KEEP,
    KEEP_ACTION,
    KEEPS,
    SALE_ACTION,
    SALES,
    SELL,
    sale_key,
)
from mutiny.games.meuterer.rules.board import AWAIT_CAPTAIN, AWAIT_DECK, AWAIT_RING, MeutererBoard
from mutiny.kernel.cardset import names, pack
from mutiny.kernel.errors import IllegalMove, MalformedMove
from mutiny.kernel.notation import numbered, read_list, read_seat

# Moves whose text does not depend on the board; sales and keeps follow them in the action range.
FIXED: Final[tuple[str, ...]] = (
    *(f"pay {amount}" for amount in range(HIGHEST_PAY + 1)),
    *(f"offer {kind}" for kind in KINDS),
    "leave",
    *(f"take {role}" for role in ROLES),
    *(f"fight {count}" for count in range(HAND + 1)),
)
FIXED_ACTION: Final = numbered(FIXED)
KIND: Final = numbered(KINDS)
ISLAND: Final = numbered(ISLANDS)

FORMS: Final[dict[str, str]] = {
    "pay": "write 'pay N' with N from 0 to 3",
    "offer": f"write 'offer CARD' with one of {', '.join(KINDS)}",
    "leave": "write 'leave' alone; the action card is a move of its own after it, 'take ROLE' (M2.6). 'leave ROLE' in "
    "one move is the notation of earlier versions, in which players looked before they left",
    "take": f"write 'take ROLE' with one of {', '.join(ROLES)}",
    "fight": f"write 'fight N' with N from 0 to {HAND}",
    "sell": "write 'sell ISLAND=KIND*N [ISLAND=KIND*N]', the ship's island first",
    "keep": "write 'keep CARD...', at most five cards, or 'keep' alone",
}


def write(b: MeutererBoard, action: int) -> str:
    """Return the notation of an action on this board."""
    if action < 0 or action >= ACTIONS:
        raise MalformedMove(str(action), f"action ids run from 0 to {ACTIONS - 1}")
    if action < SELL:
        return FIXED[action]
    if action < KEEP:
        sale = SALES[action - SELL]
        parts = ["sell"]
        if sale.many_here:
            parts.append(f"{b.name(b.ship)}={GOODS[sale.here]}*{sale.many_here}")
        if sale.many_there:
            parts.append(f"{b.name(b.before)}={GOODS[sale.there]}*{sale.many_there}")
        return " ".join(parts)
    return " ".join(["keep", *names(KEEPS[action - KEEP], KINDS)])


def read(b: MeutererBoard, text: str) -> int:
    """Return the action of a notation on this board."""
    action = FIXED_ACTION.get(text)
    if action is not None:
        return action
    words = text.split(" ")
    if words[0] == "sell":
        return _read_sale(b, text, words)
    if words[0] == "keep":
        return _read_keep(text)
    raise MalformedMove(text, FORMS.get(words[0], f"moves begin with {', '.join(FORMS)}"))


def _read_keep(text: str) -> int:
    kinds = read_list(text, "keep", KIND, FORMS["keep"])
    if len(kinds) > HAND:
        raise MalformedMove(text, FORMS["keep"])
    action = KEEP_ACTION.get(pack(list(kinds)))
    if action is None:
        raise IllegalMove("M0.2", "the deck has not that many cards of a kind")
    return action


def _read_sale(b: MeutererBoard, text: str, words: list[str]) -> int:
    here = many_here = there = many_there = 0
    if not 2 <= len(words) <= 3:
        raise MalformedMove(text, FORMS["sell"])
    for position, word in enumerate(words[1:]):
        island, kind, many = _read_part(text, word)
        if island == b.island(b.ship):
            if position:
                raise MalformedMove(text, FORMS["sell"])
            here, many_here = kind, many
        elif island == b.island(b.before):
            if many_there:
                raise MalformedMove(text, FORMS["sell"])
            there, many_there = kind, many
        else:
            raise IllegalMove("M5.3", f"{ISLANDS[island]} is not active")
    action = SALE_ACTION.get(sale_key(here, many_here, there, many_there))
    if action is None:
        raise IllegalMove("M5.4", f"nobody can sell more than the {HAND} cards of a hand")
    return action


def _read_part(text: str, word: str) -> tuple[int, int, int]:
    """Read one part ISLAND=KIND*N of a sale."""
    island, equals, rest = word.partition("=")
    kind, times, number = rest.partition("*")
    if not (equals and times and island in ISLAND and kind in GOODS and number in ("1", "2", "3", "4", "5")):
        raise MalformedMove(text, FORMS["sell"])
    return ISLAND[island], KIND[kind], int(number)


def write_chance(b: MeutererBoard, outcome: bytes) -> str:
    """Return the notation of a chance outcome on this board."""
    if b.awaited == AWAIT_RING:
        return " ".join(["ring", *(ISLANDS[island] for island in outcome)])
    if b.awaited == AWAIT_CAPTAIN:
        return f"captain {outcome[0]}"
    return " ".join(["deck", *(KINDS[kind] for kind in outcome)])


def read_chance(b: MeutererBoard, text: str) -> bytes:
    """Return the chance outcome of a notation on this board, which awaits one."""
    if b.awaited == AWAIT_RING:
        return read_list(text, "ring", ISLAND, f"'ring' and the {RING} islands clockwise are next")
    if b.awaited == AWAIT_CAPTAIN:
        return read_seat(text, "captain", b.players)
    what = "the whole deck" if b.awaited == AWAIT_DECK else "the discard pile, shuffled"
    return read_list(text, "deck", KIND, f"'deck' and the cards of {what}, the top first, are next")
