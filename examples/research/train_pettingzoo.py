"""A small agent that learns to play Meuterer through PettingZoo: a linear policy, REINFORCE, plain numpy, one page.

Usage: python examples/research/train_pettingzoo.py [--games N] [--seed S] [--svg FILE]

It plays at each seat in turn, against random players, and its reward is the difference of its score from the mean.
Progress is printed, and `--svg` draws the curve. Needs the extra `research`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mutiny.adapters import pettingzoo as mutiny_zoo
from mutiny.common.stats import Estimate, wilson
from mutiny.common.svg import Picture, ticks

PLAYERS = 4
STEP = 0.005
"""The learning rate of the policy; that of the baseline is a tenth of it."""
POINTS = 10
"""The lead in points that counts as a reward of one."""
Floats = NDArray[np.float64]


class Learner:
    """A linear policy with a weight for each action and feature: the higher their sum, the likelier the action."""

    def __init__(self, env: mutiny_zoo.MutinyEnv, seed: int) -> None:
        seen: Any = env.observation_space("player_0")
        actions: Any = env.action_space("player_0")
        self.scale = 1.0 / seen["observation"].high
        self.weights = np.zeros((actions.n, len(self.scale) + 1))
        self.worth = np.zeros(len(self.scale) + 1)
        self.rng = np.random.default_rng(seed)
        self.moves: list[tuple[Floats, NDArray[np.int64], Floats, int]] = []

    def choose(self, observation: dict[str, NDArray[np.int8]]) -> int:
        """Choose a legal action by the weights, and keep the observation and the action until the game is over."""
        seen = np.append(observation["observation"] * self.scale, 1.0)
        legal = observation["action_mask"].nonzero()[0]
        likely = np.exp(np.clip(self.weights[legal] @ seen, -30, 30))
        likely /= likely.sum()
        chosen = int(np.searchsorted(likely.cumsum(), self.rng.random() * 0.999999))
        self.moves.append((seen, legal, likely, chosen))
        return int(legal[chosen])

    def learn(self, reward: float) -> None:
        """Make the actions likelier if the game went better than expected, and less likely if worse."""
        for seen, legal, likely, chosen in self.moves:
            surprise = reward / POINTS - self.worth @ seen
            self.worth += STEP / 10 * surprise * seen
            push = -likely
            push[chosen] += 1
            self.weights[legal] += STEP * surprise * np.outer(push, seen)


def play(env: mutiny_zoo.MutinyEnv, learner: Learner, seat: int, seed: int) -> float:
    """Play one game with the learner at a seat; return its reward."""
    rng = np.random.default_rng(seed)
    own = f"player_{seat}"
    learner.moves = []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        if terminated:
            break
        if agent == own:
            env.step(learner.choose(observation))
        else:
            env.step(rng.choice(observation["action_mask"].nonzero()[0]))
    return float(env.rewards[own])


def share(env: mutiny_zoo.MutinyEnv, learner: Learner, first: int, games: int, learning: bool) -> Estimate:
    """Play some games; return the learner's share of wins, where a shared win counts as part of one."""
    wins = 0.0
    for number in range(first, first + games):
        seat = number % PLAYERS
        reward = play(env, learner, seat, number)
        best = [agent for agent in env.possible_agents if env.rewards[agent] == max(env.rewards.values())]
        wins += (f"player_{seat}" in best) / len(best)
        if learning:
            learner.learn(reward)
    return Estimate(wins / games, *wilson(wins, games))


def tell(found: Estimate) -> str:
    """Format a share."""
    return f"{found.value:.1%} won of games on other deals (95%: {found.low:.1%} to {found.high:.1%})."


def curve(shares: list[Estimate], every: int, title: str) -> str:
    """Draw the shares: a dot with its 95% interval for every `every` games."""
    left, top, wide, high = 70, 44, 520, 260
    picture = Picture(left + wide + 30, top + high + 50, title)
    axis = ticks(0.0, max(found.high for found in shares))
    points = []

    def down(value: float) -> float:
        return top + high * (1 - value / axis[-1])

    for value in axis:
        picture.line([(left, down(value)), (left + wide, down(value))], "axis")
        picture.text(left - 8, down(value) + 4, f"{value:.0%}", "end")
    for number, found in enumerate(shares):
        x = left + wide * (number + 0.5) / len(shares)
        points.append((x, down(found.value)))
        picture.line([(x, down(found.low)), (x, down(found.high))], "mark")
        picture.dot(x, down(found.value), f"games {number * every:,} to {(number + 1) * every:,}: {found.value:.1%}")
    picture.line(points, "mark")
    games = f"games won of each {every:,}, of {len(shares) * every:,} in all; par is {1 / PLAYERS:.0%}"
    picture.text(left + wide / 2, top + high + 34, games, "middle")
    return picture.svg()


def main(arguments: list[str] | None = None) -> tuple[Estimate, Estimate]:
    """Train; return the shares of games won on other deals, before and after."""
    parser = argparse.ArgumentParser(description="Train a linear policy for Meuterer through PettingZoo.")
    parser.add_argument("--games", type=int, default=1_000, help="games to learn from")
    parser.add_argument("--seed", type=int, default=1, help="of the policy's own choices and of the deals")
    parser.add_argument("--svg", type=Path, help="where to draw the curve")
    asked = parser.parse_args(arguments)
    env = mutiny_zoo.env("meuterer", players=PLAYERS, reward="score")
    learner = Learner(env, asked.seed)
    every = max(asked.games // 20, 1)
    start = asked.seed * 10_000_000
    before = share(env, learner, start + 5_000_000, 5 * every, learning=False)
    print(f"Before: {tell(before)}", flush=True)
    shares = []
    for first in range(0, asked.games, every):
        shares.append(share(env, learner, start + first, every, learning=True))
        print(f"{first + every:7,} games: {shares[-1].value:6.1%} won of the last {every:,}", flush=True)
    after = share(env, learner, start + 5_000_000, 5 * every, learning=False)
    print(f"After: {tell(after)}")
    if asked.svg is not None:
        title = "A linear policy learns Meuterer against random players"
        asked.svg.write_text(curve(shares, every, title), encoding="utf-8")
    return before, after


if __name__ == "__main__":
    main()
