"""Measure how fast OpenSpiel, RLCard, PettingZoo and pgx play card and board games at random, beside this program.

A decision is one choice of one player among legal actions. The outcomes of chance are never counted, but their time is,
unless a row says otherwise. Every interpreted loop chooses in the same way, for the peers and for us:
`actions[int(random() * len(actions))]`, with `random` from a seeded `random.Random`. A peer that is not installed gives
a row that says so. Each peer is imported only when it is measured.
"""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module, metadata
from random import Random
from statistics import mean, median
from time import perf_counter
from types import ModuleType
from typing import Any

ROLLOUTS = 2_000
SIMULATIONS = 1_000
SEARCH_EXPLORES = 0.7
DEALS = 8
# The number of games, for each deal, from which the mean length of a rollout is taken: enough for an error of about one
# in a hundred.
LENGTHS = 500
RLCARD_GAMES = ("leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy", "doudizhu")
PGX_GAMES = ("leduc_holdem", "sparrow_mahjong")
"""Two games of pgx with hidden information, a small one and a large one."""
PGX_COUNT = 1_024
PGX_STEPS = 10
PETTINGZOO_GAMES = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5")


@dataclass(frozen=True, slots=True)
class PeerRow:
    """One line of the comparison; if there is no median, `note` gives the reason."""

    name: str
    version: str
    median: float | None
    low: float | None
    high: float | None
    note: str


def rates(play: Callable[[], int], rounds: int, seconds: float) -> list[float]:
    """Return decisions per second in each round; a round calls `play` for some seconds and adds up its results.

    >>> min(rates(lambda: 7, rounds=3, seconds=0.001)) > 0
    True
    """
    play()
    found = []
    for _ in range(rounds):
        decisions = 0
        start = now = perf_counter()
        while now - start < seconds:
            decisions += play()
            now = perf_counter()
        found.append(decisions / (now - start))
    return found


def measured(name: str, version: str, play: Callable[[], int], rounds: int, seconds: float, note: str) -> PeerRow:
    """Measure a game and return its row."""
    found = rates(play, rounds, seconds)
    return PeerRow(name, version, median(found), min(found), max(found), note)


def absent(name: str, reason: str) -> PeerRow:
    """Return the row of a game that does not run here.

    >>> absent("OpenSpiel hearts", "not installed").median is None
    True
    """
    return PeerRow(name, "-", None, None, None, reason)


def installed(module: str, package: str) -> tuple[ModuleType, str] | None:
    """Return a peer and its version, or None if it is not installed."""
    try:
        # Some peers print advertisements and warnings when they are imported.
        with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return import_module(module), metadata.version(package)
    except (ImportError, metadata.PackageNotFoundError):
        return None


def hearts_by_the_book(game: Any, generator: Random) -> int:
    """Play a whole random game as any game of OpenSpiel is played, with chance drawn by its probabilities."""
    return finish_by_the_book(game.new_initial_state(), generator)


def dealt_hearts(game: Any, random: Callable[[], float]) -> Any:
    """Return a hearts state with all cards dealt: the direction of passing and the deal are 53 outcomes of chance.

    They are equally likely in this game, so this is much faster than the general way.
    """
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.legal_actions()
        state.apply_action(outcomes[int(random() * len(outcomes))])
    return state


def some_hearts(pyspiel: Any) -> tuple[Any, Callable[[], float], list[Any]]:
    """Return hearts, the random function of its deals, and some states after the deal."""
    game = pyspiel.load_game("hearts")
    random = Random(1).random
    return game, random, [dealt_hearts(game, random) for _ in range(DEALS)]


def finish_hearts(state: Any, random: Callable[[], float]) -> int:
    """Play a dealt state to its end at random; return the number of decisions (64, or 52 if no cards are passed)."""
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        decisions += 1
    return decisions


def openspiel_hearts_loop(rounds: int = 5, seconds: float = 0.5) -> list[PeerRow]:
    """Measure OpenSpiel's hearts from a Python loop, in three ways that differ in how much of the deal they include.

    By the book: whole games, chance drawn from `chance_outcomes()` with its probabilities, as for any game. Quick deal:
    whole games, the deal drawn evenly from `legal_actions()`. Dealt: the deal is made before the clock starts, and
    clones of it are played, so that only decisions are timed.
    """
    name = "OpenSpiel hearts, Python loop"
    found = installed("pyspiel", "open_spiel")
    if found is None:
        return [absent(name, "open_spiel is not installed")]
    pyspiel, version = found
    game = pyspiel.load_game("hearts")
    generator = Random(1)
    random = generator.random
    deals = [dealt_hearts(game, random) for _ in range(DEALS)]

    def by_the_book() -> int:
        return hearts_by_the_book(game, generator)

    def quick_deal() -> int:
        return finish_hearts(dealt_hearts(game, random), random)

    def dealt() -> int:
        return sum(finish_hearts(deal.clone(), random) for deal in deals)

    return [
        measured(name, version, by_the_book, rounds, seconds, "whole games, chance by its probabilities"),
        measured(f"{name}, quick deal", version, quick_deal, rounds, seconds, "whole games, chance drawn evenly"),
        measured(f"{name}, dealt", version, dealt, rounds, seconds, "from after the deal"),
    ]


