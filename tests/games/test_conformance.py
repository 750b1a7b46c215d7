"""Our games pass the conformance suite, with random players, options and moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from helpers.soaking import varied

import mutiny
from mutiny.kernel.discovery import game_names
from mutiny.testing import check_game


@pytest.mark.soak
@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("name", game_names())
def test_our_games_conform(name: str, number: int, runs: Callable[[int, int], int]) -> None:
    # The pure form, which is slow and measured for coverage, plays fewer games; the compiled form plays all of them.
    usual = 5 if mutiny.form() == "compiled" else 2
    check_game(mutiny.game(name), games=runs(usual, 400), seed=varied(f"{name} {number}").encode())
