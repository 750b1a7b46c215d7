"""Training: it learns, it goes on as if it had not been interrupted, and its weights play alike without PyTorch."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mutiny import game
from mutiny.cli import main
from mutiny.nets.network import Network
from mutiny.nets.weights import BadWeights, read_weights
from mutiny.training import checkpoint
from mutiny.training.checkpoint import BadRun
from mutiny.training.environments import GameGroup, make_encodings
from mutiny.training.league import LEARNER, League
from mutiny.training.library import torch
from mutiny.training.model import TorchNetwork
from mutiny.training.plan import SMOKE, Setting, TrainingPlan
from mutiny.training.rollout import Rollout, play_rollouts
from mutiny.training.trainer import Trainer, Workplace
from mutiny.vector import VectorGames

TINY: dict[str, Any] = {**SMOKE, "games": 12, "steps": 8, "decisions": 12 * 8 * 6, "minibatch": 64, "hidden": 16}
TINY |= {"critic": 16}


def trained(plan: TrainingPlan, folder: Path, **place: Any) -> Trainer:
    lines: list[str] = []
    trainer = Trainer(plan, Workplace(folder, **place), lines.append)
    trainer.run()
    return trainer


def parameters(trainer: Trainer) -> dict[str, np.ndarray[Any, Any]]:
    return trainer.model.numbers()


def test_a_small_run_learns_to_beat_random_players(tmp_path: Path) -> None:
    plan = TrainingPlan("meuterer", (3,), **{**SMOKE, "games": 32, "decisions": 16_000, "minibatch": 256})
    trainer = trained(plan, tmp_path)
    shares = [each["won"] for each in trainer.figures if "won" in each]
    assert shares[-1] > 0.75, "par is a third"
    assert trainer.figures[-1]["entropy"] < trainer.figures[0]["entropy"]
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"plan.json", "checkpoint.pt", "weights.net", "exact.net", "figures.jsonl", "curves.svg"}
    assert (tmp_path / "curves.svg").read_text().count('class="mark"') == 4
    assert len((tmp_path / "figures.jsonl").read_text().splitlines()) == trainer.updates


@pytest.mark.parametrize(("name", "players"), [("meuterer", (3, 4)), ("traitres", (3,)), ("cartagena", (2,))])
def test_an_interrupted_run_reaches_the_same(tmp_path: Path, name: str, players: tuple[int, ...]) -> None:
    plan = TrainingPlan(name, players, league=0.2, shaped=0.5, **TINY)
    whole = trained(plan, tmp_path / "whole")
    trained(plan, tmp_path / "parts", updates=2)
    # Another process goes on: nothing is left of the first but its folder.
    trained(plan, tmp_path / "parts", updates=3)
    parts = trained(plan, tmp_path / "parts")
    assert (whole.updates, parts.updates) == (6, 6)
    assert max(each["opponents"] for each in whole.figures) > 0
    ours, theirs = parameters(whole), parameters(parts)
    assert all(np.array_equal(ours[key], theirs[key]) for key in ours)
    timed = {"seconds", "played_a_second", "learned_a_second"}
    for one, other in zip(whole.figures, parts.figures, strict=True):
        assert {k: v for k, v in one.items() if k not in timed} == {k: v for k, v in other.items() if k not in timed}


def test_the_weights_play_alike_without_torch(tmp_path: Path) -> None:
    plan = TrainingPlan("traitres", (4, 6), ("mutineers-meet",), **TINY)
    trainer = trained(plan, tmp_path)
    setting = Setting(6, (("mutineers-meet", "yes"),))
    network = Network(read_weights(tmp_path / "exact.net"), game("traitres"), 6, dict(setting.options))
    games = VectorGames("traitres", 20, 6, states=True, mutineers_meet="yes")
    for _ in range(30):
        games.step_choices(games.arrays.counts - 1)
    arrays = games.arrays
    rows, states, seats, legal = (
        torch.from_numpy(each) for each in (arrays.rows, arrays.states, arrays.seats, arrays.legal)
    )
    with torch.no_grad():
        logits = trainer.model.logits(setting, rows, seats, legal).numpy()
        values = torch.sigmoid(trainer.model.value_logits(setting, states)).numpy()
    for place in range(games.count):
        count, seat = arrays.counts[place], int(arrays.seats[place])
        found = network.log_policy(arrays.rows[place].tobytes(), seat, arrays.legal[place, :count].tolist())
        wanted = logits[place, :count] - np.log(np.exp(logits[place, :count]).sum())
        assert np.abs(found - wanted).max() < 0.02
    assert np.abs(network.values(arrays.states) - values).max() < 0.02
    rounded = Network(read_weights(tmp_path / "weights.net"), game("traitres"), 6)
    assert np.abs(rounded.values(arrays.states) - values).max() < 0.1


def test_gains_are_those_of_a_plain_computation() -> None:
    plan = TrainingPlan("traitres", (3,), **TINY)
    model = TorchNetwork(plan, make_encodings(plan))
    group = GameGroup(plan, 0, Setting(3, ()), 6)
    rollout = Rollout(group, League(6, 3, np.random.default_rng(1)), 40, "cpu")
    play_rollouts([rollout], model, [], torch.Generator().manual_seed(1), 0.0)
    rollout.judge(model, 0.9)
    assert rollout.games > 3
    with torch.no_grad():
        judged = torch.sigmoid(model.value_logits(group.setting, rollout.states.flatten(0, 1))).reshape(41, 6, 3)
    for place in range(6):
        seats = rollout.seats[:, place].tolist()
        values = [[judged[step, place, (seat - seats[step]) % 3].item() for seat in range(3)] for step in range(41)]
        gain = [0.0, 0.0, 0.0]
        for step in reversed(range(40)):
            over = bool(rollout.ended[step, place])
            for seat in range(3):
                after = rollout.shares[step, place, seat].item() if over else values[step + 1][seat]
                gain[seat] = after - values[step][seat] + (0.0 if over else 0.9 * gain[seat])
            assert rollout.gains[step, place].item() == pytest.approx(gain[seats[step]], abs=1e-5)


@pytest.mark.parametrize(("name", "players"), [("meuterer", 4), ("traitres", 5), ("cartagena", 3)])
def test_a_win_pays_its_share_and_a_team_wins_as_a_whole(name: str, players: int) -> None:
    group = GameGroup(TrainingPlan(name, (players,)), 0, Setting(players, ()), 16)
    paid = []
    for _ in range(400):
        group.step(group.arrays.counts.astype(np.int64) - 1)
        shares = group.shares(0.0)
        assert not shares[~group.arrays.ended].any()
        paid += shares[group.arrays.ended].tolist()
    assert paid
    for each in paid:
        if name == "traitres":
            assert set(each) == {0.0, 1.0}
        else:
            assert sum(each) == pytest.approx(1.0) or (name == "cartagena" and not any(each))


def test_points_count_if_asked() -> None:
    group = GameGroup(TrainingPlan("meuterer", (3,)), 0, Setting(3, ()), 8)
    while not group.arrays.ended.any():
        group.step(group.arrays.counts.astype(np.int64) - 1)
    ended = group.arrays.ended
    won, points = group.shares(0.0)[ended][0], group.shares(1.0)[ended][0]
    assert points.sum() == pytest.approx(1.0)
    assert (points > 0).all()
    assert group.shares(0.5)[ended][0] == pytest.approx((won + points) / 2)


def test_opponents_decide_at_their_tables_and_are_not_learned_from() -> None:
    plan = TrainingPlan("traitres", (4,), **TINY)
    model, other = (TorchNetwork(plan, make_encodings(plan)) for _ in range(2))
    # An opponent who is certain of one action of the lists: the first.
    with torch.no_grad():
        for name in ("policy.head.weight", "policy.head.bias"):
            other.parameters[name].zero_()
        other.parameters["policy.head.bias"][1:] -= 60.0 * torch.arange(1, 140) / 140
    league = League(64, 4, np.random.default_rng(1))
    league.seat_all(opponents=1)
    group = GameGroup(plan, 0, Setting(4, ()), 64)
    rollout = Rollout(group, league, 6, "cpu")
    play_rollouts([rollout], model, [other], torch.Generator().manual_seed(1), 0.0)
    learning = rollout.learning.flatten()
    assert 0.3 < learning.float().mean() < 0.9
    first = (rollout.choices.flatten() == 0).float()
    assert first[~learning].mean() > first[learning].mean() + 0.2
    alone = (league.who == LEARNER).all(axis=1)
    assert 0 < alone.sum() < 64


def test_imitations_decide_like_their_teacher(tmp_path: Path) -> None:
    wide = {**TINY, "hidden": 64}
    plan = TrainingPlan("meuterer", (3,), teachers=("medium",), lessons=8000, league=0.0, warm=True, **wide)
    lines: list[str] = []
    trainer = Trainer(plan, Workplace(tmp_path, updates=1), lines.append)
    trainer.run()
    agreed = float(lines[0].split("agrees in ")[1].partition("%")[0])
    assert agreed > 50, "with random choices it would be about 25"
    assert trainer.figures[0]["opponents"] == 1
    again = Trainer(plan, Workplace(tmp_path, updates=1), lines.append)
    again.run()
    assert len(lines) == 1, "the imitation is read from the folder"


def test_the_command_trains_goes_on_and_measures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "run")
    line = f"train traitres --players 4 --small --games 16 --steps 4 --updates 1 --processes 1 --out {folder}".split()
    assert main(line) == 0
    assert f"{folder}: 64 of 200,000 decisions" in capsys.readouterr().out
    assert main(["train", "traitres", "--updates", "1", "--processes", "1", "--deals", "1", "--out", folder]) == 0
    told = capsys.readouterr().out
    assert "128 of 200,000 decisions" in told
    assert "medium pirates against net:" in told
    results = json.loads((tmp_path / "run" / "results.json").read_text())
    assert [len(each["results"]) for each in results] == [4]
    for wrong, sentence in (
        ([*line, "--hidden", "32"], "has a run with another hidden: take another folder."),
        (["train", "meuterer", "--out", folder], "has a run of traitres: take another folder."),
        (["train", "traitres", "--vary", "pirates", "--out", f"{folder}2"], "it has mutineers-meet."),
        (["train", "traitres", "--players", "9", "--out", f"{folder}2"], "is for 3 to 8 players, not 9"),
    ):
        assert main(wrong) != 0
        assert sentence in capsys.readouterr().err
    assert not (tmp_path / "run2").exists()


def test_a_run_can_begin_with_the_weights_of_another(tmp_path: Path) -> None:
    plan = TrainingPlan("traitres", (4,), **TINY)
    first = trained(plan, tmp_path / "first", updates=1)
    second = Trainer(
        replace(plan, seed=2), Workplace(tmp_path / "second", begin=tmp_path / "first" / "exact.net"), print
    )
    second.plan = replace(second.plan, decisions=0)
    second.run()
    ours, theirs = parameters(first), parameters(second)
    assert all(np.abs(ours[key] - theirs[key]).max() < 1e-2 for key in ours if key.startswith("policy."))
    wider = replace(plan, hidden=8)
    with pytest.raises(BadWeights, match="does not fit this run: a network of another size"):
        trained(wider, tmp_path / "third", begin=tmp_path / "first" / "exact.net")


def test_a_broken_checkpoint_is_refused_with_a_sentence(tmp_path: Path) -> None:
    plan = TrainingPlan("traitres", (4,), **TINY)
    trained(plan, tmp_path, updates=1)
    (tmp_path / checkpoint.CHECKPOINT).write_bytes(b"nothing")
    with pytest.raises(BadRun, match="cannot be continued"):
        trained(plan, tmp_path)
