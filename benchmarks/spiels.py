"""Measure how fast our games play inside OpenSpiel, beside OpenSpiel's own games in Python.

All go through the same loop, with the same methods of a state. Every applied action counts, including outcomes of
chance; a row also tells how many of them are decisions. Games are measured in turns, round by round, so that a slow
moment of the machine affects all of them. OpenSpiel is imported only when it is measured.
"""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from statistics import median
from typing import Any

from peers import PeerRow, absent, installed, rates

OURS = {
    "Meuterer in OpenSpiel": "mutiny_meuterer(players=4)",
    "Traîtres à bord in OpenSpiel": "mutiny_traitres(players=6)",
    "Cartagena in OpenSpiel": "mutiny_cartagena(players=4)",
}
THEIRS = ("kuhn_poker", "liars_poker", "block_dominoes", "team_dominoes", "tic_tac_toe", "hangman")
MEDIAN = "OpenSpiel's own Python games, the median"
QUICKEST = "OpenSpiel python_kuhn_poker"


class Loop:
    """A loop over whole random games of one name. A call plays one and returns the number of actions."""

    def __init__(self, pyspiel: Any, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.random = Random(1)
        self.actions = 0
        self.decisions = 0

    def __call__(self) -> int:
        """Play a game, with chance drawn by its probabilities."""
        random = self.random.random
        choices = self.random.choices
        state = self.game.new_initial_state()
        actions = decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, probabilities)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
            actions += 1
        self.actions += actions
        self.decisions += decisions
        return actions


def python_games(rounds: int = 5, seconds: float = 0.5) -> list[PeerRow]:
    """Measure our games in OpenSpiel, and OpenSpiel's own Python games, in actions per second."""
    found = installed("pyspiel", "open_spiel")
    if found is None:
        return [absent(name, "open_spiel is not installed") for name in (*OURS, MEDIAN)]
    pyspiel, version = found
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        # Some of its games print or warn when they are imported.
        warnings.simplefilter("ignore")
        import_module("open_spiel.python.games")
    import_module("mutiny.adapters.openspiel")
    loops: dict[str, Loop] = {title: Loop(pyspiel, name) for title, name in OURS.items()}
    loops |= {f"OpenSpiel python_{name}": Loop(pyspiel, f"python_{name}") for name in THEIRS}
    measured = in_turns(loops, rounds, seconds)
    rows: list[PeerRow] = []
    for title, each in measured.items():
        share = loops[title].decisions / loops[title].actions
        note = f"actions a second, {share:.0%} of them decisions"
        rows.append(PeerRow(title, version, median(each), min(each), max(each), note))
    medians = [median(measured[title]) for title in measured if title not in OURS]
    note = "actions a second; slowest to fastest game"
    return [*rows, PeerRow(MEDIAN, version, median(medians), min(medians), max(medians), note)]


def in_turns(loops: Mapping[str, Callable[[], int]], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Return the rates of some loops, measured in turns.

    >>> sorted(in_turns({"one": lambda: 1, "two": lambda: 2}, 2, 0.001))
    ['one', 'two']
    """
    found: dict[str, list[float]] = {title: [] for title in loops}
    for _ in range(rounds):
        for title, loop in loops.items():
            found[title] += rates(loop, 1, seconds)
    return found


if __name__ == "__main__":
    for row in python_games():
        print(f"{row.name:44} {row.median or 0:>10,.0f} ({row.low or 0:,.0f} to {row.high or 0:,.0f}) {row.note}")
