"""The oracle of Traîtres à bord for the tests that all games share. Imports reference and engine."""

from __future__ import annotations

import random
from typing import Any

from games.traitres.pictures import picture
from games.traitres.tables import GAME, NAMES
from helpers.oracles import Oracle
from reference.random_traitres import random_record
from reference.traitres import TraitresTable, replay

# Uniform players open at once and stash as many good cards as bad ones; careful ones reach every end.
MANNERS = ((1, 1), (30, 8))


def record_of(players: int, options: dict[str, str], rng: random.Random, manner: int) -> dict[str, Any]:
    """Play a random game of more or less careful players, who talk."""
    caution, thrift = MANNERS[manner]
    return random_record(players, options, rng, talk=0.05, caution=caution, thrift=thrift)


ORACLE = Oracle(
    GAME,
    NAMES,
    TraitresTable,
    replay,
    legal=lambda table, who: table.legal(),
    picture=lambda state, memo: picture(state),
    random_record=record_of,
    manners=len(MANNERS),
    options=[{"mutineers-meet": "no"}, {"mutineers-meet": "yes"}],
    games=(20, 1_500),
)
