"""Heuristics for Cartagena: table (the position as a seat sees it), hands, outlook, plan (chances), choices (values).

For the search: worlds (sampled by belief), prospects (evaluation), model.
"""

from mutiny.games.cartagena.bots.model import CartagenaModel
from mutiny.games.cartagena.bots.policy import CartagenaPolicy

__all__ = ["MODEL", "POLICY"]

POLICY = CartagenaPolicy
MODEL = CartagenaModel()
