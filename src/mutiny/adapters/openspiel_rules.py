"""What OpenSpiel plays: a game of the kernel for some players by some options, or one of its reduced settings.

A game says in its part `openspiel` how long it can last and which reduced settings it has. This module does not need
OpenSpiel, so that such a part can be read without it.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from mutiny.kernel.errors import BadOptions, MutinyError
from mutiny.kernel.events import Event
from mutiny.kernel.features import Features
from mutiny.kernel.game import Game, Memory
from mutiny.kernel.state import State

Urn = tuple[bytes, int]
"""Cards, and how many of them are drawn (see `State.urn`)."""
Parameter = int | str
PLAYERS = "players"
REDUCED = "reduced"
WHOLE = "no"
"""The value of `reduced` that means the whole game."""
PACKED = "base64."
"""How a text begins that was packed because a game's name, which holds its parameters, could not carry it."""
AWKWARD = frozenset("(),=\"'\n")
KEPT = 64


@dataclass(frozen=True, slots=True)
class Bounds:
    """The most decisions and the most draws of chance in a game, the numbers draws have, and the fewest who can win."""

    decisions: int
    draws: int
    outcomes: int
    fewest: int


Bound = Callable[[Any], Bounds]
"""What makes the bounds of a game from a state at its beginning; each takes states of its own game alone."""


class Rules:
    """A game as it is played here; a reduced setting is a class of its own."""

    opening: tuple[Urn, ...] = ()
    """What is drawn before the first position of a reduced setting; a whole game begins with its own chance."""

    def __init__(self, game: Game, players: int, options: dict[str, str], bound: Bound) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.bound = bound
        # The name and the parameters it was made by, so that it can be made again elsewhere.
        self.made_by: tuple[str, tuple[tuple[str, Parameter], ...]] = ("", ())
        self._first: State | None = None
        # Of a reduced setting: all ways to where a seat knows so much (see worlds).
        self.ways: dict[tuple[int, str, int], list[tuple[float, tuple[int, ...]]]] = {}

    def new(self) -> State:
        """The game at its very beginning, made anew."""
        return self.game.new(self.players, self.options)

    def start(self) -> State | None:
        """The game at its very beginning: one for all, to be copied; None where something is drawn before it."""
        if self._first is None and not self.opening:
            self._first = self.new()
        return self._first

    def begin(self, drawn: bytes) -> tuple[State, list[Event]]:
        """The first position of a reduced setting, by what was drawn, and what the seats are told of it."""
        raise MutinyError(f"{self.made_by[0]} has no opening before its first position.")

    def breaks_off(self, board: State) -> bool:
        """Whether the game is broken off where chance is next, because it might have no end."""
        return False

    def bounds(self) -> Bounds:
        """How long it can last."""
        return self.bound(self.new())

    def memory(self, seat: int) -> Memory:
        """An empty memory for a seat of a whole game; of a reduced setting all worlds are gone through (see worlds)."""
        return self.game.memory(seat, self.players, self.options)

    @cached_property
    def features(self) -> Features | None:
        """What a seat knows as a row of numbers, if the game says how."""
        return self.game.features(self.players, self.options)

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_for, (self.made_by[0], dict(self.made_by[1]))


Maker = Callable[[Game, int, dict[str, str], Bound], Rules]
"""What makes rules for so many players by these options: Rules itself, or a class made from it."""


@dataclass(frozen=True, slots=True)
class OpenSpielPart:
    """What OpenSpiel must know of a game: `OPENSPIEL` of the game's part `openspiel`.

    `players` is how many play if nobody says otherwise; `make` makes the rules of the whole game; `reduced` has, by
    name, the usual number of players of each reduced setting and what makes its rules.
    """

    title: str
    players: int
    bound: Bound
    make: Maker = Rules
    reduced: Mapping[str, tuple[int, Maker]] = field(default_factory=dict)


