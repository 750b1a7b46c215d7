"""The history of a game as each seat has seen it, as text, and worlds that agree with it.

A history consists of parts. A part holds some steps and their events. Both are immutable, so that copies of a game
share them. They are made only when a caller asks for the knowledge of a seat, so that other games stay fast.

The text of a seat is its number, followed by the events it has seen, one per line, and its actions, each a line of `>`
and the action. It has perfect recall: the seat's knowledge at an earlier decision is the beginning of the text.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mutiny.adapters.openspiel_rules import SpielRules
from mutiny.kernel.belief import Belief
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import Event
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

CHANCE = -1
OPENING = -2
HistoryStep = tuple[int, Any]
"""Player and action: a seat and its action, CHANCE and an outcome, OPENING and the draws of a reduced setting."""
Line = Event | tuple[int, int]
"""An event, or a seat and its action."""
RecipePart = tuple[list[HistoryStep], tuple[int, bytes] | None]
"""Steps, or the seat and the seed of a sampled world."""
write = msgspec.json.Encoder().encode


class CannotResample(MutinyError):
    """Worlds cannot be sampled for this seat."""


class SampledWorld:
    """A position sampled for a seat, and its seed."""

    def __init__(self, seat: int, seed: bytes, board: State) -> None:
        self.seat = seat
        self.seed = seed
        self.board = board


class HistoryPart:
    """Some steps and their events; or a sampled world in which the history continues."""

    def __init__(self, steps: list[HistoryStep], lines: list[Line], world: SampledWorld | None = None) -> None:
        self.steps = steps
        self.lines = lines
        self.world = world

    def seen_by(self, seat: int | None) -> list[str]:
        """Return the events that a seat, or everybody, has seen, and the actions of the seat."""
        pieces: list[str] = []
        for line in self.lines:
            if isinstance(line, tuple):
                if line[0] == seat:
                    pieces.append(f">{line[1]}")
                continue
            event = line.seen_by(seat)
            if event is not None:
                # The values alone: the first two, the event's kind and clause, determine the keys.
                pieces.append(write(list(event.values())).decode())
        return pieces


class History:
    """The whole history. `board` is the current position; None before a reduced setting has begun."""

    def __init__(self, rules: SpielRules, board: State | None) -> None:
        self.rules = rules
        self.board = board
        self.parts: tuple[HistoryPart, ...] = ()
        # Cached texts of seats, and the number of parts in them.
        self._texts: dict[int | None, tuple[str, int]] = {}
        # Beliefs of seats, and the parts they contain; shared by all histories that continue the first.
        self._beliefs: dict[int, tuple[Belief, tuple[HistoryPart, ...]]] = {}

    def _with(self, part: HistoryPart, board: State | None) -> History:
        history = History(self.rules, board)
        history.parts = (*self.parts, part)
        history._texts = self._texts.copy()
        history._beliefs = self._beliefs
        return history

    def after(self, steps: list[HistoryStep]) -> History:
        """Return the history with more steps."""
        board = None if self.board is None else self.board.copy()
        lines: list[Line] = []
        for who, what in steps:
            if board is None:
                board, events = self.rules.begin(what)
                lines += events
            elif who == CHANCE:
                lines += board.apply_chance_with_events(what)
            else:
                lines.append((who, what))
                lines += board.apply_with_events(who, what)
        return self._with(HistoryPart(steps, lines), board)

    def text(self, seat: int | None) -> str:
        """Return everything that a seat, or everybody (None), knows."""
        known = self._texts.get(seat)
        if known is None:
            known = ("*", 0) if seat is None else self._begins(seat)
        text, count = known
        if count < len(self.parts):
            pieces = [text]
            for part in self.parts[count:]:
                pieces += part.seen_by(seat)
            text = "\n".join(pieces)
            self._texts[seat] = (text, len(self.parts))
        return text

    def _begins(self, seat: int) -> tuple[str, int]:
        """Return the beginning of a seat's text, and the first part after it.

        That is the seat's number. In a world sampled for another seat, it also has the public history and the seat's
        own view.
        """
        for place in range(len(self.parts) - 1, -1, -1):
            world = self.parts[place].world
            if world is not None and world.seat != seat:
                public = world.board.view(None)
                own = {key: value for key, value in world.board.view(seat).items() if key not in public}
                before = "\n".join([line for part in self.parts[:place] for line in part.seen_by(None)])
                return f"{seat}\n{before}\n{write(own).decode()}", place + 1
        return str(seat), 0

    def belief(self, seat: int) -> Belief:
        """Return the belief of a seat now. It follows one history; for a different one, a new belief is made."""
        for part in self.parts:
            if part.world is not None and part.world.seat != seat:
                whose = part.world.seat
                raise CannotResample(f"this was imagined for seat {whose}; seat {seat} has no past in it.")
        belief, seen = self._beliefs.pop(seat, (None, ()))
        if belief is None or self.parts[: len(seen)] != seen:
            belief, seen = self.rules.belief(seat), ()
        for part in self.parts[len(seen) :]:
            for line in part.lines:
                event = line.seen_by(seat) if isinstance(line, Event) else None
                if event is not None:
                    belief.observe(event)
        if self.board is not None:
            belief.set_view(self.board.view(seat))
        self._beliefs[seat] = (belief, self.parts)
        return belief

    def resampled(self, seat: int, seed: bytes) -> History:
        """Return the history as it continues in a world drawn by a seed from those that the seat cannot distinguish."""
        rng = Rng(seed)
        board = self.belief(seat).sample(rng)
        if self.board is not None:
            # Of the seats that decide at once, the lower ones have decided already, which is visible here. Their
            # decisions are drawn at random.
            for other in board.acting:
                if other not in self.board.acting:
                    legal = board.legal_actions(other)
                    board.apply(other, legal[rng.below(len(legal))])
        return self._with_world(SampledWorld(seat, seed, board))

    def _with_world(self, world: SampledWorld) -> History:
        history = self._with(HistoryPart([], [], world), world.board)
        history._texts = {seat: known for seat, known in self._texts.items() if seat in (world.seat, None)}
        return history

    def recipe(self) -> list[RecipePart]:
        """Return all steps, and the sampled worlds: enough to rebuild the history."""
        return [(part.steps, None if part.world is None else (part.world.seat, part.world.seed)) for part in self.parts]

    def entries(self) -> list[str]:
        """Return the history in the notation of records, including secrets, for people to read."""
        entries: list[str] = []
        start = self.rules.start()
        board = None if start is None else start.copy()
        for part in self.parts:
            if part.world is not None:
                entries.append(f"imagined for seat {part.world.seat}")
                board = part.world.board.copy()
            for who, what in part.steps:
                if board is None:
                    entries.append(f"opening {' '.join(str(card) for card in what)}")
                    board, _ = self.rules.begin(what)
                elif who == CHANCE:
                    entries.append(board.format_chance(what))
                    board.apply_chance(what)
                else:
                    entries.append(f"{who} {board.format_move(who, what)}")
                    board.apply(who, what)
        return entries


def rebuilt(rules: SpielRules, recipe: list[RecipePart]) -> History:
    """Rebuild a history from its recipe."""
    history = History(rules, rules.start())
    for steps, sampled in recipe:
        history = history.after(steps) if sampled is None else history.resampled(*sampled)
    return history
