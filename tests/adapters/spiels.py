"""Helpers for the tests of the OpenSpiel adapter: games by name, random steps, and whole trees of reduced settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

pyspiel: Any = pytest.importorskip("pyspiel")
import mutiny.adapters.openspiel  # noqa: E402, F401 (registers the games)

WHOLE = (
    "mutiny_meuterer(players=3)",
    "mutiny_meuterer(players=4,pirates=on,loader-returns=discard)",
    "mutiny_traitres(players=3)",
    "mutiny_traitres(players=6,mutineers-meet=yes)",
    "mutiny_cartagena(players=2)",
    "mutiny_cartagena(players=4)",
)
REDUCED = (
    "mutiny_meuterer(reduced=last-round)",
    "mutiny_traitres(reduced=small-box)",
    "mutiny_cartagena(reduced=last-duel)",
)


def a_step(state: Any, random: Random) -> int:
    """Return a random action: for chance by its probabilities, for a seat any legal one."""
    if state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        drawn: int = random.choices(outcomes, probabilities)[0]
        return drawn
    action: int = random.choice(state.legal_actions())
    return action


def play(state: Any, random: Random, meanwhile: Callable[[Any], None] | None = None) -> Any:
    """Play a state to its end at random, and call `meanwhile` before every decision of a seat."""
    while not state.is_terminal():
        if meanwhile is not None and state.is_player_node():
            meanwhile(state)
        state.apply_action(a_step(state, random))
    return state


def midway(name: str, seed: int, steps: int) -> Any:
    """Return a state after some decisions in which a seat is to act, or an earlier one if the game ends before."""
    random = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    last = None
    while not state.is_terminal() and steps:
        if state.is_player_node():
            last = state.clone()
            steps -= 1
        state.apply_action(a_step(state, random))
    return last


def tree(state: Any) -> Iterator[Any]:
    """Yield every state of a tree."""
    yield state
    for action in state.legal_actions():
        yield from tree(state.child(action))


def recalled(text: str) -> list[tuple[str, int]]:
    """Return the information states and actions that an information state contains, oldest first."""
    lines = text.split("\n")
    places = [place for place, line in enumerate(lines) if line.startswith(">")]
    return [("\n".join(lines[:place]), int(lines[place][1:])) for place in places]
