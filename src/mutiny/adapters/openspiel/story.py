"""The history of a game as each seat was told it, as text, and worlds that agree with it.

A story consists of passages. A passage holds the steps since the one before, and their events. Both are immutable, so
that copies of a game share them. They are made only when somebody asks what a seat knows, so that other games stay
fast.

The text of a seat is its number, followed by the events it was told, one per line, and its actions, each a line of `>`
and the action. It has perfect recall: the seat's knowledge at an earlier decision is the beginning of the text.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mutiny.adapters.openspiel_rules import Rules
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import Event
from mutiny.kernel.game import Memory
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

CHANCE = -1
OPENING = -2
Step = tuple[int, Any]
"""Player and action: a seat and its action, CHANCE and an outcome, OPENING and the draws of a reduced setting."""
Line = Event | tuple[int, int]
"""An event, or a seat and its action."""
Part = tuple[list[Step], tuple[int, bytes] | None]
"""Steps, or the seat and the seed of a sampled world."""
write = msgspec.json.Encoder().encode


class CannotResample(MutinyError):
    """Worlds cannot be sampled for this seat."""


class World:
    """A position sampled for a seat, and its seed."""

    def __init__(self, seat: int, seed: bytes, board: State) -> None:
        self.seat = seat
        self.seed = seed
        self.board = board


class Passage:
    """Some steps and their events; or a sampled world in which the story continues."""

    def __init__(self, steps: list[Step], lines: list[Line], world: World | None = None) -> None:
        self.steps = steps
        self.lines = lines
        self.world = world

    def told(self, seat: int | None) -> list[str]:
        """Return what a seat, or everybody, was told, and what the seat did."""
        pieces: list[str] = []
        for line in self.lines:
            if isinstance(line, tuple):
                if line[0] == seat:
                    pieces.append(f">{line[1]}")
                continue
            told = line.told(seat)
            if told is not None:
                # The values alone: the first two, the event's kind and clause, determine the keys.
                pieces.append(write(list(told.values())).decode())
        return pieces


class Story:
    """The whole history. `board` is the current position; None before a reduced setting has begun."""

    def __init__(self, rules: Rules, board: State | None) -> None:
        self.rules = rules
        self.board = board
        self.passages: tuple[Passage, ...] = ()
        # Cached texts of seats, and the number of passages in them.
        self._texts: dict[int | None, tuple[str, int]] = {}
        # Memories of seats, and the passages they contain; shared by all stories that continue the first.
        self._memories: dict[int, tuple[Memory, tuple[Passage, ...]]] = {}

    def _with(self, passage: Passage, board: State | None) -> Story:
        story = Story(self.rules, board)
        story.passages = (*self.passages, passage)
        story._texts = self._texts.copy()
        story._memories = self._memories
        return story

    def after(self, steps: list[Step]) -> Story:
        """Return the story with more steps."""
        board = None if self.board is None else self.board.copy()
        lines: list[Line] = []
        for who, what in steps:
            if board is None:
                board, events = self.rules.begin(what)
                lines += events
            elif who == CHANCE:
                lines += board.resolve(what)
            else:
                lines.append((who, what))
                lines += board.apply(who, what)
        return self._with(Passage(steps, lines), board)

    def text(self, seat: int | None) -> str:
        """Return everything that a seat, or everybody (None), knows."""
        known = self._texts.get(seat)
        if known is None:
            known = ("*", 0) if seat is None else self._begins(seat)
        text, count = known
        if count < len(self.passages):
            pieces = [text]
            for passage in self.passages[count:]:
                pieces += passage.told(seat)
            text = "\n".join(pieces)
            self._texts[seat] = (text, len(self.passages))
        return text

    def _begins(self, seat: int) -> tuple[str, int]:
        """Return the beginning of a seat's text, and the first passage after it.

        That is the seat's number. In a world sampled for another seat, it also has the public history and the seat's
        own view.
        """
        for place in range(len(self.passages) - 1, -1, -1):
            world = self.passages[place].world
            if world is not None and world.seat != seat:
                public = world.board.view(None)
                own = {key: value for key, value in world.board.view(seat).items() if key not in public}
                before = "\n".join([line for passage in self.passages[:place] for line in passage.told(None)])
                return f"{seat}\n{before}\n{write(own).decode()}", place + 1
        return str(seat), 0

    def memory(self, seat: int) -> Memory:
        """Return what a seat remembers now. A memory follows one story; for a different one, a new memory is made."""
        for passage in self.passages:
            if passage.world is not None and passage.world.seat != seat:
                whose = passage.world.seat
                raise CannotResample(f"this was imagined for seat {whose}; seat {seat} has no past in it.")
        memory, seen = self._memories.pop(seat, (None, ()))
        if memory is None or self.passages[: len(seen)] != seen:
            memory, seen = self.rules.memory(seat), ()
        for passage in self.passages[len(seen) :]:
            for line in passage.lines:
                told = line.told(seat) if isinstance(line, Event) else None
                if told is not None:
                    memory.see(told)
        if self.board is not None:
            memory.look(self.board.view(seat))
        self._memories[seat] = (memory, self.passages)
        return memory

    def resampled(self, seat: int, seed: bytes) -> Story:
        """Return the story as it continues in a world drawn by a seed from those that the seat cannot distinguish."""
        rng = Rng(seed)
        board = self.memory(seat).imagine(rng)
        if self.board is not None:
            # Of the seats that decide at once, the lower ones have decided already, which is visible here. Their
            # decisions are drawn at random.
            for other in board.acting:
                if other not in self.board.acting:
                    legal = board.legal(other)
                    board.play(other, legal[rng.below(len(legal))])
        return self._with_world(World(seat, seed, board))

    def _with_world(self, world: World) -> Story:
        story = self._with(Passage([], [], world), world.board)
        story._texts = {seat: known for seat, known in self._texts.items() if seat in (world.seat, None)}
        return story

    def recipe(self) -> list[Part]:
        """Return all steps, and the sampled worlds: enough to rebuild the story."""
        return [
            (passage.steps, None if passage.world is None else (passage.world.seat, passage.world.seed))
            for passage in self.passages
        ]

    def entries(self) -> list[str]:
        """Return the history in the notation of records, including secrets, for people to read."""
        entries: list[str] = []
        start = self.rules.start()
        board = None if start is None else start.copy()
        for passage in self.passages:
            if passage.world is not None:
                entries.append(f"imagined for seat {passage.world.seat}")
                board = passage.world.board.copy()
            for who, what in passage.steps:
                if board is None:
                    entries.append(f"opening {' '.join(str(card) for card in what)}")
                    board, _ = self.rules.begin(what)
                elif who == CHANCE:
                    entries.append(board.write_chance(what))
                    board.settle(what)
                else:
                    entries.append(f"{who} {board.write(who, what)}")
                    board.play(who, what)
        return entries


def retold(rules: Rules, recipe: list[Part]) -> Story:
    """Rebuild a story from its recipe."""
    story = Story(rules, rules.start())
    for steps, imagined in recipe:
        story = story.after(steps) if imagined is None else story.resampled(*imagined)
    return story
