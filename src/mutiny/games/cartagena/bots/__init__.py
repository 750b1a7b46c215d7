"""Rules of thumb for Cartagena: table (what a player reads off it), hands, outlook, plan (chances), choices and below.

And what a search knows of it: worlds (as people believe them), prospects (who will win), model.
"""

from mutiny.games.cartagena.bots.model import CartagenaModel
from mutiny.games.cartagena.bots.policy import CartagenaPolicy

__all__ = ["MODEL", "POLICY"]

POLICY = CartagenaPolicy
MODEL = CartagenaModel()
