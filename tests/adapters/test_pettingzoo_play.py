"""Environments of PettingZoo compared with the kernel: observations, masks, rewards, order, seeds and refusals."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest
from kernel.toy import Toy
from numpy.typing import NDArray
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

import mutiny
from mutiny import BadOptions, IllegalMove, MalformedMove, Rng, State, seed_of
from mutiny.adapters.pettingzoo import MutinyEnv, NotReset, env
from mutiny.adapters.returns import centred
from mutiny.adapters.rows import features_of
from mutiny.drawing import draw_view

each_game = pytest.mark.parametrize("name", mutiny.game_names())


def legal(mask: NDArray[np.int8]) -> list[int]:
    """Return the actions that a mask allows."""
    return [int(action) for action in mask.nonzero()[0]]


def settled(state: State, rng: Rng) -> State:
    """Advance the state until a seat is to act, or the game is over."""
    while state.awaits_chance:
        state.apply_chance(state.sample_chance(rng))
    return state


@each_game
@pytest.mark.parametrize("mask", ["observation", "info"])
def test_a_game_is_the_kernel_s(name: str, mask: str) -> None:
    """Check that the kernel, with the same seed and moves, gives what every agent observes at every step."""
    game = mutiny.game(name)
    dice = random.Random(name)
    for players in range(game.least, game.most + 1):
        table = env(name, players=players, mask=mask)
        features = features_of(game, players)
        table.reset(seed=players)
        rng = Rng(seed_of("pettingzoo", players))
        state = settled(game.new(players), rng)
        turns = 0
        for agent in table.agent_iter():
            observation, reward, terminated, truncated, info = table.last()
            assert not truncated
            if terminated:
                break
            seat = state.acting[0]
            assert agent == f"player_{seat}"
            assert reward == 0
            told = info if mask == "info" else observation
            row = observation if mask == "info" else observation["observation"]
            assert row.tobytes() == features.row(state, seat)
            assert legal(told["action_mask"]) == list(state.legal_actions(seat))
            assert table.observation_space(agent).contains(observation)
            check_others(table, mask, agent)
            action = dice.choice(legal(told["action_mask"]))
            table.step(np.int64(action) if turns % 2 else action)
            state.apply(seat, action)
            settled(state, rng)
            turns += 1
        assert state.over
        assert turns > 3
        assert [table.rewards[agent] for agent in table.possible_agents] == centred(state.result()["winners"], players)


def check_others(table: MutinyEnv, mask: str, agent: str) -> None:
    """Check that an agent that is not to act has no legal action, and that its observation is in its space."""
    for other in table.agents:
        if other != agent:
            seen = table.observe(other)
            assert table.observation_space(other).contains(seen)
            told = table.infos[other] if mask == "info" else seen
            assert legal(told["action_mask"]) == []


@each_game
@pytest.mark.parametrize("mask", ["observation", "info"])
def test_the_end(name: str, mask: str) -> None:
    table = env(name, mask=mask)
    play(table, seed=3)
    assert all(table.terminations.values())
    gone = []
    worth = dict(table.rewards)
    assert sum(worth.values()) == pytest.approx(0)
    while table.agents:
        observation, reward, terminated, _, info = table.last()
        assert terminated
        assert reward == worth[table.agent_selection]
        told = info if mask == "info" else observation
        assert told["action_mask"].all()
        with pytest.raises(IllegalMove, match="the game is over: the only action is None"):
            table.step(0)
        gone.append(table.agent_selection)
        table.step(None)
        assert list(table.rewards) == list(table.infos) == list(table.terminations) == table.agents
        assert not any(table.rewards.values())
    assert gone == table.possible_agents
    for ask in (lambda: table.step(None), table.last):
        with pytest.raises(IllegalMove, match=r"all agents are gone: call reset\(\)"):
            ask()


def play(table: MutinyEnv, seed: int | None) -> list[bytes]:
    """Play a game with actions that follow from the observations; return the observations step by step."""
    table.reset(seed=seed)
    seen = []
    for _ in table.agent_iter():
        observation, _, terminated, _, info = table.last()
        if terminated:
            break
        row = observation if "action_mask" in info else observation["observation"]
        actions = legal(info["action_mask"] if "action_mask" in info else observation["action_mask"])
        seen.append(row.tobytes())
        table.step(actions[int(row.sum()) % len(actions)])
    return seen


@each_game
def test_a_seed_decides_everything(name: str) -> None:
    one, other = env(name), env(name)
    series = [play(one, 5), play(one, None), play(one, None)]
    assert series == [play(other, 5), play(other, None), play(other, None)]
    assert len({b"".join(game) for game in series}) == 3
    assert play(other, 6) != series[0]
    assert play(other, 5) == series[0]


@each_game
def test_without_a_seed_every_environment_is_another(name: str) -> None:
    assert len({b"".join(play(env(name), None)) for _ in range(4)}) == 4


def test_those_who_decide_at_once_do_not_see_each_other_s_choice() -> None:
    """Check that in a duel of Cartagena the second player sees the same whichever card the first has laid."""
    found = 0
    for seed in range(20):
        rows = []
        for choice in (0, -1):
            table = env("cartagena", players=3)
            laid = first_of_a_duel(table, seed, choice)
            if laid is None:
                break
            agent, other, action = laid
            rows.append((agent, other, table.observe(other)["observation"].tobytes(), action))
        if len(rows) == 2 and rows[0][3] != rows[1][3]:
            assert rows[0][:3] == rows[1][:3]
            assert rows[0][0] < rows[0][1]
            found += 1
    assert found > 5


def first_of_a_duel(table: MutinyEnv, seed: int, choice: int) -> tuple[str, str, int] | None:
    """Play until several are to lay a card, and lay the first; return that seat, the next seat, and the card."""
    dice = random.Random(seed)
    table.reset(seed=seed)
    while not any(table.terminations.values()):
        agent = table.agent_selection
        actions = legal(table.observe(agent)["action_mask"])
        if len(table._state.acting) > 1 and len(actions) > 1:
            table.step(actions[choice])
            return agent, table.agent_selection, actions[choice]
        table.step(dice.choice(actions))
    return None


def test_arrays_are_the_caller_s() -> None:
    for mask in ("observation", "info"):
        table = env("meuterer", mask=mask)
        table.reset(seed=1)
        first, second = table.last(), table.last()
        for array, again in zip(arrays(first), arrays(second), strict=True):
            before = again.copy()
            array[:] = 1
            if mask == "observation":
                assert (again == before).all()
        assert (arrays(table.last())[0] == arrays(second)[0]).all()
        table.step(0)


def arrays(told: tuple[Any, ...]) -> list[NDArray[Any]]:
    observation, info = told[0], told[4]
    return [observation, info["action_mask"]] if "action_mask" in info else list(observation.values())


@each_game
def test_the_state_is_what_all_know(name: str) -> None:
    table = env(name)
    table.reset(seed=2)
    rows = [table.observe(agent)["observation"] for agent in table.agents]
    assert (table.state() == np.concatenate(rows)).all()
    assert table.state_space.contains(table.state())


# Rewards


def test_a_reward_by_score_is_the_difference_from_the_mean() -> None:
    table = env("meuterer", players=4, reward="score")
    play(table, seed=4)
    scores = table._state.result()["scores"]
    mean = sum(scores) / 4
    assert [table.rewards[agent] for agent in table.agents] == [score - mean for score in scores]
    assert len(set(scores)) > 1


# Illegal actions


@each_game
def test_an_illegal_action_is_refused_and_nothing_has_happened(name: str) -> None:
    table = env(name)
    table.reset(seed=1)
    before, agent = table.state().tobytes(), table.agent_selection
    mask = table.observe(agent)["action_mask"]
    for action in (int((mask == 0).argmax()), mutiny.game(name).actions, -1, 10**9):
        with pytest.raises((IllegalMove, MalformedMove)):
            table.step(action)
    for nonsense in (None, "pay 2", 1.5, [1]):
        with pytest.raises(MalformedMove, match=r"an action is a number from 0 to \d+\.$"):
            table.step(nonsense)
    assert (table.state().tobytes(), table.agent_selection) == (before, agent)
    table.step(legal(mask)[0])


@each_game
@pytest.mark.parametrize("mask", ["observation", "info"])
def test_pettingzoo_s_wrapper_makes_an_illegal_action_a_loss(
    name: str, mask: str, caplog: pytest.LogCaptureFixture
) -> None:
    table: Any = TerminateIllegalWrapper(env(name, mask=mask), illegal_reward=-1)
    table.reset(seed=1)
    loser = table.agent_selection
    observation, _, _, _, info = table.last()
    told = (info if mask == "info" else observation)["action_mask"]
    table.step(int((told == 0).argmax()))
    assert "Illegal move made" in caplog.text
    worth = {}
    for agent in table.agent_iter():
        _, worth[agent], terminated, _, _ = table.last()
        assert terminated
        table.step(None)
    assert worth == {agent: -1 if agent == loser else 0 for agent in table.possible_agents}
    # Without illegal actions the wrapper changes nothing.
    table.reset(seed=1)
    for _ in table.agent_iter():
        observation, _, terminated, _, info = table.last()
        told = (info if mask == "info" else observation)["action_mask"]
        table.step(None if terminated else legal(told)[0])
    assert table.unwrapped._state.over


@each_game
def test_other_wrappers_of_pettingzoo_go_around_it(name: str) -> None:
    table: Any = OrderEnforcingWrapper(AssertOutOfBoundsWrapper(env(name)))
    with pytest.raises(AttributeError):
        table.agents  # noqa: B018 (reading it is the test)
    table.reset(seed=1)
    for _ in table.agent_iter():
        observation, _, terminated, _, _ = table.last()
        table.step(None if terminated else legal(observation["action_mask"])[0])
    assert table.agents == []


# Copies


@each_game
def test_an_environment_can_be_sent_elsewhere(name: str) -> None:
    """Check that a copied or pickled environment is a new one with the same arguments, before and during a game."""
    table = env(name, mask="info", render_mode="ansi", render_seat="player_1")
    for again in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table)):
        assert not hasattr(again, "agents")
        assert play(again, 5) == play(table, 5)
        assert again.render() == table.render()
    assert not hasattr(pickle.loads(pickle.dumps(table)), "agents")


# Refusals


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 9}, "meuterer is for 3 to 4 players, not 9."),
        ({"players": "4"}, "the number of players must be a whole number, not '4'."),
        ({"players": True}, "the number of players must be a whole number, not 'True'."),
        ({"pirate": "on"}, "meuterer has no option 'pirate'"),
        ({"pirates": "yes"}, "option pirates: 'yes' is not one of off, on, double."),
        ({"pirates": True}, "option pirates: a value is a text, not 'True'."),
        ({"options": {"pirates": "many"}}, "option pirates: 'many' is not one of"),
        ({"options": {"loader-returns": "draw"}, "loader_returns": "draw"}, "option loader-returns is given twice."),
        ({"mask": "none"}, "mask: 'none' is not one of observation, info."),
        ({"reward": "points"}, "reward: 'points' is not one of win, score."),
        ({"game": "traitres", "reward": "score"}, "reward: traitres has no scores, only winners: 'win'."),
        ({"render_mode": "svg"}, "render_mode: 'svg' is not one of human, ansi, rgb_array."),
        ({"render_seat": 4}, "render_seat: '4' is not a seat; they are 0 to 3, or player_0 ..."),
        ({"render_seat": "ann"}, "render_seat: 'ann' is not a seat"),
    ],
)
def test_a_wrong_choice_is_refused_with_a_sentence(choices: dict[str, Any], sentence: str) -> None:
    with pytest.raises(mutiny.MutinyError) as refused:
        env(**{"game": "meuterer", **choices})
    assert sentence in str(refused.value)


def test_a_wrong_seed_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadOptions, match=r"^the seed must be a whole number, not '1.5'\.$"):
        env("meuterer").reset(seed=1.5)  # type: ignore[arg-type] # that is the test


def test_an_agent_that_is_not_there_is_refused_with_a_sentence() -> None:
    table = env("meuterer", players=3)
    table.reset(seed=1)
    for ask in (table.observe, table.observation_space, table.action_space):
        with pytest.raises(BadOptions, match=r"^there is no agent 'player_3'; there are player_0 to player_2\.$"):
            ask("player_3")


def test_nothing_can_be_asked_before_the_first_reset() -> None:
    table = env("meuterer", render_mode="ansi")
    assert not hasattr(table, "agents")
    assert not hasattr(table, "num_agents")
    assert table.max_num_agents == 4
    for ask in (lambda: table.step(0), table.last, table.render, table.state, lambda: table.observe("player_0")):
        with pytest.raises(NotReset, match=r"^nothing has been dealt yet: call reset\(\) first\.$"):
            ask()
    with pytest.raises(AttributeError, match="has no 'nonsense'"):
        table.nonsense  # noqa: B018 (reading it is the test)


def test_a_game_without_features_is_refused() -> None:
    class Plain(Toy):
        def features(self, players: int, options: dict[str, str] | None = None) -> None:
            return None

    with pytest.raises(BadOptions, match=r"^toy has no features: its states cannot be written as numbers\.$"):
        env(Plain())


# Rendering


@each_game
def test_a_spectator_s_eyes_or_a_seat_s(name: str) -> None:
    for seat in (None, 1, "player_1"):
        table = env(name, render_mode="ansi", render_seat=seat)
        table.reset(seed=1)
        view = table._state.view(None if seat is None else 1)
        assert table.render() == draw_view(view, table.possible_agents, "en")
    spectator = env(name, render_mode="ansi")
    spectator.reset(seed=1)
    assert "Your" not in spectator.render()
    assert "Your" in table.render()


def test_rendering_needs_a_mode() -> None:
    table = env("meuterer")
    table.reset(seed=1)
    with pytest.raises(
        BadOptions, match=r"^nothing to render to: give a render_mode, one of human, ansi, rgb_array\.$"
    ):
        table.render()
    table.close()
