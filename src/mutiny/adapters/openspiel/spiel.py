"""OpenSpiel's classes for our games: the game, its states, and the observer.

The methods that a Python loop calls on a state are answered here, not through C++, which is several times faster; C++
calls the same methods by its own names. C++ keeps its own history. A `SequentialGame` logs the actions from Python,
and C++ receives them before it adds one. A state has one attribute, its `SequentialGame`, by which C++ copies and
pickles it, so the actions that C++ has not seen yet are part of every copy.
"""

from __future__ import annotations

from functools import partial
from operator import index
from struct import pack
from typing import Any, cast

from mutiny.adapters.openspiel.bases import SpielGame, SpielState, np, pyspiel
from mutiny.adapters.openspiel.history import CHANCE, History
from mutiny.adapters.openspiel.history_hash import PLACES, scattered
from mutiny.adapters.openspiel.sequential import TERMINAL, SequentialGame
from mutiny.adapters.openspiel.worlds import Way, one_of, ways_to
from mutiny.adapters.openspiel_rules import ENTRIES, Parameter, SpielRules, rules_for
from mutiny.adapters.returns import best, worst
from mutiny.kernel.errors import MutinyError, NoSuchSeat
from mutiny.kernel.rng import Rng

WAYS_KEPT = 999
TYPES: dict[str, Any] = {}
"""The pyspiel.GameType of each registered game, by name."""


def game_type(name: str, title: str) -> Any:
    """Return OpenSpiel's static description of a game."""
    entry = ENTRIES[name]
    numbers = entry.game.features(entry.players) is not None
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=entry.game.most,
        min_num_players=entry.game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=numbers,
        provides_observation_string=True,
        provides_observation_tensor=numbers,
        parameter_specification=entry.parameters(),
    )


class MutinyGame(SpielGame):
    """A game of this program as OpenSpiel loads it.

    >>> game = pyspiel.load_game("mutiny_cartagena(players=2)")
    >>> game.num_players(), game.max_game_length(), game.utility_sum()
    (2, 1155, 0.0)
    """

    def __init__(self, name: str, parameters: dict[str, Parameter]) -> None:
        rules = rules_for(name, parameters)
        bounds = rules.bounds()
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.game.actions,
            max_chance_outcomes=bounds.outcomes,
            num_players=rules.players,
            min_utility=worst(rules.players),
            max_utility=best(bounds.fewest, rules.players),
            utility_sum=0.0,
            max_game_length=bounds.decisions,
        )
        super().__init__(TYPES[name], info, dict(rules.made_by[1]))
        self._rules = rules

    @property
    def rules(self) -> SpielRules:
        """The rules of the game. An unpickled game has no attributes and finds them again."""
        rules: SpielRules | None = self.__dict__.get("_rules")
        if rules is None:
            rules = rules_for(self.get_type().short_name, self.get_parameters())
            self._rules = rules
        return rules

    def max_chance_nodes_in_history(self) -> int:
        """Return the most chance events in a game."""
        return self.rules.bounds().draws

    def new_initial_state(self) -> MutinyState:
        """Return the initial state."""
        return MutinyState(self, SequentialGame(self.rules))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer for states of this game, for C++ and for `open_spiel.python.observation`."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.rules, kind, params)


class AppliedAction:
    """Replaces a game while C++ catches up on an action: it names the player, and does not apply the action again."""

    log = ()

    def __init__(self, player: int) -> None:
        self.player = player
        self.synced = 0

    def apply(self, action: int) -> None:
        """Do nothing: the action has been applied."""


