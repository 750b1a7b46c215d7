"""Corner cases of the rules that a mutant changed without any other quick test noticing."""

from __future__ import annotations

from typing import cast

import pytest
from games.traitres.games import OPTIONS, matches, some_move
from games.traitres.tables import GAME, NAMES, THREE, all_planks, board, drown, table
from kernel.tables import dump, play

from mutiny import MalformedMove, Match, MutinyError, NoSuchSeat, Rng
from mutiny.games.traitres.components import box
from mutiny.games.traitres.constants import KINDS
from mutiny.games.traitres.rules.actions import OPEN
from mutiny.games.traitres.rules.board import TraitresBoard
from mutiny.games.traitres.view import lay_as_seen
from mutiny.games.traitres.view_types import TraitresSeatView


def test_a_copy_is_the_same_table_and_goes_its_own_way_in_silence() -> None:
    for match, rng in matches("copies", 6):
        while not match.over:
            (seat,) = match.state.acting
            before = dump(match.state)
            twin = match.state.copy()
            assert dump(twin) == before
            move = some_move(match, rng)
            twin.apply(seat, move)
            assert not twin._events
            assert dump(match.state) == before
            match.play(seat, move)
            assert dump(twin) == dump(match.state)


@pytest.mark.rule("T0.3", "T2.2")
def test_every_card_is_somewhere_planks_before_players_included() -> None:
    laid = 0
    for match, rng in matches("inventory", 6):
        whole = [box(match.state.players).deck.count(kind) for kind in range(len(KINDS))]
        while not match.over:
            assert list(match.state.inventory()) == whole
            laid += sum(match.state.view(None)["planks"])
            match.play(match.state.acting[0], some_move(match, rng))
    assert laid, "nobody had a plank before him"


@pytest.mark.rule("T2.3")
def test_a_player_overboard_holds_no_cards() -> None:
    match = all_planks(5, (4,))
    drown(match, 1)
    assert not match.over
    assert board(match.state).crew[1].hand == 0
    assert (match.state.view(1)["hand"], match.state.view(1)["hand_sizes"][1]) == ([], 0)


def test_a_view_says_of_which_game_and_whose_it_is() -> None:
    view = table(*THREE).state.view(2)
    assert (view["game"], view["players"], view["seat"]) == ("traitres", 3, 2)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat: int) -> None:
    with pytest.raises(NoSuchSeat):
        table(*THREE).state.view(seat)


@pytest.mark.parametrize("action", [-1, GAME.actions])
def test_a_number_outside_the_action_space_has_no_notation(action: int) -> None:
    match = table(*THREE)
    with pytest.raises(MalformedMove) as refusal:
        match.state.format_move(0, action)
    assert str(refusal.value) == f"'{action}' is not a move: action ids run from 0 to {GAME.actions - 1}."


@pytest.mark.rule("T0.3")
def test_a_deck_is_asked_for_as_it_is_written() -> None:
    match = Match(GAME, NAMES[:3], {})
    play(match, "* roles pirate pirate mutineer; * first 1")
    with pytest.raises(MalformedMove) as refusal:
        match.chance("first 1")
    assert refusal.value.reason == "'deck' and the cards of the whole deck, the top first, are next"


@pytest.mark.rule("T1.2", "T2.5", "T2.6")
def test_no_other_number_is_a_move() -> None:
    """Check every illegal number of the action space, and those beside it, in the first state of each phase."""
    tried = set()
    for match, rng in matches("numbers", 6):
        while not match.over:
            state = match.state
            if state.view(None)["phase"] not in tried:
                tried.add(state.view(None)["phase"])
                (seat,) = state.acting
                for action in set(range(-2, GAME.actions + 2)) - set(state.legal_actions(seat)):
                    with pytest.raises(MutinyError):
                        state.copy().apply(seat, action)
            match.play(state.acting[0], some_move(match, rng))
    assert tried == {"turn", "order", "return"}


LAID = "over awaits_chance awaited acting turn targets announced played played_by team why"


def test_a_view_laid_on_a_board_gives_what_everybody_knows() -> None:
    """Check every position of a game, chance positions and the end included. The board has only this seat's hand."""
    drowned = set()
    for number in range(12):
        players, options = 3 + number % 6, OPTIONS[number % 3]
        rng = Rng(b"laid %d" % number)
        state = board(GAME.new(players, options))
        compare_with_views_laid(state, options)
        while not state.over:
            if state.awaits_chance:
                state.apply_chance(state.sample_chance(rng))
            else:
                # The chest is seldom opened, so that some players go overboard.
                moves = [move for move in state.legal_actions(state.acting[0]) if move != OPEN or rng.below(20) == 0]
                state.apply(state.acting[0], moves[rng.below(len(moves))])
            compare_with_views_laid(state, options)
            drowned |= {seat for seat, player in enumerate(state.crew) if not player.aboard}
    assert drowned >= {0, 1, 2}


def compare_with_views_laid(state: TraitresBoard, options: dict[str, str]) -> None:
    for seat in range(state.players):
        laid = board(GAME.new(state.players, options))
        lay_as_seen(laid, cast("TraitresSeatView", state.view(seat)), seat)
        for name in LAID.split():
            assert getattr(laid, name) == getattr(state, name), name
        hands = [player.hand if other == seat else 0 for other, player in enumerate(state.crew)]
        assert [player.hand for player in laid.crew] == hands
        if not state.over:
            assert [player.shown for player in laid.crew] == [player.shown for player in state.crew]
