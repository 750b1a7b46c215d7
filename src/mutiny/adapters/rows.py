"""What every adapter makes of a state: a row of features and a mask of legal moves, as bytes that numpy can take over.

May import: mutiny.kernel.
"""

from __future__ import annotations

from mutiny.kernel.errors import BadOptions
from mutiny.kernel.features import Features
from mutiny.kernel.game import Game


def features_of(game: Game, players: int, options: dict[str, str] | None = None) -> Features:
    """The features of a game; a game that has none is refused.

    >>> from mutiny import game
    >>> features_of(game("traitres"), 4).size
    101
    """
    game.new(players, options)
    features = game.features(players, options)
    if features is None:
        raise BadOptions(f"{game.name} has no features: its states cannot be written as numbers.")
    return features


def mask_of(legal: tuple[int, ...], actions: int) -> bytearray:
    """A one for each legal move among all actions.

    >>> list(mask_of((0, 3), 5))
    [1, 0, 0, 1, 0]
    """
    mask = bytearray(actions)
    for action in legal:
        mask[action] = 1
    return mask
