"""A game of the kernel with its number of players and options, or one of its reduced settings, for OpenSpiel.

A game says in its part `openspiel` how long it can last and which reduced settings it has. This module does not need
OpenSpiel, so that such a part can be read without it.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from mutiny.kernel.belief import Belief
from mutiny.kernel.errors import BadOptions, MutinyError
from mutiny.kernel.events import Event
from mutiny.kernel.features import Features
from mutiny.kernel.game import Game
from mutiny.kernel.state import State

Urn = tuple[bytes, int]
"""Cards, and how many of them are drawn (see `State.chance_pool`)."""
Parameter = int | str
PLAYERS = "players"
REDUCED = "reduced"
WHOLE = "no"
"""The value of `reduced` that means the whole game."""
PACKED = "base64."
"""The prefix of an encoded text: the name of a game holds its parameters, and some characters cannot be in it."""
AWKWARD = frozenset("(),=\"'\n")
KEPT = 64


@dataclass(frozen=True, slots=True)
class Bounds:
    """The most decisions and chance events in a game, the most outcomes of a chance event, and the fewest winners."""

    decisions: int
    draws: int
    outcomes: int
    fewest: int


Bound = Callable[[Any], Bounds]
"""A function that computes the bounds of a game from an initial state of that game."""


class SpielRules:
    """A game as it is played here; each reduced setting is a subclass."""

    opening: tuple[Urn, ...] = ()
    """The draws before the first position of a reduced setting; a whole game begins with its own chance events."""

    def __init__(self, game: Game, players: int, options: dict[str, str], bound: Bound) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.bound = bound
        # The name and the parameters from which it was made, for pickling.
        self.made_by: tuple[str, tuple[tuple[str, Parameter], ...]] = ("", ())
        self._first: State | None = None
        # For a reduced setting: all ways to an information state of a seat (see worlds).
        self.ways: dict[tuple[int, str, int], list[tuple[float, tuple[int, ...]]]] = {}

    def new(self) -> State:
        """Return a new game at its beginning."""
        return self.game.new(self.players, self.options)

    def start(self) -> State | None:
        """Return the shared initial state, to be copied; None if something is drawn before it."""
        if self._first is None and not self.opening:
            self._first = self.new()
        return self._first

    def begin(self, drawn: bytes) -> tuple[State, list[Event]]:
        """Return the first position of a reduced setting, given its draws, and its events."""
        raise MutinyError(f"{self.made_by[0]} has no opening before its first position.")

    def breaks_off(self, board: State) -> bool:
        """Return whether the game is stopped at the next chance event, because it might not end."""
        return False

    def bounds(self) -> Bounds:
        """Return the bounds of the game."""
        return self.bound(self.new())

    def belief(self, seat: int) -> Belief:
        """Return an empty belief for a seat of a whole game. Reduced settings enumerate their worlds (see worlds)."""
        return self.game.belief(seat, self.players, self.options)

    @cached_property
    def features(self) -> Features | None:
        """Return the features of the game, if it has any."""
        return self.game.features(self.players, self.options)

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_for, (self.made_by[0], dict(self.made_by[1]))


SpielMaker = Callable[[Game, int, dict[str, str], Bound], SpielRules]
"""A function that makes rules for a number of players and options: Rules or a subclass."""


@dataclass(frozen=True, slots=True)
class OpenSpielPart:
    """The description of a game for OpenSpiel: `OPENSPIEL` of the game's part `openspiel`.

    `players` is the default number of players; `make` makes the rules of the whole game; `reduced` maps the name of
    each reduced setting to its default number of players and the function that makes its rules.
    """

    title: str
    players: int
    bound: Bound
    make: SpielMaker = SpielRules
    reduced: Mapping[str, tuple[int, SpielMaker]] = field(default_factory=dict)


class RegisteredGame:
    """A registered game: its default number of players, its bounds, and its reduced settings."""

    def __init__(self, game: Game, part: OpenSpielPart) -> None:
        self.game = game
        self.title = part.title
        self.players = part.players
        self.bound = part.bound
        self.make = part.make
        self.reduced = part.reduced

    def parameters(self) -> dict[str, Parameter]:
        """Return the parameters and their defaults; 0 players stands for the setting's default."""
        whole: dict[str, Parameter] = {PLAYERS: 0, REDUCED: WHOLE}
        for option in self.game.options:
            # OpenSpiel reads digits in a name as a number, and requires the type of the default.
            numbers = option.values and all(value.isdigit() for value in option.values)
            whole[option.name] = int(option.default) if numbers else option.default
        return whole

    def rules(self, parameters: Mapping[str, Parameter]) -> SpielRules:
        """Return the rules for these parameters."""
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


ENTRIES: dict[str, RegisteredGame] = {}
"""The registered games, by name."""
_RULES: dict[tuple[str, tuple[tuple[str, Parameter], ...]], SpielRules] = {}


def rules_for(name: str, parameters: Mapping[str, Parameter]) -> SpielRules:
    """Return the rules for a name and parameters; the last few are cached.

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
    """Encode a text so that it can be part of a game's name.

    >>> packed("printed"), packed("[combat]\\n1 = 4")
    ('printed', 'base64.W2NvbWJhdF0KMSA9IDQ')
    """
    if AWKWARD.isdisjoint(text):
        return text
    return PACKED + urlsafe_b64encode(text.encode()).decode().rstrip("=")


def unpacked(text: str) -> str:
    """Decode a text that may have been encoded.

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
