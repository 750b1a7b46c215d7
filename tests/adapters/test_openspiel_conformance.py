"""OpenSpiel's own checks of a game, run on our games."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Callable
from typing import Any

import pytest
from adapters.spiels import REDUCED, WHOLE, pyspiel
from helpers.patience import LONG_S

with warnings.catch_warnings():
    # The libraries that it imports give warnings that do not concern us.
    warnings.simplefilter("ignore")
    games_sim_test: Any = pytest.importorskip("open_spiel.python.tests.games_sim_test")


@pytest.mark.soak
@pytest.mark.parametrize("name", WHOLE + REDUCED)
def test_random_simulations_with_copies_and_serialisation(name: str, runs: Callable[[int, int], int]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=runs(1, 50), serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["mutiny_meuterer", "mutiny_traitres", "mutiny_cartagena", *REDUCED])
def test_the_simulation_test_of_openspiels_own_games(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check: Any = games_sim_test.GamesSimTest()
    check.sim_game(pyspiel.load_game(name))
    assert "terminated with" in capsys.readouterr().out


def test_all_three_are_registered_and_load_without_parameters() -> None:
    names = ["mutiny_cartagena", "mutiny_meuterer", "mutiny_traitres"]
    kinds = {kind.short_name: kind for kind in pyspiel.registered_games()}
    assert all(kinds[name].default_loadable for name in names)
    assert [pyspiel.load_game(name).num_players() for name in names] == [4, 4, 6]


def test_without_openspiel_a_sentence_says_how_to_get_it() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import mutiny.adapters.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=LONG_S)
    last = done.stderr.strip().splitlines()[-1]
    assert last.endswith(
        'MissingExtra: open_spiel is not installed; it comes with: pip install "mutiny-games[research]"'
    )
