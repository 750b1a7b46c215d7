"""A seat's knowledge contains its whole past and no secrets of others; and the worlds that it cannot tell apart."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest
from adapters.spiels import REDUCED, WHOLE, a_step, midway, play, pyspiel, recalled, tree

from mutiny.adapters.openspiel.history import CHANCE, CannotResample, History
from mutiny.adapters.openspiel.sequential import SequentialGame
from mutiny.adapters.openspiel_rules import SpielRules
from mutiny.games.cartagena.rules.board import AWAIT_LAY
from mutiny.kernel.rng import Rng


@pytest.mark.parametrize("name", WHOLE + REDUCED)
def test_an_information_state_recalls_all_before_it(name: str) -> None:
    game = pyspiel.load_game(name)
    random = Random(1)
    for _ in range(3):
        state = game.new_initial_state()
        past: list[list[tuple[str, int]]] = [[] for _ in range(game.num_players())]
        while not state.is_terminal():
            action = a_step(state, random)
            if state.is_player_node():
                seat, text = state.current_player(), state.information_state_string()
                assert recalled(text) == past[seat]
                past[seat].append((text, action))
            state.apply_action(action)
        assert [recalled(state.information_state_string(seat)) for seat in range(game.num_players())] == past


@pytest.mark.parametrize("name", REDUCED)
def test_an_information_state_says_who_it_is_and_what_is_legal_and_so_do_its_numbers(name: str) -> None:
    found: dict[str, tuple[int, list[int]]] = {}
    numbers: set[tuple[float, ...]] = set()
    for state in tree(pyspiel.load_game(name).new_initial_state()):
        if state.is_player_node():
            facts = (state.current_player(), state.legal_actions())
            text = state.information_state_string()
            if text not in found:
                numbers.add(tuple(state.information_state_tensor()))
            assert found.setdefault(text, facts) == facts
    assert len(numbers) == len(found)


@pytest.mark.parametrize("name", WHOLE)
def test_the_numbers_of_an_information_state_go_with_its_text(name: str) -> None:
    texts: set[str] = set()
    numbers: set[tuple[float, ...]] = set()
    game = pyspiel.load_game(name)

    def look(state: Any) -> None:
        seat = state.current_player()
        tensor = state.information_state_tensor(seat)
        assert len(tensor) == game.information_state_tensor_size()
        assert tensor[: game.observation_tensor_size()] == state.observation_tensor(seat)
        world = state.resample_from_infostate(seat, Random(7).random)
        assert world.information_state_tensor(seat) == tensor
        texts.add(state.information_state_string(seat))
        numbers.add(tuple(tensor))

    play(game.new_initial_state(), Random(2), look)
    assert len(numbers) == len(texts)


@pytest.mark.parametrize(
    ("name", "known"),
    [
        # A seat knows its card; its role and its card; its side and its card.
        ("mutiny_meuterer(reduced=last-round)", 3),
        ("mutiny_traitres(reduced=small-box)", 2 * 3),
        ("mutiny_cartagena(reduced=last-duel)", 2 * 6),
    ],
)
def test_before_the_first_decision_a_seat_knows_its_own_deal_alone(name: str, known: int) -> None:
    deals = [state for state in tree_of_chance(pyspiel.load_game(name).new_initial_state()) if state.is_player_node()]
    for seat in range(deals[0].num_players()):
        assert len({state.information_state_string(seat) for state in deals}) == known
        assert len({state.observation_string(seat) for state in deals}) == known
    assert len({state.observation_string(0) + state.observation_string(1) for state in deals}) > known


def tree_of_chance(state: Any) -> Any:
    yield state
    if state.is_chance_node():
        for action, _ in state.chance_outcomes():
            yield from tree_of_chance(state.child(action))


@pytest.mark.parametrize("name", [name for name in WHOLE if "cartagena" not in name])
def test_a_card_dealt_otherwise_is_seen_by_who_holds_it_and_by_nobody_else(name: str) -> None:
    rules = pyspiel.load_game(name).rules
    board = rules.new()
    chance = Rng(b"dealt")
    for _ in range(2):
        board.apply_chance(board.sample_chance(chance))
    deck = board.sample_chance(chance)
    hands = len(deck) - len(dealt(rules, board, deck).pile[dealt(rules, board, deck).top :])
    told = seen_by(rules, board, deck)
    owners = set()
    for place in range(len(deck)):
        other = next(later for later in range(len(deck) - 1, 0, -1) if deck[later] != deck[place])
        swapped = bytearray(deck)
        swapped[place], swapped[other] = deck[other], deck[place]
        differing = [seat for seat, text in enumerate(seen_by(rules, board, bytes(swapped))) if text != told[seat]]
        assert len(differing) == (1 if place < hands else 0) or other < hands
        owners.update(differing)
    assert owners == set(range(rules.players))


def dealt(rules: SpielRules, board: Any, deck: bytes) -> Any:
    after = board.copy()
    after.apply_chance(deck)
    return after


def seen_by(rules: SpielRules, board: Any, deck: bytes) -> list[str]:
    """Return the knowledge of every seat after a deal: its information state and its observation."""
    history = History(rules, board).after([(CHANCE, deck)])
    table = SequentialGame(rules, history)
    return [history.text(seat) + table.observation(seat) for seat in range(rules.players)]


@pytest.mark.parametrize("steps", [1, 12, 30, 70])
@pytest.mark.parametrize("name", WHOLE + REDUCED)
def test_a_resampled_state_is_one_that_the_seat_cannot_tell_from_the_true_one(name: str, steps: int) -> None:
    state = midway(name, seed=steps, steps=steps)
    seat = state.current_player()
    sampler = Random(steps).random
    for _ in range(5):
        world = state.resample_from_infostate(seat, sampler)
        assert world.current_player() == seat
        assert world.information_state_string() == state.information_state_string()
        assert world.observation_string() == state.observation_string()
        assert world.legal_actions() == state.legal_actions()
        assert all(isinstance(world.information_state_string(other), str) for other in range(world.num_players()))
        played = play(world.clone(), Random(steps))
        assert played.is_terminal()
        assert abs(sum(played.returns())) < 1e-9


def test_in_a_resampled_duel_those_before_the_seat_have_laid_something() -> None:
    """Check C4.2: players act in turn here, and the cards that earlier ones laid are as uncertain as their hands."""
    game = pyspiel.load_game("mutiny_cartagena(players=3)")
    random = Random(3)
    laid: set[int] = set()
    found = 0

    def look(state: Any) -> None:
        nonlocal found
        board = state.event_history().board
        seat = state.current_player()
        if board.awaited != AWAIT_LAY or board.acting_bits == board.dueling:
            return
        found += 1
        for _ in range(3):
            world = state.resample_from_infostate(seat, random.random)
            assert world.current_player() == seat
            assert world.event_history().board.acting == board.acting
            assert world.information_state_string() == state.information_state_string()
            assert world.legal_actions() == state.legal_actions()
            laid.update(player.laid for player in world.event_history().board.crew[:seat])

    for _ in range(6):
        play(game.new_initial_state(), random, look)
    assert found > 10
    assert len(laid) > 2


@pytest.mark.parametrize("name", WHOLE)
def test_what_others_know_in_a_resampled_state_determines_their_actions(name: str) -> None:
    """Check that all states of an information state have the same moves, because a search keeps one node for them."""
    found: dict[str, list[int]] = {}
    state = midway(name, seed=5, steps=9)
    for number in range(60):
        random = Random(number)
        world = state.resample_from_infostate(state.current_player(), random.random)
        for _ in range(12):
            if world.is_terminal():
                break
            if world.is_player_node():
                legal = world.legal_actions()
                assert found.setdefault(world.information_state_string(), legal) == legal
            world.apply_action(a_step(world, random))
    assert len(found) > 30


@pytest.mark.parametrize("name", WHOLE)
def test_a_resampled_state_is_drawn_again_from_the_same_numbers_and_pickles(name: str) -> None:
    state = midway(name, seed=3, steps=15)
    worlds = [state.resample_from_infostate(state.current_player(), Random(8).random) for _ in range(2)]
    worlds.append(pickle.loads(pickle.dumps(worlds[0])))
    ends = [play(world, Random(2)) for world in worlds]
    worlds.append(pickle.loads(pickle.dumps(ends[0])))
    assert len({str(world) for world in worlds}) == 1
    assert "imagined for seat" in str(ends[0])


def test_worlds_of_a_reduced_setting_come_as_often_as_their_weights() -> None:
    """Seat 0 of the last duel does not know the other's side, but knows that the other lacks seat 0's own card."""
    state = pyspiel.load_game("mutiny_cartagena(reduced=last-duel)").new_initial_state()
    for card in (0, 1, 3, 5):
        state.apply_action(card)
    random = Random(4)
    worlds = [state.resample_from_infostate(0, random.random) for _ in range(1000)]
    deals = [tuple(world.history()) for world in worlds]
    assert {deal[0] for deal in deals} == {0}
    assert {deal[2] for deal in deals} == {3}
    for side in (0, 1):
        for card in (0, 1, 2, 4, 5):
            assert 60 < deals.count((0, side, 3, card)) < 145


def test_another_seat_has_no_past_in_a_resampled_state() -> None:
    state = midway("mutiny_meuterer(players=3)", seed=1, steps=10)
    seat = state.current_player()
    world = state.resample_from_infostate(seat, Random(1).random)
    again = world.resample_from_infostate(seat, Random(2).random)
    assert again.information_state_string(seat) == state.information_state_string(seat)
    with pytest.raises(CannotResample, match=f"imagined for seat {seat}"):
        world.resample_from_infostate((seat + 1) % 3, Random(1).random)
