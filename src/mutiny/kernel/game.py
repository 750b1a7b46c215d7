"""A game apart from its states: its name, its options, the number of players, and its factory methods."""

from __future__ import annotations

from abc import ABC, abstractmethod
from difflib import get_close_matches
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mutiny.kernel.abstract import guard, not_implemented
from mutiny.kernel.belief import Belief
from mutiny.kernel.errors import BadOptions
from mutiny.kernel.features import Features
from mutiny.kernel.state import State

SETTINGS_KEPT: Final = 64
NEEDED: Final = ("new", "belief")
"""The methods that every game must define."""


class Option:
    """One option of a game. Without `values` it takes any text, and the game itself checks that text."""

    def __init__(self, name: str, values: tuple[str, ...], default: str, clause: str) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.clause = clause

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.values!r}, {self.default!r}, {self.clause!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game, found under the entry-point group `mutiny.games`."""

    def __init__(self, name: str, least: int, most: int, actions: int, options: tuple[Option, ...]) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.actions = actions
        self.options = options
        # The first words of quiet moves: others learn only that such a move was made, so the player may take it back.
        self.quiet: tuple[str, ...] = ()
        # The version of the rules: raised by every change after which the same moves mean something else. Logs hold it.
        self.rules = 1
        self._settings: dict[str, Any] = {}

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        guard(cls, Game, NEEDED)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r} for {self.least} to {self.most} players>"

    @abstractmethod
    def new(self, players: int, options: dict[str, str] | None = None) -> State:
        """Return a game at its beginning, before the first chance outcome."""
        raise not_implemented(self, "new")

    @abstractmethod
    def belief(self, seat: int, players: int, options: dict[str, str] | None = None) -> Belief:
        """Return an empty belief for a seat of such a game."""
        raise not_implemented(self, "belief")

    def features(self, players: int, options: dict[str, str] | None = None) -> Features | None:
        """Return the rows of features for such a game, or None if the game defines none."""
        return None

    def setting(self, players: int, options: dict[str, str]) -> Any:
        """Return what stays constant throughout a game with these options; each game has its own type for it."""
        return options

    def kept_setting(self, players: int, options: dict[str, str] | None) -> Any:
        """Return the setting of such a game. Similar games share one setting, and a few are cached."""
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
        """Refuse a number of players that this game does not allow."""
        if not self.least <= players <= self.most:
            raise BadOptions(f"{self.name} is for {self.least} to {self.most} players, not {players}.")

    def complete(self, options: dict[str, str] | None) -> dict[str, str]:
        """Return the options with the defaults filled in; an unknown name or value is refused.

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
