"""Check that every field of a board and of a view is used: by copies, views, features, bots and drawings.

A field of a board is declared once, in the class of the board or of a player. To find omissions elsewhere, these
helpers change fields and compare copies, and they record which fields are read while a view or a row is made and which
keys of a view are read by bots and drawings. A game lists the fields that it leaves out on purpose, each with the
reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from kernel.tables import fields

from mutiny import Game, Match, State
from mutiny.bots import Observation, Policy
from mutiny.testing.trial import Trial

FIXED = {"players", "seats", "setting", "wants_events", "_events", "on_event", "_abc_impl"}
"""Fields that a copy need not take over: they never change, or they concern events, which a copy does not make."""
SKIPPED = 7
Draw = Callable[[dict[str, Any], list[str]], object]


@dataclass
class FieldUse:
    """The fields and keys that a game leaves out on purpose, with reasons, and the features for each key of a view."""

    not_in_views: dict[str, str] = field(default_factory=dict)
    features: dict[str, str] = field(default_factory=dict)
    not_in_features: dict[str, str] = field(default_factory=dict)
    not_read_by_bots: dict[str, str] = field(default_factory=dict)
    not_drawn: dict[str, str] = field(default_factory=dict)


class ReadKeys(dict[str, Any]):
    """A view that records which of its keys are read."""

    def __init__(self, view: dict[str, Any], read: set[str]) -> None:
        super().__init__(view)
        self.read = read

    def __getitem__(self, key: str) -> Any:
        self.read.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.read.add(key)
        return super().get(key, default)

    def __contains__(self, key: object) -> bool:
        self.read.add(str(key))
        return super().__contains__(key)


def positions(game: Game, games: int) -> Iterator[Match]:
    """Yield matches at every position of random games, with all kinds of options."""
    for number in range(games):
        trial = Trial.of(game, number, b"fields", None)
        while True:
            state = trial.state
            yield trial.match
            if state.over:
                break
            if state.awaits_chance:
                trial.match.chance(state.format_chance(state.sample_chance(trial.rng)))
            else:
                moves = state.legal_actions(state.acting[0])
                trial.match.play(state.acting[0], moves[trial.rng.below(len(moves))])


def fields_of(one: object) -> list[str]:
    """Return the names of the fields of a board or of a player."""
    kind: Any = type(one)
    return [
        name for name in fields(kind, tuple(getattr(one, "__dict__", ()))) if name not in FIXED and writable(one, name)
    ]


def writable(one: object, name: str) -> bool:
    """Return whether an attribute can be set; a property cannot, which compiled classes show only this way."""
    try:
        setattr(one, name, getattr(one, name))
    except AttributeError:
        return False
    return True


def is_crew(value: object) -> bool:
    """Return whether a field holds the players."""
    return isinstance(value, list) and bool(value) and not isinstance(value[0], int | list)


def board_fields(state: State) -> set[str]:
    """Return the names of all fields of a board and of its players."""
    found = set()
    for name in fields_of(state):
        value = getattr(state, name)
        found |= {f"player.{own}" for own in fields_of(value[0])} if is_crew(value) else {f"board.{name}"}
    return found


def changed(value: Any) -> Any:
    """Return a different value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return [*value, [1]] if value and isinstance(value[0], list) else [*value, 1]
    if isinstance(value, tuple):
        return (*value, 1)
    if isinstance(value, bytes):
        return value + b"\x01"
    assert isinstance(value, str), f"changed() does not know how to change {value!r}"
    return value + "x"


def copy_faults(new: Callable[[], State]) -> list[str]:
    """Return the faults of copies; each names the field and the omission."""
    faults = []
    for name in fields_of(new()):
        state = new()
        value: Any = getattr(state, name)
        if is_crew(value):
            faults += _player_faults(new, name)
            continue
        setattr(state, name, changed(value))
        twin: Any = state.copy()
        if getattr(twin, name) != getattr(state, name):
            faults.append(f"board.{name}: copy() does not copy it")
        elif isinstance(value, list):
            before = repr(getattr(state, name))
            own = getattr(twin, name)
            own.append(2)
            if isinstance(own[0], list):
                own[0].append(2)
            if repr(getattr(state, name)) != before:
                faults.append(f"board.{name}: a copy shares its list with the original")
    return faults


def _player_faults(new: Callable[[], State], crew: str) -> list[str]:
    faults = []
    for name in fields_of(getattr(new(), crew)[0]):
        state: Any = new()
        player = getattr(state, crew)[0]
        setattr(player, name, changed(getattr(player, name)))
        twin: Any = state.copy()
        other = getattr(twin, crew)[0]
        if getattr(other, name) != getattr(player, name):
            faults.append(f"player.{name}: copy() does not copy it")
        if other is player:
            faults.append(f"board.{crew}: a copy shares its players with the original")
    return faults


def read_while(state: State, act: Callable[[State], object], read: set[str]) -> None:
    """Record which fields of a board and its players are read while `act` runs. This works in the pure form only."""
    watched: list[Any] = [(state, "board")]
    for name in fields_of(state):
        value = getattr(state, name)
        if is_crew(value):
            watched += [(player, "player") for player in value]
    kinds = [type(one) for one, _ in watched]
    for one, prefix in watched:
        one.__class__ = _noting(type(one), prefix, read)
    try:
        act(state)
    finally:
        for (one, _), kind in zip(watched, kinds, strict=True):
            one.__class__ = kind


def _noting(kind: type, prefix: str, read: set[str]) -> type:
    def look_up(self: object, name: str) -> Any:
        read.add(f"{prefix}.{name}")
        return object.__getattribute__(self, name)

    return type(kind.__name__, (kind,), {"__getattribute__": look_up, "__init_subclass__": lambda **_: None})


def read_by_views(game: Game, games: int) -> set[str]:
    """Return the fields of the board that at least one view reads."""
    read: set[str] = set()
    for match in positions(game, games):
        for seat in (None, *range(match.state.players)):
            read_while(match.state, lambda state, seat=seat: state.view(seat), read)  # type: ignore[misc]
    return read


def keys_of_views(game: Game, games: int) -> set[str]:
    """Return all keys that a seat's view can have."""
    return {
        key for match in positions(game, games) for seat in range(match.state.players) for key in match.state.view(seat)
    }


def read_by_bots(game: Game, games: int, policy: type[Policy]) -> set[str]:
    """Return the keys of a view that bots read, in the policy and in the belief for searches."""
    read: set[str] = set()
    for match in positions(game, games):
        state = match.state
        for seat in range(state.players):
            belief = game.belief(seat, state.players, match.options)
            if belief is not None:
                belief.set_view(ReadKeys(state.view(seat), read))
            if seat in state.acting:
                legal = state.legal_actions(seat)
                moves = [state.format_move(seat, action) for action in legal]
                observation = Observation(seat, legal, ReadKeys(state.view(seat), read), moves)
                thinker = policy(observation.view, False)
                thinker.values(observation)
                thinker.phrases(observation)
    return read


def read_by_drawings(game: Game, games: int, draws: list[Draw]) -> set[str]:
    """Return the keys of a view that are read to draw it as text and as pixels."""
    read: set[str] = set()
    for number, match in enumerate(positions(game, games)):
        # Pictures take long, so draw only some positions, as the next seat sees them, and the end of every game.
        if number % SKIPPED == 0 or match.over:
            for draw in draws:
                draw(ReadKeys(match.state.view(number % match.state.players), read), match.names)
    return read
