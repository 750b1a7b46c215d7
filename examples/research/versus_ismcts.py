"""Our hard bot against OpenSpiel's own search for games of hidden information, with as many simulations a move.

One hard bot plays Meuterer against three IS-MCTS players (`open_spiel.python.algorithms.ismcts`, through the adapter);
every deal is played four times, with the hard bot at each seat. At equal strength it would win a quarter of the games.
Each game is a line of a journal: games in it are not played again, so that an interrupted run continues, and several
processes share the work. Everything but the times follows from the seed.

Simulations a second are those of the moves that were played, by CPU time. The hard bot's playouts follow heuristics,
which takes longer than the random playouts of IS-MCTS; so at its moves our search runs once more with random playouts,
only to be timed.

    python examples/research/versus_ismcts.py --deals 50 --simulations 100 --workers 2

Needs the extra `research`.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from mutiny import Rng, seed_of
from mutiny.adapters.openspiel import MutinyBot
from mutiny.bots.search.model import Model
from mutiny.bots.search.tree import Search
from mutiny.common.extras import need
from mutiny.common.stats import share_of

# These libraries have no types.
np: Any = need("numpy")
pyspiel: Any = need("pyspiel")
ismcts: Any = need("open_spiel.python.algorithms.ismcts")
mcts: Any = need("open_spiel.python.algorithms.mcts")

GAME = "mutiny_meuterer(players=4)"
PLAYERS = 4
EXPLORE = 0.7
"""The exploration constant of IS-MCTS, by default that of our search.

A win is worth 1 more than a loss.
"""


@dataclass(frozen=True, slots=True)
class Task:
    """A game to be played: the deal, the hard bot's seat, the simulations per move, and the exploration constant."""

    seed: str
    deal: int
    seat: int
    simulations: int
    explore: float = EXPLORE


@dataclass(slots=True)
class MatchScore:
    """A finished game: the hard bot's share of the win, and the times and numbers of moves of both kinds of players."""

    deal: int
    seat: int
    simulations: int
    explore: float = EXPLORE
    share: float = 0.0
    hard_moves: int = 0
    hard_seconds: float = 0.0
    random_seconds: float = 0.0
    ismcts_moves: int = 0
    ismcts_seconds: float = 0.0


def play(task: Task) -> MatchScore:
    """Play a game, entirely through OpenSpiel."""
    game = pyspiel.load_game(GAME)
    state = game.new_initial_state()
    chance = Random(f"{task.seed} {task.deal}")
    bots = [peer(game, task, seat) for seat in range(PLAYERS)]
    bots[task.seat] = MutinyBot(game, task.seat, f"hard@{task.simulations}", seed_of(task.seed, task.deal))
    outcome = MatchScore(task.deal, task.seat, task.simulations, task.explore)
    while not state.is_terminal():
        if state.is_chance_node():
            cards, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(cards, probabilities)[0])
            continue
        seat = state.current_player()
        asked = len(state.legal_actions()) > 1
        start = process_time()
        action = bots[seat].step(state)
        seconds = process_time() - start
        if asked and seat == task.seat:
            outcome.hard_moves += 1
            outcome.hard_seconds += seconds
            outcome.random_seconds += search_at_random(state, seat, task.simulations)
        elif asked:
            outcome.ismcts_moves += 1
            outcome.ismcts_seconds += seconds
        state.apply_action(action)
    # The winners share 1, and a quarter was subtracted from each share.
    outcome.share = state.returns()[task.seat] + 1 / PLAYERS
    return outcome


def search_at_random(state: Any, seat: int, simulations: int) -> float:
    """Return the time that our search takes with random playouts, as IS-MCTS has."""
    start = process_time()
    Search(state.event_history().belief(seat), seat, Model(), Rng(b"clock")).run(simulations, 0.0)
    return process_time() - start


def peer(game: Any, task: Task, seat: int) -> Any:
    """Return OpenSpiel's search for a seat, with random rollouts as in its own tests, and worlds drawn by a seed."""
    random = np.random.RandomState([task.deal, task.seat, seat, *task.seed.encode()])
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random),
        task.explore,
        task.simulations,
        random_state=random,
    )
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.random_sample))
    return bot


def read(journal: Path, task: Task) -> dict[tuple[int, int], MatchScore]:
    """Return the finished games like this one from the journal."""
    if not journal.exists():
        return {}
    found = [MatchScore(**json.loads(line)) for line in journal.read_text(encoding="utf-8").splitlines()]
    alike = [one for one in found if (one.simulations, one.explore) == (task.simulations, task.explore)]
    return {(outcome.deal, outcome.seat): outcome for outcome in alike}


def report(outcomes: list[MatchScore]) -> str:
    """Return the result: the share with its interval, by complete deals, and the simulations per second."""
    deals: dict[int, list[float]] = {}
    for outcome in outcomes:
        deals.setdefault(outcome.deal, []).append(outcome.share)
    whole = [shares for shares in deals.values() if len(shares) == PLAYERS]
    found = share_of([sum(shares) for shares in whole], [len(shares) for shares in whole])
    if found is None:
        return "no deal is complete yet"
    simulations = outcomes[0].simulations
    moves = simulations * sum(outcome.hard_moves for outcome in outcomes)
    ours = moves / sum(outcome.hard_seconds for outcome in outcomes)
    alike = moves / sum(outcome.random_seconds for outcome in outcomes)
    seconds = sum(outcome.ismcts_seconds for outcome in outcomes)
    theirs = simulations * sum(outcome.ismcts_moves for outcome in outcomes) / seconds
    return (
        f"{len(whole) * PLAYERS} games: the hard bot wins {found.value:.1%} ({found.low:.1%} to {found.high:.1%}), "
        f"where par is {1 / PLAYERS:.0%}. Simulations a second: IS-MCTS {theirs:,.0f}; our search with random playouts "
        f"too {alike:,.0f}, {alike / theirs:.1f} times as many; the hard bot {ours:,.0f}, {ours / theirs:.1f} times"
    )


def main() -> None:
    """Play the games that are missing in the journal, and report."""
    parser = argparse.ArgumentParser(description="The hard bot against three IS-MCTS players of OpenSpiel.")
    parser.add_argument("--deals", type=int, default=50, help="each is played four times")
    parser.add_argument("--simulations", type=int, default=100, help="a move, for everybody")
    parser.add_argument("--explore", type=float, default=EXPLORE, help="how readily IS-MCTS tries what has done worse")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--seed", default="versus", help="what everything follows from")
    parser.add_argument("--journal", type=Path, default=Path("versus_ismcts.jsonl"), help="where games are noted")
    arguments = parser.parse_args()
    if arguments.deals < 1 or arguments.simulations < 2:
        parser.error("there must be at least one deal, and IS-MCTS takes at least two simulations to decide")
    wanted = [
        Task(arguments.seed, deal, seat, arguments.simulations, arguments.explore)
        for deal in range(arguments.deals)
        for seat in range(PLAYERS)
    ]
    done = read(arguments.journal, wanted[0])
    missing = [task for task in wanted if (task.deal, task.seat) not in done]
    with get_context("spawn").Pool(arguments.workers) as pool, arguments.journal.open("a", encoding="utf-8") as journal:
        for outcome in pool.imap(play, missing):
            done[outcome.deal, outcome.seat] = outcome
            journal.write(json.dumps(asdict(outcome)) + "\n")
            journal.flush()
            if outcome.seat == PLAYERS - 1:
                print(report(list(done.values())), flush=True)
    print(report([done[task.deal, task.seat] for task in wanted]), flush=True)


if __name__ == "__main__":
    main()
