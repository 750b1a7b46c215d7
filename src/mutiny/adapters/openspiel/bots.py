"""Any bot of this program as a `pyspiel.Bot`."""

from __future__ import annotations

from typing import Any

from mutiny.adapters.openspiel.bases import SpielBot
from mutiny.adapters.openspiel.history import History, HistoryPart
from mutiny.adapters.openspiel.spiel import MutinyGame, MutinyState
from mutiny.bots import BotSpec, seat_bot
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import Event
from mutiny.kernel.rng import Rng


class MutinyBot(SpielBot):
    """A bot by its name (`hard`, `hard@200`, see docs/bots.md) for a seat of a game; the seed determines its choices.

    It receives the events of its seat from the states in which it is asked to decide, and sees nothing else of them. It
    does not talk. A state that does not continue the game before begins another game.

    >>> import pyspiel
    >>> game = pyspiel.load_game("mutiny_traitres(players=3)")
    >>> bots = [MutinyBot(game, seat, "medium") for seat in range(3)]
    >>> state = game.new_initial_state()
    >>> while not state.is_terminal():
    ...     chance = state.is_chance_node()
    ...     state.apply_action(state.legal_actions()[0] if chance else bots[state.current_player()].step(state))
    >>> state.is_terminal()
    True
    """

    def __init__(self, game: Any, player: int, kind: str, seed: bytes = b"") -> None:
        super().__init__()
        if not isinstance(game, MutinyGame):
            raise MutinyError(f"{game.get_type().short_name} is not a game of this program.")
        if game.rules.opening:
            raise MutinyError("bots play whole games: they know nothing of reduced settings.")
        self._rules = game.rules
        self._player = player
        self._kind = BotSpec(kind)
        self._seed = seed
        self.restart()

    def restart(self) -> None:
        """Begin another game."""
        rules = self._rules
        rng = Rng(self._seed).fork(f"bot {self._player}")
        self._bot = seat_bot(self._kind, self._player, rules.players, rng, rules.game)
        self._bot.begin(rules.options)
        self._seen: tuple[HistoryPart, ...] = ()

    def restart_at(self, state: MutinyState) -> None:
        """Begin at a game under way; its past is read from the next state in which the bot decides."""
        self.restart()

    def provides_force_action(self) -> bool:
        """Return True: the bot learns of a forced action from the next state."""
        return True

    def force_action(self, state: MutinyState, action: int) -> None:
        """Accept an action that the caller chose for the bot."""

    def inform_action(self, state: MutinyState, player: int, action: int) -> None:
        """Do nothing: the next state holds the action."""

    def step(self, state: MutinyState) -> int:
        """Return the bot's action."""
        history = state.event_history()
        board = history.board
        if board is None or not board.is_acting(self._player):
            raise MutinyError(f"seat {self._player} is not to act.")
        for event in self._news(history):
            self._bot.tell(event)
        self._seen = history.parts
        return self._bot.decide(self._bot.observe(board))

    def _news(self, history: History) -> list[Event]:
        count = len(self._seen)
        if history.parts[:count] != self._seen:
            self.restart()
            count = 0
        return [line for part in history.parts[count:] for line in part.lines if isinstance(line, Event)]
