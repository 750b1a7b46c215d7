"""Rules of thumb for Meuterer: position (the view in numbers), sales, plans, move_values (a value for every move)."""

from mutiny.games.meuterer.bots.model import MeutererModel
from mutiny.games.meuterer.bots.policy import MeutererPolicy

__all__ = ["MODEL", "POLICY"]

POLICY = MeutererPolicy
MODEL = MeutererModel()
