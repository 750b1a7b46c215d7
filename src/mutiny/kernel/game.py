"""What a game is besides its states: its name, its options, how many may play, what a seat remembers.

May import: mutiny.kernel only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from difflib import get_close_matches
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mutiny.kernel.abstract import guard, not_implemented
from mutiny.kernel.errors import BadOptions
from mutiny.kernel.events import Told
from mutiny.kernel.features import Features
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

SETTINGS_KEPT: Final = 64
MEMORY_NEEDED: Final = ("see", "look", "imagine")
"""The methods that every memory must define: the abstract ones."""
GAME_NEEDED: Final = ("new", "memory")
"""The methods that every game must define."""


class Option:
    """One option of a game; without `values` any text is a value and the game itself checks it."""

    def __init__(self, name: str, values: tuple[str, ...], default: str, clause: str) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.clause = clause

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.values!r}, {self.default!r}, {self.clause!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory(ABC):
    """What one seat has seen, folded from what it was told, and the worlds that agree with it.

    First `see` every event the seat was told, then `look` at its view of the table as it is now, then `imagine` as
    many worlds as you like. The true state is never asked.
    """

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        guard(cls, Memory, MEMORY_NEEDED)

    @abstractmethod
    def see(self, told: Told) -> None:
        """Take in one event as this seat was told it."""
        raise not_implemented(self, "see")

    @abstractmethod
    def look(self, view: dict[str, Any]) -> None:
        """Take in the table as this seat sees it now."""
        raise not_implemented(self, "look")

    @abstractmethod
    def imagine(self, rng: Rng) -> State:
        """A full state drawn from those that agree with everything this seat has seen."""
        raise not_implemented(self, "imagine")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game, found by discovery under the entry-point group `mutiny.games`."""

    def __init__(self, name: str, least: int, most: int, actions: int, options: tuple[Option, ...]) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.actions = actions
        self.options = options
        # The first words of moves that tell nobody anything but that they were made: such may be taken back.
        self.quiet: tuple[str, ...] = ()
        self._settings: dict[str, Any] = {}

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        guard(cls, Game, GAME_NEEDED)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r} for {self.least} to {self.most} players>"

    @abstractmethod
    def new(self, players: int, options: dict[str, str] | None = None) -> State:
        """A game at its very beginning, before the first chance."""
        raise not_implemented(self, "new")

    @abstractmethod
    def memory(self, seat: int, players: int, options: dict[str, str] | None = None) -> Memory:
        """An empty memory for a seat of such a game."""
        raise not_implemented(self, "memory")

    def features(self, players: int, options: dict[str, str] | None = None) -> Features | None:
        """How a seat's knowledge of such a game is written as a row of numbers; None where a game does not say."""
        return None

    def setting(self, players: int, options: dict[str, str]) -> Any:
        """What stays the same all game long under these options, all of them given; each game makes its own of them."""
        return options

    def kept_setting(self, players: int, options: dict[str, str] | None) -> Any:
        """The setting of such a game. Settings never change, so games alike share one; the last few are kept."""
        key = f"{players} {options}" if options else str(players)
        setting = self._settings.get(key)
        if setting is None:
            self.check_players(players)
            setting = self.setting(players, self.complete(options))
            if len(self._settings) == SETTINGS_KEPT:
                self._settings.clear()
            self._settings[key] = setting
        return setting

    def check_players(self, players: int) -> None:
        """Refuse a number of players this game is not for."""
        if not self.least <= players <= self.most:
            raise BadOptions(f"{self.name} is for {self.least} to {self.most} players, not {players}.")

    def complete(self, options: dict[str, str] | None) -> dict[str, str]:
        """The options with the defaults filled in; an unknown name or value is refused.

        >>> from mutiny.kernel.discovery import game
        >>> game("meuterer").complete({"pirates": "on"})["ring"]
        'shuffled'
        """
        whole = {option.name: option.default for option in self.options}
        if options is not None:
            for name, value in options.items():
                whole[name] = self._checked(name, value)
        return whole

    def _checked(self, name: str, value: str) -> str:
        for option in self.options:
            if option.name == name:
                if option.values and value not in option.values:
                    choices = ", ".join(option.values)
                    raise BadOptions(f"option {name}: {value[:40]!r} is not one of {choices}.")
                return value
        names = [option.name for option in self.options]
        close = get_close_matches(name, names, 1)
        hint = f" Did you mean {close[0]}?" if close else ""
        raise BadOptions(f"{self.name} has no option {name[:40]!r}; it has {', '.join(names)}.{hint}")
