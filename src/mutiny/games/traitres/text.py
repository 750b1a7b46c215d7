"""The speech of Traîtres à bord: the facts of its events, and the effects of its moves.

The sentences are in `i18n/LANG/game.ftl`. This module uses only events as a seat sees them, and views; never a state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mutiny.games.traitres.constants import LOOT_VALUES
from mutiny.games.traitres.talk import phrases as set_phrases
from mutiny.i18n.messages import Messages
from mutiny.i18n.speech import Speech, Wording, by_seat, counted, each, player, variables, word
from mutiny.kernel.events import SeatEvent


def printed(value: str | int) -> str:
    """Return a value as people write it, with a minus sign; the notation of moves writes a hyphen.

    >>> printed("-2"), printed("+1"), printed(-3), printed("plank")
    ('−2', '+1', '−3', 'plank')
    """
    return str(value).replace("-", "−")


def _value(value: str | int, _: Sequence[str], __: Messages) -> str:
    return printed(value)


def _card(card: str, _: Sequence[str], messages: Messages) -> str:
    return messages.text("traitres-card", word=printed(card))


CARDS = each(_card)


def _loot(cards: Sequence[str], names: Sequence[str], messages: Messages) -> str:
    """Return a whole chest as counts of each card, because it may be long."""
    loot = [printed(card) for card in sorted(cards, key=LOOT_VALUES.index)]
    return counted("traitres-counted")(loot, names, messages)


WORDINGS: Mapping[str, Wording] = {
    "cards": CARDS,
    "open.cards": _loot,
    "open.sum": _value,
    "say.sum": _value,
    "stash.card": _value,
    "stash.value": _value,
    # Not for every event: the target of an opening is a number.
    "plank.target": player,
    "pockets.target": player,
    "say.target": player,
    "mutineers": each(player),
    "others": each(player),
    "winners": each(player),
    "roles": by_seat("seat-thing", word("traitres-role-name")),
}

CLAUSES = (
    ("open", "T1.1"),
    ("stash ", "T2.1"),
    ("plank ", "T2.2"),
    ("riddance", "T2.4"),
    ("spyglass", "T2.5"),
    ("order ", "T2.5"),
    ("catch", "T2.6"),
    ("return ", "T2.6"),
    ("pockets ", "T2.7"),
    ("say ", "TT.1"),
)


def more(event: SeatEvent) -> SeatEvent:
    """Return variables that a message cannot derive: fellow mutineers, a value's truth, a phrase's subject.

    >>> more({"kind": "stash", "value": "+1", "card": "-2"})
    {'honest': False}
    >>> more({"kind": "say", "phrase": "accuse", "args": ["2"]})
    {'target': 2, 'manner': 'plain'}
    """
    if event["kind"] == "role":
        return {"others": [seat for seat in event.get("mutineers", ()) if seat != event["seat"]]}
    if event["kind"] == "stash" and "card" in event:
        return {"honest": event["card"] == event["value"]}
    if event["kind"] == "say":
        return {**_about(event["phrase"], event["args"]), "manner": event.get("manner", "plain")}
    return {}


def _about(phrase: str, args: list[str]) -> SeatEvent:
    if phrase in ("accuse", "vouch", "ask"):
        return {"target": int(args[0])}
    if phrase == "spied":
        return {"cards": args}
    return {"role" if phrase == "role" else "sum": args[0]}


def describe(notation: str, view: Mapping[str, Any], messages: Messages) -> str:
    """Return the effect of a move, or a set phrase in words. Players are named by `view["names"]` or by seat.

    >>> describe("stash -2 as +1", {}, Messages("en", "traitres"))
    'Stash a −2 and claim it is a +1'
    >>> describe("plank 1", {"planks": [0, 2, 0], "names": ["Ann", "Bo", "Cy"]}, Messages("en", "traitres"))
    'Lay the third plank in front of Bo: overboard!'
    >>> describe("say vouch 2", {"players": 3}, Messages("de", "traitres"))
    'Platz 2 gehört zu den Piraten, dafür lege ich die Hand ins Feuer!'
    """
    verb, *words = notation.split(" ")
    message = f"traitres-move-{verb}"
    match verb:
        case "say":
            told = {"kind": verb, "clause": "TT.1", "seat": None, "phrase": words[0], "args": words[1:]}
            return messages.text("traitres-phrase", **variables(told, _names(view, messages), messages, SPEECH))
        case "open":
            return messages.text(message, target=int(view["target"]), chest=int(view["chest"]))
        case "stash":
            card, _, value = words
            return messages.text(
                message, card=printed(card), value=printed(value), honest="yes" if card == value else "no"
            )
        case "plank" | "pockets":
            seat = int(words[0])
            facts = {"planks": view["planks"][seat] + 1} if verb == "plank" else {"count": view["hand_sizes"][seat]}
            return messages.text(message, target=_names(view, messages)[seat], **facts)
        case "order" | "return":
            return messages.text(message, cards=CARDS(words, (), messages))
    most, pile = {"spyglass": (3, "chest"), "riddance": (2, "chest"), "catch": (3, "draw_pile")}[verb]
    return messages.text(message, count=min(most, int(view[pile])))


def _names(view: Mapping[str, Any], messages: Messages) -> Sequence[str]:
    """Return the players' names, or their seats: a view has no names unless the caller adds them."""
    names: Sequence[str] | None = view.get("names")
    return names or [messages.text("traitres-seat", seat=seat) for seat in range(int(view["players"]))]


def phrases(view: Mapping[str, Any]) -> list[str]:
    """Return one example of each set phrase, about the next player.

    >>> phrases({"seat": 2, "players": 3})[1]
    'say accuse 0'
    """
    other = (int(view["seat"]) + 1) % int(view["players"])
    examples = {"role": "pirate", "spied": "+1 +1 -2", "chest": "7"}
    return [f"say {phrase} {examples.get(phrase, other)}" for phrase in set_phrases()]


# Everybody gets a role and cards, and draws every turn; only a seat that sees the cards learns more.
HUSHED = frozenset({("role", "T0.2"), ("deal", "T0.3"), ("draw", "T1.3")})

SPEECH = Speech(WORDINGS, more, describe, CLAUSES, HUSHED, phrases, ends=("open",))
