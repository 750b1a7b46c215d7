"""Taking moves back: which moves can be taken back, and the request to do so."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from mutiny.kernel.events import Event
from mutiny.kernel.match import Match
from mutiny.server.common.refusal import Refusal

MOST_DECISIONS: Final = 40
"""Decisions that a player without human opponents can take back one after another; older ones are forgotten."""
MOST_UNDONE: Final = 200
"""Requests that a table accepts: whoever reads its log later must replay the game for each of them."""


class UndoPoint(NamedTuple):
    """The state before a decision of the only person at a table: the entries of the match and the message counts."""

    entries: int
    counts: array[int]


class UndoState:
    """The last moves of a game that can be taken back, and a player's request to take the last one back.

    A request ends when all other players have agreed, when one refuses, or when somebody moves. A player against bots
    alone may take back any decision, whatever was revealed since: `decisions` holds those.

    >>> undo = UndoState()
    >>> undo.add_move(0, [5, 5, 5]), undo.add_move(1, [6, 6, 6])
    (None, None)
    >>> undo.steps_back(0), undo.steps_back(2)
    (2, None)
    """

    def __init__(self) -> None:
        # The moves since the last one that revealed something: the seat, and the message counts before the move.
        self.moves: list[tuple[int, list[int]]] = []
        self.decisions: deque[UndoPoint] = deque(maxlen=MOST_DECISIONS)
        self.requester: int | None = None
        self.undone = 0
        """The number of times that something was taken back."""
        self._consents: set[int] = set()

    def add_decision(self, entries: int, counts: list[int]) -> None:
        """Add a decision of the only person at the table."""
        self.decisions.append(UndoPoint(entries, array("L", counts)))
        self.requester = None

    def add_move(self, seat: int, counts: list[int]) -> None:
        """Add a move that revealed nothing; `counts` are the message counts before it, by audience."""
        self.moves.append((seat, counts))
        self.requester = None

    def clear(self) -> None:
        """Forget all moves, because something was revealed."""
        self.moves.clear()
        self.requester = None

    def steps_back(self, seat: int) -> int | None:
        """Return how many moves to undo to take back a seat's last one; None if it cannot be taken back."""
        for steps, (mover, _) in enumerate(reversed(self.moves), 1):
            if mover == seat:
                return steps
        return None

    def request(self, seat: int) -> None:
        """Begin a request of a seat."""
        self.requester = seat
        self._consents = set()

    def cancel(self) -> None:
        """End the request without taking anything back."""
        self.requester = None

    def consent(self, seat: int) -> None:
        """Note that another player agrees."""
        self._consents.add(seat)

    def has_agreed(self, seat: int) -> bool:
        """Return whether a player has agreed to the request."""
        return self.requester is not None and seat in self._consents

    def is_agreed(self, people: Iterable[int]) -> bool:
        """Return whether there is a request, and all people but the requester have agreed."""
        return self.requester is not None and not set(people) - {self.requester} - self._consents


def take_back(match: Match, undo: UndoState, seat: int, against_bots: bool) -> list[int]:
    """Take back the last move of a seat and everything after it; returns the message counts before it, by audience."""
    undo.undone += 1
    if against_bots:
        decision = undo.decisions.pop()
        match.rewind(decision.entries)
        return decision.counts.tolist()
    steps = undo.steps_back(seat)
    if steps is None:
        raise Refusal("not-now", "there is nothing to take back.")
    counts = undo.moves[-steps][1]
    for _ in range(steps):
        match.undo()
    del undo.moves[-steps:]
    return counts


def reveals_nothing(match: Match, seat: int, move: str, events: Sequence[Event], before: int) -> bool:
    """Return whether a move revealed nothing: the game lists its verb as quiet, and nothing else followed.

    `before` is the number of entries of the match before the move.
    """
    if move.split(" ", 1)[0] not in match.game.quiet or len(events) != 1 or len(match.entries) != before + 1:
        return False
    # A secret that only the moving seat is told is that player's own choice.
    event = events[0]
    return not event.private and (not event.secret or event.audience == (seat,))
