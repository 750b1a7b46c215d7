"""Tables that are made once, when the game is loaded, and boards that are made from a view."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from games.cartagena.games import matches, some_move, some_seat
from games.cartagena.tables import GAME, SIDED, board, lay, voyage
from kernel.tables import dump, play, words

from mutiny import MalformedMove, MutinyError, read_record, replay
from mutiny.games.cartagena.constants import CLAUSES, PHASES
from mutiny.games.cartagena.rules import actions, duels
from mutiny.games.cartagena.rules import board as numbers
from mutiny.games.cartagena.rules import game as rules
from mutiny.games.cartagena.rules.game import Cartagena
from mutiny.games.cartagena.view import lay_as_seen, view
from mutiny.games.cartagena.view_types import CartagenaSeatView
from mutiny.rulebook import load

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.rule("C4.3", "C4.4")
def test_what_may_be_laid_with_which_kinds_in_hand() -> None:
    """Check all 64 sets of kinds: every kind held, and the monkey from the second round on or without any card."""
    for monkey, made in ((False, duels.FIRST_LAYS), (True, duels.LATER_LAYS)):
        assert duels._all_lays(monkey) == made
        assert len(made) == 64
        for kinds, moves in enumerate(made):
            cards = [actions.LAY + kind for kind in range(6) if kinds >> kind & 1]
            assert list(moves) == cards + [actions.LAY_MONKEY] * (monkey or not cards)


@pytest.mark.rule("C2.8", "C4.5")
def test_the_opponents_who_may_be_robbed() -> None:
    assert duels.ROBBERIES[0] == ()
    assert duels.ROBBERIES[0b1010] == (actions.ROB + 1, actions.ROB + 3)
    assert len(duels.ROBBERIES) == 16


@pytest.mark.rule("C1.8")
def test_the_pirates_but_one() -> None:
    assert [len(others) for others in rules.BUT_ONE] == [12] * 13
    assert all(out not in others for out, others in enumerate(rules.BUT_ONE))


@pytest.mark.rule("C0.1")
def test_the_game_itself() -> None:
    made = Cartagena()
    assert (made.name, made.least, made.most, made.actions) == ("cartagena", 2, 4, actions.ACTIONS)
    assert {clause.id for clause in load("cartagena").clauses} >= set(CLAUSES)
    awaited = {name: number for name, number in vars(numbers).items() if name.startswith("AWAIT_")}
    assert awaited == {f"AWAIT_{'nothing' if phase == 'over' else phase}".upper(): n for n, phase in enumerate(PHASES)}
    chances = words("dealer combat gold storm row sailors posts")
    decisions = words("door take keep swap trade rob side peek post inspect turn lay monkey")
    assert list(PHASES) == [*chances, *decisions, "over"]


LAID = words(
    "over awaits_chance awaited round dealer ship lifeboat opened faces visitors knocked turns_left offer visiting "
    "last_seat last_pirate last_count last_target last_letter supply aboard dueling duel duel_round valverde diaz laid "
    "gone won side tied why pairs"
)
# Fields that a view does not show, or shows only to their owner, are not on the board made from it.
HIDDEN = words("combat_pile gold_pile deck posts peeked posts_seen looking sided sides gold_cards totals winners")


@pytest.mark.long
def test_a_view_laid_on_a_board_gives_the_view_again() -> None:
    phases = set()
    for match, rng in matches("laid", 36):
        while True:
            phases.add(match.state.view(None)["phase"])
            for seat in range(match.state.players):
                laid = GAME.new(match.state.players, match.options)
                seen: Any = match.state.view(seat)
                lay_as_seen(board(laid), seen, seat)
                again: Any = view(board(laid), seat)
                for name in HIDDEN:
                    del seen[name], again[name]
                seen["combat_cards"] = again["combat_cards"] = None
                assert again == seen
                assert (seat in laid.acting) == (seat in match.state.acting)
                for name in LAID:
                    assert getattr(laid, name) == getattr(match.state, name), name
            if match.over:
                break
            seat = some_seat(match, rng)
            match.play(seat, some_move(match, seat, rng))
    assert phases == {*PHASES[7:]}


def test_a_view_at_a_chance_is_laid_too() -> None:
    """Matches that deal themselves never stop at chance; this one gets its chance outcomes by hand."""
    for source, rng in matches("laid", 9):
        while not source.over:
            seat = some_seat(source, rng)
            source.play(seat, some_move(source, seat, rng))
        match = type(source)(GAME, source.names, source.options)
        for who, notation in source.entries:
            if who is None:
                for seat in range(match.state.players):
                    laid = GAME.new(match.state.players, match.options)
                    seen: Any = match.state.view(seat)
                    lay_as_seen(board(laid), seen, seat)
                    again: Any = view(board(laid), seat)
                    for name in HIDDEN:
                        del seen[name], again[name]
                    assert again == seen
                    assert laid.acting == ()
                    for name in LAID:
                        assert getattr(laid, name) == getattr(match.state, name), name
                match.chance(notation)
            else:
                match.play(who, notation)


@pytest.mark.rule("C4.2")
def test_in_the_middle_of_a_lay_the_seat_s_own_card_is_laid_again() -> None:
    match = voyage(*SIDED[3], players=3)
    play(match, "1 lay d1")
    laid = GAME.new(3, match.options)
    lay_as_seen(board(laid), cast("CartagenaSeatView", match.state.view(1)), 1)
    assert [*laid.acting] == [0, 2]
    assert laid.view(1)["laid"] == "d1"
    lay_as_seen(board(laid), cast("CartagenaSeatView", match.state.view(0)), 0)
    # Nobody can see which others have laid a card.
    assert [*laid.acting] == [0, 1, 2]
    lay(match, "v1 v1")
    play(match, "0 lay monkey")
    lay_as_seen(board(laid), cast("CartagenaSeatView", match.state.view(0)), 0)
    assert laid.view(0)["laid"] == "monkey"


@pytest.mark.long
def test_no_other_number_is_a_move() -> None:
    """Check every illegal number of the action space, and those beside it, in the first states of each phase."""
    tried: dict[str, int] = {}
    for match, rng in matches("numbers", 36):
        while not match.over:
            state = match.state
            phase = state.view(None)["phase"]
            seat = some_seat(match, rng)
            if tried.setdefault(phase, 0) < 3:
                tried[phase] += 1
                before = dump(state)
                for action in set(range(-2, GAME.actions + 2)) - set(state.legal_actions(seat)):
                    with pytest.raises(MutinyError) as caught:
                        state.apply(seat, action)
                    assert isinstance(caught.value, MalformedMove) == (not 0 <= action < GAME.actions)
                assert dump(state) == before
            match.play(seat, some_move(match, seat, rng))
    assert set(tried) == {*PHASES[7:-1]}


@pytest.mark.rule("C5.2")
def test_who_was_tied_is_laid_again() -> None:
    state = board(replay(read_record((GOLDEN / "cartagena-shared-win-4.json").read_text(encoding="utf-8"))))
    laid = board(GAME.new(4))
    lay_as_seen(laid, cast("CartagenaSeatView", state.view(1)), 1)
    assert laid.tied == state.tied == 0b0110
    assert laid.view(1)["combat_cards"][1] == state.view(1)["combat_cards"][1]
    assert laid.view(1)["combat_cards"][0] is None
