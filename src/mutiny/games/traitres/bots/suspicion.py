"""Suspicion: every possible set of mutineers, with a weight that events change."""

from __future__ import annotations

from itertools import combinations
from typing import Final

LEAST: Final = 0.001
"""The least likelihood of an action: behaviour never rules out a set, since people do odd things."""

# How much likelier a pirate chooses a mutineer than a pirate, and a mutineer a fellow mutineer than a pirate.
PLANKED: Final = (1.5, 0.7)
ACCUSED: Final = (1.3, 0.8)
VOUCHED: Final = (0.8, 1.2)


class Suspicion:
    """One seat's beliefs about the others.

    >>> suspicion = Suspicion(5, 1, 0, False)
    >>> [round(suspicion.of(seat), 2) for seat in range(5)]
    [0.0, 0.25, 0.25, 0.25, 0.25]
    >>> suspicion.show(1, False)
    >>> suspicion.single_out(2, 3, [1, 3, 4], PLANKED)
    >>> suspicion.of(3) > suspicion.of(4) > suspicion.of(1)
    True
    """

    def __init__(self, players: int, mutineers: int, seat: int, rebel: bool) -> None:
        others = [other for other in range(players) if other != seat]
        self.players = players
        self.sets: list[list[bool]] = []
        for fellows in combinations(others, mutineers - 1 if rebel else mutineers):
            self.sets.append([other in fellows or (rebel and other == seat) for other in range(players)])
        self.weights = [1.0 / len(self.sets)] * len(self.sets)

    def of(self, seat: int) -> float:
        """Return the probability that a seat is a mutineer."""
        total = 0.0
        for rebels, weight in zip(self.sets, self.weights, strict=True):
            if rebels[seat]:
                total += weight
        return total

    def show(self, seat: int, rebel: bool) -> None:
        """Note that a seat has revealed its role."""
        kept = [index for index in range(len(self.sets)) if self.sets[index][seat] == rebel]
        self.sets = [self.sets[index] for index in kept]
        self._set([self.weights[index] for index in kept])

    def weigh(self, likelihoods: list[float]) -> None:
        """Multiply the weights by the likelihood of an observation under each set."""
        self._set([weight * (LEAST + likely) for weight, likely in zip(self.weights, likelihoods, strict=True)])

    def _set(self, weights: list[float]) -> None:
        whole = sum(weights)
        self.weights = [weight / whole for weight in weights]

    def does(self, seat: int, pirate: float, mutineer: float) -> None:
        """Update by an action of a seat, given its likelihood for a pirate and for a mutineer."""
        self.weigh([mutineer if rebels[seat] else pirate for rebels in self.sets])

    def singled_out(self, seat: int, target: int, choice: list[int], pull: tuple[float, float]) -> list[float]:
        """Return for each set the likelihood that a seat chooses this target among several."""
        likelihoods: list[float] = []
        for rebels in self.sets:
            drawn = pull[1] if rebels[seat] else pull[0]
            whole = 0.0
            for other in choice:
                whole += drawn if rebels[other] else 1.0
            likelihoods.append((drawn if rebels[target] else 1.0) / whole)
        return likelihoods

    def single_out(self, seat: int, target: int, choice: list[int], pull: tuple[float, float]) -> None:
        """Update by a seat's choice of a target: pirates choose mutineers and mutineers pirates, if they know them."""
        self.weigh(self.singled_out(seat, target, choice, pull))

    def shift(self, seat: int, likelihoods: list[float]) -> float:
        """Likelihood ratio of an observation under the mutineer and the pirate model."""
        mutineer = [0.0, 0.0]
        pirate = [0.0, 0.0]
        for index in range(len(self.sets)):
            weight = self.weights[index]
            side = mutineer if self.sets[index][seat] else pirate
            side[0] += weight
            side[1] += weight * likelihoods[index]
        if mutineer[0] == 0.0 or pirate[0] == 0.0:
            return 1.0
        return (mutineer[1] / mutineer[0]) / (pirate[1] / pirate[0])
