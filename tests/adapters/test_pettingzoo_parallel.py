"""PettingZoo's own test of a parallel environment, for all games; simultaneous decisions, masks, and errors."""

from __future__ import annotations

import importlib
import pickle
import warnings
from typing import Any

import numpy as np
import pytest

import mutiny
from mutiny import IllegalMove, MalformedMove
from mutiny.adapters.pettingzoo import MutinyParallelEnv, NotReset, env, parallel_env

# These tests have no types.
zoo: Any = importlib.import_module("pettingzoo.test")

TABLES = [
    (name, players) for name in mutiny.game_names() for players in {mutiny.game(name).least, mutiny.game(name).most}
]
each_table = pytest.mark.parametrize(("name", "players"), TABLES)


def chosen(observations: dict[str, Any], rng: np.random.Generator) -> dict[str, int]:
    return {agent: int(rng.choice(np.flatnonzero(seen["action_mask"]))) for agent, seen in observations.items()}


@each_table
def test_the_api(name: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        zoo.parallel_api_test(parallel_env(name, players), num_cycles=300)
    assert [str(warning.message) for warning in caught] == []


@each_table
def test_seeds(name: str, players: int) -> None:
    zoo.parallel_seed_test(lambda: parallel_env(name, players, illegal="lose"), num_cycles=20)


@each_table
def test_the_same_game_as_in_turn(name: str, players: int) -> None:
    """The same decisions lead to the same observations and rewards; those of one moment take one step."""
    together = sum(compared(name, players, seed) for seed in range(4))
    assert (together > 0) is (name == "cartagena")


def compared(name: str, players: int, seed: int) -> int:
    """Play a game in both environments; return the number of steps in which several agents decided."""
    parallel, turns = parallel_env(name, players), env(name, players)
    rng = np.random.default_rng(seed)
    together = 0
    observations, _ = parallel.reset(seed=seed)
    turns.reset(seed=seed)
    rewards: dict[str, float] = {}
    terminations: dict[str, bool] = {}
    while parallel.agents:
        for agent, seen in observations.items():
            assert seen in parallel.observation_space(agent)
            assert np.array_equal(seen["observation"], turns.observe(agent)["observation"])
        actions = chosen(observations, rng)
        acting = [agent for agent, action in actions.items() if action != parallel.pass_action]
        together += len(acting) > 1
        for agent in acting:
            assert turns.agent_selection == agent
            turns.step(actions[agent])
        # An agent that has nothing to decide may be left out.
        some = {agent: actions[agent] for agent in acting} if rng.random() < 0.5 else actions
        observations, rewards, terminations, truncations, _ = parallel.step(some)
        assert not any(truncations.values())
    assert all(terminations.values())
    assert rewards == turns.rewards
    assert parallel.step({}) == ({}, {}, {}, {}, {})
    return together


def test_an_illegal_action_may_lose() -> None:
    table = parallel_env("meuterer", 3, illegal="lose")
    observations, _ = table.reset(seed=1)
    legal = chosen(observations, np.random.default_rng(0))
    agent = next(agent for agent, action in legal.items() if action == table.pass_action)
    _, rewards, terminations, _, infos = table.step({**legal, agent: 0})
    assert rewards == {other: -1 / 3 if other == agent else 0.0 for other in legal}
    assert all(terminations.values())
    assert "has nothing to decide" in infos[agent]["illegal"]
    assert table.agents == []


def test_the_mask_in_the_info() -> None:
    table = parallel_env("traitres", 3, mask="info")
    observations, infos = table.reset(seed=1)
    for agent, info in infos.items():
        assert observations[agent] in table.observation_space(agent)
        legal = np.flatnonzero(info["action_mask"])
        assert (list(legal) == [table.pass_action]) is (agent != f"player_{table._table.acting[0]}")


def test_a_refused_step_changes_nothing() -> None:
    table = parallel_env("meuterer", 3)
    with pytest.raises(NotReset):
        _ = table.agents
    observations, _ = table.reset(seed=1)
    before = table.state()
    acting = next(agent for agent, seen in observations.items() if not seen["action_mask"][-1])
    other = next(agent for agent in observations if agent != acting)
    illegal = int(np.flatnonzero(observations[acting]["action_mask"] == 0)[0])
    legal = int(np.flatnonzero(observations[acting]["action_mask"])[0])
    for actions, error in (
        ({acting: illegal}, IllegalMove),
        ({acting: legal, other: 0}, IllegalMove),
        ({other: table.pass_action}, IllegalMove),
        ({acting: "x"}, MalformedMove),
    ):
        with pytest.raises(error):
            table.step(actions)
        assert np.array_equal(before, table.state())
    copy = pickle.loads(pickle.dumps(table))
    assert isinstance(copy, MutinyParallelEnv)
    assert copy.pass_action == table.pass_action
