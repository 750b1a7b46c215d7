"""Moves and chance outcomes as text, in both directions."""

from __future__ import annotations

from typing import Final

from mutiny.games.cartagena.constants import (
    COMBAT,
    FEW,
    GHOST,
    GOLD,
    LETTERS,
    MOST_PLAYERS,
    PIRATES,
    SAILORS,
    SIDES,
)
from mutiny.games.cartagena.rules.actions import (
    ACTIONS,
    SELL,
    SOME_CARDS,
    SOME_NUMBER,
    SWAP,
    TAKES,
)
from mutiny.games.cartagena.rules.board import (
    AWAIT_COMBAT,
    AWAIT_DEALER,
    AWAIT_GOLD,
    AWAIT_ROW,
    AWAIT_SAILORS,
    AWAIT_STORM,
    CartagenaBoard,
)
from mutiny.kernel.errors import MalformedMove
from mutiny.kernel.notation import numbered, read_list, read_seat

BEFORE: Final[tuple[str, ...]] = (
    "knock",
    *(f"visit {pirate}" for pirate in PIRATES[:GHOST]),
    *(f"take {what}" for what in TAKES),
    *(f"keep {card}" for card in COMBAT),
)
EXCHANGES: Final[tuple[str, ...]] = tuple(
    " ".join([head, *(COMBAT[card] for card in cards)]) for head in ("swap", "sell") for cards in SOME_CARDS
)
AFTER: Final[tuple[str, ...]] = (
    *(f"buy {count}" for count in range(FEW + 1)),
    *(f"rob {seat}" for seat in range(MOST_PLAYERS)),
    *(f"side {side}" for side in SIDES),
    *(f"peek {seat}" for seat in range(MOST_PLAYERS)),
    "peek none",
    *(f"post high-{side}" for side in SIDES),
    *(f"inspect {letter}" for letter in LETTERS),
    "turn keep",
    "turn swap",
    *(f"lay {card}" for card in COMBAT),
    "lay monkey",
)
NOTATIONS: Final[tuple[str, ...]] = BEFORE + EXCHANGES + AFTER
ACTION: Final = numbered(NOTATIONS)
COMBAT_KIND: Final = numbered(COMBAT)
GOLD_KIND: Final = numbered(GOLD)
PIRATE: Final = numbered(PIRATES)
SAILOR: Final[dict[str, int]] = {str(value): value for value in range(1, SAILORS + 1)}

_SEAT: Final = f"a seat from 0 to {MOST_PLAYERS - 1}"
_CARD: Final = f"a card, one of {', '.join(COMBAT)}"
FORMS: Final[dict[str, str]] = {
    "knock": "write 'knock' alone",
    "visit": f"write 'visit PIRATE' with one of {', '.join(PIRATES[:GHOST])}",
    "take": "write 'take gold', 'take combat' or 'take coin'",
    "keep": f"write 'keep CARD' with {_CARD}",
    "swap": f"write 'swap CARD...' with none to {FEW} cards of {', '.join(COMBAT)}",
    "sell": f"write 'sell CARD...' with none to {FEW} cards of {', '.join(COMBAT)}",
    "buy": f"write 'buy N' with a number from 0 to {FEW}",
    "rob": f"write 'rob SEAT' with {_SEAT}",
    "side": "write 'side valverde' or 'side diaz'",
    "peek": f"write 'peek SEAT' with {_SEAT}, or 'peek none'",
    "post": "write 'post high-valverde' or 'post high-diaz'",
    "inspect": f"write 'inspect LETTER' with one of {', '.join(LETTERS)}",
    "turn": "write 'turn keep' or 'turn swap'",
    "lay": f"write 'lay CARD' with {_CARD}, or 'lay monkey'",
}


def write(action: int) -> str:
    """Return the notation of an action."""
    if action < 0 or action >= ACTIONS:
        raise MalformedMove(str(action), f"action ids run from 0 to {ACTIONS - 1}")
    return NOTATIONS[action]


def read(text: str) -> int:
    """Return the action of a notation; cards that are swapped or sold may be named in any order."""
    action = ACTION.get(text)
    if action is not None:
        return action
    head = text.partition(" ")[0]
    if head == "swap" or head == "sell":
        cards = tuple(sorted(read_list(text, head, COMBAT_KIND, FORMS[head])))
        number = SOME_NUMBER.get(cards)
        if number is not None:
            return (SWAP if head == "swap" else SELL) + number
    raise MalformedMove(text, FORMS.get(head, f"moves begin with {', '.join(FORMS)}"))


def write_chance(b: CartagenaBoard, outcome: bytes) -> str:
    """Return the notation of a chance outcome on this board."""
    if b.awaited == AWAIT_DEALER:
        return f"dealer {outcome[0]}"
    if b.awaited == AWAIT_COMBAT:
        return " ".join(["combat", *(COMBAT[card] for card in outcome)])
    if b.awaited == AWAIT_GOLD:
        return " ".join(["gold", *(GOLD[card] for card in outcome)])
    if b.awaited == AWAIT_STORM:
        return f"storm {PIRATES[outcome[0]]}"
    if b.awaited == AWAIT_ROW:
        return " ".join(["row", *(PIRATES[pirate] for pirate in outcome)])
    head = "sailors" if b.awaited == AWAIT_SAILORS else "posts"
    return " ".join([head, *(str(value) for value in outcome)])


def read_chance(b: CartagenaBoard, text: str) -> bytes:
    """Return the chance outcome of a notation on this board, which awaits one."""
    if b.awaited == AWAIT_DEALER:
        return read_seat(text, "dealer", b.players)
    if b.awaited == AWAIT_COMBAT:
        return read_list(
            text, "combat", COMBAT_KIND, "'combat' and the cards of the combat pile, the top first, are next"
        )
    if b.awaited == AWAIT_GOLD:
        return read_list(text, "gold", GOLD_KIND, "'gold' and the cards of the gold pile, the top first, are next")
    if b.awaited == AWAIT_STORM:
        return read_list(text, "storm", PIRATE, "'storm PIRATE' is next")
    if b.awaited == AWAIT_ROW:
        return read_list(text, "row", PIRATE, "'row' and a pirate for each door are next")
    if b.awaited == AWAIT_SAILORS:
        return bytes(sorted(read_list(text, "sailors", SAILOR, "'sailors N N' is next, with two values from 1 to 10")))
    reason = "'posts' and ten values from 1 to 10 are next, for a-valverde, a-diaz, b-valverde and so on"
    return read_list(text, "posts", SAILOR, reason)
