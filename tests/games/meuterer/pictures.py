"""The engine's positions in the form of the reference implementation, so that the two can be compared completely.

Imports the engine's public forms and its board, for fields that no view shows.
"""

from __future__ import annotations

from typing import Any

from games.meuterer.tables import pile_of
from helpers.oracles import Memo

from mutiny import State
from mutiny.games.meuterer.constants import KINDS
from mutiny.games.meuterer.rules.board import MeutererBoard
from mutiny.kernel.cardset import names

# The phases of the engine, each with its name in the reference.
PHASES = {"deck": "deal", "shuffle": "reshuffle"}


class SeatMemo(Memo):
    """Facts of a round that the reference keeps and the engine does not need: the cards fought with and sold."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.clear()

    def clear(self) -> None:
        """Forget the facts of the last round."""
        self.fought = [0] * self.players
        self.sold: list[str | None] = [None] * self.players

    def note(self, who: int | None, notation: str, state: State) -> None:
        """Update the facts after an entry; `state` is the state after it."""
        if who is not None and notation.startswith("fight "):
            self.fought[who] = int(notation.removeprefix("fight "))
        elif who is not None and notation.startswith("sell "):
            self.sold[who] = notation
        if state.view(None)["phase"] not in ("fight", "sell", "over"):
            self.clear()

    def copy(self) -> SeatMemo:
        """Return a copy."""
        twin = SeatMemo(self.players)
        twin.fought, twin.sold = list(self.fought), list(self.sold)
        return twin


def picture(state: State, event: SeatMemo) -> dict[str, Any]:
    """Return a position as the reference's `Table.summary` gives it."""
    assert isinstance(state, MeutererBoard)
    shown = state.view(None)
    seats = [state.view(seat) for seat in range(state.players)]
    phase = PHASES.get(shown["phase"], shown["phase"])
    drawing = phase in ("keep", "reshuffle")
    expected: list[Any] = ["over", None]
    if state.awaits_chance:
        expected = ["chance", "deck" if phase in ("deal", "reshuffle") else phase]
    elif state.acting:
        expected = ["move", state.acting[0]]
    return {
        "expected": expected,
        "phase": phase,
        "round": max(shown["round"], 1),
        "ring": shown["ring"],
        "captain": shown["captain"],
        "scores": shown["scores"],
        "ship": shown["ship"] or "hochland",
        "active": shown["active"] or ["hochland"],
        "pirate_ship": shown["pirate_ship"] or ("piratennest" if state.setting.pirates else None),
        # The reference clears the pay with the destinations; the engine shows it until the next round.
        "pay": None if drawing else shown["pay"],
        "destinations": {"captain": shown["captain_destination"], "mutineer": shown["mutineer_destination"]},
        "hands": [view["hand"] for view in seats],
        "offered": shown["offered"],
        "fought": event.fought,
        "left": shown["left"],
        "roles": [view["role"] for view in seats],
        "choices": event.sold,
        "drawn": [card for view in seats for card in view.get("drawn", ())],
        "draw_pile": pile_of(state).split() if state.round else [],
        "discard_pile": names(state.discard + state.buried, KINDS),
    }
