"""A game as a sequence of numbers: chance card by card, and simultaneous decisions one after another.

This is the part of a state that OpenSpiel does not keep itself. It plays without events; what the seats see is
computed on request (see history). It copies quickly, and is pickled as its steps.
"""

from __future__ import annotations

from typing import Any

from mutiny.adapters.openspiel.history import CHANCE, OPENING, History, HistoryStep, RecipePart, rebuilt, write
from mutiny.adapters.openspiel_rules import SpielRules
from mutiny.adapters.returns import centred
from mutiny.kernel.errors import IllegalMove
from mutiny.kernel.state import State

TERMINAL = -4
"""OpenSpiel's player id for a game that is over."""
NO_CARDS: dict[int, int] = {}
_COUNTED: dict[bytes, dict[int, int]] = {}


def counted(cards: bytes) -> dict[int, int]:
    """Return the number of each card, ascending, as a new dictionary.

    >>> counted(bytes([2, 0, 2]))
    {0: 1, 2: 2}
    """
    found = _COUNTED.get(cards)
    if found is None:
        found = {card: cards.count(card) for card in sorted(set(cards))}
        if len(_COUNTED) > 999:
            _COUNTED.clear()
        _COUNTED[cards] = found
    return found.copy()


class SequentialGame:
    """A game under way. `player` is the seat to act, CHANCE or TERMINAL.

    >>> from mutiny.adapters.openspiel_rules import rules_for
    >>> sequential = SequentialGame(rules_for("mutiny_traitres", {"players": 3}))
    >>> sequential.outcomes()
    [(0, 0.6666666666666666), (1, 0.3333333333333333)]
    >>> sequential.apply(1)
    >>> sequential.drawn, sequential.outcomes()  # The other two roles are alike; the first player is next.
    ([], [(0, 0.3333333333333333), (1, 0.3333333333333333), (2, 0.3333333333333333)])
    """

    __slots__ = (
        "_event_history",
        "_left",
        "_pool",
        "_stage",
        "_steps",
        "_todo",
        "board",
        "drawn",
        "log",
        "player",
        "rules",
        "synced",
    )

    def __init__(self, rules: SpielRules, event_history: History | None = None) -> None:
        start = rules.start() if event_history is None else event_history.board
        self.rules = rules
        self.board: State | None = None if start is None else start.copy()
        # The history up to some step, and the steps since; the history is made when it is first needed.
        self._event_history = event_history
        self._steps: list[HistoryStep] = []
        # The cards left in the chance pool, their number, the number still to draw, and the cards drawn so far.
        self._left = NO_CARDS
        self._pool = 0
        self._todo = 0
        self.drawn: list[int] = []
        self._stage = 0
        self.player = CHANCE
        # The players and their actions, and how many of them C++ has seen (see spiel).
        self.log: list[tuple[int, int]] = []
        self.synced = 0
        self._go_on()

    def copy(self) -> SequentialGame:
        """Return an independent copy."""
        twin = SequentialGame.__new__(SequentialGame)
        board = self.board
        twin.rules = self.rules
        twin.board = None if board is None else board.copy()
        twin.player = self.player
        twin._left = self._left.copy()
        twin._pool = self._pool
        twin._todo = self._todo
        twin._stage = self._stage
        twin.drawn = self.drawn.copy()
        twin.log = self.log.copy()
        twin.synced = self.synced
        twin._steps = self._steps.copy()
        twin._event_history = self._event_history
        return twin

    def __deepcopy__(self, memo: Any) -> SequentialGame:
        # OpenSpiel copies states with it.
        return self.copy()

    def legal_actions(self) -> list[int]:
        """Return the legal actions of the seat to act, or the outcomes of chance."""
        player = self.player
        if player >= 0:
            return list(self.board.legal_actions(player))  # type: ignore[union-attr]  # There is a board once a seat is to act.
        return list(self._left) if player == CHANCE else []

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the possible outcomes of chance and their probabilities: equal cards are one outcome."""
        pool = self._pool
        return [(card, count / pool) for card, count in self._left.items()]

    def apply(self, action: int) -> None:
        """Apply the next action, of a seat or of chance."""
        player = self.player
        if player >= 0:
            board = self.board
            assert board is not None
            board.apply(player, action)
            entry = (player, action)
            self.log.append(entry)
            self._steps.append(entry)
            acting = board.acting
            if acting:
                self.player = acting[0]
            else:
                self._go_on()
            return
        left = self._left
        count = left.get(action)
        if count is None:
            raise IllegalMove(self.clause(), self._refusal(action))
        if count == 1:
            del left[action]
        else:
            left[action] = count - 1
        self.drawn.append(action)
        self.log.append((CHANCE, action))
        self._pool -= 1
        self._todo -= 1
        if self._todo == 0 or len(left) == 1:
            self._apply_drawn()

    def _apply_drawn(self) -> None:
        """Apply a chance event whose cards are all drawn, or equal from here on."""
        if self._todo:
            (card,) = self._left
            self.drawn += [card] * self._todo
        drawn = bytes(self.drawn)
        board = self.board
        if board is None:
            self._stage += 1
            if self._stage == len(self.rules.opening):
                self.board, _ = self.rules.begin(drawn)
                self._steps.append((OPENING, drawn))
                self.drawn = []
        else:
            outcome = board.chance_outcome(drawn)
            board.apply_chance(outcome)
            self._steps.append((CHANCE, outcome))
            self.drawn = []
        self._go_on()

    def _go_on(self) -> None:
        """Determine the player to act. Chance with a single outcome is applied at once."""
        board = self.board
        if board is None:
            self._lay_urn(*self.rules.opening[self._stage])
        elif board.awaits_chance:
            if self.rules.breaks_off(board):
                self._left = NO_CARDS
                self.player = TERMINAL
            else:
                self._lay_urn(*board.chance_pool())
        else:
            self._left = NO_CARDS
            self.player = TERMINAL if board.over else board.acting[0]

    def _lay_urn(self, cards: bytes, count: int) -> None:
        self.player = CHANCE
        self._left = counted(cards)
        self._pool = len(cards)
        self._todo = count
        if count == 0 or len(self._left) == 1:
            self._apply_drawn()

    def redraw(self, stage: int, drawn: list[int]) -> None:
        """Restore the state of a partly drawn chance pool."""
        before = sum(count for _, count in self.rules.opening[:stage]) if self.board is None else 0
        self._stage = stage
        self.drawn = drawn[:before]
        self._go_on()
        for card in drawn[before:]:
            self.apply(card)

    def clause(self) -> str:
        """Return the clause that asks for the next decision."""
        return self.rules.made_by[0] if self.board is None else self.board.clause()

    def _refusal(self, action: int) -> str:
        if self.player == TERMINAL:
            return "the game is over"
        return f"chance draws one of {', '.join(str(card) for card in self._left)}, not {action}"

    def returns(self) -> list[float]:
        """Return the value of the game for each seat; 0 before the end."""
        board = self.board
        if board is None or not board.over:
            return [0.0] * self.rules.players
        return centred(board.result()["winners"], self.rules.players)

    def event_history(self) -> History:
        """Return the history up to now."""
        event_history = self._event_history
        if event_history is None:
            event_history = History(self.rules, self.rules.start())
        if self._steps:
            event_history = event_history.after(self._steps)
            self._steps = []
        self._event_history = event_history
        return event_history

    def observation(self, seat: int | None) -> str:
        """Return what a seat, or everybody, sees now."""
        return "" if self.board is None else write(self.board.view(seat)).decode()

    def row(self, seat: int) -> bytes | None:
        """Return the features of a seat; None before there is a board, or in a game without features."""
        features = self.rules.features
        return None if features is None or self.board is None else features.row(self.board, seat)

    def format_move(self, seat: int, action: int) -> str:
        """Return the notation of an action; its number if there is no board yet."""
        return str(action) if self.board is None else self.board.format_move(seat, action)

    def resampled(self, seat: int, seed: bytes) -> SequentialGame:
        """Return a game drawn by a seed from those that a seat cannot distinguish."""
        return SequentialGame(self.rules, self.event_history().resampled(seat, seed))

    def __str__(self) -> str:
        return "\n".join([*self.event_history().entries(), *(f"draw {card}" for card in self.drawn)])

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.rules, self.event_history().recipe(), self._stage, self.drawn, self.log, self.synced)


def restored(
    rules: SpielRules, recipe: list[RecipePart], stage: int, drawn: list[int], log: list[tuple[int, int]], synced: int
) -> SequentialGame:
    """Restore a pickled game: apply its steps, and then its partial draws."""
    sequential = SequentialGame(rules, rebuilt(rules, recipe))
    sequential.redraw(stage, drawn)
    sequential.log = log
    sequential.synced = synced
    return sequential
