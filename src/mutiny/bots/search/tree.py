"""Information-set Monte Carlo tree search: one tree over what the searching seat may know, grown by imagined worlds.

Each simulation imagines a world that agrees with all the seat has seen, goes down the tree along moves that are legal
in it, adds one node, plays on and judges; everybody is taken to play for himself. A move is weighed by how often it
could have been chosen, not by how often its parent was visited, because worlds differ in what they allow (Cowling,
Powley and Whitehouse, 2012). A first opinion on a move counts until it has been tried often enough (progressive bias).
May import: mutiny.kernel, and model.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from mutiny.bots.search.model import Model
from mutiny.kernel.game import Memory
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

SEAT_BITS: Final = 3
CLOCK_EVERY: Final = 16
"""Simulations between looks at the clock."""


class Node:
    """A move of a seat, and what came of it."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0.0
        self.available = 0.0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """What the move was worth so far to the seat that makes it."""
        return self.total / self.visits if self.visits > 0.0 else 0.0


class Search:
    """A search for one seat's decision."""

    def __init__(self, memory: Memory, seat: int, model: Model, rng: Rng) -> None:
        self.memory = memory
        self.seat = seat
        self.model = model
        self.rng = rng
        self.explore = model.explore
        self.bias = model.bias
        self.root = Node(0.0)
        self.simulations = 0
        self._path: list[Node] = []
        self._seats: list[int] = []

    def run(self, simulations: int, seconds: float) -> None:
        """Simulate so many times, or so long; 0 is no limit of that sort."""
        end = perf_counter() + seconds if seconds > 0 else 0.0
        done = 0
        while simulations == 0 or done < simulations:
            self.simulate(self.memory.imagine(self.rng))
            done += 1
            if end > 0.0 and done % CLOCK_EVERY == 0 and perf_counter() >= end:
                break
        self.simulations += done

    def simulate(self, world: State) -> None:
        """Go down the tree in one world, and back up with what came of it."""
        path = self._path
        seats = self._seats
        path.clear()
        seats.clear()
        node = self.root
        model = self.model
        rng = self.rng
        grown = False
        # Whether several decide at once, and those of them who have not yet, a bit each.
        together = False
        waiting: i64 = 0
        while not grown and not world.over:
            if world.awaits_chance:
                world.settle(world.draw(rng))
                continue
            acting = world.acting
            seat = acting[0]
            # Of several who decide at once this seat's own decision comes first: it must not know the others'.
            if world.is_turn_of(self.seat):
                seat = self.seat
            if world.asked != waiting:
                together = len(acting) > 1
            waiting = world.asked & ~(1 << seat)
            legal = world.legal(seat)
            if len(legal) == 1:
                world.play(seat, legal[0])
                continue
            if seat != self.seat and (together or not model.decides(world, seat)):
                world.play(seat, model.answer(world, seat, legal, rng))
                continue
            action = self._select(node, world, seat, legal)
            node = node.children[(action << SEAT_BITS) | seat]
            path.append(node)
            grown = node.visits == 0.0 or len(path) >= model.depth
            seats.append(seat)
            world.play(seat, action)
        if not world.over:
            model.play_on(world, rng)
        shares = model.judge(world)
        for index in range(len(path)):
            node = path[index]
            node.visits += 1.0
            node.total += shares[seats[index]]

    def _select(self, node: Node, world: State, seat: int, legal: tuple[int, ...]) -> int:
        """The move to try: what has done well, what looks promising, what has seldom been tried."""
        children = node.children
        best = -1.0
        chosen = -1
        explore = self.explore
        ties = 1
        for action in legal:
            key = (action << SEAT_BITS) | seat
            child = children.get(key)
            if child is None:
                self._add(node, world, seat, legal)
                child = children[key]
            child.available += 1.0
            visits = child.visits
            if visits == 0.0:
                # Every move is tried once, the most promising first.
                score = 1000.0 + child.prior
            else:
                score = (
                    child.total / visits
                    + explore * sqrt(log(child.available) / visits)
                    + self.bias * child.prior / (visits + 1.0)
                )
            if score > best:
                best = score
                chosen = action
                ties = 1
            elif score == best:
                ties += 1
                if self.rng.below(ties) == 0:
                    chosen = action
        return chosen

    def _add(self, node: Node, world: State, seat: int, legal: tuple[int, ...]) -> None:
        """Moves that were not possible here before, with a first opinion on each."""
        priors = self.model.weigh(world, seat, legal)
        for index in range(len(legal)):
            key = (legal[index] << SEAT_BITS) | seat
            if key not in node.children:
                node.children[key] = Node(priors[index] if priors else 0.0)

    def moves(self, legal: tuple[int, ...]) -> list[Node]:
        """What the search has found out about each of these moves of its seat."""
        found: list[Node] = []
        for action in legal:
            child = self.root.children.get((action << SEAT_BITS) | self.seat)
            found.append(Node(0.0) if child is None else child)
        return found
