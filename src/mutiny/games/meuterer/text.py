"""The speech of Meuterer: the facts of its events, and the effects of its moves.

The sentences are in `i18n/LANG/game.ftl`. This module uses only events as a seat sees them, and views; never a state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mutiny.i18n.messages import Messages
from mutiny.i18n.speech import Speech, by_seat, counted, each, player, word
from mutiny.kernel.events import SeatEvent

ISLAND = word("meuterer-island")
CARDS = counted("meuterer-counted")

WORDINGS = {
    "old": player,
    "mate": player,
    "middle": each(word("meuterer-role")),
    "winners": each(player),
    "island": ISLAND,
    "from": ISLAND,
    "islands": each(ISLAND),
    "cards": CARDS,
    "plunder.cards": by_seat("seat-thing", CARDS),
    "kept": CARDS,
    "returned": CARDS,
    "roles": by_seat("seat-thing", word("meuterer-role")),
    "scores": by_seat("seat-score"),
}

CLAUSES = (
    ("pay ", "M1.1"),
    ("offer pirates", "MP.2 MP.3"),
    ("offer ", "M2.1"),
    # First the clause for taking an action card, then the clauses for its effects.
    ("take mutineer", "M2.6 M3.2 M4.2 M5.2"),
    ("take boy", "M2.6 M4.2 M5.2"),
    ("take mate", "M2.6 M4.2 M4.3 M5.1"),
    ("take merchant", "M2.6 M5.7"),
    ("take loader", "M2.6 M8.2"),
    ("leave", "M2.4 M2.5 M2.6"),
    ("fight ", "M4.1 M4.2"),
    ("sell ", "M5.5"),
    ("keep", "M8.2"),
)


def more(event: SeatEvent) -> SeatEvent:
    """Return variables that a message cannot derive: whether the ship moved, and the cards of a sale.

    >>> more({"kind": "ship", "from": "hochland", "island": "hochland"})
    {'moved': False}
    """
    if event["kind"] == "ship":
        return {"moved": event["from"] != event["island"]}
    if event["kind"] == "sell":
        return {"cards": [event["card"]] * event["count"]}
    return {}


def describe(notation: str, view: Mapping[str, Any], messages: Messages) -> str:
    """Return the effect of a move.

    >>> describe("sell hochland=wine*2 sandkap=salt*1", {}, Messages("en", "meuterer"))
    'Sell 2 wine at Hochland and 1 salt at Sandkap'
    """
    verb, *words = notation.split(" ")
    if verb == "offer":
        facts = _pirates(view, messages) if words[0] == "pirates" else {}
        return messages.text("meuterer-move-offer", card=words[0], **facts)
    if verb == "leave" and _mover(view) == view["captain"]:
        return messages.text("meuterer-move-leave", **_destination(view, messages))
    if verb == "leave":
        count: int = view["middle_count"]
        return messages.text("meuterer-move-leave-crew", count=count, **_destination(view, messages))
    if verb == "take":
        where = _destination(view, messages)
        return messages.text("meuterer-move-take", role=words[0], pay=int(view["pay"]), **where)
    if verb == "sell":
        return messages.text("meuterer-move-sell", sales=messages.join([_sale(part, messages) for part in words]))
    if verb == "keep":
        return messages.text("meuterer-move-keep", count=len(words), cards=CARDS(words, (), messages))
    if verb == "fight":
        return messages.text("meuterer-move-fight", count=int(words[0]), side=_side(view))
    return messages.text("meuterer-move-pay", count=int(words[0]))


def _pirates(view: Mapping[str, Any], messages: Messages) -> dict[str, str | int]:
    """MP.2, MP.3: where the pirate ship goes if the pirates card is offered now, and whether it robs the other ship."""
    ring: list[str] = view["ring"]
    start = ring.index(view["pirate_ship"])
    steps = (_hand_size(view) - 1) * (2 if view["options"]["pirates"] == "double" else 1)
    robs = (start - ring.index(view["ship"])) % len(ring) <= steps
    island = ISLAND(ring[(start - steps) % len(ring)], (), messages)
    return {"steps": steps, "robs": "yes" if robs else "no", "island": island}


def _side(view: Mapping[str, Any]) -> str:
    """M4.2: the side on which the mover's conflict cards count."""
    return "for" if view["roles"][_mover(view)] in ("mutineer", "boy") else "against"


def _destination(view: Mapping[str, Any], messages: Messages) -> dict[str, str | int]:
    """M2.5, M3.2: the island as many places ahead of the ship as the mover has cards, and its docking value."""
    ring: list[str] = view["ring"]
    island = ring[(ring.index(view["ship"]) + _hand_size(view)) % len(ring)]
    return {"island": ISLAND(island, (), messages), "points": view["islands"][island]["docking"]}


def _mover(view: Mapping[str, Any]) -> int:
    """Return the seat to move; a spectator's view has no seat of its own."""
    return int(view.get("seat", view["acting"][0]))


def _hand_size(view: Mapping[str, Any]) -> int:
    return int(view["hand_sizes"][_mover(view)])


def _sale(part: str, messages: Messages) -> str:
    """Return one part ISLAND=KIND*N of a sale in words."""
    island, _, rest = part.partition("=")
    kind, _, number = rest.partition("*")
    cards = messages.text("meuterer-counted", word=kind, count=int(number))
    return messages.text("meuterer-move-sale", cards=cards, island=ISLAND(island, (), messages))


SPEECH = Speech(WORDINGS, more, describe, CLAUSES)
