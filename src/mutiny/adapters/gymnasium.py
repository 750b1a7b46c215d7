"""The games for Gymnasium, for one agent: `gymnasium.make("mutiny/meuterer-v0", players=4, opponents="medium")`.

Importing this module registers an environment for every installed game, those of plug-ins too. The other seats belong
to bots. Needs the extra `research`, or `train`. See docs/research.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from os import urandom
from typing import Any

from mutiny.adapters.choices import (
    ILLEGAL,
    MASKS,
    REWARDS,
    check_scores,
    game_of,
    one_of,
    options_of,
    players_of,
)
from mutiny.adapters.pictures import picture
from mutiny.adapters.returns import centred, worst
from mutiny.adapters.rows import features_of, mask_of
from mutiny.bots import BotDriver, BotSpec, seat_bot
from mutiny.common.extras import OptionalImports
from mutiny.drawing import draw_view
from mutiny.kernel.commitment import seed_of
from mutiny.kernel.discovery import game_names
from mutiny.kernel.errors import BadOptions, IllegalMove, MalformedMove
from mutiny.kernel.events import Event
from mutiny.kernel.game import Game
from mutiny.kernel.match import phrase_event
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

with OptionalImports("research"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

__all__ = ["SoloEnv", "register"]

NAMESPACE = "mutiny"
RENDER_MODES = ("ansi", "rgb_array")


class SoloEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; the other seats belong to bots.

    `game` is a game's name or the game itself, `players` the number of players (four, unless the game is for fewer),
    `seat` the agent's seat. `opponents` names the bots: one name, or a list that is repeated around the table. The
    options of the game are given by name, with underscores for hyphens, or together as `options`.

    `mask` tells where the legal actions are: in the observation, which is then a dictionary of "observation" and
    "action_mask", or with "info" in the info, and the observation is an array. `reward` is "win" (the winners share 1,
    less 1 / players) or, if the game has scores, "score" (the seat's score less the mean of all); it comes at the end.
    With `illegal` as "lose", an illegal action ends the game with the reward of a loss, and the info has the reason as
    "illegal"; with "raise" it raises `IllegalMove` and changes nothing.

    >>> table = SoloEnv("meuterer", players=3, opponents="easy")
    >>> observation, info = table.reset(seed=1)
    >>> over = False
    >>> while not over:
    ...     observation, reward, over, truncated, info = table.step(observation["action_mask"].argmax())
    >>> bool(observation["action_mask"].all())
    True
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (Gymnasium's own name and type)
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "medium",
        mask: str = "observation",
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        options: Mapping[str, str] | None = None,
        **named: Any,
    ) -> None:
        self._game = game_of(game)
        self._players = players_of(self._game, players)
        self._options = options_of(self._game, options, named)
        if type(seat) is not int or not 0 <= seat < self._players:
            raise BadOptions(f"seat: {str(seat)[:40]!r} is not a seat; they are 0 to {self._players - 1}.")
        self._seat = seat
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        if not names:
            raise BadOptions("opponents: name at least one bot.")
        others = [other for other in range(self._players) if other != seat]
        self._makers = {other: BotSpec(names[place % len(names)]) for place, other in enumerate(others)}
        self._in_info = one_of("mask", mask, MASKS) == "info"
        self._by_score = one_of("reward", reward, REWARDS) == "score"
        if self._by_score:
            check_scores(self._game, self._players, self._options)
        self._raises = one_of("illegal", illegal, ILLEGAL) == "raise"
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, RENDER_MODES)
        features = features_of(self._game, self._players, self._options)
        self._row = features.row
        self._actions = self._game.actions
        row = spaces.Box(0, np.array(features.most(), np.uint8), dtype=np.uint8)
        if self._in_info:
            self.observation_space = row
        else:
            mask_space = spaces.Box(0, 1, (self._actions,), np.int8)
            self.observation_space = spaces.Dict({"observation": row, "action_mask": mask_space})
        self.action_space = spaces.Discrete(self._actions)
        self._rng = Rng(urandom(32))
        self._state: State | None = None
        self._ended = True
        self._bots: dict[int, BotDriver] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game, and let the bots play until the agent is to act.

        A seed determines this deal and all later ones. `options` is part of Gymnasium's interface and is ignored: the
        game's options are chosen when the environment is made.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Rng(seed_of("gymnasium", index(seed)))
        while True:
            self.close()
            state = self._game.new(self._players, self._options)
            self._state = state
            self._ended = False
            # The bots' dice are a stream of their own.
            dice = self._rng.fork(f"bots {self._rng.below(1 << 62)}")
            self._bots = {
                seat: seat_bot(maker, seat, self._players, dice.fork(str(seat)), self._game)
                for seat, maker in self._makers.items()
            }
            for bot in self._bots.values():
                bot.begin(self._options)
            self._let_play(state)
            # In some games the others can end it before the agent's first decision: that teaches nothing.
            if not state.over:
                return self._seen(state), self._info(state)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make the agent's move, and let the bots play until it is to act again or the game is over."""
        state = self._state
        if state is None or self._ended:
            raise BadOptions("the game is over, or nothing has been dealt yet: call reset().")
        try:
            number = index(action)
        except TypeError:
            raise MalformedMove(str(action), f"an action is a number from 0 to {self._actions - 1}") from None
        try:
            events = state.apply_with_events(self._seat, number)
        except (IllegalMove, MalformedMove) as error:
            if self._raises:
                raise
            self._end()
            return self._seen(state), worst(self._players), True, False, {**self._info(state), "illegal": str(error)}
        self._tell(events)
        self._let_play(state)
        if not state.over:
            return self._seen(state), 0.0, False, False, self._info(state)
        self._end()
        return self._seen(state), self._reward(state), True, False, self._info(state)

    def _let_play(self, state: State) -> None:
        """Apply chance and the bots' decisions until the agent is to act or the game is over."""
        while not state.over:
            if state.awaits_chance:
                self._tell(state.apply_chance_with_events(state.sample_chance(self._rng)))
                continue
            # Those who decide at the same time do so in seat order; no observation shows what others have decided.
            seat = state.acting[0]
            if seat == self._seat:
                return
            bot = self._bots[seat]
            observation = bot.observe(state)
            phrase = bot.speak(state, observation)
            if phrase is not None:
                self._tell([phrase_event(state, bot.seat, phrase)])
            self._tell(state.apply_with_events(bot.seat, bot.decide(observation)))

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            for bot in self._bots.values():
                bot.tell(event)

    def _end(self) -> None:
        self._ended = True
        self.close()

    def _reward(self, state: State) -> float:
        result = state.result()
        if self._by_score:
            scores: list[int] = result["scores"]
            return float(scores[self._seat] - sum(scores) / self._players)
        return centred(result["winners"], self._players)[self._seat]

    def _mask(self, state: State) -> Any:
        """Return the mask of legal actions; at the end it is all ones, because a maximum over none is undefined."""
        if self._ended:
            return np.ones(self._actions, np.int8)
        return np.frombuffer(mask_of(state.legal_actions(self._seat), self._actions), np.int8)

    def _seen(self, state: State) -> Any:
        row = np.frombuffer(bytearray(self._row(state, self._seat)), np.uint8)
        return row if self._in_info else {"observation": row, "action_mask": self._mask(state)}

    def _info(self, state: State) -> dict[str, Any]:
        return {"action_mask": self._mask(state)} if self._in_info else {}

    def render(self) -> Any:
        """Return the table as the agent sees it: as text, or as an array of pixels."""
        if self._state is None:
            raise BadOptions("nothing has been dealt yet: call reset() first.")
        view = self._state.view(self._seat)
        names = [f"player_{seat}" for seat in range(self._players)]
        if self.render_mode == "rgb_array":
            return np.asarray(picture(view, names))
        return draw_view(view, names, "en")

    def close(self) -> None:
        """Let the bots release their resources."""
        for bot in self._bots.values():
            bot.end()
        self._bots = {}


def register() -> list[str]:
    """Register the installed games that are not registered yet, and return the ids of all.

    >>> "mutiny/meuterer-v0" in register()
    True
    """
    found = []
    for name in game_names():
        known_as = f"{NAMESPACE}/{name}-v0"
        if known_as not in gymnasium.registry:
            gymnasium.register(known_as, entry_point=f"{__name__}:{SoloEnv.__name__}", kwargs={"game": name})
        found.append(known_as)
    return found


register()
