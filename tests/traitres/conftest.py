"""What is kept from one game to the next is made anew for every mutant, or a mutant of its making would go unseen."""

from __future__ import annotations

import os

import pytest

from mutiny.games.traitres import turn
from mutiny.games.traitres.components import box
from mutiny.games.traitres.talk import phrases

if os.environ.get("MUTANT_UNDER_TEST"):

    @pytest.fixture(autouse=True)
    def _nothing_kept() -> None:
        turn._MOVES[:] = [None] * len(turn._MOVES)
        box.cache_clear()
        phrases.cache_clear()
