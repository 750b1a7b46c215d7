"""The texts of Contraband: which facts are words or players. The sentences are in i18n."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mutiny.i18n import Messages
from mutiny.i18n.speech import Speech, by_seat, counted, each, player, word

COUNTED = counted("contraband-counted")
CLAUSES = (("haul", "K1.1 K1.2"), ("dump ", "K1.3"), ("weigh", "K1.4 K2.3"))


def describe(notation: str, _: Mapping[str, Any], messages: Messages) -> str:
    """Describe a move."""
    verb, *barrel = notation.split(" ")
    facts = {"barrel": messages.text("contraband-barrel", word=barrel[0])} if barrel else {}
    return messages.text(f"contraband-move-{verb}", **facts)


SPEECH = Speech(
    wordings={
        "barrel": word("contraband-barrel"),
        "barrels": COUNTED,
        "holds": by_seat("seat-thing", COUNTED),
        "scores": by_seat("seat-score"),
        "winners": each(player),
    },
    hushed=frozenset({("deal", "K0.1")}),
    describe=describe,
    clauses=CLAUSES,
)
