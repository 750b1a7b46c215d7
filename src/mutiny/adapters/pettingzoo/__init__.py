"""The games for PettingZoo: `env("meuterer", players=4)` is an AEC environment as PettingZoo's own games are.

    from mutiny.adapters import pettingzoo as mutiny_zoo
    env = mutiny_zoo.env("meuterer", players=4, pirates="on")

Needs the extra `research`. environment: the environment. See docs/research.md.
"""

from __future__ import annotations

from typing import Any

from mutiny.adapters.pettingzoo.environment import MutinyEnv, NotReset
from mutiny.kernel.game import Game

__all__ = ["MutinyEnv", "NotReset", "env", "raw_env"]

raw_env = MutinyEnv
"""The environment itself; `env` makes the same, because it checks the order of calls without wrappers."""


def env(game: str | Game, players: int | None = None, **choices: Any) -> MutinyEnv:
    """Make an environment of a game. It takes all arguments of `MutinyEnv` by name, including the game's options.

    >>> table = env("meuterer", players=3, pirates="on", loader_returns="discard")
    >>> table.reset(seed=7)
    >>> table.agent_selection in table.possible_agents
    True
    >>> env("meuterer", pirates="many")
    Traceback (most recent call last):
    mutiny.kernel.errors.BadOptions: option pirates: 'many' is not one of off, on, double.
    """
    return MutinyEnv(game, players, **choices)
