"""Heuristics for Cartagena: position (the view in numbers), hands, outlook, plan (chances), move_values (values).

For the search: worlds (sampled by belief), prospects (evaluation), model.
"""

from mutiny.games.cartagena.bots.model import CartagenaModel
from mutiny.games.cartagena.bots.policy import CartagenaPolicy

__all__ = ["MODEL", "POLICY"]

POLICY = CartagenaPolicy
MODEL = CartagenaModel()
