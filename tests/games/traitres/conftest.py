"""Clear all caches before every test: tables of moves, settings, components, phrases."""

from __future__ import annotations

import pytest

from mutiny.games.traitres.components import box
from mutiny.games.traitres.rules import loot, turn
from mutiny.games.traitres.rules.game import GAME
from mutiny.games.traitres.talk import phrases


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    turn._MOVES[:] = [None] * len(turn._MOVES)
    loot._RETURNS.clear()
    GAME._settings.clear()
    box.cache_clear()
    phrases.cache_clear()