def openspiel_hearts_rollouts(rounds: int = 5, seconds: float = 0.5) -> list[PeerRow]:
    """Measure OpenSpiel's hearts inside its C++: random rollouts from after the deal.

    The C++ `MCTSBot` with one simulation only evaluates the state it is given. Its C++ `RandomRolloutEvaluator` does
    that by a number of random games to the end, each on a clone. Every rollout of one deal has the same number of
    decisions (64, or 52 if no cards are passed), so that they are counted exactly. The deal cannot be included: the bot
    does not accept a state that awaits chance.
    """
    name = "OpenSpiel hearts, C++ rollouts"
    found = installed("pyspiel", "open_spiel")
    if found is None:
        return [absent(name, "open_spiel is not installed")]
    pyspiel, version = found
    game, random, deals = some_hearts(pyspiel)
    lengths = [finish_hearts(deal.clone(), random) for deal in deals]
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS // DEALS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def play() -> int:
        for deal in deals:
            bot.mcts_search(deal)
        return sum(lengths) * (ROLLOUTS // DEALS)

    return [measured(name, version, play, rounds, seconds, f"from after the deal, {DEALS} deals")]


def openspiel_hearts_search(rounds: int = 5, seconds: float = 0.5) -> list[PeerRow]:
    """Measure OpenSpiel's C++ information-set search on hearts after the deal, one random rollout per simulation."""
    name = "OpenSpiel hearts, C++ information-set search"
    found = installed("pyspiel", "open_spiel")
    if found is None:
        return [absent(name, "open_spiel is not installed")]
    pyspiel, version = found
    _, _, deals = some_hearts(pyspiel)
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), SEARCH_EXPLORES, SIMULATIONS)

    def play() -> int:
        for deal in deals:
            bot.step(deal)
        return SIMULATIONS * DEALS

    note = f"simulations a second, {SIMULATIONS:,} a search, from after the deal, {DEALS} deals"
    return [measured(name, version, play, rounds, seconds, note)]


