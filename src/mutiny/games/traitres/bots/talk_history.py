"""What a seat has said and heard: its phrases and when, who accused or asked it, what its spyglass showed.

All of it follows from the events that the seat saw. So a bot that is made again in the middle of a game, as on a
server, talks as if it had played from the beginning.
"""

from __future__ import annotations

from typing import Final

from mutiny.games.traitres.view_types import TraitresSeatView
from mutiny.kernel.events import SeatEvent

PLAYS: Final = frozenset({"stash", "plank", "riddance", "spyglass", "catch", "pockets", "open"})
"""The kinds of events with which a player plays a card, or opens the chest: one a turn."""
UNFINISHED: Final = frozenset({"spyglass", "catch"})
"""The plays after which the same player decides again."""
FINISHED: Final = frozenset({"order", "return"})
NEVER: Final = -99


class TalkHistory:
    """What one seat has said and heard.

    >>> talk = TalkHistory(1)
    >>> talk.observe({"kind": "say", "clause": "TT.1", "seat": 0, "phrase": "accuse", "args": ["1"]})
    >>> talk.observe({"kind": "say", "clause": "TT.1", "seat": 1, "phrase": "role", "args": ["pirate"]})
    >>> talk.accusers, talk.said
    ([0], {'role pirate': 1})
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.plays = 0
        self.unfinished = False
        self.said: dict[str, int] = {}
        self.last_words = 0
        self.questioned: set[int] = set()
        self.accusers: list[int] = []
        self.asked = False
        self.spied: list[str] | None = None
        self.spied_as: list[str] = []

    @property
    def turn(self) -> int:
        """The number of the seat's current or next turn, from 1."""
        return self.plays if self.unfinished else self.plays + 1

    def observe(self, event: SeatEvent) -> None:
        """Take in an event."""
        kind: str = event["kind"]
        own = event["seat"] == self.seat
        if kind == "say":
            self._hear(own, event["seat"], event["phrase"], event["args"])
        elif own and kind in PLAYS:
            self.plays += 1
            self.unfinished = kind in UNFINISHED and bool(event["count"])
            self.forget()
        elif own and kind in FINISHED:
            self.unfinished = False
            self.spied = None

    def forget(self) -> None:
        """Forget what could have been answered in the turn that has passed."""
        self.accusers = []
        self.asked = False
        self.spied = None

    def look(self, cards: list[str], announced: list[str]) -> None:
        """Remember what the seat's spyglass showed, and what had been announced."""
        self.spied = cards
        self.spied_as = announced

    def may_speak(self, view: TraitresSeatView) -> bool:
        """Return whether the seat has said nothing in this turn."""
        return view["phase"] == "turn" or self.last_words < self.turn

    def _hear(self, own: bool, seat: int, phrase: str, args: list[str]) -> None:
        if own:
            self.said[thought_of(" ".join([phrase, *args]))] = self.turn
            self.last_words = self.turn
        elif phrase == "accuse" and int(args[0]) == self.seat:
            self.accusers.append(seat)
        elif phrase == "ask" and int(args[0]) == self.seat:
            self.asked = True
        if phrase == "ask":
            self.questioned.add(int(args[0]))


def thought_of(phrase: str) -> str:
    """Return what a statement is about. A statement about the chest with another number is the same statement.

    >>> thought_of("chest 4"), thought_of("accuse 2")
    ('chest', 'accuse 2')
    """
    return "chest" if phrase.startswith("chest") else phrase
