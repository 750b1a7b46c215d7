"""The games for OpenSpiel: importing this registers `mutiny_meuterer`, `mutiny_traitres` and `mutiny_cartagena`.

    import pyspiel
    import mutiny.adapters.openspiel
    game = pyspiel.load_game("mutiny_meuterer(players=4,pirates=on)")

Needs the extra `research`. rules: a game with its players and options; bounds: bounds on its length; table: a game as a
sequence of numbers; story: what every seat was told; spiel: OpenSpiel's classes for games and states; bots: our bots as
OpenSpiel's; reduced and worlds: settings small enough to search their whole trees. See docs/openspiel.md.
"""

from __future__ import annotations

from mutiny.adapters.openspiel.bots import MutinyBot
from mutiny.adapters.openspiel.bounds import Bound, Bounds, cartagena_bounds, meuterer_bounds, traitres_bounds
from mutiny.adapters.openspiel.reduced import LastDuel, LastRound, SmallBox, Voyage
from mutiny.adapters.openspiel.rules import ENTRIES, Entry
from mutiny.adapters.openspiel.spiel import MutinyGame, MutinyState
from mutiny.adapters.openspiel.spiel import register as _register
from mutiny.kernel.discovery import game
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.game import Game

__all__ = ["Bounds", "MutinyBot", "MutinyGame", "MutinyState", "register"]


def register(game: Game, title: str, players: int, bound: Bound) -> str:
    """Register another game with OpenSpiel, with a default number of players; return its name there.

    `bound` computes the bounds of a game from an initial state; OpenSpiel relies on them.

    >>> from mutiny.kernel.discovery import game
    >>> register(game("traitres"), "Traîtres à bord", 6, traitres_bounds)
    Traceback (most recent call last):
    mutiny.kernel.errors.MutinyError: there is a mutiny_traitres already.
    """
    return _registered(title, Entry(game, players, bound))


def _registered(title: str, entry: Entry) -> str:
    name = f"mutiny_{entry.game.name}"
    if name in ENTRIES:
        raise MutinyError(f"there is a {name} already.")
    ENTRIES[name] = entry
    _register(name, title)
    return name


_meuterer = Entry(game("meuterer"), 4, meuterer_bounds)
_meuterer.reduced["last-round"] = (3, LastRound)
_traitres = Entry(game("traitres"), 6, traitres_bounds)
_traitres.reduced["small-box"] = (3, SmallBox)
_cartagena = Entry(game("cartagena"), 4, cartagena_bounds, Voyage)
_cartagena.reduced["last-duel"] = (2, LastDuel)
for _title, _entry in (("Meuterer", _meuterer), ("Traîtres à bord", _traitres), ("Cartagena", _cartagena)):
    _registered(_title, _entry)
