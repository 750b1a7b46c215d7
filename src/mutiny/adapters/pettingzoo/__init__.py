"""The games for PettingZoo: `env("meuterer", players=4)` is an AEC environment as PettingZoo's own games are.

    from mutiny.adapters import pettingzoo as mutiny_zoo
    env = mutiny_zoo.env("meuterer", players=4, pirates="on")

`parallel_env` makes a parallel environment, in which those who decide at the same time do so in one step.

Needs the extra `research`. environment, parallel: the environments. See docs/research.md.
"""

from __future__ import annotations

from typing import Any

from mutiny.adapters.pettingzoo.environment import MutinyEnv, NotReset
from mutiny.adapters.pettingzoo.parallel import MutinyParallelEnv
from mutiny.kernel.game import Game

__all__ = ["MutinyEnv", "MutinyParallelEnv", "NotReset", "env", "parallel_env", "raw_env"]

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


def parallel_env(game: str | Game, players: int | None = None, **choices: Any) -> MutinyParallelEnv:
    """Make a parallel environment of a game. It takes the same arguments.

    >>> table = parallel_env("cartagena", players=2)
    >>> observations, infos = table.reset(seed=7)
    >>> sorted(observations)
    ['player_0', 'player_1']
    """
    return MutinyParallelEnv(game, players, **choices)
