"""What every seat has been told, as text, and the worlds that agree with it.

A story is made of passages, each of the steps since the one before and of what happened on the way. Neither changes
once it is made, so that copies of a game share them; and both are made only when somebody asks what a seat knows, so
that games nobody asks about stay silent and quick.

The text of a seat is its number, and then in order all it was told, an event a line, and all it did, a line of `>` and
the action. So it recalls perfectly: what the seat knew at an earlier decision is how the text began, up to that line.
May import: msgspec, mutiny.kernel, and rules of this package.
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
"""Who, and what: a seat and its action, CHANCE and an outcome, OPENING and what was drawn for a reduced setting."""
Line = Event | tuple[int, int]
"""Something that happened, or a seat and its action."""
Part = tuple[list[Step], tuple[int, bytes] | None]
"""Steps, or for whom and by which seed a world was imagined."""
write = msgspec.json.Encoder().encode


class CannotResample(MutinyError):
    """Worlds were asked for where nobody can tell which there are."""


class World:
    """A position imagined for a seat, and the seed it was drawn by."""

    def __init__(self, seat: int, seed: bytes, board: State) -> None:
        self.seat = seat
        self.seed = seed
        self.board = board


class Passage:
    """Some steps and what happened; or a world imagined, in which the story goes on."""

    def __init__(self, steps: list[Step], lines: list[Line], world: World | None = None) -> None:
        self.steps = steps
        self.lines = lines
        self.world = world

    def told(self, seat: int | None) -> list[str]:
        """What a seat, or everybody, was told, and what the seat did."""
        pieces: list[str] = []
        for line in self.lines:
            if isinstance(line, tuple):
                if line[0] == seat:
                    pieces.append(f">{line[1]}")
                continue
            told = line.told(seat)
            if told is not None:
                # The values alone: which they are goes by the first two, the kind of the event and its clause.
                pieces.append(write(list(told.values())).decode())
        return pieces


class Story:
    """All that happened. `board` is the position it has led to, None before a reduced setting has begun."""

    def __init__(self, rules: Rules, board: State | None) -> None:
        self.rules = rules
        self.board = board
        self.passages: tuple[Passage, ...] = ()
        # What seats know, as far as it was asked for, and after how many passages.
        self._texts: dict[int | None, tuple[str, int]] = {}
        # What seats remember, and the passages they remember: one for all stories that go on from the first.
        self._memories: dict[int, tuple[Memory, tuple[Passage, ...]]] = {}

    def _with(self, passage: Passage, board: State | None) -> Story:
        story = Story(self.rules, board)
        story.passages = (*self.passages, passage)
        story._texts = self._texts.copy()
        story._memories = self._memories
        return story

    def after(self, steps: list[Step]) -> Story:
        """The story with these steps more."""
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
        """All that a seat knows, or everybody (None)."""
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
        """How a text begins: with the seat. In a world imagined for another, with what is public and what he holds."""
        for place in range(len(self.passages) - 1, -1, -1):
            world = self.passages[place].world
            if world is not None and world.seat != seat:
                public = world.board.view(None)
                own = {key: value for key, value in world.board.view(seat).items() if key not in public}
                before = "\n".join([line for passage in self.passages[:place] for line in passage.told(None)])
                return f"{seat}\n{before}\n{write(own).decode()}", place + 1
        return str(seat), 0

    def memory(self, seat: int) -> Memory:
        """What a seat remembers now. A memory goes along with one story: where it is at another, one is made anew."""
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
        """The story as it goes on in a world that a seat cannot tell from this one, drawn by a seed."""
        rng = Rng(seed)
        board = self.memory(seat).imagine(rng)
        if self.board is not None:
            # Of those who decide at once the lower seats have done so already, as everybody can tell here; not how.
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
        """All steps from the beginning, and where worlds were imagined: what makes the same story again."""
        return [
            (passage.steps, None if passage.world is None else (passage.world.seat, passage.world.seed))
            for passage in self.passages
        ]

    def entries(self) -> list[str]:
        """All that happened, in the notation of records, secrets included: for people to read."""
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
    """The story that a recipe makes."""
    story = Story(rules, rules.start())
    for steps, imagined in recipe:
        story = story.after(steps) if imagined is None else story.resampled(*imagined)
    return story
