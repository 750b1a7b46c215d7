"""`mutiny legal`: the legal moves after a record's last entry."""

from __future__ import annotations

import argparse
import json

from mutiny import State
from mutiny.cli.files import load
from mutiny.cli.parsing import index
from mutiny.cli.records import state_after

EXAMPLES = """
mutiny legal game.json              {"1": ["offer salt", "offer wine", "leave"]}
mutiny legal game.json --at 10      after the first 10 entries
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", help="a record, or - for the input")
    parser.add_argument(
        "--at", type=index, metavar="ENTRY", help="after the first ENTRY entries (default: after the last)"
    )


def run(options: argparse.Namespace) -> int:
    """Print the legal moves as JSON."""
    state = state_after(options.file, load(options.file), options.at)
    print(json.dumps(legal(state)))
    return 0


def legal(state: State) -> dict[str, list[str]]:
    """Return all legal moves in notation, by seat; empty if the game is over or awaits chance.

    >>> from mutiny import new
    >>> list(legal(new("meuterer", ["Ann", "Bo", "Cy"], seed=bytes(32)).state).values())
    [['pay 0', 'pay 1', 'pay 2', 'pay 3']]
    """
    return {
        str(seat): [state.format_move(seat, action) for action in state.legal_actions(seat)] for seat in state.acting
    }
