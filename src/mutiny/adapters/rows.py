"""The features and the mask of legal moves of a state, as bytes that numpy can use without a copy."""

from __future__ import annotations

from mutiny.kernel.errors import BadOptions
from mutiny.kernel.features import Features
from mutiny.kernel.game import Game


def features_of(game: Game, players: int, options: dict[str, str] | None = None) -> Features:
    """Return the features of a game; refuse a game without features.

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
    """Return a mask over all actions, with a one for each legal move.

    >>> list(mask_of((0, 3), 5))
    [1, 0, 0, 1, 0]
    """
    mask = bytearray(actions)
    for action in legal:
        mask[action] = 1
    return mask
