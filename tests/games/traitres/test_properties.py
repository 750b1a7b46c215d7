"""Properties of every game of Traîtres à bord, tried on random games with all options and numbers of players."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.traitres.games import matches, some_move
from games.traitres.tables import PLANKS, Reduced, board, deck_of
from helpers.soaking import varied
from helpers.tellings import tell_apart

from mutiny.rulebook import load
from mutiny.testing import check_game

CLAUSES = {clause.id for clause in load("traitres").clauses}
Runs = Callable[[int, int], int]


@pytest.mark.long
@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 5, 6])
def test_the_conformance_suite_with_small_decks(players: int, runs: Runs) -> None:
    deck = [*deck_of(players).elements()]
    check_game(Reduced(players, deck[::3] + ["catch"] * 2), games=runs(4, 200), seed=varied("mutiny.testing").encode())


@pytest.mark.long
@pytest.mark.soak
def test_cards_are_conserved_and_the_view_adds_up(runs: Runs) -> None:
    for match, rng in matches("conserved", runs(60, 5_000)):
        whole = [20, 10, 12, PLANKS[match.state.players], 3, 3, 3, 3]
        while True:
            assert all(event.clause in CLAUSES for event in match.events[-1])
            assert list(match.state.inventory()) == whole
            view = match.state.view(None)
            lying = sum(view["hand_sizes"]) + sum(view["planks"]) + view["chest"]
            assert lying + view["draw_pile"] + view["discard_pile"] == sum(whole)
            assert all(planks < 3 for planks in view["planks"])
            crew = board(match.state).crew
            for seat, player in enumerate(crew):
                assert len(match.state.view(seat)["hand"]) == player.size == view["hand_sizes"][seat]
                assert player.aboard or player.size == player.planks == 0
                assert player.aboard or view["roles"][seat] is not None
            aboard = [player.role for player in crew if player.aboard]
            assert (board(match.state).pirates, board(match.state).mutineers) == (aboard.count(0), aboard.count(1))
            if match.over:
                break
            # Neither end can have been missed.
            assert aboard.count(0) > aboard.count(1) > 0
            assert view["draw_pile"] > 0 or view["phase"] == "return"
            match.play(match.state.acting[0], some_move(match, rng))


@pytest.mark.long
@pytest.mark.soak
def test_the_events_of_a_move_show_others_what_they_see_and_no_more(runs: Runs) -> None:
    tried = 0
    for match, rng in matches("told", runs(6, 500)):
        while not match.over:
            (mover,) = match.state.acting
            tried += tell_apart(match.state, mover)
            match.play(mover, some_move(match, rng))
    assert tried > 300