class Entry:
    """A game as it is registered."""

    def __init__(self, game: Game, part: OpenSpielPart) -> None:
        self.game = game
        self.title = part.title
        self.players = part.players
        self.bound = part.bound
        self.make = part.make
        self.reduced = part.reduced

    def parameters(self) -> dict[str, Parameter]:
        """The parameters and their defaults; 0 players are as many as the setting is usually for."""
        whole: dict[str, Parameter] = {PLAYERS: 0, REDUCED: WHOLE}
        for option in self.game.options:
            # OpenSpiel takes digits in a name for a number, and wants the type of the default.
            numbers = option.values and all(value.isdigit() for value in option.values)
            whole[option.name] = int(option.default) if numbers else option.default
        return whole

    def rules(self, parameters: Mapping[str, Parameter]) -> Rules:
        """What is played by these parameters."""
        given = {**self.parameters(), **parameters}
        players, reduced = int(given.pop(PLAYERS)), str(given.pop(REDUCED))
        options = {name: unpacked(str(value)) for name, value in given.items()}
        usual, make = self.players, self.make
        if reduced != WHOLE:
            if reduced not in self.reduced:
                names = ", ".join((WHOLE, *self.reduced))
                raise BadOptions(f"reduced: {reduced[:40]!r} is not one of {names}.")
            usual, make = self.reduced[reduced]
        self.game.check_players(players or usual)
        return make(self.game, players or usual, self.game.complete(options), self.bound)


ENTRIES: dict[str, Entry] = {}
"""What is registered, by name."""
_RULES: dict[tuple[str, tuple[tuple[str, Parameter], ...]], Rules] = {}


def rules_for(name: str, parameters: Mapping[str, Parameter]) -> Rules:
    """What is played under a name with these parameters; the last few are kept.

    >>> rules_for("mutiny_meuterer", {"players": 3, "ring": "printed"}).made_by
    ('mutiny_meuterer', (('players', 3), ('ring', 'printed')))
    >>> rules_for("mutiny_meuterer", {"reduced": "very"})
    Traceback (most recent call last):
    mutiny.kernel.errors.BadOptions: reduced: 'very' is not one of no, last-round.
    """
    entry = ENTRIES[name]
    usual = entry.parameters()
    given = {key: packed(value) if isinstance(value, str) else value for key, value in parameters.items()}
    key = name, tuple(sorted((key, value) for key, value in given.items() if value != usual.get(key)))
    rules = _RULES.get(key)
    if rules is None:
        rules = entry.rules(parameters)
        rules.made_by = name, tuple(sorted({**dict(key[1]), PLAYERS: rules.players}.items()))
        if len(_RULES) == KEPT:
            _RULES.clear()
        _RULES[key] = rules
    return rules


def packed(text: str) -> str:
    """A text that may stand in the name of a game.

    >>> packed("printed"), packed("[combat]\\n1 = 4")
    ('printed', 'base64.W2NvbWJhdF0KMSA9IDQ')
    """
    if AWKWARD.isdisjoint(text):
        return text
    return PACKED + urlsafe_b64encode(text.encode()).decode().rstrip("=")


def unpacked(text: str) -> str:
    """The text that was packed, or the same.

    >>> unpacked(packed("a = 'b'")), unpacked("printed")
    ("a = 'b'", 'printed')
    """
    if not text.startswith(PACKED):
        return text
    body = text.removeprefix(PACKED)
    try:
        return urlsafe_b64decode(body + "=" * (-len(body) % 4)).decode()
    except ValueError:
        raise BadOptions(f"{text[:40]!r} is not a packed text.") from None


def only_for(players: int, wanted: int) -> None:
    """Refuse a number of players that a reduced setting is not for.

    >>> only_for(4, 3)
    Traceback (most recent call last):
    mutiny.kernel.errors.BadOptions: this reduced setting is for 3 players, not 4.
    """
    if players != wanted:
        raise BadOptions(f"this reduced setting is for {wanted} players, not {players}.")
