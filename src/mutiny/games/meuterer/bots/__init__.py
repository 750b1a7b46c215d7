"""Rules of thumb for Meuterer: table (what a player reads off it), sales, plans, choices (a value for every move)."""

from mutiny.games.meuterer.bots.model import MeutererModel
from mutiny.games.meuterer.bots.policy import MeutererPolicy

__all__ = ["MODEL", "POLICY"]

POLICY = MeutererPolicy
MODEL = MeutererModel()
