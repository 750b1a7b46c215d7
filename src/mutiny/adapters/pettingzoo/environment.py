"""A game as an AEC environment of PettingZoo: agents in turn, an observation and a mask for each, rewards at the end.

It is fast because it does nothing twice: observations are made on request, dictionaries change only when the game ends,
and the order of calls is checked here instead of by wrappers, each of which would cost as much as a move.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from os import urandom
from typing import Any, Final, TypeAlias

from mutiny.adapters.choices import (
    MASKS,
    RENDER_MODES,
    REWARDS,
    Seats,
    check_scores,
    game_of,
    one_of,
    options_of,
    players_of,
    seat_of,
)
from mutiny.adapters.pictures import picture
from mutiny.adapters.returns import centred
from mutiny.adapters.rows import features_of, mask_of
from mutiny.common.extras import OptionalImports
from mutiny.drawing import draw_view
from mutiny.kernel.commitment import seed_of
from mutiny.kernel.errors import BadOptions, IllegalMove, MalformedMove
from mutiny.kernel.game import Game
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

with OptionalImports("research"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from numpy import frombuffer
    from numpy.typing import NDArray
    from pettingzoo import AECEnv

Observation: TypeAlias = "NDArray[np.uint8] | dict[str, NDArray[Any]]"

# Constants: numpy would look them up for every array.
UINT8: Final = np.dtype(np.uint8)
INT8: Final = np.dtype(np.int8)
AFTER_RESET: Final = frozenset(
    ("agents", "rewards", "terminations", "truncations", "infos", "agent_selection", "num_agents", "_state")
)
NOBODY: Final = -1
"""The acting seat of a game that is over."""


class NotReset(AttributeError):
    """An environment was used before its first `reset`. It is an AttributeError, as in PettingZoo."""

    def __init__(self) -> None:
        super().__init__("nothing has been dealt yet: call reset() first.")


class MutinyEnv(AECEnv[str, Any, Any], EzPickle):
    """One table of a game.

    `game` is a game's name or the game itself, `players` the number of players (four, unless the game is for fewer).
    The options of the game are given by name, with underscores for hyphens, or together as `options`.

    `mask` tells where the legal actions are: in the observation, which is then a dictionary of "observation" and
    "action_mask" as in PettingZoo's own games, or with "info" in the agent's info, and the observation is an array.
    `reward` is "win" (the winners share 1, less 1 / players each; the sum is 0) or, if the game has scores, "score"
    (the seat's score less the mean of all); both come at the end. `render_mode` is "ansi", "rgb_array" or "human", for
    a spectator or, with `render_seat`, for a seat.

    >>> table = MutinyEnv("meuterer", players=3)
    >>> table.reset(seed=1)
    >>> for agent in table.agent_iter():
    ...     observation, reward, terminated, truncated, info = table.last()
    ...     over = terminated or truncated
    ...     table.step(None if over else observation["action_mask"].argmax())
    >>> table.agents
    []
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        mask: str = "observation",
        reward: str = "win",
        render_seat: int | str | None = None,
        options: Mapping[str, str] | None = None,
        **named: Any,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # PettingZoo's has no types
        # A copy, in this process or another, is made from the same arguments, as in PettingZoo's own games.
        EzPickle.__init__(
            self,
            game,
            players,
            render_mode=render_mode,
            mask=mask,
            reward=reward,
            render_seat=render_seat,
            options=options,
            **named,
        )
        self._game = game_of(game)
        self._players = players_of(self._game, players)
        self._options = options_of(self._game, options, named)
        features = features_of(self._game, self._players, self._options)
        self._row = features.row
        self._actions = self._game.actions
        self._in_info = one_of("mask", mask, MASKS) == "info"
        self._by_score = one_of("reward", reward, REWARDS) == "score"
        if self._by_score:
            check_scores(self._game, self._players, self._options)
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, RENDER_MODES)
        self.possible_agents = [f"player_{seat}" for seat in range(self._players)]
        self._seats = Seats(self.possible_agents)
        self._render_seat = seat_of(render_seat, self.possible_agents)
        self.metadata = {
            "name": f"mutiny_{self._game.name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        most = np.array(features.most(), np.uint8)
        self.observation_spaces = {agent: self._space(most) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, np.tile(most, self._players), dtype=np.uint8)
        # The mask of an agent that is not to act: nothing is legal, or at the end everything.
        self._nothing = np.zeros(self._actions, np.int8)
        self._everything = np.ones(self._actions, np.int8)
        self._rng = Rng(urandom(32))

    def _space(self, most: NDArray[np.uint8]) -> spaces.Space[Any]:
        row = spaces.Box(0, most, dtype=np.uint8)
        if self._in_info:
            return row
        return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (self._actions,), np.int8)})

    def __getattr__(self, name: str) -> Any:
        """Handle a missing attribute: one that exists only after the first reset, or an unknown one."""
        if name in AFTER_RESET:
            raise NotReset
        raise AttributeError(f"a {type(self).__name__} has no {name!r}.")

    # The members below serve the parallel environment.

    @property
    def actions(self) -> int:
        """The number of actions of the game."""
        return self._actions

    @property
    def mask_in_info(self) -> bool:
        """Whether the mask is in the info."""
        return self._in_info

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that are to act at the same time; none once the game is over."""
        return self._state.acting

    @property
    def clause(self) -> str:
        """The clause of the rules that applies now."""
        return self._state.clause()

    def seat(self, agent: str) -> int:
        """Return the seat of an agent."""
        return self._seats[agent]

    def legal(self, seat: int) -> tuple[int, ...]:
        """Return the legal actions of a seat that is to act."""
        return self._state.legal_actions(seat)

    def check(self, seat: int, action: int) -> None:
        """Raise IllegalMove, with the reason, if an action is illegal for a seat that is to act."""
        if action not in self._state.legal_actions(seat):
            self._state.copy().apply(seat, action)

    def row(self, seat: int) -> NDArray[np.uint8]:
        """Return what a seat knows, as a new array."""
        return frombuffer(bytearray(self._row(self._state, seat)), UINT8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations; the same for all."""
        return self.observation_spaces[self.possible_agents[self._seats[agent]]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of all action numbers; the mask tells which are legal."""
        return self.action_spaces[self.possible_agents[self._seats[agent]]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed determines this deal and all later ones.

        Without a seed, the deals continue from the last one; if there was none, they are unpredictable. `options` is
        part of PettingZoo's interface and is ignored: the game's options are chosen when the environment is made.
        """
        if seed is not None:
            self._rng = Rng(seed_of("pettingzoo", _number("the seed", seed)))
        agents = self.possible_agents[:]
        self.agents = agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: self._info(self._nothing) if self._in_info else {} for agent in agents}
        self._state = self._game.new(self._players, self._options)
        self._seat = NOBODY
        self._go_on(self._state)
        if self.render_mode == "human":
            self.render()

    def _info(self, mask: NDArray[np.int8]) -> dict[str, Any]:
        """Return the info of an agent that is not to act."""
        return {"action_mask": mask.copy()}

    def step(self, action: Any) -> None:
        """Make the move of the selected agent, by the number of its action.

        An illegal action raises `IllegalMove` with the reason, and changes nothing. When the game is over, every agent
        steps once more, with None, as PettingZoo requires.
        """
        state = self._state
        seat = self._seat
        if seat == NOBODY:
            self._leave(action)
            return
        try:
            number = index(action)
        except TypeError:
            raise MalformedMove(str(action), f"an action is a number from 0 to {self._actions - 1}") from None
        state.apply(seat, number)
        if self._in_info:
            self.infos[self.agent_selection] = self._info(self._nothing)
        self._go_on(state)
        if self.render_mode == "human":
            self.render()

    def _go_on(self, state: State) -> None:
        """Apply the chance events until a seat is to act or the game is over.

        Simultaneous decisions are made one after another, in the order of the seats. No observation shows the decisions
        of others before all have decided.
        """
        rng = self._rng
        while state.awaits_chance:
            state.apply_chance(state.sample_chance(rng))
        acting = state.acting
        if acting:
            self._seat = seat = acting[0]
            self.agent_selection = agent = self.possible_agents[seat]
            if self._in_info:
                self.infos[agent] = {"action_mask": self._mask(state, seat)}
        else:
            self._end(state)

    def _end(self, state: State) -> None:
        self._seat = NOBODY
        result = state.result()
        agents = self.agents
        if not self._by_score:
            worth = centred(result["winners"], self._players)
        else:
            mean = sum(result["scores"]) / self._players
            worth = [score - mean for score in result["scores"]]
        self.rewards = dict(zip(agents, worth, strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(agents, True)
        if self._in_info:
            self.infos = {agent: self._info(self._everything) for agent in agents}
        self.agent_selection = agents[0]

    def _leave(self, action: Any) -> None:
        """After the end, remove an agent that steps with None."""
        if not self.agents:
            raise self._all_gone()
        if action is not None:
            raise IllegalMove(self._state.clause(), "the game is over: the only action is None")
        self._was_dead_step(action)

    def _all_gone(self) -> IllegalMove:
        return IllegalMove(self._state.clause(), "the game is over and all agents are gone: call reset()")

    def _was_dead_step(self, action: Any) -> None:
        """Remove an agent and select the next: a game ends for all at once, so all of them leave in order."""
        agents = self.agents
        agent = agents.pop(0)
        del self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]
        self.rewards = dict.fromkeys(agents, 0.0)
        if agents:
            self.agent_selection = agents[0]

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return observation, reward since its last turn, terminated, truncated and info of the selected agent."""
        agent = self.agent_selection
        if not self.agents:
            raise self._all_gone()
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Any:
        """Return what an agent knows: a new array each time, which the caller may keep or change.

        Its mask has no legal action while another agent is to act. When the game is over every action is legal, because
        a maximum over no actions is undefined.
        """
        state = self._state
        seat = self._seats[agent]
        row = frombuffer(bytearray(self._row(state, seat)), UINT8)
        return row if self._in_info else {"observation": row, "action_mask": self._mask(state, seat)}

    def _mask(self, state: State, seat: int) -> NDArray[np.int8]:
        if seat == self._seat:
            return frombuffer(mask_of(state.legal_actions(seat), self._actions), INT8)
        return (self._everything if self._seat == NOBODY else self._nothing).copy()

    def state(self) -> NDArray[np.uint8]:
        """Return the observations of all seats, one after another: for training only, as no player knows them all."""
        state = self._state
        rows = [self._row(state, seat) for seat in range(self._players)]
        return frombuffer(bytearray(b"".join(rows)), UINT8)

    def render(self) -> Any:
        """Render the table as text, as an array of pixels, or on the screen, according to `render_mode`."""
        view = self._state.view(self._render_seat)
        if self.render_mode == "rgb_array":
            return np.asarray(picture(view, self.possible_agents))
        text = draw_view(view, self.possible_agents, "en")
        if self.render_mode == "ansi":
            return text
        if self.render_mode is None:
            raise BadOptions(f"nothing to render to: give a render_mode, one of {', '.join(RENDER_MODES)}.")
        print(text, end="\n\n", flush=True)
        return None

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


def _number(what: str, value: Any) -> int:
    try:
        return index(value)
    except TypeError:
        raise BadOptions(f"{what} must be a whole number, not {str(value)[:40]!r}.") from None
