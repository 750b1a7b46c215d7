"""The medium bot's rules of thumb for Traîtres à bord: what it believes, what it plays, what it says."""

from mutiny.games.traitres.bots.model import TraitresModel
from mutiny.games.traitres.bots.policy import TraitresPolicy

__all__ = ["MODEL", "POLICY"]

POLICY = TraitresPolicy
MODEL = TraitresModel()
