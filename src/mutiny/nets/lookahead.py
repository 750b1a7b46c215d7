"""A search by a network: each promising move is tried in sampled worlds, the policy plays on, the critic judges.

The policy is a prior: the search maximizes log p + Q / TEMPER, where Q is the mean of the results of a move. All moves
are tried in the same worlds, so that luck affects them alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Final

from mutiny.bots import Budget
from mutiny.common.extras import OptionalImports
from mutiny.kernel.belief import Belief
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State
from mutiny.nets.network import Network

with OptionalImports("train"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

LEAST_LIKELY: Final = 0.005
"""Moves less likely than this are not tried."""
PLIES: Final = 10
"""The decisions that the policy makes before the critic judges."""
TEMPER: Final = 0.003
"""The difference of Q that weighs as much as a factor of e between the probabilities of two moves."""
WORLDS: Final = 64
"""The most worlds that are played at the same time."""
FINE: Final = 1 << 24


class Lookahead:
    """A search for one decision of a seat."""

    def __init__(self, network: Network, belief: Belief, seat: int, rng: Rng) -> None:
        self.network = network
        self.belief = belief
        self.seat = seat
        self.simulations = 0
        # A generator for the decisions in simulations, which are many: drawn from the seat's own.
        self._rng = rng
        self._draws = np.random.default_rng([rng.below(FINE) for _ in range(4)])

    def improve(self, legal: Sequence[int], likely: NDArray[np.float32], budget: Budget) -> NDArray[np.float32]:
        """Return log p + Q / TEMPER for each legal move, within a budget of simulations, seconds or both.

        A simulation is a move tried in a world. There is at least one world, if only simulations limit the search.
        """
        tried = [index for index in range(len(legal)) if likely[index] >= np.log(LEAST_LIKELY)]
        if len(tried) < 2:
            return likely
        start = perf_counter()
        left = max(1, budget.simulations // len(tried)) if budget.simulations else WORLDS * WORLDS
        total = np.zeros(len(tried))
        done, worlds, slowest = 0, 1 if budget.seconds else WORLDS, 0.0
        while left:
            count = min(worlds, left)
            begun = perf_counter()
            # More worlds at once take no less time for each, so this never overestimates what is left.
            if budget.seconds and begun - start + slowest * count > budget.seconds:
                count = int((budget.seconds - (begun - start)) / slowest) if slowest else 0
                if count < 1:
                    break
            total += self._try([legal[index] for index in tried], count)
            slowest = max((perf_counter() - begun) / count, slowest / 2)
            done += count
            left -= count
            worlds = min(WORLDS, 2 * worlds)
        self.simulations += done * len(tried)
        found = np.full(len(legal), -np.inf, np.float32)
        for place, index in enumerate(tried):
            found[index] = likely[index] + total[place] / max(1, done) / TEMPER
        return found

    def _try(self, actions: Sequence[int], count: int) -> NDArray[np.float64]:
        """Return the sum of the results of each action in some worlds."""
        states: list[State] = []
        for _ in range(count):
            world = self.belief.sample(self._rng)
            for action in actions:
                state = world.copy()
                state.apply(self.seat, action)
                states.append(state)
        results = np.zeros(len(states))
        waiting = [place for place in range(len(states)) if not self._advance(states[place], place, results)]
        for _ in range(PLIES):
            if not waiting:
                break
            self._play(states, waiting)
            waiting = [place for place in waiting if not self._advance(states[place], place, results)]
        if waiting:
            results[waiting] = self._judge([states[place] for place in waiting])
        summed: NDArray[np.float64] = results.reshape(count, len(actions)).sum(axis=0)
        return summed

    def _advance(self, state: State, place: int, results: NDArray[np.float64]) -> bool:
        """Go on to the next decision with a choice; return whether the game is over, with its result noted."""
        while not state.over:
            if state.awaits_chance:
                state.apply_chance(state.sample_chance(self._rng))
                continue
            seat = state.acting[0]
            legal = state.legal_actions(seat)
            if len(legal) != 1:
                return False
            state.apply(seat, legal[0])
        results[place] = self.network.share(state.result()["winners"], self.seat)
        return True

    def _play(self, states: list[State], waiting: list[int]) -> None:
        """Make a decision of the policy in each state, drawn by its probabilities."""
        features = self.network.features
        seats = [states[place].acting[0] for place in waiting]
        rows = b"".join([features.row(states[place], seat) for place, seat in zip(waiting, seats, strict=True)])
        logits = self.network.policy(np.frombuffer(rows, np.uint8).reshape(len(waiting), features.size))
        draws = self._draws.random(len(waiting))
        for number, (place, seat) in enumerate(zip(waiting, seats, strict=True)):
            legal = states[place].legal_actions(seat)
            chosen = logits[number, self.network.relative[seat, list(legal)]].astype(np.float64)
            sums = np.exp(chosen - chosen.max()).cumsum()
            index = min(int(sums.searchsorted(draws[number] * sums[-1], side="right")), len(legal) - 1)
            states[place].apply(seat, legal[index])

    def _judge(self, states: list[State]) -> NDArray[np.float32]:
        """Return what this seat can expect in each state, by the critic."""
        players = self.network.players
        features = self.network.features
        seats = [state.acting[0] for state in states]
        rows = b"".join(
            [
                features.row(state, (seat + step) % players)
                for state, seat in zip(states, seats, strict=True)
                for step in range(players)
            ]
        )
        found = self.network.values(np.frombuffer(rows, np.uint8).reshape(len(states), players * features.size))
        own: NDArray[np.float32] = found[np.arange(len(states)), (self.seat - np.array(seats)) % players]
        return own
