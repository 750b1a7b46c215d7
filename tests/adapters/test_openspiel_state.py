"""States: copies, pickles, lengths, returns, and refusals."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest
from adapters.spiels import REDUCED, WHOLE, a_step, midway, play, pyspiel, tree
from kernel.toy import DECK, TOY, VALUES, Toy

from mutiny.adapters.openspiel import register
from mutiny.adapters.openspiel.sequential import TERMINAL, SequentialGame
from mutiny.adapters.openspiel_rules import Bounds, rules_for
from mutiny.games.cartagena.openspiel import VOYAGE
from mutiny.games.cartagena.rules.actions import KNOCK, TAKE, VISIT
from mutiny.kernel.errors import BadOptions, IllegalMove, MutinyError, NoSuchSeat
from mutiny.kernel.game import Option


@pytest.mark.parametrize("name", WHOLE + REDUCED)
def test_a_copy_is_independent_of_what_it_was_made_from(name: str) -> None:
    state = midway(name, seed=2, steps=8)
    before = str(state), state.history(), state.information_state_string()
    for copied in (state.clone(), state.child(state.legal_actions()[0]), pickle.loads(pickle.dumps(state))):
        play(copied, Random(1))
        assert (str(state), state.history(), state.information_state_string()) == before


@pytest.mark.parametrize("name", WHOLE + REDUCED)
def test_a_state_comes_back_whole_from_what_it_was_written_as(name: str) -> None:
    game = pyspiel.load_game(name)
    random = Random(3)
    state = game.new_initial_state()
    number = 0
    while not state.is_terminal():
        if number % 7 == 0:
            written = pyspiel.serialize_game_and_state(game, state)
            _, read = pyspiel.deserialize_game_and_state(written)
            assert (str(read), read.history()) == (str(state), state.history())
            assert read.legal_actions() == state.legal_actions()
            if state.is_chance_node():
                assert read.chance_outcomes() == state.chance_outcomes()
            seats = range(game.num_players())
            strings = [state.information_state_string(seat) for seat in seats]
            assert [read.information_state_string(seat) for seat in seats] == strings
        number += 1
        state.apply_action(a_step(state, random))


@pytest.mark.parametrize("name", WHOLE)
def test_lengths_and_returns_are_within_what_is_declared(name: str) -> None:
    game = pyspiel.load_game(name)
    random = Random(4)
    found = set()
    for _ in range(15):
        state = play(game.new_initial_state(), random)
        seats = [entry.player for entry in state.full_history()]
        draws = seats.count(-1)
        assert draws <= game.max_chance_nodes_in_history()
        assert len(seats) - draws <= game.max_game_length()
        found.update(state.returns())
    assert game.min_utility() == min(found)
    assert max(found) <= game.max_utility()


@pytest.mark.parametrize("name", REDUCED)
def test_bounds_of_reduced_settings_hold_in_the_whole_tree(name: str) -> None:
    game = pyspiel.load_game(name)
    ends = [state for state in tree(game.new_initial_state()) if state.is_terminal()]
    returns = {value for state in ends for value in state.returns()}
    assert game.min_utility() == min(returns)
    assert game.max_utility() == max(returns)
    assert all(abs(sum(state.returns())) < 1e-9 for state in ends)
    draws = [sum(entry.player == -1 for entry in state.full_history()) for state in ends]
    decisions = [len(state.history()) - drawn for state, drawn in zip(ends, draws, strict=True)]
    assert max(draws) <= game.max_chance_nodes_in_history()
    assert max(decisions) <= game.max_game_length()


@pytest.mark.parametrize("name", WHOLE + REDUCED)
def test_c_and_python_get_the_same_answers(name: str) -> None:
    """Check a Python loop, which calls our methods, and C++, which calls those of the base class, which call ours."""
    base = pyspiel.State

    def compare(state: Any) -> None:
        assert base.current_player(state) == state.current_player()
        assert base.is_terminal(state) == state.is_terminal()
        assert base.is_chance_node(state) == state.is_chance_node()
        assert base.is_player_node(state) == state.is_player_node()
        assert base.is_simultaneous_node(state) == state.is_simultaneous_node()
        assert base.legal_actions(state) == state.legal_actions()
        for seat in range(state.num_players()):
            assert base.legal_actions(state, seat) == state.legal_actions(seat)
            assert base.information_state_string(state, seat) == state.information_state_string(seat)
            assert base.observation_string(state, seat) == state.observation_string(seat)
        if state.is_chance_node():
            assert base.chance_outcomes(state) == state.chance_outcomes()

    state = pyspiel.load_game(name).new_initial_state()
    random = Random(7)
    for number in range(150):
        if number % 5 == 0:
            compare(state)
        if state.is_terminal():
            break
        state.apply_action(a_step(state, random))
    compare(play(state, random))


def test_nobody_learns_what_another_laid_before_all_have() -> None:
    """Check C4.2: the players of a duel act one after the other here, but each decides as if they acted at once."""
    start = pyspiel.load_game("mutiny_cartagena(reduced=last-duel)").new_initial_state()
    for card in (0, 1, 2, 5):
        start.apply_action(card)
    assert start.current_player() == 0
    laid = [start.child(action) for action in start.legal_actions()]
    assert {state.current_player() for state in laid} == {1}
    assert len({state.information_state_string(1) for state in laid}) == 1
    assert len({state.observation_string(1) for state in laid}) == 1
    assert len({state.information_state_string(0) for state in laid}) == len(laid) > 1


def test_a_voyage_without_end_is_broken_off() -> None:
    """Players open all doors, so that the ship stays where it is, and take nothing unless they must."""
    game = pyspiel.load_game("mutiny_cartagena(players=2)")
    random = Random(1)
    board: Any = None
    for _ in range(20):
        table = SequentialGame(game.rules)
        while table.player != TERMINAL:
            legal = table.legal_actions()
            if table.player < 0:
                drawn, weights = zip(*table.outcomes(), strict=True)
                table.apply(random.choices(drawn, weights)[0])
            else:
                idle = legal[-1] if VISIT <= legal[0] < TAKE else legal[0]
                table.apply(KNOCK if KNOCK in legal else idle)
        board = table.board
        if not board.over:
            break
    assert board.round == VOYAGE
    assert board.awaits_chance
    assert table.returns() == [0.0, 0.0]


def test_what_is_refused_says_why() -> None:
    with pytest.raises(BadOptions, match="meuterer is for 3 to 4 players, not 7"):
        pyspiel.load_game("mutiny_meuterer(players=7)")
    with pytest.raises(BadOptions, match="option pirates: 'maybe' is not one of off, on, double"):
        pyspiel.load_game("mutiny_meuterer(pirates=maybe)")
    with pytest.raises(BadOptions, match="reduced: 'very' is not one of no, small-box"):
        pyspiel.load_game("mutiny_traitres(reduced=very)")
    with pytest.raises(BadOptions, match="this reduced setting is for 2 players, not 3"):
        pyspiel.load_game("mutiny_cartagena(players=3,reduced=last-duel)")
    with pytest.raises(BadOptions, match="is not a packed text"):
        pyspiel.load_game("mutiny_cartagena(components=base64.x)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        pyspiel.load_game("mutiny_meuterer(wind=strong)")


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    state = pyspiel.load_game("mutiny_meuterer(players=3)").new_initial_state()
    with pytest.raises(IllegalMove, match=r"M0\.3: chance draws one of 0, 1, .* not 12"):
        state.apply_action(12)
    assert state.history() == []
    state = midway("mutiny_meuterer(players=3)", seed=1, steps=1)
    before = str(state), state.history()
    with pytest.raises(IllegalMove, match="is not what is to be decided now"):
        state.apply_action(30)
    assert (str(state), state.history()) == before
    end = play(state, Random(1))
    with pytest.raises(IllegalMove, match="the game is over"):
        end.apply_action(0)
    with pytest.raises(NoSuchSeat, match="there is no seat 3"):
        state.information_state_string(3)


def test_long_texts_are_parameters_too_and_survive_in_the_name() -> None:
    text = """
