"""Chance, card by card: the probabilities are correct, and equal to those of the kernel."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from adapters.spiels import REDUCED, WHOLE, a_step, pyspiel

from mutiny.adapters.openspiel.sequential import SequentialGame
from mutiny.kernel.rng import Rng


@pytest.mark.parametrize("name", WHOLE + REDUCED)
def test_probabilities_sum_to_one_and_outcomes_are_in_range(name: str) -> None:
    game = pyspiel.load_game(name)
    random = Random(1)
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                assert abs(sum(probability for _, probability in outcomes) - 1) < 1e-12
                assert [action for action, _ in outcomes] == sorted({action for action, _ in outcomes})
                assert all(0 <= action < game.max_chance_outcomes() for action, _ in outcomes)
                assert state.legal_actions() == [action for action, _ in outcomes]
                assert len(outcomes) > 1, "what is certain is not asked"
            state.apply_action(a_step(state, random))


def settled(table: SequentialGame, probability: Fraction, found: dict[str, Fraction]) -> None:
    """Traverse all draws of one chance event, and record each outcome with its probability, as a seat sees it."""
    left: dict[int, int] = dict(table._left)
    for action, count in left.items():
        after = table.copy()
        before = len(after._steps)
        after.apply(action)
        share = probability * Fraction(count, sum(left.values()))
        if len(after._steps) == before:
            settled(after, share, found)
        else:
            outcome = repr(after._steps[-1])
            found[outcome] = found.get(outcome, Fraction(0)) + share


def awaiting(name: str, clause: str) -> SequentialGame:
    """Return a game that awaits chance under a clause."""
    random = Random(6)
    game = pyspiel.load_game(name)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node() and state._sequential.clause() == clause:
                table: SequentialGame = state._sequential
                return table
            state.apply_action(a_step(state, random))


@pytest.mark.parametrize(
    ("name", "clause", "ways"),
    [
        ("mutiny_traitres(players=6)", "T0.2", 15),
        ("mutiny_traitres(players=6)", "T0.4", 6),
        ("mutiny_meuterer(players=4)", "M0.5", 4),
        ("mutiny_cartagena(players=3)", "C1.8", 13),
        ("mutiny_cartagena(players=3)", "C2.12", 45),
    ],
)
def test_draws_one_by_one_come_to_what_the_kernel_draws_at_once(name: str, clause: str, ways: int) -> None:
    table = awaiting(name, clause)
    exact: dict[str, Fraction] = {}
    settled(table, Fraction(1), exact)
    assert sum(exact.values()) == 1
    assert len(exact) == ways
    board: Any = table.board
    rng = Rng(b"chance")
    draws = 200 * ways
    drawn = Counter(repr((-1, board.sample_chance(rng))) for _ in range(draws))
    assert drawn.keys() <= exact.keys()
    distance = sum(
        (drawn[outcome] - draws * float(share)) ** 2 / (draws * float(share)) for outcome, share in exact.items()
    )
    # The limit is that of chi-square with one degree of freedom fewer than outcomes; four deviations occur once in
    # thousands of runs.
    assert distance < ways - 1 + 4 * (2 * (ways - 1)) ** 0.5


def test_what_the_probabilities_say_is_what_is_left_of_the_deck() -> None:
    state = pyspiel.load_game("mutiny_traitres(players=3)").new_initial_state()
    state.apply_action(1)
    state.apply_action(2)
    deck = state._sequential.board.setting.deck
    assert dict(state.chance_outcomes()) == {kind: deck.count(kind) / len(deck) for kind in set(deck)}
    state.apply_action(7)
    assert dict(state.chance_outcomes())[7] == (deck.count(7) - 1) / (len(deck) - 1)
