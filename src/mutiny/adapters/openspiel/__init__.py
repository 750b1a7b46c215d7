"""The games for OpenSpiel: importing this registers every installed game that has a part `openspiel`.

    import pyspiel
    import mutiny.adapters.openspiel
    game = pyspiel.load_game("mutiny_meuterer(players=4,pirates=on)")

Needs the extra `research`. sequential: a game as a sequence of numbers; history: what every seat has seen; spiel:
OpenSpiel's classes for games and states; bots: our bots as OpenSpiel's; worlds: all worlds of a reduced setting. The
rules that are played are in mutiny.adapters.openspiel_rules. See docs/openspiel.md.
"""

from __future__ import annotations

from mutiny.adapters.openspiel.bots import MutinyBot
from mutiny.adapters.openspiel.spiel import MutinyGame, MutinyState
from mutiny.adapters.openspiel.spiel import register as _register
from mutiny.adapters.openspiel_rules import ENTRIES, Bound, Bounds, OpenSpielPart, RegisteredGame
from mutiny.kernel.discovery import game, game_names
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.game import Game
from mutiny.kernel.plugin import part

__all__ = ["Bounds", "MutinyBot", "MutinyGame", "MutinyState", "register"]


def register(game: Game, title: str, players: int, bound: Bound) -> str:
    """Register another game with OpenSpiel, with a default number of players; return its name there.

    `bound` computes the bounds of a game from an initial state; OpenSpiel relies on them.

    >>> from mutiny.kernel.discovery import game
    >>> register(game("traitres"), "Traîtres à bord", 6, lambda state: Bounds(62, 73, 8, 2))
    Traceback (most recent call last):
    mutiny.kernel.errors.MutinyError: there is a mutiny_traitres already.
    """
    return _registered(RegisteredGame(game, OpenSpielPart(title, players, bound)))


def _registered(entry: RegisteredGame) -> str:
    name = f"mutiny_{entry.game.name}"
    if name in ENTRIES:
        raise MutinyError(f"there is a {name} already.")
    ENTRIES[name] = entry
    _register(name, entry.title)
    return name


for _name in game_names():
    _part = getattr(part(_name, "openspiel"), "OPENSPIEL", None)
    if isinstance(_part, OpenSpielPart):
        _registered(RegisteredGame(game(_name), _part))
