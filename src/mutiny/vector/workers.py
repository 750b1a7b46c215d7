"""Processes that each play a part of the games and write into memory that all of them share."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

from mutiny.common.extras import OptionalImports
from mutiny.kernel.errors import MutinyError
from mutiny.vector.arrays import ArrayShapes, VectorArrays, make_arrays
from mutiny.vector.places import VectorPlaces, VectorPlan

with OptionalImports("train"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

END_S = 5.0
"""Seconds that a process gets to end by itself when it is closed."""


class WorkerFailed(MutinyError):
    """A process of a vector has failed or has been ended; its games are lost, and the vector has to be made again."""


@dataclass(frozen=True, slots=True)
class WorkerTask:
    """The part of the games that one process plays, and the memory it shares with the others."""

    plan: VectorPlan
    shapes: ArrayShapes
    memory: Sequence[Any]
    moves: Any
    first: int
    count: int


class WorkerProcesses:
    """Processes that play the parts of the games; each call waits for all of them."""

    closed = False
    _started = False

    def __init__(self, plan: VectorPlan, shapes: ArrayShapes, processes: int) -> None:
        # Not a fork: a program that learns usually has threads, and a fork would copy their locks.
        context = multiprocessing.get_context("spawn")
        memory: list[Any] = []

        def shared(size: int) -> Any:
            memory.append(context.RawArray("b", max(1, size)))
            return memoryview(memory[-1])[:size]

        self.arrays = make_arrays(shapes, shared)
        moves = context.RawArray("q", shapes.count)
        self._moves = np.frombuffer(moves, np.int64)
        self._pipes: list[Any] = []
        self._processes: list[Any] = []
        bounds = [shapes.count * number // processes for number in range(processes + 1)]
        for first, end in pairwise(bounds):
            ours, theirs = context.Pipe()
            task = WorkerTask(plan, shapes, memory, moves, first, end - first)
            process = context.Process(target=work, args=(theirs, task), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def reset(self, seed: int) -> None:
        """Begin the first game at every place."""
        self._all("reset", seed)

    def resume(self, seed: int, numbers: list[int], choices: list[list[int]]) -> None:
        """Continue these games, each after these choices."""
        self._all("resume", (seed, numbers, choices))

    def step(self, actions: NDArray[Any]) -> None:
        """Make these moves, given as action numbers."""
        self._moves[:] = actions
        self._all("step", None)

    def step_choices(self, choices: NDArray[Any]) -> None:
        """Make these moves, given as indices into the lists of legal actions."""
        self._moves[:] = choices
        self._all("step_choices", None)

    def _all(self, command: str, argument: Any) -> None:
        """Let every process do something, and wait; the first error of any of them is raised."""
        failed: Exception | None = None
        asked = []
        for pipe in self._pipes:
            try:
                pipe.send((command, argument))
                asked.append(pipe)
            except OSError:
                failed = self._lost()
        for pipe in asked:
            try:
                answer = pipe.recv()
            except (EOFError, OSError):
                answer = self._lost()
            failed = failed or answer
        if failed is not None:
            raise failed
        self._started = True

    def _lost(self) -> WorkerFailed:
        """Return the error for a process that does not answer any more."""
        if self._started:
            return WorkerFailed("a process that plays games has ended: make the vector again.")
        # Each process imports the script again, and would make processes of its own.
        return WorkerFailed(
            "a process that plays games has ended before its first game; in a script, make a vector of several "
            "processes below `if __name__ == '__main__':` only."
        )

    def close(self) -> None:
        """End the processes."""
        self.closed = True
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send(("close", None))
            pipe.close()
        for process in self._processes:
            process.join(END_S)
            if process.is_alive():
                process.terminate()
                process.join()
        self._pipes = []
        self._processes = []


def work(pipe: Connection, task: WorkerTask) -> None:
    """Play a part of the games, in a process of its own, until told to end."""
    memory = iter(task.memory)
    whole = make_arrays(task.shapes, lambda size: memoryview(next(memory))[:size])
    arrays: VectorArrays = whole.part(task.first, task.count)
    moves = np.frombuffer(task.moves, np.int64)[task.first : task.first + task.count]
    places = VectorPlaces(task.plan, arrays, task.first)
    while True:
        try:
            command, argument = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if command == "close":
            return
        error: Exception | None = None
        try:
            if command == "reset":
                places.reset(argument)
            elif command == "resume":
                seed, numbers, choices = argument
                end = task.first + task.count
                places.resume(seed, numbers[task.first : end], choices[task.first : end])
            elif command == "step":
                places.step(moves)
            else:
                places.step_choices(moves)
        except MutinyError as known:
            error = known
        except Exception as unknown:  # noqa: BLE001 (whoever asked for the step gets it)
            error = WorkerFailed(f"a process that plays games has failed: {type(unknown).__name__}: {unknown}")
        pipe.send(error)
