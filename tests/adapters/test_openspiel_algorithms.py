"""OpenSpiel's algorithms on our games: searches, regret minimisation, best responses; and our bots in OpenSpiel."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from adapters.spiels import REDUCED, a_step, midway, play, pyspiel

from mutiny.adapters.openspiel import MutinyBot
from mutiny.kernel.errors import MutinyError

np: Any = pytest.importorskip("numpy")
ismcts: Any = pytest.importorskip("open_spiel.python.algorithms.ismcts")
mcts: Any = pytest.importorskip("open_spiel.python.algorithms.mcts")
mccfr: Any = pytest.importorskip("open_spiel.python.algorithms.external_sampling_mccfr")
best_response: Any = pytest.importorskip("open_spiel.python.algorithms.best_response")
expected: Any = pytest.importorskip("open_spiel.python.algorithms.expected_game_score")
policies: Any = pytest.importorskip("open_spiel.python.policy")
environments: Any = pytest.importorskip("open_spiel.python.rl_environment")
observations: Any = pytest.importorskip("open_spiel.python.observation")


def a_search(game: Any, simulations: int, seed: int) -> Any:
    random = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = ismcts.ISMCTSBot(game, rollouts, 0.7, simulations, random_state=random)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.random_sample))
    return bot


@pytest.mark.parametrize("name", ["mutiny_meuterer(players=3)", "mutiny_traitres(players=4)", *REDUCED])
def test_openspiels_search_plays_a_game_to_its_end(name: str) -> None:
    game = pyspiel.load_game(name)
    bots = [a_search(game, 4, seat) for seat in range(game.num_players())]
    state = game.new_initial_state()
    random = Random(1)
    while not state.is_terminal():
        player = state.current_player()
        state.apply_action(a_step(state, random) if player < 0 else int(bots[player].step(state)))
    assert abs(sum(state.returns())) < 1e-9


def test_openspiels_search_takes_its_own_sampler_too() -> None:
    state = midway("mutiny_cartagena(players=2)", seed=1, steps=4)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(), 0.7, 3, max_world_samples=2)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", REDUCED)
def test_regret_minimisation_practises_reduced_settings(name: str) -> None:
    game = pyspiel.load_game(name)
    np.random.seed(1)
    solver = mccfr.ExternalSamplingSolver(game, mccfr.AverageType.SIMPLE)
    for _ in range(20):
        solver.iteration()
    policy = solver.average_policy()
    state = midway(name, seed=1, steps=1)
    chances = policy.action_probabilities(state)
    assert sorted(chances) == state.legal_actions()
    assert abs(sum(chances.values()) - 1) < 1e-6


def test_a_best_response_gains_what_it_says() -> None:
    """Traverse the tree after one deal; examples/research/exploitability.py traverses the whole tree."""
    game = pyspiel.load_game("mutiny_traitres(reduced=small-box)")
    evenly = policies.UniformRandomPolicy(game)
    root = game.new_initial_state()
    # Seat 0 is the mutineer; everybody holds a +1, and the rest of the pile has not been drawn yet.
    for card in (1, 0, 0, 0):
        root.apply_action(card)
    assert root.is_chance_node()
    played = expected.policy_value(root, [evenly] * 3)
    gains = []
    for seat in range(3):
        answer = best_response.BestResponsePolicy(game, seat, evenly, root)
        met = expected.policy_value(root, [answer if each == seat else evenly for each in range(3)])
        assert abs(answer.value(root) - met[seat]) < 1e-9
        gains.append(met[seat] - played[seat])
    assert min(gains) >= -1e-9
    # Seat 2, a pirate, opens a chest of two +1.
    assert gains[2] > 0.05


def test_the_history_in_c_includes_actions_from_python() -> None:
    """Check that C++ receives all actions that were made from Python before, also for copies."""
    state = midway("mutiny_traitres(players=3)", seed=2, steps=3)
    before = state.history()
    base = pyspiel.State
    action = state.legal_actions()[0]
    assert base.child(state, action).history() == [*before, action]
    copied = base.clone(state)
    base.apply_action(copied, action)
    assert base.history(copied) == copied.history() == [*before, action]
    assert state.history() == before
    base.apply_action(state, action)
    assert base.history(state) == state.history() == [*before, action]
    assert [entry.action for entry in state.full_history()] == state.history()
    assert base.history_str(state) == state.history_str()
    assert base.move_number(state) == state.move_number()
    assert not state.is_initial_state()
    start = state.get_game().new_initial_state()
    assert start.is_initial_state()
    assert not start.is_initial_non_chance_state()
    assert midway("mutiny_traitres(players=3)", seed=2, steps=1).is_initial_non_chance_state()
    assert not state.is_initial_non_chance_state()
    assert state.get_game().deserialize_state(state.serialize()).history() == state.history()


def test_numbers_are_the_features_of_the_game() -> None:
    state = midway("mutiny_meuterer(players=3)", seed=2, steps=6)
    game = state.get_game()
    rules = game.rules
    seat = state.current_player()
    tensor = state.observation_tensor(seat)
    assert tensor == [float(number) for number in rules.features.row(state.event_history().board, seat)]
    assert len(tensor) == game.observation_tensor_size() == rules.features.size
    seen = observations.make_observation(game)
    seen.set_from(state, seat)
    assert list(seen.tensor) == tensor
    assert list(seen.dict) == [field.name for field in rules.features.fields]
    assert seen.string_from(state, seat) == state.observation_string(seat)


def test_our_bots_play_at_openspiels_tables() -> None:
    game = pyspiel.load_game("mutiny_meuterer(players=4)")
    bots = [
        MutinyBot(game, 0, "hard@20"),
        MutinyBot(game, 1, "medium"),
        MutinyBot(game, 2, "easy"),
        a_search(game, 2, 3),
    ]
    ends = []
    for _ in range(2):
        random = Random(5)
        state = game.new_initial_state()
        while not state.is_terminal():
            player = state.current_player()
            state.apply_action(a_step(state, random) if player < 0 else int(bots[player].step(state)))
        ends.append(state)
    assert all(abs(sum(state.returns())) < 1e-9 for state in ends)


def test_the_same_seed_plays_the_same_game_again() -> None:
    game = pyspiel.load_game("mutiny_cartagena(players=2)")
    ends = []
    for _ in range(2):
        bots = [MutinyBot(game, seat, "medium", b"seed") for seat in range(2)]
        random = Random(6)
        state = game.new_initial_state()
        while not state.is_terminal():
            player = state.current_player()
            state.apply_action(a_step(state, random) if player < 0 else bots[player].step(state))
        ends.append(str(state))
    assert ends[0] == ends[1]


def test_a_bot_refuses_what_it_cannot_play() -> None:
    with pytest.raises(MutinyError, match="kuhn_poker is not a game of this program"):
        MutinyBot(pyspiel.load_game("kuhn_poker"), 0, "hard")
    with pytest.raises(MutinyError, match="bots play whole games"):
        MutinyBot(pyspiel.load_game("mutiny_traitres(reduced=small-box)"), 0, "hard")
    state = midway("mutiny_meuterer(players=3)", seed=2, steps=6)
    with pytest.raises(MutinyError, match="is not to act"):
        MutinyBot(state.get_game(), (state.current_player() + 1) % 3, "easy").step(state)
    bot = MutinyBot(state.get_game(), state.current_player(), "easy")
    bot.restart_at(state)
    assert bot.step(state) in state.legal_actions()
    assert play(state, Random(1)).is_terminal()


def test_openspiels_environment_for_learners_takes_the_games() -> None:
    game = pyspiel.load_game("mutiny_traitres(players=3)")
    environment = environments.Environment(game, seed=1, include_full_state=True)
    step = environment.reset()
    rewards = [0.0] * 3
    random = Random(1)
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == game.information_state_tensor_size()
        legal = step.observations["legal_actions"][seat]
        step = environment.step([random.choice(legal)])
        rewards = [old + new for old, new in zip(rewards, step.rewards or [], strict=True)]
    assert abs(sum(rewards)) < 1e-9
    assert max(rewards) > 0
