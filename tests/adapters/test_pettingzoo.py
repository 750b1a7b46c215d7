"""PettingZoo's own tests of an environment, for all games, numbers of players and both places of the mask."""

from __future__ import annotations

import importlib
import re
import warnings
from typing import Any

import pytest
from kernel.toy import TOY

import mutiny
from mutiny.adapters.pettingzoo import MutinyEnv, env

# These tests have no types.
zoo: Any = importlib.import_module("pettingzoo.test")

TABLES = [
    (name, players)
    for name in mutiny.game_names()
    for players in range(mutiny.game(name).least, mutiny.game(name).most + 1)
]
OPTIONS: dict[str, list[dict[str, str]]] = {
    "meuterer": [{}, {"pirates": "on", "loader_returns": "discard"}, {"pirates": "double"}],
    "traitres": [{}, {"mutineers_meet": "yes"}],
    "cartagena": [{}],
}
# PettingZoo gives these warnings for every dictionary observation of a game that is not its own.
OF_DICTIONARIES = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}

each_table = pytest.mark.parametrize(("name", "players"), TABLES)


class Dealt(MutinyEnv):
    """An environment whose deals and random actions depend on a number."""

    number = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(None if seed is None else seed + 1_000 * self.number, options)


def dealt(number: int, game: Any, players: int, **choices: Any) -> Dealt:
    """Return the environment with this number."""
    table = Dealt(game, players, **choices)
    table.number = number
    for agent in table.possible_agents:
        table.action_space(agent).seed(number)
    return table


def said(table: Dealt) -> set[str]:
    """Return the warnings of PettingZoo's interface test."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        zoo.api_test(table)
    return {str(warning.message) for warning in caught}


@each_table
def test_the_api(name: str, players: int) -> None:
    for number in range(12):
        options = OPTIONS[name][number % len(OPTIONS[name])]
        table = dealt(number, name, players, **options)
        assert said(table) == OF_DICTIONARIES
        table = dealt(number, name, players, mask="info", **options)
        assert said(table) == set()


def test_the_api_with_a_third_party_s_game() -> None:
    for players in (2, 3):
        table = dealt(0, TOY, players, mask="info", start="last")
        assert said(table) == set()


@each_table
def test_seeds(name: str, players: int) -> None:
    zoo.seed_test(lambda: env(name, players=players))
    zoo.seed_test(lambda: env(name, players=players, mask="info"))


@each_table
def test_rendering(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str) -> MutinyEnv:
        return env(name, players=players, render_mode=render_mode)

    zoo.render_test(make, {"ansi": lambda text: len(text) > 100})
    assert "player_0" in capsys.readouterr().out


class SteppingClock:
    """A clock that advances by itself."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        self.now += 0.1
        return self.now


@pytest.fixture
def quick_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the five seconds for which PettingZoo measures."""
    # Import the module by its own name: the package has a function of the same name.
    monkeypatch.setattr(importlib.import_module("pettingzoo.test.performance_benchmark"), "time", SteppingClock())


@each_table
@pytest.mark.usefixtures("quick_clock")
def test_the_benchmark_runs(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    zoo.performance_benchmark(env(name, players=players))
    assert re.search(r"^\d+\.\d+ turns per second$", capsys.readouterr().out, re.MULTILINE)
