"""Moves and chance outcomes as text, in both directions, exactly as records write them."""

from __future__ import annotations

from typing import Final

from mutiny.games.traitres.constants import KINDS, LOOTS, MOST_PLAYERS, RETURNED, ROLES, SEEN
from mutiny.games.traitres.rules.actions import ACTIONS, ORDER, ORDER_ACTION, ORDERS, RETURN, RETURN_ONE, returned_by
from mutiny.games.traitres.rules.board import AWAIT_FIRST, AWAIT_ROLES, TraitresBoard
from mutiny.kernel.errors import MalformedMove
from mutiny.kernel.notation import numbered, read_list, read_seat

# Moves that are not lists of cards, in the order of the action range; orders and returns follow them.
FIXED: Final[tuple[str, ...]] = (
    "open",
    *(f"stash {card} as {value}" for card in KINDS[:LOOTS] for value in KINDS[:LOOTS]),
    *(f"plank {seat}" for seat in range(MOST_PLAYERS)),
    "spyglass",
    *(f"pockets {seat}" for seat in range(MOST_PLAYERS)),
    "riddance",
    "catch",
)
FIXED_ACTION: Final = numbered(FIXED)
KIND: Final = numbered(KINDS)
ROLE: Final = numbered(ROLES)

FORMS: Final[dict[str, str]] = {
    "open": "write 'open' alone",
    "stash": "write 'stash CARD as VALUE', each one of +1, 0, -2",
    "plank": f"write 'plank SEAT' with a seat from 0 to {MOST_PLAYERS - 1}",
    "spyglass": "write 'spyglass' alone",
    "pockets": f"write 'pockets SEAT' with a seat from 0 to {MOST_PLAYERS - 1}",
    "riddance": "write 'riddance' alone",
    "catch": "write 'catch' alone",
    "order": f"write 'order CARD...' with the one to {SEEN} cards seen, from the top",
    "return": "write 'return CARD CARD', the new top first, or 'return CARD' with but one card in hand",
}


def write(action: int) -> str:
    """Return the notation of an action."""
    if action < 0 or action >= ACTIONS:
        raise MalformedMove(str(action), f"action ids run from 0 to {ACTIONS - 1}")
    if action < ORDER:
        return FIXED[action]
    if action < RETURN_ONE:
        return " ".join(["order", *(KINDS[card] for card in ORDERS[action - ORDER])])
    return " ".join(["return", *(KINDS[card] for card in returned_by(action))])


def read(text: str) -> int:
    """Return the action of a notation."""
    action = FIXED_ACTION.get(text)
    if action is not None:
        return action
    words = text.split(" ")
    head = words[0]
    if head == "order":
        action = ORDER_ACTION.get(read_list(text, "order", KIND, FORMS["order"]))
        if action is None:
            raise MalformedMove(text, FORMS["order"])
        return action
    if head == "return":
        cards = read_list(text, "return", KIND, FORMS["return"])
        if len(cards) == 1:
            return RETURN_ONE + cards[0]
        if len(cards) != RETURNED:
            raise MalformedMove(text, FORMS["return"])
        return RETURN + cards[0] * len(KINDS) + cards[1]
    raise MalformedMove(text, FORMS.get(head, f"moves begin with {', '.join(FORMS)}"))


def write_chance(b: TraitresBoard, outcome: bytes) -> str:
    """Return the notation of a chance outcome on this board."""
    if b.awaited == AWAIT_ROLES:
        return " ".join(["roles", *(ROLES[role] for role in outcome)])
    if b.awaited == AWAIT_FIRST:
        return f"first {outcome[0]}"
    return " ".join(["deck", *(KINDS[kind] for kind in outcome)])


def read_chance(b: TraitresBoard, text: str) -> bytes:
    """Return the chance outcome of a notation on this board, which awaits one."""
    if b.awaited == AWAIT_ROLES:
        return read_list(text, "roles", ROLE, "'roles' and a role for each seat are next")
    if b.awaited == AWAIT_FIRST:
        return read_seat(text, "first", b.players)
    return read_list(text, "deck", KIND, "'deck' and the cards of the whole deck, the top first, are next")
