"""How strong a network is: in quick trials while it learns, and against bots on duplicate deals afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from mutiny.adapters.returns import worst
from mutiny.arena import (
    Contest,
    Fixture,
    Outcome,
    Standings,
    make_contest,
    make_pool,
    play_fixtures,
    run_tasks,
    standings_of,
)
from mutiny.common.extras import OptionalImports
from mutiny.training.library import torch
from mutiny.training.model import TorchNetwork, working
from mutiny.training.plan import Setting, TrainingPlan
from mutiny.vector import VectorGames

with OptionalImports("train"):
    import numpy as np

SEED: Final = 1_000_003
"""The seed of the games in which a network is tried: other games than those it learns from."""
LONGEST: Final = 100_000
"""A limit of the decisions of a game."""


def share_won(
    plan: TrainingPlan, model: TorchNetwork, rival: TorchNetwork | None, setting: Setting, games: int, device: str
) -> float:
    """Return the share of games that one seat wins with the likeliest moves of a policy.

    The others draw their moves by the policy of a rival, or all alike if there is none.
    """
    vector = VectorGames(
        plan.game,
        games,
        setting.players,
        seed=SEED,
        skip_forced=True,
        width=plan.width,
        options=dict(setting.options),
    )
    random = np.random.default_rng(SEED)
    own = np.arange(games) % setting.players
    results = np.full(games, np.nan)
    for _ in range(LONGEST):
        arrays = vector.arrays
        choices = (random.random(games) * arrays.counts).astype(np.int64)
        for player, places in ((model, arrays.seats == own), (rival, arrays.seats != own)):
            if player is None or not places.any():
                continue
            tensors = (torch.from_numpy(each[places]).to(device) for each in (arrays.rows, arrays.seats, arrays.legal))
            with torch.no_grad(), working(device):
                logits = player.logits(setting, *tensors).cpu().numpy()
            if player is rival:
                logits = logits + random.gumbel(size=logits.shape)
            choices[places] = logits.argmax(axis=1)
        vector.step_choices(choices)
        new = np.flatnonzero(arrays.ended & np.isnan(results))
        paid = arrays.rewards[new, own[new]]
        shared = paid - worst(setting.players)
        results[new] = np.where(arrays.rewards[new].any(axis=1), paid > 0 if plan.teams() else shared, 0.0)
        if not np.isnan(results).any():
            break
    return float(np.nanmean(results))


def measure(
    plan: TrainingPlan, weights: Path, rival: str, deals: int, jobs: int
) -> Iterator[tuple[Setting, Contest, Standings, dict[Fixture, Outcome]]]:
    """Yield the results of a network against a bot in each setting, on duplicate deals.

    In a game of teams the network and the bot play both sides, so that a side of the network can be compared with the
    same side of the bot.
    """
    net = f"net:{weights}"
    for setting in plan.settings():
        options = dict(setting.options)
        if plan.teams():
            contest = make_contest(plan.game, setting.players, [rival, net], options, mutineers=[rival, net])
        else:
            contest = make_contest(plan.game, setting.players, [net, *[rival] * (setting.players - 1)], options)
        play = partial(play_fixtures, contest, False)
        played = run_tasks(make_pool(jobs), play, list(contest.fixtures(deals)), ordered=False, at_once=True)
        outcomes = {each.fixture: each.outcome for each in played}
        yield setting, contest, standings_of(contest, outcomes, deals), outcomes
