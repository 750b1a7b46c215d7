# mypyc: skip
# Games of third parties are looked up by name at run time, so compiling this would gain nothing.
"""Find games: any distribution can offer some under the entry-point group `mutiny.games`.

The other parts of a game (rulebook, messages, drawing) are looked up in the package of its entry point.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType

from mutiny.kernel.errors import NoSuchGame
from mutiny.kernel.game import Game


def game_names() -> tuple[str, ...]:
    """Return the names of the installed games.

    >>> "meuterer" in game_names()
    True
    """
    return tuple(sorted({point.name for point in entry_points(group="mutiny.games")}))


@cache
def package_of(name: str) -> str:
    """Return the package that a game's entry point names; empty if the game is not installed or not in a package.

    >>> package_of("meuterer"), package_of("poker")
    ('mutiny.games.meuterer', '')
    """
    for point in entry_points(group="mutiny.games"):
        if point.name == name:
            spec = find_spec(point.module)
            is_package = spec is not None and spec.submodule_search_locations is not None
            return point.module if is_package else point.module.rpartition(".")[0]
    return ""


def module_of(name: str, part: str) -> ModuleType | None:
    """Return the module of that name in a game's package, or None if there is none.

    >>> module_of("meuterer", "words").RING, module_of("meuterer", "chess")
    (12, None)
    """
    package = package_of(name)
    if not package or find_spec(f"{package}.{part}") is None:
        return None
    return import_module(f"{package}.{part}")


@cache
def game(name: str) -> Game:
    """Return the game of that name.

    >>> game("meuterer").most
    4
    >>> game("meutere")
    Traceback (most recent call last):
    mutiny.kernel.errors.NoSuchGame: there is no game 'meutere'; did you mean meuterer?
    """
    for point in entry_points(group="mutiny.games"):
        if point.name == name:
            found = point.load()
            if not isinstance(found, Game):
                raise NoSuchGame(f"the entry point {name!r} is no game but {type(found).__name__}.")
            return found
    names = game_names()
    close = get_close_matches(name, names, 1)
    hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(names) or 'none installed'}."
    raise NoSuchGame(f"there is no game {name[:40]!r}; {hint}")
