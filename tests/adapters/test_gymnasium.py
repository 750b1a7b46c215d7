"""Gymnasium's own checker, whole games, masks, rewards and errors of the environment for one agent."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import mutiny
from mutiny import BadOptions, IllegalMove
from mutiny.adapters.gymnasium import SoloEnv, register
from mutiny.bots import NoSuchBot

NAMES = mutiny.game_names()


def played(table: Any, seed: int) -> tuple[list[float], list[Any]]:
    """Play random legal moves to the end; return the rewards and the observations."""
    rng = np.random.default_rng(seed)
    seen, info = table.reset(seed=seed)
    rewards, observations = [], [seen]
    over = False
    while not over:
        assert seen in table.observation_space
        mask = info["action_mask"] if isinstance(seen, np.ndarray) else seen["action_mask"]
        seen, reward, over, truncated, info = table.step(rng.choice(np.flatnonzero(mask)))
        assert not truncated
        assert "illegal" not in info
        rewards.append(float(reward))
        observations.append(seen)
    return rewards, observations


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mask", ["observation", "info"])
def test_gymnasium_s_checker_is_content(name: str, mask: str) -> None:
    table = gymnasium.make(f"mutiny/{name}-v0", opponents="random", mask=mask)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check_env(table.unwrapped, skip_render_check=False)
    assert [str(warning.message) for warning in caught if "render_mode" not in str(warning.message)] == []
    table.close()


@pytest.mark.parametrize("name", NAMES)
def test_whole_games_at_every_seat(name: str) -> None:
    for players in (mutiny.game(name).least, mutiny.game(name).most):
        for seat in range(players):
            table = SoloEnv(name, players, seat=seat, opponents=["random", "easy"])
            rewards, _ = played(table, seat)
            assert rewards[:-1] == [0.0] * (len(rewards) - 1)
            assert -1 / players <= rewards[-1] <= 1 - 1 / players


def test_a_seed_determines_everything() -> None:
    for name in NAMES:
        one, other = SoloEnv(name, mask="info"), SoloEnv(name, mask="info")
        rewards, observations = played(one, 3)
        again, same = played(other, 3)
        assert rewards == again
        assert all(np.array_equal(*pair) for pair in zip(observations, same, strict=True))
        assert len({one.reset(seed=seed)[0].tobytes() for seed in range(8)}) > 3
        # Without a seed, later deals continue from the last one.
        one.reset(seed=7)
        other.reset(seed=7)
        assert np.array_equal(one.reset()[0], other.reset()[0])


def test_an_illegal_action_loses_or_raises() -> None:
    table = SoloEnv("meuterer", 3)
    seen, _ = table.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    seen, reward, over, _, info = table.step(illegal)
    assert over
    assert reward == pytest.approx(-1 / 3)
    assert info["illegal"].startswith("M")
    assert seen["action_mask"].all()
    with pytest.raises(BadOptions, match="call reset"):
        table.step(0)
    table = SoloEnv("meuterer", 3, illegal="raise", mask="info")
    _, info = table.reset(seed=1)
    for action in (illegal, 10_000):
        with pytest.raises((IllegalMove, ValueError)):
            table.step(action)
    legal = int(np.flatnonzero(info["action_mask"])[0])
    assert not table.step(legal)[2]


def test_rewards_by_score() -> None:
    rewards, _ = played(SoloEnv("meuterer", 3, reward="score"), 0)
    assert rewards[-1] == pytest.approx(round(rewards[-1] * 3) / 3)


def test_pictures_and_text() -> None:
    table = SoloEnv("cartagena", 2, render_mode="ansi")
    with pytest.raises(BadOptions, match="reset"):
        table.render()
    table.reset(seed=1)
    assert "player_0" in table.render()
    table = SoloEnv("cartagena", 2, render_mode="rgb_array")
    table.reset(seed=1)
    assert table.render().dtype == np.uint8


def test_wrong_arguments_are_refused() -> None:
    for arguments, error in (
        ({"seat": 4}, "seat: '4' is not a seat; they are 0 to 3."),
        ({"opponents": []}, "opponents: name at least one bot."),
        ({"illegal": "cheat"}, "illegal: 'cheat' is not one of raise, lose."),
        ({"pirates": "many"}, "option pirates: 'many' is not one of off, on, double."),
    ):
        with pytest.raises(BadOptions, match=error):
            SoloEnv("meuterer", **arguments)
    with pytest.raises(NoSuchBot):
        SoloEnv("meuterer", opponents="mediun")


def test_games_are_registered_once() -> None:
    assert register() == register() == [f"mutiny/{name}-v0" for name in NAMES]
