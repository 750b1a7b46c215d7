"""The games as OpenSpiel has them: a game, its states, and what observes them.

What a Python loop asks of a state is answered here, not by way of C++ and back, which is several times quicker; C++
asks the same methods by the names it knows. C++ keeps a history of its own; actions from Python are noted in the table,
and C++ is told of them before it adds one. A state has one attribute, its table, by which C++ copies and pickles it: so
what C++ has not been told yet goes along with every copy.
May import: mutiny.kernel, and bases, past, rules, story, table, worlds of this package.
"""

from __future__ import annotations

from functools import partial
from operator import index
from struct import pack
from typing import Any, cast

from mutiny.adapters.openspiel.bases import SpielGame, SpielState, np, pyspiel
from mutiny.adapters.openspiel.past import PLACES, scattered
from mutiny.adapters.openspiel.story import CHANCE, Story
from mutiny.adapters.openspiel.table import TERMINAL, Table
from mutiny.adapters.openspiel.worlds import Way, one_of, ways_to
from mutiny.adapters.openspiel_rules import ENTRIES, Parameter, Rules, rules_for
from mutiny.adapters.returns import best, worst
from mutiny.kernel.errors import MutinyError, NoSuchSeat
from mutiny.kernel.rng import Rng

WAYS_KEPT = 999
TYPES: dict[str, Any] = {}
"""What OpenSpiel knows of each registered game, by name."""


def game_type(name: str, title: str) -> Any:
    """What OpenSpiel is to know of a game before it is loaded."""
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
    def rules(self) -> Rules:
        """What is played. A game that was pickled comes back without attributes and finds it again."""
        rules: Rules | None = self.__dict__.get("_rules")
        if rules is None:
            rules = rules_for(self.get_type().short_name, self.get_parameters())
            self._rules = rules
        return rules

    def max_chance_nodes_in_history(self) -> int:
        """The most draws of chance in a game."""
        return self.rules.bounds().draws

    def new_initial_state(self) -> MutinyState:
        """A game at its beginning."""
        return MutinyState(self, Table(self.rules))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What observes states of this game, for C++ and for `open_spiel.python.observation`."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.rules, kind, params)


class Past:
    """Stands for a table while C++ is told of an action: says who took it, and takes it no second time."""

    log = ()

    def __init__(self, player: int) -> None:
        self.player = player
        self.told = 0

    def apply(self, action: int) -> None:
        """It has been done."""


