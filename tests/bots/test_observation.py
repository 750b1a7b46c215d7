"""Observations: what a bot decides from holds nothing of the state."""

from __future__ import annotations

import gc
from types import FunctionType, ModuleType

import pytest

import mutiny
from mutiny import Event, Rng, State
from mutiny.bots.observation import Observation, observe

OTHER = (Event, FunctionType, ModuleType, type, int, str, bytes, float)
"""Objects that are not followed: they cannot change, or belong to no state."""
CHANGEABLE = (list, dict, set, bytearray)


def within(root: object) -> dict[int, object]:
    """Return all objects that can be reached from one, by their identity."""
    found: dict[int, object] = {}
    left = [root]
    while left:
        each = left.pop()
        if id(each) not in found and not isinstance(each, OTHER):
            found[id(each)] = each
            left += gc.get_referents(each)
    return found


def contents(observation: Observation) -> dict[int, object]:
    """Return all objects that an observation holds."""
    return within([observation.view, observation.moves, observation.legal_actions])


@pytest.mark.parametrize(("name", "players"), [("meuterer", 4), ("traitres", 5), ("cartagena", 3)])
def test_an_observation_shares_nothing_with_the_state(name: str, players: int) -> None:
    match = mutiny.new(name, list("ABCDE")[:players], seed=mutiny.seed_of("shared", 0))
    rng = Rng(b"shared")
    decisions = 0
    while not match.over:
        seat = match.state.acting[0]
        seen = contents(observe(match.state, seat))
        assert not [each for each in seen.values() if isinstance(each, State)]
        shared = within(match.state).keys() & seen.keys()
        assert [seen[each] for each in shared if isinstance(seen[each], CHANGEABLE)] == []
        moves = match.state.legal_actions(seat)
        match.play(seat, moves[rng.below(len(moves))])
        decisions += 1
    assert decisions > 10


def test_shared_objects_are_found() -> None:
    state = mutiny.new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32)).state
    observation = observe(state, 0)
    observation.view["state"] = state
    assert any(isinstance(each, State) for each in contents(observation).values())
