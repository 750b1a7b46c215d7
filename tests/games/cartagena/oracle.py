"""The oracle of Cartagena for the tests that all games share. Imports reference and engine."""

from __future__ import annotations

import random
from typing import Any

from games.cartagena.games import AT_ONCE, TRIED
from games.cartagena.pictures import components_of, picture
from games.cartagena.tables import GAME, NAMES
from helpers.oracles import Oracle
from reference.cartagena import CartagenaTable, replay
from reference.random_cartagena import random_record

# The numbers are curiosity, loyalty and stamina. Uniform players sail fast and fight little; the others open doors and
# fight.
MANNERS = ((1, 1, 1), (3, 6, 5))


def record_of(players: int, options: dict[str, str], rng: random.Random, manner: int) -> dict[str, Any]:
    """Play a random game of players with the given manner."""
    return random_record(players, options, rng, *MANNERS[manner], components=components_of(options))


ORACLE = Oracle(
    GAME,
    NAMES,
    table=lambda players, options: CartagenaTable(players, options, components_of(options)),
    replay=lambda record: replay(record, components_of(record["options"])),
    legal=lambda table, who: table.legal()[who],
    picture=lambda state, memo: picture(state),
    random_record=record_of,
    manners=len(MANNERS),
    # The reference deals each player one coin.
    options=[AT_ONCE, *(options for box, options in TRIED if box.each == 1)],
    games=(5, 300),
)
