"""The engine's positions in the form of the reference implementation, so that the two can be compared completely.

Imports the engine's public forms and its board, for fields that no view shows.
"""

from __future__ import annotations

from typing import Any

from games.traitres.tables import board, chest_of, discards_of, hand_of, pile_of

from mutiny import State
from mutiny.games.traitres.constants import ROLES


def picture(state: State) -> dict[str, Any]:
    """Return a position as the reference's `Table.summary` gives it."""
    shown = state.view(None)
    phase = "play" if shown["phase"] == "turn" else shown["phase"]
    expected: list[Any] = ["over", None]
    if state.awaits_chance:
        expected = ["chance", phase]
    elif state.acting:
        expected = ["move", state.acting[0]]
    return {
        "expected": expected,
        "phase": phase,
        "turn": shown["turn"],
        "roles": [] if phase == "roles" else [ROLES[player.role] for player in board(state).crew],
        "aboard": shown["aboard"],
        "planks": shown["planks"],
        "hands": [hand_of(state, seat).split() for seat in range(state.players)],
        "chest": chest_of(state).split(),
        "draw_pile": [] if state.awaits_chance else pile_of(state).split(),
        "discard_pile": discards_of(state).split(),
        "result": state.result() if state.over else None,
    }
