"""The texts of Contraband: which facts are words or players. The sentences are in i18n."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mutiny.i18n import Messages
from mutiny.i18n.speech import Speech, by_seat, counted, each, player, word
from mutiny.kernel.events import SeatEvent

COUNTED = counted("contraband-counted")
CLAUSES = (("haul", "K1.1 K1.2"), ("dump ", "K1.3"), ("weigh", "K1.4 K2.3"), ("say ", "K3.1"))


def more(event: SeatEvent) -> SeatEvent:
    """Return the variables of `contraband-say` that the event does not name: the suspect, and the manner."""
    if event["kind"] != "say":
        return {}
    return {"target": int(event["args"][0]), "manner": event.get("manner", "plain")}


def phrases(view: Mapping[str, Any]) -> list[str]:
    """Return an example of each set phrase: this player suspects the next one."""
    return [f"say suspect {(view.get('seat', 0) + 1) % view['players']}"]


def describe(notation: str, view: Mapping[str, Any], messages: Messages) -> str:
    """Describe a move, or say a set phrase."""
    verb, *barrel = notation.split(" ")
    if verb == "say":
        target = view.get("names", range(view["players"]))[int(barrel[1])]
        return messages.text("contraband-phrase", manner="plain", target=target)
    facts = {"barrel": messages.text("contraband-barrel", word=barrel[0])} if barrel else {}
    return messages.text(f"contraband-move-{verb}", **facts)


SPEECH = Speech(
    wordings={
        "barrel": word("contraband-barrel"),
        "barrels": COUNTED,
        "holds": by_seat("seat-thing", COUNTED),
        "scores": by_seat("seat-score"),
        "winners": each(player),
        "say.target": player,
    },
    hushed=frozenset({("deal", "K0.1")}),
    more=more,
    describe=describe,
    phrases=phrases,
    clauses=CLAUSES,
)
