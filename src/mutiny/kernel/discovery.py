# mypyc: skip
# Games of third parties are looked up by name at run time, so compiling this would gain nothing.
"""Find games: any distribution can offer some under the entry-point group `mutiny.games`.

The parts of a game besides its rules are found by `mutiny.kernel.plugin`.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from mutiny.kernel.belief import Belief
from mutiny.kernel.errors import NoSuchGame
from mutiny.kernel.features import Features
from mutiny.kernel.game import Game, Option
from mutiny.kernel.plugin import GROUP
from mutiny.kernel.state import MOST_SEATS, State

STATED = {"new": "a State", "belief": "a Belief", "features": "Features or None"}
"""The return types of a game's methods, in words."""


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
            return _loaded(point)
    names = game_names()
    close = get_close_matches(name, names, 1)
    hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(names) or 'none installed'}."
    raise NoSuchGame(f"there is no game {name[:40]!r}; {hint}")


def _loaded(point: EntryPoint) -> Game:
    where = f"the game {point.name!r} cannot be used: {point.value}"
    try:
        found = point.load()
    except Exception as error:
        raise NoSuchGame(f"{where} cannot be loaded: {type(error).__name__}: {error}.") from error
    if isinstance(found, type) and issubclass(found, Game):
        raise NoSuchGame(
            f"{where} is the class and not a game: the entry point must name an object, {found.__name__}()."
        )
    if not isinstance(found, Game):
        raise NoSuchGame(f"the entry point {point.name!r} is a {type(found).__name__}, not a game.")
    try:
        lack = flaw(found)
    except Exception as error:
        raise NoSuchGame(f"{where} fails as soon as a game begins: {type(error).__name__}: {error}.") from error
    if lack:
        raise NoSuchGame(f"{where}: {lack}.")
    if found.name != point.name:
        raise NoSuchGame(f"{where} calls itself {found.name!r}, and records of it could not be read.")
    return found


def flaw(game: Game) -> str:
    """Return what a game lacks and needs to be played, as a sentence without its full stop; empty if it lacks nothing.

    An incomplete class cannot be instantiated at all, so beginning a game finds incomplete states and beliefs.

    >>> flaw(game("meuterer"))
    ''
    """
    if not isinstance(getattr(game, "name", None), str):
        return f"the game has no name: {type(game).__name__}.__init__ must call super().__init__"
    if not 1 <= game.least <= game.most <= MOST_SEATS:
        return f"a game is for 1 to {MOST_SEATS} players, not for {game.least} to {game.most}"
    if game.actions < 1:
        return "a game needs an action space: at least one action"
    if not all(isinstance(option, Option) for option in game.options):
        return "the options must be a tuple of Option"
    made = {
        "new": (game.new(game.least), State),
        "belief": (game.belief(0, game.least), Belief),
        "features": (game.features(game.least), Features | None),
    }
    for method, (part, kind) in made.items():
        if not isinstance(part, kind):
            return f"{method} must return {STATED[method]}, not {type(part).__name__}"
    return ""
