"""Checks that a game does everything that the kernel requires of a game."""

from __future__ import annotations

from mutiny.kernel.discovery import flaw
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.game import Game
from mutiny.kernel.record import read_record
from mutiny.testing.fingerprints import text
from mutiny.testing.moves import (
    check_copy,
    check_notation,
    check_replay,
    check_shape,
    check_views,
    play_move,
    take_chance,
)
from mutiny.testing.refusals import check_refusals
from mutiny.testing.rows import check_rows
from mutiny.testing.secrecy import check_at_once, check_other_moves, check_other_outcomes, check_sampled
from mutiny.testing.trial import LONGEST_GAME, Nonconformance, Trial, raised

THOROUGH = 12
"""The slow checks run at one position in this many."""


def check_game(
    game: Game, *, games: int = 20, seed: bytes = b"mutiny.testing", options: dict[str, str] | None = None
) -> None:
    """Play random games and check everything that a game must do; raises `Nonconformance` at the first failure.

    First the game must be complete. Then these are checked: replay, copies, undo by replay, moves as numbers and as
    text, moves with and without events, cards conserved (`inventory`), illegal moves refused with the state unchanged,
    a result at the end, and events that cite a clause. Views, events and rows of features must reveal nothing that a
    seat may not know, not even which seats have decided while several decide at once. Beliefs must sample worlds that
    agree with what the seat has seen. The games cover every number of players and, without `options`, every option.
    Everything follows from the seed, so a failure can be reproduced.

    >>> from mutiny import game
    >>> check_game(game("meuterer"), games=1, options={"pirates": "on"})
    """
    check_complete(game)
    for number in range(games):
        for thorough in (False, True):
            # Run the quick checks first, so that a simple fault is not reported as one of its subtle effects.
            trial: Trial | None = None
            try:
                trial = Trial.of(game, number, seed, options)
                check_frame(trial)
                check_whole_game(trial, thorough)
            except Nonconformance:
                raise
            except Exception as error:
                raise Nonconformance(f"the game raises {raised(error)}", trial or game) from error


def check_complete(game: Game) -> None:
    """Check that the game has everything that a game must have; the error says what is missing.

    >>> from mutiny import game
    >>> check_complete(game("meuterer"))
    """
    try:
        lack = flaw(game)
    except Exception as error:
        raise Nonconformance(f"the game cannot begin: it raises {raised(error)}", game) from error
    if lack:
        raise Nonconformance(f"the game is incomplete: {lack}", game)


def check_frame(trial: Trial) -> None:
    """Check a game before it begins: it refuses wrong numbers of players and unknown options.

    >>> from mutiny import game
    >>> check_frame(Trial(game("meuterer"), 3, {}, bytes(32)))
    """
    game = trial.game
    trial.expect(game.actions > 0, "a game needs an action space")
    for players in (game.least - 1, game.most + 1):
        try:
            game.new(players, trial.options)
        except MutinyError:
            continue
        trial.fail(f"a game for {game.least} to {game.most} is begun by {players}")
    try:
        game.new(trial.players, {**trial.options, "no such option": "x"})
    except MutinyError:
        return
    trial.fail("an unknown option is not refused")


def check_whole_game(trial: Trial, thorough: bool) -> None:
    """Play one random game to its end with the quick checks and, if thorough, the slow ones at some positions.

    >>> from mutiny import game
    >>> trial = Trial(game("meuterer"), 3, {}, bytes(32))
    >>> check_whole_game(trial, thorough=False)
    >>> trial.state.over
    True
    """
    inventory = list(trial.state.inventory())
    while not trial.state.over:
        trial.expect(len(trial.match.entries) < LONGEST_GAME, "the game does not end")
        if not trial.match.entries or trial.sometimes(THOROUGH):
            check_views(trial)
            check_rows(trial)
        check_shape(trial)
        check_notation(trial)
        now = thorough and (trial.sometimes(THOROUGH) or not trial.match.entries)
        if now:
            check_thoroughly(trial)
        if trial.state.awaits_chance:
            if thorough:
                check_other_outcomes(trial)
            take_chance(trial)
        else:
            if thorough and len(trial.state.acting) > 1:
                check_at_once(trial)
            play_move(trial, now)
        left = list(trial.state.inventory())
        trial.expect(left == inventory, f"cards come or go: {inventory} has become {left}")
    check_shape(trial)
    check_rows(trial)
    check_result(trial)
    if thorough:
        check_refusals(trial)
        check_replay(trial)


def check_thoroughly(trial: Trial) -> None:
    """Run the slow checks at one position.

    >>> from mutiny import game
    >>> check_thoroughly(Trial(game("meuterer"), 3, {}, bytes(32)))
    """
    trial.expect(trial.match.record().result is None, "there is a result before the end")
    check_copy(trial)
    check_refusals(trial)
    check_replay(trial)
    check_sampled(trial)
    check_other_moves(trial)


def check_result(trial: Trial) -> None:
    """Check that the result names winners at the table and is valid JSON, and that the record reads back.

    >>> from mutiny import game
    >>> trial = Trial(game("meuterer"), 3, {}, bytes(32))
    >>> check_whole_game(trial, thorough=False)
    >>> check_result(trial)
    """
    result = trial.state.result()
    winners = result.get("winners")
    trial.expect(
        isinstance(winners, list) and all(winner in range(trial.players) for winner in winners),
        f"the result {result} does not name its winners by seat",
    )
    try:
        text(result)
    except (TypeError, ValueError) as error:
        trial.fail(f"the result cannot be written as JSON: {error}")
    record = trial.match.record()
    back = read_record(record.text())
    trial.expect(
        (back.moves, back.result, back.options) == (record.moves, record.result, record.options),
        "the record does not read back as it was written",
    )
