"""Clear all caches before every test: tables of moves, components."""

from __future__ import annotations

import pytest

from mutiny.games.cartagena.components import read_box
from mutiny.games.cartagena.rules import exchanges, voyage


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    voyage._DOORS[:] = [None] * len(voyage._DOORS)
    exchanges._SWAPS[:] = [None] * len(exchanges._SWAPS)
    exchanges._TRADES[:] = [None] * len(exchanges._TRADES)
    read_box.cache_clear()
