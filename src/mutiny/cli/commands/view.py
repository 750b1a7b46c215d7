"""`mutiny view`: what one seat may see at some point of a record."""

from __future__ import annotations

import argparse
import json

from mutiny.cli.files import load
from mutiny.cli.language import chosen_language
from mutiny.cli.output import drawn
from mutiny.cli.parsing import add_json, add_language, index
from mutiny.cli.records import check_seat, state_after

EXAMPLES = """
mutiny view game.json --seat 2             after the last entry
mutiny view game.json --seat 2 --at 10     after the first 10 entries
mutiny view game.json --spectator --json   what everybody sees, for programs
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", help="a record, or - for the input")
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--seat", type=index, metavar="N", help="the seat that looks, from 0")
    who.add_argument("--spectator", action="store_true", help="somebody without a seat looks")
    parser.add_argument(
        "--at",
        type=index,
        metavar="ENTRY",
        help="look after the first ENTRY entries: 0 is before anything has happened (default: after the last)",
    )
    add_json(parser)
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Print the view."""
    record = load(options.file)
    seat = None if options.spectator else check_seat(options.seat, record.players)
    view = state_after(options.file, record, options.at).view(seat)
    if options.json:
        print(json.dumps(view, ensure_ascii=False))
    else:
        print(drawn(view, record.players, chosen_language(options.lang)))
    return 0