class MutinyState(SpielState):
    """A game under way, as OpenSpiel has it.

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

    def __init__(self, game: MutinyGame, table: Table) -> None:
        super().__init__(game)
        self._table = table

    def current_player(self) -> int:
        """The seat to act, or OpenSpiel's number for chance or for the end."""
        return self._table.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._table.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether chance is next."""
        return self._table.player == CHANCE

    def is_player_node(self) -> bool:
        """Whether a seat is to act."""
        return self._table.player >= 0

    def is_simultaneous_node(self) -> bool:
        """Never: who decide at once do so one after the other, and none is told what another did."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of who is to act, ascending; of any other seat none. Where chance is next, its outcomes."""
        table = self._table
        if player is None or player == table.player or table.player == CHANCE:
            return table.legal()
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may draw next, and how likely each is."""
        return self._table.outcomes()

    def apply_action(self, action: int) -> None:
        """Take the next action, of a seat or of chance."""
        # NumPy's numbers, mostly, are not int.
        self._table.apply(action if type(action) is int else index(action))

    def _apply_action(self, action: int) -> None:
        # C++ has asked who is to act, and will note the action when this is done.
        self._catch_up()
        self._table.apply(action)
        self._table.told += 1

    def _catch_up(self) -> None:
        """Tell C++ what was done without it."""
        table = self._table
        if table.told < len(table.log):
            for player, action in table.log[table.told :]:
                self._table = cast(Table, Past(player))
                super().apply_action(action)
            self._table = table
            table.told = len(table.log)

    def clone(self) -> MutinyState:
        """The same state again, independent of this one."""
        table = self._table.copy()
        table.told = 0
        return MutinyState(self.get_game(), table)

    def child(self, action: int) -> MutinyState:
        """The state after an action; this one stays as it is."""
        state = self.clone()
        state.apply_action(action)
        return state

    def history(self) -> list[int]:
        """All actions so far, those of chance included."""
        return [action for _, action in self._table.log]

    def full_history(self) -> list[Any]:
        """All actions so far, with who took them."""
        self._catch_up()
        return super().full_history()

    def history_str(self) -> str:
        """All actions so far, as text."""
        return ", ".join([str(action) for _, action in self._table.log])

    def move_number(self) -> int:
        """How many actions there have been."""
        return len(self._table.log)

    def is_initial_state(self) -> bool:
        """Whether nothing has happened yet."""
        return not self._table.log

    def is_initial_non_chance_state(self) -> bool:
        """Whether nothing but chance has happened yet, and a seat is to act."""
        table = self._table
        return table.player >= 0 and all(player == CHANCE for player, _ in table.log)

    def serialize(self) -> str:
        """The state as text."""
        self._catch_up()
        return super().serialize()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"draw {action}"
        return self._table.write(player, action)

    def returns(self) -> list[float]:
        """What the game is worth to each seat: 0 before the end."""
        return self._table.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has been told and has done (see story); of who is to act, if nobody is named."""
        return self._table.story().text(self._seat(player))

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees on the table now."""
        return self._table.sight(self._seat(player))

    def _seat(self, player: int | None) -> int:
        seat = self._table.player if player is None else player
        if not 0 <= seat < self._table.rules.players:
            raise NoSuchSeat(seat, self._table.rules.players)
        return seat

    def resample_from_infostate(self, player: int, sampler: Any) -> MutinyState:
        """A state that a seat cannot tell from this one, drawn from those that agree with all it was told.

        In it, that seat's information state is the same; those of the others say what everybody was told and what they
        hold now, not how they came by it, and the state has no history before the drawing. In a reduced setting states
        are drawn with all their past. `sampler` is called for numbers from 0 to 1.
        """
        table = self._table
        seat = self._seat(player)
        seed = pack("<2d", sampler(), sampler())
        game = self.get_game()
        if not table.rules.opening:
            return MutinyState(game, table.resampled(seat, seed))
        state = MutinyState(game, Table(table.rules))
        for action in one_of(self._ways(seat), Rng(seed)):
            state.apply_action(action)
        return state

    def _ways(self, seat: int) -> list[Way]:
        """The ways to where a seat cannot tell from where it is; the last that were asked for are kept."""
        table = self._table
        wanted = (seat, table.story().text(seat), table.player)
        kept = table.rules.ways
        if wanted not in kept:
            if len(kept) > WAYS_KEPT:
                kept.clear()
            kept[wanted] = ways_to(table.rules, *wanted)
        return kept[wanted]

    def story(self) -> Story:
        """All that happened, and what every seat was told of it (see story)."""
        return self._table.story()

    def row(self, player: int) -> bytes | None:
        """What a seat knows as a row of numbers, a byte each; None before a reduced setting has begun."""
        return self._table.row(self._seat(player))

    def public_string(self) -> str:
        """All that everybody has been told."""
        return self._table.story().text(None)

    def public_sight(self) -> str:
        """What everybody sees on the table now."""
        return self._table.sight(None)

    def __str__(self) -> str:
        """All that happened, in the notation of records: a step a line, secrets included."""
        return str(self._table)


class Observer:
    """What a seat, or everybody, knows of a state: as text, and as numbers where the game has features."""

    def __init__(self, rules: Rules, kind: Any, parameters: Any) -> None:
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
        """Take in what a seat knows now."""
        if self.tensor is None:
            return
        # C++ asks for no player in particular to learn the size alone.
        row = state.row(player) if player >= 0 else None
        self.tensor[:] = 0
        if row is not None:
            self.tensor[: len(row)] = np.frombuffer(row, np.uint8)
        if self._recalls and player >= 0:
            self.dict["past"][:] = scattered(state.information_state_string(player).split("\n"))

    def string_from(self, state: MutinyState, player: int) -> str:
        """What a seat, or everybody, knows, as text."""
        if self._recalls:
            return state.information_state_string(player) if self._private else state.public_string()
        return state.observation_string(player) if self._private else state.public_sight()


def register(name: str, title: str) -> None:
    """Make a game of ENTRIES known to OpenSpiel under its name."""
    TYPES[name] = game_type(name, title)
    make: Any = partial(MutinyGame, name)
    # OpenSpiel lets go of it when the interpreter is gone already, and freeing it would be fatal then: a thing that
    # holds on to itself is never freed.
    make.itself = make
    pyspiel.register_game(TYPES[name], make)
