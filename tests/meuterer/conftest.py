"""What is kept from one game to the next is made anew for every mutant, or a mutant of its making would go unseen."""

from __future__ import annotations

import os

import pytest

from mutiny.games.meuterer import offering
from mutiny.games.meuterer.components import card_counts, read_islands
from mutiny.games.meuterer.rules import GAME

if os.environ.get("MUTANT_UNDER_TEST"):

    @pytest.fixture(autouse=True)
    def _nothing_kept() -> None:
        GAME._settings.clear()
        offering._MOVES[:] = [None] * len(offering._MOVES)
        card_counts.cache_clear()
        read_islands.cache_clear()
