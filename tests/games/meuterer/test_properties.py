"""Properties of every game of Meuterer, tried on random games with all options and both numbers of players."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.meuterer.games import matches, some_move
from games.meuterer.tables import DECK, GAME

from mutiny import Match, Rng
from mutiny.rulebook import load

CLAUSES = {clause.id for clause in load("meuterer").clauses}
Runs = Callable[[int, int], int]


@pytest.mark.long
@pytest.mark.soak
def test_cards_are_conserved_and_scores_add_up(runs: Runs) -> None:
    for match, rng in matches("scores", runs(48, 5_000)):
        whole = [*DECK.values(), 0 if match.options["pirates"] == "off" else 1]
        scores = [0] * match.state.players
        heard = 0
        while True:
            for event in (event for batch in match.events[heard:] for event in batch):
                assert event.clause in CLAUSES
                if "points" in event.facts:
                    assert event.seat is not None
                    scores[event.seat] += event.facts["points"]
            heard = len(match.events)
            view = match.state.view(None)
            assert view["scores"] == scores
            assert list(match.state.inventory()) == whole
            assert all(0 <= size <= 5 for size in view["hand_sizes"])
            if match.over:
                break
            match.play(match.state.acting[0], some_move(match, rng))
        assert match.state.result()["scores"] == scores
        assert view["round"] == view["rounds"] == (8 if match.state.players == 4 else 9)


def test_every_number_of_the_action_space_round_trips_where_two_islands_are_active() -> None:
    match = next(match for match, rng in matches("space", 20) if sailed(match, rng))
    state = match.state
    written = set()
    for action in range(GAME.actions):
        notation = state.format_move(0, action)
        assert state.parse_move(0, notation) == action
        written.add(notation)
    assert len(written) == GAME.actions


def sailed(match: Match, rng: Rng) -> bool:
    """Play until two islands are active."""
    while not match.over and len(match.state.view(None)["active"]) < 2:
        match.play(match.state.acting[0], some_move(match, rng))
    return not match.over
