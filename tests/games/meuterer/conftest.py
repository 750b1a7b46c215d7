"""Clear all caches before every test: settings, components."""

from __future__ import annotations

import pytest

from mutiny.games.meuterer.components import card_counts, read_islands
from mutiny.games.meuterer.rules.game import GAME


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    GAME._settings.clear()
    card_counts.cache_clear()
    read_islands.cache_clear()
