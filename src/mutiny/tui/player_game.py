"""A game as its player sees it and acts in it, wherever it is played."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from mutiny.i18n import begins, tell
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import SeatEvent


class CannotDo(MutinyError):
    """Something that the player asked for was refused; the text says why, in the player's language."""


class LogLine(NamedTuple):
    """A line of the log or of the talk."""

    text: str
    clause: str | None = None
    """The clause behind an event."""
    talk: bool = False
    begins: bool = False
    """Whether something new begins with it, such as a round."""


class MoveHint(NamedTuple):
    """Advice: the best moves in words, each with its chance, and the reasons for the first."""

    moves: list[tuple[str, str]]
    heading: str
    reasons: list[str]


@dataclass(frozen=True, slots=True)
class GameSnapshot:
    """A game at one moment, as its player may know it."""

    game: str
    names: list[str]
    seat: int | None
    """None for a spectator."""
    view: Mapping[str, Any] | None = None
    """The view with the players' names; None before the game starts."""
    legal: list[str] = field(default_factory=list)
    acting: list[int] = field(default_factory=list)
    lines: list[LogLine] = field(default_factory=list)
    over: bool = False
    undo: bool = False
    """Whether the player may take back a move, or ask to."""
    chat: bool = False
    """Whether the player can say anything, not only set phrases."""
    notice: str | None = None
    """A sentence for the title: a lost connection, or that somebody asks for something."""
    deadline: float | None = None
    """When the clock of the acting players runs out, as `time.monotonic` counts."""


class PlayerGame(ABC):
    """A game in progress. `run` plays along and sets `changed` whenever `snapshot` would return something else."""

    hints = True
    """Whether `hint` can be asked at all."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.changed = asyncio.Event()

    @abstractmethod
    async def run(self) -> None:
        """Play along until the game is closed."""

    @abstractmethod
    def snapshot(self) -> GameSnapshot:
        """Return the game as it is now."""

    @abstractmethod
    async def play(self, move: str) -> None:
        """Make a move; raises CannotDo."""

    @abstractmethod
    async def say(self, text: str) -> None:
        """Say a set phrase, written with or without `say`, or anything if the game has a chat; raises CannotDo."""

    @abstractmethod
    async def undo(self) -> None:
        """Take back the player's last move, or ask the others to agree; raises CannotDo."""

    @abstractmethod
    async def hint(self) -> MoveHint:
        """Return advice on the decision that the player is to make; raises CannotDo."""

    @abstractmethod
    def save(self, name: str) -> str:
        """Save a copy in a new file and return its path; raises CannotDo."""

    @abstractmethod
    async def close(self) -> None:
        """Leave the game; it is kept."""

    @abstractmethod
    def farewell(self) -> str:
        """Return how to return to the game, as a command or a link; empty if there is no way."""


def line_of(event: SeatEvent, names: list[str], lang: str, game: str) -> LogLine | None:
    """Return the line of an event; None if it gets none.

    >>> line_of({"kind": "say", "clause": "TT.1", "seat": 1, "phrase": "accuse", "args": ["0"]}, ["Ann", "Bo"], "en",
    ...     "traitres").talk
    True
    """
    text = tell(event, names, lang, game)
    if text is None:
        return None
    return LogLine(text, str(event["clause"]), event["kind"] == "say", begins(event, game))


def with_seats(phrase: str, names: list[str]) -> str:
    """Return a set phrase in notation: with `say`, and with seats in place of players' names.

    >>> with_seats("accuse steffi", ["Ann", "Steffi"]), with_seats("say accuse 1", ["Ann", "Steffi"])
    ('say accuse 1', 'say accuse 1')
    """
    words = " ".join(phrase.split())
    words = words if words.startswith("say ") else f"say {words}"
    for seat, name in sorted(enumerate(names), key=lambda each: -len(each[1])):
        begin = words.casefold().find(f" {name.casefold()}", 4)
        if begin >= 0:
            words = f"{words[:begin]} {seat}{words[begin + 1 + len(name) :]}"
    return words.lower()
