"""Checks that anything but a legal move is refused with a sentence, and that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable

from mutiny.kernel.errors import IllegalMove, MutinyError
from mutiny.kernel.state import State
from mutiny.testing.fingerprints import future, look
from mutiny.testing.trial import Trial, raised

Attempt = tuple[str, Callable[[State], object]]
"""A description of an attempt, and the function that makes it."""

GARBAGE = ("", " ", "xyzzy", "\x00", "-1", "é" * 200)


def check_refusals(trial: Trial) -> None:
    """Check that wrong seats, illegal or unknown moves, garbage and chance out of turn are all refused.

    >>> from mutiny import game
    >>> check_refusals(Trial(game("meuterer"), 3, {}, bytes(32)))
    """
    attempts = _moves_of_nobody(trial) + _illegal_moves(trial) + _chance_out_of_turn(trial)
    before, fate = look(trial.state), future(trial.state)
    victim = trial.state.copy()
    for what, attempt in attempts:
        _try(trial, victim, what, attempt)
    if look(victim) == before and future(victim) == fate:
        return
    for what, attempt in attempts:
        victim = trial.state.copy()
        _try(trial, victim, what, attempt)
        trial.expect(look(victim) == before and future(victim) == fate, f"{what} is refused but changes the state")
    trial.fail("moves that were refused changed the state, all of them together but none alone")


def _try(trial: Trial, victim: State, what: str, attempt: Callable[[State], object]) -> None:
    try:
        attempt(victim)
    except IllegalMove as refusal:
        trial.expect(refusal.clause != "", f"{what} is refused under no clause")
    except MutinyError as refusal:
        trial.expect(str(refusal) != "", f"{what} is refused without a word")
    except Exception as error:  # noqa: BLE001 (whatever it is, it is the finding)
        trial.fail(f"{what} is not refused but raises {raised(error)}")
    else:
        trial.fail(f"{what} is not refused")


def _moves_of_nobody(trial: Trial) -> list[Attempt]:
    """Return moves of seats that are not to act, and of seats that do not exist."""
    state = trial.state
    some = [
        0,
        trial.rng.below(trial.game.actions),
        *(action for seat in state.acting for action in state.legal_actions(seat)[:1]),
    ]
    outsiders = [seat for seat in (-1, *range(trial.players), trial.players) if seat not in state.acting]
    return [_move(seat, action) for seat in outsiders for action in some]


def _illegal_moves(trial: Trial) -> list[Attempt]:
    """Return moves of acting seats that are not legal now, by number and by text."""
    state, actions = trial.state, trial.game.actions
    attempts: list[Attempt] = []
    for seat in state.acting:
        legal = set(state.legal_actions(seat))
        wrong = {trial.rng.below(actions) for _ in range(20)} | {min(legal) - 1, max(legal) + 1, -1, actions, 10**6}
        attempts += [_move(seat, action) for action in sorted(wrong - legal)]
        attempts += [_text(seat, garbage) for garbage in GARBAGE]
    return attempts


def _chance_out_of_turn(trial: Trial) -> list[Attempt]:
    if trial.state.awaits_chance:
        return [("the chance 'xyzzy'", lambda state: state.apply_chance_with_events(state.parse_chance("xyzzy")))]
    return [("a chance outcome that is not awaited", lambda state: state.apply_chance_with_events(b""))]


def _move(seat: int, action: int) -> Attempt:
    return f"move {action} of seat {seat}", lambda state: state.apply(seat, action)


def _text(seat: int, text: str) -> Attempt:
    return f"the text {text[:20]!r} of seat {seat}", lambda state: state.apply(seat, state.parse_move(seat, text))
