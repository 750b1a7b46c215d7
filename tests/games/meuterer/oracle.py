"""The oracle of Meuterer for the tests that all games share. Imports reference and engine."""

from __future__ import annotations

import random
from typing import Any

from games.meuterer.games import OPTIONS
from games.meuterer.pictures import SeatMemo, picture
from games.meuterer.tables import GAME, NAMES
from helpers.oracles import Oracle
from reference.meuterer import MeutererTable, replay
from reference.random_games import random_record

PATIENCE = (1, 3, 10)


def record_of(players: int, options: dict[str, str], rng: random.Random, manner: int) -> dict[str, Any]:
    """Play a random game of more or less patient players."""
    return random_record(players, options, rng, PATIENCE[manner])


ORACLE = Oracle(
    GAME,
    NAMES,
    MeutererTable,
    replay,
    legal=lambda table, who: table.legal(),
    picture=picture,
    random_record=record_of,
    manners=len(PATIENCE),
    options=OPTIONS,
    games=(2, 60),
    memo=SeatMemo,
)
