# mypyc: skip
# Games of third parties are looked up by name at run time, so compiling this would gain nothing.
"""Find games: any distribution can offer some under the entry-point group `mutiny.games`.

The parts of a game besides its rules are found by `mutiny.kernel.plugin`.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points

from mutiny.kernel.errors import NoSuchGame
from mutiny.kernel.game import Game
from mutiny.kernel.plugin import GROUP


def game_names() -> tuple[str, ...]:
    """Return the names of the installed games.

    >>> "meuterer" in game_names()
    True
    """
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def game(name: str) -> Game:
    """Return the game of that name.

    >>> game("meuterer").most
    4
    >>> game("meutere")
    Traceback (most recent call last):
    mutiny.kernel.errors.NoSuchGame: there is no game 'meutere'; did you mean meuterer?
    """
    for point in entry_points(group=GROUP):
        if point.name == name:
            found = point.load()
            if not isinstance(found, Game):
                raise NoSuchGame(f"the entry point {name!r} is no game but {type(found).__name__}.")
            return found
    names = game_names()
    close = get_close_matches(name, names, 1)
    hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(names) or 'none installed'}."
    raise NoSuchGame(f"there is no game {name[:40]!r}; {hint}")
