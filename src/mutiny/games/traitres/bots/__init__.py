"""The medium bot's rules of thumb for Traîtres à bord: its beliefs, its moves, its phrases."""

from mutiny.games.traitres.bots.model import TraitresModel
from mutiny.games.traitres.bots.policy import TraitresPolicy

__all__ = ["MODEL", "POLICY"]

POLICY = TraitresPolicy
MODEL = TraitresModel()
