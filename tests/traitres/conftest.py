"""Every test starts with nothing kept from games before it: tables of moves, components, phrases."""

from __future__ import annotations

import pytest

from mutiny.games.traitres import turn
from mutiny.games.traitres.components import box
from mutiny.games.traitres.talk import phrases


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    turn._MOVES[:] = [None] * len(turn._MOVES)
    box.cache_clear()
    phrases.cache_clear()