class MutinyState(SpielState):
    """A state of a game, as OpenSpiel has it.

    >>> state = pyspiel.load_game("mutiny_traitres(players=3)").new_initial_state()
    >>> state.is_chance_node(), state.chance_outcomes()
    (True, [(0, 0.6666666666666666), (1, 0.3333333333333333)])
    >>> state.apply_action(1)
    >>> print(state.information_state_string(0))
    0
    ["role","T0.2",0,"mutineer"]
    ["role","T0.2",1]
    ["role","T0.2",2]
    """

    def __init__(self, game: MutinyGame, sequential: SequentialGame) -> None:
        super().__init__(game)
        self._sequential = sequential

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's number for chance or for the end."""
        return self._sequential.player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._sequential.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Return whether chance is next."""
        return self._sequential.player == CHANCE

    def is_player_node(self) -> bool:
        """Return whether a seat is to act."""
        return self._sequential.player >= 0

    def is_simultaneous_node(self) -> bool:
        """Return False: simultaneous decisions are made one after another, and nobody sees those before."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of the player to act, ascending; none for other seats. For chance, the outcomes."""
        sequential = self._sequential
        if player is None or player == sequential.player or sequential.player == CHANCE:
            return sequential.legal_actions()
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible outcomes of chance and their probabilities."""
        return self._sequential.outcomes()

    def apply_action(self, action: int) -> None:
        """Apply the next action, of a seat or of chance."""
        # Most of NumPy's numbers are not instances of int.
        self._sequential.apply(action if type(action) is int else index(action))

    def _apply_action(self, action: int) -> None:
        # C++ has asked who is to act, and adds the action to its history afterwards.
        self._catch_up()
        self._sequential.apply(action)
        self._sequential.synced += 1

    def _catch_up(self) -> None:
        """Tell C++ of the actions that were applied without it."""
        sequential = self._sequential
        if sequential.synced < len(sequential.log):
            for player, action in sequential.log[sequential.synced :]:
                self._sequential = cast(SequentialGame, AppliedAction(player))
                super().apply_action(action)
            self._sequential = sequential
            sequential.synced = len(sequential.log)

    def clone(self) -> MutinyState:
        """Return an independent copy."""
        sequential = self._sequential.copy()
        sequential.synced = 0
        return MutinyState(self.get_game(), sequential)

    def child(self, action: int) -> MutinyState:
        """Return the state after an action, as a copy."""
        state = self.clone()
        state.apply_action(action)
        return state

    def history(self) -> list[int]:
        """Return all actions so far, including those of chance."""
        return [action for _, action in self._sequential.log]

    def full_history(self) -> list[Any]:
        """Return all actions so far with their players."""
        self._catch_up()
        return super().full_history()

    def history_str(self) -> str:
        """Return all actions so far as text."""
        return ", ".join([str(action) for _, action in self._sequential.log])

    def move_number(self) -> int:
        """Return the number of actions so far."""
        return len(self._sequential.log)

    def is_initial_state(self) -> bool:
        """Return whether nothing has happened yet."""
        return not self._sequential.log

    def is_initial_non_chance_state(self) -> bool:
        """Return whether only chance has acted so far, and a seat is to act."""
        sequential = self._sequential
        return sequential.player >= 0 and all(player == CHANCE for player, _ in sequential.log)

    def serialize(self) -> str:
        """Return the state as text."""
        self._catch_up()
        return super().serialize()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"draw {action}"
        return self._sequential.format_move(player, action)

    def returns(self) -> list[float]:
        """Return the value of the game for each seat: 0 before the end."""
        return self._sequential.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything that a seat has seen and done (see history); by default, the seat to act."""
        return self._sequential.event_history().text(self._seat(player))

    def observation_string(self, player: int | None = None) -> str:
        """Return what a seat sees now."""
        return self._sequential.observation(self._seat(player))

    def _seat(self, player: int | None) -> int:
        seat = self._sequential.player if player is None else player
        if not 0 <= seat < self._sequential.rules.players:
            raise NoSuchSeat(seat, self._sequential.rules.players)
        return seat

    def resample_from_infostate(self, player: int, sampler: Any) -> MutinyState:
        """Return a state drawn from those that agree with everything a seat has seen.

        In it, that seat's information state is the same. Those of the others hold the public events and what they
        have now, not how they got it, and the state has no history before the draw. In a reduced setting, states are
        drawn with their whole history. `sampler` returns numbers from 0 to 1.
        """
        sequential = self._sequential
        seat = self._seat(player)
        seed = pack("<2d", sampler(), sampler())
        game = self.get_game()
        if not sequential.rules.opening:
            return MutinyState(game, sequential.resampled(seat, seed))
        state = MutinyState(game, SequentialGame(sequential.rules))
        for action in one_of(self._ways(seat), Rng(seed)):
            state.apply_action(action)
        return state

    def _ways(self, seat: int) -> list[Way]:
        """Return the ways to the information state of a seat; the last ones are cached."""
        sequential = self._sequential
        wanted = (seat, sequential.event_history().text(seat), sequential.player)
        kept = sequential.rules.ways
        if wanted not in kept:
            if len(kept) > WAYS_KEPT:
                kept.clear()
            kept[wanted] = ways_to(sequential.rules, *wanted)
        return kept[wanted]

    def event_history(self) -> History:
        """Return the history as every seat has seen it (see history)."""
        return self._sequential.event_history()

    def row(self, player: int) -> bytes | None:
        """Return the features of a seat as bytes; None before a reduced setting has begun."""
        return self._sequential.row(self._seat(player))

    def public_string(self) -> str:
        """Return the public events."""
        return self._sequential.event_history().text(None)

    def public_sight(self) -> str:
        """Return what everybody sees now."""
        return self._sequential.observation(None)

    def __str__(self) -> str:
        """Return the history in the notation of records, a step per line, including secrets."""
        return str(self._sequential)


class Observer:
    """An observer of states, for a seat or for everybody: as text, and as numbers if the game has features."""

    def __init__(self, rules: SpielRules, kind: Any, parameters: Any) -> None:
        if parameters:
            raise MutinyError(f"observers of these games take no parameters, not {str(parameters)[:40]}.")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise MutinyError("an observer sees what is public, alone or with what one seat knows.")
        self._recalls = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        features = rules.features
        if features is not None and self._private:
            past = PLACES if self._recalls else 0
            self.tensor = np.zeros(features.size + past, np.float32)
            place = 0
            for field in features.fields:
                self.dict[field.name] = self.tensor[place : place + field.size]
                place += field.size
            if past:
                self.dict["past"] = self.tensor[place:]

    def set_from(self, state: MutinyState, player: int) -> None:
        """Set the tensor to what a seat knows now."""
        if self.tensor is None:
            return
        # C++ asks without a player to learn only the size.
        row = state.row(player) if player >= 0 else None
        self.tensor[:] = 0
        if row is not None:
            self.tensor[: len(row)] = np.frombuffer(row, np.uint8)
        if self._recalls and player >= 0:
            self.dict["past"][:] = scattered(state.information_state_string(player).split("\n"))

    def string_from(self, state: MutinyState, player: int) -> str:
        """Return what a seat, or everybody, knows, as text."""
        if self._recalls:
            return state.information_state_string(player) if self._private else state.public_string()
        return state.observation_string(player) if self._private else state.public_sight()


def register(name: str, title: str) -> None:
    """Register a game of ENTRIES with OpenSpiel."""
    TYPES[name] = game_type(name, title)
    make: Any = partial(MutinyGame, name)
    # OpenSpiel releases it after the interpreter has ended, and freeing it would then crash: a reference to itself
    # keeps it from being freed.
    make.itself = make
    pyspiel.register_game(TYPES[name], make)
