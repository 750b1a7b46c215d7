"""The speech of Cartagena: La mutinerie: the facts of its events, and the effects of its moves.

The sentences are in `i18n/LANG/game.ftl`. This module uses only events as a seat sees them, and views; never a state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mutiny.i18n.messages import Messages
from mutiny.i18n.speech import Speech, Wording, by_seat, each, player, word
from mutiny.kernel.events import SeatEvent

CARD = word("cartagena-card")
CARDS = each(CARD)
PIRATE = word("cartagena-the-pirate")
LETTERS = "abcde"


def _letter(value: str, _: Sequence[str], __: Messages) -> str:
    """Return a duel's letter as the board shows it."""
    return value.upper()


def _worths(cards: Sequence[str], _: Sequence[str], __: Messages) -> str:
    """Return only the values of gold cards, because there may be many."""
    return " ".join(card[1:] for card in cards)


WORDINGS: Mapping[str, Wording] = {
    "card": CARD,
    "cards": CARDS,
    "seen": CARDS,
    # Not for every event: in a look the gold is a number of cards, and at the end it is counted by seat.
    "reveal.gold": _worths,
    "end.gold": by_seat("seat-score"),
    "pirate": PIRATE,
    "back": PIRATE,
    "visit.pirate": word("cartagena-visited-pirate"),
    "letter": _letter,
    "target": player,
    "seats": each(player),
    "monkeys": each(player),
    "winners": each(player),
}

CLAUSES = (
    ("knock", "C1.3 C1.4"),
    ("visit captain-valverde", "C2.1"),
    ("visit ramon-diaz", "C2.2"),
    ("visit crackpott", "C2.3"),
    ("visit tembo", "C2.4"),
    ("visit wessel-jan", "C2.5"),
    ("visit dean-nero", "C2.6"),
    ("visit pang", "C2.7"),
    ("visit chang-ye", "C2.8"),
    ("visit sate", "C2.9"),
    ("visit bijoux", "C2.10"),
    ("visit ojo", "C2.11"),
    ("visit cambivalute", "C2.12"),
    ("take gold", "C2.2"),
    ("take coin", "C2.7"),
    # Only the beginning of a move is known here: the player may have visited Ramon Diaz or Pang.
    ("take combat", "C2.2 C2.7"),
    ("keep ", "C2.4"),
    ("swap", "C2.5"),
    ("sell", "C2.6"),
    ("buy ", "C2.6"),
    ("rob ", "C2.8 C4.5"),
    ("side ", "C2.10 C2.11"),
    ("peek ", "C2.11"),
    ("post ", "C2.12"),
    ("inspect ", "C2.12"),
    ("turn ", "C2.12"),
    ("lay monkey", "C4.3 C4.4 C4.5"),
    ("lay ", "C4.2"),
)


def more(event: SeatEvent) -> SeatEvent:
    """Return variables that a message cannot derive: whether a fact is present, and which total is the winner's.

    >>> more({"kind": "knock", "pirate": "ghost"}), more({"kind": "peek", "target": None})
    ({'ghost': True}, {'looked': False})
    >>> more({"kind": "duel-won", "valverde": 7, "diaz": 9})
    {'most': 9, 'least': 7}
    """
    found = MORE.get(event["kind"])
    return {} if found is None else found(event)


def _ranked(one: int, other: int) -> SeatEvent:
    return {"most": max(one, other), "least": min(one, other)}


MORE: Mapping[str, Callable[[SeatEvent], SeatEvent]] = {
    "storm": lambda event: {"changed": event["back"] is not None},
    "knock": lambda event: {"ghost": event["pirate"] == "ghost"},
    "coins": lambda event: {"coins": event["count"]},
    "pay": lambda event: {"coins": event["count"]},
    "look": lambda event: {"seen": [*event.get("gold_cards", ()), *event.get("combat_cards", ())]},
    "peek": lambda event: {"looked": event["target"] is not None},
    "idle": lambda event: {"door": event["pirate"]},
    "lay": lambda event: {"monkey": event["card"] == "monkey"},
    "duel-won": lambda event: _ranked(event["valverde"], event["diaz"]),
    "mutiny-won": lambda event: _ranked(*event["duels"]),
    "reveal": lambda event: {"sided": event["side"] is not None},
}


def describe(notation: str, view: Mapping[str, Any], messages: Messages) -> str:
    """Return the effect of a move. Players are named by `view["names"]`, otherwise by their seats.

    >>> describe("buy 2", {}, Messages("en", "cartagena"))
    'Buy 2 combat cards for 2 coins'
    >>> describe("rob 1", {"coins": [0, 3], "names": ["Ann", "Bo"]}, Messages("en", "cartagena"))
    "Steal one of Bo's 3 coins"
    """
    verb, *words = notation.split(" ")
    message, facts = MOVES[verb](words, view, messages)
    return messages.text(f"cartagena-move-{message}", **facts)


