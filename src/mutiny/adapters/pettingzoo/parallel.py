"""A game as a parallel environment of PettingZoo: in each step every agent acts; one with nothing to decide passes.

Decisions that the game asks for at the same time are made in one step.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

from mutiny.adapters.choices import ILLEGAL, one_of
from mutiny.adapters.pettingzoo.environment import MutinyEnv, NotReset
from mutiny.adapters.returns import worst
from mutiny.adapters.rows import mask_of
from mutiny.common.extras import OptionalImports
from mutiny.kernel.errors import IllegalMove, MalformedMove
from mutiny.kernel.game import Game

with OptionalImports("research"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import ParallelEnv

AgentDict = dict[str, Any]
UNBOUND = ("agents",)


class MutinyParallelEnv(ParallelEnv[str, Any, Any], EzPickle):
    """One table of a game, with the arguments of `MutinyEnv`.

    There is one action more than the game has, the last one, `pass_action`: the only one that is legal for an agent
    that has nothing to decide. Such an agent may also be left out of the actions of a step. With `illegal` as "lose",
    an illegal action does not raise `IllegalMove`: it ends the game, with the reward of a loss for that agent and
    nothing for the others, and the agent's info has the reason as "illegal".

    >>> table = MutinyParallelEnv("meuterer", players=3)
    >>> observations, infos = table.reset(seed=1)
    >>> while table.agents:
    ...     actions = {agent: seen["action_mask"].argmax() for agent, seen in observations.items()}
    ...     observations, rewards, terminations, truncations, infos = table.step(actions)
    >>> round(sum(rewards.values()), 6)
    0.0
    """

    metadata: dict[str, Any]

    def __init__(self, game: str | Game, players: int | None = None, *, illegal: str = "raise", **choices: Any) -> None:
        # A copy, in this process or another, is made from the same arguments.
        EzPickle.__init__(self, game, players, illegal=illegal, **choices)
        self._raises = one_of("illegal", illegal, ILLEGAL) == "raise"
        self._table = table = MutinyEnv(game, players, **choices)
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.metadata = {**table.metadata, "is_parallelizable": True}
        self.pass_action = table.actions
        """The action of an agent that has nothing to decide."""
        self.observation_spaces = {agent: self._space(agent) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(table.actions + 1) for agent in self.possible_agents}
        self.state_space = table.state_space

    def _space(self, agent: str) -> spaces.Space[Any]:
        space = self._table.observation_space(agent)
        if not isinstance(space, spaces.Dict):
            return space
        mask = spaces.Box(0, 1, (self.pass_action + 1,), np.int8)
        return spaces.Dict({"observation": space["observation"], "action_mask": mask})

    def __getattr__(self, name: str) -> Any:
        """Handle a missing attribute: one that exists only after the first reset, or an unknown one."""
        if name in UNBOUND:
            raise NotReset
        raise AttributeError(f"a {type(self).__name__} has no {name!r}.")

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations; the same for all."""
        return self.observation_spaces[self.possible_agents[self._table.seat(agent)]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of all action numbers; the mask tells which are legal."""
        return self.action_spaces[self.possible_agents[self._table.seat(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[AgentDict, AgentDict]:
        """Deal a new game, as `MutinyEnv.reset` does; returns the observations and infos."""
        self._table.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._observations()

    def step(self, actions: Mapping[str, Any]) -> tuple[AgentDict, AgentDict, AgentDict, AgentDict, AgentDict]:
        """Make the moves of all agents that are to act.

        Returns observations, rewards, terminations, truncations and infos. An illegal action raises `IllegalMove` with
        the reason, and changes nothing. Once the game is over there are no agents; a step without actions then returns
        nothing.
        """
        table = self._table
        if not self.agents and not actions:
            return {}, {}, {}, {}, {}
        acting = [self.possible_agents[seat] for seat in table.acting]
        try:
            chosen = self._checked(actions, acting)
        except IllegalMove as error:
            if self._raises:
                raise
            return self._lost(actions, acting, error)
        for agent in acting:
            # The decisions of one moment are independent, so it does not matter that they are made in seat order.
            table.step(chosen[agent])
        over = not table.acting
        agents = self.agents
        rewards = dict(table.rewards) if over else dict.fromkeys(agents, 0.0)
        observations, infos = self._observations()
        if over:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _lost(
        self, actions: Mapping[str, Any], acting: list[str], error: IllegalMove
    ) -> tuple[AgentDict, AgentDict, AgentDict, AgentDict, AgentDict]:
        """End the game, because the first agent with an illegal action has lost it."""
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        offender = next(agent for agent in agents if self._is_illegal(agent, actions, acting))
        rewards[offender] = worst(len(agents))
        observations, infos = self._observations()
        infos[offender]["illegal"] = str(error)
        self.agents = []
        return observations, rewards, dict.fromkeys(agents, True), dict.fromkeys(agents, False), infos

    def _is_illegal(self, agent: str, actions: Mapping[str, Any], acting: list[str]) -> bool:
        if agent not in acting:
            return agent in actions and index(actions[agent]) != self.pass_action
        return agent not in actions or index(actions[agent]) not in self._table.legal(self._table.seat(agent))

    def _checked(self, actions: Mapping[str, Any], acting: list[str]) -> dict[str, int]:
        """Return the action of each agent that is to act; refuse the others before anything is changed."""
        table = self._table
        found: dict[str, int] = {}
        for agent, action in actions.items():
            seat = table.seat(agent)
            try:
                number = index(action)
            except TypeError:
                raise MalformedMove(str(action), f"an action is a number from 0 to {self.pass_action}") from None
            if agent in acting:
                table.check(seat, number)
                found[agent] = number
            elif number != self.pass_action:
                reason = f"{agent} has nothing to decide: the only action is {self.pass_action}, to pass"
                raise IllegalMove(table.clause, reason)
        for agent in acting:
            if agent not in found:
                raise IllegalMove(table.clause, f"{agent} is to act, and the step has no action for it")
        return found

    def _observations(self) -> tuple[AgentDict, AgentDict]:
        """Return the observation and the info of every agent, with fresh arrays."""
        table = self._table
        observations: AgentDict = {}
        infos: AgentDict = {}
        acting = table.acting
        for seat, agent in enumerate(self.agents):
            legal = table.legal(seat) if seat in acting else (self.pass_action,)
            mask = np.frombuffer(mask_of(legal, self.pass_action + 1), np.int8)
            row = table.row(seat)
            if table.mask_in_info:
                observations[agent], infos[agent] = row, {"action_mask": mask}
            else:
                observations[agent], infos[agent] = {"observation": row, "action_mask": mask}, {}
        return observations, infos

    def state(self) -> Any:
        """Return the observations of all seats, one after another: for training only, as no player knows them all."""
        return self._table.state()

    def render(self) -> Any:
        """Render the table, according to `render_mode`."""
        return self._table.render()

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
