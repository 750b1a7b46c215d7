"""Information-set Monte Carlo tree search: one tree over what the searching seat may know.

Each simulation samples a world that agrees with all the seat has seen, descends the tree along moves that are legal in
it, adds one node, plays on and evaluates the result. All players are assumed to play for themselves. The search weighs
a move by how often it was available, not by how often its parent was visited, because worlds differ in the moves they
allow (Cowling, Powley and Whitehouse, 2012). The prior of a move counts until the move has been tried often enough
(progressive bias).
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from mutiny.bots.search.model import Model
from mutiny.kernel.belief import Belief
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State

SEAT_BITS: Final = 3
CLOCK_EVERY: Final = 16
"""The number of simulations between two checks of the clock."""


class Node:
    """A move of a seat, and its results."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0.0
        self.available = 0.0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """Return the mean value of the move so far, for the seat that makes it."""
        return self.total / self.visits if self.visits > 0.0 else 0.0


class Search:
    """A search for one seat's decision."""

    def __init__(self, belief: Belief, seat: int, model: Model, rng: Rng) -> None:
        self.belief = belief
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
        """Run a number of simulations, or for a number of seconds; 0 means no such limit."""
        end = perf_counter() + seconds if seconds > 0 else 0.0
        done = 0
        while simulations == 0 or done < simulations:
            self.simulate(self.belief.sample(self.rng))
            done += 1
            if end > 0.0 and done % CLOCK_EVERY == 0 and perf_counter() >= end:
                break
        self.simulations += done

    def simulate(self, world: State) -> None:
        """Descend the tree in one world, and update it with the result."""
        path = self._path
        seats = self._seats
        path.clear()
        seats.clear()
        node = self.root
        model = self.model
        rng = self.rng
        grown = False
        # Whether several seats decide at once, and the ones that have yet to decide, one bit each.
        together = False
        waiting: i64 = 0
        while not grown and not world.over:
            if world.awaits_chance:
                world.apply_chance(world.sample_chance(rng))
                continue
            acting = world.acting
            seat = acting[0]
            # If several decide at once, this seat decides first: it must not know the others' decisions.
            if world.is_acting(self.seat):
                seat = self.seat
            if world.acting_bits != waiting:
                together = len(acting) > 1
            waiting = world.acting_bits & ~(1 << seat)
            legal = world.legal_actions(seat)
            if len(legal) == 1:
                world.apply(seat, legal[0])
                continue
            if seat != self.seat and (together or not model.branches_on(world, seat)):
                world.apply(seat, model.default_action(world, seat, legal, rng))
                continue
            action = self._select(node, world, seat, legal)
            node = node.children[(action << SEAT_BITS) | seat]
            path.append(node)
            grown = node.visits == 0.0 or len(path) >= model.depth
            seats.append(seat)
            world.apply(seat, action)
        if not world.over:
            model.rollout(world, rng)
        shares = model.evaluate(world)
        for index in range(len(path)):
            node = path[index]
            node.visits += 1.0
            node.total += shares[seats[index]]

    def _select(self, node: Node, world: State, seat: int, legal: tuple[int, ...]) -> int:
        """Return the move to try: one that has done well, looks promising, or has seldom been tried."""
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
                # Try every move once, the most promising first.
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
        """Add nodes for moves that were not possible here before, with their priors."""
        priors = self.model.priors(world, seat, legal)
        for index in range(len(legal)):
            key = (legal[index] << SEAT_BITS) | seat
            if key not in node.children:
                node.children[key] = Node(priors[index] if priors else 0.0)

    def moves(self, legal: tuple[int, ...]) -> list[Node]:
        """Return the results of the search for each of these moves of its seat."""
        found: list[Node] = []
        for action in legal:
            child = self.root.children.get((action << SEAT_BITS) | self.seat)
            found.append(Node(0.0) if child is None else child)
        return found