[combat]
1 = 5
2 = 2
3 = 1
[gold]
1 = 2
2 = 1
3 = 1
[coins]
all = 12
each = 1
[track]
mutiny = 6
storms = [2]
[start]
2 = 0
3 = 0
4 = 0
"""
    game = pyspiel.load_game("mutiny_cartagena", {"players": 2, "components": text})
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.rules.new().setting.mutiny == 6
    assert again.rules is game.rules
    assert play(again.new_initial_state(), Random(1)).is_terminal()


def test_observers_see_what_they_are_for() -> None:
    kind = pyspiel.IIGObservationType
    state = midway("mutiny_traitres(players=3)", seed=1, steps=2)
    game = state.get_game()
    seat = state.current_player()
    public = kind(public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    whole = kind(public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    observation = kind(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    told = game.make_py_observer(public).string_from(state, seat)
    known = game.make_py_observer(whole).string_from(state, seat)
    assert known == state.information_state_string()
    assert len(told.splitlines()) == sum(not line.startswith(">") for line in known.splitlines())
    assert '"role","T0.2",0,' in state.information_state_string(0)
    assert '"role","T0.2",0,' not in told
    assert '"hand"' in state.observation_string()
    assert '"hand"' not in game.make_py_observer(observation).string_from(state, seat)
    with pytest.raises(MutinyError, match="take no parameters"):
        game.make_py_observer(whole, {"colour": "red"})
    everything = kind(public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(MutinyError, match="an observer sees what is public"):
        game.make_py_observer(everything)


def test_actions_are_written_as_in_records() -> None:
    state = midway("mutiny_traitres(players=3)", seed=1, steps=1)
    legal = state.legal_actions()
    texts = [state.action_to_string(action) for action in legal]
    assert [state.string_to_action(text) for text in texts] == legal
    assert texts[0] in {"open", "stash +1 as +1", "stash 0 as +1", "plank 0", "plank 1"}
    start = state.get_game().new_initial_state()
    assert start.action_to_string(1) == "draw 1"
    opening = pyspiel.load_game("mutiny_traitres(reduced=small-box)").new_initial_state()
    assert (str(opening), opening.observation_string(0), opening.action_to_string(0, 5)) == ("", "", "5")


def test_a_game_of_somebody_else_plays_there_too() -> None:
    """Play the toy game: each player lays all cards, two at first and then one for each card drawn."""
    name = register(TOY, "Toy", 2, lambda state: Bounds(len(DECK), len(DECK) - 1, VALUES, 1))
    assert name == "mutiny_toy"
    for game in (pyspiel.load_game("mutiny_toy"), pyspiel.load_game("mutiny_toy(players=3,start=last)")):
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        state = midway(str(game), seed=1, steps=4)
        world = state.resample_from_infostate(state.current_player(), Random(1).random)
        assert world.information_state_string() == state.information_state_string()
        assert world.legal_actions() == state.legal_actions()


def test_rules_are_kept_and_shared() -> None:
    assert rules_for("mutiny_meuterer", {}) is rules_for("mutiny_meuterer", {"players": 0})
    assert rules_for("mutiny_meuterer", {}) is not rules_for("mutiny_meuterer", {"players": 3})
    for players in range(3, 9):
        for meet in ("yes", "no"):
            for reduced in ("no", "no"):
                rules_for("mutiny_traitres", {"players": players, "mutineers-meet": meet, "reduced": reduced})
    assert rules_for("mutiny_traitres", {"players": 8}).players == 8


def test_an_option_in_digits_is_a_number_there() -> None:
    class Numbered(Toy):
        def __init__(self) -> None:
            super().__init__()
            self.name = "numbered"
            self.options = (Option("start", ("0", "1"), "0", "X1.1"),)

    name = register(Numbered(), "Toy", 2, lambda state: Bounds(len(DECK), len(DECK) - 1, VALUES, 1))
    assert pyspiel.load_game(f"{name}(start=1)").rules.options == {"start": "1"}
    with pytest.raises(BadOptions, match="option start: '2' is not one of 0, 1"):
        pyspiel.load_game(f"{name}(start=2)")
