"""A game as a sequence of numbers: chance card by card, and simultaneous decisions one after another.

This is the part of a state that OpenSpiel does not keep itself. It plays without events; what the seats are told is
computed on request (see story). It copies quickly, and is pickled as its steps.
"""

from __future__ import annotations

from typing import Any

from mutiny.adapters.openspiel.story import CHANCE, OPENING, Part, Step, Story, retold, write
from mutiny.adapters.openspiel_rules import Rules
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


class Table:
    """A game under way. `player` is the seat to act, CHANCE or TERMINAL.

    >>> from mutiny.adapters.openspiel_rules import rules_for
    >>> table = Table(rules_for("mutiny_traitres", {"players": 3}))
    >>> table.outcomes()
    [(0, 0.6666666666666666), (1, 0.3333333333333333)]
    >>> table.apply(1)
    >>> table.drawn, table.outcomes()  # The other two roles are alike; the first player is next.
    ([], [(0, 0.3333333333333333), (1, 0.3333333333333333), (2, 0.3333333333333333)])
    """

    __slots__ = (
        "_left",
        "_pool",
        "_stage",
        "_steps",
        "_story",
        "_todo",
        "board",
        "drawn",
        "log",
        "player",
        "rules",
        "told",
    )

    def __init__(self, rules: Rules, story: Story | None = None) -> None:
        start = rules.start() if story is None else story.board
        self.rules = rules
        self.board: State | None = None if start is None else start.copy()
        # The story up to some step, and the steps since; the story is made when it is first needed.
        self._story = story
        self._steps: list[Step] = []
        # What is left of the urn, how many cards that is, how many more are drawn, and those drawn so far.
        self._left = NO_CARDS
        self._pool = 0
        self._todo = 0
        self.drawn: list[int] = []
        self._stage = 0
        self.player = CHANCE
        # The players and their actions, and how many of them C++ has seen (see spiel).
        self.log: list[tuple[int, int]] = []
        self.told = 0
        self._go_on()

    def copy(self) -> Table:
        """Return an independent copy."""
        twin = Table.__new__(Table)
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
        twin.told = self.told
        twin._steps = self._steps.copy()
        twin._story = self._story
        return twin

    def __deepcopy__(self, memo: Any) -> Table:
        # OpenSpiel copies states with it.
        return self.copy()

    def legal(self) -> list[int]:
        """Return the legal actions of the seat to act, or the outcomes of chance."""
        player = self.player
        if player >= 0:
            return list(self.board.legal(player))  # type: ignore[union-attr]  # There is a board once a seat is to act.
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
            board.play(player, action)
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
            self._settle()

    def _settle(self) -> None:
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
            outcome = board.outcome_of(drawn)
            board.settle(outcome)
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
                self._lay_urn(*board.urn())
        else:
            self._left = NO_CARDS
            self.player = TERMINAL if board.over else board.acting[0]

    def _lay_urn(self, cards: bytes, count: int) -> None:
        self.player = CHANCE
        self._left = counted(cards)
        self._pool = len(cards)
        self._todo = count
        if count == 0 or len(self._left) == 1:
            self._settle()

    def redraw(self, stage: int, drawn: list[int]) -> None:
        """Restore the state of a partly drawn urn."""
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

    def story(self) -> Story:
        """Return the story up to now."""
        story = self._story
        if story is None:
            story = Story(self.rules, self.rules.start())
        if self._steps:
            story = story.after(self._steps)
            self._steps = []
        self._story = story
        return story

    def sight(self, seat: int | None) -> str:
        """Return what a seat, or everybody, sees on the table now."""
        return "" if self.board is None else write(self.board.view(seat)).decode()

    def row(self, seat: int) -> bytes | None:
        """Return the features of a seat; None before there is a board, or in a game without features."""
        features = self.rules.features
        return None if features is None or self.board is None else features.row(self.board, seat)

    def write(self, seat: int, action: int) -> str:
        """Return the notation of an action; its number if there is no board yet."""
        return str(action) if self.board is None else self.board.write(seat, action)

    def resampled(self, seat: int, seed: bytes) -> Table:
        """Return a game drawn by a seed from those that a seat cannot distinguish."""
        return Table(self.rules, self.story().resampled(seat, seed))

    def __str__(self) -> str:
        return "\n".join([*self.story().entries(), *(f"draw {card}" for card in self.drawn)])

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.rules, self.story().recipe(), self._stage, self.drawn, self.log, self.told)


def restored(
    rules: Rules, recipe: list[Part], stage: int, drawn: list[int], log: list[tuple[int, int]], told: int
) -> Table:
    """Restore a pickled table: apply its steps, and then its partial draws."""
    table = Table(rules, retold(rules, recipe))
    table.redraw(stage, drawn)
    table.log = log
    table.told = told
    return table