Described = tuple[str, dict[str, str | int]]
"""The message that describes a move, and its variables."""


def _knock(_: Sequence[str], view: Mapping[str, Any], __: Messages) -> Described:
    return "knock", {"closed": sum(1 for door in view["row"] if door["pirate"] is None)}


def _visit(words: Sequence[str], view: Mapping[str, Any], _: Messages) -> Described:
    """Return a visit with what it depends on: the mover's allegiance, the posted sailors, and Sate's offer."""
    free = [letter for letter, post in zip(LETTERS, view["posts"], strict=True) if post is None]
    return "visit", {
        "pirate": words[0],
        "sided": "no" if view["side"] is None else "yes",
        "letter": free[0].upper() if free else "none",
        "coins": min(int(view["offer"]), int(view["supply"])),
    }


def _take(words: Sequence[str], view: Mapping[str, Any], messages: Messages) -> Described:
    """Return the taking of a card or coin; if the player has looked at the cards, name them both."""
    what, looking = words[0], view["looking"]
    if looking is None:
        return "take", {"what": what}
    seen = [*looking["gold"], *looking["combat"]]
    card = looking[what][0] if what in looking else what
    seen.remove(card)
    other = CARD(seen[0], (), messages) if seen else ""
    return "keep", {"card": CARD(card, (), messages), "others": len(seen), "other": other}


def _swap(words: Sequence[str], _: Mapping[str, Any], messages: Messages) -> Described:
    return "swap", {"count": len(words), "cards": CARDS(words, (), messages)}


def _sell(words: Sequence[str], _: Mapping[str, Any], messages: Messages) -> Described:
    return "sell", {"coins": len(words), "cards": CARDS(words, (), messages)}


def _buy(words: Sequence[str], _: Mapping[str, Any], __: Messages) -> Described:
    return "buy", {"count": int(words[0]), "coins": int(words[0])}


def _rob(words: Sequence[str], view: Mapping[str, Any], messages: Messages) -> Described:
    seat = int(words[0])
    return "rob", {"target": _name(seat, view, messages), "coins": int(view["coins"][seat])}


def _choose_side(words: Sequence[str], view: Mapping[str, Any], _: Messages) -> Described:
    own = view["side"]
    return "side", {"side": words[0], "had": "none" if own is None else "same" if own == words[0] else "other"}


def _peek(words: Sequence[str], view: Mapping[str, Any], messages: Messages) -> Described:
    if words[0] == "none":
        return "peek.none", {}
    return "peek", {"target": _name(int(words[0]), view, messages)}


def _post(words: Sequence[str], view: Mapping[str, Any], _: Messages) -> Described:
    low, high = view["looking"]["values"]
    return "post", _standing(view, (high, low) if words[0] == "high-valverde" else (low, high))


def _inspect(words: Sequence[str], _: Mapping[str, Any], __: Messages) -> Described:
    return "inspect", {"letter": words[0].upper()}


def _turn(words: Sequence[str], view: Mapping[str, Any], _: Messages) -> Described:
    valverde, diaz = view["looking"]["values"]
    if words[0] == "swap":
        return "turn", {"swapped": "yes", **_standing(view, (diaz, valverde))}
    return "turn", {"swapped": "no", **_standing(view, (valverde, diaz))}


def _standing(view: Mapping[str, Any], sailors: tuple[int, int]) -> dict[str, str | int]:
    """Return how the two sailors will stand."""
    return {"letter": str(view["looking"]["letter"]).upper(), "valverde": sailors[0], "diaz": sailors[1]}


def _lay(words: Sequence[str], view: Mapping[str, Any], messages: Messages) -> Described:
    if words[0] == "monkey":
        return "lay.monkey", {"round": int(view["duel"]["round"])}
    return "lay", {"card": CARD(words[0], (), messages)}


def _name(seat: int, view: Mapping[str, Any], messages: Messages) -> str:
    """Return a player's name, or the seat: a view has no names unless the caller adds them."""
    names: Sequence[str] | None = view.get("names")
    return names[seat] if names else messages.text("cartagena-seat", seat=seat)


MOVES: Mapping[str, Callable[[Sequence[str], Mapping[str, Any], Messages], Described]] = {
    "knock": _knock,
    "visit": _visit,
    "take": _take,
    "keep": _take,
    "swap": _swap,
    "sell": _sell,
    "buy": _buy,
    "rob": _rob,
    "side": _choose_side,
    "peek": _peek,
    "post": _post,
    "inspect": _inspect,
    "turn": _turn,
    "lay": _lay,
}

# The looking and the keeping already tell what went under the pile; only a seat that sees the card learns more.
HUSHED = frozenset({("under", "C2.2"), ("under", "C2.4")})

SPEECH = Speech(WORDINGS, more, describe, CLAUSES, HUSHED, begins=frozenset({"row", "mutiny", "duel"}))
