"""Mutiny: three hidden-information games of mutiny at sea, played and studied.

>>> import mutiny
>>> match = mutiny.new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32))
>>> while not match.over:
...     seat = match.state.acting[0]
...     _ = match.play(seat, match.legal_moves(seat)[0])
>>> len(match.record().result["scores"])
3
"""

# Import this first: it decides whether the compiled modules or the sources are loaded.
from mutiny._form import form
from mutiny.kernel.belief import Belief
from mutiny.kernel.commitment import check_seed, commitment, seed_of
from mutiny.kernel.discovery import game, game_names
from mutiny.kernel.errors import (
    BadOptions,
    BadRecord,
    IllegalMove,
    MalformedMove,
    MutinyError,
    NoSuchGame,
    NoSuchSeat,
    PluginFailed,
)
from mutiny.kernel.events import Event, EventKind, NoFacts
from mutiny.kernel.features import Features, Field
from mutiny.kernel.game import Game, Option
from mutiny.kernel.match import Match, replay, resume
from mutiny.kernel.record import Record, read_record
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State, playout

__version__ = "0.1.0"

__all__ = [
    "BadOptions",
    "BadRecord",
    "Belief",
    "Event",
    "EventKind",
    "Features",
    "Field",
    "Game",
    "IllegalMove",
    "MalformedMove",
    "Match",
    "MutinyError",
    "NoFacts",
    "NoSuchGame",
    "NoSuchSeat",
    "Option",
    "PluginFailed",
    "Record",
    "Rng",
    "State",
    "commitment",
    "form",
    "game",
    "game_names",
    "new",
    "playout",
    "read_record",
    "replay",
    "resume",
    "seed_of",
]


def new(name: str, players: list[str], options: dict[str, str] | None = None, *, seed: bytes) -> Match:
    """Begin a match of a game; everything random in it follows from the seed, which has 32 bytes.

    >>> new("meuterer", ["Ann", "Bo", "Cy"], {"pirates": "on"}, seed=seed_of("Friday", 0)).state.players
    3
    """
    check_seed(seed)
    return Match(game(name), players, options, seed)