def openspiel_social_deduction(rounds: int = 5, seconds: float = 0.5) -> list[PeerRow]:
    """Measure OpenSpiel's social_deduction for six: whole games from a Python loop, and C++ rollouts after the roles.

    The rollouts are made as those of hearts are. Their lengths differ, so the decisions are estimated by the mean
    length, which is measured in Python from the same states.
    """
    name = "OpenSpiel social_deduction, 6 players"
    found = installed("pyspiel", "open_spiel")
    if found is None:
        return [absent(name, "open_spiel is not installed")]
    pyspiel, version = found
    try:
        game = pyspiel.load_game("social_deduction(players=6)")
    except pyspiel.SpielError as error:
        return [absent(name, f"does not start: {error}")]
    generator = Random(1)
    deals = [dealt_evenly(game, generator) for _ in range(DEALS)]
    lengths = [mean(finish_by_the_book(deal.clone(), generator) for _ in range(LENGTHS)) for deal in deals]
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS // DEALS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def rollouts() -> int:
        for deal in deals:
            bot.mcts_search(deal)
        return round(sum(lengths) * (ROLLOUTS // DEALS))

    def loop() -> int:
        return finish_by_the_book(game.new_initial_state(), generator)

    return [
        measured(f"{name}, Python loop", version, loop, rounds, seconds, "whole games"),
        measured(f"{name}, C++ rollouts", version, rollouts, rounds, seconds, f"from after the roles, {DEALS} deals"),
    ]


def dealt_evenly(game: Any, generator: Random) -> Any:
    """Return a state after the first outcomes of chance, drawn by their probabilities."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(generator.choices(outcomes, probabilities)[0])
    return state


def finish_by_the_book(state: Any, generator: Random) -> int:
    """Play any state of OpenSpiel to its end at random; return the number of decisions."""
    random = generator.random
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(generator.choices(outcomes, probabilities)[0])
        elif state.is_simultaneous_node():
            joint = [actions[int(random() * len(actions))] if actions else 0 for actions in every_seat(state)]
            state.apply_actions(joint)
            decisions += len(joint)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
    return decisions


def every_seat(state: Any) -> list[list[int]]:
    """Return the legal actions of every seat of a state in which all decide at once."""
    return [state.legal_actions(seat) for seat in range(state.num_players())]


def rlcard_games(rounds: int = 5, seconds: float = 0.5) -> list[PeerRow]:
    """Measure RLCard's environments from a Python loop: `reset`, then `step` with a random legal action."""
    found = installed("rlcard", "rlcard")
    if found is None:
        return [absent("RLCard", "rlcard is not installed")]
    rlcard, version = found
    return [rlcard_game(rlcard, version, game, rounds, seconds) for game in RLCARD_GAMES]


def rlcard_game(rlcard: ModuleType, version: str, game: str, rounds: int, seconds: float) -> PeerRow:
    """Measure one game of RLCard; report those that need more than the package."""
    name = f"RLCard {game}"
    try:
        environment = rlcard.make(game, config={"seed": 1})
    except ImportError as error:
        return absent(name, f"does not start: {error}")
    random = Random(1).random

    def play() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return measured(name, version, play, rounds, seconds, "whole games")


def pettingzoo_games(rounds: int = 5, seconds: float = 0.5) -> list[PeerRow]:
    """Measure PettingZoo's classic environments from a Python loop over its `agent_iter`, `last` and `step`."""
    found = installed("pettingzoo.classic", "pettingzoo")
    if found is None:
        return [absent("PettingZoo classic", "pettingzoo[classic] is not installed")]
    classic, version = found
    return [pettingzoo_game(classic, version, game, rounds, seconds) for game in PETTINGZOO_GAMES]


def pettingzoo_game(classic: ModuleType, version: str, game: str, rounds: int, seconds: float) -> PeerRow:
    """Measure one classic game of PettingZoo; its legal actions are those of the mask."""
    name = f"PettingZoo {game}"
    try:
        # Reading the attribute imports the game, which may need more than PettingZoo itself.
        environment = getattr(classic, game).env(render_mode=None)
    except (ImportError, AttributeError) as error:
        return absent(name, f"does not start: {error}")
    return measured(name, version, player(environment), rounds, seconds, "whole games")


def pgx_games(rounds: int = 5, seconds: float = 0.5) -> list[PeerRow]:
    """Measure games of pgx, many at once: a program for JAX that makes the moves, chosen at random, on all cores."""
    found = installed("pgx", "pgx")
    if found is None:
        return [absent("pgx", "pgx is not installed")]
    pgx, version = found
    note = f"{PGX_COUNT:,} games at once, in JAX, on all cores"
    return [measured(f"pgx {game}", version, pgx_player(pgx, game), rounds, seconds, note) for game in PGX_GAMES]


def pgx_player(pgx: Any, game: str) -> Callable[[], int]:
    """Return a function that makes some random moves in many games of pgx and counts them."""
    jax = import_module("jax")
    environment = pgx.make(game)
    again = import_module("pgx.experimental").auto_reset(environment.step, environment.init)

    def move(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
        states, key = carried
        key, choosing, dealing = jax.random.split(key, 3)
        odds = jax.numpy.where(states.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choosing, odds)
        return (jax.vmap(again)(states, actions, jax.random.split(dealing, PGX_COUNT)), key), None

    moves = jax.jit(lambda states, key: jax.lax.scan(move, (states, key), None, length=PGX_STEPS)[0])
    key = jax.random.PRNGKey(1)
    now = jax.jit(jax.vmap(environment.init))(jax.random.split(key, PGX_COUNT)), key

    def play() -> int:
        nonlocal now
        now = moves(*now)
        jax.block_until_ready(now[0].observation)
        return PGX_COUNT * PGX_STEPS

    return play


def player(environment: Any) -> Callable[[], int]:
    """Return a function that plays a whole random game in a PettingZoo environment and counts the decisions.

    It is seeded once, as for training: in some of PettingZoo's games seeding costs as much as playing.
    """
    random = Random(1).random
    environment.reset(seed=1)

    def play() -> int:
        environment.reset()
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, info = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            actions = mask.nonzero()[0]
            environment.step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return play


def peers(rounds: int = 5, seconds: float = 0.5) -> Iterator[PeerRow]:
    """Yield the rows of every peer, each as soon as it is measured."""
    for measure in (openspiel_hearts_loop, openspiel_hearts_rollouts, rlcard_games, pettingzoo_games):
        yield from measure(rounds, seconds)


def main() -> None:
    """Print the rows of the peers alone."""
    for row in peers():
        rate = "-" if row.median is None else f"{row.median:,.0f}"
        spread = "" if row.low is None or row.high is None else f"({row.low:,.0f} to {row.high:,.0f})"
        print(f"{row.name:42} {row.version:8} {rate:>12} {spread:28} {row.note}", flush=True)


if __name__ == "__main__":
    main()
