"""Bots that play by a network: they play fair, decide the same again, and refuse files that do not fit."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from helpers.networks import network_arrays, write_network

from mutiny import MutinyError, Rng, game, seed_of
from mutiny.bots import Bot, BotSpec, Budget, Maker, NoSuchBot, Observation, RandomBot, play_game, seat_bot
from mutiny.nets.bot import NetBot
from mutiny.nets.network import Network
from mutiny.nets.weights import BadWeights, parse_weights, read_weights, weights_bytes
from mutiny.testing import check_bot

GAMES = ("meuterer", "traitres", "cartagena")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["net", "net@4"])
def test_it_plays_fair(tmp_path: Path, name: str, kind: str) -> None:
    file = write_network(tmp_path / "some.net", name)
    check_bot(BotSpec(f"{kind}:{file}"), game(name), games=1)


def test_it_decides_the_same_again_and_otherwise_with_another_number_of_simulations(tmp_path: Path) -> None:
    file = write_network(tmp_path / "some.net", "meuterer", (3,))

    def moves(kind: str) -> list[tuple[int | None, str]]:
        seats: list[Maker] = [BotSpec(f"{kind}:{file}"), RandomBot, RandomBot]
        return play_game(game("meuterer"), seats, {}, seed_of("nets", 1)).entries

    assert moves("net@30") == moves("net@30")
    assert moves("net@30") != moves("net@60")


class ComparedNetBot(NetBot):
    """Counts the decisions with a choice, and those in which the search decides otherwise than the policy."""

    choices = 0
    changed = 0

    def choose(self, observation: Observation) -> int:
        budget, rng = self.budget, self.rng
        self.budget, self.rng = Budget(), Rng(b"policy")
        policy = super().choose(observation)
        self.budget, self.rng = budget, rng
        chosen = super().choose(observation)
        ComparedNetBot.choices += len(observation.legal_actions) > 1
        ComparedNetBot.changed += chosen != policy
        return chosen


def test_a_search_changes_decisions_and_ends_in_time(tmp_path: Path) -> None:
    file = str(write_network(tmp_path / "some.net", "traitres", (4,)))

    def searching(seat: int, players: int, rng: Rng) -> Bot:
        bot = ComparedNetBot(seat, players, rng, file)
        bot.budget = Budget(40, 0.0)
        return bot

    play_game(game("traitres"), [searching] * 4, {}, seed_of("nets", 2))
    assert 0 < ComparedNetBot.changed < ComparedNetBot.choices


def test_a_budget_of_almost_no_time_still_gives_a_move(tmp_path: Path) -> None:
    file = write_network(tmp_path / "some.net", "cartagena", (2,))
    played = play_game(game("cartagena"), [BotSpec(f"net@0.0001s:{file}")] * 2, {}, seed_of("nets", 3))
    assert played.state.over


def test_files_that_do_not_fit_are_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoSuchBot, match=r"^there are no weights in missing.net: No such file or directory\.$"):
        BotSpec("net:missing.net")
    file = write_network(tmp_path / "some.net", "traitres", (4, 5))
    data = file.read_bytes()
    (tmp_path / "damaged.net").write_bytes(data[:-1] + bytes([data[-1] ^ 1]))
    with pytest.raises(NoSuchBot, match="is damaged"):
        BotSpec(f"net:{tmp_path / 'damaged.net'}")
    with pytest.raises(NoSuchBot, match="is no file of weights"):
        BotSpec(f"net:{__file__}")
    spec = BotSpec(f"net@20:{file}")
    assert (spec.name, spec.budget.simulations) == ("net:some.net", 20)
    weights = read_weights(file)
    with pytest.raises(BadWeights, match=r"^these weights are for traitres, not for meuterer\.$"):
        Network(weights, game("meuterer"), 4)
    with pytest.raises(BadWeights, match="with 4, 5 players, and there are 6"):
        Network(weights, game("traitres"), 6)
    weights.about["players"]["4"] = ["phase[6]"]
    with pytest.raises(BadWeights, match="whose rows or moves of traitres were others: train again"):
        Network(weights, game("traitres"), 4)
    with pytest.raises(MutinyError, match="must begin"):
        NetBot(0, 4, Rng(b""), str(file)).choose(Observation(0, (0, 1), {}, []))
    with pytest.raises(BadWeights, match="for traitres, not for meuterer"):
        seat_bot(spec, 0, 4, Rng(b""), game("meuterer")).begin({})


def test_weights_survive_the_file_nearly_unchanged() -> None:
    about, arrays = network_arrays("traitres", (5,))
    data = weights_bytes(about, arrays)
    read = parse_weights(data, "some.net")
    assert read.about == about
    for name, array in arrays.items():
        if array.dtype.kind == "f":
            limit = np.abs(array).max() / 200 if array.ndim > 1 else 1e-3 * (1 + np.abs(array).max())
            assert np.abs(read.arrays[name] - array).max() <= limit
        else:
            assert (read.arrays[name] == array).all()
    assert len(data) < len(weights_bytes(about, arrays, quantize=False))
