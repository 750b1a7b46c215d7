"""Checks of features: rows match their description and reveal nothing that a seat may not know.

A game without features passes.
"""

from __future__ import annotations

from mutiny.kernel.state import State
from mutiny.testing.fingerprints import look
from mutiny.testing.trial import Trial


def check_rows(trial: Trial) -> None:
    """Check that every row has the size and the limits of its fields, and that making it changes nothing.

    >>> from mutiny import game
    >>> check_rows(Trial(game("meuterer"), 3, {}, bytes(32)))
    """
    features = trial.features
    if features is None:
        return
    most = features.most()
    before = look(trial.state)
    for seat in range(trial.players):
        row = features.row(trial.state, seat)
        trial.expect(
            type(row) is bytes and len(row) == features.size,
            f"the row of seat {seat} is not {features.size} bytes, the sizes of its fields together",
        )
        for field in features.fields:
            trial.expect(field.size > 0 and 0 < field.most <= 255, f"the field {field.name} has no room for a number")
        trial.expect(
            all(number <= limit for number, limit in zip(row, most, strict=True)),
            f"the row of seat {seat} holds a number that is larger than its field says",
        )
    trial.expect(look(trial.state) == before, "making rows changes the state")


def compare_rows(trial: Trial, seat: int | None, what: str, one: State, other: State) -> None:
    """Check that two states that a seat cannot tell apart give it the same row.

    >>> from mutiny import game
    >>> trial = Trial(game("meuterer"), 3, {}, bytes(32))
    >>> compare_rows(trial, 0, "nothing", trial.state, trial.state.copy())
    """
    features = trial.features
    if features is not None and seat is not None:
        trial.expect(
            features.row(one, seat) == features.row(other, seat),
            f"after {what} the row of seat {seat} tells something hidden that its view does not show",
        )
